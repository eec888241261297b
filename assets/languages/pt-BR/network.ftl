### The local network: servers, the lobby, rooms, matches.
###
### The host is the device on which the server runs, and its player. Guests are the others who are connected to it. A room has
### seats for the players of one game, and others may watch. Names are those that players have chosen.

## Finding and joining a host

lan = Rede local

lan-own-name = Seu nome
lan-name = Nome
player-name-hint = Seu nome
player-name-another = Outro nome

lan-host = Anfitrião
lan-require-code = Exigir código de entrada
lan-guests-need-code = Código de entrada: { $code }
lan-another-code = Novo código
lan-host-game = Criar partida
lan-host-continue = Continuar como anfitrião
lan-host-continues = Retome sua última partida. Os lugares estão guardados.
lan-or-join = Ou entre em uma partida
lan-enter-address = Digitar endereço

lan-join-server = Entrar em { $name }

lan-found-version = Tessella { $version } (outra versão)
lan-found-no-game = nenhuma partida ainda
lan-found-people =
    { $most ->
        [one] { $people } de { $most } jogador
       *[other] { $people } de { $most } jogadores
    }
lan-found-seat = seu lugar está guardado
lan-seat-gone = Seu lugar lá não está mais guardado. Digite o código de entrada.
lan-found-full = sem vagas

lan-found-needs-code = { $address } · com código
lan-found-open = { $address } · entrada livre

lan-searching = Procurando partidas nesta rede…
lan-nothing-found = Nenhuma partida encontrada ainda. Possíveis motivos:
lan-network-denied = O Tessella não tem permissão para usar a rede local. Permita isso nos ajustes do sistema, nas permissões deste app.
lan-network-unusable = Não foi possível usar a rede: { $error }.

lan-address = Endereço do anfitrião (aparece na tela dele)
lan-code = Código de entrada de { $name } (deixe vazio se não houver)
lan-join = Entrar
lan-delete = Apagar

lan-joining = Entrando…
lan-cancel = Cancelar

lan-changed = Não é o mesmo aparelho da última vez
lan-changed-named = Outro aparelho responde em { $address } como { $name }. Ele pode estar se passando pelo que você conhece, ou ser o mesmo, configurado de novo.
lan-changed-unnamed = Outro aparelho responde em { $address }. Ele pode estar se passando pelo que você conhece, ou ser o mesmo, configurado de novo.
lan-changed-seat = Seu lugar no aparelho conhecido está guardado.
lan-changed-cancel = Não entrar
lan-changed-join = Entrar como novo jogador

## Names of players who have chosen none

player-name-first = Alegre, Amável, Ativo, Azul, Bacana, Brilhante, Calmo, Corajoso, Dourado, Esperto, Feliz, Gentil, Legal, Ligeiro, Prateado, Quieto, Radiante, Rápido, Risonho, Sábio, Sereno, Sortudo, Valente, Veloz, Verde, Vermelho
player-name-second = Beija-flor, Bem-te-vi, Boto, Castor, Cavalo, Cisne, Corvo, Esquilo, Falcão, Gato, Gavião, Golfinho, Jabuti, Lobo, Mico, Panda, Pato, Pinguim, Puma, Quati, Sabiá, Sagui, Tamanduá, Tatu, Tucano, Urso
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = Não foi possível listar as redes deste computador: { $error }.
discovery-only-loopback = Este aparelho não está em nenhuma rede: ligue o Wi-Fi, ou crie um ponto de acesso para os outros entrarem.
discovery-other-network = O anfitrião pode estar em outra rede: os dois aparelhos precisam do mesmo Wi-Fi ou ponto de acesso.
discovery-isolation = O Wi-Fi pode impedir que os aparelhos se vejam, como fazem muitas redes de visitantes (“isolamento de clientes”).
discovery-firewall = Um firewall no anfitrião pode estar bloqueando o Tessella: ele precisa permitir UDP e TCP nas portas { $first } a { $last }.
discovery-denied = O sistema não deixa o Tessella procurar através de { $interface }: um firewall neste aparelho pode estar bloqueando a busca.
discovery-denied-default = O sistema não deixa o Tessella procurar através da interface padrão: um firewall neste aparelho pode estar bloqueando a busca.
discovery-denied-loopback = O sistema não deixa o Tessella procurar através do loopback: um firewall neste aparelho pode estar bloqueando a busca.
discovery-failed = A busca através de { $interface } ({ $address }) falhou: { $error }.
discovery-failed-default = A busca através da interface padrão ({ $address }) falhou: { $error }.
discovery-failed-loopback = A busca através do loopback ({ $address }) falhou: { $error }.
discovery-no-ipv6 = este computador não tem IPv6

