### The local network: servers, the lobby, rooms, matches.
###
### The host is the device on which the server runs, and its player. Guests are the others who are connected to it. A room has
### seats for the players of one game, and others may watch. Names are those that players have chosen.

## Finding and joining a host

lan = Rede local

lan-own-name = Seu nome
lan-name = Nome
player-name-hint = Um nome
player-name-another = Outro nome

lan-host = Anfitrião
lan-require-code = Exigir um código
lan-guests-need-code = Código para visitantes: { $code }
lan-another-code = Outro código
lan-host-game = Hospedar partida
lan-host-continue = Continuar hospedando
lan-host-continues = A última partida continua, com os lugares guardados.
lan-or-join = Ou entre em uma partida
lan-enter-address = Digitar um endereço

lan-join-server = Entrar em { $name }

lan-found-version = usa o Tessella { $version }, outra versão
lan-found-no-game = nenhuma partida ainda
lan-found-people =
    { $most ->
        [one] { $people } de { $most } pessoa
       *[other] { $people } de { $most } pessoas
    }
lan-found-seat = seu lugar está guardado
lan-seat-gone = Seu lugar não está mais guardado. Digite o código de entrada.
lan-found-full = sem vagas

lan-found-needs-code = { $address }, pede um código
lan-found-open = { $address }, entrada livre

lan-searching = Procurando partidas nesta rede…
lan-nothing-found = Nenhuma partida encontrada ainda. Possíveis motivos:
lan-network-denied = O sistema não deixa o Tessella usar a rede local. Permita isso nos ajustes do sistema, entre as permissões deste app.
lan-network-unusable = Não é possível usar a rede: { $error }.

lan-address = O endereço do anfitrião, como aparece na tela dele
lan-code = O código de { $name }; deixe vazio se não houver
lan-join = Entrar
lan-delete = Apagar

lan-joining = Entrando…
lan-cancel = Cancelar

lan-changed = Não é o aparelho com que você jogou antes
lan-changed-named = Outro aparelho responde em { $address } como { $name }. Talvez só finja ser o que você conhece, ou tenha sido configurado de novo.
lan-changed-unnamed = Outro aparelho responde em { $address }. Talvez só finja ser o que você conhece, ou tenha sido configurado de novo.
lan-changed-seat = Seu lugar no aparelho conhecido está guardado.
lan-changed-cancel = Não entrar
lan-changed-join = Entrar como novo jogador

## Names of players who have chosen none

player-name-first = Alegre, Amável, Ativo, Azul, Bacana, Brilhante, Calmo, Corajoso, Dourado, Esperto, Feliz, Gentil, Legal, Ligeiro, Prateado, Quieto, Radiante, Rápido, Risonho, Sábio, Sereno, Sortudo, Valente, Veloz, Verde, Vermelho
player-name-second = Beija-flor, Bem-te-vi, Boto, Castor, Cavalo, Cisne, Corvo, Esquilo, Falcão, Gato, Gavião, Golfinho, Jabuti, Lobo, Mico, Panda, Pato, Pinguim, Puma, Quati, Sabiá, Sagui, Tamanduá, Tatu, Tucano, Urso
player-name = { $second } { $first }

## Why no host was found

discovery-no-interfaces = Não foi possível listar as redes deste computador: { $error }.
discovery-only-loopback = Este aparelho não está em nenhuma rede: ligue o Wi-Fi, ou crie nele um ponto de acesso em que os outros entrem.
discovery-other-network = O anfitrião pode estar em outra rede: os dois aparelhos precisam do mesmo Wi-Fi ou ponto de acesso.
discovery-isolation = O Wi-Fi pode manter os aparelhos separados, como muitas redes de visitantes (“isolamento de clientes”).
discovery-firewall = Um firewall no anfitrião pode estar fechado: ele precisa deixar entrar UDP e TCP nas portas { $first } a { $last }.
discovery-denied = O sistema não deixa o Tessella procurar através de { $interface }: um firewall neste aparelho pode estar fechado.
discovery-denied-default = O sistema não deixa o Tessella procurar através da interface padrão: um firewall neste aparelho pode estar fechado.
discovery-denied-loopback = O sistema não deixa o Tessella procurar através do loopback: um firewall neste aparelho pode estar fechado.
discovery-failed = A procura através de { $interface } ({ $address }) falhou: { $error }.
discovery-failed-default = A procura através da interface padrão ({ $address }) falhou: { $error }.
discovery-failed-loopback = A procura através do loopback ({ $address }) falhou: { $error }.
discovery-no-ipv6 = este computador não tem IPv6

