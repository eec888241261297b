### The local network: hosts, the lobby, rooms, matches.
###
### The host is the device that runs the server, and its player. Guests are the other players who are connected to it. A room has
### seats for the players of one game, and may allow spectators. Names are the ones that players have chosen.

## Finding and joining a host

lan = 로컬 네트워크

lan-own-name = 내 이름
lan-name = 이름
player-name-hint = 이름 입력
player-name-another = 새 이름

lan-host = 호스트
lan-require-code = 참가 코드 필요
lan-guests-need-code = 참가 코드: { $code }
lan-another-code = 새 코드
lan-host-game = 게임 열기
lan-host-continue = 이어서 열기
lan-host-continues = 지난 게임을 이어서 해요. 자리도 그대로예요.
lan-or-join = 또는 게임에 참가
lan-enter-address = 주소 입력

lan-join-server = { $name }에 참가

lan-found-version = Tessella { $version }(다른 버전)
lan-found-no-game = 아직 게임 없음
lan-found-people = { $most }명 중 { $people }명
lan-found-seat = 내 자리 있음
lan-seat-gone = 이제 그곳에 내 자리가 없어요. 참가 코드를 입력하세요.
lan-found-full = 꽉 참

lan-found-needs-code = { $address } · 참가 코드 필요
lan-found-open = { $address } · 코드 없음

lan-searching = 이 네트워크에서 게임을 찾는 중…
lan-nothing-found = 아직 찾은 게임이 없어요. 이런 이유일 수 있어요.
lan-network-denied = Tessella가 로컬 네트워크를 쓸 수 없어요. 시스템 설정의 앱 권한에서 허용해 주세요.
lan-network-unusable = 네트워크를 쓸 수 없어요: { $error }.

lan-address = 호스트 주소(호스트 화면에 나와요)
lan-code = { $name }의 참가 코드(없으면 비워 두세요)
lan-join = 참가
lan-delete = 지우기

lan-joining = 참가하는 중…
lan-cancel = 취소

lan-changed = 전에 함께한 기기가 아니에요
lan-changed-named = { $address }에서 다른 기기가 { $name } 이름으로 응답해요. 다른 사람이 흉내 내는 것일 수도 있고, 같은 기기를 새로 설정한 것일 수도 있어요.
lan-changed-unnamed = { $address }에서 다른 기기가 응답해요. 다른 사람이 흉내 내는 것일 수도 있고, 같은 기기를 새로 설정한 것일 수도 있어요.
lan-changed-seat = 전에 함께한 기기의 내 자리는 그대로 있어요.
lan-changed-cancel = 참가 안 함
lan-changed-join = 새 참가자로 참가

## Names for players who have not chosen one

# Words of random names, separated by commas. Each word of the first list is put together with each of the second by
# player-name, so all must fit together. A whole name has at most 24 characters. There may be more or fewer words.
player-name-first = 푸른, 용감한, 밝은, 차분한, 똑똑한, 부지런한, 다정한, 행복한, 유쾌한, 착한, 신나는, 날쌘, 조용한, 빨간, 은빛, 금빛, 명랑한, 재빠른, 지혜로운, 씩씩한, 반짝이는, 느긋한, 초록, 상냥한
player-name-second = 오소리, 곰, 비버, 두루미, 사슴, 비둘기, 매, 참새, 여우, 토끼, 왜가리, 종달새, 스라소니, 담비, 두더지, 수달, 부엉이, 판다, 까마귀, 울새, 물개, 황새, 백조, 굴뚝새
player-name = { $first } { $second }

## Why no host was found

