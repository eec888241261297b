### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = Локальная сеть
lan-own-name = Ваше имя
lan-name = Имя
player-name-hint = Ваше имя
player-name-another = Другое имя
lan-host = Хост
lan-require-code = Вход по коду
lan-guests-need-code = Код входа: { $code }
lan-another-code = Другой код
lan-host-game = Создать игру
lan-host-continue = Продолжить сеанс
lan-host-continues = Вернитесь к прошлой игре. Места сохранены.
lan-or-join = Или войти в игру
lan-enter-address = Ввести адрес
lan-join-server = Войти: { $name }
lan-found-version = Tessella { $version }, другая версия
lan-found-no-game = игр ещё не было
lan-found-people = игроков: { $people } из { $most }
lan-found-seat = ваше место сохранено
lan-seat-gone = Вашего места там больше нет. Введите код входа.
lan-found-full = мест нет
lan-found-needs-code = { $address } · нужен код входа
lan-found-open = { $address } · без кода
lan-searching = Поиск игр в этой сети…
lan-nothing-found = Игр пока не найдено. Возможные причины:
lan-network-denied = Tessella не может использовать локальную сеть. Разрешите это в настройках системы, в разрешениях приложения.
lan-network-unusable = Сеть недоступна: { $error }.
lan-address = Адрес хоста (виден на его экране)
lan-code = Код входа для «{ $name }» (если его нет, оставьте пустым)
lan-join = Войти
lan-delete = Стереть
lan-joining = Вход…
lan-cancel = Отмена
lan-changed = Раньше вы играли с другим устройством
lan-changed-named = По адресу { $address } теперь отвечает другое устройство под именем «{ $name }». Возможно, это самозванец или то же устройство после новой настройки.
lan-changed-unnamed = По адресу { $address } теперь отвечает другое устройство. Возможно, это самозванец или то же устройство после новой настройки.
lan-changed-seat = Ваше место на знакомом устройстве сохранено.
lan-changed-cancel = Не входить
lan-changed-join = Войти как новый игрок

## Names for players who have not chosen one

player-name-first = Быстрый, Весёлый, Добрый, Дымчатый, Звёздный, Зелёный, Золотой, Ловкий, Лунный, Мудрый, Отважный, Ранний, Рыжий, Светлый, Северный, Серебряный, Синий, Смелый, Снежный, Солнечный, Спокойный, Тихий, Храбрый, Янтарный
player-name-second = Барсук, Бобр, Воробей, Ворон, Дрозд, Енот, Журавль, Заяц, Зимородок, Кит, Крот, Лебедь, Лис, Лось, Медведь, Олень, Орёл, Снегирь, Сокол, Стриж, Тюлень, Филин, Хомяк, Чиж
player-name = { $first } { $second }

## Why no host was found

discovery-no-interfaces = Не удалось получить список сетей этого устройства: { $error }.
discovery-only-loopback = Устройство не подключено к сети: включите на нём Wi-Fi или точку доступа, чтобы другие подключились к ней.
discovery-other-network = Хост может быть в другой сети: обоим устройствам нужен один и тот же Wi-Fi или одна точка доступа.
discovery-isolation = Wi-Fi может не давать устройствам видеть друг друга, как часто бывает в гостевых сетях («изоляция клиентов»).
discovery-firewall = Возможно, брандмауэр хоста не пропускает Tessella: разрешите в нём UDP и TCP на портах с { $first } по { $last }.
discovery-denied = Система не даёт Tessella искать через { $interface }: возможно, мешает брандмауэр этого устройства.
discovery-denied-default = Система не даёт Tessella искать через основной интерфейс: возможно, мешает брандмауэр этого устройства.
discovery-denied-loopback = Система не даёт Tessella искать через петлевой интерфейс: возможно, мешает брандмауэр этого устройства.
discovery-failed = Поиск через { $interface } ({ $address }) не удался: { $error }.
discovery-failed-default = Поиск через основной интерфейс ({ $address }) не удался: { $error }.
discovery-failed-loopback = Поиск через петлевой интерфейс ({ $address }) не удался: { $error }.
discovery-no-ipv6 = у этого устройства нет IPv6

