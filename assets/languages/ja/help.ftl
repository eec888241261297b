### Rules, keys and first lessons.

help = ヘルプ

help-lesson = レッスンを始める（20秒）

## Chapters about all games

help-boards = ボード
help-boards-tiles = マスは辺で隣り合います。四角と立方体では、角でもつながる設定にできます。四角では端どうしもつなげられます。右端から出ると左端に入ります。
help-boards-cube = 立方体は、層を横に並べて表示します。隣の層の同じ場所とつながっています。マスを指すと、そこにつながるマスが小さな枠で示されます。
help-boards-stacked = 石並べでは、立方体の層を積み重ねて表示します。層を指すか押すとその層がはっきり見え、その中の場所を押せます。指か右ボタンでのドラッグ、またはキー（左：{ $left }、右：{ $right }）で立方体が回ります。設定で層を横に並べることもできます。
help-boards-four-dimensions = 4次元（4D）では、各行が1つの立方体で、隣の行の同じ場所ともつながっています。中ほどのマスは、次元ごとに2マス、合わせて8マスと隣り合います。
help-boards-hills = 起伏のあるボードでは、高いマスほど上にあり、側面が見えます。歯のついた濃い縁は崖で、何も越えられません。
help-boards-map = マップの破線は渡し船です。その両端はつながっています。

help-choosing = マスの選び方
help-choosing-tile = マスを押して選びます。方向のキーやボタンで枠を動かし、枠のマスを選ぶこともできます。
help-choosing-keys = 方向：{ $arrows }。斜めや、層・立方体の間：{ $diagonals }。選ぶ：{ $choose }。
help-choosing-zoom = マスが小さいボードは、ホイール、2本の指、またはキー（拡大：{ $closer }、縮小：{ $farther }）で拡大し、ドラッグで動かせます。

help-keys = キー
help-keys-line = { $action }：{ $keys }
help-keys-change = 設定で、すべてのキーとゲームパッドのボタンを変えられます。片手用の配置もあります。
help-keys-others = Ctrl+ZとCtrl+Yでも戻す・進めるができます。リプレイでは、矢印・Home・Endで別の手を表示し、スペースで再生します。
help-keys-saved = ゲームは1手ごとに保存されます。いつでもウィンドウを閉じてかまいません。遊んだゲームはすべて、タイトルの「マイゲーム」にあります。別のデバイスで続けるには、設定でゲームをコピーしてその文字列を送り、送り先の設定で読み込みます。

## Rules of In a Row

help-row-win = 空いている場所に交互に石を置きます。先に決まった数の石をまっすぐ並べた人の勝ちです。縦・横・斜め、六角では3方向、立方体では層をまたいでも並べられます。列ができずにボードが埋まったら引き分けです。
help-row-fall = 石が落ちるボードでは、石は縦の列のいちばん下の空きマスに、立方体では空いている最後の層に止まります。
help-row-first = 次のゲームは勝った人が先手です。引き分けの後は、先手は変わりません。

help-row-picture-place = 交互に石を置く
help-row-picture-line = 並べる、または止める
help-row-picture-win = 先に並べたら勝ち

## Lesson of In a Row

lesson-row-stone = 印のついた場所を押して、石を置きましょう。
lesson-row-begin = 石を3つ並べれば勝ちです。列を作り始めましょう。
lesson-row-two = 相手に止められました。ここなら一度に2つの列ができます。
lesson-row-finish = 片方は止められました。もう片方を完成させましょう。
lesson-row-end = 3つ並べて勝ち。大きなボードでは4つか5つ必要です。

## Rules of Race

help-race-snakes = ヘビとはしご：サイコロを振り、出た目だけコマが進みます。はしごの下に止まると登り、ヘビの頭に止まるとすべり落ちます。先にゴールに着いた人の勝ちです。
help-race-ring = 1周するすごろく：6の目で、未出発のコマがスタートに出ます。そこから全部のコマが1周して、自分のレーンに入ります。ほかの人のコマがいるマスに止まると、そのコマを振り出しに戻せます。選べるときは、コマかその番号を押します。6の目でしか動けない間は、1回の番で3回まで振れます。
help-race-forks = 分かれ道では、ヘビや取られる危険のある近道と、安全な遠回りに分かれます。進むマスか、道のボタンを押します。
help-race-choices = 設定により、4の目で4マス戻り（スタートより後ろや、レーンの外へも）、コマは2周します。
help-race-roll = サイコロか、マスを選ぶキーを押して振ります。設定により、6の目が出るともう1回振れます。

help-race-picture-roll = サイコロを振って進む
help-race-picture-ladders = はしごで登り、ヘビで落ちる
help-race-picture-ring = または、ぐるっと1周

## Lesson of Race

lesson-race-roll = サイコロを押して振りましょう。出た目だけコマが進みます。
lesson-race-ladder = はしごを登りました。もう一度振りましょう。
lesson-race-snake = また、はしご！ 相手はヘビで落ちました。もう一度振りましょう。
lesson-race-end = 先にゴールに着いた人の勝ちです。

## Rules of Drench

