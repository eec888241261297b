### Rules, keys and first lessons.

help = ヘルプ

help-lesson = チュートリアル（20秒）

## Chapters about all games

help-boards = ボード
help-boards-tiles = マスは辺で隣り合います。四角とキューブでは、斜めもつながる設定にできます。四角では端どうしもつなげられ、右端から出ると左端に戻ってきます。
help-boards-cube = キューブは、層を横に並べて表示します。隣の層の同じ場所とつながっています。マスを指すと、そこにつながるマスが小さな枠で示されます。
help-boards-stacked = N目並べでは、キューブの層を積み重ねて表示することもできます。ボードの横で選べます。指かマウスの右ボタンでのドラッグ、またはキー（左：{ $left }、右：{ $right }）で回ります。
help-boards-four-dimensions = 4次元（4D）では、各行が1つのキューブで、隣の行の同じ場所ともつながっています。中ほどのマスは、次元ごとに2マス、合わせて8マスと隣り合います。
help-boards-hills = 起伏のあるボードでは、高いマスほど上に描かれ、側面が見えます。ギザギザの濃い縁は崖で、何も越えられません。
help-boards-map = マップの破線は航路です。両端のエリアはつながっています。

help-choosing = 操作方法
help-choosing-tile = マスを押して選びます。方向キーやゲームパッドの十字キーで枠を動かし、枠の中のマスを選ぶこともできます。
help-choosing-keys = 方向：{ $arrows }。斜めや、層・キューブの間：{ $diagonals }。選ぶ：{ $choose }。
help-choosing-zoom = ホイール、2本の指、またはキー（拡大：{ $closer }、縮小：{ $farther }）で拡大・縮小できます。ドラッグするとボードが動きます。

help-keys = キー
help-keys-line = { $action }：{ $keys }
help-keys-change = キーとゲームパッドのボタンは、すべて設定で変えられます。片手用の配置もあります。
help-keys-others = Ctrl+ZとCtrl+Yでも、手を戻したり進めたりできます。リプレイでは、矢印・Home・Endで手を送ったり戻したりでき、スペースで再生します。
help-keys-saved = ゲームは1手ごとに保存されます。いつでもウィンドウを閉じてかまいません。遊んだゲームはすべて、タイトルの「マイゲーム」にあります。別のデバイスで続けるには、設定でゲームをコピーしてそのテキストを送り、送った先の設定で読み込みます。

## Rules of In a Row

help-row-win = 空いている場所に交互に石を置きます。先に決まった数の石をまっすぐ並べた人の勝ちです。縦・横・斜め、六角では3方向、キューブでは層をまたいでも並べられます。列ができずにボードが埋まったら引き分けです。
help-row-fall = 石が落ちるボードでは、石は縦の列のいちばん下の空きマスに、キューブでは空いている最後の層に止まります。
help-row-first = 次のゲームは勝った人が先手です。引き分けの後は、先手は変わりません。

help-row-picture-place = 交互に石を置く
help-row-picture-line = 並べる、または止める
help-row-picture-win = 先に並べたら勝ち

## Lesson of In a Row

lesson-row-stone = 印のついた場所を押して、石を置きましょう。
lesson-row-begin = 石を3つ並べれば勝ちです。並べていきましょう。
lesson-row-two = 相手に止められました。ここに置けば、2つの列が同時にリーチです。
lesson-row-finish = 片方は止められました。もう片方を完成させましょう。
lesson-row-end = 3つ並べて勝ち。大きなボードでは4つか5つ必要です。

## Rules of Race

help-race-snakes = ヘビとはしご：サイコロを振り、出た目だけコマが進みます。はしごの下に止まると登り、ヘビの頭に止まるとすべり落ちます。先にゴールに着いた人の勝ちです。
help-race-ring = 周回すごろく：6の目が出ると、待機中のコマがスタートに出ます。コマは1周してから、自分のゴールレーンに入ります。ほかの人のコマがいるマスに止まると、そのコマを振り出しに戻せます。選べるときは、コマかその番号を押します。6の目でしか動けない間は、1回の番で3回まで振れます。
help-race-forks = 分かれ道では、道が2つに分かれます。近道にはヘビや、コマを戻される危険があり、遠回りは安全です。進みたいマスか、その道のボタンを押します。
help-race-choices = ゲーム設定により、4の目が出ると4マス戻ります（スタートより後ろや、ゴールレーンの外にも）。コマが2周する設定もあります。
help-race-roll = サイコロか、マスを選ぶキーを押して振ります。ゲーム設定により、6の目が出るともう1回振れます。

help-race-picture-roll = サイコロを振って進む
help-race-picture-ladders = はしごで登り、ヘビで落ちる
help-race-picture-ring = または、ぐるっと1周

## Lesson of Race

lesson-race-roll = サイコロを押して振りましょう。出た目だけコマが進みます。
lesson-race-ladder = はしごを登りました。もう一度振りましょう。
lesson-race-snake = またはしご！　相手はヘビですべり落ちました。もう一度振りましょう。
lesson-race-end = 先にゴールに着いた人の勝ちです。

## Rules of Drench