## Why a host was not joined

join-version = На этом хосте Tessella { $server } (протокол { $server_protocol }), а у вас { $client } (протокол { $client_protocol }). Нужна одна и та же версия.
join-wrong-code =
    { $tries ->
        [one] Неверный код входа. Осталась { $tries } попытка.
        [few] Неверный код входа. Осталось { $tries } попытки.
        [many] Неверный код входа. Осталось { $tries } попыток.
       *[other] Неверный код входа. Осталось { $tries } попытки.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Неверный код входа: слишком много ошибок. Подождите { $seconds } секунду.
        [few] Неверный код входа: слишком много ошибок. Подождите { $seconds } секунды.
        [many] Неверный код входа: слишком много ошибок. Подождите { $seconds } секунд.
       *[other] Неверный код входа: слишком много ошибок. Подождите { $seconds } секунды.
    }
join-wait =
    { $seconds ->
        [one] Слишком много неверных кодов. Подождите { $seconds } секунду и попробуйте снова.
        [few] Слишком много неверных кодов. Подождите { $seconds } секунды и попробуйте снова.
        [many] Слишком много неверных кодов. Подождите { $seconds } секунд и попробуйте снова.
       *[other] Слишком много неверных кодов. Подождите { $seconds } секунды и попробуйте снова.
    }
join-full = На хосте «{ $name }» нет мест (игроков: { $people } из { $most }).
join-full-unnamed = На этом хосте нет мест (игроков: { $people } из { $most }).
join-closing = Хост «{ $name }» завершает сеанс, войти уже нельзя.
join-closing-unnamed = Этот хост завершает сеанс, войти уже нельзя.
join-other-name = Имя { $name } здесь уже занято, поэтому вы — { $other }. Сменить имя можно в разделе «{ lobby-people }».
join-needs-code = На хосте «{ $name }» вход по коду: спросите код у хоста.
join-needs-code-unnamed = На этом хосте вход по коду: спросите код.
join-unexpected-code = У хоста «{ $name }» нет кода входа: если доверяете хосту, оставьте поле пустым.
join-unexpected-code-unnamed = У этого хоста нет кода входа: если доверяете хосту, оставьте поле пустым.
join-invalid-code = Это не код входа: { $error }.
join-impostor = Хост по адресу { $address } сам не знает кода входа; возможно, это не тот хост, который вам нужен.
join-changed-key = Хост по адресу { $address } — не то устройство, с которым вы играли раньше, поэтому вход не выполнен. Ваше место там сохранено.
join-false-key = Хост по адресу { $address } выдаёт себя за другое устройство, поэтому вход не выполнен.
join-not-tessella = По адресу { $address } нет хоста Tessella: проверьте адрес и порт.
join-busy = Хост по адресу { $address } закрыл соединение, не ответив. Возможно, он занят: попробуйте ещё раз. Или это не хост Tessella.
join-connection-closed = Хост по адресу { $address } закрыл соединение до вашего входа. Возможно, он занят или только что завершил сеанс: попробуйте ещё раз.
join-port-closed = По адресу { $address } ничего не открыто: проверьте, что хост ещё работает и что порт верный.
join-timed-out = Нет ответа от { $address }: проверьте, что хост ещё работает, что вы в одной сети и что брандмауэр хоста пропускает TCP и UDP на порту { $port }.
join-no-route = Адрес { $address } недоступен: проверьте, что это устройство в одной сети с хостом.
join-unreachable = Хост по адресу { $address } недоступен: { $error }.
join-no-udp = Хост по адресу { $address } ответил, но данные игры не приходят: проверьте, что брандмауэр хоста пропускает UDP на порту { $port }.
join-no-room = На хосте нет мест.
join-lost-at-once = Связь с хостом по адресу { $address } сразу прервалась: { $error }.
join-not-possible = Не удалось войти: { $error }.

## Why a connection ended

