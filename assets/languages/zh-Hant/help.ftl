### Rules, keys and first lessons.

help = 說明

help-lesson = 玩一次教學（20 秒）

## Chapters about all games

help-boards = 棋盤
help-boards-tiles = 有共同邊的格子相鄰。方格和立方體也可以設成斜向相鄰；方格棋盤的邊緣還可以相連：從右邊出去，就從左邊回來。
help-boards-cube = 立方體的各層並排顯示。相鄰兩層的相同位置也相鄰；指向一格時，小框會標出它在其他層的相鄰格。
help-boards-stacked = 在連子棋裡，也可以把立方體的各層疊起來，在棋盤旁選擇。用手指或滑鼠右鍵拖曳，或用按鍵（左：{ $left }；右：{ $right }），可以轉動。
help-boards-four-dimensions = 在四維（4D）中，每一排是一個立方體，上下兩排的相同位置也相鄰。中間的一格與另外八格相鄰，每個維度兩格。
help-boards-hills = 在丘陵上，越高的格子畫得越靠上方，並露出側面。有鋸齒的深色邊緣是懸崖，無法通過。
help-boards-map = 在地圖上，虛線是渡輪航線，它連接的兩個區域相鄰。

help-choosing = 操作
help-choosing-tile = 點一格就能選取。也可以用方向按鍵或手把的十字鍵移動選取框，再選取框裡的格子。
help-choosing-keys = 方向：{ $arrows }。斜向，或在各層、各立方體之間：{ $diagonals }。選取：{ $choose }。
help-choosing-zoom = 用滾輪、兩指或按鍵（放大：{ $closer }；縮小：{ $farther }）縮放棋盤，拖曳可以移動棋盤。

help-keys = 按鍵
help-keys-line = { $action }：{ $keys }
help-keys-change = 所有按鍵和手把按鍵都可以在設定裡更改，還有單手配置。
help-keys-others = Ctrl+Z 和 Ctrl+Y 也可以復原和重做。重播時，用方向鍵、Home 和 End 前後查看，用空白鍵播放。
help-keys-saved = 每走一步都會自動儲存，隨時可以關閉視窗。玩過的每一局都在主選單的「紀錄」裡。想換一台裝置繼續，請在設定裡複製這一局，把文字傳過去，再到那台裝置的設定裡匯入。

## Rules of In a Row

help-row-win = 輪流在空位下子，先把規定數目的棋子連成一直線的人獲勝：橫、直、斜都算，六角格有三個方向，立方體還能穿過各層。下滿後沒有人連成線就是平手。
help-row-fall = 棋子會落下時，會落到那一欄最低的空位；在立方體上，會落到那個位置還空著的最後一層。
help-row-first = 下一局由贏家先走；平手後仍由同一名玩家先走。

help-row-picture-place = 輪流下子
help-row-picture-line = 連成線，或擋住對方
help-row-picture-win = 先連成線就贏

## Lesson of In a Row

lesson-row-stone = 點選標示的位置下子。
lesson-row-begin = 三子連成一線就贏。先起個頭。
lesson-row-two = 對手擋住了。下在這裡，兩條線都只差一子。
lesson-row-finish = 一條被擋了，完成另一條吧。
lesson-row-end = 三子連線就贏。大棋盤要連四子或五子。

## Rules of Race

help-race-snakes = 蛇梯棋：擲骰子，擲到幾點就走幾格。走到梯子底部就往上爬，走到蛇頭就往下滑。最先到達終點的人獲勝。
help-race-ring = 繞圈（飛行棋）：擲出六點，一顆等待的棋子就能來到起點。所有棋子從那裡繞一圈，再走進自己的終點道。走到別人棋子所在的格子，就把它送回去等待。可以選擇時，點選棋子或它的編號。只有六點才能走時，每回合最多可以擲三次。
help-race-forks = 岔路把路分成兩條：近路有蛇，或可能被吃；遠路安全。點選要去的格子，或那條路的按鈕。
help-race-choices = 也可以設定：擲出四點就後退四格，甚至退過起點、退出終點道；棋子要繞兩圈。
help-race-roll = 點選骰子，或按選取格子的按鍵擲骰子。也可以設定擲出六點時再擲一次。

help-race-picture-roll = 擲骰子前進
help-race-picture-ladders = 遇梯上，遇蛇下
help-race-picture-ring = 或繞場一圈

## Lesson of Race

lesson-race-roll = 點選骰子。擲到幾點，棋子就走幾格。
lesson-race-ladder = 你爬上梯子了。再擲一次。
lesson-race-snake = 又是梯子！對手遇到蛇滑下去了。再擲一次。
lesson-race-end = 最先到達終點的人獲勝。

## Rules of Drench

