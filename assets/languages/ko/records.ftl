### What is saved of games: codes, files, results, today's boards, packs, backups.
### Errors begin without a capital letter and end without a full stop: they are shown alone or within a sentence.

## Codes of games, such as drench:15x15,c6,m30#4711

code-expected = 게임 코드 { $column }번째 글자, 올바른 입력: { $expected }
code-expected-not = 게임 코드 { $column }번째 글자(“{ $found }”), 올바른 입력: { $expected }
code-game = 게임 이름({ $names })
code-no-options = “:”과 게임 옵션
code-seed = 0~{ $most } 사이의 시드
code-no-start = “#”과 시드, 또는 “=”과 칸들

## Games that cannot be opened

record-move = { $ply }번째 수가 규칙에 어긋나요: { $why }
record-players = 플레이어 수({ $players })와 자리 수({ $seats })가 맞지 않아요

## Saved games

save-another-kind = 저장된 게임이 아니에요
save-version = 형식이 { $version }인데, 이 버전은 형식 1~{ $latest }만 읽어요
save-damaged = 손상됐어요
save-not-decoded = 손상됐어요({ $error })
save-game = 그 안의 게임을 복원할 수 없어요: { $error }
save-missing-game = 이어 할 게임이 들어 있지 않아요
save-hint-plies = 힌트를 쓴 수는 최대 { $most }개여야 하는데 { $plies }개예요
save-hint-order = 힌트를 쓴 수는 오름차순이어야 하는데 { $before }번 다음에 { $after }번이 있어요
save-hint-count = 힌트는 힌트를 쓴 수 { $plies }개보다 적을 수 없는데 { $hints }개예요

## A game as a text for another device

transfer-games = 게임이 하나여야 하는데 { $games }개예요
text-prefix = 맨 앞이 “{ $prefix }”인 텍스트가 필요해요
text-too-long = { $most }글자를 넘어요
text-damaged = 손상됐거나 일부가 빠졌어요

## Files. The file is named before.

file-checksum = 손상됐어요(체크섬이 맞지 않아요)
file-bytes-left = 끝에 { $bytes }바이트가 남아요
file-not-regular = 일반 파일이 아니에요
file-too-long = { $most } MiB를 넘어요
file-link-to-itself = 자기 자신을 가리키는 심볼릭 링크예요
file-too-many = { $folder } 폴더에 그런 파일이 이미 { $files }개 있어요

## Statistics

opponent-nobody = 혼자
opponent-people = 사람
opponent-computer-gentle = 컴퓨터(아주 쉬움)
opponent-computer-easy = 컴퓨터(쉬움)
opponent-computer-medium = 컴퓨터(보통)
opponent-computer-hard = 컴퓨터(어려움)
opponent-problem = 묘수풀이

kind-squares = 사각
kind-hexes = 육각
kind-map = 지도
kind-cube = 큐브
kind-ring = 고리
kind-track = 외길
kind-hypercube = 4D
kind-hills = { $kind }, 언덕

statistics-positions = { $board }, 직접 만든 판

statistics-file-another-kind = 통계가 아니라 다른 종류의 파일이에요
statistics-file-version = 통계 형식은 1부터 { $latest }까지여야 해요(지금은 { $version })
statistics-file-not-decoded = 진행 상황과 결과를 읽을 수 없어요: { $error }

## Backups

backup-another-kind = 백업이 아니라 다른 종류의 파일이에요
backup-version = 백업 형식은 1부터 { $latest }까지여야 해요(지금은 { $version })
backup-not-decoded = 게임, 통계, 설정을 읽을 수 없어요: { $error }
backup-games = 게임을 읽을 수 없어요: { $error }

## Links, such as tessella:drench:15x15,c6,m30%234711

link-scheme = “{ $scheme }:”로 시작하는 링크가 필요해요
link-too-long = 링크는 최대 { $most }바이트예요
link-empty = { $scheme }: 뒤에 게임 코드, 또는 { $word }/와 주소가 필요해요
link-encoding = 링크의 % 뒤에는 16진수 두 자리가 있어야 하고, UTF-8이어야 해요
link-address = { $word }/ 뒤에는 포트가 있는 주소가 필요해요(예: 192.168.1.20:47315, [fd00::20]:47315)
link-end = 참가 코드 뒤에는 아무것도 없어야 해요

