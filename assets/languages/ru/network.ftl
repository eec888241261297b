### The local network: servers, the lobby, rooms, matches.
###
### The host is the device on which the server runs, and its player. Guests are the others who are connected to it. A room has
### seats for the players of one game, and others may watch. Names are those that players have chosen.

## Finding and joining a host

lan = Локальная сеть
lan-own-name = Ваше имя
lan-name = Имя
player-name-hint = Имя
player-name-another = Другое имя
lan-host = Хост
lan-require-code = Вход по коду
lan-guests-need-code = Гостям нужен код { $code }
lan-another-code = Другой код
lan-host-game = Создать игру
lan-host-continue = Продолжить как хост
lan-host-continues = Последняя игра продолжится, места сохранены.
lan-or-join = Или войти в игру
lan-enter-address = Ввести адрес
lan-join-server = Войти: { $name }
lan-found-version = Tessella { $version }, другая версия
lan-found-no-game = игр ещё не было
lan-found-people = людей: { $people } из { $most }
lan-found-seat = ваше место сохранено
lan-seat-gone = Ваше место больше не сохраняется. Введите код.
lan-found-full = мест нет
lan-found-needs-code = { $address }, нужен код
lan-found-open = { $address }, без кода
lan-searching = Поиск игр в этой сети…
lan-nothing-found = Игр пока не найдено. Возможные причины:
lan-network-denied = Система не пускает Tessella в локальную сеть. Разрешите это в настройках системы, среди разрешений приложения.
lan-network-unusable = Сеть недоступна: { $error }.
lan-address = Адрес хоста, как на его экране
lan-code = Код хоста «{ $name }»; если кода нет, оставьте пустым
lan-join = Войти
lan-delete = Стереть
lan-joining = Вход…
lan-cancel = Отмена
lan-changed = Раньше вы играли с другим устройством
lan-changed-named = По адресу { $address } под именем «{ $name }» отвечает другое устройство. Возможно, оно выдаёт себя за знакомое или было настроено заново.
lan-changed-unnamed = По адресу { $address } отвечает другое устройство. Возможно, оно выдаёт себя за знакомое или было настроено заново.
lan-changed-seat = Ваше место на знакомом устройстве сохранено.
lan-changed-cancel = Не входить
lan-changed-join = Войти как новый игрок

## Names of players who have chosen none

player-name-first = Быстрый, Весёлый, Добрый, Дымчатый, Звёздный, Зелёный, Золотой, Ловкий, Лунный, Мудрый, Отважный, Ранний, Рыжий, Светлый, Северный, Серебряный, Синий, Смелый, Снежный, Солнечный, Спокойный, Тихий, Храбрый, Янтарный
player-name-second = Барсук, Бобр, Воробей, Ворон, Дрозд, Енот, Журавль, Заяц, Зимородок, Кит, Крот, Лебедь, Лис, Лось, Медведь, Олень, Орёл, Снегирь, Сокол, Стриж, Тюлень, Филин, Хомяк, Чиж
player-name = { $first } { $second }

## Why no host was found

discovery-no-interfaces = Не удалось получить список сетей компьютера: { $error }.
discovery-only-loopback = Устройство не подключено к сети: включите на нём Wi-Fi или точку доступа, чтобы другие подключились к ней.
discovery-other-network = Хост может быть в другой сети: обоим устройствам нужен один и тот же Wi-Fi или одна точка доступа.
discovery-isolation = Wi-Fi может разделять устройства, как часто бывает в гостевых сетях («изоляция клиентов»).
discovery-firewall = На хосте может мешать брандмауэр: он должен пропускать UDP и TCP на портах с { $first } по { $last }.
discovery-denied = Система не даёт Tessella искать через { $interface }: возможно, мешает брандмауэр этого устройства.
discovery-denied-default = Система не даёт Tessella искать через основной интерфейс: возможно, мешает брандмауэр этого устройства.
discovery-denied-loopback = Система не даёт Tessella искать через петлевой интерфейс: возможно, мешает брандмауэр этого устройства.
discovery-failed = Поиск через { $interface } ({ $address }) не удался: { $error }.
discovery-failed-default = Поиск через основной интерфейс ({ $address }) не удался: { $error }.
discovery-failed-loopback = Поиск через петлевой интерфейс ({ $address }) не удался: { $error }.
discovery-no-ipv6 = у компьютера нет IPv6

