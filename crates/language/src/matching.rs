//! The language that best matches the system's settings.

use super::languages::Language;

impl Language {
    /// Returns the first language that a player with these preferences reads. The tags are in BCP 47 or POSIX form, in
    /// order of preference: "de-AT", "zh_TW.UTF-8".
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(Self::of_locale)
    }

    fn of_locale(tag: &str) -> Option<Self> {
        let name = tag.split(['.', '@']).next().unwrap_or_default();
        let mut parts = name.split(['-', '_']);
        let primary = parts.next()?.to_ascii_lowercase();
        if primary == "zh" {
            let parts: Vec<String> = parts.map(str::to_ascii_lowercase).collect();
            let has = |part: &str| parts.iter().any(|other| other == part);
            let is_traditional =
                has("hant") || !has("hans") && ["tw", "hk", "mo"].map(has).contains(&true);
            return Some(if is_traditional {
                Self::TraditionalChinese
            } else {
                Self::SimplifiedChinese
            });
        }
        let mut all = Self::ALL.iter().copied();
        all.find(|language| language.tag().split('-').next() == Some(primary.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn locales_of_systems_have_a_language() {
        let cases = [
            ("C", None),
            ("", None),
            ("nl-NL", None),
            ("en-GB", Some(Language::English)),
            ("de_AT.UTF-8", Some(Language::German)),
            ("pt-PT", Some(Language::Portuguese)),
            ("zh", Some(Language::SimplifiedChinese)),
            ("zh-CN", Some(Language::SimplifiedChinese)),
            ("zh_TW.UTF-8", Some(Language::TraditionalChinese)),
            ("zh-Hant-HK", Some(Language::TraditionalChinese)),
            ("zh-Hans-HK", Some(Language::SimplifiedChinese)),
            ("ja_JP.eucJP@modifier", Some(Language::Japanese)),
        ];
        for (tag, language) in cases {
            assert_eq!(Language::preferred([tag]), language, "{tag}");
        }
    }

    #[test]
    fn first_known_language_is_preferred() {
        let tags = ["nl-NL", "ko-KR", "de-DE"];
        assert_eq!(Language::preferred(tags), Some(Language::Korean));
    }

    #[test]
    fn each_language_has_its_tag() {
        for &language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(
            Language::from_tag("ZH-hans"),
            Some(Language::SimplifiedChinese)
        );
        assert_eq!(Language::from_tag("english"), None);
    }
}
