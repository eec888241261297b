### The screen on which a game is played.

## Window

window-title-your-turn = Sua vez – Tessella

screen-on-reason = Um relógio está correndo

## Around the board

play-whole-board = Ver o tabuleiro todo
play-layer = Camada { $layer }
play-cube-layer = Cubo { $cube }, camada { $layer }

play-back = Voltar à tela inicial
play-sounds-silent = Som: mudo
play-sounds-quiet = Som: baixo
play-sounds-loud = Som: alto
play-rules = Regras
play-settings = Ajustes

play-problem =
    Vença em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
play-day =
    { $day ->
        [1] 1º
       *[other] { $day }
    } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }
play-level = fase { $number }

## Who plays, after the size of a board or the name of a game, as in "9x9 · 6 colours · solo"

mode-solo = solo
mode-on-one-device = na mesma tela
mode-against-computer = contra o computador
mode-over-network = pela rede

## Tools

play-undo = Desfazer
play-redo = Refazer
play-hint = Dica
play-rest = Terminar
play-restart = Reiniciar
play-new = Novo
play-best = Solução

play-undo-long = Desfazer
play-redo-long = Refazer
play-hint-long = Dica
play-rest-long = Jogar o resto automaticamente
play-restart-long = Reiniciar
play-new-long = Novo tabuleiro

play-share-game = Compartilhar esta partida

hint-not-found = Nenhuma dica encontrada
hint-failed = Sem dica, por causa de um erro no Tessella

## Pause

play-pause-long = Pausar
play-resume-long = Continuar
play-ask-for-pause = Pedir pausa

play-paused = Em pausa
play-resume = Continuar
play-before-clock = O relógio começa quando você toca em “{ play-begin }”
play-begin = Começar

## Lessons

lesson-skip = Pular tutorial
lesson-play = Jogar de verdade
lesson-won = Você venceu!
lesson-press-marked = Toque no que está marcado

well-results = Seus resultados
well-moves = Jogadas

## Result

result-restart = Reiniciar
result-try-again = De novo
result-back-to-move = Voltar à jogada { $move }
result-new-board = Novo jogo
result-play-again = Jogar de novo
result-next-level = Próxima fase
result-more-boards = Outros do dia
result-setup = Opções
result-replay = Replay

## What is new about a result, after its margin, as in "in 12 of 14 moves · New best · 3 days in a row"

news-solved =
    Resolvido em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
news-above-par =
    { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }, meta { $par }
news-new-best = Novo recorde
news-days =
    { $days ->
        [one] { $days } dia de sequência
       *[other] { $days } dias seguidos
    }
news-all-done = Os quatro concluídos
news-fewest-moves = Recorde de menos jogadas
news-fastest = Recorde de tempo
news-wins =
    { $wins ->
        [one] { $wins } vitória seguida
       *[other] { $wins } vitórias seguidas
    }

## Replay

replay-close = Fechar replay
replay-branch = Jogar daqui

replay-move = Jogada { $number } de { $moves }
replay-best-move = Melhor solução: jogada { $number } de { $moves }

replay-to-beginning = Ir ao começo (Home)
replay-back = Jogada anterior (←)
replay-on = Próxima jogada (→)
replay-to-end = Ir ao fim (End)
replay-pause = Pausar (Espaço)
replay-resume = Reproduzir (Espaço)

replay-alone = Mostrar só a sua partida
replay-compare = Comparar com a melhor solução
replay-usual-speed = Velocidade normal
replay-fast = Velocidade rápida

replay-bar = Replay

replay-your-game = Sua partida
replay-best-length =
    Melhor solução: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = com dica
analysis-lost-here = partida perdida aqui
analysis-moves-lost =
    { $moves ->
        [one] { $moves } jogada perdida
       *[other] { $moves } jogadas perdidas
    }

analysis-flawless =
    sem erros (melhor solução: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    })
analysis-flawless-known =
    sem erros (melhor solução conhecida: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    })
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    } (melhor solução: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    })
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    } (melhor solução conhecida: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    })

analysis-winning-you = você está vencendo
analysis-winning-computer = o computador está vencendo
analysis-winning-opponent = o oponente está vencendo
analysis-winning-player-number = o jogador { $number } está vencendo
analysis-winning-person = { $name } está vencendo
analysis-draw = rumo ao empate
analysis-share = { $name }: { $percent }%
analysis-mistake = erro, { $evaluation }
analysis-turning-point = jogada decisiva, { $evaluation }
analysis-better = Melhor: { $move }
analysis-running = Analisando… { $percent }%
analysis-legend-mistake = Erro
analysis-legend-hint = Dica
analysis-legend-turning-point = Jogada decisiva

## Network game

online-asks-take-back = { $name } pede para desfazer uma jogada
online-asks-pause = { $name } pede uma pausa
online-offers-draw = { $name } propõe empate
online-allow = Aceitar
online-accept = Aceitar
online-refuse = Recusar

online-offer-draw = Empate?
online-give-up = Desistir
online-sure = Certeza?
online-give-up-again = Toque de novo para desistir: você perde a partida.
online-restart-again = Toque de novo para recomeçar: você perde suas jogadas.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Sala

online-host-away = O anfitrião está ausente. Aguardando…
online-connection-lost = Conexão perdida. Reconectando…
online-paused = Em pausa (até 10 minutos)
online-watching = Assistindo

online-you = Você
online-cut-off = { $name } sem conexão: lugar guardado por { $seconds } s
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } sem saída em { $percent }%
online-progress-done =
    { $name } terminou em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }

online-seat-free = { $name } saiu: lugar livre
online-wants-rematch = { $name } quer revanche

online-won = { $name } venceu
online-you-won = Você venceu
online-over = Fim de jogo
online-nobody-won = Ninguém venceu
online-draw-agreed = Empate combinado
online-player = Jogador { $number }
online-place = { $place }º { $name }

online-left = { $name } saiu
online-disconnected = { $name } perdeu a conexão
online-resigned = { $name } desistiu
online-out-of-time = O tempo de { $name } acabou
online-you-left = Você saiu
online-you-disconnected = Você perdeu a conexão
online-you-resigned = Você desistiu
online-you-out-of-time = Seu tempo acabou

online-next-game = A próxima partida já vem
online-to-tournament = Ir ao torneio
online-dealing = Preparando o tabuleiro…
online-waiting = Aguardando…
online-play-again = Jogar de novo
online-sit-down = Sentar
online-keep = Salvar

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = rosa
colour-yellow = amarelo
colour-olive = oliva
colour-cyan = ciano
colour-blue = azul
colour-purple = roxo
colour-teal = verde-azulado
colour-brown = marrom
colour-silver = prata
colour-mint = menta
colour-red = vermelho
colour-orange = laranja
colour-green = verde
colour-lime = verde-limão
colour-moss = verde-musgo
colour-azure = azul-cobalto
colour-lilac = lilás
colour-plum = ameixa

## Controls

stepper-less = diminuir
stepper-more = aumentar

## Games that begin, continue and are kept

game-cannot-start = Não foi possível começar esta partida: { $error }.
game-cannot-continue = A última partida não pode continuar: { $why }. Ela continua salva em “{ title-games }”.
game-kept = A partida anterior está em “{ title-games }”

link-cannot-open = Não foi possível abrir este link: { $error }.

packs-too-many = Só os primeiros { $packs } pacotes são mostrados.
packs-failed = Não foi possível ler seus pacotes por causa de um erro no Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Este sistema não tem onde salvar arquivos, então partidas e ajustes não serão salvos.
storage-in-use = O Tessella já está aberto em outra janela. O que você fizer nesta não será salvo.
storage-not-locked = O que você fizer nesta janela não será salvo: não foi possível bloquear { $file } ({ $error }). O que foi salvo antes continua lá.

storage-games-unread = Não foi possível ler suas partidas salvas: { $why }.
storage-history-unread = Não foi possível ler seus resultados: { $why }.
storage-settings-unread = Não foi possível ler seus ajustes: { $why }.
storage-set-aside = O arquivo antigo foi mantido como { $name }.
storage-left-alone = O arquivo também não pôde ser renomeado ({ $error }), então fica como está, e nada será salvo nele.

settings-file-no-text = não é um arquivo de texto
settings-file-unexpected = erro na linha { $line }, coluna { $column }
settings-file-default = Valor inválido de { $setting } em settings.ron: vale o padrão.
settings-file-defaults = { $number } ajustes inválidos em settings.ron, então valem os padrões: { $settings }.

storage-unsaved = Não foi possível salvar { $file }: { $error }.
storage-keeps-trying = O Tessella vai continuar tentando.
storage-close-again = Feche a janela de novo para sair sem salvar.

last-crash = O Tessella fechou inesperadamente da última vez. Os detalhes estão em { $file }.

computer-quick-move = O computador não conseguiu calcular a jogada e fez uma simples.
computer-cannot-move = Por causa de um erro no Tessella, o computador não consegue jogar aqui. Desfaça uma jogada ou comece outra partida.
analysis-failed = A análise parou por causa de um erro no Tessella.
error-in-program = um erro no Tessella
service-given-up = Por causa de um erro no Tessella, { $what } até você reiniciar o app.
service-sound = o som está desligado
service-links = os links abrem outra janela
service-pads = o controle pode não acordar uma janela inativa
service-screen-reader = leitores de tela podem demorar a responder
service-screen-on = a tela pode se apagar enquanto você pensa

exit-guests =
    { $guests ->
        [one] Há { $guests } visitante
       *[other] Há { $guests } visitantes
    }. Feche de novo para encerrar a sessão

## Backups, imports and pictures

file-saved = Salvo como { $file }
file-not-written = Não foi possível gravar { $file }: { $error }

backup-copied = Backup copiado como texto
backup-failed = Não foi possível fazer o backup: { $why }
backup-too-long = é longo demais para a área de transferência
backup-no-folder = não há pasta de documentos

import-first-file = Só o primeiro arquivo é importado.
import-failed = Não foi possível importar: { $why }.
import-done =
    Importação: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } e { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
import-done-known =
    Importação: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } ({ $known ->
        [one] mais { $known } já estava aqui
       *[other] mais { $known } já estavam aqui
    }) e { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
import-settings-unexpected = Não foi possível ler os ajustes dele: { $why }.

picture-copied = Imagem copiada
picture-failed = Não foi possível criar a imagem: { $reason }
picture-no-folder = não há pasta de imagens
picture-not-wanted = foi cancelada
picture-no-file = não foi possível criar um arquivo em { $folder }: { $error }
picture-not-drawn = não foi possível desenhá-la
animation-empty = uma animação precisa de pelo menos um quadro
animation-size = um quadro tem { $width }×{ $height } pixels, mas todos precisam ter o mesmo tamanho, no máximo 65535×65535

## Hills

hills-low = baixo
hills-high = alto