## Why a host was not joined

join-version = На этом хосте Tessella { $server } (протокол { $server_protocol }), а у вас { $client } (протокол { $client_protocol }): нужна одна и та же версия.
join-wrong-code =
    { $tries ->
        [one] Это не код хоста; осталась { $tries } попытка.
        [few] Это не код хоста; осталось { $tries } попытки.
        [many] Это не код хоста; осталось { $tries } попыток.
       *[other] Это не код хоста; осталось { $tries } попытки.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Это не код хоста, и неверных кодов было слишком много: подождите { $seconds } секунду.
        [few] Это не код хоста, и неверных кодов было слишком много: подождите { $seconds } секунды.
        [many] Это не код хоста, и неверных кодов было слишком много: подождите { $seconds } секунд.
       *[other] Это не код хоста, и неверных кодов было слишком много: подождите { $seconds } секунды.
    }
join-wait =
    { $seconds ->
        [one] Слишком много неверных кодов: подождите { $seconds } секунду и попробуйте снова.
        [few] Слишком много неверных кодов: подождите { $seconds } секунды и попробуйте снова.
        [many] Слишком много неверных кодов: подождите { $seconds } секунд и попробуйте снова.
       *[other] Слишком много неверных кодов: подождите { $seconds } секунды и попробуйте снова.
    }
join-full = На хосте «{ $name }» нет мест: людей { $people } из { $most }.
join-full-unnamed = На этом хосте нет мест: людей { $people } из { $most }.
join-closing = Хост «{ $name }» закрывается и больше никого не впускает.
join-closing-unnamed = Этот хост закрывается и больше никого не впускает.
join-other-name = Имя { $name } здесь уже занято, поэтому вы { $other }. Изменить его можно в списке людей.
join-needs-code = На хосте «{ $name }» вход по коду: спросите код там и введите его.
join-needs-code-unnamed = На этом хосте вход по коду: спросите код там и введите его.
join-unexpected-code = У хоста «{ $name }» нет кода входа: если доверяете хосту, оставьте поле пустым.
join-unexpected-code-unnamed = У этого хоста нет кода входа: если доверяете хосту, оставьте поле пустым.
join-invalid-code = Это не может быть кодом входа: { $error }.
join-impostor = Хост по адресу { $address } сам не знает кода; возможно, это не тот хост, который вам нужен.
join-changed-key = Хост по адресу { $address } — не то устройство, с которым вы играли раньше, поэтому вход не выполнен. Ваше место там сохранено.
join-false-key = Хост по адресу { $address } выдаёт себя за другое устройство, поэтому вход не выполнен.
join-not-tessella = По адресу { $address } отвечает не хост Tessella: проверьте адрес и порт.
join-busy = Хост по адресу { $address } отключился, не ответив: возможно, входит слишком много людей, и стоит попробовать ещё раз; или это не хост Tessella.
join-connection-closed = Хост по адресу { $address } отключился до вашего входа: возможно, он только что закрылся или занят. Попробуйте ещё раз.
join-port-closed = По адресу { $address } нет открытого хоста: проверьте, что он ещё работает и что порт верный.
join-timed-out = По адресу { $address } никто не отвечает: проверьте, что хост ещё открыт, что вы в одной сети и что его брандмауэр пропускает TCP и UDP на порту { $port }.
join-no-route = К адресу { $address } нет пути: проверьте, что этот компьютер в одной сети с хостом.
join-unreachable = Хост по адресу { $address } недоступен: { $error }.
join-no-udp = Хост по адресу { $address } ответил, но от его игры ничего не приходит: проверьте, что брандмауэр хоста пропускает UDP на порту { $port }.
join-no-room = На хосте нет места.
join-lost-at-once = Связь с хостом по адресу { $address } сразу пропала: { $error }.
join-not-possible = Не удалось войти: { $error }.