## Why a host was not joined

join-version = Este anfitrião usa o Tessella { $server } (protocolo { $server_protocol }), e você usa { $client } (protocolo { $client_protocol }). Os dois precisam da mesma versão.
join-wrong-code =
    { $tries ->
        [one] Código de entrada errado. Resta { $tries } tentativa.
       *[other] Código de entrada errado. Restam { $tries } tentativas.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Mais um código de entrada errado. Espere { $seconds } segundo.
       *[other] Mais um código de entrada errado. Espere { $seconds } segundos.
    }
join-wait =
    { $seconds ->
        [one] Muitos códigos errados. Espere { $seconds } segundo e tente de novo.
       *[other] Muitos códigos errados. Espere { $seconds } segundos e tente de novo.
    }
join-full =
    { $most ->
        [one] Não há vagas em “{ $name }” ({ $people } de { $most } jogador).
       *[other] Não há vagas em “{ $name }” ({ $people } de { $most } jogadores).
    }
join-full-unnamed =
    { $most ->
        [one] Não há vagas ({ $people } de { $most } jogador).
       *[other] Não há vagas ({ $people } de { $most } jogadores).
    }
join-closing = “{ $name }” já está encerrando, e não dá mais para entrar.
join-closing-unnamed = Este anfitrião já está encerrando, e não dá mais para entrar.
join-other-name = Alguém aqui já se chama { $name }, então você é { $other }. Você pode mudar isso em “{ lobby-people }”.
join-needs-code = “{ $name }” tem um código de entrada: peça ao anfitrião.
join-needs-code-unnamed = Este anfitrião tem um código de entrada: peça a ele.
join-unexpected-code = “{ $name }” não tem código de entrada: deixe o campo vazio se você confia neste anfitrião.
join-unexpected-code-unnamed = Este anfitrião não tem código de entrada: deixe o campo vazio se você confia nele.
join-invalid-code = Não é um código de entrada: { $error }.
join-impostor = O próprio anfitrião em { $address } não sabe o código de entrada, então pode não ser o que você procura.
join-changed-key = O anfitrião em { $address } não é o mesmo aparelho da última vez, então você não entrou. Seu lugar lá está guardado.
join-false-key = O anfitrião em { $address } está se passando por outro aparelho, então você não entrou.
join-not-tessella = Não há anfitrião do Tessella em { $address }: confira o endereço e a porta.
join-busy = O anfitrião em { $address } encerrou a conexão antes de responder. Ele pode estar ocupado: tente de novo. Ou pode não ser um anfitrião do Tessella.
join-connection-closed = O anfitrião em { $address } encerrou a conexão antes de você entrar. Ele pode estar ocupado ou ter acabado de fechar: tente de novo.
join-port-closed = Não há nada aberto em { $address }: confira se o anfitrião ainda está funcionando e se a porta está certa.
join-timed-out = { $address } não responde: confira se o anfitrião ainda está aberto, se você está na mesma rede e se o firewall do anfitrião permite TCP e UDP na porta { $port }.
join-no-route = Não foi possível chegar a { $address }: confira se este computador está na rede do anfitrião.
join-unreachable = Não foi possível chegar ao anfitrião em { $address }: { $error }.
join-no-udp = O anfitrião em { $address } respondeu, mas os dados da partida não chegam: confira se o firewall dele permite UDP na porta { $port }.
join-no-room = Não há vagas.
join-lost-at-once = A conexão com o anfitrião em { $address } caiu logo em seguida: { $error }.
join-not-possible = Não foi possível entrar: { $error }.

## Why a connection ended

connection-broken = Conexão perdida: { $error }.
connection-invalid-data = O anfitrião enviou dados inválidos: { $error }.
connection-failed = A conexão terminou por causa de um erro no Tessella. Seu lugar está guardado: entre de novo.
search-failed = A busca por anfitriões parou por causa de um erro no Tessella. Abra esta página de novo.
connection-overfull = O anfitrião enviou mais dados do que o Tessella consegue processar.

connection-no-reply = o anfitrião não respondeu a tempo
connection-token-expired = o token do anfitrião expirou
connection-server-full = não há vagas
connection-timed-out = nenhum sinal do anfitrião
connection-closed-by-server = o anfitrião fechou a conexão
connection-closed-by-client = você saiu
connection-queue-full = há dados demais esperando envio
connection-queue-length = uma mensagem a enviar estava vazia ou era longa demais