discovery-no-interfaces = 이 기기의 네트워크 목록을 볼 수 없어요: { $error }.
discovery-only-loopback = 이 기기가 네트워크에 연결되어 있지 않아요. Wi-Fi를 켜거나, 핫스팟을 열어 다른 사람들이 들어오게 하세요.
discovery-other-network = 호스트가 다른 네트워크에 있을 수 있어요. 두 기기가 같은 Wi-Fi나 핫스팟에 있어야 해요.
discovery-isolation = 게스트용 Wi-Fi처럼 기기끼리 통신하지 못하게 막는 Wi-Fi일 수 있어요(‘AP 격리’).
discovery-firewall = 호스트의 방화벽이 Tessella를 막고 있을 수 있어요. { $first }~{ $last }번 포트의 UDP와 TCP를 허용하세요.
discovery-denied = 시스템이 막아서 Tessella가 { $interface } 인터페이스로 게임을 찾지 못해요. 이 기기의 방화벽 때문일 수 있어요.
discovery-denied-default = 시스템이 막아서 Tessella가 기본 인터페이스로 게임을 찾지 못해요. 이 기기의 방화벽 때문일 수 있어요.
discovery-denied-loopback = 시스템이 막아서 Tessella가 루프백으로 게임을 찾지 못해요. 이 기기의 방화벽 때문일 수 있어요.
discovery-failed = { $interface } 인터페이스({ $address })로 찾지 못했어요: { $error }.
discovery-failed-default = 기본 인터페이스({ $address })로 찾지 못했어요: { $error }.
discovery-failed-loopback = 루프백({ $address })으로 찾지 못했어요: { $error }.
discovery-no-ipv6 = 이 기기에서는 IPv6을 쓸 수 없어요

## Why a host was not joined

join-version = 이 호스트는 Tessella { $server }(프로토콜 { $server_protocol }), 이 기기는 { $client }(프로토콜 { $client_protocol }) 버전이에요. 두 버전이 같아야 해요.
join-wrong-code = 참가 코드가 틀렸어요. { $tries }번 더 해 볼 수 있어요.
join-wrong-code-wait = 참가 코드를 너무 많이 틀렸어요. { $seconds }초 기다리세요.
join-wait = 참가 코드를 너무 많이 틀렸어요. { $seconds }초 뒤에 다시 해 보세요.
join-full = { $name } 호스트가 꽉 찼어요({ $most }명 중 { $people }명).
join-full-unnamed = 이 호스트가 꽉 찼어요({ $most }명 중 { $people }명).
join-closing = { $name } 호스트가 종료하는 중이라 더는 들어갈 수 없어요.
join-closing-unnamed = 이 호스트가 종료하는 중이라 더는 들어갈 수 없어요.
join-other-name = 누가 이미 { $name } 이름을 쓰고 있어서 여기서는 { $other } 이름으로 보여요. ‘{ lobby-people }’에서 바꿀 수 있어요.
join-needs-code = { $name } 호스트에는 참가 코드가 있어요. 호스트에게 물어보세요.
join-needs-code-unnamed = 이 호스트에는 참가 코드가 있어요. 코드를 물어보세요.
join-unexpected-code = { $name } 호스트에는 참가 코드가 없어요. 믿을 수 있는 호스트라면 비워 두세요.
join-unexpected-code-unnamed = 이 호스트에는 참가 코드가 없어요. 믿을 수 있는 호스트라면 비워 두세요.
join-invalid-code = 참가 코드가 아니에요: { $error }.
join-impostor = { $address }의 호스트가 참가 코드를 확인하지 못했어요. 참가하려는 호스트가 아닐 수 있어요.
join-changed-key = { $address }의 호스트는 전에 함께한 기기가 아니라서 참가하지 않았어요. 그곳의 자리는 그대로 남아 있어요.
join-false-key = { $address }의 호스트가 다른 기기인 척해서 참가하지 않았어요.
join-not-tessella = { $address }에 Tessella 호스트가 없어요. 주소와 포트를 확인하세요.
join-busy = { $address }의 호스트가 응답하기 전에 연결을 끊었어요. 바쁠 수 있으니 다시 해 보세요. Tessella 호스트가 아닐 수도 있어요.
join-connection-closed = 들어가기 전에 { $address }의 호스트가 연결을 끊었어요. 바쁘거나 방금 종료했을 수 있으니 다시 해 보세요.
join-port-closed = { $address }에 열린 호스트가 없어요. 아직 실행 중인지, 포트가 맞는지 확인하세요.
join-timed-out = { $address }에서 아무 응답이 없어요. 호스트가 아직 열려 있는지, 같은 네트워크에 있는지, 호스트의 방화벽이 { $port }번 포트의 TCP와 UDP를 허용하는지 확인하세요.
join-no-route = { $address } 주소에 연결할 수 없어요. 이 기기가 호스트와 같은 네트워크에 있는지 확인하세요.
join-unreachable = { $address }의 호스트에 연결할 수 없어요: { $error }.
join-no-udp = { $address }의 호스트가 응답했지만 게임 데이터가 오지 않아요. 호스트의 방화벽이 { $port }번 포트의 UDP를 허용하는지 확인하세요.
join-no-room = 호스트가 꽉 찼어요.
join-lost-at-once = { $address }의 호스트와 연결되자마자 끊겼어요: { $error }.
join-not-possible = 참가할 수 없어요: { $error }.