## Why a connection ended

connection-broken = Связь прервалась: { $error }.
connection-invalid-data = Хост прислал то, чего хосты не присылают: { $error }.
connection-failed = Соединение прервано из-за ошибки в Tessella. Ваше место сохранено: подключитесь снова.
search-failed = Поиск хостов прерван из-за ошибки в Tessella. Откройте эту страницу ещё раз.
connection-overfull = Хост прислал больше, чем программа может принять.
connection-no-reply = хост не ответил вовремя
connection-token-expired = срок пропуска от хоста истёк
connection-server-full = на хосте нет места
connection-timed-out = от хоста ничего не слышно
connection-closed-by-server = хост закрыл связь
connection-closed-by-client = связь закрыта с этой стороны
connection-queue-full = слишком много сообщений ждёт отправки
connection-queue-length = сообщение на отправку пустое или слишком длинное
lobby-closed-session-ended = Хост завершил сеанс. Игры сохранены там до следующего раза.
lobby-closed-replaced = Вы вошли ещё раз из другого места, и ваше место теперь там.
lobby-closed-invalid-message = Хост не понял то, что пришло отсюда. Версии одинаковы?
lobby-closed-too-many-messages = Отсюда на хост пришло слишком много сообщений.
lobby-closed-hello-timeout = Хост не дождался отсюда имени, которое ещё никем не занято.
lobby-closed-removed = Хост удалил вас.

## A host on this device