connection-broken = Связь потеряна: { $error }.
connection-invalid-data = Хост прислал неверные данные: { $error }.
connection-failed = Соединение прервано из-за ошибки в Tessella. Место остаётся за вами: войдите снова.
search-failed = Поиск хостов прерван из-за ошибки в Tessella. Откройте эту страницу ещё раз.
connection-overfull = Хост прислал больше данных, чем Tessella может обработать.
connection-no-reply = хост не ответил вовремя
connection-token-expired = срок действия токена хоста истёк
connection-server-full = на хосте нет мест
connection-timed-out = хост не отвечает
connection-closed-by-server = хост закрыл соединение
connection-closed-by-client = вы отключились
connection-queue-full = слишком много сообщений ждёт отправки
connection-queue-length = сообщение на отправку пустое или слишком длинное
lobby-closed-session-ended = Хост завершил сеанс. Игры сохранены до следующего раза.
lobby-closed-replaced = Вы вошли с другого устройства, и ваше место теперь там.
lobby-closed-invalid-message = Хост не понял это устройство. Проверьте, что версии одинаковы.
lobby-closed-too-many-messages = Это устройство отправило хосту слишком много сообщений.
lobby-closed-hello-timeout = Вы слишком долго выбирали свободное имя.
lobby-closed-removed = Хост удалил вас.

## A host on this device