## Why a host was not joined

join-version = Este anfitrião usa o Tessella { $server } (protocolo { $server_protocol }), e você usa { $client } (protocolo { $client_protocol }): os dois precisam da mesma versão.
join-wrong-code =
    { $tries ->
        [one] Esse não é o código do anfitrião; resta { $tries } tentativa.
       *[other] Esse não é o código do anfitrião; restam { $tries } tentativas.
    }
join-wrong-code-wait =
    { $seconds ->
        [one] Esse não é o código do anfitrião, e já houve erros demais: espere { $seconds } segundo.
       *[other] Esse não é o código do anfitrião, e já houve erros demais: espere { $seconds } segundos.
    }
join-wait =
    { $seconds ->
        [one] Houve códigos errados demais: espere { $seconds } segundo antes de tentar de novo.
       *[other] Houve códigos errados demais: espere { $seconds } segundos antes de tentar de novo.
    }
join-full =
    { $most ->
        [one] Não há vagas em { $name }: { $people } de { $most } pessoa está lá.
       *[other] Não há vagas em { $name }: { $people } de { $most } pessoas estão lá.
    }
join-full-unnamed =
    { $most ->
        [one] Não há vagas neste anfitrião: { $people } de { $most } pessoa está lá.
       *[other] Não há vagas neste anfitrião: { $people } de { $most } pessoas estão lá.
    }
join-closing = { $name } está fechando e não deixa mais ninguém entrar.
join-closing-unnamed = Este anfitrião está fechando e não deixa mais ninguém entrar.
join-other-name = Já há { $name } aqui, então você é { $other }. Você pode mudar isso na lista de pessoas.
join-needs-code = { $name } tem um código de entrada: peça-o lá e digite-o.
join-needs-code-unnamed = Este anfitrião tem um código de entrada: peça-o lá e digite-o.
join-unexpected-code = { $name } não tem código de entrada: deixe o código vazio se você confia neste anfitrião.
join-unexpected-code-unnamed = Este anfitrião não tem código de entrada: deixe o código vazio se você confia nele.
join-invalid-code = Isso não pode ser um código de entrada: { $error }.
join-impostor = O próprio anfitrião em { $address } não sabe o código, então pode não ser aquele em que você quer entrar.
join-changed-key = O anfitrião em { $address } não é o aparelho com que você jogou antes, então você não entrou. Seu lugar lá está guardado.
join-false-key = O anfitrião em { $address } finge ser outro aparelho, então você não entrou.
join-not-tessella = O que responde em { $address } não é um anfitrião do Tessella: confira o endereço e a porta.
join-busy = O anfitrião em { $address } encerrou a conexão antes de responder: talvez muita gente esteja entrando, então tente de novo, ou não seja um anfitrião do Tessella.
join-connection-closed = O anfitrião em { $address } encerrou a conexão antes de você entrar: talvez tenha acabado de fechar ou esteja ocupado, então tente de novo.
join-port-closed = Nenhum anfitrião está aberto em { $address }: confira se ele ainda funciona lá e se a porta está certa.
join-timed-out = Ninguém responde em { $address }: confira se o anfitrião ainda está aberto, se você está na mesma rede e se o firewall do anfitrião deixa entrar TCP e UDP na porta { $port }.
join-no-route = Não há rota até { $address }: confira se este computador está na rede do anfitrião.
join-unreachable = Não foi possível alcançar o anfitrião em { $address }: { $error }.
join-no-udp = O anfitrião em { $address } aceitou a conexão, mas nada chega da partida dele: confira se o firewall dele deixa entrar UDP na porta { $port }.
join-no-room = O anfitrião não tem vagas.
join-lost-at-once = A conexão com o anfitrião em { $address } caiu logo em seguida: { $error }.
join-not-possible = Não é possível: { $error }.

## Why a connection ended

connection-broken = A conexão caiu: { $error }.
connection-invalid-data = O anfitrião enviou o que nenhum anfitrião envia: { $error }.
connection-failed = A conexão terminou por causa de um erro no Tessella. Seu lugar está guardado: entre de novo.
search-failed = A busca por anfitriões parou por causa de um erro no Tessella. Abra esta página de novo.
connection-overfull = O anfitrião enviou mais do que este programa podia receber.