lobby-closed-session-ended = O anfitrião encerrou a sessão. As partidas ficam salvas para a próxima vez.
lobby-closed-replaced = Você entrou de novo por outro aparelho, que agora tem o seu lugar.
lobby-closed-invalid-message = O anfitrião não entendeu este aparelho. É a mesma versão?
lobby-closed-too-many-messages = Este aparelho enviou mensagens demais ao anfitrião.
lobby-closed-hello-timeout = Você não escolheu a tempo um nome livre, e o anfitrião encerrou a conexão.
lobby-closed-removed = O anfitrião removeu você.

## A host on this device

server-name = Jogo de { $player }
server-not-started = Não foi possível criar a partida aqui: { $error }.
server-code-replaced = O código de entrada agora é { $code }. Quem já está aqui continua.

server-port-in-use = a porta { $port } está em uso neste computador
server-port-in-use-free = a porta { $port } está em uso neste computador; a porta { $free } está livre
server-no-port = as portas { $first } a { $last } estão todas em uso neste computador; escolha outra
server-people-limit = um anfitrião recebe de 1 a { $most } jogadores, não { $people }
server-file-in-use = outro anfitrião guarda as salas em { $file }; escolha outro arquivo
server-damaged-key = { $file } não é uma chave de anfitrião, ou está danificado: deveria ter { $length } caracteres que comecem com { $prefix }. Restaure-o de um backup, ou apague-o para obter uma chave nova; então todos os lugares daqui se perdem
server-file-not-rooms = { $file } não é um arquivo de salas
server-file-not-code = { $file } não é um código de entrada
server-file-not-lock = { $file } não está vazio, então não é um arquivo de bloqueio
server-file-folder = { $file } é uma pasta
server-file-not-regular = { $file } não é um arquivo comum
server-file-broken-link = { $file } é um link para um arquivo que não existe
server-file-unreadable = não foi possível ler { $file }: { $error }
server-file-unwritable = não foi possível gravar { $file }: { $error }
server-file-unlockable = não foi possível bloquear { $file }: { $error }
network-unusable = não foi possível usar a rede: { $error }