## Why a connection ended

connection-broken = 연결이 끊겼어요: { $error }.
connection-invalid-data = 호스트에서 잘못된 데이터가 왔어요: { $error }.
connection-failed = Tessella 오류 때문에 연결이 끝났어요. 자리는 남아 있으니 다시 참가하세요.
search-failed = Tessella 오류 때문에 호스트 찾기가 멈췄어요. 이 페이지를 다시 여세요.
connection-overfull = 호스트가 한꺼번에 너무 많은 데이터를 보냈어요.

connection-no-reply = 호스트가 제때 응답하지 않았어요
connection-token-expired = 호스트의 토큰이 만료됐어요
connection-server-full = 호스트가 꽉 찼어요
connection-timed-out = 호스트의 응답이 끊겼어요
connection-closed-by-server = 호스트가 연결을 끊었어요
connection-closed-by-client = 이쪽에서 연결을 끊었어요
connection-queue-full = 보낼 것이 너무 많이 밀려 있어요
connection-queue-length = 보낼 메시지가 비었거나 너무 길어요

lobby-closed-session-ended = 호스트가 게임방을 종료했어요. 게임은 다음을 위해 그곳에 저장돼 있어요.
lobby-closed-replaced = 다른 기기에서 다시 들어와서 자리가 그쪽으로 옮겨졌어요.
lobby-closed-invalid-message = 호스트가 이쪽 데이터를 알아듣지 못했어요. 버전이 같은지 확인하세요.
lobby-closed-too-many-messages = 호스트로 너무 많은 데이터를 보냈어요.
lobby-closed-hello-timeout = 겹치지 않는 이름을 고르는 데 너무 오래 걸렸어요.
lobby-closed-removed = 호스트가 나를 내보냈어요.

## A host on this device

server-name = { $player }의 게임
server-not-started = 여기서 호스트를 열 수 없어요: { $error }.
server-code-replaced = 새 참가 코드: { $code }. 지금 있는 사람은 그대로 남아요.

server-port-in-use = 이 기기에서 { $port }번 포트를 이미 쓰고 있어요
server-port-in-use-free = 이 기기에서 { $port }번 포트를 이미 쓰고 있어요. { $free }번 포트는 비어 있어요
server-no-port = 이 기기에서 { $first }~{ $last }번 포트를 모두 쓰고 있어요. 다른 포트를 고르세요
server-people-limit = 호스트에는 1~{ $most }명이 들어올 수 있어요({ $people }명은 안 돼요)
server-file-in-use = 다른 호스트가 { $file } 파일에 방을 저장하고 있어요. 다른 파일을 고르세요
server-damaged-key = { $file } 파일이 호스트의 키가 아니거나 손상됐어요. 맨 앞이 { $prefix }인 { $length }글자여야 해요. 백업에서 복원하거나, 새 키를 만들려면 지우세요. 다만 지우면 이곳의 자리를 모두 잃어요
server-file-not-rooms = { $file } 파일은 방 파일이 아니에요
server-file-not-code = { $file } 파일은 참가 코드가 아니에요
server-file-not-lock = { $file } 파일이 비어 있지 않으니 잠금 파일이 아니에요
server-file-folder = { $file } 경로는 폴더예요
server-file-not-regular = { $file } 경로는 일반 파일이 아니에요
server-file-broken-link = { $file } 링크가 가리키는 파일이 없어요
server-file-unreadable = { $file } 파일을 읽을 수 없어요: { $error }
server-file-unwritable = { $file } 파일에 쓸 수 없어요: { $error }
server-file-unlockable = { $file } 파일을 잠글 수 없어요: { $error }
network-unusable = 네트워크를 쓸 수 없어요: { $error }