connection-no-reply = o anfitrião não respondeu a tempo
connection-token-expired = o token do anfitrião expirou
connection-server-full = o anfitrião não tem vagas
connection-timed-out = nada chegou do anfitrião
connection-closed-by-server = o anfitrião fechou a conexão
connection-closed-by-client = a conexão foi encerrada aqui
connection-queue-full = há coisas demais esperando envio
connection-queue-length = uma mensagem a enviar estava vazia ou era longa demais

lobby-closed-session-ended = O anfitrião encerrou a sessão. As partidas ficam guardadas lá para a próxima vez.
lobby-closed-replaced = Você entrou de novo por outro aparelho, que agora tem o seu lugar.
lobby-closed-invalid-message = O anfitrião não entendeu o que veio daqui. É a mesma versão?
lobby-closed-too-many-messages = O anfitrião recebeu mensagens demais daqui.
lobby-closed-hello-timeout = O anfitrião não recebeu um nome que ninguém mais tenha, e não espera mais por ele.
lobby-closed-removed = O anfitrião removeu você.

## A host on this device

server-name = Jogo de { $player }
server-not-started = Não é possível hospedar aqui: { $error }.
server-code-replaced = O código agora é { $code }. Quem já está aqui continua.

server-port-in-use = a porta { $port } está em uso nesta máquina
server-port-in-use-free = a porta { $port } está em uso nesta máquina; a porta { $free } está livre
server-no-port = as portas { $first } a { $last } estão todas em uso nesta máquina; escolha outra
server-people-limit = um anfitrião recebe de 1 a { $most } pessoas, não { $people }
server-file-in-use = outro anfitrião guarda as salas em { $file }; escolha outro arquivo
server-damaged-key = { $file } não é a chave de um anfitrião, ou está danificado: deveria ter { $length } letras que comecem com { $prefix }. Copie-o de um backup; ou remova-o para criar uma chave nova, mas então todos os lugares daqui se perdem
server-file-not-rooms = { $file } não é um arquivo de salas
server-file-not-code = { $file } não é um código de entrada
server-file-not-lock = { $file } não está vazio, então não é um arquivo de bloqueio
server-file-folder = { $file } é uma pasta
server-file-not-regular = { $file } não é um arquivo comum
server-file-broken-link = { $file } é um link para um arquivo que não existe
server-file-unreadable = não foi possível ler { $file }: { $error }
server-file-unwritable = não foi possível gravar { $file }: { $error }
server-file-unlockable = não foi possível bloquear { $file }: { $error }
network-unusable = não é possível usar a rede: { $error }

server-rooms-unsaved = Não foi possível guardar as salas em { $file }: { $error }.
server-rooms-set-aside = Não foi possível ler as salas de antes: { $reason }. O arquivo foi guardado como { $file }.
server-rooms-not-set-aside = Não foi possível ler as salas de antes: { $reason }. O arquivo não pôde ser separado ({ $error }).
server-rooms-without-keys = são de uma versão cujos lugares não tinham chaves
server-rooms-none = ele não tem salas
server-rooms-cut-off = ele está cortado
server-rooms-checksum = ele está danificado
server-rooms-other-key = os lugares delas são de outra chave, não da que está em { $file }
server-rooms-damaged = as salas salvas estão danificadas ({ $error })
server-rooms-format = as salas salvas têm o formato { $found }, e este programa lê o formato { $readable }

## Refusals: answers of the host to what a player asks for

refusal-name-in-use = Alguém aqui já se chama { $name }.
refusal-invalid-name = Um nome tem de 1 a 24 letras, algarismos ou outros sinais visíveis.
refusal-server-full =
    { $most ->
        [one] O anfitrião não tem vagas: { $most } de { $most } pessoa está aqui.
       *[other] O anfitrião não tem vagas: { $most } de { $most } pessoas estão aqui.
    }
refusal-too-many-rooms =
    { $most ->
        [one] Já há { $most } sala, o máximo deste anfitrião.
       *[other] Já há { $most } salas, o máximo deste anfitrião.
    }