server-rooms-unsaved = Não foi possível salvar as salas em { $file }: { $error }.
server-rooms-set-aside = Não foi possível ler as salas anteriores: { $reason }. O arquivo foi mantido como { $file }.
server-rooms-not-set-aside = Não foi possível ler as salas anteriores: { $reason }. O arquivo não pôde ser renomeado ({ $error }).
server-rooms-without-keys = são de uma versão cujos lugares não tinham chaves
server-rooms-none = o arquivo não tem salas
server-rooms-cut-off = o arquivo está incompleto
server-rooms-checksum = o arquivo está danificado
server-rooms-other-key = os lugares delas são de outra chave, e não da que está em { $file }
server-rooms-damaged = as salas salvas estão danificadas ({ $error })
server-rooms-format = as salas salvas têm o formato { $found }; esta versão lê o formato { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Alguém aqui já se chama { $name }.
refusal-invalid-name = Um nome tem de 1 a 24 caracteres visíveis.
refusal-server-full =
    { $most ->
        [one] Não há vagas ({ $most } de { $most } jogador).
       *[other] Não há vagas ({ $most } de { $most } jogadores).
    }
refusal-too-many-rooms =
    { $most ->
        [one] Já há { $most } sala, o máximo deste anfitrião.
       *[other] Já há { $most } salas, o máximo deste anfitrião.
    }
refusal-room-not-found = Essa sala já foi fechada.
refusal-match-started-watch = A partida nesta sala já começou. Você pode assistir.
refusal-match-started = A partida nesta sala já começou.
refusal-room-full-one = O lugar nesta sala está ocupado.
refusal-room-full-two = A sala está cheia: tente outra, ou assista.
refusal-room-full = Todos os { $places } lugares desta sala estão ocupados.
refusal-seat-taken = Esse lugar é de { $name }.
refusal-seat-taken-computer = Esse lugar é do computador.
refusal-no-such-seat = Esse lugar não existe nesta sala.
refusal-no-spectators = Esta sala não aceita espectadores.
refusal-already-in-room = Você está em outra sala. Saia dela primeiro.
refusal-not-seated = Você não tem um lugar.
refusal-not-owner = Só quem comanda a sala pode fazer isso.
refusal-no-match = Nenhuma partida em andamento.
refusal-invalid-room = Não foi possível abrir este jogo: { $reason }.
refusal-illegal-move = Jogada inválida: { $reason }.
refusal-stale = A partida já avançou.
refusal-nothing-to-take-back = Não há jogada para desfazer.
refusal-take-back-forbidden = Nesta disputa as jogadas contam, então nenhuma é desfeita.
refusal-take-back-pending = Os outros já receberam o pedido.
refusal-rate-limited = Rápido demais. Espere um momento.
refusal-banned = Baniram você desta sala.
refusal-banned-from-server = O anfitrião baniu você.
refusal-not-in-room = Esse jogador não está na sua sala.
refusal-draw-unavailable = Não dá para propor empate ao computador.
refusal-draw-pending = Já foi proposto um empate.
refusal-draining = O anfitrião está para encerrar: sem novas partidas.
refusal-paused = A partida está em pausa.
refusal-countdown = A partida continua em { $seconds } s.
refusal-pause-unavailable = Só uma partida com relógio pode ser pausada.
refusal-pause-pending = Já foi pedida uma pausa.
refusal-not-paused = A partida não está em pausa.
refusal-tournament-running = Há um torneio em andamento aqui.
refusal-tournament-full = O torneio está cheio ({ $most } jogadores).
refusal-too-few-entrants =
    { $entered ->
        [one] Um torneio precisa de { $least } jogadores; { $entered } se inscreveu.
       *[other] Um torneio precisa de { $least } jogadores; { $entered } se inscreveram.
    }
refusal-two-seats-needed = Um torneio precisa de um jogo para dois ou de uma disputa, e este jogo é para { $places }.
refusal-no-tournament = Não há torneio aqui.

refusal-room-code-length = o código dele tem mais de { $most } caracteres
refusal-room-code = o anfitrião não aceita o código dele
refusal-room-seat-mismatch =
    { $seats ->
        [one] o jogo é para { $seats } jogador, e a sala, para { $places }
       *[other] o jogo é para { $seats } jogadores, e a sala, para { $places }
    }
refusal-room-seat-count = uma sala tem de 2 a { $most } lugares, não { $places }
refusal-room-clock = um relógio tem de 1 a { $most } segundos, não { $seconds }
refusal-room-computer-in-race = o computador não pode jogar em uma disputa

## Lobby: head and parts

lobby-unnamed-host = O anfitrião
lobby-somebody = Alguém

lobby-show = Mostrar
lobby-own-room = Sua sala
lobby-rooms = Salas
lobby-rooms-count = Salas ({ $rooms })
lobby-people-count = Jogadores ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Encerrar
lobby-leave = Sair
lobby-close-again =
    { $guests ->
        [one] { $guests } visitante aqui. Toque de novo para encerrar
       *[other] { $guests } visitantes aqui. Toque de novo para encerrar
    }
lobby-close-game-again = Partida em andamento. Toque de novo para encerrar
lobby-leave-again = Toque de novo para sair: você perde a partida
lobby-new-code = Novo código
lobby-qr-code = Código QR para entrar
lobby-qr-code-advice = Escaneie com a câmera de outro aparelho que tenha o Tessella.
lobby-host-away = O anfitrião está ausente. Aguardando…
lobby-connection-lost = Conexão perdida. Reconectando…
lobby-guest = Você é visitante aqui
lobby-no-network = sem rede
lobby-port = porta { $port }
lobby-code = código { $code }
lobby-without-code = entrada livre

## Lobby: people

lobby-people = Jogadores
lobby-name-own = { $name } (você)
lobby-in-room = em uma sala
lobby-cut-off = sem conexão, lugar guardado por { $seconds } s
lobby-remove = Remover { $name }
lobby-ban = Banir { $name }
lobby-remove-again = Toque de novo para remover { $name }
lobby-ban-again = Toque de novo para banir { $name }
lobby-mute = Silenciar { $name }
lobby-unmute = Deixar de silenciar { $name }
lobby-change-name = Mudar seu nome
lobby-own-name = Seu nome
lobby-rename-done = Pronto

lobby-removed = Removeram você da sala.
lobby-banned = Baniram você da sala.
lobby-room-closed = A sala foi fechada.

lobby-computer-gentle = Computador (muito fácil)
lobby-computer-easy = Computador (fácil)
lobby-computer-medium = Computador (médio)
lobby-computer-hard = Computador (difícil)

## Lobby: chat

chat-room = Nesta sala
chat-empty = Nenhuma mensagem ainda.
chat-say = Mensagem
chat-send = Enviar
chat-say-hint = Diga algo
chat-host = O anfitrião

chat-phrase-hello = Olá!
chat-phrase-good-luck = Boa sorte!
chat-phrase-shall-we-play = Vamos jogar?
chat-phrase-well-played = Bem jogado!
chat-phrase-oh-no = Ah, não!
chat-phrase-one-moment = Um momento
chat-phrase-take-your-time = Sem pressa
chat-phrase-another-one = Mais uma?
chat-phrase-thank-you = Valeu!
chat-phrase-goodbye = Tchau!

## Lobby: list of rooms

room-open = Abrir sala
room-list-empty = Ainda não há salas. Abra uma, e os outros a verão aqui.
room-list-unknown = Você verá as salas de novo quando a conexão voltar.
room-heading = { $game }, { $board }
room-race-board = disputa, { $board }
room-seated-computer = o computador

room-state-tournament = torneio em andamento
room-state-playing = partida em andamento
room-state-generating = preparando o tabuleiro…
room-state-seats = { $taken } de { $seats } lugares ocupados

room-sit = Sentar
room-watch-short = Ver
room-list-tournament = Torneio em andamento
room-list-begun = Partida em andamento
room-list-full = Sala cheia

room-choose-game = Qual jogo?
room-choose-back = Voltar às salas

## Lobby: the player's room

room-rule-first = quem acabar primeiro vence
room-rule-fewest = quem fizer menos jogadas vence
room-rule-move = { $seconds } s por jogada
room-rule-game = { $minutes } min por partida
room-rule-bonus = { $minutes } min + { $seconds } s por jogada
room-rule-watched-delayed = espectadores: 20 s depois
room-rule-watched-after-end = espectadores: só no fim
room-rule-unwatched = sem espectadores
room-watching = Espectadores: { $names }

room-seat-empty = Aguardando jogador { $number }
room-seat-plays = jogando
room-seat-ready = pronto
room-seat-not-ready = ainda não
room-seat-won = venceu { $won } de { $games }
room-seat-computer = Computador
room-seat-sit = Sentar aqui
room-seat-weaker = Mais fácil
room-seat-stronger = Mais difícil
room-seat-free = Remover computador

room-ready = Tudo pronto
room-start = Começar
room-not-ready = Ainda não
room-to-game = Ir à partida
room-watch = Assistir à partida
room-boards-later = Os tabuleiros aparecem no fim
room-to-tournament = Ir ao torneio
room-leave = Sair da sala
room-forfeit = Sair e perder
room-leave-tournament = Sair do torneio
room-forfeit-again = Toque de novo: você perde
room-leave-again = Toque de novo para sair
room-close = Fechar sala
room-close-again = Toque de novo para fechar

## Lobby: tournament

tournament = Torneio
tournament-possible = Com { $least } ou mais jogadores, dá para jogar este jogo como torneio.
tournament-clock-move = No torneio, cada jogada tem { $minutes } min.
tournament-clock-race = No torneio, cada disputa dura no máximo { $minutes } min.
tournament-enter = Entrar no torneio
tournament-withdraw = Sair do torneio
tournament-withdraw-again = Toque de novo para sair
tournament-empty = Ninguém se inscreveu ainda.
tournament-entered = Inscrições ({ $people }): { $names }
tournament-owner-starts = Quem comanda a sala inicia o torneio.
tournament-too-few = São necessários { $least } jogadores.
tournament-add-computer = Adicionar computador
tournament-start-round-robin = Começar: todos contra todos
tournament-start-knock-out = Começar: mata-mata
tournament-end = Encerrar torneio
tournament-end-again = Toque de novo para encerrar
tournament-over = O torneio acabou.
tournament-new = Novo torneio
tournament-new-again = Toque de novo para apagar a tabela

tournament-round = Rodada { $round }
tournament-round-of = Rodada { $round } de { $rounds }
tournament-round-soon = A rodada { $round } já vai começar
tournament-round-of-soon = A rodada { $round } de { $rounds } já vai começar
tournament-final = Final
tournament-final-soon = A final já vai começar
tournament-no-match = { $name } folga nesta rodada
tournament-draw = empate
tournament-not-played = não jogada
tournament-after-draws =
    { $draws ->
        [one] { $first } – { $second } após { $draws } empate
       *[other] { $first } – { $second } após { $draws } empates
    }
tournament-won =
    { $games ->
        [one] { $games } vitória
       *[other] { $games } vitórias
    }
tournament-points = { $points } de { $games }

## Setup of a room

room-players = Jogadores
room-clock = Relógio
room-clock-none = Sem relógio
room-clock-move = Por jogada
room-clock-game = Por partida
room-clock-bonus = Com bônus
room-clock-seconds = Segundos
room-clock-minutes = Minutos
room-clock-bonus-seconds = Bônus por jogada (s)
room-goal = Quem vence
room-goal-first = Primeiro a acabar
room-goal-fewest = Menos jogadas
room-dropouts = Se alguém sair
room-dropouts-computer = Computador assume
room-dropouts-out = Lugar fica vago
room-spectators = Permitir espectadores
room-view = Quando veem os tabuleiros
room-view-delayed = 20 s depois
room-view-after-end = No fim
room-view-live = Ao vivo

## Short messages about the room and its match

room-left = { $name } saiu da sala
room-opened = { $name } abriu uma sala: { $game }
room-cut-off =
    { $seconds ->
        [one] { $name } perdeu a conexão: o lugar fica guardado por { $seconds } segundo
       *[other] { $name } perdeu a conexão: o lugar fica guardado por { $seconds } segundos
    }
room-back = { $name } voltou

match-take-back-requested = { $name } pede para desfazer uma jogada
match-take-back-accepted = Jogada desfeita
match-take-back-declined = A jogada não foi desfeita
match-draw-sent = Empate proposto
match-draw-offered = { $name } propõe empate
match-draw-accepted = Empate combinado
match-draw-declined = Empate recusado
match-pause-sent = Pausa pedida
match-pause-requested = { $name } pede uma pausa
match-pause-declined = Pausa recusada

match-player-left = { $name } saiu da partida
match-player-left-replaced = { $name } saiu: o computador continua
match-player-cut-off = { $name } perdeu a conexão
match-player-cut-off-replaced = { $name } perdeu a conexão: o computador continua
match-player-resigned = { $name } desistiu
match-player-resigned-replaced = { $name } desistiu: o computador continua
match-player-out-of-time = O tempo de { $name } acabou
match-player-out-of-time-replaced = O tempo de { $name } acabou: o computador continua

match-saved = A partida foi salva em “{ title-games }”
match-end-saved = { $reason } A partida fica salva neste aparelho.
match-has-ended = A partida acabou

## QR codes

qr-code = Código QR
qr-code-too-long = É longo demais para um código QR. Copie como texto.

## The page of the host

lobby-hosting = Anfitrião
hosting-join = Como os outros entram
hosting-qr-code = Código QR de { $address }
hosting-copy-link = Copiar link de { $address }
hosting-no-network = Este aparelho não está em nenhuma rede.
hosting-no-code = Sem código de entrada: qualquer pessoa na rede pode entrar.
hosting-code = Código de entrada { $code }
hosting-waiting = Carregando jogadores e salas…
hosting-you = { $name } (você)
hosting-remove-again = Toque de novo para remover
hosting-ban-again = Toque de novo para banir
hosting-rooms = Salas ({ $rooms })
hosting-room = Sala { $number } · { $game }, { $board }
hosting-close-again = Toque de novo para fechar: a partida não vai contar
hosting-close-room = Fechar sala { $number }
hosting-no-rooms = Nenhuma sala aberta.

hosting-in-room = sala { $number }
hosting-cut-off = sem conexão, lugar guardado por { $seconds } s
hosting-connected = online há { $time }
hosting-idle = sem atividade há { $time }
hosting-this-device = este aparelho

hosting-computer = o computador
hosting-nobody = ninguém
hosting-announcement = Mensagem para todos
hosting-announcement-hint = Mensagem
hosting-announce = Enviar para todos
hosting-announced = Enviada para todos.
hosting-bans = Banidos ({ $people })
hosting-banned-device = só o aparelho da pessoa
hosting-banned-address = todos em { $address }
hosting-lift-ban = Desbanir { $name }
hosting-end = Encerrar
hosting-drain = Encerrar depois das partidas
hosting-drain-again = Toque de novo: sem novas partidas
hosting-draining = Encerra após a última partida
hosting-draining-long = Nenhuma partida nova começa. A sessão se encerra dez segundos depois da última.
hosting-drained = A sessão foi encerrada.
hosting-restarts = O anfitrião parou por causa de um erro no Tessella e está reiniciando.
hosting-failed = O anfitrião parou por causa de um erro no Tessella. Crie a partida de novo para continuar.