server-rooms-unsaved = 방을 { $file } 파일에 저장하지 못했어요: { $error }.
server-rooms-set-aside = 이전의 방을 읽지 못했어요: { $reason }. 파일은 { $file } 이름으로 남겨 뒀어요.
server-rooms-not-set-aside = 이전의 방을 읽지 못했어요: { $reason }. 파일을 따로 옮겨 두지도 못했어요({ $error }).
server-rooms-without-keys = 자리에 키가 없던 버전의 방이에요
server-rooms-none = 파일에 방이 없어요
server-rooms-cut-off = 파일 일부가 빠졌어요
server-rooms-checksum = 파일이 손상됐어요
server-rooms-other-key = 자리가 { $file } 파일의 키가 아닌 다른 키의 것이에요
server-rooms-damaged = 저장된 방이 손상됐어요({ $error })
server-rooms-format = 저장된 방의 형식은 { $found }인데, 이 버전은 형식 { $readable }만 읽어요

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = { $name }: 이미 누가 쓰는 이름이에요.
refusal-invalid-name = 이름은 눈에 보이는 글자, 숫자, 기호 1~24개예요.
refusal-server-full = 호스트가 꽉 찼어요({ $most }명 중 { $most }명).
refusal-too-many-rooms = 방이 벌써 { $most }개예요. 이 호스트에는 더 만들 수 없어요.
refusal-room-not-found = 닫힌 방이에요.
refusal-match-started-watch = 이 방의 게임은 시작됐어요. 관전할 수는 있어요.
refusal-match-started = 이 방의 게임은 시작됐어요.
refusal-room-full-one = 이 방의 자리는 이미 찼어요.
refusal-room-full-two = 방이 꽉 찼어요. 다른 방에 가거나 관전하세요.
refusal-room-full = 이 방의 { $places }자리가 다 찼어요.
refusal-seat-taken = { $name }님이 앉은 자리예요.
refusal-seat-taken-computer = 컴퓨터가 앉은 자리예요.
refusal-no-such-seat = 이 방에 없는 자리예요.
refusal-no-spectators = 이 방은 관전할 수 없어요.
refusal-already-in-room = 다른 방에 있어요. 먼저 그 방에서 나오세요.
refusal-not-seated = 아직 자리에 앉지 않았어요.
refusal-not-owner = 방장만 할 수 있어요.
refusal-no-match = 진행 중인 게임이 없어요.
refusal-invalid-room = 이 게임을 열 수 없어요: { $reason }.
refusal-illegal-move = 둘 수 없는 수예요: { $reason }.
refusal-stale = 그사이에 게임이 진행됐어요.
refusal-nothing-to-take-back = 무를 게 없어요.
refusal-take-back-forbidden = 여기서는 둔 수로 겨루기 때문에 무를 수 없어요.
refusal-take-back-pending = 다른 사람들에게 이미 물어봤어요.
refusal-rate-limited = 요청이 너무 많아요. 잠시 기다리세요.
refusal-banned = 이 방에서 차단됐어요.
refusal-banned-from-server = 호스트가 차단해서 다시 들어갈 수 없어요.
refusal-not-in-room = 그 사람은 이 방에 없어요.
refusal-draw-unavailable = 무승부는 사람에게만 제안할 수 있어요.
refusal-draw-pending = 무승부를 이미 제안했어요.
refusal-draining = 호스트가 곧 종료돼요. 새 게임은 시작되지 않아요.
refusal-paused = 게임이 일시 정지됐어요.
refusal-countdown = { $seconds }초 뒤에 게임이 이어져요.
refusal-pause-unavailable = 시간 제한이 있는 게임만 멈출 수 있어요.
refusal-pause-pending = 일시 정지를 이미 요청했어요.
refusal-not-paused = 일시 정지된 게임이 아니에요.
refusal-tournament-running = 여기서 대회가 진행 중이에요.
refusal-tournament-full = 대회가 꽉 찼어요({ $most }명).
refusal-too-few-entrants = 대회에는 { $least }명이 필요한데, { $entered }명이 참가했어요.
refusal-two-seats-needed = 대회에는 둘이 하는 게임이나 모두가 동시에 하는 게임이 필요한데, 이 게임은 { $places }자리예요.
refusal-no-tournament = 여기에는 대회가 없어요.

