### Rules, keys and first lessons.

help = 帮助

help-lesson = 玩一遍教程（20 秒）

## Chapters about all games

help-boards = 棋盘
help-boards-tiles = 有公共边的格子相邻。方格和立方体可以设为斜向也相邻；方格棋盘的边缘还可以相连：从右边出去，就从左边回来。
help-boards-cube = 立方体的各层并排显示。相邻两层的相同位置也相邻；指向一格时，小方框会标出它在其他层的相邻格。
help-boards-stacked = 在连子棋里，也可以把立方体的各层叠起来，在棋盘旁选择。用手指或鼠标右键拖动，或用按键（左：{ $left }；右：{ $right }），可以转动。
help-boards-four-dimensions = 在四维（4D）中，每一行是一个立方体，上下两行的相同位置也相邻。中间的一格与另外八格相邻，每个维度两格。
help-boards-hills = 在丘陵上，越高的格子越靠上，并露出侧面。带锯齿的深色边缘是悬崖，无法通过。
help-boards-map = 在地图上，虚线是渡轮航线，它连接的两个区域相邻。

help-choosing = 操作
help-choosing-tile = 点击一格即可。也可以用方向按键或手柄的十字键移动选框，再选择框里的格子。
help-choosing-keys = 方向：{ $arrows }。斜向，或在各层、各立方体之间：{ $diagonals }。选择：{ $choose }。
help-choosing-zoom = 用滚轮、双指或按键（放大：{ $closer }；缩小：{ $farther }）缩放棋盘，拖动可以移动棋盘。

help-keys = 按键
help-keys-line = { $action }：{ $keys }
help-keys-change = 所有按键和手柄按键都可以在设置里更改，还有单手键位。
help-keys-others = Ctrl+Z 和 Ctrl+Y 也可以撤销和重做。回放时，用方向键、Home 和 End 前后查看，用空格播放。
help-keys-saved = 每走一步都会自动保存，随时可以关闭窗口。玩过的每一局都在主菜单的“棋局”里。想换一台设备继续，请在设置里复制这一局，把文本发过去，再在那台设备的设置里导入。

## Rules of In a Row

help-row-win = 轮流在空位落子，先把规定数目的棋子连成一条直线者获胜：横、竖、斜都算，六角格有三个方向，立方体还能穿过各层。下满后无人连成则为平局。
help-row-fall = 棋子会下落时，会落到那一列最低的空位；在立方体上，会落到同一位置最里面的空层。
help-row-first = 下一局由赢家先走；平局后仍由同一名玩家先走。

help-row-picture-place = 轮流落子
help-row-picture-line = 连成线，或堵对方
help-row-picture-win = 先连成线者获胜

## Lesson of In a Row

lesson-row-stone = 点击标出的位置落子。
lesson-row-begin = 三子连成一线就赢。先开个头。
lesson-row-two = 对手堵住了。下在这里，两条线都只差一子。
lesson-row-finish = 一条被堵了，连成另一条吧。
lesson-row-end = 三子连线就赢。大棋盘上要连四子或五子。

## Rules of Race

help-race-snakes = 蛇梯棋：掷骰子，掷出几点就走几格。走到梯子底部就爬上去，走到蛇头就滑下来。最先到达终点的人获胜。
help-race-ring = 绕圈（飞行棋）：掷出六点，一枚等待的棋子就能来到起点。所有棋子从那里绕一圈，再走进自己的终点道。走到别人棋子所在的格子，就把它送回去等待。有选择时，点击棋子或它的编号。只有六点才能走时，每回合最多可以掷三次。
help-race-forks = 岔路把路分成两条：近路有蛇，或会被吃子；远路安全。点击要去的格子，或那条路的按钮。
help-race-choices = 还可以设定：掷出四点后退四格，甚至退过起点、退出终点道；棋子绕两圈。
help-race-roll = 点击骰子，或按选择格子的按键来掷骰子。还可以设定掷出六点再掷一次。

help-race-picture-roll = 掷骰子走棋
help-race-picture-ladders = 遇梯上，遇蛇下
help-race-picture-ring = 或者绕场一圈

## Lesson of Race

lesson-race-roll = 点击骰子。掷出几点，棋子就走几格。
lesson-race-ladder = 你爬上了梯子。再掷一次。
lesson-race-snake = 又是梯子！对手遇蛇滑下去了。再掷一次。
lesson-race-end = 最先到达终点的人获胜。

## Rules of Drench

help-drench-colour = 框起来的格子是你的起点，多数棋盘上在左上角。选一种颜色，你的整片区域就变成这种颜色，同时吞并相邻的同色格子。点击颜色按钮，或那种颜色的格子；数字键 1 到 9 和 0 依次对应各种颜色。
help-drench-solo = 单人时，在棋盘上方显示的步数内把整个棋盘变成一种颜色就赢。
help-drench-two = 双人时，对方从对角或离你最远的格子开始，两人轮流走。不能选自己或对方的颜色。只剩这两种颜色，或双方很久都没有扩张时，格子多的人获胜。

