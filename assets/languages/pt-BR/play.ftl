### The screen on which a game is played.

## Window

window-title-your-turn = Sua vez – Tessella

screen-on-reason = Um relógio está correndo

## Around the board

play-whole-board = O tabuleiro inteiro

play-back = Voltar ao início
play-sounds-silent = Sons: mudo
play-sounds-quiet = Sons: baixo
play-sounds-loud = Sons: alto
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
play-restart = Reiniciar
play-new = Novo
play-best = A melhor
play-share = Enviar

play-undo-long = Desfazer
play-redo-long = Refazer
play-hint-long = Dica
play-restart-long = Reiniciar
play-new-long = Novo

play-share-game = Compartilhar esta partida
play-share-code = enviar

hint-not-found = Nenhuma dica encontrada
hint-failed = Sem dica, por causa de um erro no Tessella

## Pause

play-pause-long = Pausar
play-resume-long = Continuar
play-ask-for-pause = Pedir uma pausa

play-paused = Em pausa
play-resume = Continuar
play-before-clock = O relógio começa quando você toca em { play-begin }
play-begin = Começar

## Lessons

lesson-skip = Pular lição
lesson-play = Jogar de verdade
lesson-press-marked = Toque no que está marcado

## Result

result-restart = Reiniciar
result-try-again = De novo
result-new-board = Novo jogo
result-next-level = Próxima fase
result-more-boards = Mais do dia
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
news-fewest-moves = Menos jogadas até hoje
news-fastest = Vitória mais rápida até hoje
news-wins =
    { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias seguidas
    }

## Replay

replay-close = Fechar replay
replay-branch = Jogar daqui

replay-move = Jogada { $number } de { $moves }
replay-best-move = A melhor: jogada { $number } de { $moves }

replay-to-beginning = Ao começo (Home)
replay-back = Voltar uma jogada (←)
replay-on = Avançar uma jogada (→)
replay-to-end = Ao fim (End)
replay-pause = Pausar (Espaço)
replay-resume = Continuar (Espaço)

replay-alone = Só a partida
replay-compare = A melhor ao lado
replay-usual-speed = Velocidade normal
replay-fast = Rápido

replay-bar = Replay

replay-your-game = Sua partida
replay-best-length =
    A melhor: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }

## Analysis, after the number of the move, as in "Move 5 of 9: 2 moves lost"

analysis-hint = com dica
analysis-lost-here = derrota aqui
analysis-moves-lost =
    { $moves ->
        [one] perde { $moves } jogada
       *[other] perde { $moves } jogadas
    }

analysis-flawless =
    sem erros, ideal: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
analysis-flawless-known =
    sem erros, melhor conhecida: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