refusal-room-code-length = 게임 코드가 { $most }글자를 넘어요
refusal-room-code = 호스트가 게임 코드를 받아들이지 않아요
refusal-room-seat-mismatch = 이 게임은 { $seats }자리인데, 방은 { $places }자리예요
refusal-room-seat-count = 방은 2~{ $most }자리여야 해요({ $places }자리는 안 돼요)
refusal-room-clock = 제한 시간은 1~{ $most }초여야 해요({ $seconds }초는 안 돼요)
refusal-room-computer-in-race = 모두가 동시에 하는 게임에는 사람만 참가할 수 있어요

## Lobby: head and parts

lobby-unnamed-host = 호스트
lobby-somebody = 누군가

lobby-show = 보기
lobby-own-room = 내 방
lobby-rooms = 방
lobby-rooms-count = 방 ({ $rooms })
lobby-people-count = 참가자 ({ $people })
chat = 채팅
chat-unread = 채팅 ({ $messages })

lobby-stop-hosting = 호스트 종료
lobby-leave = 나가기
lobby-close-again = 참가자 { $guests }명. 다시 눌러 종료
lobby-close-game-again = 게임 중. 다시 눌러 종료
lobby-leave-again = 다시 누르면 기권하고 나가요
lobby-new-code = 새 코드
lobby-qr-code = 참가용 QR 코드
lobby-qr-code-advice = Tessella가 있는 다른 기기의 카메라로 찍으세요.
lobby-host-away = 호스트를 기다리는 중…
lobby-connection-lost = 다시 연결하는 중…
lobby-guest = 참가자로 접속 중이에요
lobby-no-network = 네트워크 없음
lobby-port = 포트 { $port }
lobby-code = 코드 { $code }
lobby-without-code = 누구나 참가 가능

## Lobby: players

lobby-people = 참가자
lobby-name-own = { $name } (나)
lobby-in-room = 방에 있음
lobby-cut-off = 연결 끊김, { $seconds }초간 자리 유지
lobby-remove = { $name }님 내보내기
lobby-ban = { $name }님 차단
lobby-remove-again = 다시 누르면 { $name }님을 내보내요
lobby-ban-again = 다시 누르면 { $name }님을 차단해요
lobby-mute = { $name }님 채팅 숨기기
lobby-unmute = { $name }님 채팅 다시 보기
lobby-change-name = 이름 바꾸기
lobby-own-name = 내 이름
lobby-rename-done = 완료

lobby-removed = 방장이 나를 내보냈어요.
lobby-banned = 방에서 차단됐어요.
lobby-room-closed = 방이 닫혔어요.

lobby-computer-gentle = 컴퓨터(아주 쉬움)
lobby-computer-easy = 컴퓨터(쉬움)
lobby-computer-medium = 컴퓨터(보통)
lobby-computer-hard = 컴퓨터(어려움)

## Lobby: chat

chat-room = 이 방에서
chat-empty = 아직 메시지가 없어요.
chat-say = 메시지
chat-send = 보내기
chat-say-hint = 메시지 입력
chat-host = 호스트

chat-phrase-hello = 안녕하세요!
chat-phrase-good-luck = 잘 부탁해요!
chat-phrase-shall-we-play = 한 판 할까요?
chat-phrase-well-played = 멋진 한 판이었어요!
chat-phrase-oh-no = 아이고!
chat-phrase-one-moment = 잠깐만요
chat-phrase-take-your-time = 천천히 하세요
chat-phrase-another-one = 한 판 더 할까요?
chat-phrase-thank-you = 고마워요!
chat-phrase-goodbye = 또 만나요!

## Lobby: list of rooms

room-open = 방 만들기
room-list-empty = 아직 방이 없어요. 방을 만들면 다른 사람들도 여기서 볼 수 있어요.
room-list-unknown = 다시 연결되면 방이 보여요.
room-heading = { $game }, { $board }
room-race-board = 동시 진행, { $board }
room-seated-computer = 컴퓨터

room-state-tournament = 대회 진행 중
room-state-playing = 게임 진행 중
room-state-generating = 보드 준비 중…
room-state-seats = { $seats }자리 중 { $taken }자리 참

room-sit = 앉기
room-watch-short = 관전
room-list-tournament = 대회 진행 중
room-list-begun = 게임 진행 중
room-list-full = 방이 꽉 참

