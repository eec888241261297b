### The title and the screens that are reached from it, without the network and the setup of a game.

## Settings

settings = Ajustes

settings-language = Idioma
settings-language-system = Sistema

settings-theme = Tema
settings-theme-system = Do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-black = Preto
settings-theme-contrast-dark = Alto contraste escuro
settings-theme-contrast-light = Alto contraste claro
settings-text-size = Tamanho do texto
settings-text-size-percent = { $percent }%

settings-motion = Animação
settings-motion-off = Não
settings-motion-fast = Rápida
settings-motion-normal = Normal
settings-motion-slow = Lenta
settings-more-time = Limite de tempo
settings-more-time-off = Normal
settings-more-time-twice = ×2
settings-more-time-four = ×4
settings-more-time-note = Vale para o relógio de novas partidas neste aparelho e para os avisos breves. Na rede, conta o tempo da sala.

settings-scanning = Varredura por acionador
settings-scanning-off = Não
settings-scanning-automatic = Automática
settings-scanning-by-key = Tecla Tab
settings-scanning-pace = Tempo por passo
settings-scanning-seconds = { $seconds } s
settings-scanning-automatic-note = A marca avança sozinha. Espaço, Enter ou o botão de baixo do controle seleciona.
settings-scanning-by-key-note = Tab move a marca. Espaço ou Enter seleciona.
settings-sounds = Som
settings-sounds-off = Mudo
settings-sounds-quiet = Baixo
settings-sounds-loud = Alto
settings-vibration = Vibração
settings-controls = Controles

settings-colours = Cores
settings-palette-standard = Padrão
settings-palette-distinct = Contrastadas
settings-palette-soft = Suaves
settings-palette-vivid = Vivas
settings-palette-red-green = Daltonismo
settings-palette-own = Personalizadas
settings-own-press = Toque em uma cor para mudá-la.
settings-own-colour = Cor { $number }: { $colour }
settings-own-hue = Matiz
settings-own-lightness = Luminosidade
settings-own-strength = Saturação
settings-own-reset = Redefinir cores
settings-own-alike = As cores { $one } e { $two } são difíceis de distinguir.
settings-own-alike-red-green = Com daltonismo vermelho-verde, as cores { $one } e { $two } são difíceis de distinguir.
settings-own-alike-blue-yellow = Com daltonismo azul-amarelo, as cores { $one } e { $two } são difíceis de distinguir.
settings-own-hidden = A cor { $number } é difícil de ver sobre o fundo.
settings-own-more = E mais { $count }.
settings-symbols = Mostrar um símbolo em cada casa

settings-faces = Desenhos das peças
settings-faces-mahjong = Mahjong
settings-faces-plain = Letras e formas

settings-cubes = Cubos
settings-cubes-stacked = Em pilha
settings-cubes-flat = Lado a lado

settings-writing = Digitação
settings-keyboard = Teclado na tela

settings-share = Compartilhar o tabuleiro
settings-copy-code = Copiar código
code-copied = Código copiado
codes-title = Qual partida?

settings-transfer = Continuar em outro aparelho
settings-copy-game = Copiar partida
settings-copy-game-done = Agora toque em “{ settings-import }” nos ajustes do outro aparelho.
settings-copy-game-failed = Não foi possível copiar a partida: { $error }.
settings-import = Importar

settings-backup = Backup de todas as partidas, estatísticas e ajustes
settings-save-backup = Salvar backup
settings-copy-backup = Copiar backup
settings-restore-file = Para restaurar, arraste o arquivo para a janela, ou copie o texto e toque em “{ settings-import }”. Nada daqui é apagado.
settings-restore-text = Para restaurar, copie o texto e toque em “{ settings-import }”. Nada daqui é apagado.

settings-all = Todos os ajustes
settings-reset = Redefinir ajustes
settings-reset-again = Toque de novo para redefinir tudo

settings-people = Máx. de jogadores
settings-rooms = Máx. de salas
settings-reconnect = Tempo de reconexão (s)
settings-port = Porta
settings-port-any = Qualquer uma

## The head of every screen

screen-back = Voltar

## Title

title-continue = Continuar
title-start = Comece aqui: { $game }
title-start-about = Aprenda em 20 segundos
title-again = { $game } de novo
title-symbols = Cores difíceis de diferenciar? Mostrar símbolos
title-options = Opções de { $game }