help-drench-picture-own = 框起来的格子是你的
help-drench-picture-flood = 颜色会吞并相邻格
help-drench-picture-win = 全部同色即获胜

## Lesson of Drench

lesson-drench-colour = 框起来的格子是你的。点击标出的颜色，让它们变色。
lesson-drench-next = 你吞并了旁边所有这种颜色的格子。再选下一种颜色。
lesson-drench-all = 把整个棋盘变成一种颜色。
lesson-drench-end = 全部同色就赢。正式棋盘有步数限制。

## Rules of Light Block

help-light-walk = 你站在一格上，每走一步，刚离开的那格就会亮起。目标是点亮所有格子：每格只能走一次，也不能进入障碍。点击下一格，或同一直线上更远的格子；也可以拖动小球；在只按边相邻的方格上还可以用方向键走。在其他棋盘上，方向键移动选框，回车走到框里的格子。
help-light-end = 只剩你脚下这一格时，它也会亮起，你就赢了。在那之前，如果旁边没有未点亮的格子，就走不动了，可以撤销。在丘陵上，一步最多爬一层，棋盘另有标明时除外。
help-light-boards = 除了随机障碍的棋盘可能无解，其他棋盘都有解。如果已经知道有没有解，棋盘上方会写明。

help-light-picture-move = 移动小球
help-light-picture-lit = 离开的格子会亮
help-light-picture-all = 点亮所有格子

## Lesson of Light Block

lesson-light-step = 你就是小球。点击标出的格子走过去。
lesson-light-lit = 你离开的格子会亮起来。
lesson-light-blocked = 不能走到点亮的格子或障碍上。
lesson-light-last = 点亮最后一格。
lesson-light-end = 全部点亮就赢。也可以拖动小球，或用方向键走。

## Rules of Link

help-link-pair = 选两张相同的牌。如果能用一条最多拐两次弯的线穿过空位把它们连起来（也可以绕到棋盘外面），就能消除。再点一次第一张牌可以取消选择。消除所有牌就赢。
help-link-time = 所有棋盘都能消完。计时局里，每消一对会加几秒。暂停时停止计时，并盖住牌；切换到别的窗口会自动暂停。
help-link-falling = 如果牌会下落或滑动，每消一对后就会移动。没有可消的牌时，可以撤销、洗牌，或重来。

help-link-picture-find = 找两张相同的牌
help-link-picture-line = 最多拐两次弯连起来
help-link-picture-clear = 全部消除即获胜

## Lesson of Link

lesson-link-pair = 点击标出的两张牌：它们相同，而且能用线连起来。
lesson-link-gap = 线可以穿过空位。请消除这两张。
lesson-link-turns = 线可以拐两次弯，也可以绕到外面。
lesson-link-clear = 消除所有牌。
lesson-link-end = 消除所有牌就赢。正式棋盘的牌更多。

## Rules of Blockade

help-blockade-goal = 抢在别人之前，把你的跑者带到终点：对面的一边，或地图上最远的角落。轮到你时，可以跑、加高或飞行。
help-blockade-run = 跑：点击你的跑者，再点击标出的格子。数字是消耗：走一步 1，斜走一步 1.5，每升高一层再加 1。只走一步时，消耗多少都可以。跑者可以越过连成一排的其他跑者。
help-blockade-build = 加高：点击一格，再点一次就只加高这一格，点旁边一格就同时加高两格。加高后太陡，从低一层爬不上去。在丘陵上会再高一层。不能加高跑者脚下的格子，也不能堵死任何人的最后一条路。两人玩时，如果用行数为偶数的六角格，没有丘陵时先手多一次加高，有丘陵时后手多一次。
help-blockade-fly = 飞行：点击你的跑者，再点击标有翅膀的格子。飞行可以越过高地和跑者，比跑远两步。每局只能飞一次，也可以另行设定。

help-blockade-picture-run = 跑到对面
help-blockade-picture-build = 加高格子，拖慢别人
help-blockade-picture-win = 先到对面者获胜

## Lesson of Blockade

lesson-blockade-run = 把跑者带到与它同色的那一行。点击跑者，再点击标出的格子。
lesson-blockade-build = 加高对手前面的地面：先点击一个标出的格子，再点击另一个。
lesson-blockade-stack = 太陡了，对手爬不上去！再加高一次：点击标出的格子两次。
lesson-blockade-fly = 飞过去！点击跑者，再点击标出的格子两次。
lesson-blockade-end = 最先到达终点的人获胜。