server-name = Игра: { $player }
server-not-started = Не удалось создать игру на этом устройстве: { $error }.
server-code-replaced = Новый код входа: { $code }. Все, кто уже здесь, остаются.
server-port-in-use = порт { $port } на этом устройстве занят
server-port-in-use-free = порт { $port } на этом устройстве занят; порт { $free } свободен
server-no-port = все порты с { $first } по { $last } на этом устройстве заняты; выберите другой
server-people-limit = игроков на хосте — от 1 до { $most }, а не { $people }
server-file-in-use = другой хост хранит комнаты в { $file }; выберите другой файл
server-damaged-key = { $file } — не ключ хоста, или ключ повреждён: символов в нём должно быть { $length }, а начало — { $prefix }. Восстановите его из резервной копии или удалите, чтобы получить новый ключ; тогда все места здесь пропадут
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
server-rooms-not-set-aside = Не удалось прочитать прежние комнаты: { $reason }. Переименовать файл тоже не удалось ({ $error }).
server-rooms-without-keys = они от версии, где у мест не было ключей
server-rooms-none = в файле нет комнат
server-rooms-cut-off = файл неполный
server-rooms-checksum = файл повреждён
server-rooms-other-key = у их мест другой ключ, не тот, что в { $file }
server-rooms-damaged = сохранённые комнаты повреждены ({ $error })
server-rooms-format = у сохранённых комнат формат { $found }, а эта версия читает формат { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Имя { $name } здесь уже занято.
refusal-invalid-name = Имя — от 1 до 24 видимых символов.
refusal-server-full = На хосте нет мест (игроков: { $most } из { $most }).
refusal-too-many-rooms = Комнат уже { $most } — больше на этом хосте нельзя.
refusal-room-not-found = Эта комната закрыта.
refusal-match-started-watch = Игра в этой комнате уже началась. Её можно смотреть.
refusal-match-started = Игра в этой комнате уже началась.
refusal-room-full-one = Место в этой комнате занято.
refusal-room-full-two = В комнате нет мест. Попробуйте другую или станьте зрителем.
refusal-room-full = Все места в этой комнате заняты (их { $places }).
refusal-seat-taken = Это место занимает { $name }.
refusal-seat-taken-computer = Это место занимает компьютер.
refusal-no-such-seat = В этой комнате нет такого места.
refusal-no-spectators = В эту комнату зрителей не пускают.
refusal-already-in-room = Вы в другой комнате. Сначала выйдите из неё.
refusal-not-seated = Вы ещё не заняли место.
refusal-not-owner = Это может только хозяин комнаты.
refusal-no-match = Сейчас игра не идёт.
refusal-invalid-room = Не удалось создать игру: { $reason }.
refusal-illegal-move = Так ходить нельзя: { $reason }.
refusal-stale = Игра уже ушла вперёд.
refusal-nothing-to-take-back = Отменять нечего.
refusal-take-back-forbidden = Здесь считаются ходы, поэтому отменять их нельзя.
refusal-take-back-pending = Других игроков уже спросили.
refusal-rate-limited = Слишком часто. Подождите немного.
refusal-banned = Вам запрещён вход в эту комнату.
refusal-banned-from-server = Хост запретил вам вход.
refusal-not-in-room = Этого игрока нет в вашей комнате.
refusal-draw-unavailable = Ничью можно предложить только людям.
refusal-draw-pending = Ничья уже предложена.
refusal-draining = Хост скоро завершит сеанс: новых игр не будет.
refusal-paused = Игра на паузе.
refusal-countdown = Игра продолжится через { $seconds } с.
refusal-pause-unavailable = Пауза бывает только в игре с часами.
refusal-pause-pending = О паузе уже попросили.
refusal-not-paused = Игра не на паузе.
refusal-tournament-running = Здесь идёт турнир.
refusal-tournament-full = Мест в турнире нет (участников: { $most }).
refusal-too-few-entrants = Для турнира нужно участников: { $least }, а пока их { $entered }.
refusal-two-seats-needed = Для турнира нужна игра на двоих или такая, где все играют одновременно, а в этой мест { $places }.
refusal-no-tournament = Здесь нет турнира.
refusal-room-code-length =
    её код длиннее { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }
refusal-room-code = хост не принимает её код
refusal-room-seat-mismatch = в игре мест { $seats }, а в комнате { $places }
refusal-room-seat-count = мест в комнате — от 2 до { $most }, а не { $places }
refusal-room-clock = секунд на часах — от 1 до { $most }, а не { $seconds }
refusal-room-computer-in-race = если все играют одновременно, компьютер не участвует

## Lobby: head and parts

lobby-unnamed-host = Хост
lobby-somebody = Кто-то
lobby-show = Показать
lobby-own-room = Ваша комната
lobby-rooms = Комнаты
lobby-rooms-count = Комнаты ({ $rooms })
lobby-people-count = Игроки ({ $people })
chat = Чат
chat-unread = Чат ({ $messages })
lobby-stop-hosting = Завершить сеанс
lobby-leave = Выйти
lobby-close-again = Гостей: { $guests }. Завершить?
lobby-close-game-again = Идёт игра. Завершить?
lobby-leave-again = Выйти? Вы проиграете
lobby-new-code = Новый код
lobby-qr-code = QR-код для входа
lobby-qr-code-advice = Наведите на него камеру другого устройства с Tessella.
lobby-host-away = Хост не отвечает. Ждём…
lobby-connection-lost = Восстанавливаем связь…
lobby-guest = Вы здесь гость
lobby-no-network = нет сети
lobby-port = порт { $port }
lobby-code = код { $code }
lobby-without-code = вход свободный

## Lobby: players

lobby-people = Игроки
lobby-name-own = { $name } (вы)
lobby-in-room = в комнате
lobby-cut-off = нет связи, место ждёт { $seconds } с
lobby-remove = Удалить: { $name }
lobby-ban = Запретить вход: { $name }
lobby-remove-again = Нажмите ещё раз, чтобы удалить: { $name }
lobby-ban-again = Нажмите ещё раз, чтобы запретить вход: { $name }
lobby-mute = Скрыть сообщения: { $name }
lobby-unmute = Показать сообщения: { $name }
lobby-change-name = Сменить имя
lobby-own-name = Ваше имя
lobby-rename-done = Готово
lobby-removed = Вас удалили из комнаты.
lobby-banned = Вам запретили вход в эту комнату.
lobby-room-closed = Комнату закрыли.
lobby-computer-gentle = Компьютер (начальный)
lobby-computer-easy = Компьютер (лёгкий)
lobby-computer-medium = Компьютер (средний)
lobby-computer-hard = Компьютер (сложный)

## Lobby: chat

chat-room = В этой комнате
chat-empty = Сообщений пока нет.
chat-say = Сообщение
chat-send = Отправить
chat-say-hint = Ваше сообщение
chat-host = Хост
chat-phrase-hello = Привет!
chat-phrase-good-luck = Удачи!
chat-phrase-shall-we-play = Сыграем?
chat-phrase-well-played = Отличная игра!
chat-phrase-oh-no = О нет!
chat-phrase-one-moment = Минутку!
chat-phrase-take-your-time = Не торопитесь
chat-phrase-another-one = Ещё разок?
chat-phrase-thank-you = Спасибо!
chat-phrase-goodbye = До встречи!

## Lobby: list of rooms

room-open = Создать комнату
room-list-empty = Комнат пока нет. Создайте свою, и другие увидят её здесь.
room-list-unknown = Комнаты снова появятся, когда связь восстановится.
room-heading = { $game }, { $board }
room-race-board = одновременно, { $board }
room-seated-computer = компьютер
room-state-tournament = идёт турнир
room-state-playing = идёт игра
room-state-generating = готовим поле…
room-state-seats = занято мест: { $taken } из { $seats }
room-sit = Занять место
room-watch-short = Смотреть
room-list-tournament = Идёт турнир
room-list-begun = Идёт игра
room-list-full = Мест нет
room-choose-game = Какая игра?
room-choose-back = Назад к комнатам

## Lobby: the player's room

room-rule-first = победа: закончить первым
room-rule-fewest = победа: меньше ходов
room-rule-move = { $seconds } с на ход
room-rule-game = { $minutes } мин на игру
room-rule-bonus = { $minutes } мин + { $seconds } с за ход
room-rule-watched-delayed = у зрителей задержка 20 с
room-rule-watched-after-end = зрители видят поля после игры
room-rule-unwatched = без зрителей
room-watching = Зрители: { $names }
room-seat-empty = Ждём игрока { $number }
room-seat-plays = играет
room-seat-ready = ждёт начала
room-seat-not-ready = ещё готовится
room-seat-won = побед: { $won } из { $games }
room-seat-computer = Компьютер
room-seat-sit = Занять место
room-seat-weaker = Слабее
room-seat-stronger = Сильнее
room-seat-free = Убрать компьютер
room-ready = Можно начинать
room-start = Начать
room-not-ready = Пока не начинать
room-to-game = К игре
room-watch = Смотреть игру
room-boards-later = Поля видны после игры
room-to-tournament = К турниру
room-leave = Выйти из комнаты
room-forfeit = Сдаться и выйти
room-leave-tournament = Выйти из турнира
room-forfeit-again = Точно сдаться?
room-leave-again = Точно выйти?
room-close = Закрыть комнату
room-close-again = Точно закрыть комнату?

## Lobby: tournament

tournament = Турнир
tournament-possible =
    { $least ->
        [one] Турнир в этой игре: от { $least } участника.
        [few] Турнир в этой игре: от { $least } участников.
        [many] Турнир в этой игре: от { $least } участников.
       *[other] Турнир в этой игре: от { $least } участников.
    }
tournament-clock-move = В турнире на ход даётся не больше { $minutes } мин.
tournament-clock-race = Каждая игра турнира длится не больше { $minutes } мин.
tournament-enter = Записаться на турнир
tournament-withdraw = Отказаться от участия
tournament-withdraw-again = Точно отказаться?
tournament-empty = Пока никто не записался.
tournament-entered = Участники ({ $people }): { $names }
tournament-owner-starts = Турнир начинает хозяин комнаты.
tournament-too-few = Нужно участников: { $least }.
tournament-add-computer = Добавить компьютер
tournament-start-round-robin = Начать: каждый с каждым
tournament-start-knock-out = Начать: на выбывание
tournament-end = Завершить турнир
tournament-end-again = Точно завершить турнир?
tournament-over = Турнир окончен.
tournament-new = Новый турнир
tournament-new-again = Нажмите ещё раз, чтобы очистить таблицу
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

## Options of a room

room-players = Игроки
room-clock = Часы
room-clock-none = Без часов
room-clock-move = На ход
room-clock-game = На игру
room-clock-bonus = С бонусом
room-clock-seconds = Секунды
room-clock-minutes = Минуты
room-clock-bonus-seconds = Бонус за ход (с)
room-goal = Цель
room-goal-first = Закончить первым
room-goal-fewest = Меньше ходов
room-dropouts = При выходе
room-dropouts-computer = Играет компьютер
room-dropouts-out = Игрок выбывает
room-spectators = Пускать зрителей
room-view = Для зрителей
room-view-delayed = С задержкой 20 с
room-view-after-end = После игры
room-view-live = Сразу

## Short messages about the room and its match

room-left = { $name } выходит из комнаты
room-opened = { $name } создаёт комнату: { $game }
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
match-take-back-declined = Отмена хода отклонена
match-draw-sent = Ничья предложена
match-draw-offered = { $name } предлагает ничью
match-draw-accepted = Ничья по согласию
match-draw-declined = Ничья отклонена
match-pause-sent = Запрос паузы отправлен
match-pause-requested = { $name } просит паузу
match-pause-declined = Пауза отклонена
match-player-left = { $name } выходит из игры
match-player-left-replaced = { $name } выходит: дальше играет компьютер
match-player-cut-off = { $name }: связь прервалась
match-player-cut-off-replaced = { $name }: связь прервалась, дальше играет компьютер
match-player-resigned = { $name } сдаётся
match-player-resigned-replaced = { $name } сдаётся: дальше играет компьютер
match-player-out-of-time = { $name }: время вышло
match-player-out-of-time-replaced = { $name }: время вышло, дальше играет компьютер
match-saved = Игра сохранена. Она в разделе «{ your-games-title }».
match-end-saved = { $reason } Игра сохранена на этом устройстве.
match-has-ended = Игра уже закончилась

## QR codes

qr-code = QR-код
qr-code-too-long = Слишком длинно для QR-кода. Скопируйте как текст.

## The page of the host

lobby-hosting = Хост
hosting-join = Как войти другим
hosting-qr-code = QR-код: { $address }
hosting-copy-link = Копировать ссылку: { $address }
hosting-no-network = Это устройство не подключено к сети.
hosting-no-code = Без кода: войти может любой в этой сети.
hosting-code = Код входа { $code }
hosting-waiting = Загрузка списка игроков и комнат…
hosting-you = { $name } (вы)
hosting-remove-again = Нажмите ещё раз, чтобы удалить
hosting-ban-again = Нажмите ещё раз, чтобы запретить вход
hosting-rooms = Комнаты ({ $rooms })
hosting-room = Комната { $number } · { $game }, { $board }
hosting-close-again = Нажмите ещё раз, чтобы закрыть: игра не будет засчитана
hosting-close-room = Закрыть комнату { $number }
hosting-no-rooms = Открытых комнат нет.
hosting-in-room = комната { $number }
hosting-cut-off = нет связи, место ждёт { $seconds } с
hosting-connected = на связи { $time }
hosting-idle = без действий { $time }
hosting-this-device = это устройство
hosting-computer = компьютер
hosting-nobody = никого
hosting-announcement = Сообщение всем
hosting-announcement-hint = Сообщение
hosting-announce = Отправить всем
hosting-announced = Отправлено всем.
hosting-bans = Вход запрещён ({ $people })
hosting-banned-device = только устройство
hosting-banned-address = все с адреса { $address }
hosting-lift-ban = Разрешить вход: { $name }
hosting-end = Завершение сеанса
hosting-drain = Завершить после игр
hosting-drain-again = Нажмите ещё раз: новых игр не будет
hosting-draining = Завершится после игр
hosting-draining-long = Новые игры не начинаются. Сеанс завершится через десять секунд после последней.
hosting-drained = Сеанс завершён.
hosting-restarts = Хост остановлен из-за ошибки в Tessella и запускается снова.
hosting-failed = Хост остановлен из-за ошибки в Tessella. Запустите его снова, чтобы продолжить игры.