title-network = Rede local
title-network-about = Jogue com amigos
title-back = Voltar para “{ $host }”
title-back-about = Entre de novo sem código
title-back-dismiss = Não voltar
title-packs = Fases
title-packs-about = Desafios lógicos

title-games = Partidas
title-statistics = Estatísticas
title-settings = Ajustes
title-help = Ajuda

## Cards of games that were played

game-card-state = { $game }, { $state }
game-card-about = { $board } · { $players }
game-card-broken = Não dá para abrir
game-card-name = Partida { $number }: { $game }
game-card-unknown = Partida

## Your games

your-games-title = Suas partidas
your-games-show = Mostrar
your-games-all = Todas
your-games-unfinished = Em andamento
your-games-finished = Terminadas
your-games-favourites = Favoritas

your-games-no-game = Toda partida que você joga fica salva aqui.
your-games-no-unfinished = Nenhuma partida em andamento.
your-games-no-finished = Nenhuma partida terminada.
your-games-no-favourite = Toque na estrela de uma partida para torná-la favorita.

your-games-add-favourite = Adicionar às favoritas: { $game }
your-games-remove-favourite = Tirar das favoritas: { $game }
your-games-remove = Remover { $game }

your-games-removed = Partida removida: { $game }
your-games-removed-unknown = Partida removida
your-games-put-back = Desfazer

## The start of a game

begin-board-refused = Não foi possível abrir este tabuleiro: { $error }.
begin-game-refused = Não foi possível abrir esta partida: { $error }.
begin-link-refused = Não foi possível abrir este link: { $error }.
begin-import-failed = Não é uma partida salva: { $error }.
begin-nothing-to-import = Não há nada para colar. Copie primeiro uma partida ou um backup no outro aparelho.
begin-leave-network-game = Saia primeiro da partida em rede.

## Share a game

share-title = Compartilhar esta partida
share-save-picture = Salvar imagem
share-save-animation = Salvar animação
share-saving = Salvando…
share-stop-animation = Parar ({ $percent }%)
share-copy-picture = Copiar imagem
share-copy-code = Copiar código
share-copy-link = Copiar link
share-link-copied = Link copiado

## Packs of levels

packs-title = Pacotes de fases
pack-title-drench = { game-title-drench }: Quadrados
pack-title-drench-shapes = { game-title-drench }: Formas
pack-title-link = { game-title-link }: Quadrados
pack-title-link-shapes = { game-title-link }: Queda e hexágonos
pack-title-light-block = { game-title-light-block }: Quadrados
pack-title-light-block-shapes = { game-title-light-block }: Formas
packs-own = Para adicionar seus pacotes, ponha arquivos de texto na pasta “packs”, junto das suas partidas salvas, e reinicie o Tessella.
packs-done = { $won } de { $all } concluídas
packs-done-at-par = { $won } de { $all } concluídas, { $at_par } perfeitas
packs-author = de { $name }
packs-par = meta { $par }
packs-level = Fase { $number }
packs-next-level = Jogar próxima fase
packs-level-open = Fase { $number }, não concluída
packs-level-done = Fase { $number }, concluída
packs-level-at-par = Fase { $number }, perfeita

## Today's boards

today-title = Tabuleiros do dia
today-title-other-day = Tabuleiros diários
today-date =
    { $weekday ->
       [1] Segunda
       [2] Terça
       [3] Quarta
       [4] Quinta
       [5] Sexta
       [6] Sábado
      *[7] Domingo
    }, { $day ->
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
    } de { $year }
today-month =
    { $month ->
       [1] Janeiro
       [2] Fevereiro
       [3] Março
       [4] Abril
       [5] Maio
       [6] Junho
       [7] Julho
       [8] Agosto
       [9] Setembro
       [10] Outubro
       [11] Novembro
      *[12] Dezembro
    } de { $year }
today-previous-month = Mês anterior
today-next-month = Próximo mês
today-weekday-monday = seg
today-weekday-tuesday = ter
today-weekday-wednesday = qua
today-weekday-thursday = qui
today-weekday-friday = sex
today-weekday-saturday = sáb
today-weekday-sunday = dom
today-leaf-monday = SEG
today-leaf-tuesday = TER
today-leaf-wednesday = QUA
today-leaf-thursday = QUI
today-leaf-friday = SEX
today-leaf-saturday = SÁB
today-leaf-sunday = DOM