analysis-mistakes =
    { $mistakes ->
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, ideal: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
analysis-mistakes-known =
    { $mistakes ->
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, melhor conhecida: { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }

analysis-winning-you = você está vencendo
analysis-winning-computer = o computador está vencendo
analysis-winning-opponent = o oponente está vencendo
analysis-winning-player-number = jogador { $number } está vencendo
analysis-winning-person = { $name } está vencendo
analysis-draw = empate
analysis-share = { $name }: { $percent }%
analysis-mistake = erro, { $evaluation }
analysis-turning-point = ponto de virada, { $evaluation }

## Network game

online-asks-take-back = { $name } gostaria de desfazer uma jogada
online-asks-pause = { $name } gostaria de pausar
online-offers-draw = { $name } propõe empate
online-allow = Aceitar
online-accept = Aceitar
online-refuse = Não

online-offer-draw = Empate?
online-give-up = Desistir
online-sure = Mesmo?
online-give-up-again = Toque de novo para desistir: você perde o jogo.
online-restart-again = Toque de novo para recomeçar: suas jogadas se perdem.
online-chat = Chat
online-chat-unread = Chat ({ $messages })
online-room = Sala

online-host-away = O anfitrião está ausente: a partida espera
online-connection-lost = Conexão perdida: reconectando…
online-paused = Em pausa por até 10 minutos
online-watching = Assistindo

online-you = Você
online-cut-off = { $name }: sem conexão, lugar guardado { $seconds } s
online-progress = { $name } { $percent }%
online-progress-stuck = { $name } sem saída em { $percent }%
online-progress-done =
    { $name } terminou em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }

online-seat-free = { $name } saiu: o lugar está livre
online-wants-rematch = { $name } gostaria de jogar de novo

online-won = { $name } venceu
online-you-won = Você venceu
online-over = A partida acabou
online-nobody-won = Ninguém venceu
online-draw-agreed = Empate combinado
online-player = Jogador { $number }
online-place = { $place }º { $name }

online-left = { $name } saiu
online-disconnected = { $name } perdeu a conexão e não voltou
online-resigned = { $name } desistiu
online-out-of-time = O tempo de { $name } acabou
online-you-left = Você saiu
online-you-disconnected = Você perdeu a conexão e não voltou
online-you-resigned = Você desistiu
online-you-out-of-time = Seu tempo acabou

online-next-game = A próxima partida já vem
online-to-tournament = Ir ao torneio
online-dealing = Sorteando o tabuleiro
online-waiting = Aguardando…
online-play-again = Jogar de novo
online-sit-down = Sentar
online-keep = Guardar

## Colours of tiles, for screen readers and in sentences about a colour

colour-pink = rosa
colour-yellow = amarelo
colour-olive = oliva
colour-cyan = ciano
colour-blue = azul
colour-purple = roxo
colour-teal = petróleo
colour-brown = marrom
colour-silver = prata
colour-mint = menta
colour-red = vermelho
colour-orange = laranja
colour-green = verde
colour-lime = limão
colour-moss = musgo
colour-azure = azul-celeste
colour-lilac = lilás
colour-plum = ameixa

## Controls

stepper-less = menos
stepper-more = mais

## Games that begin, continue and are kept

game-cannot-start = Esta partida não pode começar: { $error }.
game-cannot-continue = A última partida não pode continuar: { $why }. Ela fica em { your-games-title }.
game-kept = A partida anterior está em { your-games-title }

link-cannot-open = Este link não pode ser aberto: { $error }.

packs-too-many = Só os primeiros { $packs } pacotes são mostrados.
packs-failed = Seus pacotes não puderam ser lidos por causa de um erro no Tessella.

## Files of the program. The reasons (why, error) are sentences without full stop, and often come from the system, in its language

storage-no-folder = Este sistema não tem pasta para arquivos, então partidas e ajustes não são salvos.
storage-in-use = O Tessella já está aberto. O que você fizer nesta janela não é guardado, para que nada se perca na outra.
storage-not-locked = Partidas e ajustes não são salvos nesta janela: não foi possível bloquear { $file }: { $error }. O que foi salvo antes continua lá.

storage-games-unread = Não foi possível ler as partidas salvas: { $why }.
storage-history-unread = Não foi possível ler os resultados das suas partidas: { $why }.
storage-settings-unread = Não foi possível ler os ajustes: { $why }.
storage-set-aside = O arquivo foi guardado como { $name }.
storage-left-alone = O arquivo também não pôde ser separado ({ $error }), então fica como está, e nada é salvo nele.

settings-file-no-text = não é texto
settings-file-unexpected = conteúdo inesperado na linha { $line }, coluna { $column }
settings-file-default = O ajuste { $setting } em settings.ron não está como esperado, então vale o padrão.
settings-file-defaults = { $number } ajustes em settings.ron não estão como esperado, então valem os padrões: { $settings }.

storage-unsaved = Não foi possível salvar { $file }: { $error }.
storage-keeps-trying = O Tessella continua tentando.
storage-close-again = Feche a janela de novo para sair sem salvar.

last-crash = O Tessella parou de repente da última vez. Os detalhes estão em { $file }.

computer-quick-move = A busca do computador falhou, então ele fez uma jogada simples.
computer-cannot-move = Por causa de um erro no Tessella, o computador não consegue jogar aqui. Desfaça uma jogada ou comece outro jogo.
analysis-failed = A análise parou por causa de um erro no Tessella.
error-in-program = um erro no Tessella
service-given-up = Por causa de um erro no Tessella, { $what } até que ele seja reiniciado.
service-sound = os sons estão desligados
service-links = os links abrem outra janela
service-pads = um controle pode não despertar uma janela ociosa
service-screen-reader = leitores de tela podem receber respostas atrasadas
service-screen-on = a tela pode se apagar enquanto você pensa

exit-guests =
    { $guests ->
        [one] { $guests } visitante
       *[other] { $guests } visitantes
    } aqui. Feche de novo para encerrar a sessão

## Backups, imports and pictures

file-saved = Salvo como { $file }
file-not-written = Não foi possível gravar { $file }: { $error }

backup-copied = Backup copiado como texto
backup-failed = Nenhum backup foi feito: { $why }
backup-too-long = é longo demais para a área de transferência
backup-no-folder = este sistema não tem pasta para documentos

import-first-file = Só o primeiro arquivo é importado.
import-failed = Nada foi importado: { $why }.
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
import-settings-unexpected = Os ajustes dele não estão como esperado: { $why }.

picture-copied = Imagem copiada
picture-failed = Sem imagem: { $reason }
picture-no-folder = este sistema não tem pasta para imagens
picture-not-wanted = ela não é mais necessária
picture-no-file = não foi possível criar um arquivo em { $folder }: { $error }
picture-not-drawn = não foi possível desenhá-la
animation-empty = uma animação tem pelo menos um quadro
animation-size = um quadro tem { $width }x{ $height } pixels: todos os quadros têm o mesmo tamanho, no máximo 65535x65535