refusal-room-not-found = Essa sala foi fechada.
refusal-match-started-watch = A partida nesta sala já começou. Você pode assistir.
refusal-match-started = A partida nesta sala já começou.
refusal-room-full-one = O lugar nesta sala está ocupado.
refusal-room-full-two = A partida está cheia: tente outra, ou assista.
refusal-room-full = Todos os { $places } lugares desta sala estão ocupados.
refusal-seat-taken = { $name } está nesse lugar.
refusal-seat-taken-computer = O computador está nesse lugar.
refusal-no-such-seat = Não há esse lugar nesta sala.
refusal-no-spectators = Não é possível assistir nesta sala.
refusal-already-in-room = Você está em outra sala. Saia dela primeiro.
refusal-not-seated = Você não tem lugar em uma sala.
refusal-not-owner = Só quem ocupa um lugar há mais tempo pode fazer isso.
refusal-no-match = Não há partida em andamento.
refusal-invalid-room = Este jogo não pode ser aberto: { $reason }.
refusal-illegal-move = Essa jogada não é possível: { $reason }.
refusal-stale = A partida avançou nesse meio-tempo.
refusal-nothing-to-take-back = Não há jogada para desfazer.
refusal-take-back-forbidden = Nesta disputa as jogadas contam, então nenhuma é desfeita.
refusal-take-back-pending = Os outros já receberam o pedido.
refusal-rate-limited = Foi demais de uma vez. Espere um momento.
refusal-banned = Removeram você desta sala.
refusal-banned-from-server = O anfitrião não deixa você entrar de novo.
refusal-not-in-room = Essa pessoa não está na sua sala.
refusal-draw-unavailable = Só se pode propor empate a pessoas.
refusal-draw-pending = Já foi proposto um empate.
refusal-draining = O anfitrião está para encerrar: nenhuma partida começa mais.
refusal-paused = A partida está em pausa.
refusal-countdown = A partida continua em { $seconds } s.
refusal-pause-unavailable = Só uma partida com relógio pode ser pausada.
refusal-pause-pending = Já foi pedida uma pausa.
refusal-not-paused = A partida não está em pausa.
refusal-tournament-running = Há um torneio em andamento aqui.
refusal-tournament-full = O torneio está cheio: { $most } pessoas se inscreveram.
refusal-too-few-entrants =
    { $entered ->
        [one] Um torneio precisa de { $least } pessoas, e { $entered } se inscreveu.
       *[other] Um torneio precisa de { $least } pessoas, e { $entered } se inscreveram.
    }
refusal-two-seats-needed = Um torneio precisa de um jogo para dois ou de uma disputa, e este jogo tem { $places } lugares.
refusal-no-tournament = Não há torneio para isso.

refusal-room-code-length = o código dele tem mais de { $most } caracteres
refusal-room-code = o anfitrião não aceita o código dele
refusal-room-seat-mismatch =
    { $seats ->
        [one] este jogo tem { $seats } lugar, e a sala, { $places }
       *[other] este jogo tem { $seats } lugares, e a sala, { $places }
    }
refusal-room-seat-count = uma sala tem de 2 a { $most } lugares, e esta, { $places }
refusal-room-clock = um relógio tem de 1 a { $most } segundos, e este, { $seconds }
refusal-room-computer-in-race = em uma disputa só há pessoas

## Lobby: head and parts

lobby-unnamed-host = O anfitrião
lobby-somebody = Alguém

lobby-show = Mostrar
lobby-own-room = Sua sala
lobby-rooms = Salas
lobby-rooms-count = Salas ({ $rooms })
lobby-people-count = Pessoas ({ $people })
chat = Chat
chat-unread = Chat ({ $messages })

lobby-stop-hosting = Encerrar
lobby-leave = Sair
lobby-close-again =
    { $guests ->
        [one] { $guests } visitante aqui. Toque de novo para fechar
       *[other] { $guests } visitantes aqui. Toque de novo para fechar
    }
lobby-close-game-again = Há um jogo em andamento. Toque de novo para encerrar
lobby-leave-again = Toque de novo para sair: você perde o jogo
lobby-new-code = Novo código
lobby-qr-code = Código QR para entrar
lobby-qr-code-advice = Leia isto com a câmera de outro aparelho que tenha o Tessella.
lobby-host-away = O anfitrião está ausente: aguardando…
lobby-connection-lost = Conexão perdida: reconectando…
lobby-guest = Você é visitante aqui
lobby-no-network = sem rede
lobby-port = porta { $port }
lobby-code = código { $code }
lobby-without-code = entrada livre