today-first-day = Os primeiros tabuleiros são os de { $date }

today-boards-done = { $done } de { $all } concluídos
today-day-closed = ainda indisponível
today-day-done = concluído
today-day-at-par = perfeito

today-problem = Problema
today-win-in-moves =
    { $moves ->
        [one] Vença em { $moves } jogada
       *[other] Vença em { $moves } jogadas
    }
today-win-in = Vença em { $moves }
today-par = Meta { $moves }
today-result-moves =
    { $moves ->
        [one] { $moves } jogada (meta { $par })
       *[other] { $moves } jogadas (meta { $par })
    }
today-result-time = Concluído em { $time }

today-copy-result = Copiar resultado
today-result-copied = Resultado copiado

today-no-streak = Conclua um por dia e faça uma sequência
today-streak =
    { $days ->
        [one] Sequência: { $days } dia
       *[other] Sequência: { $days } dias
    }
today-longest-streak =
    { $days ->
        [one] Maior sequência: { $days } dia
       *[other] Maior sequência: { $days } dias
    }
today-streak-and-longest =
    { $days ->
        [one] Sequência: { $days } dia · maior: { $longest }
       *[other] Sequência: { $days } dias · maior: { $longest }
    }

today-next = Novos tabuleiros em { $time }
today-wait =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

today-card = Hoje
today-card-done = Concluído
today-card-next = Novos em { $time }
today-card-streak = Sequência: { $days }. Continue!

## Statistics

statistics-title = Estatísticas
statistics-nothing = Termine uma partida para ver suas estatísticas aqui.
statistics-forget = Apagar todos os resultados
statistics-forget-again = Toque de novo para apagá-los

statistics-total-played = partidas
statistics-total-won = vitórias
statistics-total-time = tempo jogado
statistics-total-streak = maior sequência

statistics-percent = { $percent }%
statistics-time-short = < 1 min
statistics-time-minutes = { $minutes } min
statistics-time = { $hours } h { $minutes } min
statistics-time-hours = { $hours } h

statistics-weeks =
    { $games ->
        [one] { $games } terminada nas últimas { $weeks } semanas
       *[other] { $games } terminadas nas últimas { $weeks } semanas
    }
statistics-days =
    { $days ->
        [one] { $days } dia jogado
       *[other] { $days } dias jogados
    }
statistics-days-run = até { $days } seguidos
statistics-days-today = hoje: { $games }

statistics-month =
    { $month ->
        [1] jan
        [2] fev
        [3] mar
        [4] abr
        [5] mai
        [6] jun
        [7] jul
        [8] ago
        [9] set
        [10] out
        [11] nov
       *[12] dez
    }

statistics-game =
    { $games ->
        [one] { $games } partida, { $share } vencida
       *[other] { $games } partidas, { $share } vencidas
    }

statistics-won =
    { $games ->
        [one] { $games } vitória
       *[other] { $games } vitórias
    }
statistics-lost =
    { $games ->
        [one] { $games } derrota
       *[other] { $games } derrotas
    }
statistics-drawn =
    { $games ->
        [one] { $games } empate
       *[other] { $games } empates
    }
statistics-given-up =
    { $games ->
        [one] { $games } desistência
       *[other] { $games } desistências
    }
statistics-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
statistics-form = Últimos resultados: { $results }
statistics-best-time = Melhor tempo
statistics-best-result = Melhor resultado
statistics-fewest-moves = Mínimo de jogadas

statistics-best-par = melhor: meta
statistics-best-above-par = melhor: meta +{ $moves }
statistics-mean-above-par = média { $moves }
statistics-fastest = mais rápida { $time }
statistics-mean-time = média { $time }
statistics-streak = maior sequência: { $wins }
statistics-hints =
    { $hints ->
        [one] { $hints } dica
       *[other] { $hints } dicas
    }

statistics-plot =
    { $wins ->
        [one] Jogadas acima da meta, última vitória
       *[other] Jogadas acima da meta, últimas { $wins } vitórias
    }
statistics-plot-par = meta