help-drench-colour = 縁取りのあるマスがあなたのマスです（たいていは左上）。色を選ぶと、あなたの領域全体がその色になり、触れている同じ色のマスをすべて取り込みます。色のボタンか、その色のマスを押してください。1〜9と0のキーで、順番に色を選べます。
help-drench-solo = ソロでは、上に示された手数以内にボード全体を一色にすれば勝ちです。
help-drench-two = 2人では、相手は反対の角か、いちばん遠いマスから始め、交互に選びます。自分の色と相手の色は選べません。残りがこの2色だけになったら、マスの多い方の勝ちです。どちらの領域も長い間広がらないときも同じです。

help-drench-picture-own = 縁取りが自分のマス
help-drench-picture-flood = 選んだ色が広がる
help-drench-picture-win = 一色になれば勝ち

## Lesson of Drench

lesson-drench-colour = 縁取りがあなたのマスです。印のついた色を押して変えましょう。
lesson-drench-next = 隣にあるその色のマスをすべて取りました。次の色も取りましょう。
lesson-drench-all = ボード全体を一色にしましょう。
lesson-drench-end = 全部一色で勝ちです。本番には手数の上限があります。

## Rules of Light Block

help-light-walk = あなたはマスの上にいます。隣のマスへ進むたびに、離れたマスが点灯します。同じマスを2度通らずに、すべてのマスを点灯させましょう。ブロックには入れません。隣のマスや、まっすぐ先のマスを押すか、ボールを道に沿ってドラッグします。辺で隣り合う四角では矢印キーでも歩けます。ほかのボードでは矢印で枠を動かし、Enterキーで枠のマスへ進みます。
help-light-end = 隣に暗いマスがなく、残りが今いるマスだけなら、そこも点灯して勝ちです。そうでなければ行き止まりですが、手を戻せます。起伏では、特に指定がなければ1歩で1段だけ登れます。
help-light-boards = ランダムなブロックのボードを除き、どのボードも必ず解けます。解けるかどうかがわかっていれば、ボードの上に表示されます。

help-light-picture-move = ボールを動かす
help-light-picture-lit = 1歩ごとにマスが点灯
help-light-picture-all = 全部点灯させる

## Lesson of Light Block

lesson-light-step = あなたはボールです。印のついたマスを押して進みましょう。
lesson-light-lit = 離れたマスは点灯します。
lesson-light-blocked = 点灯したマスとブロックには入れません。
lesson-light-last = 最後のマスを点灯させましょう。
lesson-light-end = すべて点灯したので勝ちです。ボールのドラッグや矢印キーでも動けます。

## Rules of Link

help-link-pair = 同じ牌を2つ選びます。2回以内に曲がる線で、空いた場所やボードの外側を通って結べれば消えます。最初の牌をもう一度選ぶと取り消せます。牌がなくなれば勝ちです。
help-link-time = どのボードも必ず解けます。時間制では、ペアを消すたびに数秒戻ります。一時停止中は時計が止まり、牌は隠れます。別のウィンドウに切り替えると、自動で一時停止します。
help-link-falling = 牌が動く設定では、ペアを消すたびに牌が落ちたりすべったりします。消せるペアがなくなったら、手を戻すか、残りを混ぜるか、最初からやり直してください。

help-link-picture-find = 同じ牌を2つ探す
help-link-picture-line = 2回までの曲がりで結ぶ
help-link-picture-clear = 全部消せば勝ち

## Lesson of Link

lesson-link-pair = 印のついた2つの牌を押しましょう。同じ絵柄で、線で結べます。
lesson-link-gap = 線は、このすき間のような空いた場所を通ります。
lesson-link-turns = 線は2回まで曲がれて、外側も通れます。
lesson-link-clear = 牌をすべて消しましょう。
lesson-link-end = すべて消せば勝ちです。本番の牌はもっとたくさんあります。

## Rules of Blockade

help-blockade-goal = 自分のコマを、誰よりも早くゴールへ進めます。ゴールは反対側の辺、マップでは遠くの隅です。自分の番には、走る、建設する、飛ぶのどれかをします。
help-blockade-run = 走る：コマを押し、印のついたマスを押します。数字はかかる歩数です。1歩は1、斜めは1.5で、1段登るごとに1増えます。1歩だけならいつでも進めます。並んだコマは飛び越えられます。
help-blockade-build = 建設：マスを押し、もう一度押すとそのマスだけが、隣のマスを押すと両方が高くなります。高くしたマスへは、下の段からは登れません。起伏のあるボードでは、さらに1段高くなります。コマのいるマスは高くできず、誰かの最後の道をふさぐこともできません。2人のとき、行の数が偶数の六角のボードでは、起伏がなければ1人目、あれば2人目の建設が1回多くなります。
help-blockade-fly = 飛ぶ：コマを押し、羽の印のマスを押します。高い所もコマも越えて、走るより2歩遠くへ行けます。飛べるのは、設定を変えなければ1ゲームに1回です。

help-blockade-picture-run = 反対側まで走る
help-blockade-picture-build = 高くして相手をじゃま
help-blockade-picture-win = 先に渡れば勝ち

## Lesson of Blockade

lesson-blockade-run = コマを自分の色の列まで進めましょう。コマを押し、印のついたマスを押します。
lesson-blockade-build = 相手の前を高くしましょう。印のついたマスを1つ、続けてもう1つ押します。
lesson-blockade-goal = 急すぎて登れません。ゴールへ走りましょう。
lesson-blockade-end = 先にゴールに着いた人の勝ちです。