## Join codes

join-code-length = 참가 코드는 { $signs }글자인데, 입력한 것은 { $given }글자예요
join-code-sign = 참가 코드에는 { $sign } 글자가 없어요. 쓸 수 있는 글자: { $alphabet }

## Packs of boards, texts that someone wrote. The words title, author and par are part of the format.

pack-error-in-line = { $line }번째 줄: { $error }
pack-encoding = UTF-8 텍스트여야 해요
pack-too-long = 팩은 최대 { $most }바이트인데 { $bytes }바이트예요
pack-invisible = { $character } 글자는 보이지 않아요. 보이는 글자만 쓸 수 있어요
pack-no-title = 제목이 있는 줄이 필요해요(예: “title: Corners”)
pack-no-board = 보드가 하나 이상 필요해요. drench:8x8,c4#5 같은 게임 코드가 있는 줄을 넣으세요
pack-header-twice = “{ $word }:”로 시작하는 줄은 하나만 있어야 해요
pack-title-empty = “title:” 뒤에 제목이 필요해요
pack-title-too-long = title: 최대 { $most }글자인데 { $length }글자예요
pack-author-empty = “author:” 뒤에 만든 사람이 필요해요
pack-author-too-long = author: 최대 { $most }글자인데 { $length }글자예요
pack-too-many-boards = 보드는 최대 { $most }개예요
pack-too-many-tiles = 모든 보드의 칸을 합쳐 최대 { $most }칸이에요
pack-board-twice = 팩에 이미 있는 보드예요. { $line }번째 줄을 보세요
pack-no-par = par를 쓸 수 없어요. { $game } 보드는 모든 풀이의 수가 같아요
pack-par = par: 1~{ $most } 사이의 수여야 해요(지금은 “{ $found }”)
pack-seats = 혼자 하는 게임({ game-title-drench }, { game-title-link }, { game-title-light-block })이어야 해요(지금은 { $game }, { $seats }명)
pack-board = 할 수 있는 보드가 아니에요: { $reason }
pack-board-over = 할 수 있는 보드가 아니에요. 첫 수를 두기 전에 게임이 끝나요

## Text from people and other programs: what it is if it is not a game code

received-empty = 텍스트가 없어요
received-too-long = 텍스트는 최대 { $most }KB예요
received-unknown = 맨 앞이 “tessella-game:”인 텍스트나 drench:15x15,c6#4711 같은 게임 코드가 필요해요
received-several-codes = 게임 코드가 하나여야 하는데 { $count }개 있어요: { $codes }
received-many-codes = 게임 코드가 하나여야 하는데 { $most }개 이상 있어요: { $codes }
received-backup = 백업이에요. 설정에서 가져오세요
received-game = 다른 기기에서 복사한 게임이에요. 설정에서 가져오세요
received-server = 서버 링크예요. 열면 참가할 수 있어요
received-join-code = 참가 코드예요. ‘로컬 네트워크’ 화면에 입력하세요
received-address = 서버 주소예요. ‘로컬 네트워크’ 화면에 입력하세요
received-random-seed = 다른 프로그램의 무작위 시드예요. 그 프로그램에서 specific ID를 복사하세요
received-other-puzzle = 다른 퍼즐의 ID예요. 여기서는 Flood의 ID만 쓸 수 있어요
received-other-save = 다른 프로그램의 저장 파일이에요. 그 프로그램에서 Flood 게임의 specific ID를 복사하세요
received-grid = “tessella solve”용 색 보드예요
received-game-name = 게임 이름뿐이에요. 코드에는 :와 옵션이 이어져요
received-web-page = 웹페이지 주소예요. 그 페이지에 있는 코드를 복사하세요
received-file-name = 파일 이름이에요. 파일을 창에 끌어다 놓거나 Tessella로 여세요
received-picture = 이미지예요
received-document = PDF 문서예요
received-archive = 압축 파일이에요. 먼저 압축을 푸세요
received-player-file = Tessella 게임 파일이에요
received-no-text = 텍스트가 아니에요