help-drench-colour = 縁取りのあるマスから始めます（たいていは左上）。色を選ぶと、自分の領域全体がその色になり、触れている同じ色のマスをすべて取り込みます。色のボタンか、その色のマスを押してください。1〜9と0のキーで、順番に色を選べます。
help-drench-solo = ソロでは、上に示された手数以内にボード全体を一色にすれば勝ちです。
help-drench-two = 2人では、相手は反対の角か、いちばん遠いマスから始め、交互に選びます。自分の色と相手の色は選べません。残りがこの2色だけになるか、どちらも長い間広がらないと、マスの多い方の勝ちです。

help-drench-picture-own = 縁取りが自分のマス
help-drench-picture-flood = 選んだ色が広がる
help-drench-picture-win = 一色になれば勝ち

## Lesson of Drench

lesson-drench-colour = 縁取りがあなたのマスです。印のついた色を押して変えましょう。
lesson-drench-next = 隣にあったその色のマスをすべて取りました。次の色も取りましょう。
lesson-drench-all = ボード全体を一色にしましょう。
lesson-drench-end = 一色になれば勝ち！　本番では手数に制限があります。

## Rules of Light Block

help-light-walk = ボールがあなたです。隣のマスへ進むたびに、離れたマスが光ります。同じマスを2度通らずに、すべてのマスを光らせましょう。ブロックには入れません。隣のマスや、まっすぐ先のマスを押すか、ボールをドラッグします。辺で隣り合う四角では矢印キーも使えます。ほかのボードでは矢印で枠を動かし、Enterキーで枠のマスへ進みます。
help-light-end = 残りが今いるマスだけになると、そこも光って勝ちです。その前に、隣に光っていないマスがなくなると行き止まりですが、手を戻せます。起伏では、特に指定がなければ1歩で1段だけ登れます。
help-light-boards = どのボードも必ず解けます。ただし、ランダム配置のボードは解けないこともあります。解けるかどうかがわかっていれば、ボードの上に表示されます。

help-light-picture-move = ボールを動かす
help-light-picture-lit = 通ったマスが光る
help-light-picture-all = 全部光らせる

## Lesson of Light Block

lesson-light-step = このボールがあなたです。印のついたマスを押して進みましょう。
lesson-light-lit = 通ったマスは光ります。
lesson-light-blocked = 光ったマスとブロックには進めません。
lesson-light-last = 最後のマスを光らせましょう。
lesson-light-end = すべて光りました。あなたの勝ちです。ボールのドラッグや矢印キーでも動けます。

## Rules of Link

help-link-pair = 同じ牌を2つ選びます。2回まで曲がる線で、空いた場所やボードの外側を通って結べれば消えます。最初の牌をもう一度押すと選択を取り消せます。牌がなくなれば勝ちです。
help-link-time = どのボードも必ず解けます。制限時間があるときは、ペアを消すたびに数秒増えます。一時停止中は時間が止まり、牌は隠れます。別のウィンドウに切り替えると、自動で一時停止します。
help-link-falling = 牌が動く設定では、ペアを消すたびに牌が落ちたりすべったりします。消せるペアがなくなったら、手を戻すか、残りをシャッフルするか、最初からやり直してください。

help-link-picture-find = 同じ牌を2つ探す
help-link-picture-line = 曲がるのは2回まで
help-link-picture-clear = 全部消せば勝ち

## Lesson of Link

lesson-link-pair = 印のついた2つの牌を押しましょう。同じ絵柄で、線で結べます。
lesson-link-gap = 線は空いた場所を通れます。この2つを消しましょう。
lesson-link-turns = 線は2回まで曲がれます。外側も通れます。
lesson-link-clear = 牌をすべて消しましょう。
lesson-link-end = すべて消せば勝ちです。本番の牌はもっとたくさんあります。

## Rules of Blockade

help-blockade-goal = 自分のコマを、誰よりも早くゴールへ進めます。ゴールは反対側の辺、マップでは遠くの隅です。自分の番には、走る、積む、飛ぶのどれかをします。
help-blockade-run = 走る：コマを押し、印のついたマスを押します。数字はかかる歩数です。1歩は1、斜めは1.5で、1段登るごとに1増えます。1歩だけならいつでも進めます。並んだコマは飛び越えられます。
help-blockade-build = 積む：マスを押し、もう一度押すとそのマスだけが、隣のマスを押すと両方が高くなります。高くしたマスへは、下の段からは登れません。起伏のあるボードでは、さらに1段高くなります。コマのいるマスは高くできず、誰かの最後の道をふさぐこともできません。2人のとき、行の数が偶数の六角のボードでは、起伏がなければ先手、あれば後手の積める回数が1回多くなります。
help-blockade-fly = 飛ぶ：コマを押し、羽の印のマスを押します。高い所もコマも越えて、走るより2歩遠くへ行けます。飛べるのは、設定を変えなければ1ゲームに1回です。

help-blockade-picture-run = 反対側まで走る
help-blockade-picture-build = マスを高くしてじゃま
help-blockade-picture-win = 先に渡れば勝ち

## Lesson of Blockade

lesson-blockade-run = コマを自分の色のラインまで進めましょう。コマを押し、印のついたマスを押します。
lesson-blockade-build = 相手の前のマスを高くしましょう。印のついたマスを1つ、続けてもう1つ押します。
lesson-blockade-stack = 急すぎて、相手は登れません。印のついたマスを2回押して、さらに高くしましょう。
lesson-blockade-fly = 飛び越えましょう。コマを押し、印のついたマスを2回押します。
lesson-blockade-end = 先にゴールに着いた人の勝ちです。