room-choose-game = 어떤 게임을 할까요?
room-choose-back = 방 목록으로

## Lobby: the player's room

room-rule-first = 먼저 끝내면 승리
room-rule-fewest = 가장 적은 수로 끝내면 승리
room-rule-move = 한 수 { $seconds }초
room-rule-game = 한 판 { $minutes }분
room-rule-bonus = 한 판 { $minutes }분 + 한 수당 { $seconds }초
room-rule-watched-delayed = 관전은 20초 늦게
room-rule-watched-after-end = 관전은 끝난 뒤
room-rule-unwatched = 관전 불가
room-watching = 관전 중: { $names }

room-seat-empty = 플레이어 { $number } 기다리는 중
room-seat-plays = 게임 중
room-seat-ready = 준비됨
room-seat-not-ready = 준비 안 됨
room-seat-won = { $games }판 중 { $won }승
room-seat-computer = 컴퓨터
room-seat-sit = 여기 앉기
room-seat-weaker = 더 쉽게
room-seat-stronger = 더 어렵게
room-seat-free = 컴퓨터 빼기

room-ready = 준비 완료
room-start = 시작
room-not-ready = 준비 취소
room-to-game = 게임으로
room-watch = 관전
room-boards-later = 보드는 끝난 뒤에 볼 수 있어요
room-to-tournament = 대회로
room-leave = 방 나가기
room-forfeit = 기권하고 나가기
room-leave-tournament = 대회에서 나가기
room-forfeit-again = 다시 누르면 기권해요
room-leave-again = 다시 누르면 나가요
room-close = 방 닫기
room-close-again = 다시 누르면 방을 닫아요

## Lobby: tournament

tournament = 대회
tournament-possible = { $least }명 이상이면 이 게임으로 대회를 열 수 있어요.
tournament-clock-move = 대회에서는 한 수를 { $minutes }분 안에 둬야 해요.
tournament-clock-race = 대회에서는 한 판이 최대 { $minutes }분이에요.
tournament-enter = 대회 참가
tournament-withdraw = 대회 참가 취소
tournament-withdraw-again = 다시 누르면 참가를 취소해요
tournament-empty = 아직 참가한 사람이 없어요.
tournament-entered = 참가 ({ $people }명): { $names }
tournament-owner-starts = 방장이 대회를 시작해요.
tournament-too-few = 참가자가 { $least }명 필요해요.
tournament-add-computer = 컴퓨터 추가
tournament-start-round-robin = 리그전 시작: 모두와 대결
tournament-start-knock-out = 토너먼트 시작: 지면 탈락
tournament-end = 대회 끝내기
tournament-end-again = 다시 누르면 대회를 끝내요
tournament-over = 대회가 끝났어요.
tournament-new = 새 대회
tournament-new-again = 다시 누르면 순위표가 지워져요

tournament-round = { $round }라운드
tournament-round-of = { $round }/{ $rounds }라운드
tournament-round-soon = 곧 { $round }라운드 시작
tournament-round-of-soon = 곧 { $round }/{ $rounds }라운드 시작
tournament-final = 결승
tournament-final-soon = 곧 결승이 시작돼요
tournament-no-match = { $name }: 이번 라운드 경기 없음
tournament-draw = 무승부
tournament-not-played = 경기 안 함
tournament-after-draws = { $first } – { $second }, { $draws }번 무승부
tournament-won = { $games }승
tournament-points = { $games }판 { $points }점

## Options of a room

room-players = 인원
room-clock = 제한 시간
room-clock-none = 없음
room-clock-move = 한 수마다
room-clock-game = 한 판 전체
room-clock-bonus = 추가 시간
room-clock-seconds = 초
room-clock-minutes = 분
room-clock-bonus-seconds = 한 수당 추가 시간(초)
room-goal = 승리 조건
room-goal-first = 먼저 끝내기
room-goal-fewest = 적은 수로 끝내기
room-dropouts = 누가 나가면
room-dropouts-computer = 컴퓨터가 이어서
room-dropouts-out = 탈락 처리
room-spectators = 관전 허용
room-view = 보드 공개
room-view-delayed = 20초 뒤
room-view-after-end = 끝난 뒤
room-view-live = 실시간