## Lobby: people

lobby-people = Pessoas
lobby-name-own = { $name } (você)
lobby-in-room = em uma sala
lobby-cut-off = sem conexão, lugar guardado { $seconds } s
lobby-remove = Remover { $name }
lobby-ban = Banir { $name }
lobby-remove-again = Toque de novo para remover { $name }
lobby-ban-again = Toque de novo para banir { $name }
lobby-mute = Silenciar { $name }
lobby-unmute = Ouvir { $name } de novo
lobby-change-name = Mudar seu nome
lobby-own-name = Seu nome
lobby-rename-done = Pronto

lobby-removed = Removeram você da sala.
lobby-banned = Removeram você da sala, sem direito a voltar.
lobby-room-closed = A sala foi fechada.

lobby-computer-gentle = Computador (leve)
lobby-computer-easy = Computador (fácil)
lobby-computer-medium = Computador (médio)
lobby-computer-hard = Computador (difícil)

## Lobby: chat

chat-room = Nesta sala
chat-empty = Ninguém disse nada ainda.
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

room-open = Abrir uma sala
room-list-empty = Ainda não há salas. Abra uma, e os outros a veem aqui.
room-list-unknown = Você verá as salas de novo quando a conexão voltar.
room-heading = { $game }, { $board }
room-race-board = disputa, { $board }
room-seated-computer = o computador

room-state-tournament = torneio em andamento
room-state-playing = partida em andamento
room-state-generating = sorteando o tabuleiro
room-state-seats = { $taken } de { $seats } lugares ocupados

room-sit = Sentar
room-watch-short = Ver
room-list-tournament = Torneio em andamento
room-list-begun = A partida já começou
room-list-full = Sem lugares livres

room-choose-game = Qual jogo?
room-choose-back = Voltar às salas

## Lobby: the player's room

room-rule-first = quem acabar primeiro vence
room-rule-fewest = menos jogadas vence
room-rule-move = { $seconds } s por jogada
room-rule-game = { $minutes } min por partida
room-rule-bonus = { $minutes } min por partida e { $seconds } s por jogada
room-rule-watched-delayed = visível 20 s depois
room-rule-watched-after-end = visível após o fim
room-rule-unwatched = ninguém assiste
room-watching = Assistindo: { $names }

room-seat-empty = Aguardando jogador { $number }
room-seat-plays = jogando
room-seat-ready = a postos
room-seat-not-ready = se preparando
room-seat-won =
    { $games ->
        [one] venceu { $won } de { $games } partida
       *[other] venceu { $won } de { $games } partidas
    }
room-seat-computer = Computador
room-seat-sit = Sentar aqui
room-seat-weaker = Mais fraco
room-seat-stronger = Mais forte
room-seat-free = Liberar o lugar

room-ready = Estou a postos
room-start = Começar
room-not-ready = Ainda não
room-to-game = Ir à partida
room-watch = Assistir à partida
room-boards-later = Os tabuleiros aparecem após o fim
room-to-tournament = Ir ao torneio
room-leave = Sair da sala
room-forfeit = Sair e perder
room-leave-tournament = Sair do torneio
room-forfeit-again = Perder mesmo
room-leave-again = Sair mesmo
room-close = Fechar a sala
room-close-again = Fechar mesmo a sala

## Lobby: tournament

tournament = Torneio
tournament-possible = { $least } ou mais pessoas podem jogar um torneio deste jogo.
tournament-clock-move = No torneio, cada jogada tem no máximo { $minutes } min.
tournament-clock-race = No torneio, cada disputa dura no máximo { $minutes } min.
tournament-enter = Entrar no torneio
tournament-withdraw = Sair do torneio
tournament-withdraw-again = Sair mesmo
tournament-empty = Ninguém se inscreveu ainda.
tournament-entered = Inscrições ({ $people }): { $names }
tournament-owner-starts = Quem comanda a sala dá início.
tournament-too-few = São necessários { $least } participantes.
tournament-add-computer = Adicionar um computador
tournament-start-round-robin = Começar: todos contra todos
tournament-start-knock-out = Começar: quem perde sai
tournament-end = Encerrar o torneio
tournament-end-again = Encerrar mesmo o torneio
tournament-over = O torneio acabou.
tournament-new = Novo torneio
tournament-new-again = Toque de novo: a tabela será apagada