server-name = Игра: { $player }
server-not-started = Здесь не открыть хост: { $error }.
server-code-replaced = Теперь код — { $code }. Все, кто уже здесь, остаются.
server-port-in-use = порт { $port } на этом компьютере занят
server-port-in-use-free = порт { $port } на этом компьютере занят; порт { $free } свободен
server-no-port = порты с { $first } по { $last } на этом компьютере все заняты; выберите другой
server-people-limit = хост принимает от 1 до { $most } человек, а не { $people }
server-file-in-use = в { $file } хранит комнаты другой хост; выберите другой файл
server-damaged-key = { $file } — не ключ хоста, или ключ повреждён: знаков в нём должно быть { $length }, а начало — { $prefix }. Скопируйте его из резервной копии или удалите, чтобы создать новый ключ, но тогда все места здесь пропадут
server-file-not-rooms = { $file } — не файл с комнатами
server-file-not-code = { $file } — не код входа
server-file-not-lock = файл { $file } не пустой, это не блокировка
server-file-folder = { $file } — папка
server-file-not-regular = { $file } — не обычный файл
server-file-broken-link = { $file } — ссылка на файл, которого нет
server-file-unreadable = не удалось прочитать { $file }: { $error }
server-file-unwritable = не удалось записать { $file }: { $error }
server-file-unlockable = не удалось заблокировать { $file }: { $error }
network-unusable = сеть недоступна: { $error }
server-rooms-unsaved = Не удалось сохранить комнаты в { $file }: { $error }.
server-rooms-set-aside = Не удалось прочитать прежние комнаты: { $reason }. Файл сохранён как { $file }.
server-rooms-not-set-aside = Не удалось прочитать прежние комнаты: { $reason }. Убрать файл в сторону тоже не удалось ({ $error }).
server-rooms-without-keys = они от версии, где у мест не было ключей
server-rooms-none = в файле нет комнат
server-rooms-cut-off = файл обрывается
server-rooms-checksum = файл повреждён
server-rooms-other-key = их места относятся не к тому ключу, что в { $file }
server-rooms-damaged = сохранённые комнаты повреждены ({ $error })
server-rooms-format = у сохранённых комнат формат { $found }, а эта программа читает формат { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Имя { $name } здесь уже занято.
refusal-invalid-name = В имени должно быть от 1 до 24 букв, цифр или других видимых знаков.
refusal-server-full = На хосте нет мест: людей { $most } из { $most }.
refusal-too-many-rooms = Комнат уже { $most } — больше на этом хосте нельзя.
refusal-room-not-found = Эта комната закрыта.
refusal-match-started-watch = Игра в этой комнате уже началась. Её можно смотреть.
refusal-match-started = Игра в этой комнате уже началась.
refusal-room-full-one = Место в этой комнате занято.
refusal-room-full-two = Мест в игре нет: попробуйте другую или смотрите.
refusal-room-full = Все места в этой комнате заняты (их { $places }).
refusal-seat-taken = Это место занимает { $name }.
refusal-seat-taken-computer = Это место занимает компьютер.
refusal-no-such-seat = В этой комнате нет такого места.
refusal-no-spectators = Эта комната без зрителей.
refusal-already-in-room = Вы в другой комнате. Сначала выйдите из неё.
refusal-not-seated = У вас нет места в комнате.
refusal-not-owner = Это может только тот, кто сидит здесь дольше всех.
refusal-no-match = Сейчас игра не идёт.
refusal-invalid-room = Эту игру не открыть: { $reason }.
refusal-illegal-move = Такой ход невозможен: { $reason }.
refusal-stale = За это время игра ушла вперёд.
refusal-nothing-to-take-back = Отменять нечего.
refusal-take-back-forbidden = В этом состязании ходы считаются, отменять их нельзя.
refusal-take-back-pending = Других уже спросили.
refusal-rate-limited = Слишком много сразу. Подождите немного.
refusal-banned = Вас удалили из этой комнаты.
refusal-banned-from-server = Хост вас больше не впускает.
refusal-not-in-room = Этого человека нет в вашей комнате.
refusal-draw-unavailable = Ничью можно предложить только людям.
refusal-draw-pending = Ничья уже предложена.
refusal-draining = Хост скоро закроется: новые игры не начинаются.
refusal-paused = Игра на паузе.
refusal-countdown = Игра продолжится через { $seconds } с.
refusal-pause-unavailable = Пауза бывает только в игре с часами.
refusal-pause-pending = О паузе уже попросили.
refusal-not-paused = Игра не на паузе.
refusal-tournament-running = Здесь идёт турнир.
refusal-tournament-full = Мест в турнире нет: участников { $most }.
refusal-too-few-entrants = Для турнира нужно людей: { $least }, а участников пока { $entered }.
refusal-two-seats-needed = Для турнира нужна игра на двоих или состязание, а в этой игре мест { $places }.
refusal-no-tournament = Для этого нет турнира.
refusal-room-code-length =
    в её коде больше { $most ->
        [one] { $most } знака
        [few] { $most } знаков
        [many] { $most } знаков
       *[other] { $most } знака
    }
refusal-room-code = хост не принимает её код
refusal-room-seat-mismatch = в этой игре мест { $seats }, а в комнате { $places }
refusal-room-seat-count = мест в комнате — от 2 до { $most }, а здесь { $places }
refusal-room-clock = секунд на часах — от 1 до { $most }, а здесь { $seconds }
refusal-room-computer-in-race = в состязании играют только люди

## Lobby: head and parts

lobby-unnamed-host = Хост
lobby-somebody = Кто-то
lobby-show = Показать
lobby-own-room = Ваша комната
lobby-rooms = Комнаты
lobby-rooms-count = Комнаты ({ $rooms })
lobby-people-count = Люди ({ $people })
chat = Чат
chat-unread = Чат ({ $messages })
lobby-stop-hosting = Закрыть хост
lobby-leave = Выйти
lobby-close-again =
    { $guests ->
        [one] Здесь { $guests } гость. Точно закрыть?
        [few] Здесь { $guests } гостя. Точно закрыть?
        [many] Здесь { $guests } гостей. Точно закрыть?
       *[other] Здесь { $guests } гостя. Точно закрыть?
    }
lobby-close-game-again = Идёт игра. Нажмите ещё раз, чтобы закрыть
lobby-leave-again = Нажмите ещё раз, чтобы выйти: игра будет проиграна
lobby-new-code = Новый код
lobby-qr-code = QR-код для входа
lobby-qr-code-advice = Наведите на него камеру другого устройства с Tessella.
lobby-host-away = Хост пропал: ждём его…
lobby-connection-lost = Нет связи: подключение…
lobby-guest = Вы здесь гость
lobby-no-network = нет сети
lobby-port = порт { $port }
lobby-code = код { $code }
lobby-without-code = вход для всех

## Lobby: people

lobby-people = Люди
lobby-name-own = { $name } (вы)
lobby-in-room = в комнате
lobby-cut-off = нет связи, место ждёт { $seconds } с
lobby-remove = Удалить: { $name }
lobby-ban = Не впускать: { $name }
lobby-remove-again = Нажмите ещё раз, чтобы удалить: { $name }
lobby-ban-again = Нажмите ещё раз, чтобы не впускать: { $name }
lobby-mute = Скрыть сообщения: { $name }
lobby-unmute = Показать сообщения: { $name }
lobby-change-name = Сменить имя
lobby-own-name = Своё имя
lobby-rename-done = Готово
lobby-removed = Вас удалили из комнаты.
lobby-banned = Вас удалили из комнаты, вернуться в неё нельзя.
lobby-room-closed = Комнату закрыли.
lobby-computer-gentle = Компьютер, щадящий
lobby-computer-easy = Компьютер, лёгкий
lobby-computer-medium = Компьютер, средний
lobby-computer-hard = Компьютер, сложный

## Lobby: chat

chat-room = В этой комнате
chat-empty = Пока никто ничего не сказал.
chat-say = Сообщение
chat-send = Отправить
chat-say-hint = Ваше сообщение
chat-host = Хост
chat-phrase-hello = Привет!
chat-phrase-good-luck = Удачи!
chat-phrase-shall-we-play = Сыграем?
chat-phrase-well-played = Отличная игра!
chat-phrase-oh-no = О нет!
chat-phrase-one-moment = Минутку
chat-phrase-take-your-time = Можно не спешить
chat-phrase-another-one = Ещё разок?
chat-phrase-thank-you = Спасибо!
chat-phrase-goodbye = До встречи!

## Lobby: list of rooms

room-open = Открыть комнату
room-list-empty = Комнат пока нет. Откройте свою, и другие увидят её здесь.
room-list-unknown = Комнаты снова появятся, когда связь восстановится.
room-heading = { $game }, { $board }
room-race-board = состязание, { $board }
room-seated-computer = компьютер
room-state-tournament = идёт турнир
room-state-playing = идёт игра
room-state-generating = поле готовится
room-state-seats = занято мест: { $taken } из { $seats }
room-sit = Сесть
room-watch-short = Смотреть
room-list-tournament = Идёт турнир
room-list-begun = Игра уже началась
room-list-full = Все места заняты
room-choose-game = Какая игра?
room-choose-back = Назад к комнатам

## Lobby: the player's room

room-rule-first = цель: закончить раньше
room-rule-fewest = цель: меньше ходов
room-rule-move = { $seconds } с на ход
room-rule-game = { $minutes } мин на игру
room-rule-bonus = { $minutes } мин на игру и { $seconds } с на ход
room-rule-watched-delayed = зрители видят через 20 с
room-rule-watched-after-end = зрители видят после конца
room-rule-unwatched = без зрителей
room-watching = Зрители: { $names }
room-seat-empty = Ждём игрока { $number }
room-seat-plays = играет
room-seat-ready = ждёт начала
room-seat-not-ready = ещё готовится
room-seat-won =
    { $games ->
        [one] победы: { $won } из { $games } игры
        [few] победы: { $won } из { $games } игр
        [many] победы: { $won } из { $games } игр
       *[other] победы: { $won } из { $games } игр
    }
room-seat-computer = Компьютер
room-seat-sit = Сесть сюда
room-seat-weaker = Слабее
room-seat-stronger = Сильнее
room-seat-free = Освободить место
room-ready = Можно начинать
room-start = Начать
room-not-ready = Ещё не начинать
room-to-game = К игре
room-watch = Смотреть игру
room-boards-later = Поля видны после конца
room-to-tournament = К турниру
room-leave = Выйти из комнаты
room-forfeit = Сдаться и выйти
room-leave-tournament = Выйти из турнира
room-forfeit-again = Точно сдаться
room-leave-again = Точно выйти
room-close = Закрыть комнату
room-close-again = Точно закрыть комнату

## Lobby: tournament

tournament = Турнир
tournament-possible =
    { $least ->
        [one] В этой игре возможен турнир, если вас не меньше { $least } человека.
        [few] В этой игре возможен турнир, если вас не меньше { $least } человек.
        [many] В этой игре возможен турнир, если вас не меньше { $least } человек.
       *[other] В этой игре возможен турнир, если вас не меньше { $least } человек.
    }
tournament-clock-move = В турнире на каждый ход есть не больше { $minutes } мин.
tournament-clock-race = В турнире каждое состязание длится не больше { $minutes } мин.
tournament-enter = Записаться на турнир
tournament-withdraw = Отказаться от турнира
tournament-withdraw-again = Точно отказаться
tournament-empty = Пока никто не записался.
tournament-entered = Участники ({ $people }): { $names }
tournament-owner-starts = Турнир начинает хозяин комнаты.
tournament-too-few = Нужно участников: { $least }.
tournament-add-computer = Добавить компьютер
tournament-start-round-robin = Начать: каждый с каждым
tournament-start-knock-out = Начать: на выбывание
tournament-end = Завершить турнир
tournament-end-again = Точно завершить турнир
tournament-over = Турнир окончен.
tournament-new = Новый турнир
tournament-new-again = Нажмите ещё раз: таблица исчезнет
tournament-round = Тур { $round }
tournament-round-of = Тур { $round } из { $rounds }
tournament-round-soon = Тур { $round } скоро начнётся
tournament-round-of-soon = Тур { $round } из { $rounds } скоро начнётся
tournament-final = Финал
tournament-final-soon = Финал скоро начнётся
tournament-no-match = { $name } пропускает этот тур
tournament-draw = ничья
tournament-not-played = не сыграно
tournament-after-draws =
    { $first } – { $second } после { $draws ->
        [one] { $draws } ничьей
        [few] { $draws } ничьих
        [many] { $draws } ничьих
       *[other] { $draws } ничьей
    }
tournament-won =
    { $games ->
        [one] { $games } победа
        [few] { $games } победы
        [many] { $games } побед
       *[other] { $games } победы
    }
tournament-points = { $points } из { $games }

## Setup of a room

room-players = Игроки
room-clock = Часы
room-clock-none = Без часов
room-clock-move = На ход
room-clock-game = На игру
room-clock-bonus = С добавкой
room-clock-seconds = Секунды
room-clock-minutes = Минуты
room-clock-bonus-seconds = Добавка за ход (с)
room-goal = Цель
room-goal-first = Закончить раньше
room-goal-fewest = Меньше ходов
room-dropouts = Если кто-то вышел
room-dropouts-computer = Играет компьютер
room-dropouts-out = Место выбывает
room-spectators = Можно смотреть
room-view = Зрители видят поля
room-view-delayed = Через 20 с
room-view-after-end = После конца
room-view-live = Сразу

## Short messages about the room and its match

room-left = { $name } выходит из комнаты
room-opened = Новая комната ({ $name }): { $game }
room-cut-off =
    { $seconds ->
        [one] { $name }: нет связи, место ждёт { $seconds } секунду
        [few] { $name }: нет связи, место ждёт { $seconds } секунды
        [many] { $name }: нет связи, место ждёт { $seconds } секунд
       *[other] { $name }: нет связи, место ждёт { $seconds } секунды
    }
room-back = { $name } снова здесь
match-take-back-requested = { $name } просит отменить ход
match-take-back-accepted = Ход отменён
match-take-back-declined = Ход остаётся
match-draw-sent = Ничья предложена
match-draw-offered = { $name } предлагает ничью
match-draw-accepted = Игра закончилась вничью
match-draw-declined = Ничья отклонена
match-pause-sent = Запрос паузы отправлен
match-pause-requested = { $name } просит паузу
match-pause-declined = Паузы не будет
match-player-left = { $name } выходит из игры
match-player-left-replaced = { $name } выходит из игры: дальше играет компьютер
match-player-cut-off = { $name }: связи нет слишком долго
match-player-cut-off-replaced = { $name }: связи нет слишком долго, дальше играет компьютер
match-player-resigned = { $name } сдаётся
match-player-resigned-replaced = { $name } сдаётся: дальше играет компьютер
match-player-out-of-time = { $name }: время вышло
match-player-out-of-time-replaced = { $name }: время вышло, дальше играет компьютер
match-saved = Игра сохранена. Она в разделе «{ your-games-title }».
match-end-saved = { $reason } Игра сохранена на этом устройстве.
match-has-ended = За это время игра закончилась

## QR codes

qr-code = QR-код
qr-code-too-long = Этот код слишком длинный для QR-кода. Скопируйте его как текст.

## The page of the host

lobby-hosting = Хост
hosting-join = Как войти другим
hosting-qr-code = QR-код: { $address }
hosting-copy-link = Скопировать ссылку: { $address }
hosting-no-network = Это устройство не в сети.
hosting-no-code = Без кода: войти могут все в этой сети.
hosting-code = Код { $code }
hosting-waiting = Ожидание списка людей и комнат…
hosting-you = { $name } (вы)
hosting-remove-again = Нажмите ещё раз, чтобы удалить
hosting-ban-again = Нажмите ещё раз, чтобы запретить вход
hosting-rooms = Комнаты ({ $rooms })
hosting-room = Комната { $number } · { $game }, { $board }
hosting-close-again = Нажмите ещё раз, чтобы закрыть: игра останется без результата
hosting-close-room = Закрыть комнату { $number }
hosting-no-rooms = Открытых комнат нет.
hosting-in-room = комната { $number }
hosting-cut-off = нет связи, место ждёт { $seconds } с
hosting-connected = на связи { $time }
hosting-idle = без действий { $time }
hosting-this-device = это устройство
hosting-computer = компьютер
hosting-nobody = никого
hosting-announcement = Сообщение всем
hosting-announcement-hint = Текст
hosting-announce = Отправить всем
hosting-announced = Отправлено всем.
hosting-bans = Вход запрещён ({ $people })
hosting-banned-device = только устройство этого человека
hosting-banned-address = все с адреса { $address }
hosting-lift-ban = Снова впускать: { $name }
hosting-end = Закрытие
hosting-drain = Закрыть после игр
hosting-drain-again = Нажмите ещё раз: новых игр не будет
hosting-draining = Закроется после последней игры
hosting-draining-long = Новые игры не начинаются. Хост закроется через десять секунд после последней.
hosting-drained = Хост закрыт.
hosting-restarts = Хост остановлен из-за ошибки в Tessella и запускается снова.
hosting-failed = Хост остановлен из-за ошибки в Tessella. Запустите его снова, чтобы продолжить игры.