## Short messages about the room and its match

room-left = { $name }님이 방에서 나갔어요
room-opened = { $name }님이 방을 열었어요: { $game }
room-cut-off = { $name }님의 연결이 끊겼어요. { $seconds }초간 자리를 유지해요
room-back = { $name }님이 돌아왔어요

match-take-back-requested = { $name }님이 무르기를 요청했어요
match-take-back-accepted = 수를 물렀어요
match-take-back-declined = 무르기가 거절됐어요
match-draw-sent = 무승부를 제안했어요
match-draw-offered = { $name }님이 무승부를 제안했어요
match-draw-accepted = 합의 무승부예요
match-draw-declined = 무승부가 거절됐어요
match-pause-sent = 일시 정지를 요청했어요
match-pause-requested = { $name }님이 일시 정지를 요청했어요
match-pause-declined = 일시 정지가 거절됐어요

match-player-left = { $name }님이 게임에서 나갔어요
match-player-left-replaced = { $name }님이 나갔어요. 컴퓨터가 이어서 해요
match-player-cut-off = { $name }님의 연결이 끊겼어요
match-player-cut-off-replaced = { $name }님의 연결이 끊겼어요. 컴퓨터가 이어서 해요
match-player-resigned = { $name }님이 기권했어요
match-player-resigned-replaced = { $name }님이 기권했어요. 컴퓨터가 이어서 해요
match-player-out-of-time = { $name }님의 시간이 다 됐어요
match-player-out-of-time-replaced = { $name }님의 시간이 다 됐어요. 컴퓨터가 이어서 해요

match-saved = 게임이 저장됐어요. ‘{ your-games-title }’에 있어요.
match-end-saved = { $reason } 게임은 이 기기에 저장했어요.
match-has-ended = 게임이 끝났어요

## QR codes

qr-code = QR 코드
qr-code-too-long = 너무 길어서 QR 코드로 만들 수 없어요. 텍스트로 복사하세요.

## The page of the host

lobby-hosting = 호스트 관리
hosting-join = 참가하는 방법
hosting-qr-code = { $address } QR 코드
hosting-copy-link = { $address } 링크 복사
hosting-no-network = 이 기기는 네트워크에 연결되어 있지 않아요.
hosting-no-code = 참가 코드 없음: 같은 네트워크에서 누구나 참가할 수 있어요.
hosting-code = 참가 코드 { $code }
hosting-waiting = 참가자와 방을 불러오는 중…
hosting-you = { $name } (나)
hosting-remove-again = 다시 누르면 내보내요
hosting-ban-again = 다시 누르면 차단해요
hosting-rooms = 방 ({ $rooms })
hosting-room = 방 { $number } · { $game }, { $board }
hosting-close-again = 다시 누르면 방을 닫고, 게임은 결과에 남지 않아요
hosting-close-room = 방 { $number } 닫기
hosting-no-rooms = 열린 방이 없어요.

hosting-in-room = 방 { $number }
hosting-cut-off = 연결 끊김, { $seconds }초간 자리 유지
hosting-connected = 접속 { $time }
hosting-idle = 활동 없음 { $time }
hosting-this-device = 이 기기

hosting-computer = 컴퓨터
hosting-nobody = 아무도 없음
hosting-announcement = 모두에게 보내는 메시지
hosting-announcement-hint = 메시지
hosting-announce = 모두에게 보내기
hosting-announced = 모두에게 보냈어요.
hosting-bans = 차단됨 ({ $people })
hosting-banned-device = 기기만
hosting-banned-address = { $address }의 모두
hosting-lift-ban = { $name } 차단 해제
hosting-end = 호스트 종료
hosting-drain = 게임이 끝나면 종료
hosting-drain-again = 다시 누르면 새 게임이 시작되지 않아요
hosting-draining = 마지막 게임이 끝나면 종료돼요
hosting-draining-long = 새 게임은 시작되지 않아요. 마지막 게임이 끝나고 10초 뒤에 호스트가 종료돼요.
hosting-drained = 호스트를 종료했어요.
hosting-restarts = Tessella 오류 때문에 호스트가 멈춰서 다시 시작해요.
hosting-failed = Tessella 오류 때문에 호스트가 멈췄어요. 게임을 다시 열면 계속할 수 있어요.