tournament-round = Rodada { $round }
tournament-round-of = Rodada { $round } de { $rounds }
tournament-round-soon = A rodada { $round } já vai começar
tournament-round-of-soon = A rodada { $round } de { $rounds } já vai começar
tournament-final = Final
tournament-final-soon = A final começa em breve
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
        [one] venceu { $games } partida
       *[other] venceu { $games } partidas
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
room-goal = Objetivo
room-goal-first = Acabar primeiro
room-goal-fewest = Menos jogadas
room-dropouts = Se alguém sair
room-dropouts-computer = Computador joga
room-dropouts-out = Fica de fora
room-spectators = Outros podem assistir
room-view = Veem os tabuleiros
room-view-delayed = 20 s depois
room-view-after-end = Após o fim
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

match-take-back-requested = { $name } gostaria de desfazer uma jogada
match-take-back-accepted = A jogada foi desfeita
match-take-back-declined = A jogada fica
match-draw-sent = Empate proposto
match-draw-offered = { $name } propõe empate
match-draw-accepted = A partida empatou
match-draw-declined = O empate foi recusado
match-pause-sent = Pausa pedida
match-pause-requested = { $name } gostaria de pausar
match-pause-declined = Não haverá pausa

match-player-left = { $name } saiu da partida
match-player-left-replaced = { $name } saiu da partida: o computador continua
match-player-cut-off = { $name } perdeu a conexão e não voltou
match-player-cut-off-replaced = { $name } perdeu a conexão e não voltou: o computador continua
match-player-resigned = { $name } desiste
match-player-resigned-replaced = { $name } desiste: o computador continua
match-player-out-of-time = O tempo de { $name } acabou
match-player-out-of-time-replaced = O tempo de { $name } acabou: o computador continua

match-saved = A partida foi salva. Ela está em { your-games-title }.
match-end-saved = { $reason } A partida fica guardada neste aparelho.
match-has-ended = A partida acabou nesse meio-tempo

## QR codes

qr-code = Código QR
qr-code-too-long = Este código é longo demais para um código QR. Copie-o como texto.

## The page of the host

lobby-hosting = Hospedagem
hosting-join = Como os outros entram
hosting-qr-code = Código QR de { $address }
hosting-copy-link = Copiar o link de { $address }
hosting-no-network = Este aparelho não está em nenhuma rede.
hosting-no-code = Sem código: todos na rede podem entrar.
hosting-code = Código { $code }
hosting-waiting = Aguardando a lista de pessoas e salas…
hosting-you = { $name } (você)
hosting-remove-again = Toque de novo para remover
hosting-ban-again = Toque de novo para banir até o fim da sessão
hosting-rooms = Salas ({ $rooms })
hosting-room = Sala { $number } · { $game }, { $board }
hosting-close-again = Toque de novo para fechar: a partida fica sem resultado
hosting-close-room = Fechar a sala { $number }
hosting-no-rooms = Nenhuma sala aberta.

hosting-in-room = sala { $number }
hosting-cut-off = sem conexão, lugar guardado { $seconds } s
hosting-connected = on-line há { $time }
hosting-idle = sem atividade há { $time }
hosting-this-device = este aparelho

hosting-computer = o computador
hosting-nobody = ninguém
hosting-announcement = Mensagem para todos
hosting-announcement-hint = Texto
hosting-announce = Enviar para todos
hosting-announced = Enviada para todos.
hosting-bans = Banidos ({ $people })
hosting-banned-device = só o aparelho da pessoa
hosting-banned-address = todos em { $address }
hosting-lift-ban = Permitir { $name } de novo
hosting-end = Fim
hosting-drain = Encerrar depois das partidas
hosting-drain-again = Toque de novo: nenhuma partida nova começa
hosting-draining = Encerra depois da última partida
hosting-draining-long = Nenhuma partida nova começa. A sessão encerra dez segundos depois da última.
hosting-drained = A sessão foi encerrada.
hosting-restarts = O anfitrião parou por causa de um erro no Tessella e está recomeçando.
hosting-failed = O anfitrião parou por causa de um erro no Tessella. Inicie-o de novo para continuar os jogos.