help-drench-colour = 框起來的格子是你的起點，多數棋盤在左上角。選一種顏色，你的整片區域就會變成那種顏色，並吃下相鄰的同色格子。點選顏色按鈕，或那種顏色的格子；數字鍵 1 到 9 和 0 依序對應各種顏色。
help-drench-solo = 單人時，在棋盤上方顯示的步數內，把整個棋盤變成同一種顏色就贏。
help-drench-two = 雙人時，對方從對角，或離你最遠的格子開始，兩人輪流走。不能選自己或對方的顏色。只剩這兩種顏色，或雙方很久都沒有擴張時，格子多的人獲勝。

help-drench-picture-own = 框起來的格子是你的
help-drench-picture-flood = 顏色會吃下相鄰格
help-drench-picture-win = 全部同色就贏

## Lesson of Drench

lesson-drench-colour = 框起來的格子是你的。點選標示的顏色，讓它們變色。
lesson-drench-next = 旁邊這種顏色的格子都歸你了。再選下一種顏色。
lesson-drench-all = 把整個棋盤變成同一種顏色。
lesson-drench-end = 全部同色就贏。正式棋盤有步數限制。

## Rules of Light Block

help-light-walk = 你站在一格上，每走一步，剛離開的那格就會亮起。目標是點亮所有格子：每格只能走一次，也不能進入障礙。點選下一格，或同一直線上更遠的格子；也可以拖曳小球；在只以邊相鄰的方格上還可以用方向鍵走。在其他棋盤上，方向鍵移動選取框，Enter 走到框裡的格子。
help-light-end = 只剩你腳下這一格時，它也會亮起，你就贏了。在那之前，如果旁邊沒有未點亮的格子，就走不動了，可以復原。在丘陵上，一步最多爬一層，棋盤另有標明時除外。
help-light-boards = 除了隨機障礙的棋盤可能無解，其他棋盤都有解。如果已經知道有沒有解，棋盤上方會寫明。

help-light-picture-move = 移動小球
help-light-picture-lit = 離開的格子會亮
help-light-picture-all = 點亮所有格子

## Lesson of Light Block

lesson-light-step = 你就是小球。點選標示的格子走過去。
lesson-light-lit = 你離開的格子會亮起來。
lesson-light-blocked = 不能走到點亮的格子或障礙上。
lesson-light-last = 點亮最後一格。
lesson-light-end = 全部點亮就贏。也可以拖曳小球，或用方向鍵走。

## Rules of Link

help-link-pair = 選兩張相同的牌。如果能用一條最多轉兩次彎的線，穿過空位把它們連起來（也可以繞到棋盤外面），就能消除。再點一次第一張牌可以取消選取。消除所有牌就贏。
help-link-time = 每個棋盤都能消完。計時遊戲裡，每消一對會加幾秒。暫停時停止計時，並蓋住牌；切換到其他視窗會自動暫停。
help-link-falling = 牌會落下或滑動時，每消一對後就會移動。沒有可消的牌時，可以復原、洗牌，或重玩。

help-link-picture-find = 找兩張相同的牌
help-link-picture-line = 最多轉兩次彎連起來
help-link-picture-clear = 全部消除就贏

## Lesson of Link

lesson-link-pair = 點選標示的兩張牌：它們相同，而且能用線連起來。
lesson-link-gap = 線可以穿過空位。請消除這兩張。
lesson-link-turns = 線可以轉兩次彎，也可以繞到外面。
lesson-link-clear = 消除所有牌。
lesson-link-end = 消除所有牌就贏。正式棋盤的牌更多。

## Rules of Blockade

help-blockade-goal = 搶在別人之前，把你的跑者帶到終點：對面的一邊，或地圖上最遠的角落。輪到你時，可以跑、加高或飛行。
help-blockade-run = 跑：點選你的跑者，再點選標示的格子。數字是消耗：走一步 1，斜走一步 1.5，每爬高一層再加 1。只走一步時，消耗多少都可以。跑者可以越過連成一排的其他跑者。
help-blockade-build = 加高：點選一格，再點一次就只加高這一格，點選旁邊一格就同時加高兩格。加高後太陡，從低一層爬不上去。在丘陵上會再高一層。不能加高跑者腳下的格子，也不能堵死任何人的最後一條路。兩人玩時，如果用列數為偶數的六角格，沒有丘陵時先手多一次加高，有丘陵時後手多一次。
help-blockade-fly = 飛行：點選你的跑者，再點選有翅膀標記的格子。飛行可以越過高地和跑者，比跑遠兩步。每局只能飛一次，也可以另行設定。

help-blockade-picture-run = 跑到對面
help-blockade-picture-build = 加高格子，拖慢對手
help-blockade-picture-win = 先到對面就贏

## Lesson of Blockade

lesson-blockade-run = 把跑者帶到同色的那一列。點選跑者，再點選標示的格子。
lesson-blockade-build = 加高對手前面的地面：先點選一個標示的格子，再點選另一個。
lesson-blockade-stack = 太陡了，對手爬不上去！再加高一次：點選標示的格子兩次。
lesson-blockade-fly = 飛過去！點選跑者，再點選標示的格子兩次。
lesson-blockade-end = 最先到達終點的人獲勝。
