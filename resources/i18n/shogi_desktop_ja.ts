<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>Shogi Desktopについて</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Standard shogi and Okisaki shogi, with a computer opponent built in. Free software under the MIT licence; fonts and artwork come with licences of their own.</source>
        <translation>内蔵のエンジンを相手に、将棋と御妃将棋を楽しめます。MITライセンスのフリーソフトウェアです。フォントと図柄のライセンスは、それぞれのファイルに添えてあります。</translation>
    </message>
    <message>
        <source>It goes online only when you ask it to, and sends nothing about you to anyone.</source>
        <translation>ネットワークに接続するのは、あなたが求めたときだけです。あなたについての情報は誰にも送りません。</translation>
    </message>
</context>
<context>
    <name>AccuracyView</name>
    <message numerus="yes">
        <source>Accuracy over %Ln games; recently about {last}</source>
        <translation>
            <numerusform>%Ln局の正確さ、最近は約{last}</numerusform>
        </translation>
    </message>
    <message>
        <source>{accuracy}; average around it {smooth}</source>
        <translation>{accuracy}、前後の平均{smooth}</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add an engine</source>
        <translation>エンジンの追加</translation>
    </message>
    <message>
        <source>Any USI engine: choose its file, drop it here, or type the command that starts it, here or on another computer. It runs with all your rights, so add only engines you trust.</source>
        <translation>USIに対応したエンジンなら何でも使えます。ファイルを選ぶか、ここにドロップするか、起動コマンドを入力してください。別のコンピューターのエンジンも使えます。エンジンはあなたと同じ権限で動くので、信頼できるものだけを追加してください。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>A quotation mark is missing in the command.</source>
        <translation>コマンドの引用符が閉じていません。</translation>
    </message>
    <message>
        <source>Choose the engine&apos;s program</source>
        <translation>エンジンのプログラムを選ぶ</translation>
    </message>
    <message>
        <source>On another computer…</source>
        <translation>別のコンピューターのエンジン…</translation>
    </message>
</context>
<context>
    <name>AlternativesView</name>
    <message>
        <source>Moves tried here</source>
        <translation>この局面での指し手</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>棋譜の解析</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>1手あたり</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>同時に解析する局数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析する</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>選択中：{number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>一覧のすべて：{number}</translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>ファイルに書き込む</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>結果の保存先</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Separately</source>
        <translation>ファイルとは別に</translation>
    </message>
    <message>
        <source>Include games already analysed</source>
        <translation>解析済みの棋譜も</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>エンジンを選んでください。</translation>
    </message>
    <message>
        <source>All these games have been analysed already.</source>
        <translation>これらの棋譜はすべて解析済みです。</translation>
    </message>
    <message>
        <source>To analyse: {number}, about {minutes} min.</source>
        <translation>解析する棋譜：{number}、約{minutes}分。</translation>
    </message>
    <message>
        <source>A file is written only if it contains one game, was read without problems and would lose nothing. Results for the others are kept separately.</source>
        <translation>1局だけを含み、問題なく読み込め、何も失われないファイルにだけ書き込みます。ほかの結果は別に保存されます。</translation>
    </message>
    <message>
        <source>No file is changed. The evaluations appear when you open a game.</source>
        <translation>ファイルは変更されません。棋譜を開くと評価値が表示されます。</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>解析する場所</translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>To analyse: {number}, by the workers at {cluster}.</source>
        <translation>解析する棋譜：{number}、{cluster}のワーカーが解析します。</translation>
    </message>
</context>
<context>
    <name>Analysing</name>
    <message>
        <source>Games analysed: {number}.</source>
        <translation>解析した棋譜：{number}。</translation>
    </message>
    <message>
        <source>Games in which one engine found nothing: {number}.</source>
        <translation>結果を出さなかったエンジンがある棋譜：{number}。</translation>
    </message>
    <message>
        <source>Not analysed: {number}. {names}</source>
        <translation>解析できなかった棋譜：{number}。{names}</translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>指し手がありません</translation>
    </message>
    <message>
        <source>no engine can play from its position</source>
        <translation>エンジンが指せない局面です</translation>
    </message>
    <message>
        <source>Games are already being analysed. Stop that analysis first.</source>
        <translation>すでに解析中です。先にその解析を中止してください。</translation>
    </message>
    <message>
        <source>The analysis stopped early: {reason}</source>
        <translation>解析が中断しました：{reason}</translation>
    </message>
    <message>
        <source>Kept separately because their files cannot be written: {number}.</source>
        <translation>書き込めないため別に保存：{number}。</translation>
    </message>
    <message>
        <source>three workers of the cluster stopped while analysing it</source>
        <translation>解析中にクラスターのワーカーが3つ終了しました</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Lines, engines, arrows</source>
        <translation>読み筋・エンジン・矢印</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>すべての読み筋を表示</translation>
    </message>
    <message>
        <source>Show the best line only</source>
        <translation>最善の読み筋だけを表示</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>エンジンの読み筋</translation>
    </message>
    <message>
        <source>Show scores as</source>
        <translation>評価の表示</translation>
    </message>
    <message>
        <source>More analysis options</source>
        <translation>検討の設定</translation>
    </message>
</context>
<context>
    <name>AnalysisPart</name>
    <message>
        <source>Play to {move}</source>
        <translation>{move}まで進める</translation>
    </message>
    <message>
        <source>Keep as variation</source>
        <translation>分岐として残す</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>読み筋の数</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Arrows on the board</source>
        <translation>盤上に矢印</translation>
    </message>
    <message>
        <source>Write evaluations into the record</source>
        <translation>評価値を棋譜に書き込む</translation>
    </message>
    <message>
        <source>No evaluations yet. Switch on analysis and step through the game.</source>
        <translation>まだ評価値がありません。検討をオンにして棋譜を進めてください。</translation>
    </message>
    <message>
        <source>No evaluation yet.</source>
        <translation>まだ評価値がありません。</translation>
    </message>
    <message>
        <source>Keep up to {move}</source>
        <translation>{move}まで残す</translation>
    </message>
</context>
<context>
    <name>AnalysisRow</name>
    <message>
        <source>Analysing games: {done} of {total}</source>
        <translation>棋譜を解析中：{done}／{total}</translation>
    </message>
    <message numerus="yes">
        <source>The analysis of %Ln games was stopped. The results so far are kept.</source>
        <translation>
            <numerusform>%Ln局の解析が中断されています。ここまでの結果は残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Games analysed</source>
        <translation>解析した棋譜</translation>
    </message>
    <message>
        <source>not analysed: {number}</source>
        <translation>解析できず：{number}</translation>
    </message>
    <message>
        <source>workers: {number}</source>
        <translation>ワーカー：{number}</translation>
    </message>
</context>
<context>
    <name>AnalysisSpeech</name>
    <message>
        <source>Analysis is on.</source>
        <translation>検討を始めました。</translation>
    </message>
    <message>
        <source>Analysis is off.</source>
        <translation>検討を止めました。</translation>
    </message>
    <message>
        <source>{score}. {moves}</source>
        <translation>{score}。{moves}</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Game as an animation</source>
        <translation>棋譜のアニメーション</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>開始手数</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>終了手数</translation>
    </message>
    <message>
        <source>Each position</source>
        <translation>1局面の時間</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>対局者名</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>後手を手前に</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>アニメーションを保存</translation>
    </message>
    <message>
        <source>Picture {done} of {total}…</source>
        <translation>画像{done}／{total}…</translation>
    </message>
    <message>
        <source>Saved as {file} ({size} kB).</source>
        <translation>{file}に保存しました（{size} kB）。</translation>
    </message>
    <message>
        <source>The last position</source>
        <translation>最終局面の時間</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>繰り返し再生</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>中止しました。ファイルは作成していません。</translation>
    </message>
</context>
<context>
    <name>AskChangedDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>{file} has changed on the disk</source>
        <translation>{file}はディスク上で変更されています</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Another program or window has changed it since you opened it. Replacing it would lose those changes.</source>
        <translation>開いた後に、別のプログラムかウィンドウが書き込みました。置き換えるとその内容は失われます。</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>別の場所に保存…</translation>
    </message>
</context>
<context>
    <name>AskLeaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Discard and close</source>
        <translation>破棄して終了</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Discard the position you have set up?</source>
        <translation>作成した局面を破棄しますか？</translation>
    </message>
    <message>
        <source>It is not part of any game or file, and will be lost when the program closes.</source>
        <translation>対局にもファイルにも残っていないため、終了すると失われます。</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Another format…</source>
        <translation>別の形式…</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>このまま保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>{format} cannot hold all of this game</source>
        <translation>{format}形式では、この棋譜の一部を保存できません</translation>
    </message>
    <message>
        <source>The file would leave out:</source>
        <translation>ファイルに残らないもの：</translation>
    </message>
    <message>
        <source>The game on the board loses nothing. KIF can hold everything.</source>
        <translation>盤上の棋譜はそのまま残ります。KIF形式ならすべて保存できます。</translation>
    </message>
</context>
<context>
    <name>AskSaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Save the changes to this record?</source>
        <translation>この棋譜の変更を保存しますか？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Changes that are not saved will be lost.</source>
        <translation>保存しないと、変更は失われます。</translation>
    </message>
</context>
<context>
    <name>AskStopDialog</name>
    <message>
        <source>Engine match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>中止して閉じる</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>An engine match is running. Stop it?</source>
        <translation>エンジン対局の途中です。中止しますか？</translation>
    </message>
    <message>
        <source>Games in progress are dropped. The finished games are kept, and you can continue the match later.</source>
        <translation>対局中の局は破棄されます。終わった局は残り、あとで続きから再開できます。</translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Static rook against a ranging rook</source>
        <translation>対振り飛車（居飛車）</translation>
    </message>
    <message>
        <source>Climbing silver against a ranging rook</source>
        <translation>対振り飛車の棒銀</translation>
    </message>
    <message>
        <source>The rook swings to the fourth file from the left, and the king walks away from it into a Mino castle. Wait, then strike where the other side advances.</source>
        <translation>飛車を左から4筋目に振り、玉は反対側の美濃囲いに収めます。相手の動きを待ち、攻めてきたところを反撃します。</translation>
    </message>
    <message>
        <source>White pushes the rook&apos;s pawn and breaks in on its file, or builds a castle that is as firm before anything else.</source>
        <translation>後手は飛車先を突いて突破を狙うか、まず同じくらい堅い囲いを作ります。</translation>
    </message>
    <message>
        <source>The rook stands behind the pawn that opened the bishop&apos;s diagonal, and pushes it on: quick trades, an early attack on the bishop&apos;s head.</source>
        <translation>角道を開けた歩の後ろに飛車を回り、その歩を伸ばします。軽快なさばきと、角頭への早い攻めが狙いです。</translation>
    </message>
    <message>
        <source>White guards the head of its bishop, answers the push in time, and then has the better castle in an open game.</source>
        <translation>後手は角頭を守り、仕掛けに的確に応じれば、開けた戦いで囲いの差を生かせます。</translation>
    </message>
    <message>
        <source>The rook takes the middle file. With a silver beside it the pawn goes forward, and the whole board opens before the white king.</source>
        <translation>飛車を5筋に据え、銀を添えて5筋の歩を進めます。中央を突破して後手玉に迫ります。</translation>
    </message>
    <message>
        <source>White holds the middle with gold and silver, and breaks through on the side that the rook has left.</source>
        <translation>後手は金銀で中央を支え、飛車のいなくなった側から突破します。</translation>
    </message>
    <message>
        <source>The rook stands opposite the white rook, on its own file: every push of the pawn there is answered by an exchange.</source>
        <translation>相手の飛車と同じ筋に飛車を回ります。飛車先を突いてくれば、交換して反撃します。</translation>
    </message>
    <message>
        <source>The bishops are in hand from the beginning, so leave no gap where one can be dropped. The right silver goes up to the middle.</source>
        <translation>序盤から角を持ち合うので、角を打たれる隙を作らないことが大切です。右銀は中央へ進めます。</translation>
    </message>
    <message>
        <source>The rook takes the pawn beside the bishop: a pawn ahead, but the rook needs several moves to come home.</source>
        <translation>飛車で角のそばの歩（横歩）を取ります。一歩得ですが、飛車が戻るのに手数がかかります。</translation>
    </message>
    <message>
        <source>Both sides exchange the rook&apos;s pawn while the bishops&apos; diagonals are still shut. A light, open, sharp game.</source>
        <translation>角道を閉じたまま、互いに飛車先の歩を交換します。軽快で激しい将棋になります。</translation>
    </message>
    <message>
        <source>White does the same a move later, and chooses where its rook stands best: at home or on its fourth rank.</source>
        <translation>後手も一手遅れて同じように進め、飛車を引くか中段に構えるかを選びます。</translation>
    </message>
    <message>
        <source>The right silver climbs beside the rook&apos;s pawn and breaks in at the head of the bishop. The simplest attack there is, and a strong one.</source>
        <translation>右銀を飛車先に繰り出し、角頭を攻めます。いちばん分かりやすく、しかも強力な攻めです。</translation>
    </message>
    <message>
        <source>White guards the square before its bishop with a gold and a silver. A silver that has gone that far has no way back.</source>
        <translation>後手は金銀で角頭を守ります。出すぎた銀は引き返せません。</translation>
    </message>
    <message>
        <source>The king needs few moves to its boat castle; rook and silver make ready on the right. Attack before the other castle is finished.</source>
        <translation>少ない手数で舟囲いに囲い、右の飛車と銀で仕掛けの準備をします。相手の囲いが完成する前に攻めましょう。</translation>
    </message>
    <message>
        <source>The ranging side waits for the attack and strikes back along the bishop&apos;s diagonal.</source>
        <translation>振り飛車側は仕掛けを待ち、角のにらみを生かして反撃します。</translation>
    </message>
    <message>
        <source>The silver climbs on the right and breaks in beside the rook, before the ranging rook can come to help.</source>
        <translation>右銀を棒銀に繰り出し、振った飛車が受けに回る前に突破します。</translation>
    </message>
    <message>
        <source>White lets it come: the bishop is covered by a silver, and the answer is a push in the middle.</source>
        <translation>後手は銀で角を支えて迎え撃ち、中央の歩を突いて反撃します。</translation>
    </message>
    <message>
        <source>The pawn before the rook runs, a knight follows it, and the king goes to the other side, behind a silver.</source>
        <translation>飛車先の歩を伸ばし、桂が続きます。玉は反対側で銀の陰に入ります。</translation>
    </message>
    <message>
        <source>Both knights jump to the middle: each of them covers eight squares there, forward and back.</source>
        <translation>桂を二枚とも中央に跳びます。この将棋の桂は前後八か所に利きます。</translation>
    </message>
    <message>
        <source>White drives the knights away with pawns, and gains a move by every push.</source>
        <translation>後手は歩を突いて桂を追い、そのたびに手を稼ぎます。</translation>
    </message>
    <message>
        <source>The pawn at the edge makes way for the bishop, which looks from there into the opposing camp.</source>
        <translation>端の歩を突いて角を端に出し、そこから敵陣をにらみます。</translation>
    </message>
    <message>
        <source>White shuts the diagonal with a pawn or a knight, and attacks the edge that the bishop needs.</source>
        <translation>後手は歩や桂で角の利きを止め、角のいる端を攻めます。</translation>
    </message>
    <message>
        <source>The rook swings to the left and supports the pawns there; the king goes the other way.</source>
        <translation>飛車を左に振って歩を支え、玉は反対側へ移ります。</translation>
    </message>
    <message>
        <source>White meets the rook with pieces, not with the king, and takes the middle.</source>
        <translation>後手は玉を近づけずに駒で飛車を受け、中央を制します。</translation>
    </message>
    <message>
        <source>Built in six moves, and firm from the side: the castle of most ranging rooks.</source>
        <translation>六手ほどで組め、横からの攻めに強い、振り飛車の代表的な囲いです。</translation>
    </message>
    <message>
        <source>It is weak from above and at the edge: a pawn and a knight are enough there.</source>
        <translation>上部と端に弱く、歩と桂の攻めが急所です。</translation>
    </message>
    <message>
        <source>A Mino whose silver has climbed: strong from above, with room for the king.</source>
        <translation>美濃の銀を一つ上げた形。上部に厚く、玉が広いのが長所です。</translation>
    </message>
    <message>
        <source>While it is being rebuilt the silver hangs in the air. Strike then.</source>
        <translation>組み替えの途中は銀が浮いています。そこが狙い目です。</translation>
    </message>
    <message>
        <source>The king sits in the corner, out of reach of every check: you can give pieces away and still mate first.</source>
        <translation>玉が隅にいて王手がかかりません。駒を渡しても攻め合いで先に勝てます。</translation>
    </message>
    <message>
        <source>Two golds side by side: firm from above, for games with two ranging rooks.</source>
        <translation>金を二枚並べた、上部に強い囲いで、相振り飛車に向きます。</translation>
    </message>
    <message>
        <source>The king has few squares, and the edge is open.</source>
        <translation>玉が狭く、端が弱点です。</translation>
    </message>
    <message>
        <source>Firm from above, where the rook and the silvers of a static game come from.</source>
        <translation>相居飛車で飛車や銀が攻めてくる上部に強い囲いです。</translation>
    </message>
    <message>
        <source>It is weak from the side and at the edge.</source>
        <translation>横と端からの攻めに弱い囲いです。</translation>
    </message>
    <message>
        <source>The king stands on the bishop&apos;s diagonal and can be reached from above.</source>
        <translation>玉が角筋に入りやすく、上からの攻めに注意が必要です。</translation>
    </message>
    <message>
        <source>It is thin: in a long fight the ranging side has the better castle.</source>
        <translation>薄い囲いなので、長い戦いでは振り飛車側の囲いが勝ります。</translation>
    </message>
    <message>
        <source>The king stays in the middle with a gold on either side: no square for a rook to be dropped.</source>
        <translation>玉を中央に置き、左右に金を配します。飛車を打ち込む隙がありません。</translation>
    </message>
    <message>
        <source>It has no depth: an attack from above reaches the king at once.</source>
        <translation>厚みがなく、上からの攻めがすぐ玉に響きます。</translation>
    </message>
    <message>
        <source>The king goes to the left, behind a silver and two golds, far from the rooks&apos; fight.</source>
        <translation>玉を左に移し、銀と金二枚の陰で飛車の戦場から離れます。</translation>
    </message>
    <message>
        <source>In this game lances move backward too, so the edge beside the king is never quiet.</source>
        <translation>この将棋の香は後ろにも動けるので、玉のそばの端はいつも油断できません。</translation>
    </message>
    <message>
        <source>The king goes to the right: its silver is there already, and so is the rook.</source>
        <translation>玉を右に移します。銀も飛車もすでにそこにいます。</translation>
    </message>
    <message>
        <source>King and rook stand together: one attack may hit both.</source>
        <translation>玉と飛車が近く、一つの攻めで両方が狙われます。</translation>
    </message>
    <message>
        <source>A step or two, and every other move is for the attack.</source>
        <translation>玉は一、二歩動くだけで、残りの手はすべて攻めに使えます。</translation>
    </message>
    <message>
        <source>Queens look down open files: keep the pawns in the middle.</source>
        <translation>開いた筋には妃が利いてきます。中央の歩を崩さないようにしましょう。</translation>
    </message>
    <message>
        <source>White does not push too early: first a firm castle, then the undefended middle.</source>
        <translation>後手は急いで突かず、まず堅く囲い、手薄な中央から動きます。</translation>
    </message>
    <message>
        <source>Two golds and a silver make a firm castle for the king. Then the whole right side attacks: silver, knight and pawns.</source>
        <translation>金二枚と銀で玉を堅く囲い、右の銀・桂・歩を繰り出して攻めます。</translation>
    </message>
    <message>
        <source>White often builds the same castle. The side that attacks first has the initiative; the side that defends well wins pieces.</source>
        <translation>後手も同じ囲いを組むことが多く、先に攻めた側が主導権を、受けきった側が駒得を手にします。</translation>
    </message>
    <message>
        <source>White copies Black and waits: in this opening a careless move costs more than a slow one.</source>
        <translation>後手は同じ形で待ちます。この戦型では、緩い手より隙を作る手のほうが高くつきます。</translation>
    </message>
    <message>
        <source>White has gained time for the pawn: the bishop comes out, the rook waits on its fourth rank, and the attack begins before the king is safe.</source>
        <translation>後手は一歩の代わりに手得し、角を上がり、飛車を中段に構えて、先手玉が落ち着く前に攻めます。</translation>
    </message>
    <message>
        <source>White brings its pieces to the middle, where the knights of this game reach far, and attacks the pawn that ran ahead.</source>
        <translation>後手は駒を中央に集め（この将棋の桂は遠くまで利きます）、伸びすぎた歩を狙います。</translation>
    </message>
    <message>
        <source>It takes many moves, and all the pieces are on one side: attack early, or at the edge.</source>
        <translation>組むのに手数がかかり、駒が片側に偏ります。早めに、または端から攻めましょう。</translation>
    </message>
    <message>
        <source>A Mino on the left, for a static rook against a ranging one.</source>
        <translation>振り飛車に対して居飛車側が左に組む美濃囲いです。</translation>
    </message>
    <message>
        <source>The quickest castle against a ranging rook: a few moves, and the attack begins.</source>
        <translation>振り飛車に対していちばん早く組めて、すぐ攻めに移れます。</translation>
    </message>
</context>
<context>
    <name>AtlasPage</name>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>戦法</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦法</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Its strength</source>
        <translation>長所</translation>
    </message>
    <message>
        <source>Black&apos;s idea</source>
        <translation>先手の狙い</translation>
    </message>
    <message>
        <source>Its weakness</source>
        <translation>弱点</translation>
    </message>
    <message>
        <source>White&apos;s idea</source>
        <translation>後手の狙い</translation>
    </message>
    <message>
        <source>Goes with: {castles}</source>
        <translation>よく組む囲い：{castles}</translation>
    </message>
    <message>
        <source>&amp;Play it with Black</source>
        <translation>先手で指す(&amp;P)</translation>
    </message>
    <message>
        <source>Play {name} with Black</source>
        <translation>先手で{name}を指す</translation>
    </message>
    <message>
        <source>Play aga&amp;inst it</source>
        <translation>相手にして指す(&amp;I)</translation>
    </message>
    <message>
        <source>A &amp;trap to solve…</source>
        <translation>落とし穴の問題(&amp;T)…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>戦法と囲い</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最終局面</translation>
    </message>
</context>
<context>
    <name>AtlasPart</name>
    <message>
        <source>{opening}: a trap</source>
        <translation>{opening}の落とし穴</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Black %1</source>
        <translation>先手の%1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>後手の%1</translation>
    </message>
    <message>
        <source>king</source>
        <translation>玉</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>妃</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>角</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>銀</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>歩</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>龍</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>馬</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>promoted pawn</source>
        <translation>と金</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>%1 in hand, %2</source>
        <translation>%1、持ち駒%2枚</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>将棋盤</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>つかんだ駒：%1</translation>
    </message>
    <message>
        <source>Promote? Enter promotes, minus does not, Escape cancels.</source>
        <translation>成りますか？&#x3000;Enterで成り、マイナスで不成、Escで取り消し。</translation>
    </message>
    <message>
        <source>Do not promote</source>
        <translation>不成</translation>
    </message>
</context>
<context>
    <name>BookDialog</name>
    <message>
        <source>Comment on the position</source>
        <translation>局面へのコメント</translation>
    </message>
    <message>
        <source>Move to add</source>
        <translation>加える手</translation>
    </message>
    <message>
        <source>Add the move</source>
        <translation>手を加える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>採用回数</translation>
    </message>
    <message>
        <source>Score (points)</source>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Weight of {move}</source>
        <translation>{move}の採用回数</translation>
    </message>
    <message>
        <source>Score of {move}</source>
        <translation>{move}の評価値</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>{move}へのコメント</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>定跡の手</translation>
    </message>
    <message>
        <source>The book has no moves for this position yet.</source>
        <translation>この局面の手はまだありません。</translation>
    </message>
    <message>
        <source>In hundredths of a pawn, for the side to move</source>
        <translation>歩1枚を100とした、指す側から見た値</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <translation>{move}を外す</translation>
    </message>
    <message>
        <source>Remove the move from the book</source>
        <translation>この手を定跡から外します</translation>
    </message>
</context>
<context>
    <name>BookMaking</name>
    <message>
        <source>YaneuraOu book</source>
        <translation>やねうら王の定跡</translation>
    </message>
    <message>
        <source>Apery book, standard shogi only</source>
        <translation>Apery定跡、本将棋のみ</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>定跡ファイルを作成</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>定跡</translation>
    </message>
    <message numerus="yes">
        <source>No suitable move was found in %Ln games; {file} was not written.</source>
        <translation>
            <numerusform>%Ln局の中に条件に合う指し手がありません。{file}は作成されませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is written; the explorer shows it now. Games: {games}, positions: {positions}, moves: {moves}.</source>
        <translation>{file}を作成しました。エクスプローラーに表示されます（{games}局、{positions}局面、{moves}手）。</translation>
    </message>
    <message>
        <source>Files that could not be read: {number} ({names}).</source>
        <translation>読み込めなかったファイル：{number}（{names}）。</translation>
    </message>
    <message>
        <source>A book is already being made. Stop it first.</source>
        <translation>すでに定跡ファイルを作成中です。先にそれを中止してください。</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>Making a book from games: {done} of {total}</source>
        <translation>定跡ファイルを作成中：{total}局中{done}局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Games read</source>
        <translation>読み込んだ棋譜</translation>
    </message>
    <message>
        <source>Stop without writing a book</source>
        <translation>中止します。定跡ファイルは作成されません</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>This record has no bookmarks yet. Press Ctrl+B to add one.</source>
        <translation>この棋譜にはしおりがありません。Ctrl+Bで付けられます。</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>{file} cannot be opened ({reason}). Check that it exists and that you are allowed to read it.</source>
        <translation>{file}を開けません（{reason}）。ファイルがあるか、読み取りが許されているか確かめてください。</translation>
    </message>
    <message>
        <source>{file} cannot be read as an opening book ({reason}). Choose another file.</source>
        <translation>{file}を定跡ファイルとして読み込めません（{reason}）。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>Another program has changed {file} since you looked at this position. Nothing was saved. Check the moves and try again.</source>
        <translation>この局面を表示したあと、別のプログラムが{file}を書き換えました。何も保存していません。指し手を確かめて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). It is unchanged. Free some space or allow writing there, then try again.</source>
        <translation>{file}に書き込めません（{reason}）。内容は変わっていません。空き容量を増やすか書き込みを許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{file} cannot store these moves: {reason}.</source>
        <translation>{file}にこの指し手を保存できません：{reason}。</translation>
    </message>
</context>
<context>
    <name>Castles</name>
    <message>
        <source>Anaguma</source>
        <translation>穴熊</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>矢倉囲い</translation>
    </message>
    <message>
        <source>Mino</source>
        <translation>美濃囲い</translation>
    </message>
    <message>
        <source>Left Mino</source>
        <translation>左美濃</translation>
    </message>
    <message>
        <source>Boat castle</source>
        <translation>舟囲い</translation>
    </message>
    <message>
        <source>Silver crown</source>
        <translation>銀冠</translation>
    </message>
    <message>
        <source>Snowroof</source>
        <translation>雁木囲い</translation>
    </message>
    <message>
        <source>Gold fortress</source>
        <translation>金無双</translation>
    </message>
    <message>
        <source>Central house</source>
        <translation>中住まい</translation>
    </message>
    <message>
        <source>Left house</source>
        <translation>左囲い</translation>
    </message>
    <message>
        <source>Right house</source>
        <translation>右囲い</translation>
    </message>
    <message>
        <source>Middle house</source>
        <translation>中央囲い</translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message>
        <source>done</source>
        <translation>修了</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>a safe king</source>
        <translation>玉の安全</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>駒の交換</translation>
    </message>
    <message>
        <source>quiet moves</source>
        <translation>落ち着いた手</translation>
    </message>
    <message>
        <source>Resigns early.</source>
        <translation>早めに投了します。</translation>
    </message>
    <message>
        <source>Never resigns.</source>
        <translation>決して投了しません。</translation>
    </message>
    <message>
        <source>May offer a draw.</source>
        <translation>引き分けを提案することがあります。</translation>
    </message>
    <message>
        <source>Level {number}. {grade}</source>
        <translation>レベル{number}。{grade}</translation>
    </message>
    <message>
        <source>Opens with: {styles}.</source>
        <translation>得意な序盤：{styles}。</translation>
    </message>
    <message>
        <source>Likes: {things}.</source>
        <translation>好み：{things}。</translation>
    </message>
    <message>
        <source>A draw! Thank you for the game.</source>
        <translation>引き分けですね。ありがとうございました。</translation>
    </message>
    <message>
        <source>Thank you for the game. Shall we play again?</source>
        <translation>ありがとうございました。もう一局いかがですか。</translation>
    </message>
    <message>
        <source>Well played! Thank you for the game.</source>
        <translation>お見事です。ありがとうございました。</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}「{words}」</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>攻め</translation>
    </message>
    <message>
        <source>capturing pieces</source>
        <translation>駒を取ること</translation>
    </message>
    <message>
        <source>Resigns when the game is lost.</source>
        <translation>負けとわかれば投了します。</translation>
    </message>
    <message>
        <source>Declines draws.</source>
        <translation>引き分けには応じません。</translation>
    </message>
    <message>
        <source>Plays any opening.</source>
        <translation>序盤は何でも指します。</translation>
    </message>
    <message>
        <source>Dislikes: {things}.</source>
        <translation>苦手：{things}。</translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>チャットの内容</translation>
    </message>
    <message>
        <source>Say something, then Enter</source>
        <translation>メッセージを入力してEnter</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check a mating problem</source>
        <translation>詰将棋の検討</translation>
    </message>
    <message>
        <source>Board of the chosen line</source>
        <translation>選んだ手順の盤面</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>盤で調べる(&amp;U)</translation>
    </message>
    <message>
        <source>All solutions on the board, as a record with variations</source>
        <translation>すべての手順を、分岐のある棋譜として盤に出します</translation>
    </message>
</context>
<context>
    <name>ChosenGames</name>
    <message>
        <source>Copy game (KIF)</source>
        <translation>棋譜をコピー（KIF）</translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation>局面をコピー（SFEN）</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>ファイル名をコピー</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation>すべてライブラリから外す</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>ライブラリから外す</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Removed from the library: {files}. The files themselves are unchanged.</source>
        <translation>ライブラリから外しました：{files}。ディスク上のファイルは変更していません。</translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. The clocks were stopped, so nobody lost time.</source>
        <translation>コンピューターが{time}の間スリープしていました。時計は止まっていたので、持ち時間は減っていません。</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>Well found!</source>
        <translation>好手です！</translation>
    </message>
    <message>
        <source>Better: {line}</source>
        <translation>よりよい手順：{line}</translation>
    </message>
    <message>
        <source>Are you sure? {move}</source>
        <translation>{move}でよいですか？</translation>
    </message>
    <message>
        <source>The coach is not available: {reason}</source>
        <translation>コーチを使えません：{reason}</translation>
    </message>
    <message>
        <source>{move} was hard to find, and clearly the best move.</source>
        <translation>{move}は見つけにくい、はっきり最善の手でした。</translation>
    </message>
    <message>
        <source>Your winning chances drop by {loss}.</source>
        <translation>勝率が{loss}下がります。</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Take it back</source>
        <translation>待ったする</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>このまま指す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Collecting</name>
    <message>
        <source>Add a folder of kifu</source>
        <translation>棋譜のフォルダーを追加</translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation>棋譜を追加</translation>
    </message>
    <message>
        <source>Folders of the library:</source>
        <translation>ライブラリのフォルダー：</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>ライブラリから外す</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be added to the library.</source>
        <translation>
            <numerusform>%n個のファイルをライブラリに読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>The analyses of your library&apos;s games were damaged. What could be read of them is kept; the file was moved to {file}.</source>
        <translation>ライブラリの対局の解析結果が破損していました。読み取れた分は残してあります。元のファイルは{file}に移しました。</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders was damaged. It was moved to {file}; the library shows your own games until you add your folders again.</source>
        <translation>ライブラリのフォルダーの一覧が壊れていたため、{file}に移しました。フォルダーを追加し直すまでは、自分の対局だけが表示されます。</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders in {file} cannot be read ({reason}). The library shows your own games; allow reading that file, then start the program again.</source>
        <translation>ライブラリのフォルダーの一覧（{file}）を読み込めません（{reason}）。自分の対局だけが表示されています。このファイルを読めるようにしてから、プログラムを起動し直してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Check for changed files</source>
        <translation>変更されたファイルを確認</translation>
    </message>
    <message>
        <source>Files with problems…</source>
        <translation>問題のあるファイル…</translation>
    </message>
    <message>
        <source>The library index was damaged or came from another version. It is being rebuilt from your files.</source>
        <translation>ライブラリの索引が壊れているか、別のバージョンのものでした。ファイルから作り直しています。</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free some space or allow writing there, then try again.</source>
        <translation>ライブラリを使えません（{reason}）。空き容量を増やすか書き込みを許可してから、もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose opponent, handicap and time, and play</source>
        <translation>相手・手合割・持ち時間を選んで対局を始めます</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再対局(&amp;M)</translation>
    </message>
    <message>
        <source>Play a person or a program on a server or on a friend&apos;s computer</source>
        <translation>サーバーや友人のコンピューターで、人またはプログラムと対局します</translation>
    </message>
    <message>
        <source>Play over the net&amp;work</source>
        <translation>ネットワーク対局(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Invite someone on this network…</source>
        <translation>このネットワークの人を招待(&amp;I)…</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>中断した対局を再開(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>棋譜を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>棋譜を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record in its file</source>
        <translation>棋譜を元のファイルに保存します</translation>
    </message>
    <message>
        <source>Save kifu &amp;as…</source>
        <translation>名前を付けて棋譜を保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game record under another name</source>
        <translation>棋譜を別の名前で保存します</translation>
    </message>
    <message>
        <source>Kifu as P&amp;DF…</source>
        <translation>棋譜をPDFに保存(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>コンピューターとのレベル別の対局成績と、レーティングを表示します</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>復習(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Openings and castles</source>
        <translation>戦法と囲い(&amp;O)</translation>
    </message>
    <message>
        <source>Openings and castles to look at, step through and try against the computer</source>
        <translation>戦法と囲いを見て手順を並べ、コンピューター相手に試せます</translation>
    </message>
    <message>
        <source>Engine matc&amp;h</source>
        <translation>エンジン対局(&amp;G)</translation>
    </message>
    <message>
        <source>Contin&amp;ue playing</source>
        <translation>対局を続ける(&amp;U)</translation>
    </message>
    <message>
        <source>Print and e&amp;xport</source>
        <translation>印刷と書き出し(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Training and results</source>
        <translation>練習と成績(&amp;T)</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>エンジンや各レベルどうしを対局させます</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタート画面(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy game (KIF)</source>
        <translation>棋譜をコピー（KIF）(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard</source>
        <translation>棋譜をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>KI&amp;2</source>
        <translation>KI&amp;2</translation>
    </message>
    <message>
        <source>&amp;CSA</source>
        <translation>&amp;CSA</translation>
    </message>
    <message>
        <source>&amp;JKF</source>
        <translation>&amp;JKF</translation>
    </message>
    <message>
        <source>&amp;USI</source>
        <translation>&amp;USI</translation>
    </message>
    <message>
        <source>&amp;PSN</source>
        <translation>&amp;PSN</translation>
    </message>
    <message>
        <source>&amp;Western text</source>
        <translation>英文テキスト(&amp;W)</translation>
    </message>
    <message>
        <source>Copy &amp;diagram (BOD)</source>
        <translation>局面図をコピー（BOD）(&amp;D)</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>棋譜・局面を貼り付け(&amp;V)</translation>
    </message>
    <message>
        <source>Gam&amp;e information…</source>
        <translation>棋譜情報(&amp;J)…</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition</source>
        <translation>局面編集(&amp;O)</translation>
    </message>
    <message>
        <source>M&amp;y engines…</source>
        <translation>マイエンジン(&amp;Y)…</translation>
    </message>
    <message>
        <source>Go &amp;to</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Review this &amp;game</source>
        <translation>この対局を振り返る(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ind this position</source>
        <translation>この局面を検索(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Analyse this position</source>
        <translation>この局面を検討(&amp;A)</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>検討(&amp;J)</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <translation>相手の狙いを表示(&amp;T)</translation>
    </message>
    <message>
        <source>What the other side would play if it could move now</source>
        <translation>いま相手が指せるとしたら何を指すかを示します</translation>
    </message>
    <message>
        <source>Find &amp;mate</source>
        <translation>詰みを探す(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep the line as a variation</source>
        <translation>読み筋を分岐として残す(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the &amp;evaluation</source>
        <translation>評価値を残す(&amp;E)</translation>
    </message>
    <message>
        <source>Write the score and the best line into the record</source>
        <translation>評価値と最善の読み筋を棋譜に書き込みます</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Coach: chec&amp;k my moves</source>
        <translation>コーチに見てもらう(&amp;N)</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>すぐ指させる(&amp;W)</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>手番を交代(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Offers and claims</source>
        <translation>提案・宣言(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>前の分岐へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>次の分岐へ(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>分岐を先頭にする(&amp;R)</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>分岐を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>分岐を下へ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>しおりを付ける(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Kifu li&amp;brary</source>
        <translation>棋譜ライブラリ(&amp;B)</translation>
    </message>
    <message>
        <source>Game as anima&amp;tion…</source>
        <translation>棋譜をアニメーションに保存(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>開始局面へ(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>対局の最初に移ります</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>10手戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Go back ten moves</source>
        <translation>10手戻ります</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>1手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>1手戻ります</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>1手進む(&amp;O)</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>1手進みます</translation>
    </message>
    <message>
        <source>Go forward ten moves</source>
        <translation>10手進みます</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>最終局面へ(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>手順の最後に移ります</translation>
    </message>
    <message>
        <source>Play fro&amp;m here…</source>
        <translation>ここから対局(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>この対局を検討(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>この手以降を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Pic&amp;k an opponent</source>
        <translation>対戦相手を選ぶ(&amp;J)</translation>
    </message>
    <message>
        <source>Ad&amp;just to my strength…</source>
        <translation>強さを決める(&amp;U)…</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>指し直し・次の対局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>番勝負を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>局面を画像に保存(&amp;I)…</translation>
    </message>
    <message>
        <source>My res&amp;ults…</source>
        <translation>対局成績(&amp;C)…</translation>
    </message>
    <message>
        <source>Statistics o&amp;f a player</source>
        <translation>成績の統計(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;game as</source>
        <translation>形式を選んで棋譜をコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copy positio&amp;n (SFEN)</source>
        <translation>局面をコピー（SFEN）(&amp;P)</translation>
    </message>
    <message>
        <source>Ten mo&amp;ves forward</source>
        <translation>10手進む(&amp;E)</translation>
    </message>
    <message>
        <source>Let the computer fi&amp;nish</source>
        <translation>最後まで指させる(&amp;M)</translation>
    </message>
    <message>
        <source>De&amp;clare the impasse</source>
        <translation>入玉宣言(&amp;I)</translation>
    </message>
    <message>
        <source>Off&amp;er a draw</source>
        <translation>引き分けを提案(&amp;Y)</translation>
    </message>
    <message>
        <source>Call a fo&amp;ul</source>
        <translation>反則を指摘(&amp;G)</translation>
    </message>
    <message>
        <source>Rest&amp;art the engine</source>
        <translation>エンジンを再起動(&amp;A)</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>しおりに名前を付ける(&amp;A)…</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>しおり一覧(&amp;K)…</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! 好手(&amp;G)</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? 悪手(&amp;S)</translation>
    </message>
    <message>
        <source>!! Brillian&amp;t move</source>
        <translation>!! 妙手(&amp;E)</translation>
    </message>
    <message>
        <source>?? Blund&amp;er</source>
        <translation>?? 大悪手(&amp;H)</translation>
    </message>
    <message>
        <source>?! Dubious mo&amp;ve</source>
        <translation>?! 疑問手(&amp;V)</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? 注目の手(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>矢印と丸を消す(&amp;C)</translation>
    </message>
    <message>
        <source>Un&amp;fold all branches</source>
        <translation>すべての分岐を開く(&amp;F)</translation>
    </message>
    <message>
        <source>Show the moves of every branch in the list</source>
        <translation>すべての分岐の指し手を一覧に表示します</translation>
    </message>
    <message>
        <source>Fo&amp;ld all branches</source>
        <translation>すべての分岐を閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Show only the first move of each branch in the list</source>
        <translation>各分岐の最初の手だけを一覧に表示します</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>盤面を反転(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>サイドパネル(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the moves and buttons beside the board</source>
        <translation>盤の横の指し手とボタンを表示・非表示にします</translation>
    </message>
    <message>
        <source>Evaluation &amp;graph</source>
        <translation>評価値グラフ(&amp;G)</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>定跡エクスプローラー(&amp;X)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Learn shogi</source>
        <translation>将棋を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules reference</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Rules on one &amp;page…</source>
        <translation>ルール早見表(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>使い方ガイド(&amp;U)</translation>
    </message>
    <message>
        <source>How to use the program, page by page</source>
        <translation>プログラムの使い方を順に説明します</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>Shogi Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>バージョン・ライセンス・謝辞</translation>
    </message>
    <message>
        <source>Choose an opponent by face</source>
        <translation>顔を見て対戦相手を選びます</translation>
    </message>
    <message>
        <source>Answer one question, and the computer plays at your level</source>
        <translation>質問一つで、コンピューターがあなたに合った強さで指します</translation>
    </message>
    <message>
        <source>Play the same game again; in an even game the colours change</source>
        <translation>同じ条件でもう一局指します。平手では先後を入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Play on a server…</source>
        <translation>サーバーで対局(&amp;P)…</translation>
    </message>
    <message>
        <source>Play someone on another computer in your network</source>
        <translation>同じネットワークの別のコンピューターの人と対局します</translation>
    </message>
    <message>
        <source>Continue the game that was interrupted</source>
        <translation>途中で終わった対局の続きを指します</translation>
    </message>
    <message>
        <source>Open a game record</source>
        <translation>棋譜ファイルを開きます</translation>
    </message>
    <message>
        <source>Search your kifu by player, opening or position</source>
        <translation>手持ちの棋譜を、対局者・戦型・局面から検索します</translation>
    </message>
    <message>
        <source>Save the printed game record as PDF</source>
        <translation>印刷用の棋譜をPDFファイルに保存します</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes by phase and cause, openings</source>
        <translation>指し方の統計：正確さの推移、段階別・理由別の悪手、戦型</translation>
    </message>
    <message>
        <source>Replay the mistakes you have kept until you find the better move</source>
        <translation>残しておいた悪手を、正しく指せるまで繰り返します</translation>
    </message>
    <message>
        <source>Sol&amp;ve problems</source>
        <translation>詰将棋(&amp;V)</translation>
    </message>
    <message>
        <source>Solve problems on the board, from our collection or from your files</source>
        <translation>盤上で解く詰将棋。付属のものと自分のファイルのもの</translation>
    </message>
    <message>
        <source>Go back to the start page</source>
        <translation>スタート画面に戻ります</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>Undo the last change to the record</source>
        <translation>棋譜の直前の変更を取り消します</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>取り消した変更をもう一度行います</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>直前の指し手を取り消します</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard in this format</source>
        <translation>棋譜をこの形式でクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a text diagram</source>
        <translation>表示中の局面を、文字の局面図としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard</source>
        <translation>表示中の局面をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a picture</source>
        <translation>表示中の局面を画像としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Read a game or position from the clipboard</source>
        <translation>クリップボードの棋譜または局面を読み込みます</translation>
    </message>
    <message>
        <source>Players, event, dates and all other headers of the record</source>
        <translation>対局者、棋戦、日時など、棋譜の見出し項目すべて</translation>
    </message>
    <message>
        <source>Edit this position or set up another one</source>
        <translation>表示中の局面を編集するか、好きな局面を作ります</translation>
    </message>
    <message>
        <source>Add your own engines and set them up</source>
        <translation>自分のエンジンを追加し、設定します</translation>
    </message>
    <message>
        <source>Let an engine check every move, and learn from your mistakes</source>
        <translation>エンジンが全ての手を調べ、悪手から学びます</translation>
    </message>
    <message>
        <source>List the library games that reach this position</source>
        <translation>表示中の局面が現れる棋譜をライブラリから探します</translation>
    </message>
    <message>
        <source>Let engines analyse the position shown while this is on</source>
        <translation>オンの間、表示中の局面をエンジンが検討します</translation>
    </message>
    <message>
        <source>Analyse the &amp;game…</source>
        <translation>対局全体を解析(&amp;G)…</translation>
    </message>
    <message>
        <source>Let one engine or several search its moves and keep what they find</source>
        <translation>一つまたは複数のエンジンで指し手を調べ、結果を棋譜に残します</translation>
    </message>
    <message>
        <source>Search this position for a forced mate</source>
        <translation>表示中の局面の詰みを探します</translation>
    </message>
    <message>
        <source>Add the engine&apos;s selected line, or its best, to the record</source>
        <translation>選んだ読み筋（なければ最善の読み筋）を棋譜に入れます</translation>
    </message>
    <message>
        <source>Warn me of a bad move before the computer replies</source>
        <translation>コンピューターが応じる前に悪い手を知らせます</translation>
    </message>
    <message>
        <source>Make the computer play the best move it has found so far</source>
        <translation>コンピューターに、これまでに見つけた最善の手を指させます</translation>
    </message>
    <message>
        <source>The computer plays both sides until the game ends or you stop it</source>
        <translation>コンピューターが両方の手を、終局か中止まで指します</translation>
    </message>
    <message>
        <source>Take the computer&apos;s side and give it yours</source>
        <translation>あなたとコンピューターの側を入れ替えて指し続けます</translation>
    </message>
    <message>
        <source>&amp;Propose ending the impasse</source>
        <translation>持将棋を提案(&amp;P)</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game, as both kings have entered</source>
        <translation>相入玉の対局を終えることを相手に提案します</translation>
    </message>
    <message>
        <source>Ask the opponent to agree to a draw</source>
        <translation>引き分けで終えることを相手に提案します</translation>
    </message>
    <message>
        <source>Claim that the opponent&apos;s last move was illegal</source>
        <translation>相手の直前の手が反則であると指摘します</translation>
    </message>
    <message>
        <source>Go to the move listed before this one in the same position</source>
        <translation>同じ局面で、この手の一つ前に並ぶ手に移ります</translation>
    </message>
    <message>
        <source>Go to the move listed after this one in the same position</source>
        <translation>同じ局面で、この手の一つ次に並ぶ手に移ります</translation>
    </message>
    <message>
        <source>Make this branch the first at the point where it begins</source>
        <translation>この分岐を、分岐点で最初の手順にします</translation>
    </message>
    <message>
        <source>Make the line leading to this move the main line</source>
        <translation>この手に至る手順を棋譜の本譜にします</translation>
    </message>
    <message>
        <source>Move this branch one place up</source>
        <translation>この分岐を一つ上に移します</translation>
    </message>
    <message>
        <source>Move this branch one place down</source>
        <translation>この分岐を一つ下に移します</translation>
    </message>
    <message>
        <source>Mark this position so that it is printed as a diagram</source>
        <translation>この局面にしおりを付けます。印刷すると局面図が入ります</translation>
    </message>
    <message>
        <source>Appearance, language, pieces</source>
        <translation>外観・言語・駒などの設定</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>表示中の局面から新しい対局を始めます</translation>
    </message>
    <message>
        <source>Stop playing and move both sides freely</source>
        <translation>対局をやめて、両方の駒を自由に動かせるようにします</translation>
    </message>
    <message>
        <source>Remove this move and everything after it</source>
        <translation>表示中の手とその後の手をすべて削除します</translation>
    </message>
    <message>
        <source>Replay a void game, or play the next game of the match</source>
        <translation>無勝負の対局を指し直すか、番勝負の次の対局を始めます</translation>
    </message>
    <message>
        <source>End the match now; the games played stay saved</source>
        <translation>番勝負の残りを指さずに終えます。指した棋譜は残ります</translation>
    </message>
    <message>
        <source>Save or copy this position as PNG, SVG or PDF</source>
        <translation>表示中の局面をPNG・SVG・PDFとして保存またはコピーします</translation>
    </message>
    <message>
        <source>Save the moves as an animated GIF, APNG or WebP</source>
        <translation>指し手をGIF・APNG・WebPのアニメーションとして保存します</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or a blank score sheet</source>
        <translation>棋譜・局面図・記録用紙を印刷します</translation>
    </message>
    <message>
        <source>Once: where to look. Twice: the move. Three times: why.</source>
        <translation>1回で見る場所、2回で指し手、3回で理由を示します</translation>
    </message>
    <message>
        <source>Declare that your king has entered and the conditions are met</source>
        <translation>入玉による勝ちを宣言します（条件を満たしているとき）</translation>
    </message>
    <message>
        <source>Give up the game; your opponent wins</source>
        <translation>負けを認めて対局を終えます</translation>
    </message>
    <message>
        <source>Restart the engine after a problem</source>
        <translation>不具合のあったエンジンを起動し直します</translation>
    </message>
    <message>
        <source>Name the bookmark here, adding one if there is none</source>
        <translation>しおりの局面に名前を付けます。しおりがなければ付けます</translation>
    </message>
    <message>
        <source>All bookmarks of the record: go to them or rename them</source>
        <translation>棋譜のしおりを一覧し、移動したり名前を付けたりします</translation>
    </message>
    <message>
        <source>Mark the move with !, or remove the mark</source>
        <translation>この手に ! を付けるか、外します</translation>
    </message>
    <message>
        <source>Mark the mo&amp;ve</source>
        <translation>指し手の評価(&amp;V)</translation>
    </message>
    <message>
        <source>Mark the move with ?, or remove the mark</source>
        <translation>この手に ? を付けるか、外します</translation>
    </message>
    <message>
        <source>Mark the move with !!, or remove the mark</source>
        <translation>この手に !! を付けるか、外します</translation>
    </message>
    <message>
        <source>Mark the move with ??, or remove the mark</source>
        <translation>この手に ?? を付けるか、外します</translation>
    </message>
    <message>
        <source>Mark the move with !?, or remove the mark</source>
        <translation>この手に !? を付けるか、外します</translation>
    </message>
    <message>
        <source>Mark the move with ?!, or remove the mark</source>
        <translation>この手に ?! を付けるか、外します</translation>
    </message>
    <message>
        <source>Remove everything drawn on this position</source>
        <translation>表示中の局面に描いたものをすべて消します</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>盤を反対側から見ます</translation>
    </message>
    <message>
        <source>Show or hide the evaluation graph below the moves</source>
        <translation>指し手の下の評価値グラフを表示または非表示にします</translation>
    </message>
    <message>
        <source>Moves played from this position, in games and in books</source>
        <translation>盤上の局面から指された手を、対局と定跡から一覧にします</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>画面全体に表示します</translation>
    </message>
    <message>
        <source>The course: learn by making the moves on small boards</source>
        <translation>小さな盤で手を動かして学ぶ講座</translation>
    </message>
    <message>
        <source>The rules of both games, with diagrams and search</source>
        <translation>両方のゲームのルール（検索と図付き）</translation>
    </message>
    <message>
        <source>Print the rules of a game on one sheet</source>
        <translation>ルールを一枚の紙に印刷します</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>Press Enter to edit the comment</source>
        <translation>Enterでコメントを編集</translation>
    </message>
    <message numerus="yes">
        <source>… %n more characters. Click or press Enter to show all.</source>
        <translation>
            <numerusform>… あと%n文字。クリックまたはEnterで全文を表示します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompanyActions</name>
    <message>
        <source>Waiting for {name} to agree to a rematch.</source>
        <translation>{name}さんの再対局への同意を待っています。</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>{name}さんが再対局を希望しています。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>{name} declined a rematch.</source>
        <translation>{name}さんは再対局を断りました。</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name}さんは退席しました。</translation>
    </message>
    <message>
        <source>Not sent: too many messages at once.</source>
        <translation>送信されませんでした。一度に送る量が多すぎます。</translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>よい手を探しています…</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>指し手を見る</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由は？</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>持ち駒を見てください。</translation>
    </message>
    <message>
        <source>Look at the {piece} on {square}.</source>
        <translation>{square}の{piece}に注目してください。</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>ヒント：{move}</translation>
    </message>
    <message>
        <source>If you do nothing: {line}</source>
        <translation>何もしなければ：{line}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>The computer is playing both sides to the end.</source>
        <translation>コンピューターが終局まで両方の手を指します。</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>ヒントを出せません：{reason}</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rules reference</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>ルール早見表…</translation>
    </message>
    <message>
        <source>You know the rules!</source>
        <translation>ルールは覚えました！</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>将棋を学ぶ</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>最初の一局を指す</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>戦法と囲い</translation>
    </message>
    <message>
        <source>Their ideas, first moves and traps</source>
        <translation>狙い、手順、落とし穴</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Pieces that show their moves</source>
        <translation>動きのわかる駒</translation>
    </message>
    <message>
        <source>From here on, the best teacher is the game itself.</source>
        <translation>ここから先は、実戦が一番の先生です。</translation>
    </message>
    <message>
        <source>Each step has a small board: you make the move and see what happens.</source>
        <translation>どの段階にも小さな盤があります。手を指すと、何が起きたかわかります。</translation>
    </message>
    <message>
        <source>Against the computer at its easiest level</source>
        <translation>一番やさしいコンピューターと</translation>
    </message>
</context>
<context>
    <name>CourseOfGame</name>
    <message>
        <source>Move {number}: {move}</source>
        <translation>{number}手目 {move}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>画像としてコピー</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>画像として保存…</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>画像として保存</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>評価値グラフ</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>エラーが発生しました</translation>
    </message>
    <message>
        <source>An error ended the program last time. Details are in {file}.</source>
        <translation>前回、プログラムはエラーで終了しました。詳細は{file}にあります。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe.</source>
        <translation>プログラムでエラーが発生しました。対局は保存されています。</translation>
    </message>
    <message>
        <source>You can carry on. The error report could not be written.</source>
        <translation>このまま続けられます。報告書は作成できませんでした。</translation>
    </message>
    <message>
        <source>You can carry on. If it happens again, please send the report {file} to the developers. It contains the version, the system and the place of the error, and nothing personal.</source>
        <translation>このまま続けられます。繰り返し起こるときは、報告書{file}を開発者に送ってください。バージョン、システム、エラーの場所だけが書かれており、個人情報は含まれません。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>DeckOverview</name>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Positions of the deck</source>
        <translation>復習帳の局面</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>復習する(&amp;P)</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>削除(&amp;O)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Due today: {number}</source>
        <translation>今日の復習：{number}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今日の復習はありません。</translation>
    </message>
    <message>
        <source>In the deck: {number}.</source>
        <translation>復習帳：{number}局面。</translation>
    </message>
    <message>
        <source>In the next six days: {number}.</source>
        <translation>今後6日間：{number}。</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>due</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>&amp;Take up again</source>
        <translation>再開(&amp;T)</translation>
    </message>
    <message>
        <source>Positions you find at once come back after a day, then after six, then at longer and longer intervals. The others come back the next day.</source>
        <translation>一度で指せた局面は1日後、次は6日後、その後はさらに間をおいて出題されます。指せなかった局面は翌日また出題されます。</translation>
    </message>
    <message>
        <source>No positions are kept for practice yet.</source>
        <translation>復習に残した局面はまだありません。</translation>
    </message>
    <message>
        <source>Review a game, select a mistake and press “Keep for practice”. Or learn from your mistakes, and keep the moves you did not find.</source>
        <translation>対局を振り返り、悪手を選んで「復習に残す」を押してください。または「悪手から学ぶ」で、指せなかったものを残せます。</translation>
    </message>
    <message>
        <source>Set aside: {number}.</source>
        <translation>休止中：{number}。</translation>
    </message>
    <message>
        <source>Days in a row: {number}.</source>
        <translation>連続日数：{number}。</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>休止中</translation>
    </message>
    <message>
        <source>Set &amp;aside</source>
        <translation>休止(&amp;A)</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>How hard was it?</source>
        <translation>難しさは？</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>Found at once. How hard was it?</source>
        <translation>一度で正解。難しさは？</translation>
    </message>
    <message>
        <source>Set this position aside</source>
        <translation>この局面を休止する</translation>
    </message>
    <message>
        <source>a position from another version</source>
        <translation>別のバージョンの局面</translation>
    </message>
</context>
<context>
    <name>DeckPart</name>
    <message>
        <source>Kept for practice: {number}.</source>
        <translation>復習に残しました：{number}。</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>復習する</translation>
    </message>
    <message>
        <source>The decks are full ({number} positions). Remove some first.</source>
        <translation>復習帳がいっぱいです（{number}局面）。先にいくつか削除してください。</translation>
    </message>
    <message>
        <source>Some lines of your practice decks could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>復習帳の読めない行：{count}。{file}に移しました。ほかの行はそのままです。</translation>
    </message>
    <message>
        <source>Your practice decks cannot be saved in {file} ({reason}). Allow writing there to keep new positions.</source>
        <translation>復習帳を{file}に保存できません（{reason}）。今後の分を残すには、そこへの書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>DeclareDialog</name>
    <message>
        <source>With these points the game is a draw.</source>
        <translation>この点数では引き分け（持将棋）になります。</translation>
    </message>
    <message>
        <source>If the conditions are not met, you lose the game.</source>
        <translation>条件を満たしていないと負けになります。</translation>
    </message>
    <message>
        <source>Declare the impasse</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>Do you want to declare the impasse?</source>
        <translation>入玉宣言をしますか？</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>宣言する(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>{side} has no king.</source>
        <translation>{side}の玉がありません。</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}：{kanji}の{kind}は行き所のない駒です。</translation>
    </message>
    <message>
        <source>Cannot be played or studied yet.</source>
        <translation>まだ対局も検討もできません。</translation>
    </message>
    <message>
        <source>A king cannot be in hand.</source>
        <translation>玉は持ち駒にできません。</translation>
    </message>
    <message>
        <source>There is no piece there.</source>
        <translation>そこに駒はありません。</translation>
    </message>
    <message>
        <source>{side} is to move and has no legal move: the game would be over.</source>
        <translation>{side}番ですが、指せる手がありません。対局はすでに終わっています。</translation>
    </message>
    <message>
        <source>%1 in the box, %2</source>
        <translation>%1、駒箱に%2枚</translation>
    </message>
    <message>
        <source>The clipboard is empty or contains no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>クリップボードが空か、文字がありません。先にSFEN・局面図・棋譜のいずれかをコピーしてください。</translation>
    </message>
    <message>
        <source>The clipboard contains no position ({reason}). Copy an SFEN, a BOD diagram or a game first.</source>
        <translation>クリップボードから局面を読み取れません（{reason}）。SFEN・BODの局面図・棋譜のいずれかをコピーしてください。</translation>
    </message>
    <message>
        <source>{side} has a second king, on {square}.</source>
        <translation>{side}の玉が2枚あります（{kanji}）。</translation>
    </message>
    <message>
        <source>{side} has two pawns on one file, the second on {square} (nifu).</source>
        <translation>{side}の歩が同じ筋に2枚あります（{kanji}、二歩）。</translation>
    </message>
    <message>
        <source>{side} is in check on {square} with the other side to move: the king could be taken.</source>
        <translation>{kanji}の{side}の玉に王手がかかっていますが、相手の手番です。玉を取れる状態になっています。</translation>
    </message>
    <message>
        <source>There are more pieces of this kind than a set has: {kind}.</source>
        <translation>駒の数が多すぎます：{kind}</translation>
    </message>
    <message>
        <source>Ready to play or study.</source>
        <translation>対局・検討できます。</translation>
    </message>
    <message>
        <source>Can be studied but not played.</source>
        <translation>検討できますが、対局はできません。</translation>
    </message>
    <message>
        <source>No piece of this kind is left in the box: {kind}. Take one off the board first.</source>
        <translation>駒箱に{kind}が残っていません。先に盤上の駒を外してください。</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>New game…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>Save as your own handicap</source>
        <translation>自作の手合割として保存</translation>
    </message>
    <message>
        <source>“{name}” is now among the handicaps for new games.</source>
        <translation>「{name}」を新しい対局の手合割に追加しました。</translation>
    </message>
    <message>
        <source>First correct what is wrong with the position.</source>
        <translation>先に局面の誤りを直してください。</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation>局面をコピー（SFEN）</translation>
    </message>
    <message>
        <source>Copy diagram (BOD)</source>
        <translation>局面図をコピー（BOD）</translation>
    </message>
    <message>
        <source>Paste a position, a diagram or a game</source>
        <translation>局面・局面図・棋譜を貼り付け</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>先後反転</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>盤を空に</translation>
    </message>
    <message>
        <source>Rest to White</source>
        <translation>残りを後手へ</translation>
    </message>
    <message>
        <source>Check as a mating problem…</source>
        <translation>詰将棋として検討…</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Look for solutions, and for pieces that are not needed</source>
        <translation>解と、不要な駒を調べます</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>詰将棋</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>盤を反対側から見ます</translation>
    </message>
    <message>
        <source>Turn the position round: Black&apos;s pieces become White&apos;s</source>
        <translation>局面を180度回転し、先手の駒と後手の駒を入れ替えます</translation>
    </message>
    <message>
        <source>Put all pieces in the box</source>
        <translation>すべての駒を駒箱に入れます</translation>
    </message>
    <message>
        <source>Put everything left in the box into White&apos;s hand</source>
        <translation>駒箱の駒をすべて後手の持ち駒にします</translation>
    </message>
    <message>
        <source>The clipboard contains a game. This is the position after move {number}.</source>
        <translation>クリップボードの内容は棋譜でした。{number}手目の局面を表示します。</translation>
    </message>
    <message>
        <source>A diagram can have only one king on each side. Take the other one off first.</source>
        <translation>局面図に入れられる玉は、先手・後手1枚ずつです。先に余分な玉を外してください。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面編集</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>&amp;To move</source>
        <translation>手番(&amp;T)</translation>
    </message>
    <message>
        <source>Move </source>
        <translation>手数：</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Number of the next move</source>
        <translation>次の手の手数</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Save handi&amp;cap…</source>
        <translation>手合割に追加(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Play from here…</source>
        <translation>ここから対局(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>検討(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>A clic&amp;k removes a piece</source>
        <translation>クリックで駒を外す(&amp;K)</translation>
    </message>
    <message>
        <source>Drag pieces, or click a piece and then a square. The box is beside the board. Right-click to turn a piece over.</source>
        <translation>駒はドラッグするか、クリックで選んで置きます。盤の横が駒箱です。右クリックで裏返します。</translation>
    </message>
    <message>
        <source>K R B G S N L P (and Q) put a piece at the cursor, capitals for Black; + promotes, Space turns it over, Delete removes it.</source>
        <translation>K R B G S N L P（とQ）でカーソルに駒を置きます。大文字は先手。+で成り、Spaceで裏返し、Deleteで取り除きます。</translation>
    </message>
    <message>
        <source>A click removes a piece</source>
        <translation>クリックで駒を外す</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <translation>局面の問題点</translation>
    </message>
    <message>
        <source>Offer this position as a handicap in new games</source>
        <translation>この局面を、新しい対局で選べる手合割に加えます</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Picked up: %1</source>
        <translation>つかんだ駒：%1</translation>
    </message>
    <message>
        <source>Board for setting up a position</source>
        <translation>局面編集の盤</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>&amp;Undo comment</source>
        <translation>元に戻す：コメント(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo bookmark</source>
        <translation>元に戻す：しおり(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo sign on the move</source>
        <translation>元に戻す：指し手の評価(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo drawing</source>
        <translation>元に戻す：矢印・丸(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo new move</source>
        <translation>元に戻す：指し手の追加(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo delete line</source>
        <translation>元に戻す：手順の削除(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo promote branch</source>
        <translation>元に戻す：分岐を先頭に(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo move branch</source>
        <translation>元に戻す：分岐の移動(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo game information</source>
        <translation>元に戻す：棋譜情報(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo evaluation</source>
        <translation>元に戻す：評価値(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo variation</source>
        <translation>元に戻す：分岐(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation>やり直し：コメント(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo bookmark</source>
        <translation>やり直し：しおり(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo sign on the move</source>
        <translation>やり直し：指し手の評価(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo drawing</source>
        <translation>やり直し：矢印・丸(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo new move</source>
        <translation>やり直し：指し手の追加(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo delete line</source>
        <translation>やり直し：手順の削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo promote branch</source>
        <translation>やり直し：分岐を先頭に(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo move branch</source>
        <translation>やり直し：分岐の移動(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo game information</source>
        <translation>やり直し：棋譜情報(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo evaluation</source>
        <translation>やり直し：評価値(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo variation</source>
        <translation>やり直し：分岐(&amp;R)</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>注目の手</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
</context>
<context>
    <name>EffortField</name>
    <message>
        <source>For each move</source>
        <translation>1手あたり</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds for each move</source>
        <translation>1手あたりのミリ秒</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>1手あたりの局面数</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Rematch</source>
        <translation>再対局</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>保存先：{file}</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>合法手なし</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>declares the win</source>
        <translation>入玉勝ち宣言</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>宣言失敗</translation>
    </message>
    <message>
        <source>try</source>
        <translation>トライ</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>最大手数</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation>合意の引き分け</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>both kings bare</source>
        <translation>双方裸玉</translation>
    </message>
    <message>
        <source>did not appear</source>
        <translation>不戦敗</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>不詰</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終局</translation>
    </message>
</context>
<context>
    <name>EngineChecks</name>
    <message>
        <source>{engine} judges the moves; what the others find is kept too.</source>
        <translation>手の判定は{engine}が行い、ほかのエンジンの評価も残します。</translation>
    </message>
</context>
<context>
    <name>EngineGamesDialog</name>
    <message>
        <source>Engine on a server</source>
        <translation>サーバーで対局中のエンジン</translation>
    </message>
    <message>
        <source>The games go on when this window is closed. Each is saved as a kifu.</source>
        <translation>このウィンドウを閉じても対局は続きます。対局はそれぞれ棋譜として保存されます。</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>盤に表示(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Stop after this game</source>
        <translation>この対局で終了(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resign and stop</source>
        <translation>投了して終了(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
</context>
<context>
    <name>EngineMatch</name>
    <message>
        <source>about {time} left</source>
        <translation>残り約{time}</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未決着</translation>
    </message>
    <message>
        <source>better (H1)</source>
        <translation>強い（H1）</translation>
    </message>
    <message>
        <source>SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.</source>
        <translation>SPRT {elo0} … {elo1}：LLR {ratio}（{low} … {high}）、{said}。</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>反則手</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Elo is the difference from all opponents met, ± at 95%.</source>
        <translation>Eloは対戦した全員との差、±は95%の誤差です。</translation>
    </message>
    <message>
        <source>over {elo}</source>
        <translation>{elo}以上</translation>
    </message>
    <message>
        <source>under {elo}</source>
        <translation>{elo}以下</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n games</source>
        <translation>
            <numerusform>%n局中{played}局</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Elo {elo} at 95%, stronger with a likelihood of {los} (LOS).</source>
        <translation>{name}：Elo {elo}（95%）、より強い確率{los}（LOS）。</translation>
    </message>
    <message>
        <source>not that much better (H0)</source>
        <translation>それほど強くない（H0）</translation>
    </message>
    <message>
        <source>engine stopped</source>
        <translation>エンジンの異常終了</translation>
    </message>
    <message>
        <source>no reply</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Illegal move.</source>
        <translation>反則。</translation>
    </message>
    <message>
        <source>The engine stopped.</source>
        <translation>エンジンの異常終了。</translation>
    </message>
    <message>
        <source>The engine did not reply.</source>
        <translation>エンジンの応答なし。</translation>
    </message>
    <message>
        <source>{reason} Decided early.</source>
        <translation>{reason}（裁定）</translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}).</source>
        <translation>{file}を読めません（{detail}）。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). Choose another folder, or free some space there.</source>
        <translation>{file}に書き込めません（{detail}）。別のフォルダーを選ぶか、空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>{file} is a match without players.</source>
        <translation>{file}には参加者がいません。</translation>
    </message>
    <message>
        <source>it cannot be read ({detail})</source>
        <translation>読めません（{detail}）</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>it has no openings</source>
        <translation>開始局面が一つもありません</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>別の種類の将棋のものです</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: {reason}.</source>
        <translation>{file}の開始局面は使えません：{reason}。</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: line {line}, {reason}.</source>
        <translation>{file}の開始局面は使えません：{line}行目、{reason}。</translation>
    </message>
    <message>
        <source>{engine} has no option {name}.</source>
        <translation>{engine}にオプション「{name}」はありません。</translation>
    </message>
    <message>
        <source>{engine} does not accept {value} for its option {name}.</source>
        <translation>{engine}はオプション「{name}」の値「{value}」を受け付けません。</translation>
    </message>
    <message>
        <source>The match has no position to begin from: {reason}.</source>
        <translation>対局を始める局面がありません：{reason}。</translation>
    </message>
    <message>
        <source>{file} is not an engine match ({detail}).</source>
        <translation>{file}はエンジン対局のファイルではありません（{detail}）。</translation>
    </message>
    <message>
        <source>{file} is an engine match of a kind that this program does not know ({detail}). A newer version may know it.</source>
        <translation>{file}はこのバージョンでは読めないエンジン対局です（{detail}）。新しいバージョンなら読めるかもしれません。</translation>
    </message>
    <message>
        <source>An engine, a book or the openings of this match have changed since it began. Begin a new match: the results could not be compared.</source>
        <translation>この対局を始めてから、エンジン、定跡、開始局面のどれかが変わっています。結果を合算できないので、新しく始めてください。</translation>
    </message>
    <message>
        <source>{file} is not a match of several players ({detail}).</source>
        <translation>{file}は複数の参加者による対局のファイルではありません（{detail}）。</translation>
    </message>
    <message>
        <source>{file} contains an impossible pairing ({detail}).</source>
        <translation>{file}にありえない組み合わせがあります（{detail}）。</translation>
    </message>
    <message>
        <source>{file} contains an impossible player ({detail}).</source>
        <translation>{file}にありえない参加者があります（{detail}）。</translation>
    </message>
    <message>
        <source>The settings of this match cannot be used: {detail}.</source>
        <translation>この対局の設定は理解できません：{detail}。</translation>
    </message>
</context>
<context>
    <name>EngineNotices</name>
    <message>
        <source>Restart it</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>The engine had stopped and was restarted.</source>
        <translation>エンジンが終了していたため、再起動しました。</translation>
    </message>
</context>
<context>
    <name>EnginePage</name>
    <message>
        <source>{name} by {author}</source>
        <translation>{name}（作者：{author}）</translation>
    </message>
    <message>
        <source>none in particular</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>設定セット</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>設定セットを削除</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Profile for games</source>
        <translation>対局の設定セット</translation>
    </message>
    <message>
        <source>Profile for analysis</source>
        <translation>検討の設定セット</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Used in games</source>
        <translation>対局で使う</translation>
    </message>
    <message>
        <source>Used for analysis</source>
        <translation>検討で使う</translation>
    </message>
    <message>
        <source>Options of the profile</source>
        <translation>設定セットの内容</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新しい設定セット</translation>
    </message>
    <message>
        <source>Rename the profile</source>
        <translation>設定セットの名前を変更</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>設定セットの名前</translation>
    </message>
    <message>
        <source>The engine has not listed any options yet.</source>
        <translation>エンジンのオプションはまだわかりません。</translation>
    </message>
    <message>
        <source>Gives hints</source>
        <translation>ヒントを出す</translation>
    </message>
    <message>
        <source>Finds mates</source>
        <translation>詰みを探す役</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>作業フォルダー</translation>
    </message>
    <message>
        <source>The engine&apos;s working folder</source>
        <translation>エンジンの作業フォルダー</translation>
    </message>
    <message>
        <source>A name, for example “Fast”</source>
        <translation>名前（例：「早指し」）</translation>
    </message>
    <message>
        <source>That name is already taken.</source>
        <translation>同じ名前のものがあります。</translation>
    </message>
</context>
<context>
    <name>EngineStates</name>
    <message>
        <source>solves mates</source>
        <translation>詰み探索可</translation>
    </message>
    <message>
        <source>Does not play yet</source>
        <translation>まだ対局できません</translation>
    </message>
    <message>
        <source>It has been starting for {seconds} s.</source>
        <translation>起動中です（{seconds}秒）。</translation>
    </message>
    <message>
        <source>It has been getting ready for {seconds} s.</source>
        <translation>準備中です（{seconds}秒）。</translation>
    </message>
    <message>
        <source>A large engine can take minutes, especially the first time.</source>
        <translation>大きなエンジンは、とくに初回は数分かかることがあります。</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>エンジン「{program}」を実行できません（{detail}）。</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>エンジン「{program}」はこの種類の将棋に対応していません（{detail}）。</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>エンジン「{program}」が反則手を返しました（{detail}）。</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>内蔵エンジン</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>its folder</source>
        <translation>そのフォルダー</translation>
    </message>
    <message>
        <source>The engine {program} was not found.</source>
        <translation>エンジン「{program}」が見つかりません。</translation>
    </message>
    <message>
        <source>The engine {program} stopped while it was starting.</source>
        <translation>エンジン「{program}」が起動中に終了しました。</translation>
    </message>
    <message>
        <source>{program} does not respond like a USI engine.</source>
        <translation>「{program}」はUSIエンジンとして応答しません。</translation>
    </message>
    <message>
        <source>The engine {program} did not become ready.</source>
        <translation>エンジン「{program}」の準備が終わりませんでした。</translation>
    </message>
    <message>
        <source>The engine {program} stopped unexpectedly.</source>
        <translation>エンジン「{program}」が予期せず終了しました。</translation>
    </message>
    <message>
        <source>The engine {program} no longer responds.</source>
        <translation>エンジン「{program}」が応答しなくなりました。</translation>
    </message>
    <message>
        <source>The engine {program} gave two answers to one search; the second ({detail}) came too late.</source>
        <translation>エンジン「{program}」が1回の探索に2度答え、2度目の手（{detail}）は遅れて届きました。</translation>
    </message>
    <message>
        <source>Reinstall the program, or choose another engine.</source>
        <translation>プログラムをインストールし直すか、別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>The game is kept. Restart the engine to continue.</source>
        <translation>対局は保持されています。エンジンを再起動すると続けられます。</translation>
    </message>
    <message>
        <source>Its file {path} is missing or damaged; a virus scanner may have removed it. Reinstall the program, or choose another engine.</source>
        <translation>ファイル「{path}」がないか、壊れています。ウイルス対策ソフトが隔離した可能性があります。プログラムを再インストールするか、別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>It is made for {made_for}, but this computer is {here}. Install the package for this computer.</source>
        <translation>これは{made_for}用ですが、このコンピューターは{here}です。このコンピューター用のパッケージをインストールしてください。</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor lacks. Build the program on this computer, or choose another engine.</source>
        <translation>このプロセッサーにない命令を使っています。このコンピューターでプログラムをビルドするか、別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>The system does not allow {path} to run. Make the file executable, or move it to a disk from which programs may run.</source>
        <translation>システムが{path}の実行を許していません。ファイルに実行権限を付けるか、プログラムを実行できるディスクに移してください。</translation>
    </message>
    <message>
        <source>Its file is intact, but the system does not let it start. Allow it in your security software, or reinstall the program.</source>
        <translation>ファイルに異常はありませんが、システムが起動を許していません。セキュリティソフトで許可するか、プログラムを再インストールしてください。</translation>
    </message>
    <message>
        <source>It is being restarted.</source>
        <translation>再起動しています。</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Reinstall the program.</source>
        <translation>内蔵エンジンが見つかりません。プログラムをインストールし直してください。</translation>
    </message>
    <message>
        <source>The engine {engine} gives no scores. Choose another engine.</source>
        <translation>エンジン「{engine}」は評価値を出しません。別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist; choose the working folder.</source>
        <translation>フォルダー「{folder}」がありません。作業フォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{program} speaks UCI, the protocol of chess engines, not USI. Look for a USI edition, or for an option that turns USI on.</source>
        <translation>「{program}」はUSIではなく、チェスエンジンのUCIに対応しています。USI版か、USIにするオプションを探してください。</translation>
    </message>
    <message>
        <source>{program} speaks {language}, not USI. Look for a USI edition.</source>
        <translation>「{program}」はUSIではなく{language}に対応しています。USI版を探してください。</translation>
    </message>
    <message>
        <source>A file is missing, usually the evaluation file: put it into {folder}, or set its location in the options (the engine says: {said}).</source>
        <translation>必要なファイル（多くは評価関数）がありません。{folder}に置くか、オプションで場所を指定してください（エンジンの表示：{said}）。</translation>
    </message>
    <message>
        <source>{program} stopped while it was being tried out. Its last words: {said}</source>
        <translation>「{program}」は試している間に終了しました。最後の表示：{said}</translation>
    </message>
    <message>
        <source>{program} stopped without a word while it was being tried out.</source>
        <translation>「{program}」は試している間に何も表示せずに終了しました。</translation>
    </message>
    <message>
        <source>{program} stopped at once. Its last words: {said}</source>
        <translation>「{program}」はすぐに終了しました。最後の表示：{said}</translation>
    </message>
    <message>
        <source>{program} stopped at once, without a word.</source>
        <translation>「{program}」は何も表示せずにすぐ終了しました。</translation>
    </message>
    <message>
        <source>{program} runs but says nothing: it does not seem to be a USI engine.</source>
        <translation>「{program}」は動いていますが、何も答えません。USIエンジンではないようです。</translation>
    </message>
    <message>
        <source>{program} speaks USI but did not become ready to play.</source>
        <translation>「{program}」はUSIに対応していますが、対局の準備が終わりませんでした。</translation>
    </message>
    <message>
        <source>{program} speaks USI but plays none of the games of this program.</source>
        <translation>「{program}」はUSIに対応していますが、このプログラムの将棋はどれも指せません。</translation>
    </message>
    <message>
        <source>{program} finds no legal move in the start position.</source>
        <translation>「{program}」は開始局面で合法手を返しません。</translation>
    </message>
    <message>
        <source>{program} became ready but did not reply when it was to move.</source>
        <translation>「{program}」は準備を終えましたが、指し手を返しませんでした。</translation>
    </message>
    <message>
        <source>The trial of {program} was cancelled before it replied.</source>
        <translation>「{program}」が答える前に中止しました。</translation>
    </message>
    <message>
        <source>The file {path} does not exist.</source>
        <translation>ファイル「{path}」がありません。</translation>
    </message>
    <message>
        <source>No program called {program} was found on this computer; choose its file, or type the full path.</source>
        <translation>プログラム「{program}」が見つかりません。ファイルを選ぶか、完全なパスを入力してください。</translation>
    </message>
    <message>
        <source>{path} cannot be examined ({reason}).</source>
        <translation>「{path}」を調べられません（{reason}）。</translation>
    </message>
    <message>
        <source>{program} is not a program that can be run.</source>
        <translation>「{program}」は実行できるプログラムではありません。</translation>
    </message>
    <message>
        <source>{program} is made for {made_for}, but this computer is {here}: get the edition for this computer.</source>
        <translation>「{program}」は{made_for}用ですが、このコンピューターは{here}です。このコンピューター用のものを入手してください。</translation>
    </message>
    <message>
        <source>{program} uses an instruction that this processor lacks: get an edition for older processors.</source>
        <translation>「{program}」はこのプロセッサーにない命令を使っています。古いプロセッサー用のものを入手してください。</translation>
    </message>
    <message>
        <source>The system does not allow {program} to run: make its file executable, or move it to a disk from which programs may run.</source>
        <translation>システムが「{program}」の実行を許可していません。ファイルに実行権限を与えるか、実行できるディスクに移してください。</translation>
    </message>
    <message>
        <source>{program} crashes when it starts; its file may be damaged.</source>
        <translation>「{program}」は起動時に異常終了します。ファイルが壊れているのかもしれません。</translation>
    </message>
    <message>
        <source>The system cannot start {program} ({reason}).</source>
        <translation>システムが「{program}」を起動しません（{reason}）。</translation>
    </message>
    <message>
        <source>Enter the computer&apos;s name or address: letters, digits, dots.</source>
        <translation>コンピューターの名前かアドレスを、英数字とドットで入力してください。</translation>
    </message>
    <message>
        <source>A user name has only letters, digits, dots, - and _.</source>
        <translation>ユーザー名に使えるのは英数字、ドット、- と _ だけです。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは1から65535までの数です。</translation>
    </message>
    <message>
        <source>Enter the path of the program on that computer, in one line, with every quotation mark closed.</source>
        <translation>相手のコンピューターでのプログラムの場所を、1行で、引用符を閉じて入力してください。</translation>
    </message>
    <message>
        <source>The program ssh is not on this computer: install the OpenSSH client.</source>
        <translation>このコンピューターにはsshがありません。OpenSSHのクライアントをインストールしてください。</translation>
    </message>
    <message>
        <source>No computer named {host} was found: check the spelling.</source>
        <translation>{host}というコンピューターは見つかりません。綴りを確かめてください。</translation>
    </message>
    <message>
        <source>{host} does not answer: is it on, and does it accept logins by ssh? ({said})</source>
        <translation>{host}が応答しません。電源が入っていて、sshでログインできるか確かめてください。（{said}）</translation>
    </message>
    <message>
        <source>{host} is not known here yet: log in once in a terminal with ssh {login}, and say yes to its key.</source>
        <translation>{host}にはまだ接続したことがありません。端末で ssh {login} と入力して一度ログインし、鍵を承認してください。</translation>
    </message>
    <message>
        <source>The key of {host} has changed, so it may be another computer: find out why, then remove the old key with ssh-keygen -R {key}.</source>
        <translation>{host}の鍵が以前と違います。別のコンピューターかもしれません。理由を確かめてから、ssh-keygen -R {key} で古い鍵を消してください。</translation>
    </message>
    <message>
        <source>{host} does not accept your key: set one up with ssh-copy-id {login} (the program never asks for a password).</source>
        <translation>{host}があなたの鍵を受け付けません。ssh-copy-id {login} で鍵を登録してください（パスワードを尋ねることはありません）。</translation>
    </message>
    <message>
        <source>There is no program {program} on {host}: check its path.</source>
        <translation>{host}に{program}というプログラムはありません。場所を確かめてください。</translation>
    </message>
    <message>
        <source>{host} took too long to answer: try again later.</source>
        <translation>{host}の応答に時間がかかりすぎました。あとでもう一度試してください。</translation>
    </message>
    <message>
        <source>The program could not be started on {host}: {said}</source>
        <translation>{host}でプログラムを起動できませんでした：{said}</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>It has not been tried out yet.</source>
        <translation>まだ動作を確認していません。</translation>
    </message>
    <message>
        <source>It runs only in a certain folder, which is set below as its working folder.</source>
        <translation>決まったフォルダーでだけ動くので、下の作業フォルダーに設定しました。</translation>
    </message>
    <message>
        <source>The engine has done it.</source>
        <translation>エンジンが実行しました。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>the board has too few or too many ranks</source>
        <translation>盤の段の数が合いません</translation>
    </message>
    <message>
        <source>rank {rank} has too few or too many squares</source>
        <translation>{rank}段目のマスの数が合いません</translation>
    </message>
    <message>
        <source>the side to move is neither b nor w</source>
        <translation>手番がbでもwでもありません</translation>
    </message>
    <message>
        <source>ranks of the board: {count} instead of {wanted}</source>
        <translation>盤の段数が{count}です（正しくは{wanted}）</translation>
    </message>
    <message>
        <source>squares on rank {rank}: {count} instead of {wanted}</source>
        <translation>{rank}段目のマス数が{count}です（正しくは{wanted}）</translation>
    </message>
    <message>
        <source>{side} has two kings</source>
        <translation>{side}の玉が二枚あります</translation>
    </message>
    <message>
        <source>{part} cannot be in hand</source>
        <translation>{part}は持ち駒にできません</translation>
    </message>
    <message>
        <source>the position cannot be set up: {detail}</source>
        <translation>局面を作れません：{detail}</translation>
    </message>
    <message>
        <source> or </source>
        <translation>または</translation>
    </message>
    <message>
        <source>{text} may mean {choices}</source>
        <translation>{text}は次のどれか分かりません：{choices}</translation>
    </message>
    <message>
        <source>it has too many lines</source>
        <translation>行数が多すぎます</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it begins with {text}</source>
        <translation>{text}で始まっています</translation>
    </message>
    <message>
        <source>the board, the side to move or the hands are missing</source>
        <translation>盤面、手番、持ち駒がそろっていません</translation>
    </message>
    <message>
        <source>rank {rank} has a piece that does not exist in this game</source>
        <translation>{rank}段目にこの将棋にない駒があります</translation>
    </message>
    <message>
        <source>rank {rank} has a second king for one side</source>
        <translation>{rank}段目に二枚目の玉があります</translation>
    </message>
    <message>
        <source>the pieces in hand are not possible</source>
        <translation>持ち駒の記述が正しくありません</translation>
    </message>
    <message>
        <source>the move number is not a number</source>
        <translation>手数が数字ではありません</translation>
    </message>
    <message>
        <source>rank {rank} contains something unknown</source>
        <translation>{rank}段目の意味が分かりません</translation>
    </message>
    <message>
        <source>{part} is not a piece of this game</source>
        <translation>{part}はこの将棋の駒ではありません</translation>
    </message>
    <message>
        <source>a piece is not on any square of the board</source>
        <translation>盤にないマスに駒があります</translation>
    </message>
    <message>
        <source>part of it is unknown</source>
        <translation>意味の分からない部分があります</translation>
    </message>
    <message>
        <source>{text} is not a move that can be played here</source>
        <translation>{text}はここで指せる手ではありません</translation>
    </message>
    <message>
        <source>it is a chess game</source>
        <translation>チェスの棋譜です</translation>
    </message>
    <message>
        <source>too much of it is unreadable</source>
        <translation>読み取れない箇所が多すぎます</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>文字のデータではありません</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>depth {plies}</source>
        <translation>深さ{plies}</translation>
    </message>
    <message>
        <source>Points (Black)</source>
        <translation>評価値（先手）</translation>
    </message>
    <message>
        <source>Win % (Black)</source>
        <translation>勝率（先手）</translation>
    </message>
    <message>
        <source>{side} mate</source>
        <translation>{side}に詰み</translation>
    </message>
    <message>
        <source>{side} mate {plies}</source>
        <translation>{side}に{plies}手詰め</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>{side} has a mate</source>
        <translation>{side}に詰みあり</translation>
    </message>
    <message>
        <source>{side} has a mate in {plies}</source>
        <translation>{side}に{plies}手の詰みあり</translation>
    </message>
    <message>
        <source>Points (side to move)</source>
        <translation>評価値（手番）</translation>
    </message>
    <message>
        <source>Win % (side to move)</source>
        <translation>勝率（手番）</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>持ち駒に注目してください。</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>印のついた駒ならできます。</translation>
    </message>
    <message>
        <source>That was the move played in the game. Try another one.</source>
        <translation>それは実戦の手です。別の手を考えてください。</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>「{text}」はここで指せる手ではありません。</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>☗ won {black}, ☖ won {white}, drawn {draws}</source>
        <translation>☗{black}勝、☖{white}勝、引き分け{draws}</translation>
    </message>
    <message>
        <source>last played {date}</source>
        <translation>最後に指されたのは{date}</translation>
    </message>
    <message>
        <source>Built-in book</source>
        <translation>内蔵の定跡</translation>
    </message>
    <message>
        <source>No moves from here.</source>
        <translation>ここからの手はありません。</translation>
    </message>
    <message>
        <source>Analysis so far</source>
        <translation>これまでの検討</translation>
    </message>
    <message>
        <source>No game in the library has this position.</source>
        <translation>この局面のある対局はライブラリにありません。</translation>
    </message>
    <message>
        <source>No game continues from here.</source>
        <translation>ここから先へ進んだ対局はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {rating} (known for {games})</source>
        <translation>平均レーティング{rating}（判明分{games}局）</translation>
    </message>
</context>
<context>
    <name>ExplorerPane</name>
    <message>
        <source>Explorer</source>
        <translation>エクスプローラー</translation>
    </message>
    <message>
        <source>What counts, books</source>
        <translation>数える対局、定跡</translation>
    </message>
    <message>
        <source>Known moves from here</source>
        <translation>この局面から知られている手</translation>
    </message>
    <message>
        <source>More explorer options</source>
        <translation>エクスプローラーのその他の設定</translation>
    </message>
</context>
<context>
    <name>ExplorerPart</name>
    <message>
        <source>The library cannot be used: {reason}</source>
        <translation>ライブラリが使えません：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Explorer, %n known moves.</source>
        <translation>
            <numerusform>エクスプローラー、既知の手は%n手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>フォルダーの棋譜を探しています…</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>{move}を指す</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>対局の一覧</translation>
    </message>
    <message>
        <source>The explorer opens when the game is over.</source>
        <translation>エクスプローラーは対局が終わると表示されます。</translation>
    </message>
    <message>
        <source>The explorer is closed.</source>
        <translation>エクスプローラーを閉じました。</translation>
    </message>
    <message>
        <source>Edit the moves…</source>
        <translation>手を変更…</translation>
    </message>
    <message>
        <source>Add to {book}</source>
        <translation>{book}に入れる</translation>
    </message>
    <message>
        <source>Include games with colours swapped</source>
        <translation>先後を入れ替えた対局も数える</translation>
    </message>
    <message>
        <source>The library has no games yet. Add a folder of kifu to see what was played here.</source>
        <translation>ライブラリに棋譜がありません。棋譜のフォルダーを追加すると、この局面で指された手が出ます。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a kifu</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>棋譜ファイル</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>ドロップされた内容</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file}を読み込んでいます…</translation>
    </message>
    <message>
        <source>{file} was read with problems: {problems}</source>
        <translation>{file}を読み込みましたが、問題がありました：{problems}</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>KIF, UTF-8</source>
        <translation>KIF形式（UTF-8）</translation>
    </message>
    <message>
        <source>KIF, Shift_JIS</source>
        <translation>KIF形式（Shift_JIS）</translation>
    </message>
    <message>
        <source>KI2, UTF-8</source>
        <translation>KI2形式（UTF-8）</translation>
    </message>
    <message>
        <source>KI2, Shift_JIS</source>
        <translation>KI2形式（Shift_JIS）</translation>
    </message>
    <message>
        <source>CSA 3.0</source>
        <translation>CSA形式（3.0）</translation>
    </message>
    <message>
        <source>CSA 2.2, Shift_JIS</source>
        <translation>CSA形式（2.2、Shift_JIS）</translation>
    </message>
    <message>
        <source>JKF</source>
        <translation>JKF形式</translation>
    </message>
    <message>
        <source>USI text</source>
        <translation>USIテキスト</translation>
    </message>
    <message>
        <source>PSN</source>
        <translation>PSN形式</translation>
    </message>
    <message>
        <source>Western text, P-7f</source>
        <translation>英文テキスト（P-7f）</translation>
    </message>
    <message>
        <source>Western text, P-76</source>
        <translation>英文テキスト（P-76）</translation>
    </message>
    <message>
        <source>Diagram of the last position (BOD)</source>
        <translation>最終局面の局面図（BOD）</translation>
    </message>
</context>
<context>
    <name>FileName</name>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file}はすでにあります。置き換えますか？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character.</source>
        <translation>Shift_JISでは{characters}を保存できません。すべての文字を残すには、UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>{file} cannot be read as a game record ({reason}). KIF, KI2, CSA, JKF, USI, SFEN, PSN and BOD files and western text can be opened.</source>
        <translation>{file}を棋譜として読み込めません（{reason}）。KIF・KI2・CSA・JKF・USI・SFEN・PSN・BODのファイルと英文テキストを開けます。</translation>
    </message>
    <message>
        <source>{file} is too large to be a kifu. Choose another file.</source>
        <translation>{file}は棋譜としては大きすぎます。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file}はフォルダーです。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>{file}に書き込めません（{reason}）。別のフォルダーか名前を選んでください。</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>終局した棋譜を{folder}に保存できませんでした（{reason}）。別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>{file} is not a possible file name. Check the name.</source>
        <translation>{file}：このような名前のファイルはありえません。名前を確かめてください。</translation>
    </message>
    <message>
        <source>This text is too long to be a game or a position. Copy no more than one of them.</source>
        <translation>このテキストは対局や局面としては長すぎます。一つだけコピーしてください。</translation>
    </message>
    <message>
        <source>The clipboard is empty or contains no text. Copy a game or a position first.</source>
        <translation>クリップボードが空か、文字がありません。先に棋譜か局面をコピーしてください。</translation>
    </message>
    <message>
        <source>What you dropped cannot be read as a game or position ({reason}).</source>
        <translation>ドロップされた内容を棋譜や局面として読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The clipboard contains no readable game or position ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>クリップボードに、読み込める棋譜や局面がありません（{reason}）。先にKIF・KI2・CSA・JKF・USI・SFEN・PSN・英文テキストのいずれかの形式でコピーしてください。</translation>
    </message>
    <message>
        <source>{format} cannot hold this game ({reason}). Save it as KIF.</source>
        <translation>この棋譜は{format}形式では保存できません（{reason}）。KIF形式で保存してください。</translation>
    </message>
    <message>
        <source>{file} has parts that could not be read, and no backup of it can be made ({reason}). Save the game under another name.</source>
        <translation>{file}には読み取れなかった箇所があり、控えを残すこともできません（{reason}）。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and that you are allowed to read it.</source>
        <translation>{file}を開けません（{reason}）。名前と読み取り権限を確認してください。</translation>
    </message>
    <message>
        <source>{file} is a device or pipe, not a kifu. Choose another file.</source>
        <translation>{file}はデバイスかパイプで、棋譜ではありません。別のファイルを選んでください。</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search players, events, openings, files</source>
        <translation>対局者・棋戦・戦型・ファイルを検索</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>キーワード検索</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>☗ Black won</source>
        <translation>☗先手勝ち</translation>
    </message>
    <message>
        <source>☖ White won</source>
        <translation>☖後手勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>すべての手合</translation>
    </message>
    <message>
        <source>Other position</source>
        <translation>その他の局面</translation>
    </message>
    <message>
        <source>Only these games</source>
        <translation>この棋譜のみ</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Any accuracy</source>
        <translation>すべての正確さ</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>解析済み</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>未解析</translation>
    </message>
    <message>
        <source>Both sides {accuracy} or more</source>
        <translation>両者{accuracy}以上</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>From the year</source>
        <translation>この年から</translation>
    </message>
    <message>
        <source>To the year</source>
        <translation>この年まで</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべての棋譜を表示</translation>
    </message>
    <message>
        <source>A side below {accuracy}</source>
        <translation>片方が{accuracy}未満</translation>
    </message>
</context>
<context>
    <name>FindingsDialog</name>
    <message>
        <source>Looking for solutions…</source>
        <translation>解を調べています…</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検討の結果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>the start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>反則手</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>終局の理由</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>names and other headers</source>
        <translation>対局者名などの情報</translation>
    </message>
    <message>
        <source>the name of the handicap</source>
        <translation>手合割の名前</translation>
    </message>
    <message>
        <source>the number of the first move</source>
        <translation>最初の手の手数</translation>
    </message>
    <message>
        <source>times</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation>1秒未満の時間</translation>
    </message>
    <message>
        <source>total times</source>
        <translation>累計時間</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>反則手</translation>
    </message>
    <message>
        <source>Unreadable move</source>
        <translation>読めない指し手</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>複数の対局</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>棋譜でない部分</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>{line}行目：{what}</translation>
    </message>
    <message>
        <source>engine evaluations</source>
        <translation>エンジンの評価値</translation>
    </message>
    <message>
        <source>program remarks</source>
        <translation>ソフトの付記</translation>
    </message>
    <message>
        <source>Read differently</source>
        <translation>補正した手</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>解釈できない行</translation>
    </message>
    <message>
        <source>More problems</source>
        <translation>そのほかの箇所</translation>
    </message>
    <message>
        <source>Something here is not a character of the encoding.</source>
        <translation>この文字コードにない文字があります。</translation>
    </message>
    <message>
        <source>The header has an unexpected value.</source>
        <translation>見出しの内容が正しくありません。</translation>
    </message>
    <message>
        <source>The start position could not occur in a game.</source>
        <translation>開始局面は実戦では生じません。</translation>
    </message>
    <message>
        <source>The move is illegal. It is kept.</source>
        <translation>反則の手です。そのまま残しました。</translation>
    </message>
    <message>
        <source>The move was read differently from how it is written.</source>
        <translation>書かれているものとは別の手として読みました。</translation>
    </message>
    <message>
        <source>The move could not be understood. The line ends before it.</source>
        <translation>指し手を読み取れません。手順はその手前で終わります。</translation>
    </message>
    <message>
        <source>The move number is out of sequence.</source>
        <translation>手数の順序が合いません。</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>時間として読めません。</translation>
    </message>
    <message>
        <source>The end of the game contradicts another one or is unknown.</source>
        <translation>終局の記述が矛盾しているか、不明です。</translation>
    </message>
    <message>
        <source>The variation belongs to a move that does not exist.</source>
        <translation>変化の元になる手がありません。</translation>
    </message>
    <message>
        <source>The line is not understood. It is kept.</source>
        <translation>意味の分からない行です。そのまま残しました。</translation>
    </message>
    <message>
        <source>There are more games here; they were not read.</source>
        <translation>ほかにも対局がありますが、読み込んでいません。</translation>
    </message>
    <message>
        <source>No game can be read here. This part is skipped.</source>
        <translation>ここからは棋譜を読み取れません。読み飛ばしました。</translation>
    </message>
    <message>
        <source>There are many more such problems, not listed here.</source>
        <translation>同様の箇所がほかにも多数ありますが、表示していません。</translation>
    </message>
</context>
<context>
    <name>FurigomaDialog</name>
    <message>
        <source>Furigoma</source>
        <translation>振り駒</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Pawns: {pawns}, tokin: {tokin}</source>
        <translation>歩{pawns}枚、と金{tokin}枚</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player} plays Black and moves first.</source>
        <translation>歩が多く出たので、{player}が先手です。</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player} plays White.</source>
        <translation>と金が多く出たので、{player}は後手です。</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗先手：{black}&#x3000;&#x3000;☖後手：{white}</translation>
    </message>
    <message>
        <source>On its edge: tossed again</source>
        <translation>駒が立ったので振り直し</translation>
    </message>
    <message>
        <source>Five pawns are tossed for {player}. If more of them show the pawn than the tokin, {player} plays Black.</source>
        <translation>{player}の振り歩先で、歩を5枚振ります。歩が多く出れば{player}が先手です。</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The engine replied with an illegal move ({move}).</source>
        <translation>エンジンが反則手を返しました（{move}）。</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>この対局は設定できません：{reason}</translation>
    </message>
    <message>
        <source>This game is being played in another window, or was continued there.</source>
        <translation>この対局は、別のウィンドウで対局中か、すでに続きが指されています。</translation>
    </message>
    <message>
        <source>The journal of this game was damaged. Moves recovered: {moves}; moves lost: {lost}. The original is kept as {file}.</source>
        <translation>この対局の記録は壊れていました。残っている指し手：{moves}手、失われた指し手：{lost}手。元のままの写しは{file}です。</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>対局の解析</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <translation>どちらの手</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>1手あたり</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>解析する</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>From here on</source>
        <translation>ここから</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最終手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>エンジンを選んでください。</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>この対局にそのような手はありません。</translation>
    </message>
    <message>
        <source>Positions: {number}</source>
        <translation>局面：{number}</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds</source>
        <translation>
            <numerusform>約%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game information</source>
        <translation>棋譜情報</translation>
    </message>
    <message>
        <source>Add a header</source>
        <translation>項目を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Other headers of the file</source>
        <translation>その他の見出し項目</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>There are two headers called {name}.</source>
        <translation>{name}という項目が2つあります。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始日時</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了日時</translation>
    </message>
    <message>
        <source>A header needs a name without a colon that does not start with *, &amp; or #.</source>
        <translation>項目名を入れてください。コロンは使えず、* &amp; # で始めることもできません。</translation>
    </message>
    <message>
        <source>{name} has its own field above.</source>
        <translation>{name}には上に専用の欄があります。</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Black ☗</source>
        <translation>先手 ☗</translation>
    </message>
    <message>
        <source>White ☖</source>
        <translation>後手 ☖</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message numerus="yes">
        <source>{black} against {white}, {date}, {result}, %n moves</source>
        <translation>
            <numerusform>{black}対{white}、{date}、{result}、%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>{file} no longer exists.</source>
        <translation>{file}は見つかりません。移動または削除されたようです。</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the game on the board</source>
        <translation>この棋譜を盤で開きます</translation>
    </message>
    <message>
        <source>Find position</source>
        <translation>局面を検索</translation>
    </message>
    <message>
        <source>List the games with this position</source>
        <translation>この局面が現れた棋譜を一覧にします</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Board of the selected game</source>
        <translation>選んだ棋譜の盤面</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>対局を解析中：{done}／{total}</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}.</source>
        <translation>解析を停止しました：{done}／{total}。</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}. The results are in the record.</source>
        <translation>解析を停止しました：{done}／{total}。結果は棋譜にあります。</translation>
    </message>
    <message>
        <source>Positions analysed</source>
        <translation>解析した局面</translation>
    </message>
</context>
<context>
    <name>GameRulesDialog</name>
    <message>
        <source>Rules and clocks</source>
        <translation>ルールと時間</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Draw after {moves} moves</source>
        <translation>{moves}手で引き分け</translation>
    </message>
    <message>
        <source>The players may agree on a draw</source>
        <translation>合意による引き分けを認める</translation>
    </message>
    <message>
        <source>In casual games</source>
        <translation>気軽な対局のみ止める</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に止める</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>止めない</translation>
    </message>
    <message>
        <source> min</source>
        <translation>分</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation>秒／手</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>このルールにする</translation>
    </message>
    <message>
        <source>&amp;Impasse</source>
        <translation>入玉・持将棋(&amp;I)</translation>
    </message>
    <message>
        <source>Illegal &amp;moves</source>
        <translation>反則手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>手数制限(&amp;L)</translation>
    </message>
    <message>
        <source>A &amp;dialog stops the clocks</source>
        <translation>ダイアログ中の時計(&amp;D)</translation>
    </message>
    <message>
        <source>Byōyomi &amp;periods</source>
        <translation>秒読みの回数(&amp;P)</translation>
    </message>
    <message>
        <source>Main time of {side} in minutes</source>
        <translation>{side}の持ち時間（分）</translation>
    </message>
    <message>
        <source>Seconds for each move of {side}</source>
        <translation>{side}の1手の秒数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Taking back also restores the time</source>
        <translation>待ったで時間も戻す</translation>
    </message>
    <message>
        <source>Games against the computer are casual unless an illegal move loses.</source>
        <translation>気軽な対局とは、反則負けのないコンピューターとの対局です。</translation>
    </message>
    <message>
        <source>Different time for {side}</source>
        <translation>{side}の持ち時間を変える</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Black&apos;s points first</source>
        <translation>先手の得点が先</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>終局の理由</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Evaluation graph</source>
        <translation>評価値グラフ</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>使い方ガイド</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Everything else (in English)</source>
        <translation>そのほかのすべて（英語）</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>The guide is missing ({folder}). Reinstall the program.</source>
        <translation>ガイドが見つかりません（{folder}）。プログラムをインストールし直してください。</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a forced win for {side}.</source>
        <translation>{side}に必勝の手順があります。</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>{side}に{plies}手詰めの勝ちがあります。</translation>
    </message>
    <message>
        <source>The position is slightly better for {side}.</source>
        <translation>{side}が有望です。</translation>
    </message>
    <message>
        <source>The position is better for {side}.</source>
        <translation>{side}が有利です。</translation>
    </message>
    <message>
        <source>The position is much better for {side}.</source>
        <translation>{side}が優勢です。</translation>
    </message>
    <message>
        <source>The position is winning for {side}.</source>
        <translation>{side}が勝勢です。</translation>
    </message>
    <message>
        <source>The position is even.</source>
        <translation>互角です。</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>My results</source>
        <translation>対局成績</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>レベル別</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Rating curve</source>
        <translation>レーティング推移</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>敗</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連勝・連敗</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>Results level by level</source>
        <translation>レベル別の成績</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終局日時</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Games against the computer appear here when they end.</source>
        <translation>コンピューターとの対局が終わると、ここに記録されます。</translation>
    </message>
    <message>
        <source>Open kifu</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>CSVに書き出す…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>すべて削除…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>あなたのレーティング</translation>
    </message>
    <message>
        <source>under {points}</source>
        <translation>{points}未満</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>約{points}</translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from your last %n counted games.</source>
        <translation>
            <numerusform>95%の範囲：{low}～{high}（最近の%n局）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from %n counted games.</source>
        <translation>
            <numerusform>95%の範囲：{low}～{high}（対象%n局）</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won}勝{lost}敗{drawn}分</translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation>最多連勝：{count}</translation>
    </message>
    <message>
        <source>{time} · moves taken back</source>
        <translation>{time}・待ったあり</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>指定局面</translation>
    </message>
    <message>
        <source>shogi results</source>
        <translation>将棋の成績</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSVに書き出す</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>All games, newest first</source>
        <translation>すべての対局（新しい順）</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>指し方の統計：正確さの推移、悪手、戦型</translation>
    </message>
    <message>
        <source>A rating needs {count} counted games, with both wins and losses; so far: {done}.</source>
        <translation>レーティングには対象の対局が{count}局必要で、勝ちと負けの両方が要ります（現在{done}局）。</translation>
    </message>
    <message>
        <source>A game counts if it was played from its start against one of the program&apos;s opponents, with no move taken back and no hint.</source>
        <translation>このプログラムの相手と最初から、待ったもヒントもなしで指した対局が対象です。</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale; the table shows the levels.</source>
        <translation>このプログラム独自の尺度です。各レベルの値は表のとおりです。</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row. </source>
        <translation>
            <numerusform>%n連勝中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. </source>
        <translation>
            <numerusform>%n連敗中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all results (games: {count})? Your kifu are kept. This cannot be undone.</source>
        <translation>すべての成績（{count}局）を削除しますか？&#x3000;棋譜は残ります。元に戻すことはできません。</translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message>
        <source>Impasse: {rule}</source>
        <translation>入玉：{rule}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>入玉宣言</translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces in the camp</source>
        <translation>
            <numerusform>敵陣の駒（玉以外）%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>王手がかかっていない</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>met</source>
        <translation>満たしています</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>満たしていません</translation>
    </message>
    <message>
        <source>Propose to end</source>
        <translation>持将棋を提案</translation>
    </message>
    <message>
        <source>King in the opposing camp</source>
        <translation>玉が敵陣にいる</translation>
    </message>
    <message>
        <source>King on the other king&apos;s starting square</source>
        <translation>相手玉の定位置に玉</translation>
    </message>
    <message>
        <source>Pieces still outside the camp</source>
        <translation>まだ敵陣の外にある駒</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>Reading files: {done} of {total}</source>
        <translation>ファイルを読み込み中：{done}／{total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>読み込んだファイル</translation>
    </message>
    <message>
        <source>Stop reading; games already read are kept</source>
        <translation>読み込みを中止します。読み込んだ分は残ります</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite someone on this network</source>
        <translation>このネットワークの人を招待</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>招待(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Furigoma</source>
        <translation>振り駒</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source> min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation>秒／手</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>{moves} moves</source>
        <translation>{moves}手</translation>
    </message>
    <message>
        <source>All addresses of this computer</source>
        <translation>このコンピューターのすべてのアドレス</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>このコンピューターのみ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>種類(&amp;G)</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>あなたの手番(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>持ち時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>手合割(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Drawn after</source>
        <translation>引き分けになる手数(&amp;D)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>パスワード(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Reachable at</source>
        <translation>受け付けるアドレス(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>No move limit</source>
        <translation>手数制限なし</translation>
    </message>
    <message>
        <source>Waiting for your guest…</source>
        <translation>招待した相手を待っています…</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>そこで使う名前を入力してください。</translation>
    </message>
    <message>
        <source>Set a time, or choose No limit.</source>
        <translation>時間を指定するか、「制限なし」を選んでください。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source> or </source>
        <translation>または</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Enter the password of the invitation again to continue your game.</source>
        <translation>対局を続けるには、招待のパスワードをもう一度入力してください。</translation>
    </message>
    <message>
        <source>Your computer can be reached at this port until you end the invitation. Only people who know the password are let in. The password is sent unencrypted.</source>
        <translation>招待を終えるまで、このコンピューターはこのポートで接続を受け付けます。パスワードを知っている人だけが入れます。パスワードは暗号化されずに送られます。</translation>
    </message>
    <message>
        <source>Give your guest these details, to be entered under Play over the network, Play on a server, A friend&apos;s computer. Any other program that uses the CSA protocol works too.</source>
        <translation>この内容を相手に伝えてください。相手は「ネットワーク対局」の「サーバーで対局」で「友人のコンピューター」を選んで入力します。CSAプロトコルに対応したほかのプログラムも使えます。</translation>
    </message>
</context>
<context>
    <name>Inviting</name>
    <message>
        <source>This program cannot accept guests at {place}, port {port} ({reason}). Choose another port or address.</source>
        <translation>{place}のポート{port}では受け付けられません（{reason}）。別のポートかアドレスを選んでください。</translation>
    </message>
    <message>
        <source>Your game cannot continue at {place}, port {port} ({reason}). It is kept: close the program that uses this port, then try again.</source>
        <translation>{place}のポート{port}では対局を続けられません（{reason}）。対局は保存されています。このポートを使っているプログラムを終了して、もう一度試してください。</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Best move</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大悪手</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Shogi in fifteen minutes</source>
        <translation>十五分で将棋</translation>
    </message>
    <message>
        <source>Every piece and every rule, one small step at a time</source>
        <translation>どの駒もどの規則も、少しずつ</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>取る手と打つ手</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>王手と詰み</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>対局の終わり</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>What Okisaki shogi changes</source>
        <translation>御妃将棋で変わること</translation>
    </message>
    <message>
        <source>That square is not on the board.</source>
        <translation>そのマスは盤の外です。</translation>
    </message>
    <message>
        <source>There is no piece to move.</source>
        <translation>動かす駒がありません。</translation>
    </message>
    <message>
        <source>That piece is your opponent&apos;s.</source>
        <translation>それは相手の駒です。</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>その駒はそのようには動けません。</translation>
    </message>
    <message>
        <source>The piece cannot promote there.</source>
        <translation>そこでは成れません。</translation>
    </message>
    <message>
        <source>It must promote, as it could never move again.</source>
        <translation>このままでは二度と動けないので、必ず成ります。</translation>
    </message>
    <message>
        <source>You do not have that piece in hand.</source>
        <translation>その持ち駒はありません。</translation>
    </message>
    <message>
        <source>Not there: the piece could never move again.</source>
        <translation>そこには打てません。二度と動けなくなります。</translation>
    </message>
    <message>
        <source>Your king could be captured.</source>
        <translation>玉を取られてしまいます。</translation>
    </message>
    <message>
        <source>The piece is pinned: if it leaves, your king could be captured.</source>
        <translation>この駒は動かせません。動かすと玉を取られます。</translation>
    </message>
    <message>
        <source>The king could be captured there.</source>
        <translation>そこへ行くと玉を取られます。</translation>
    </message>
    <message>
        <source>Your king is in check, and this piece cannot help.</source>
        <translation>王手がかかっていて、この駒では防げません。</translation>
    </message>
    <message>
        <source>The king has no safe square to go to.</source>
        <translation>玉が逃げられる場所がありません。</translation>
    </message>
    <message>
        <source>Still to go: {left}.</source>
        <translation>あと{left}。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>That tip points at you: the piece is your opponent&apos;s.</source>
        <translation>その駒はこちらを向いています。相手の駒です。</translation>
    </message>
    <message>
        <source>Look for a piece whose tip points away from you.</source>
        <translation>先が前を向いている駒を探してください。</translation>
    </message>
    <message>
        <source>That is the other king: it points at you.</source>
        <translation>それは相手の王です。こちらを向いています。</translation>
    </message>
    <message>
        <source>That rook is your opponent&apos;s.</source>
        <translation>それは相手の飛車です。</translation>
    </message>
    <message>
        <source>The bishop is still shut in. Move the pawn diagonally in front of it, towards the middle.</source>
        <translation>まだ角の道が閉じています。角の右斜め前の歩を進めてください。</translation>
    </message>
    <message>
        <source>Take both pawns with your king.</source>
        <translation>玉で歩を二枚とも取ってください。</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>歩を取ってください。</translation>
    </message>
    <message>
        <source>Take all three pawns with your bishop.</source>
        <translation>角で歩を三枚とも取ってください。</translation>
    </message>
    <message>
        <source>Take all three pieces with your rook.</source>
        <translation>飛車で三枚とも取ってください。</translation>
    </message>
    <message>
        <source>All taken. Each side has only one rook: it is your strongest attacker.</source>
        <translation>全部取れました。飛車は一枚だけ、攻めの主役です。</translation>
    </message>
    <message>
        <source>Take a piece with your lance.</source>
        <translation>香車で駒を取ってください。</translation>
    </message>
    <message>
        <source>Take a piece with your pawn.</source>
        <translation>歩で駒を取ってください。</translation>
    </message>
    <message>
        <source>Yes. The dots on the board mark where the zones begin.</source>
        <translation>そうです。盤の四つの点（星）が敵陣の境目を示しています。</translation>
    </message>
    <message>
        <source>Take the pawn and promote your rook.</source>
        <translation>歩を取って、飛車を成ってください。</translation>
    </message>
    <message>
        <source>Go up the file and take the pawn in the zone.</source>
        <translation>筋をまっすぐ進んで、敵陣の歩を取ってください。</translation>
    </message>
    <message>
        <source>Take all three pieces with your dragon.</source>
        <translation>龍で三枚とも取ってください。</translation>
    </message>
    <message>
        <source>Take all three pieces with your horse.</source>
        <translation>馬で三枚とも取ってください。</translation>
    </message>
    <message>
        <source>Take the pawn with your silver and promote.</source>
        <translation>銀で歩を取って成ってください。</translation>
    </message>
    <message>
        <source>Promoted on the way out.</source>
        <translation>敵陣から出ながら成れました。</translation>
    </message>
    <message>
        <source>Six squares, just like a gold.</source>
        <translation>金と同じ六か所です。</translation>
    </message>
    <message>
        <source>Move the pawn to the last row.</source>
        <translation>歩を一段目に進めてください。</translation>
    </message>
    <message>
        <source>Here you have no choice.</source>
        <translation>ここでは必ず成らなければなりません。</translation>
    </message>
    <message>
        <source>Take the pawn with your gold, and watch where it goes.</source>
        <translation>金で歩を取り、どこへ行くか見てください。</translation>
    </message>
    <message>
        <source>Drop your pawn so that it attacks the silver.</source>
        <translation>銀取りになるように歩を打ってください。</translation>
    </message>
    <message>
        <source>The rook attacks your king: that is check (ōte). You must answer it. One way is to drop a piece in between.</source>
        <translation>飛車があなたの玉を狙っています。これが王手です。必ず受けなければなりません。受け方の一つが合駒です。</translation>
    </message>
    <message>
        <source>Drop your gold between rook and king.</source>
        <translation>飛車と玉のあいだに金を打ってください。</translation>
    </message>
    <message>
        <source>Drop your knight so that it attacks both.</source>
        <translation>両方に当たるように桂馬を打ってください。</translation>
    </message>
    <message>
        <source>Drop your pawn where it is allowed.</source>
        <translation>歩を打てる所に打ってください。</translation>
    </message>
    <message>
        <source>The only file without a pawn of yours.</source>
        <translation>自分の歩がないのはこの筋だけです。</translation>
    </message>
    <message>
        <source>From the third row it can still jump once.</source>
        <translation>三段目からなら、あと一回跳べます。</translation>
    </message>
    <message>
        <source>From there it could never jump again.</source>
        <translation>そこからは二度と跳べません。</translation>
    </message>
    <message>
        <source>Allowed; but you can go farther forward.</source>
        <translation>打てますが、もっと奥に打てます。</translation>
    </message>
    <message>
        <source>Mate the king in the corner in one move.</source>
        <translation>隅の王を一手で詰ませてください。</translation>
    </message>
    <message>
        <source>Mate in one move.</source>
        <translation>一手で詰ませてください。</translation>
    </message>
    <message>
        <source>Give check with your rook.</source>
        <translation>飛車で王手をかけてください。</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>王手です。</translation>
    </message>
    <message>
        <source>Those three are safe.</source>
        <translation>この三か所が安全です。</translation>
    </message>
    <message>
        <source>Take the piece that gives check.</source>
        <translation>王手している駒を取ってください。</translation>
    </message>
    <message>
        <source>Taken, and the check is gone.</source>
        <translation>取って王手が解消されました。</translation>
    </message>
    <message>
        <source>Mate! Most mates in shogi look like this one.</source>
        <translation>詰みです。将棋の詰みの多くはこの形です。</translation>
    </message>
    <message>
        <source>Nothing guards the gold there: the king takes it.</source>
        <translation>そこでは金にひもが付いていません。王に取られます。</translation>
    </message>
    <message>
        <source>Mate. The rook is out of the king&apos;s reach.</source>
        <translation>詰みです。王は飛車に届きません。</translation>
    </message>
    <message>
        <source>Too near: the king takes the rook.</source>
        <translation>近すぎます。飛車を取られます。</translation>
    </message>
    <message>
        <source>Mate in three. Keep the gold for the end.</source>
        <translation>三手で詰ませてください。金は最後まで取っておきましょう。</translation>
    </message>
    <message>
        <source>Now the king slips away. Begin with the silver.</source>
        <translation>王に逃げられます。銀から始めましょう。</translation>
    </message>
    <message>
        <source>Dragon and horse: ten points. Which total wins depends on the rule chosen for the game; the rules reference lists them all.</source>
        <translation>龍と馬で十点です。何点で勝ちかは採用する規則によります。一覧は「ルール」にあります。</translation>
    </message>
    <message>
        <source>The king counts nothing.</source>
        <translation>玉は数えません。</translation>
    </message>
    <message>
        <source>Yes: White&apos;s left is your right.</source>
        <translation>そうです。上手の左は、こちらから見て右です。</translation>
    </message>
    <message>
        <source>Look at the two far corners: in one of them the lance is missing.</source>
        <translation>奥の二つの隅を見てください。片方に香がありません。</translation>
    </message>
    <message>
        <source>That is your own king: nobody attacks it.</source>
        <translation>それは自分の玉です。王手はかかっていません。</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s queen.</source>
        <translation>それは相手の妃です。</translation>
    </message>
    <message>
        <source>The queen moves as in chess: any number of free squares, straight or diagonally.</source>
        <translation>妃はチェスのクイーンと同じで、縦横斜めにどこまでも動けます。</translation>
    </message>
    <message>
        <source>Take all three pieces with your queen.</source>
        <translation>妃で三枚とも取ってください。</translation>
    </message>
    <message>
        <source>Take the silver with your lance.</source>
        <translation>香車で銀を取ってください。</translation>
    </message>
    <message>
        <source>Backward, too.</source>
        <translation>後ろにも動けます。</translation>
    </message>
    <message>
        <source>Since lance and knight can always come back, only the pawn must promote on the last row, and only the pawn may not be dropped there.</source>
        <translation>香と跳馬はいつでも戻れるので、一段目で必ず成るのは歩だけ、一段目に打てないのも歩だけです。</translation>
    </message>
    <message>
        <source>Drop your knight on the last row.</source>
        <translation>跳馬を一段目に打ってください。</translation>
    </message>
    <message>
        <source>The pawn could never move from there. The knight can.</source>
        <translation>歩はそこから動けません。跳馬なら動けます。</translation>
    </message>
    <message>
        <source>Win by taking White&apos;s last piece.</source>
        <translation>後手の最後の駒を取って勝ってください。</translation>
    </message>
    <message>
        <source>Your progress in the course could not be read. The file was moved to {file}.</source>
        <translation>講座の進み具合を読めませんでした。ファイルは{file}に移しました。</translation>
    </message>
    <message>
        <source>Your progress in the course cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>講座の進み具合を{file}に保存できません（{reason}）。ディスクの空きを増やすか、書き込みを許可してください。</translation>
    </message>
    <message>
        <source>For chess players: what differs and what is new</source>
        <translation>チェスを知っている人へ。違うところ、新しいところ</translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>The board and the starting position</source>
        <translation>盤と駒の並べ方</translation>
    </message>
    <message>
        <source>Three rules for drops</source>
        <translation>打つときの三つの規則</translation>
    </message>
    <message>
        <source>One of your own pieces is there.</source>
        <translation>そこには自分の駒があります。</translation>
    </message>
    <message>
        <source>There is already a piece on that square.</source>
        <translation>そのマスにはもう駒があります。</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on that file.</source>
        <translation>二歩です。その筋にはもう自分の歩があります。</translation>
    </message>
    <message>
        <source>Uchifuzume: a dropped pawn may not give checkmate.</source>
        <translation>打ち歩詰めです。打った歩で詰ませてはいけません。</translation>
    </message>
    <message>
        <source>Another piece is in the way.</source>
        <translation>間にほかの駒があります。</translation>
    </message>
    <message>
        <source>Your king is in check: your move must get it out of check.</source>
        <translation>王手がかかっています。王手を防ぐ手を指してください。</translation>
    </message>
    <message>
        <source>It cannot move: your own pieces are in its way.</source>
        <translation>自分の駒がじゃまをしていて動けません。</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on every file where it could go.</source>
        <translation>二歩：打てる筋にはどこも自分の歩があります。</translation>
    </message>
    <message>
        <source>You have already found that one.</source>
        <translation>そこはもう選びました。</translation>
    </message>
    <message>
        <source>A piece is always dropped unpromoted side up.</source>
        <translation>駒は必ず表（成っていない側）で打ちます。</translation>
    </message>
    <message>
        <source>That is not the task. Try again.</source>
        <translation>ここでの課題とは違います。もう一度どうぞ。</translation>
    </message>
    <message>
        <source>Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have the same colour, because they change sides during a game. The tip shows whose a piece is: your pieces point away from you.</source>
        <translation>将棋は9×9のマスの盤で、それぞれ20枚の駒を使って指します。駒の色はみな同じです。取られた駒は相手の味方になるからです。どちらの駒かは先のとがった向きで見分けます。自分の駒は前を向いています。</translation>
    </message>
    <message>
        <source>Select one of your own pieces.</source>
        <translation>自分の駒を一枚選んでください。</translation>
    </message>
    <message>
        <source>Yes: its tip points at the other side. You play Black, called sente, the side that moves first.</source>
        <translation>そうです。先が相手のほうを向いています。あなたは先手なので、先に指します。</translation>
    </message>
    <message>
        <source>The back row reads the same from both ends: lance, knight, silver general, gold general. The king is in the middle, between the golds.</source>
        <translation>一番手前の段は、両端から香車、桂馬、銀将、金将と並びます。真ん中、金と金のあいだに玉がいます。</translation>
    </message>
    <message>
        <source>Select your king.</source>
        <translation>自分の玉を選んでください。</translation>
    </message>
    <message>
        <source>That is your king, your largest piece. Everything depends on it.</source>
        <translation>これがあなたの玉です。一番大きな駒で、すべてはこの駒にかかっています。</translation>
    </message>
    <message>
        <source>Not this one. The king is in the middle of the row nearest to you.</source>
        <translation>違います。玉は一番手前の段の真ん中にいます。</translation>
    </message>
    <message>
        <source>The second row has the two great pieces: the bishop on your left, the rook on your right. In front of them are nine pawns.</source>
        <translation>二段目には大駒が二枚あります。左が角、右が飛車です。その前に歩が九枚並びます。</translation>
    </message>
    <message>
        <source>Select your rook.</source>
        <translation>自分の飛車を選んでください。</translation>
    </message>
    <message>
        <source>Yes, the rook: it moves along rows and files, as in chess.</source>
        <translation>そうです、飛車です。縦と横にどこまでも動けます。</translation>
    </message>
    <message>
        <source>That is the bishop. The rook is on your right.</source>
        <translation>それは角です。飛車は右にいます。</translation>
    </message>
    <message>
        <source>The rook is in the second row, on your right.</source>
        <translation>飛車は二段目の右に一枚だけいます。</translation>
    </message>
    <message>
        <source>The players take turns, one move each; nobody may pass. Black moves first. Most games start by opening the bishop&apos;s diagonal: the pawn diagonally in front of it, on its right, moves one square forward.</source>
        <translation>一手ずつ交互に指し、パスはできません。先手から始めます。ほとんどの将棋は角の道を開けて始まります。角の右斜め前の歩を一つ進めるのです。</translation>
    </message>
    <message>
        <source>Open your bishop&apos;s diagonal.</source>
        <translation>角道を開けてください。</translation>
    </message>
    <message>
        <source>Well done: the bishop now looks across the whole board. You have made your first move.</source>
        <translation>よくできました。角が盤の端まで利いています。これが最初の一手です。</translation>
    </message>
    <message>
        <source>A fine first move too: it makes room for the rook. But now open the bishop&apos;s diagonal.</source>
        <translation>それも立派な初手です。飛車の道が伸びます。でもここでは角道を開けてください。</translation>
    </message>
    <message>
        <source>No double step here: a pawn always moves one square, even on its first move.</source>
        <translation>二マス進むことはできません。歩は最初からいつも一マスです。</translation>
    </message>
    <message>
        <source>The king moves one square in any direction. A piece captures by moving onto an opposing piece. For practice, your opponent waits while you move.</source>
        <translation>玉は全方向に一マスずつ動けます。相手の駒のいるマスに進むと、その駒を取れます。練習なので、相手は動かずに待っています。</translation>
    </message>
    <message>
        <source>Both taken. One step at a time, the king can go anywhere.</source>
        <translation>二枚とも取れました。玉は一歩ずつ、どこへでも行けます。</translation>
    </message>
    <message>
        <source>Too far: the king moves one square only.</source>
        <translation>遠すぎます。玉は一マスしか動けません。</translation>
    </message>
    <message>
        <source>There the pawn could take your king. A king may never move into check.</source>
        <translation>そこは歩に取られます。玉を取られる所へは動けません。</translation>
    </message>
    <message>
        <source>The gold general moves one square: straight in all four directions, or diagonally forward. That makes six squares. In the diagram, each dot is one step.</source>
        <translation>金将は一マス、縦横の四方向と斜め前に動けます。全部で六か所です。図の丸印は一マス動けることを表します。</translation>
    </message>
    <message>
        <source>Select all six squares your gold can move to.</source>
        <translation>金が動ける六つのマスを全部選んでください。</translation>
    </message>
    <message>
        <source>All six. Golds are the king&apos;s guards: keep them near it.</source>
        <translation>六か所、正解です。金は玉の守り駒です。玉のそばに置きましょう。</translation>
    </message>
    <message>
        <source>No: a gold never moves diagonally backward. Those are its two blind spots.</source>
        <translation>いいえ。金は斜め後ろには動けません。ここが金の弱点です。</translation>
    </message>
    <message>
        <source>The silver general moves one square diagonally in all four directions, or straight forward. That makes five squares.</source>
        <translation>銀将は一マス、斜めの四方向とまっすぐ前に動けます。全部で五か所です。</translation>
    </message>
    <message>
        <source>Select all five squares your silver can move to.</source>
        <translation>銀が動ける五つのマスを全部選んでください。</translation>
    </message>
    <message>
        <source>All five. Three of them are in front: silvers attack, and retreat diagonally.</source>
        <translation>五か所、正解です。前に三か所利くので攻めに強く、斜め後ろに引けます。</translation>
    </message>
    <message>
        <source>A silver does not move sideways: that is a gold&apos;s move.</source>
        <translation>銀は横には動けません。横に動けるのは金です。</translation>
    </message>
    <message>
        <source>A silver does not move straight back: that is a gold&apos;s move.</source>
        <translation>銀はまっすぐ後ろには動けません。後ろに引けるのは金です。</translation>
    </message>
    <message>
        <source>Gold and silver complement each other. The pawn is diagonally behind both of your generals.</source>
        <translation>金と銀は補い合う駒です。歩は、金と銀のどちらから見ても斜め後ろにいます。</translation>
    </message>
    <message>
        <source>Only the silver can move back diagonally.</source>
        <translation>斜め後ろに引けるのは銀だけです。</translation>
    </message>
    <message>
        <source>The gold cannot move diagonally backward. The silver can.</source>
        <translation>金は斜め後ろには動けません。銀なら動けます。</translation>
    </message>
    <message>
        <source>The pawn is still there. Which general moves diagonally backward?</source>
        <translation>歩が残っています。斜め後ろに動けるのはどちらでしょう。</translation>
    </message>
    <message>
        <source>The bishop moves any number of free squares diagonally. A line with an arrowhead in the diagram means: as far as the way is free.</source>
        <translation>角は斜めにどこまでも動けます。図の矢印は、さえぎる駒がないかぎり何マスでも進めることを表します。</translation>
    </message>
    <message>
        <source>Three taken. From the middle, the bishop reaches far in four directions.</source>
        <translation>三枚取れました。中央の角は四方に遠くまで利きます。</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, and never over another piece.</source>
        <translation>角は斜めに動き、駒を飛び越すことはできません。</translation>
    </message>
    <message>
        <source>The rook moves any number of free squares in a straight line, along its row or file.</source>
        <translation>飛車は縦と横にどこまでも動けます。</translation>
    </message>
    <message>
        <source>The rook moves straight, and never over another piece.</source>
        <translation>飛車は縦横に動き、駒を飛び越すことはできません。</translation>
    </message>
    <message>
        <source>The lance moves straight forward like a rook, as far as the way is free, and in no other direction. It can never come back.</source>
        <translation>香車はまっすぐ前に、どこまでも進めます。ほかの方向には動けず、後戻りもできません。</translation>
    </message>
    <message>
        <source>Straight through. A lance on an open file threatens everything in front of it.</source>
        <translation>一直線です。前が空いた香車は遠くまでにらみを利かせます。</translation>
    </message>
    <message>
        <source>The pawn is in the way: a lance does not jump.</source>
        <translation>歩が邪魔をしています。香車は飛び越せません。</translation>
    </message>
    <message>
        <source>The lance moves straight forward only.</source>
        <translation>香車はまっすぐ前にしか動けません。</translation>
    </message>
    <message>
        <source>That is a lance&apos;s move, but it captures nothing. Go as far as the pawn.</source>
        <translation>香車の動きですが、何も取っていません。歩の所まで進んでください。</translation>
    </message>
    <message>
        <source>The knight jumps two squares forward and one to the side. It only goes forward, so it has just two squares. No other piece can jump.</source>
        <translation>桂馬は跳びます。前に二マス、横に一マスの所で、行けるのは前の二か所だけです。ほかの駒を飛び越せるのは桂馬だけです。</translation>
    </message>
    <message>
        <source>Select the two squares your knight can move to.</source>
        <translation>桂馬が行ける二つのマスを選んでください。</translation>
    </message>
    <message>
        <source>Both. The pawns in front did not matter. But be careful: a knight cannot go back.</source>
        <translation>正解です。前の歩は関係ありません。ただし桂馬は後戻りできないので注意しましょう。</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, the knight only jumps forward.</source>
        <translation>チェスのナイトなら行けますが、将棋の桂馬は前にしか跳べません。</translation>
    </message>
    <message>
        <source>The pawn moves one square straight forward, and it captures straight forward too.</source>
        <translation>歩はまっすぐ前に一マス進みます。駒を取るときも同じで、まっすぐ前です。</translation>
    </message>
    <message>
        <source>Right: a pawn takes what is directly in front of it.</source>
        <translation>そうです。歩は目の前の駒を取ります。</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, a pawn captures straight forward, just as it moves.</source>
        <translation>チェスなら斜めに取りますが、将棋の歩は進む所の駒を取ります。</translation>
    </message>
    <message>
        <source>The three rows farthest from you, where your opponent started, are your promotion zone. A piece that moves into it, within it or out of it may promote: it is turned over.</source>
        <translation>一番奥の三段、相手が駒を並べた所が敵陣です。敵陣に入る、敵陣の中で動く、敵陣から出る、そのどのときも駒を裏返して成ることができます。</translation>
    </message>
    <message>
        <source>Select a square of your promotion zone.</source>
        <translation>敵陣のマスを一つ選んでください。</translation>
    </message>
    <message>
        <source>That is outside. Only the three rows at the far edge belong to it.</source>
        <translation>そこは敵陣ではありません。一番奥の三段だけです。</translation>
    </message>
    <message>
        <source>A promoted rook is called a dragon: a rook that can also move one square diagonally. There is never a reason not to promote it. When you put the piece down, both faces are shown: choose the red one.</source>
        <translation>飛車が成ると龍（竜）になります。飛車の動きに斜め一マスが加わるので、成らない理由はまずありません。駒を置くと表と裏が示されるので、成るほうを選びます。</translation>
    </message>
    <message>
        <source>A dragon! Promotion is part of the move, and lasts until the piece is captured.</source>
        <translation>龍ができました。成るのは指し手の一部です。取られるまで成ったままです。</translation>
    </message>
    <message>
        <source>Allowed, but a pity: the rook stays a rook. Try again and choose the promoted side.</source>
        <translation>不成でも反則ではありませんが、もったいないです。もう一度、成るほうを選んでください。</translation>
    </message>
    <message>
        <source>The dragon moves like a rook, or one square diagonally.</source>
        <translation>龍は飛車の動きに、斜め一マスが加わります。</translation>
    </message>
    <message>
        <source>The dragon is the strongest piece in the game.</source>
        <translation>龍は将棋で一番強い駒です。</translation>
    </message>
    <message>
        <source>It moves only one square diagonally.</source>
        <translation>斜めには一マスしか動けません。</translation>
    </message>
    <message>
        <source>The promoted bishop, called a horse, moves like a bishop, or one square straight. So it can switch to the other diagonals.</source>
        <translation>成った角は馬といい、角の動きに縦横一マスが加わります。</translation>
    </message>
    <message>
        <source>All taken. They say a horse near your own king is worth three golds.</source>
        <translation>全部取れました。「馬は自陣に引け」という格言があります。</translation>
    </message>
    <message>
        <source>It moves only one square straight.</source>
        <translation>縦横には一マスしか動けません。</translation>
    </message>
    <message>
        <source>A piece that leaves the zone may promote as well: it is enough that the move begins there. Silver, knight, lance and pawn all promote to move like a gold.</source>
        <translation>敵陣から出る手でも成れます。敵陣から動き始めれば十分です。銀、桂、香、歩は成るとみな金と同じ動きになります。</translation>
    </message>
    <message>
        <source>You may leave it a silver, and sometimes that is better. Here, promote.</source>
        <translation>銀のままにしておくこともでき、それがよい場合もあります。ここでは成ってください。</translation>
    </message>
    <message>
        <source>Take the pawn: the move begins in the zone, so the silver may promote.</source>
        <translation>歩を取ってください。敵陣から動くので成れます。</translation>
    </message>
    <message>
        <source>This is a promoted silver. It has lost its old moves and now moves like a gold; so do promoted knights, lances and pawns.</source>
        <translation>これは成銀です。銀の動きはなくなり、金と同じ動きになります。成桂、成香、と金も同じです。</translation>
    </message>
    <message>
        <source>Select all squares it can move to.</source>
        <translation>この駒が動けるマスを全部選んでください。</translation>
    </message>
    <message>
        <source>That was the silver&apos;s move. Promoted, it moves like a gold, so not diagonally back.</source>
        <translation>それは銀の動きです。成ると金の動きになり、斜め後ろには行けません。</translation>
    </message>
    <message>
        <source>Promotion is your choice, except where the piece could never move again: a pawn or lance on the last row, a knight on the last two.</source>
        <translation>成るかどうかは自由です。ただし、そのままでは二度と動けなくなる所では必ず成ります。歩と香は一段目、桂は一段目と二段目です。</translation>
    </message>
    <message>
        <source>A promoted pawn is called a tokin: it moves like a gold, yet if it is captured your opponent gets a mere pawn.</source>
        <translation>成った歩は「と金」です。金の動きをし、取られても相手には歩が渡るだけです。</translation>
    </message>
    <message>
        <source>Now for what makes shogi special. A captured piece does not leave the game: it changes sides and goes to the stand beside the board. It is in hand.</source>
        <translation>いよいよ将棋ならではの規則です。取った駒は自分のものになり、駒台に置いて持ち駒になります。</translation>
    </message>
    <message>
        <source>It is on your stand, at the lower right. From now on it is yours.</source>
        <translation>右下の駒台に置かれました。これからはあなたの駒です。</translation>
    </message>
    <message>
        <source>The pawn is right in front of your gold: take it.</source>
        <translation>歩は金の目の前です。取ってください。</translation>
    </message>
    <message>
        <source>Instead of moving a piece you may drop one: put a piece from your hand on any empty square. That is your whole move. A drop captures nothing, but the piece can threaten at once.</source>
        <translation>駒を動かす代わりに、持ち駒を空いているマスに打てます。これも一手です。打つ手で駒を取ることはできません。</translation>
    </message>
    <message>
        <source>The silver is attacked. Any captured piece can appear anywhere: that is why shogi never runs dry.</source>
        <translation>銀に当たりました。持ち駒はどこにでも現れます。だから将棋は終盤ほど激しくなります。</translation>
    </message>
    <message>
        <source>A drop captures nothing. Put the pawn on the empty square in front of the silver.</source>
        <translation>打つ手で駒は取れません。銀の手前の空いたマスに打ってください。</translation>
    </message>
    <message>
        <source>From there the pawn does not reach the silver. It captures straight forward.</source>
        <translation>そこからは銀に届きません。歩はまっすぐ前を取ります。</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion: a tokin becomes a pawn again. And a drop never promotes, not even inside the zone. The piece has to move there first.</source>
        <translation>取った駒は元に戻ります。と金を取れば、ただの歩です。また、敵陣に打ってもすぐには成れません。成るのは次に動いたときです。</translation>
    </message>
    <message>
        <source>Take the tokin, then drop the pawn on the second row, on the middle file.</source>
        <translation>と金を取り、次に真ん中の筋の二段目に歩を打ってください。</translation>
    </message>
    <message>
        <source>A pawn, not a tokin; but it can promote on its next step.</source>
        <translation>と金ではなく歩ですが、次に一歩進めば成れます。</translation>
    </message>
    <message>
        <source>First take the tokin with the silver; then drop the pawn in the second row from the far edge, on the middle file.</source>
        <translation>まず銀でと金を取り、次に真ん中の筋の二段目に歩を打ちます。</translation>
    </message>
    <message>
        <source>The line is blocked, and the check is answered.</source>
        <translation>道がふさがり、王手を防ぎました。</translation>
    </message>
    <message>
        <source>There it is not in the rook&apos;s way.</source>
        <translation>そこでは飛車の道をふさいでいません。</translation>
    </message>
    <message>
        <source>That answers the check too. But here, practise the drop.</source>
        <translation>それでも王手は防げますが、ここでは打つ練習をしましょう。</translation>
    </message>
    <message>
        <source>Drops can attack two pieces out of nowhere. Rook and king are two files apart.</source>
        <translation>持ち駒を打てば、いきなり両取りがかけられます。飛車と王が二筋離れて並んでいます。</translation>
    </message>
    <message>
        <source>Check, and next move you take the rook. Everybody dreads a knight fork like this.</source>
        <translation>王手飛車です。次に飛車が取れます。</translation>
    </message>
    <message>
        <source>From there it does not attack both. A knight attacks two rows ahead, one file to either side.</source>
        <translation>そこからは両方に当たりません。桂馬は二段前の左右に利きます。</translation>
    </message>
    <message>
        <source>There are three rules for drops. First: no two pawns on one file (nifu). You may not drop a pawn on a file where you have an unpromoted pawn.</source>
        <translation>駒を打つときの規則は三つあります。その一は二歩です。自分の歩がある筋に、もう一枚歩を打つことはできません。</translation>
    </message>
    <message>
        <source>In serious play nifu loses at once; even masters have fallen for it.</source>
        <translation>正式な対局では二歩は即負けです。プロでもうっかりすることがあります。</translation>
    </message>
    <message>
        <source>Nifu is about unpromoted pawns only. A tokin does not count.</source>
        <translation>二歩になるのは成っていない歩だけです。と金は数えません。</translation>
    </message>
    <message>
        <source>Right: your tokin is on that file, but it is no longer a pawn.</source>
        <translation>そうです。この筋にはと金がいますが、もう歩ではありません。</translation>
    </message>
    <message>
        <source>There is a pawn on that file. Look for the file with the tokin.</source>
        <translation>その筋には歩があります。と金のある筋を探してください。</translation>
    </message>
    <message>
        <source>That is a legal move. But the task is to drop the pawn.</source>
        <translation>それも指せる手ですが、ここでは歩を打ってください。</translation>
    </message>
    <message>
        <source>Second: no drop where the piece could never move again. That means no pawn or lance on the last row, and no knight on the last two.</source>
        <translation>その二は行き所のない駒です。二度と動けない所には打てません。歩と香は一段目、桂は一段目と二段目です。</translation>
    </message>
    <message>
        <source>Drop your knight as far forward as the rule allows.</source>
        <translation>桂馬を、打てるいちばん奥の段に打ってください。</translation>
    </message>
    <message>
        <source>Third: a dropped pawn may not give checkmate (uchifuzume). A dropped pawn may give check, and any other piece may be dropped to give mate.</source>
        <translation>その三は打ち歩詰めです。歩を打って詰ませてはいけません。歩を打って王手をかけるのはよく、ほかの駒なら打って詰ませてもかまいません。</translation>
    </message>
    <message>
        <source>Mate with the gold. The pawn on the same square would have been illegal.</source>
        <translation>金で詰みです。同じ所に歩を打つと反則でした。</translation>
    </message>
    <message>
        <source>It would be mate, and that is exactly what a dropped pawn may not give. Use the gold.</source>
        <translation>詰みになりますが、打った歩で詰ませるのは反則です。金を使ってください。</translation>
    </message>
    <message>
        <source>That does not mate the king.</source>
        <translation>それでは詰みません。</translation>
    </message>
    <message>
        <source>A pawn already on the board may mate by moving. Only the drop is forbidden.</source>
        <translation>盤上の歩を進めて詰ませるのは問題ありません（突き歩詰め）。禁じられているのは打つ手だけです。</translation>
    </message>
    <message>
        <source>Mate, and perfectly legal.</source>
        <translation>詰みです。これは反則ではありません。</translation>
    </message>
    <message>
        <source>That is not mate. Look at the pawn on the edge.</source>
        <translation>詰みません。端の歩を見てください。</translation>
    </message>
    <message>
        <source>A piece that could take the king next move gives check. You need not announce it. The player in check must answer at once.</source>
        <translation>次に玉を取れる状態が王手です。「王手」と言う必要はありません。王手をかけられたら、すぐに受けなければなりません。</translation>
    </message>
    <message>
        <source>That does not attack the king.</source>
        <translation>それでは王手になっていません。</translation>
    </message>
    <message>
        <source>A king may not move to a square where it could be taken, and no move may leave it in check. Your opponent&apos;s rook controls the file beside your king.</source>
        <translation>玉は取られる所へ動けません。王手を放っておく手も指せません。相手の飛車が隣の筋に利いています。</translation>
    </message>
    <message>
        <source>Select all squares your king can move to.</source>
        <translation>玉が動けるマスを全部選んでください。</translation>
    </message>
    <message>
        <source>The rook controls that file: your king would be taken.</source>
        <translation>その筋には飛車が利いています。玉を取られてしまいます。</translation>
    </message>
    <message>
        <source>There are three answers to check: move the king away, put something in between, or take the piece that gives check.</source>
        <translation>王手の受け方は三つあります。玉が逃げる、合駒をする、王手している駒を取る、です。</translation>
    </message>
    <message>
        <source>Your king would still be in check.</source>
        <translation>まだ玉が取られる形です。</translation>
    </message>
    <message>
        <source>Checkmate (tsumi): the king is in check and nothing helps. The classic mate is a gold at the head of the king, guarded by another piece.</source>
        <translation>玉が王手をかけられ、どうしても逃れられないのが詰みです。基本は頭金。玉の頭に、ひもの付いた金を打ちます。</translation>
    </message>
    <message>
        <source>The king escapes. What does your pawn guard?</source>
        <translation>それでは逃げられます。歩が利いているのはどこでしょう。</translation>
    </message>
    <message>
        <source>A rook can mate from afar when the squares in front of the king are guarded. Your gold covers that row.</source>
        <translation>玉の前がふさがっていれば、飛車は遠くから詰ませられます。金が玉の前を押さえています。</translation>
    </message>
    <message>
        <source>That is not mate. The gold guards the second row; attack along the first.</source>
        <translation>詰みません。二段目は金が押さえています。一段目から王手をかけましょう。</translation>
    </message>
    <message>
        <source>Now a mate in three: your move, the reply, your move. Each of your moves must give check. Mating problems like this are called tsume-shogi.</source>
        <translation>今度は三手詰めです。自分、相手、自分の順に指し、自分の手はすべて王手です。このような問題を詰将棋といいます。</translation>
    </message>
    <message>
        <source>Solved! “Keep a gold for the final blow” is an old rule of tsume.</source>
        <translation>正解です。「金はとどめに残せ」は詰将棋の基本です。</translation>
    </message>
    <message>
        <source>The king escapes.</source>
        <translation>それでは逃げられます。</translation>
    </message>
    <message>
        <source>If the same position occurs for the fourth time, with the same player to move and the same pieces in hand, the game is void (sennichite) and is usually replayed with colours reversed. Here it has occurred three times.</source>
        <translation>同じ局面（盤、持ち駒、手番がすべて同じ）が四回現れると千日手で、先後を入れ替えて指し直すのが普通です。ここではもう三回現れています。</translation>
    </message>
    <message>
        <source>Move the gold back, and the position occurs for the fourth time.</source>
        <translation>金を戻して、同じ局面の四回目にしてください。</translation>
    </message>
    <message>
        <source>The fourth time: sennichite. But a player who repeats by giving check every time loses.</source>
        <translation>四回目で千日手です。ただし、王手の連続で千日手にした側は負けになります。</translation>
    </message>
    <message>
        <source>That is a different position, and the game goes on.</source>
        <translation>それは別の局面です。対局は続きます。</translation>
    </message>
    <message>
        <source>If both kings get into the opposing camps, mate becomes hopeless: that is an impasse (jishōgi). Then pieces are counted: rooks and bishops, promoted or not, five points each, every other piece one, the king nothing.</source>
        <translation>両方の玉が敵陣に入ると、詰ませるのは難しくなります。これが持将棋で、駒を数えます。飛車と角は成っていても五点、玉以外のほかの駒は一点です。</translation>
    </message>
    <message>
        <source>Select all your pieces that count five points.</source>
        <translation>五点と数える自分の駒を全部選んでください。</translation>
    </message>
    <message>
        <source>That one counts only one point.</source>
        <translation>その駒は一点です。</translation>
    </message>
    <message>
        <source>Select pieces of your own.</source>
        <translation>自分の駒を選んでください。</translation>
    </message>
    <message>
        <source>Players of different strength play with a handicap: the stronger one, White (uwate), removes pieces before the game. They take no part in it. The smallest handicap is White&apos;s left lance, left as White sees it.</source>
        <translation>力に差があるときは駒落ちで指します。強いほう（上手）が駒を落とし、落とした駒は使いません。一番軽い手合いは香落ちで、上手から見て左の香を落とします。</translation>
    </message>
    <message>
        <source>Select the empty square of the lance that was given.</source>
        <translation>落とした香のマスを選んでください。</translation>
    </message>
    <message>
        <source>White&apos;s right lance is there, in its place.</source>
        <translation>それは上手の右の香で、落ちていません。</translation>
    </message>
    <message>
        <source>In a handicap game the handicap giver, White, moves first. This is the six-piece handicap: rook, bishop, both lances and both knights are gone.</source>
        <translation>駒落ちでは、駒を落とした上手が先に指します。これは六枚落ちで、飛車、角、香二枚、桂二枚がありません。</translation>
    </message>
    <message>
        <source>Select the king of the side that moves first.</source>
        <translation>先に指す側の王を選んでください。</translation>
    </message>
    <message>
        <source>White moves first. With six extra pieces, even a beginner can beat a strong player.</source>
        <translation>上手からです。六枚落ちなら、初心者でも強い人に勝てます。</translation>
    </message>
    <message>
        <source>In an even game Black moves first. In a handicap game White does.</source>
        <translation>平手なら先手からですが、駒落ちでは上手からです。</translation>
    </message>
    <message>
        <source>Select one of the two kings.</source>
        <translation>どちらかの王を選んでください。</translation>
    </message>
    <message>
        <source>A game ends with mate, but few games get that far: a player who sees that mate cannot be stopped resigns, and thanks the opponent for the game. Resigning in time is good manners.</source>
        <translation>将棋は詰みで終わりますが、実戦で最後まで指すことはまれです。受けがないと分かったら「負けました」と投了します。潔い投了は礼儀でもあります。</translation>
    </message>
    <message>
        <source>Select the king that has no way out and would have resigned.</source>
        <translation>逃げ道がなく、投了することになる側の玉を選んでください。</translation>
    </message>
    <message>
        <source>White is mated: the gold guards the tokin, and every square beside the king is covered.</source>
        <translation>後手玉は詰んでいます。と金には金のひもが付き、逃げる所はすべて押さえられています。</translation>
    </message>
    <message>
        <source>Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a side, ten of them pawns. Everything not mentioned here is as in shogi.</source>
        <translation>御妃将棋は10×10のマスで、玉の隣に妃がいます。駒は歩十枚を含めて22枚ずつです。ここで触れないことは将棋と同じです。</translation>
    </message>
    <message>
        <source>Select your queen.</source>
        <translation>自分の妃を選んでください。</translation>
    </message>
    <message>
        <source>The queen, to the left of the king. She does not promote.</source>
        <translation>玉の左隣が妃です。妃は成れません。</translation>
    </message>
    <message>
        <source>That is the king. The queen is on its left.</source>
        <translation>それは玉です。妃はその左隣です。</translation>
    </message>
    <message>
        <source>The queen is beside the king, in the row nearest to you.</source>
        <translation>妃は一番手前の段、玉の隣にいます。</translation>
    </message>
    <message>
        <source>All taken. Remember that a captured queen comes back against you.</source>
        <translation>全部取れました。妃を取られると、相手に打たれるので注意しましょう。</translation>
    </message>
    <message>
        <source>The queen moves straight or diagonally, and never over another piece.</source>
        <translation>妃は縦横斜めに動き、駒を飛び越すことはできません。</translation>
    </message>
    <message>
        <source>The knight of Okisaki shogi is the chess knight: it jumps in all directions.</source>
        <translation>御妃将棋の跳馬はチェスのナイトと同じで、八方に跳べます。</translation>
    </message>
    <message>
        <source>Select all eight squares it can move to.</source>
        <translation>行けるマスを八つ全部選んでください。</translation>
    </message>
    <message>
        <source>Eight squares. Promoted, it moves like a gold, so think before you turn it over.</source>
        <translation>八か所です。成ると金の動きになるので、成るかどうかよく考えましょう。</translation>
    </message>
    <message>
        <source>The lance of Okisaki shogi moves straight backward as well as forward.</source>
        <translation>御妃将棋の香車は、前だけでなく後ろにもどこまでも動けます。</translation>
    </message>
    <message>
        <source>The silver is behind your lance.</source>
        <translation>銀は香車の後ろにいます。</translation>
    </message>
    <message>
        <source>Allowed here; in standard shogi it would be illegal.</source>
        <translation>ここでは打てます。将棋なら反則です。</translation>
    </message>
    <message>
        <source>Allowed; but the task is to use the last row.</source>
        <translation>打てますが、一段目に打ってください。</translation>
    </message>
    <message>
        <source>There is a second way to win: take everything the other side has except its king, on the board and in hand. A side left with a bare king loses, unless it bares your king with its very next move; then the game is a draw.</source>
        <translation>勝ち方がもう一つあります。盤上でも持ち駒でも、相手を玉一枚にすれば勝ちです。ただし相手が次の一手でこちらも玉一枚にすれば引き分けです。</translation>
    </message>
    <message>
        <source>A bare king: you have won. And now you know all the rules.</source>
        <translation>裸玉にして勝ちです。これでルールはすべて分かりました。</translation>
    </message>
    <message>
        <source>White still has a piece besides the king.</source>
        <translation>後手にはまだ王のほかに駒があります。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn shogi</source>
        <translation>将棋を学ぶ</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave the game</source>
        <translation>対局を離れる</translation>
    </message>
    <message>
        <source>You are playing {name} over the network.</source>
        <translation>{name}さんと対局中です。</translation>
    </message>
    <message>
        <source>If you leave now, you lose the game.</source>
        <translation>対局を離れると負けになります。</translation>
    </message>
    <message>
        <source>&amp;Resign and leave</source>
        <translation>投了して離れる(&amp;R)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>答えを見る(&amp;S)</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>やり直す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>前へ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
    </message>
    <message>
        <source>Look at the marked square.</source>
        <translation>印のついたマスを見てください。</translation>
    </message>
    <message>
        <source>Pick up the piece on your stand, at the lower right, and put it there.</source>
        <translation>右下の駒台の駒を取って、そこに打ちます。</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>印のついた駒ならできます。</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>「{text}」はここで指せる手ではありません。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Central rook</source>
        <translation>中飛車</translation>
    </message>
    <message>
        <source>Fourth-file rook</source>
        <translation>四間飛車</translation>
    </message>
    <message>
        <source>Third-file rook</source>
        <translation>三間飛車</translation>
    </message>
    <message>
        <source>Opposing rook</source>
        <translation>向かい飛車</translation>
    </message>
    <message>
        <source>Double ranging rook</source>
        <translation>相振り飛車</translation>
    </message>
    <message>
        <source>Right fourth-file rook</source>
        <translation>右四間飛車</translation>
    </message>
    <message>
        <source>Sleeve rook</source>
        <translation>袖飛車</translation>
    </message>
    <message>
        <source>Bishop exchange</source>
        <translation>角換わり</translation>
    </message>
    <message>
        <source>Side pawn capture</source>
        <translation>横歩取り</translation>
    </message>
    <message>
        <source>Double wing attack</source>
        <translation>相掛かり</translation>
    </message>
    <message>
        <source>Climbing silver</source>
        <translation>棒銀</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>矢倉</translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation>相居飛車</translation>
    </message>
    <message>
        <source>Rook&apos;s pawn</source>
        <translation>飛車先突き</translation>
    </message>
    <message>
        <source>Central knights</source>
        <translation>中央桂</translation>
    </message>
    <message>
        <source>Edge bishop</source>
        <translation>端角</translation>
    </message>
    <message>
        <source>Swinging rook</source>
        <translation>振り飛車</translation>
    </message>
    <message>
        <source>☗ won</source>
        <translation>☗勝ち</translation>
    </message>
    <message>
        <source>☖ won</source>
        <translation>☖勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>is too large to be a kifu ({reason}).</source>
        <translation>は棋譜としては大きすぎます（{reason}）。</translation>
    </message>
    <message>
        <source>cannot be read as a game record ({reason}).</source>
        <translation>を棋譜として読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>cannot be opened ({reason}). Check that you are allowed to read it.</source>
        <translation>を開けません（{reason}）。読み取り権限を確認してください。</translation>
    </message>
    <message>
        <source>was read with problems: {reason}</source>
        <translation>を読み込みましたが、問題がありました：{reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} contains several games; the first is shown.</source>
        <translation>{file}には複数の対局があります。最初の対局を表示しています。</translation>
    </message>
    <message>
        <source>List all of them</source>
        <translation>すべて一覧</translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>解析…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>%Ln局中{found}局</numerusform>
        </translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>☗{black}勝・☖{white}勝</translation>
    </message>
    <message>
        <source>Go back to where you were</source>
        <translation>元の画面に戻ります</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>指し方の統計：正確さの推移、悪手、戦型</translation>
    </message>
    <message>
        <source>Let an engine check every move of these games in the background</source>
        <translation>これらの棋譜の全ての手を、背後でエンジンに調べさせます</translation>
    </message>
    <message>
        <source>Add a folder of kifu or single files to the library</source>
        <translation>棋譜のフォルダーやファイルをライブラリに加えます</translation>
    </message>
    <message>
        <source>Opening book, folders, files with problems</source>
        <translation>定跡ファイル、フォルダー、問題のあるファイル</translation>
    </message>
    <message>
        <source>More library options</source>
        <translation>ライブラリのその他の操作</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Analyse…</source>
        <translation>解析…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべての棋譜を表示</translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>フォルダーから棋譜を探しています…</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>盤で開く</translation>
    </message>
    <message>
        <source>Make an opening book…</source>
        <translation>定跡ファイルを作成…</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>この局面の棋譜を検索</translation>
    </message>
    <message>
        <source>No game in the library matches your search.</source>
        <translation>条件に合う棋譜はライブラリにありません。</translation>
    </message>
    <message>
        <source>Add a folder of kifu, and every game in it can be found here by player, opening or position.</source>
        <translation>棋譜のフォルダーを追加すると、中の棋譜を対局者・戦型・局面から検索できるようになります。</translation>
    </message>
</context>
<context>
    <name>LineSteps</name>
    <message>
        <source>Back along the line</source>
        <translation>手順を1手戻します</translation>
    </message>
    <message>
        <source>Show the next move of the line on the board</source>
        <translation>手順の次の手を盤に表示します</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>The threat: what the other side would play if it could move now.</source>
        <translation>相手の狙い：いま相手が指せるとしたら何を指すか。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>depth {plies}</source>
        <translation>深さ{plies}</translation>
    </message>
    <message>
        <source>{number}/s</source>
        <translation>{number}/秒</translation>
    </message>
    <message>
        <source>No moves here: the game is over.</source>
        <translation>ここでは指せる手がありません。対局は終わっています。</translation>
    </message>
    <message>
        <source>An engine cannot analyse this: a king could be taken.</source>
        <translation>玉が取られる局面なので、エンジンには尋ねられません。</translation>
    </message>
    <message>
        <source>getting ready…</source>
        <translation>準備中…</translation>
    </message>
</context>
<context>
    <name>LiveBoard</name>
    <message>
        <source>Game shown</source>
        <translation>表示する対局</translation>
    </message>
    <message>
        <source>Game {number}: {black} – {white}</source>
        <translation>第{number}局：{black} – {white}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message>
        <source>{score} for Black</source>
        <translation>先手{score}</translation>
    </message>
</context>
<context>
    <name>LoginPage</name>
    <message>
        <source>A friend&apos;s computer or a club (Shogi Desktop)</source>
        <translation>友人のコンピューターまたはクラブ（Shogi Desktop）</translation>
    </message>
    <message>
        <source>Floodgate: {game}</source>
        <translation>Floodgate：{game}</translation>
    </message>
    <message>
        <source>Another server (CSA protocol)</source>
        <translation>その他のサーバー（CSAプロトコル）</translation>
    </message>
    <message>
        <source>I play</source>
        <translation>自分が指す</translation>
    </message>
    <message>
        <source>Nobody: I watch a game</source>
        <translation>誰も指さない（観戦する）</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>内蔵エンジン（最強）</translation>
    </message>
    <message>
        <source>{name} at Floodgate, {game}</source>
        <translation>Floodgate {game}（{name}）</translation>
    </message>
    <message>
        <source>{name} at {host}, {game}</source>
        <translation>{host} {game}（{name}）</translation>
    </message>
    <message>
        <source>{name} at {host}</source>
        <translation>{host}（{name}）</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>サーバー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Po&amp;rt</source>
        <translation>ポート(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Game at that server</source>
        <translation>サーバーでの対局名(&amp;G)</translation>
    </message>
    <message>
        <source>Your &amp;name there</source>
        <translation>そこでの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>パスワード(&amp;W)</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>対局数(&amp;M)</translation>
    </message>
    <message>
        <source>W&amp;ho plays</source>
        <translation>対局者(&amp;H)</translation>
    </message>
    <message>
        <source>A public server where programs play each other and people may join in. Rounds start at fixed times.</source>
        <translation>プログラム同士が対局する公開サーバーで、人も参加できます。対局は決まった時刻に始まります。</translation>
    </message>
    <message>
        <source>The host sees the address and the port, and chooses the game and the password.</source>
        <translation>招待する側の画面にアドレスとポートが表示されます。対局条件とパスワードも招待する側が決めます。</translation>
    </message>
    <message>
        <source>Players who ask for the same game are paired. 600-10 in its name means 600 s, then 10 s a move.</source>
        <translation>同じ対局名を指定した人同士が対局します。名前の600-10は、持ち時間600秒、切れたら1手10秒を表します。</translation>
    </message>
    <message>
        <source>Enter the address of the server.</source>
        <translation>サーバーのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>そこで使う名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter the game you want to play there, such as GAME-600-10.</source>
        <translation>対局名をGAME-600-10のように入力してください。</translation>
    </message>
    <message>
        <source>The password is not stored, and it is sent unencrypted: choose one that you use nowhere else.</source>
        <translation>パスワードは保存されず、暗号化されずに送られます。ほかで使っていないものにしてください。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game cannot be backed up in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>対局の途中経過を{folder}に保存できません（{reason}）。対局は続けられますが、終了する前に棋譜を保存してください。</translation>
    </message>
</context>
<context>
    <name>MakeBookDialog</name>
    <message>
        <source>Make an opening book</source>
        <translation>定跡ファイルを作成</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Rated at least</source>
        <translation>レーティング下限</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>手数の範囲</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Make the book…</source>
        <translation>作成…</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>選択中：{number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>一覧のすべて：{number}</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>すべての対局者</translation>
    </message>
    <message>
        <source>Won, drew or lost</source>
        <translation>勝ち・引き分け・負け</translation>
    </message>
    <message>
        <source>Did not lose</source>
        <translation>負けなかった</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝った</translation>
    </message>
    <message>
        <source>Any rating</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Moves by</source>
        <translation>対象の対局者</translation>
    </message>
    <message>
        <source>Their result</source>
        <translation>その結果</translation>
    </message>
    <message>
        <source>Played at least</source>
        <translation>最少出現回数</translation>
    </message>
    <message>
        <source>Counts the moves of the main lines. The explorer shows the book, and players can use it.</source>
        <translation>本譜の指し手を数えます。作成した定跡はエクスプローラーに表示され、対局にも使えます。</translation>
    </message>
    <message>
        <source>First move to count</source>
        <translation>数える最初の手</translation>
    </message>
    <message>
        <source>Last move to count</source>
        <translation>数える最後の手</translation>
    </message>
</context>
<context>
    <name>MannersActions</name>
    <message>
        <source>The draw was declined. The game goes on.</source>
        <translation>引き分けの提案は断られました。対局を続けます。</translation>
    </message>
    <message>
        <source>The proposal was declined. The game goes on.</source>
        <translation>提案は断られました。対局を続けます。</translation>
    </message>
    <message>
        <source>There was no foul. The game goes on.</source>
        <translation>反則ではありません。対局を続けます。</translation>
    </message>
    <message>
        <source>You have offered a draw. The game goes on until it is accepted.</source>
        <translation>引き分けを提案しました。相手が受けるまで対局は続きます。</translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece has been put back.</source>
        <translation>その手は指せません：{reason}駒を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation>これまでの対局</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Table as text…</source>
        <translation>表をテキストで…</translation>
    </message>
    <message>
        <source>Match as JSON…</source>
        <translation>対局をJSONで…</translation>
    </message>
    <message>
        <source>Games in the library</source>
        <translation>棋譜ライブラリで見る</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Back to where you were; the match goes on</source>
        <translation>元の画面に戻ります。対局は続きます</translation>
    </message>
    <message>
        <source>Let engines and levels play each other, and see which is stronger and how sure that is.</source>
        <translation>エンジンや各レベルどうしを対局させ、どちらがどれほど確かに強いかを調べます。</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>MatchPart</name>
    <message>
        <source>Open a match</source>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>Matches (*.json)</source>
        <translation>エンジン対局 (*.json)</translation>
    </message>
    <message>
        <source>My engines</source>
        <translation>エンジンの一覧</translation>
    </message>
    <message>
        <source>The engine match is over.</source>
        <translation>エンジン対局が終わりました。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The games of this match were not kept.</source>
        <translation>この対局の棋譜は保存されていません。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>対局を書き出す</translation>
    </message>
    <message>
        <source>{engine} is not in your list of engines, or its entry differs from the one this match was played with.</source>
        <translation>{engine}はエンジンの一覧にないか、この対局の記述と異なります。</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Handicap ladder</source>
        <translation>手直り戦</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>{games}番勝負</translation>
    </message>
    <message>
        <source>game {number}, replay</source>
        <translation>第{number}局（指し直し）</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>The match is drawn: {score}</source>
        <translation>番勝負は引き分け：{score}</translation>
    </message>
    <message>
        <source>The match goes to {winner}: {score}</source>
        <translation>番勝負は{winner}の勝ち：{score}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>対局者1</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>対局者2</translation>
    </message>
</context>
<context>
    <name>MateFinder</name>
    <message>
        <source>Looking for a mate…</source>
        <translation>詰みを探しています…</translation>
    </message>
    <message>
        <source>{seconds} s of {limit}</source>
        <translation>{limit}秒中{seconds}秒</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Looking for all defences…</source>
        <translation>すべての応手を調べています…</translation>
    </message>
    <message>
        <source>Some defences could not be decided in time.</source>
        <translation>時間内に判定できなかった応手があります。</translation>
    </message>
    <message>
        <source>All defences</source>
        <translation>すべての応手</translation>
    </message>
    <message>
        <source>There is no mate by continuous checks in this position.</source>
        <translation>この局面に王手の連続による詰みはありません。</translation>
    </message>
    <message>
        <source>No mate found in {seconds} s.</source>
        <translation>{seconds}秒では詰みが見つかりませんでした。</translation>
    </message>
    <message>
        <source>It is already in the record.</source>
        <translation>棋譜にすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>All defences are in the record as variations: %Ln moves.</source>
        <translation>
            <numerusform>すべての応手を変化として棋譜に入れました：%Ln手。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves deep</source>
        <translation>
            <numerusform>深さ%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n moves.</source>
        <translation>
            <numerusform>%n手詰め。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to the record as a variation.</source>
        <translation>分岐として棋譜に加えました。</translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message>
        <source>It leads to mate in {plies}.</source>
        <translation>{plies}手詰めになります。</translation>
    </message>
    <message>
        <source>It saves the {piece} on {square} from {move}.</source>
        <translation>{move}で取られる{square}の{piece}を守ります。</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square}.</source>
        <translation>{square}の{piece}を取って駒得です。</translation>
    </message>
    <message>
        <source>It prevents {move}, which attacks two pieces at once and wins the {piece} on {square}.</source>
        <translation>両取りで{square}の{piece}を取る{move}を防ぎます。</translation>
    </message>
    <message>
        <source>It prevents {move}, which pins the {piece} on {square} to the king and wins it.</source>
        <translation>{square}の{piece}を玉に縛って取る{move}を防ぎます。</translation>
    </message>
    <message>
        <source>It prevents {move}, which opens a line of attack and wins the {piece} on {square}.</source>
        <translation>利きを通して{square}の{piece}を取る{move}を防ぎます。</translation>
    </message>
    <message>
        <source>It prevents a mate in {plies}.</source>
        <translation>{plies}手詰めを防ぎます。</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square} within a few moves.</source>
        <translation>数手で{square}の{piece}を取れます。</translation>
    </message>
    <message>
        <source>It takes the {piece} on {square}, which is undefended.</source>
        <translation>ただで{square}の{piece}を取れます。</translation>
    </message>
    <message>
        <source>It prevents {move}, which wins the {piece} on {square} within a few moves.</source>
        <translation>{move}から数手で{square}の{piece}を取られるのを防ぎます。</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>MoveRows</name>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>folded: {number}</source>
        <translation>折りたたみ：{number}手</translation>
    </message>
    <message>
        <source>alternatives: {number}</source>
        <translation>ほかの手：{number}</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the handicap</source>
        <translation>手合割の名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A name, for example “Two pieces and a silver”</source>
        <translation>名前（例：二枚落ち＋銀）</translation>
    </message>
    <message>
        <source>A handicap of this name exists; it will be replaced.</source>
        <translation>同じ名前の手合割があります。上書きされます。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>将棋の種類</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>強さを自動調整</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>The computer plays as</source>
        <translation>コンピューターの指し方</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手（下手）</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手（上手）</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>振り駒</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>{style}: {text}</source>
        <translation>{style}：{text}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>番勝負</translation>
    </message>
    <message>
        <source>Re&amp;commend…</source>
        <translation>おすすめ(&amp;C)…</translation>
    </message>
    <message>
        <source>Compose your o&amp;wn…</source>
        <translation>自分で作る(&amp;W)…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>削除を取り消す</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>&amp;Rules and clocks…</source>
        <translation>ルールと時間(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>秒読み%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>対局者1</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>対局者2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>番勝負(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>将棋の種類(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>手合割(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>持ち時間(&amp;T)</translation>
    </message>
    <message>
        <source>Op&amp;ening</source>
        <translation>戦型(&amp;E)</translation>
    </message>
    <message>
        <source>You &amp;play</source>
        <translation>あなたの手番(&amp;P)</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>一局のみ</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>{games}番勝負</translation>
    </message>
    <message>
        <source>Handicap ladder</source>
        <translation>手直り戦</translation>
    </message>
    <message>
        <source>Rename the handicap</source>
        <translation>手合割の名前を変更</translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation>レベル{number}：{name}(&amp;L)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>{side}の名前</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source> min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation>秒／手</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>対局エンジン</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>設定セット</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>持ち時間による</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>1手の局面数</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>読みの深さ（手数）</translation>
    </message>
    <message>
        <source> s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>対局エンジン(&amp;Y)</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>It plays as well as it can; without a clock, {seconds} s a move.</source>
        <translation>全力で指します。時計がないときは1手{seconds}秒です。</translation>
    </message>
    <message>
        <source>It plays as well as it can in that time.</source>
        <translation>その時間内で全力で指します。</translation>
    </message>
    <message>
        <source>Built-in engine, at a level</source>
        <translation>内蔵エンジン（レベル別）</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>定跡を使わない</translation>
    </message>
    <message>
        <source>Book {name}</source>
        <translation>定跡「{name}」</translation>
    </message>
    <message>
        <source>Book {name}, best moves</source>
        <translation>定跡「{name}」（最善手）</translation>
    </message>
    <message>
        <source>A weaker opponent</source>
        <translation>弱い相手</translation>
    </message>
    <message>
        <source>A stronger opponent</source>
        <translation>強い相手</translation>
    </message>
    <message>
        <source>All opponent&amp;s…</source>
        <translation>すべての相手(&amp;S)…</translation>
    </message>
    <message>
        <source>More cho&amp;ices</source>
        <translation>その他の設定(&amp;I)</translation>
    </message>
    <message>
        <source>Fewer cho&amp;ices</source>
        <translation>設定を閉じる(&amp;I)</translation>
    </message>
    <message>
        <source>Decided by tossing five pawns (furigoma)</source>
        <translation>歩を5枚振って先後を決めます</translation>
    </message>
    <message>
        <source>Adjusts to your results after every game</source>
        <translation>対局のたびに、成績に合わせて強さを変えます</translation>
    </message>
    <message>
        <source>Toss pawns for the colours (furigoma)</source>
        <translation>振り駒で先後を決める</translation>
    </message>
    <message>
        <source>Three wins in a row change the handicap by one step. The match has no fixed end.</source>
        <translation>3連勝すると手合割が1段階変わります（手直り）。番勝負に終わりはありません。</translation>
    </message>
    <message>
        <source>White gives the handicap in every game. A void game is replayed.</source>
        <translation>毎局、上手が駒を落とします。無勝負は指し直します。</translation>
    </message>
    <message>
        <source>The players change colours after every game. A void game is replayed.</source>
        <translation>1局ごとに先後を入れ替えます。無勝負は指し直します。</translation>
    </message>
    <message>
        <source>The game on the board will be stopped.</source>
        <translation>現在の対局は中断されます。</translation>
    </message>
    <message>
        <source>Thinks on your time</source>
        <translation>相手の手番中も考える</translation>
    </message>
    <message>
        <source>Up to the engine</source>
        <translation>エンジンにまかせる</translation>
    </message>
    <message>
        <source>It examines that many positions, the same on any computer.</source>
        <translation>その数の局面を読みます。どのコンピューターでも同じです。</translation>
    </message>
    <message>
        <source>It looks that many moves ahead.</source>
        <translation>その手数だけ先を読みます。</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New engine match</source>
        <translation>新しいエンジン対局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Named after its players</source>
        <translation>対局者の名前を使います</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>盤上の局面</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source> points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Hundredths of a pawn</source>
        <translation>歩の百分の一</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>種類(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>対局者(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Who plays whom</source>
        <translation>組み合わせ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Games at on&amp;ce</source>
        <translation>同時の局数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>開始局面(&amp;O)</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>終了の条件</translation>
    </message>
    <message>
        <source>Each opening is played with both colours.</source>
        <translation>同じ開始局面を先後を替えて指します。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>First against all others</source>
        <translation>先頭対ほか全員</translation>
    </message>
    <message>
        <source>The program&apos;s balanced openings</source>
        <translation>互角の序盤局面集（内蔵）</translation>
    </message>
    <message>
        <source>The normal start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Resign when both see it lost by</source>
        <translation>両者が劣勢と認めたら投了</translation>
    </message>
    <message>
        <source>Stop when decided (SPRT), Elo</source>
        <translation>判定で終了（SPRT）、Elo</translation>
    </message>
    <message>
        <source>Elo of the first hypothesis</source>
        <translation>第一の仮説のElo</translation>
    </message>
    <message>
        <source>Elo of the second hypothesis</source>
        <translation>第二の仮説のElo</translation>
    </message>
    <message>
        <source>&amp;Time for engines (levels have their own)</source>
        <translation>エンジンの持ち時間(&amp;T)（レベルは固有）</translation>
    </message>
    <message>
        <source>Ga&amp;mes per pair</source>
        <translation>一組の局数(&amp;M)</translation>
    </message>
    <message>
        <source>The first player is Black.</source>
        <translation>先頭の対局者が先手です。</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number}k</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number}M</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number}G</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>No computer named {host} was found. Check the spelling of the address.</source>
        <translation>「{host}」というコンピューターは見つかりません。アドレスの書き間違いがないか確かめてください。</translation>
    </message>
    <message>
        <source>{host} cannot be reached over the network. Check that this computer is connected.</source>
        <translation>ネットワークで{host}に届きません。このコンピューターがつながっているか確かめてください。</translation>
    </message>
    <message>
        <source>No game server answers at {host}, port {port}. Check the port, and that the server has been started.</source>
        <translation>{host}のポート{port}で応答する対局サーバーがありません。ポート番号と、サーバーが起動していることを確かめてください。</translation>
    </message>
    <message>
        <source>{host} does not answer. A firewall may be blocking it, or it is not a game server.</source>
        <translation>{host}から応答がありません。ファイアウォールに遮られているか、対局サーバーではないようです。</translation>
    </message>
    <message>
        <source>{host} refused the login. The password may be wrong, or the name may be in use.</source>
        <translation>{host}にログインを拒否されました。パスワードが違うか、名前が使われています。</translation>
    </message>
    <message>
        <source>{host} did not accept the password. Check it and try again.</source>
        <translation>{host}はこのパスワードを受け付けませんでした。確かめて、もう一度試してください。</translation>
    </message>
    <message>
        <source>Someone is already logged in at {host} under this name. Choose another name.</source>
        <translation>この名前ではすでに{host}に別の人がログインしています。別の名前にしてください。</translation>
    </message>
    <message>
        <source>{host} is full. Try again later.</source>
        <translation>{host}は満員です。あとでもう一度試してください。</translation>
    </message>
    <message>
        <source>{host} uses a version of the protocol that this program does not support ({detail}).</source>
        <translation>{host}のプロトコルのバージョンにこのプログラムは対応していません（{detail}）。</translation>
    </message>
    <message>
        <source>{host} offered a game that this program does not support ({detail}). It was declined.</source>
        <translation>{host}が提示した対局の種類にこのプログラムは対応していません（{detail}）。対局を拒否しました。</translation>
    </message>
    <message>
        <source>{host} sent too much at once. The connection was closed.</source>
        <translation>{host}が一度に多くを送りすぎました。接続を閉じました。</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>{host}との接続が切れました。</translation>
    </message>
    <message>
        <source>{host} did not keep the game. The moves played so far are saved.</source>
        <translation>{host}には対局が残っていませんでした。そこまでの棋譜は保存されています。</translation>
    </message>
    <message>
        <source>Games cannot be watched at {host}: it is not a server of Shogi Desktop.</source>
        <translation>{host}では観戦できません。Shogi Desktopのサーバーではありません。</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won}勝{lost}敗{drawn}分</translation>
    </message>
    <message>
        <source>{number} broken off</source>
        <translation>中断{number}</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s more for a move than it took here: the network is slow.</source>
        <translation>サーバーが計った1手の消費時間は、こちらより最大{seconds}秒長くなっています。ネットワークが遅いようです。</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s less for a move than it took here: the clocks differ.</source>
        <translation>サーバーが計った1手の消費時間は、こちらより最大{seconds}秒短くなっています。時計の進み方が違います。</translation>
    </message>
    <message>
        <source>A name for servers has up to 32 characters: unaccented Latin letters, digits and _ @ . - without spaces.</source>
        <translation>サーバーでの名前は、半角の英字・数字と _ @ . - で32文字まで、空白なしで書いてください。</translation>
    </message>
    <message>
        <source>A password for servers has up to 128 characters: unaccented Latin letters, digits and punctuation, without spaces.</source>
        <translation>サーバーのパスワードは、半角の英字・数字・記号で128文字まで、空白なしで書いてください。</translation>
    </message>
    <message>
        <source>{seconds} s of byōyomi</source>
        <translation>秒読み{seconds}秒</translation>
    </message>
    <message>
        <source>{seconds} s added for each move</source>
        <translation>1手ごとに{seconds}秒加算</translation>
    </message>
    <message>
        <source>the first {seconds} s of a move are free</source>
        <translation>1手につき最初の{seconds}秒は消費なし</translation>
    </message>
    <message>
        <source>A position set by the server</source>
        <translation>サーバーの指定局面</translation>
    </message>
    <message>
        <source>{side}; you move first</source>
        <translation>{side}（先に指します）</translation>
    </message>
    <message>
        <source>{side}; your opponent moves first</source>
        <translation>{side}（相手が先に指します）</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Your time</source>
        <translation>あなたの持ち時間</translation>
    </message>
    <message>
        <source>Opponent&apos;s time</source>
        <translation>相手の持ち時間</translation>
    </message>
    <message>
        <source>27-point declaration</source>
        <translation>27点法の入玉宣言あり</translation>
    </message>
    <message numerus="yes">
        <source>drawn after %n moves</source>
        <translation>
            <numerusform>%n手で引き分け</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Continues after move {number}</source>
        <translation>{number}手目の後から再開</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>{host} sent something that this program does not understand ({detail}). The connection was closed.</source>
        <translation>{host}から、このプログラムに理解できないものが届きました（{detail}）。接続を閉じました。</translation>
    </message>
</context>
<context>
    <name>OnlinePart</name>
    <message>
        <source>You are playing over the network. Finish that game first.</source>
        <translation>ネットワーク対局中です。先にその対局を終えてください。</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>{host}に接続しています…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>{host}で相手を待っています…</translation>
    </message>
    <message>
        <source>You can do something else in the meantime; this window comes to the front when a game is offered.</source>
        <translation>その間ほかのことをしていてもかまいません。対局を提案されると、このウィンドウが前面に出ます。</translation>
    </message>
    <message>
        <source>Waiting for the opponent to agree…</source>
        <translation>相手の同意を待っています…</translation>
    </message>
    <message>
        <source>{name} declined the game.</source>
        <translation>{name}さんは対局を断りました。</translation>
    </message>
    <message>
        <source>Your guest can still reach your computer for a rematch.</source>
        <translation>再対局のため、招待の受け付けは続いています。</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>招待を終える</translation>
    </message>
    <message>
        <source>The connection is back, and the game continues.</source>
        <translation>接続が回復し、対局が続きます。</translation>
    </message>
    <message>
        <source>{name} has lost the connection. The clocks are stopped until it is back.</source>
        <translation>{name}さんの接続が切れました。戻るまで時計は止まります。</translation>
    </message>
    <message>
        <source>{name} is back, and the game continues.</source>
        <translation>{name}さんが戻り、対局が続きます。</translation>
    </message>
    <message>
        <source>The connection to {host} was lost. Reconnecting for up to two minutes; the game continues if the server has kept it.</source>
        <translation>{host}との接続が切れました。最長2分間、再接続を試みます。サーバーに対局が残っていれば続けられます。</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>対局を離れる</translation>
    </message>
    <message>
        <source>You have resigned. This server accepts it only on your turn; the clock runs until then.</source>
        <translation>投了します。このサーバーには自分の手番で伝わるので、それまで時計は動きます。</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({reason}). It continues.</source>
        <translation>対局を{folder}に保存できません（{reason}）。対局は続きます。</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so the interrupted game cannot be continued.</source>
        <translation>{file}を読めないため（{reason}）、中断した対局を続けられません。</translation>
    </message>
    <message>
        <source>Your game with {name} at {host} was interrupted. It can continue if the server has kept it.</source>
        <translation>{host}での{name}さんとの対局が途切れました。サーバーに残っていれば続けられます。</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>続ける…</translation>
    </message>
    <message>
        <source>Enter the password again to continue your game.</source>
        <translation>対局を続けるには、もう一度パスワードを入力してください。</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Level {number}</source>
        <translation>レベル{number}</translation>
    </message>
    <message>
        <source>Next to beat</source>
        <translation>次の目標</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>勝利</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}, drawn {drawn}</source>
        <translation>{won}勝{lost}敗{drawn}分</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}</source>
        <translation>{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Who would you like to play?</source>
        <translation>だれと指しますか。</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Find an option</source>
        <translation>オプションを探す</translation>
    </message>
    <message>
        <source>No option has that name.</source>
        <translation>その名前のオプションはありません。</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>{option}: choose a file</source>
        <translation>{option}：ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>Back to the engine&apos;s default</source>
        <translation>エンジンの既定値に戻します</translation>
    </message>
    <message>
        <source>{option}: back to the engine&apos;s default</source>
        <translation>{option}：エンジンの既定値に戻す</translation>
    </message>
</context>
<context>
    <name>OwnFiles</name>
    <message>
        <source>Add mating problems</source>
        <translation>詰将棋を追加</translation>
    </message>
    <message>
        <source>Add a folder of mating problems</source>
        <translation>詰将棋のフォルダーを追加</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file}を読めません（{reason}）。</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>{file} has no mating problems any more. Check the file, or remove it from the list.</source>
        <translation>{file}には詰将棋がもうありません。ファイルを確認するか、一覧から外してください。</translation>
    </message>
    <message>
        <source>Which ones…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>除外したもの</translation>
    </message>
    <message>
        <source>Left out, because they are not mating problems: {count}</source>
        <translation>詰将棋でないため除外：{count}</translation>
    </message>
</context>
<context>
    <name>PaceForm</name>
    <message>
        <source>Time for engines</source>
        <translation>エンジンの持ち時間</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>1手の局面数</translation>
    </message>
    <message>
        <source>Depth for each move</source>
        <translation>1手の深さ</translation>
    </message>
    <message>
        <source>Clock with byōyomi</source>
        <translation>秒読みの時計</translation>
    </message>
    <message>
        <source>Clock with increment</source>
        <translation>加算（フィッシャー）の時計</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds a move</source>
        <translation>1手のミリ秒</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>1手の局面数</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>深さ（手数）</translation>
    </message>
    <message>
        <source> min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation>秒／手</translation>
    </message>
    <message>
        <source>Byōyomi in seconds</source>
        <translation>秒読み（秒）</translation>
    </message>
    <message>
        <source>Periods of byōyomi</source>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source> s more</source>
        <translation>秒加算</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>加算（秒）</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>positions: {number}</source>
        <translation>{number}局面</translation>
    </message>
    <message>
        <source>depth: {number}</source>
        <translation>深さ{number}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体を表示</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Squares that must match</source>
        <translation>検索の対象になるマス</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>any</source>
        <translation>対象外</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation>局面検索</translation>
    </message>
    <message>
        <source>The whole position</source>
        <translation>局面全体</translation>
    </message>
    <message>
        <source>Marked squares</source>
        <translation>指定したマス</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Either side to move</source>
        <translation>どちらの手番でも</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side}番</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>左右反転も</translation>
    </message>
    <message>
        <source>Mark all pieces</source>
        <translation>すべての駒を指定</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>指定を解除</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>棋譜を検索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation>持ち駒（最低枚数）</translation>
    </message>
    <message>
        <source>What must match</source>
        <translation>検索の対象</translation>
    </message>
    <message>
        <source>Also with left and right swapped</source>
        <translation>左右を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>先後反転も</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>先手と後手を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>{side} has at least this many {piece} in hand</source>
        <translation>{side}の持ち駒の{piece}の最低枚数</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must match.</source>
        <translation>すべてのマス、両者の持ち駒、手番が一致する局面を探します。</translation>
    </message>
    <message>
        <source>Only the framed squares must match, empty ones included. Click a square, or drag over several, to change the selection.</source>
        <translation>枠で囲んだマスだけが一致する局面を探します（空きマスも含みます）。マスをクリックするか、ドラッグでなぞると指定を変えられます。</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Picture of the position</source>
        <translation>局面の画像</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Same as moves</source>
        <translation>棋譜に合わせる</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>対局者名</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>最終手の印</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>後手を手前に</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>In millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>背景を透明に</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>解像度（dpi）</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Outlined pieces</source>
        <translation>駒形</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>榧</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>和紙</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>盤と同じ</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最終手</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>盤の下</translation>
    </message>
    <message>
        <source>Book diagram</source>
        <translation>書籍風</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>&amp;Pieces</source>
        <translation>駒(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;White&apos;s pieces of dark wood</source>
        <translation>後手の駒を濃い木目に(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Folder for your own pieces</source>
        <translation>自作の駒のフォルダー(&amp;F)</translation>
    </message>
</context>
<context>
    <name>PieceSets</name>
    <message>
        <source>Two characters</source>
        <translation>二文字駒</translation>
    </message>
    <message>
        <source>One character</source>
        <translation>一文字駒</translation>
    </message>
    <message>
        <source>International, with marks for moves</source>
        <translation>国際駒（動きの印付き）</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>英字駒</translation>
    </message>
    <message>
        <source>For beginners, with dots</source>
        <translation>初心者用（動きの点付き）</translation>
    </message>
    <message>
        <source>These pieces cannot be used: {file}: {reason}.</source>
        <translation>この駒は使えません：{file}：{reason}</translation>
    </message>
</context>
<context>
    <name>PieceSettings</name>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>The pieces of both games</source>
        <translation>二つの将棋の駒</translation>
    </message>
    <message>
        <source>White&apos;s pieces of dark wood</source>
        <translation>後手の駒を濃い木目に</translation>
    </message>
    <message>
        <source>Your own pieces</source>
        <translation>自作の駒</translation>
    </message>
    <message>
        <source>Open {folder}, the place for your own sets</source>
        <translation>自作の駒を置く{folder}を開きます</translation>
    </message>
    <message>
        <source>{count} more of your own sets cannot be used.</source>
        <translation>ほかに、使えない自作の駒が{count}組あります。</translation>
    </message>
    <message>
        <source>Put your own sets into {folder}.</source>
        <translation>自作の駒は{folder}に置きます。</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>King</source>
        <translation>玉</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>妃</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飛車</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>金</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>銀</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>香車</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>歩</translation>
    </message>
    <message>
        <source>Dragon (promoted rook)</source>
        <translation>龍（成った飛車）</translation>
    </message>
    <message>
        <source>Horse (promoted bishop)</source>
        <translation>馬（成った角）</translation>
    </message>
    <message>
        <source>Promoted silver</source>
        <translation>成銀</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>成桂</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>成香</translation>
    </message>
    <message>
        <source>Tokin (promoted pawn)</source>
        <translation>と金（成った歩）</translation>
    </message>
    <message>
        <source>in every direction</source>
        <translation>全方向</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>縦横四方向</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>斜め四方向</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>斜め前</translation>
    </message>
    <message>
        <source>straight forward and backward</source>
        <translation>前後</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>まっすぐ前</translation>
    </message>
    <message>
        <source>Any number of squares {directions}.</source>
        <translation>{directions}に何マスでも。</translation>
    </message>
    <message>
        <source>One square {directions}.</source>
        <translation>{directions}に一マス。</translation>
    </message>
    <message>
        <source>Jumps two squares forward and one to the side.</source>
        <translation>前に二マス、横に一マスの所へ跳びます。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>Knight (from chess)</source>
        <translation>跳馬（チェスのナイト）</translation>
    </message>
    <message>
        <source>Promoted knight (from chess)</source>
        <translation>成跳（成った跳馬）</translation>
    </message>
    <message>
        <source>Jumps two squares straight and one to the side, in any direction.</source>
        <translation>縦か横に二マス、その横に一マスの所へ、八方に跳びます。</translation>
    </message>
</context>
<context>
    <name>PlacingDialog</name>
    <message>
        <source>How strong am I?</source>
        <translation>強さを決める</translation>
    </message>
    <message>
        <source>How well do you play shogi?</source>
        <translation>将棋はどのくらい指せますか？</translation>
    </message>
    <message>
        <source>I know chess</source>
        <translation>チェスを知っています</translation>
    </message>
    <message>
        <source>I have a grade</source>
        <translation>段級があります</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>わかりません</translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation>{number}級</translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation>{number}段</translation>
    </message>
    <message>
        <source>About which grade</source>
        <translation>およその段級</translation>
    </message>
    <message>
        <source>A coach warns me of bad moves before they count</source>
        <translation>悪い手を指したら、応手の前にコーチが知らせる</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>I&apos;m new to it</source>
        <translation>初めてです</translation>
    </message>
    <message>
        <source>Your first two games will show; the computer&apos;s strength changes a lot after each of them.</source>
        <translation>最初の二局でわかります。一局ごとにコンピューターの強さが大きく変わります。</translation>
    </message>
    <message>
        <source>The computer starts at level {number}: {name}. From then on it adapts to you.</source>
        <translation>コンピューターはレベル{number}（{name}）から始め、あなたに合わせていきます。</translation>
    </message>
</context>
<context>
    <name>PlayOnlineDialog</name>
    <message>
        <source>Play on a server</source>
        <translation>サーバーで対局</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>断る(&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>You are offered a game</source>
        <translation>対局の提案</translation>
    </message>
    <message>
        <source>The server is the referee of moves, time and result. During the game no move can be taken back, and hints, analysis, books and the library are closed.</source>
        <translation>指し手・時間・勝敗はサーバーが判定します。対局中は待ったができず、ヒント・検討・定跡・棋譜ライブラリは使えません。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>対局する(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>接続(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen for some moves that it was losing.</source>
        <translation>コンピューターは数手前から負けと判断していました。</translation>
    </message>
</context>
<context>
    <name>PlayPart</name>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Your game did not end: it is waiting to be resumed.</source>
        <translation>前回の対局は途中のまま残っています。続きから再開できます。</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>is thinking…</source>
        <translation>考慮中…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>byōyomi, {periods}</source>
        <translation>秒読み{periods}</translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>then {periods}</source>
        <translation>その後{periods}</translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
        <translation>その後1手{seconds}秒</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Level {number}</source>
        <translation>レベル{number}</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>レベル{number}：{name}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation>エンジンを起動中…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>設定セット</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>この対局者を外す</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>内蔵エンジン（最強）</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>別の時間</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>同じ時間</translation>
    </message>
    <message>
        <source>Give this engine a time of its own</source>
        <translation>このエンジンだけ別の持ち時間にします</translation>
    </message>
    <message>
        <source>Give this engine the time of the others</source>
        <translation>このエンジンもほかと同じ持ち時間にします</translation>
    </message>
</context>
<context>
    <name>PlayersBooks</name>
    <message>
        <source>Add a book…</source>
        <translation>定跡ファイルを加える…</translation>
    </message>
    <message>
        <source>New empty book…</source>
        <translation>新しい空の定跡…</translation>
    </message>
    <message>
        <source>Opening books ({endings})</source>
        <translation>定跡ファイル ({endings})</translation>
    </message>
    <message>
        <source>Add a book</source>
        <translation>定跡ファイルを加える</translation>
    </message>
    <message>
        <source>New empty book</source>
        <translation>新しい空の定跡</translation>
    </message>
    <message>
        <source>YaneuraOu book</source>
        <translation>やねうら王の定跡</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>定跡</translation>
    </message>
    <message>
        <source>{book}: moves from this position</source>
        <translation>{book}：この局面からの手</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>一覧から外す</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Add a player</source>
        <translation>対局者を追加</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Won – drawn – lost</source>
        <translation>勝ち－引き分け－負け</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>LOS</source>
        <translation>LOS</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>ms／手</translation>
    </message>
    <message>
        <source>Lost by</source>
        <translation>負けの原因</translation>
    </message>
    <message>
        <source>Out of the games played; a win is one point, a draw half</source>
        <translation>局数に対する得点。勝ち1点、引き分け0.5点</translation>
    </message>
    <message>
        <source>Rating difference with its 95% margin of error</source>
        <translation>レーティング差と95%の誤差</translation>
    </message>
    <message>
        <source>Likelihood of being the stronger one</source>
        <translation>より強い確率</translation>
    </message>
    <message>
        <source>Milliseconds per move as measured here</source>
        <translation>1手のミリ秒（実測）</translation>
    </message>
    <message>
        <source>Games lost through a failure of the engine, not on the board</source>
        <translation>指し手でなくエンジンの不具合で負けた局</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Like a person</source>
        <translation>人のように</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>負けたら</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>A coach warns of bad moves before they count</source>
        <translation>悪い手を指したら、応手の前にコーチが知らせる</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>All letters upright</source>
        <translation>駒は正面向き</translation>
    </message>
    <message>
        <source>The board between two people</source>
        <translation>二人対局での盤</translation>
    </message>
    <message>
        <source> s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Minimum per move</source>
        <translation>1手の最短時間</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>1手の最長時間</translation>
    </message>
    <message>
        <source>set by level</source>
        <translation>レベルに応じて</translation>
    </message>
    <message>
        <source>The strongest level uses all the time on its clock</source>
        <translation>最強のレベルは持ち時間を使う</translation>
    </message>
    <message>
        <source>The strongest level thinks on your time</source>
        <translation>最強のレベルは相手の手番中も考える</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>応手</translation>
    </message>
    <message>
        <source>Its own way</source>
        <translation>自分の流儀で</translation>
    </message>
    <message>
        <source>Each character has its own way; levels from 17 up resign lost games</source>
        <translation>キャラクターごとに流儀があります。レベル17以上は負けた対局を投了します</translation>
    </message>
    <message>
        <source>Turns to the player to move</source>
        <translation>手番側を手前に</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>左右反転も</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>局面指定を解除</translation>
    </message>
    <message>
        <source>Show games whatever their positions</source>
        <translation>局面を問わずに棋譜を表示します</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>この局面が現れる棋譜</translation>
    </message>
    <message>
        <source>Games with this pattern</source>
        <translation>この部分図が現れる棋譜</translation>
    </message>
    <message>
        <source>Also with left and right swapped</source>
        <translation>左右を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>先後反転も</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>先手と後手を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Choose which squares must match</source>
        <translation>検索の対象にするマスを選びます</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>答えを見る(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Looking at this move…</source>
        <translation>この手を調べています…</translation>
    </message>
    <message>
        <source>{move} is right.</source>
        <translation>{move}は正解です。</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{total}問中{number}問目</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>終わる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>{move} lowers your winning chances by {loss}: {answer}. Try another move.</source>
        <translation>{move}では勝率が{loss}下がります（{answer}）。別の手を考えてください。</translation>
    </message>
    <message>
        <source>The move played was {move}.</source>
        <translation>実戦は{move}でした。</translation>
    </message>
    <message>
        <source>solved first time: {number}</source>
        <translation>一度で正解：{number}</translation>
    </message>
    <message>
        <source>Move {number}, {side} to move. Find a better move than the one played.</source>
        <translation>{number}手目、{side}の番です。実戦より良い手を探してください。</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>Save kifu as PDF</source>
        <translation>棋譜をPDFに保存</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFに保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Kifu</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>局面図</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>記録用紙</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>用紙の向き</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation>最終局面の局面図</translation>
    </message>
    <message>
        <source> moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Where there is room</source>
        <translation>余白に応じて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Every {moves} moves</source>
        <translation>{moves}手ごと</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤上の局面</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Pages of problems</source>
        <translation>問題のページ数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>最後のページに解答</translation>
    </message>
    <message>
        <source>Number of moves of mating problems</source>
        <translation>詰将棋の手数</translation>
    </message>
    <message>
        <source>As a booklet, to be folded</source>
        <translation>中綴じの冊子にする</translation>
    </message>
    <message>
        <source>Take positions from files…</source>
        <translation>ファイルから局面を読み込む…</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>後手を手前に</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>Two moves</source>
        <translation>2手</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>記入できる手数</translation>
    </message>
    <message>
        <source>Room for times</source>
        <translation>時間の欄</translation>
    </message>
    <message>
        <source>Names from the record</source>
        <translation>棋譜の対局者名を記入</translation>
    </message>
    <message>
        <source>Game records and positions</source>
        <translation>棋譜と局面</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Take positions from files</source>
        <translation>ファイルから局面を読み込む</translation>
    </message>
    <message>
        <source>Reading {done} of {total}…</source>
        <translation>読み込み中：{done}／{total}…</translation>
    </message>
    <message numerus="yes">
        <source>%n positions and games from files.</source>
        <translation>
            <numerusform>ファイルから%n件を読み込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFに保存</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>Page {done} of {total}…</source>
        <translation>{done}／{total}ページ…</translation>
    </message>
    <message>
        <source>Printing is not possible here ({reason}). Save as PDF and print that.</source>
        <translation>この環境では印刷できません（{reason}）。PDFに保存して印刷してください。</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>しおりの局面図</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>評価値グラフ</translation>
    </message>
    <message>
        <source>Diagrams along the way</source>
        <translation>途中の局面図</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>1ページの図</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>題名なし</translation>
    </message>
    <message>
        <source>Per line</source>
        <translation>1行に</translation>
    </message>
    <message>
        <source>No record is open: take positions from files.</source>
        <translation>棋譜が開かれていません。ファイルから局面を読み込んでください。</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>消費時間</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>第{number}図</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>先手番</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>後手番</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>{mark} signature</source>
        <translation>{mark} 署名</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game}の記録用紙</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation>{number}手目まで</translation>
    </message>
    <message>
        <source>In hand: {pieces}</source>
        <translation>持駒：{pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The printer refuses the job ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>プリンターで印刷できません（{reason}）。別のプリンターを選ぶか、棋譜をPDFに保存してください。</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>正解を見る(&amp;S)</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>最初から(&amp;O)</translation>
    </message>
    <message>
        <source>Show the number of moves</source>
        <translation>手数を表示する</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>盤で調べる(&amp;U)</translation>
    </message>
    <message>
        <source>The problem on the board, with its solution and analysis</source>
        <translation>問題を正解とともに盤に出して検討します</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Number of the problem</source>
        <translation>問題の番号</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Your own</source>
        <translation>自分の問題集(&amp;Y)</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Remove this collection from the list</source>
        <translation>この問題集を一覧から外す</translation>
    </message>
    <message>
        <source>&amp;Check it</source>
        <translation>検討する(&amp;C)</translation>
    </message>
    <message>
        <source>Look for other solutions and for pieces that are not needed</source>
        <translation>余詰と不要な駒を調べます</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>These problems on paper, with or without solutions</source>
        <translation>これらの問題を紙に印刷します（解答あり・なし）</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>対象の問題</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>今日の復習</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>手数すべて</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>手筋</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>手筋すべて</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>難易度すべて</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Black mates in {plies}.</source>
        <translation>先手で{plies}手詰め。</translation>
    </message>
    <message>
        <source>Black mates.</source>
        <translation>先手で詰み。</translation>
    </message>
    <message>
        <source>White mates in {plies}.</source>
        <translation>後手で{plies}手詰め。</translation>
    </message>
    <message>
        <source>White mates.</source>
        <translation>後手で詰み。</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>{plies}手詰め</translation>
    </message>
    <message>
        <source>White has made a mistake: find Black&apos;s best move.</source>
        <translation>後手が悪手を指しました。先手の最善手を見つけてください。</translation>
    </message>
    <message>
        <source>Black has made a mistake: find White&apos;s best move.</source>
        <translation>先手が悪手を指しました。後手の最善手を見つけてください。</translation>
    </message>
    <message>
        <source>Black to move: find the best move.</source>
        <translation>先手番：最善手を見つけてください。</translation>
    </message>
    <message>
        <source>White to move: find the best move.</source>
        <translation>後手番：最善手を見つけてください。</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>捨て駒</translation>
    </message>
    <message>
        <source>quiet move</source>
        <translation>駒を取らない手</translation>
    </message>
    <message>
        <source>discovered check</source>
        <translation>開き王手</translation>
    </message>
    <message>
        <source>drop in between</source>
        <translation>合駒</translation>
    </message>
    <message>
        <source>no promotion</source>
        <translation>不成</translation>
    </message>
    <message>
        <source>pawn drop</source>
        <translation>打ち歩</translation>
    </message>
    <message>
        <source>king hunt</source>
        <translation>追い詰め</translation>
    </message>
    <message>
        <source>Difficulty {number} of 5</source>
        <translation>難易度{number}（5段階）</translation>
    </message>
    <message>
        <source>Mating problems added: {count}.</source>
        <translation>追加した詰将棋：{count}題</translation>
    </message>
    <message>
        <source>The side to be mated has no king: put one on the board.</source>
        <translation>玉方に玉がありません。盤に置いてください。</translation>
    </message>
    <message>
        <source>It cannot be read as a kifu or a list of positions.</source>
        <translation>棋譜や局面の一覧として読めません。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>中身がありません。</translation>
    </message>
    <message>
        <source>There are too many files or problems: the rest was not read.</source>
        <translation>ファイルまたは問題が多すぎるため、残りは読み込みませんでした。</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>{time}で正解</translation>
    </message>
    <message>
        <source>All problems in this collection are solved.</source>
        <translation>この問題集の問題はすべて解けています。</translation>
    </message>
    <message>
        <source>No problem in this collection is due today.</source>
        <translation>この問題集に今日復習する問題はありません。</translation>
    </message>
    <message>
        <source>No problem in this collection matches the choices above.</source>
        <translation>この問題集に、上の条件に合う問題はありません。</translation>
    </message>
    <message>
        <source>No mate was found from here in time. Start over to get a hint.</source>
        <translation>ここからの詰みは時間内に見つかりませんでした。ヒントを見るには最初からやり直してください。</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>持ち駒を見てください。</translation>
    </message>
    <message>
        <source>The marked piece gives check.</source>
        <translation>印のついた駒で王手をかけます。</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>印のついた駒ならできます。</translation>
    </message>
    <message>
        <source>That is not check: every move has to give check.</source>
        <translation>王手ではありません。詰将棋では攻方は必ず王手をかけます。</translation>
    </message>
    <message>
        <source>That mates too, but only in {plies}. There is a shorter way.</source>
        <translation>それでも詰みますが{plies}手かかります。もっと早い詰みがあります。</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether that mates. Try another move.</source>
        <translation>詰むかどうか時間内に判定できませんでした。別の手を試してください。</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}. Try another move.</source>
        <translation>その手では勝率が{loss}下がります。別の手を考えてください。</translation>
    </message>
    <message>
        <source>No mate: {move} escapes.</source>
        <translation>詰みません。{move}で逃れます。</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}: {move}. Try another move.</source>
        <translation>その手では勝率が{loss}下がります（{move}）。別の手を考えてください。</translation>
    </message>
    <message>
        <source>Mate. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>詰みました。一度で解けなかったので、明日また出題します。</translation>
    </message>
    <message>
        <source>Mate. Solved in {time}.</source>
        <translation>詰みました。{time}で正解です。</translation>
    </message>
    <message>
        <source>Right. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>正解です。一度で解けなかったので、明日また出題します。</translation>
    </message>
    <message>
        <source>Right. Solved in {time}.</source>
        <translation>正解です。{time}で解きました。</translation>
    </message>
    <message>
        <source>The last move, {move}, was a mistake: {reason} ({line})</source>
        <translation>直前の手{move}は悪手でした。{reason}（{line}）</translation>
    </message>
    <message>
        <source>{reason} ({line})</source>
        <translation>{reason}（{line}）</translation>
    </message>
    <message>
        <source>Not {move}: {reason} ({line})</source>
        <translation>{move}ではいけません。{reason}（{line}）</translation>
    </message>
    <message>
        <source>The solution: {moves}</source>
        <translation>正解：{moves}</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>この局面に詰みはありません。</translation>
    </message>
    <message>
        <source>Mate in {plies}, with other solutions.</source>
        <translation>{plies}手詰めですが、余詰があります。</translation>
    </message>
    <message>
        <source>Move {number}: {kind}: {moves}</source>
        <translation>{number}手目：{kind}：{moves}</translation>
    </message>
    <message>
        <source>Not needed: the {piece} in hand.</source>
        <translation>不要な駒：持駒の{piece}。</translation>
    </message>
    <message>
        <source>Not needed: the {piece} on {square}.</source>
        <translation>不要な駒：{square}の{piece}。</translation>
    </message>
    <message>
        <source>Left in hand at the end: {piece} × {count}.</source>
        <translation>駒余り：{piece}{count}枚。</translation>
    </message>
    <message>
        <source>another solution, as short</source>
        <translation>同手数の余詰</translation>
    </message>
    <message>
        <source>another solution, longer</source>
        <translation>手数の長い余詰</translation>
    </message>
    <message>
        <source>a shorter solution</source>
        <translation>早詰</translation>
    </message>
    <message>
        <source>the same with or without promotion</source>
        <translation>成・不成の非限定</translation>
    </message>
    <message>
        <source>another last move</source>
        <translation>最終手余詰</translation>
    </message>
    <message>
        <source>Your progress in problems could not be read. The file was moved to {file}.</source>
        <translation>解いた問題の記録を読めませんでした。ファイルは{file}に移しました。</translation>
    </message>
    <message>
        <source>Your progress in problems cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>問題の進み具合を{file}に保存できません（{reason}）。ディスクの空きを増やすか、書き込みを許可してください。</translation>
    </message>
    <message>
        <source>Mating problems added: {count}. Left out: {others}.</source>
        <translation>詰将棋を{count}題追加しました。除外：{others}。</translation>
    </message>
    <message>
        <source>This is the start of a game, not a mating problem.</source>
        <translation>これは対局の開始局面で、詰将棋ではありません。</translation>
    </message>
    <message>
        <source>The side to move cannot give check, so this is not a mating problem.</source>
        <translation>手番の側に王手をかける手がないので、詰将棋ではありません。</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether this mates.</source>
        <translation>時間内に詰むかどうか判定できませんでした。</translation>
    </message>
    <message>
        <source>It mates in {plies}; other solutions could not be ruled out in time.</source>
        <translation>{plies}手詰めですが、余詰がないことまでは時間内に確かめられませんでした。</translation>
    </message>
    <message>
        <source>A correct problem: mate in {plies}, one solution.</source>
        <translation>正しい詰将棋です。{plies}手詰め、余詰なし。</translation>
    </message>
    <message>
        <source>Mate in {plies}, one solution, but not all pieces are needed.</source>
        <translation>{plies}手詰めで余詰はありませんが、不要な駒や余る駒があります。</translation>
    </message>
    <message>
        <source>A plain search of every move agrees.</source>
        <translation>全手の単純な探索でも同じ結果です。</translation>
    </message>
    <message>
        <source>A plain search of every move disagrees.</source>
        <translation>全手の単純な探索では異なる結果です。</translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>読み取れなかった箇所</translation>
    </message>
    <message>
        <source>The text that was read</source>
        <translation>読み込んだテキスト</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Line {line} · {what}</source>
        <translation>{line}行目・{what}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Everything else was read. The marked lines could not be read as written.</source>
        <translation>ほかの部分はすべて読み込みました。印の付いた行は、書かれたとおりには読み込んでいません。</translation>
    </message>
    <message>
        <source>If you save over the file, the original is kept under a name ending in .bak.</source>
        <translation>このファイルに上書き保存すると、元の内容は.bakで終わる名前で残ります。</translation>
    </message>
</context>
<context>
    <name>ProblemsPage</name>
    <message>
        <source>Solving the problem…</source>
        <translation>問題を解いています…</translation>
    </message>
    <message>
        <source>No mate was found here. Go on to the next problem.</source>
        <translation>詰みが見つかりません。次の問題へ進んでください。</translation>
    </message>
    <message>
        <source>Looking for a defence…</source>
        <translation>受けを調べています…</translation>
    </message>
    <message>
        <source>Looking at the move…</source>
        <translation>指し手を調べています…</translation>
    </message>
    <message>
        <source>Looking for the next move…</source>
        <translation>次の手を探しています…</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>「{text}」は、ここで指せる手ではありません。</translation>
    </message>
    <message>
        <source>Solved: {solved} of {count} · in a row: {streak} (best: {best})</source>
        <translation>正解：{solved}／{count}・連続：{streak}（最高：{best}）</translation>
    </message>
    <message>
        <source>Finding out how long the mates are: {done} of {count}</source>
        <translation>手数を調べています：{done}／{count}</translation>
    </message>
    <message>
        <source>That mates just as fast: another solution.</source>
        <translation>同手数で詰みます。別解です。</translation>
    </message>
</context>
<context>
    <name>ProblemsPart</name>
    <message>
        <source>From your own games</source>
        <translation>自分の対局から</translation>
    </message>
    <message>
        <source>Mates: {game}</source>
        <translation>詰将棋：{game}</translation>
    </message>
    <message>
        <source>Find the move: {game}</source>
        <translation>次の一手：{game}</translation>
    </message>
    <message>
        <source>From the games of {player}</source>
        <translation>{player}の対局から</translation>
    </message>
    <message>
        <source>There are no mating problems in it. Check the file, or remove it from the list.</source>
        <translation>詰将棋がありません。ファイルを確認するか、一覧から外してください。</translation>
    </message>
    <message>
        <source>Nothing is kept for practice yet. Review a game, select a mistake and press “Keep for practice”.</source>
        <translation>復習に残した局面はまだありません。対局を振り返り、悪手を選んで「復習に残す」を押してください。</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>Mating problems</source>
        <translation>詰将棋</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped.</source>
        <translation>付属のエンジンが動作しなくなったため、解を調べられません。</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped. The move does not count.</source>
        <translation>付属エンジンが停止したため判定できません。この手は数えません。</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>次の一手</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Next to beat</source>
        <translation>次の目標</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <translation>{name}と対局</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>くわしく設定…</translation>
    </message>
    <message>
        <source>You have not played each other yet.</source>
        <translation>まだ対局していません。</translation>
    </message>
    <message>
        <source>With the time and colour of your last game</source>
        <translation>前回の持ち時間と先後で</translation>
    </message>
</context>
<context>
    <name>ProposalDialog</name>
    <message>
        <source>A proposal</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>{proposer} offers a draw.</source>
        <translation>{proposer}が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>{proposer} proposes to end the game as an impasse.</source>
        <translation>{proposer}が持将棋による終局を提案しています。</translation>
    </message>
    <message>
        <source>{asked}, do you accept?</source>
        <translation>{asked}は同意しますか？</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>同意する</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>エイリアス</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>ファイル フォルダー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 ファイル</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>課金情報(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>終了(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>開始(&amp;S):</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>ジョブの優先度(&amp;P):</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>印刷する時刻(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>ページの順序(&amp;O):</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>1枚あたりのページ数(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 の書き方が正しくありません。ページと範囲は「,」で区切り、範囲は「-」で示し、範囲が重ならないようにしてください。</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>両面印刷の設定の矛盾</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>ページ指定の誤り</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>両面印刷の設定に矛盾があります。修正しますか？</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>詳細設定の矛盾</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>ページ設定の矛盾</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>ページ設定に矛盾があります。修正しますか？</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>詳細設定の一部に矛盾があります。修正しますか？</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>一部の設定に矛盾があります。修正してください。</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>両面印刷</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>長辺とじ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>ページの選択(&amp;S):</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短辺とじ</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>ページや範囲をコンマで区切って指定します。範囲は二つの数をハイフンでつなぎます。例: 3,5-7,9 なら3、5、6、7、9ページを印刷します。</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating from {first} to {last}, games: {count}</source>
        <translation>レーティング：{first}から{last}へ（{count}局）</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>レーティングはまだありません</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Lv {number}</translation>
    </message>
    <message>
        <source>The curve starts once you have a rating.</source>
        <translation>レーティングが出ると曲線が始まります。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>a mate allowed</source>
        <translation>詰まされる手</translation>
    </message>
    <message>
        <source>two pieces attacked at once</source>
        <translation>両取り</translation>
    </message>
    <message>
        <source>a piece pinned to the king</source>
        <translation>玉への釘付け</translation>
    </message>
    <message>
        <source>a line of attack opened</source>
        <translation>開き攻撃</translation>
    </message>
    <message>
        <source>There was a mate in {plies}, starting with {move}.</source>
        <translation>{move}からの{plies}手詰めがありました。</translation>
    </message>
    <message>
        <source>This allows a mate in {plies}, starting with {move}.</source>
        <translation>{move}からの{plies}手詰めを許します。</translation>
    </message>
    <message>
        <source>The {piece} on {square} can be taken by {move}.</source>
        <translation>{move}で{square}の{piece}を取られます。</translation>
    </message>
    <message>
        <source>The {piece} on {square} could have been taken by {move}.</source>
        <translation>{move}で{square}の{piece}を取れました。</translation>
    </message>
    <message>
        <source>{move} attacks two pieces at once, and the {piece} on {square} is lost.</source>
        <translation>{move}が両取りで、{square}の{piece}を失います。</translation>
    </message>
    <message>
        <source>After {move} the {piece} on {square} is pinned to the king and lost.</source>
        <translation>{move}で{square}の{piece}は玉に縛られて動けず、取られます。</translation>
    </message>
    <message>
        <source>{move} opens a line of attack, and the {piece} on {square} is lost.</source>
        <translation>{move}で利きが通り、{square}の{piece}を失います。</translation>
    </message>
    <message>
        <source>This exchange loses material: {move} recaptures.</source>
        <translation>この交換は{move}と取り返されて駒損です。</translation>
    </message>
    <message>
        <source>{move} would have won the {piece} on {square} within a few moves.</source>
        <translation>{move}なら数手で{square}の{piece}を取れていました。</translation>
    </message>
    <message>
        <source>This allows the castle to be broken, starting with {move}: the {piece} on {square} falls.</source>
        <translation>{move}から囲いを崩され、{square}の{piece}を取られます。</translation>
    </message>
    <message>
        <source>This gives up the initiative: {best} would have forced a reply. Now {move} forces one.</source>
        <translation>主導権を手放す手です。{best}なら相手に受けを強いるところでしたが、これでは{move}に受けを強いられます。</translation>
    </message>
    <message>
        <source>a missed mate</source>
        <translation>詰みの見逃し</translation>
    </message>
    <message>
        <source>a piece left hanging</source>
        <translation>駒のただ取られ</translation>
    </message>
    <message>
        <source>a missed capture</source>
        <translation>駒取りの見逃し</translation>
    </message>
    <message>
        <source>a losing exchange</source>
        <translation>損な交換</translation>
    </message>
    <message>
        <source>a missed gain a few moves later</source>
        <translation>数手後の駒得の見逃し</translation>
    </message>
    <message>
        <source>a castle that can be broken</source>
        <translation>囲いの崩壊を許す手</translation>
    </message>
    <message>
        <source>the initiative given up</source>
        <translation>主導権を手放す手</translation>
    </message>
    <message>
        <source>After {move} a {piece} is lost on {square} within a few moves.</source>
        <translation>{move}のあと、数手で{square}の{piece}を取られます。</translation>
    </message>
    <message>
        <source>a piece lost a few moves later</source>
        <translation>数手後の駒損</translation>
    </message>
</context>
<context>
    <name>RecentFilesMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開いた棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>履歴を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>RecommendDialog</name>
    <message>
        <source>Recommended handicap</source>
        <translation>おすすめの手合割</translation>
    </message>
    <message>
        <source>Use this handicap</source>
        <translation>この手合割にする</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>レベル{number}：{name}</translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation>{number}級</translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation>{number}段</translation>
    </message>
    <message>
        <source>{player} plays like</source>
        <translation>{player}の強さ</translation>
    </message>
    <message>
        <source>Grade of {player}</source>
        <translation>{player}の段級位</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>An even game</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>{player} gives: {handicap} ({kanji})</source>
        <translation>{player}が上手：{handicap}</translation>
    </message>
    <message>
        <source>One grade is worth about one lance.</source>
        <translation>段級位1つの差が、香車1枚ほどに当たります。</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>Board and aim</source>
        <translation>盤と目的</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Moving and capturing</source>
        <translation>動かす手と取る手</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>打つ手</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>王手と詰み</translation>
    </message>
    <message>
        <source>Other endings</source>
        <translation>そのほかの終局</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>The {depth} rows farthest from you are your promotion zone. A piece that begins or ends its move there may promote at the end of that move: it is turned over and stays so until it is captured.</source>
        <translation>自分から見て奥の{depth}段が敵陣です。敵陣から動く駒、敵陣に入る駒は、その手の終わりに裏返して成ることができ、取られるまで成ったままです。</translation>
    </message>
    <message>
        <source>Three drops are illegal:</source>
        <translation>次の三つは打てません。</translation>
    </message>
    <message>
        <source>where the piece could never move again: {places}.</source>
        <translation>二度と動けなくなる所（{places}）。</translation>
    </message>
    <message>
        <source>Nifu</source>
        <translation>二歩</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>行き所のない駒</translation>
    </message>
    <message>
        <source>Uchifuzume</source>
        <translation>打ち歩詰め</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Repetition (sennichite)</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>合意の引き分け</translation>
    </message>
    <message>
        <source>Limit of moves</source>
        <translation>手数制限</translation>
    </message>
    <message>
        <source>What the program does about them is chosen for each game:</source>
        <translation>反則の扱いは対局ごとに選べます。</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>手合割</translation>
    </message>
    <message>
        <source>White plays without</source>
        <translation>上手が落とす駒</translation>
    </message>
    <message>
        <source>In Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>棋譜の書き方</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>英語式</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字式</translation>
    </message>
    <message>
        <source>A pawn moves</source>
        <translation>歩が進む</translation>
    </message>
    <message>
        <source>The bishop captures and promotes</source>
        <translation>角が取って成る</translation>
    </message>
    <message>
        <source>A bishop is dropped</source>
        <translation>角を打つ</translation>
    </message>
    <message>
        <source>{game} is played by two on a board of {files} × {ranks} squares, with {pieces} pieces each. The aim is to checkmate the opposing king: to attack it so that nothing can save it.</source>
        <translation>{game}は{files}×{ranks}のマスの盤で、二人が{pieces}枚ずつの駒を使って指します。目的は相手の玉を詰ますこと、つまり、どう受けても助からないように王手をかけることです。</translation>
    </message>
    <message>
        <source>Black (sente, ☗) sits at the bottom and moves first; White (gote, ☖) sits at the top. All pieces have the same colour: the tip points at the opponent. The players take turns, one move each; nobody may pass.</source>
        <translation>手前が先手（☗）で先に指し、向こうが後手（☖）です。駒の色は同じで、先のとがったほうを相手に向けます。一手ずつ交互に指し、パスはできません。</translation>
    </message>
    <message>
        <source>The game was invented by Masayuki Nakayachi around 1996. It adds a queen to shogi, and its knights and lances can move backward too.</source>
        <translation>1996年ごろ、Masayuki Nakayachiが考案しました。将棋に妃を加え、桂馬と香車は後ろにも動けます。</translation>
    </message>
    <message>
        <source>A piece moves as its diagram shows: a dot is one square, a ring a jump over anything in between, an arrow any number of free squares. No other piece jumps.</source>
        <translation>駒は図のとおりに動きます。黒丸は一マス、輪はあいだの駒を飛び越す動き、矢印は空いているかぎり何マスでも進めることを表します。ほかに飛び越す駒はありません。</translation>
    </message>
    <message>
        <source>Moving onto an opposing piece captures it: the piece goes to your hand, unpromoted, and is yours from then on.</source>
        <translation>相手の駒のあるマスに進むと、その駒を取れます。取った駒は成る前に戻り、自分の持ち駒になります。</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <translation>成れない駒：{pieces}。</translation>
    </message>
    <message>
        <source>A piece that could never move again must promote: {places}.</source>
        <translation>二度と動けなくなる駒は必ず成ります（{places}）。</translation>
    </message>
    <message>
        <source>Instead of moving a piece on the board, you may drop one from your hand on any empty square. It arrives unpromoted, even inside the zone, and may promote on a later move. A drop may give check, and mate.</source>
        <translation>駒を動かす代わりに、持ち駒を空いているマスに打てます。敵陣でも成らずに打ち、成るのは後で動いたときです。打って王手をかけても、詰ませてもかまいません。</translation>
    </message>
    <message>
        <source>a pawn on a file where you already have an unpromoted pawn.</source>
        <translation>成っていない自分の歩がある筋に打つ歩。</translation>
    </message>
    <message>
        <source>a pawn that gives checkmate at once. A dropped pawn may give check.</source>
        <translation>打ってすぐ詰みになる歩。打った歩で王手をかけるのはかまいません。</translation>
    </message>
    <message numerus="yes">
        <source>{piece} on the last %n rows</source>
        <translation>
            <numerusform>{piece}は奥の%n段</numerusform>
        </translation>
    </message>
    <message>
        <source>A king that could be captured next move is in check and must be saved: it moves away, a piece is put in between, or the attacker is captured. No move may leave your own king in check.</source>
        <translation>次に取られる玉は王手をかけられています。玉が逃げる、合駒をする、王手している駒を取る、のどれかで受けなければなりません。自玉を王手のままにする手は指せません。</translation>
    </message>
    <message>
        <source>A player who is in check and has no legal move is checkmated and loses. A player with no legal move who is not in check loses too: there is no stalemate.</source>
        <translation>王手をかけられて指せる手がなければ詰みで、負けです。王手でなくても指せる手がなければ負けです（引き分けにはなりません）。</translation>
    </message>
    <message>
        <source>a player gives up. Most games end this way.</source>
        <translation>負けを認めること。ほとんどの対局はこれで終わります。</translation>
    </message>
    <message>
        <source>the same position with the same pieces in hand and the same player to move occurs for the fourth time. The game is void and is usually replayed with colours reversed; but if every move of one side was a check, that side loses.</source>
        <translation>盤、持ち駒、手番がすべて同じ局面が四回現れること。無勝負となり、先後を替えて指し直すのが普通です。ただし一方が王手を続けていたときは、その側の負けです。</translation>
    </message>
    <message>
        <source>a player with nothing but the king, on the board and in hand, has lost, unless the very next move leaves the other side with only the king too: then it is a draw.</source>
        <translation>盤上でも持ち駒でも玉だけになった側の負け。ただし次の一手で相手も玉だけにすれば引き分けです。</translation>
    </message>
    <message>
        <source>a player whose time runs out loses at once.</source>
        <translation>持ち時間を使い切った側の負けです。</translation>
    </message>
    <message>
        <source>if the rules chosen for the game allow it.</source>
        <translation>対局の規則で認められている場合。</translation>
    </message>
    <message>
        <source>if a limit was agreed, the game is drawn when it is reached, unless the player to move is in check.</source>
        <translation>決めてある場合、その手数に達すると引き分けです（手番の側が王手をかけられているときを除く）。</translation>
    </message>
    <message>
        <source>When both kings have entered the opposing camps, neither can easily be mated. The rule that then decides is chosen before the game.</source>
        <translation>両方の玉が敵陣に入ると、互いに詰ませるのは難しくなります。どの規則で決めるかは、対局の前に選びます。</translation>
    </message>
    <message>
        <source>Points: rooks and bishops, promoted or not, count {large} each, every other piece {small}, the king nothing; pieces in hand count too. Each side begins with {start}.</source>
        <translation>点数：飛車と角は成っていても{large}点、玉以外のほかの駒は{small}点。持ち駒も数えます。初めは双方{start}点です。</translation>
    </message>
    <message>
        <source>In serious play, a player who makes an illegal move loses at once. These moves are illegal:</source>
        <translation>正式な対局では、反則をした側が即負けになります。反則は次のとおりです。</translation>
    </message>
    <message>
        <source>Between players of different strength, White (uwate) gives pieces: they are removed before the game and take no part in it. White moves first. Left and right are seen from White&apos;s side.</source>
        <translation>力に差があるときは上手が駒を落とします。落とした駒は使いません。上手から先に指します。左右は上手から見たものです。</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>先後の決め方</translation>
    </message>
    <message>
        <source>Five pawns are tossed on the board (furigoma). If more of them land promoted side up, the other player is Black and moves first. In a handicap game White moves first.</source>
        <translation>歩を五枚振ります（振り駒）。「と」が多ければ、相手が先手です。駒落ちでは上手から指します。</translation>
    </message>
    <message>
        <source>A player&apos;s clock runs while it is that player&apos;s turn. The two sides may have different times.</source>
        <translation>手番の側の時計が進みます。持ち時間は双方で違えることもできます。</translation>
    </message>
    <message>
        <source>for all moves together. If there is nothing else, a player whose main time runs out loses.</source>
        <translation>全部の手に使う時間です。秒読みなどがなければ、切れたら負けです。</translation>
    </message>
    <message>
        <source>a fixed number of seconds for each move once the main time is used up. Seconds left over are not saved. With several periods, a move that takes too long uses one up.</source>
        <translation>持ち時間を使い切ると、一手ごとに決まった秒数で指します。余った秒は持ち越せません。複数回ある場合は、超えるごとに一回分を使います。</translation>
    </message>
    <message>
        <source>each move adds some seconds to the remaining time.</source>
        <translation>一手指すごとに、残り時間に決まった秒数が加わります。</translation>
    </message>
    <message>
        <source>A square is named by its file, counted from Black&apos;s right, and its rank, counted from the top: the upper right corner is 1a, in Japanese １一.</source>
        <translation>マスは、先手から見て右から数えた筋と、奥から数えた段で表します。右上の隅は１一（1a）です。</translation>
    </message>
    <message>
        <source>A move is written as the piece and the square it goes to: - moves, x captures, * drops; + promotes, = does not. If two pieces could go there, the square of origin, or in Japanese a word, shows which one is meant.</source>
        <translation>指し手は駒と行き先のマスで表します。英語式では - が移動、x が取る手、* が打つ手、+ が成り、= が不成です。同じ所に行ける駒が二枚あるときは、元のマスを、日本語では「右」「上」などを添えて区別します。</translation>
    </message>
</context>
<context>
    <name>ReferenceWindow</name>
    <message>
        <source>Rules reference</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>ルール早見表…</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}／{count}</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The list of engines in {file} cannot be read ({reason}). Only the built-in engine is available.</source>
        <translation>エンジンの一覧{file}を読み込めません（{reason}）。内蔵エンジンだけを使います。</translation>
    </message>
    <message>
        <source>The list of engines in {file} is damaged and could not be moved away ({reason}). Only the built-in engine is available; changes will not be saved until that file is removed.</source>
        <translation>エンジンの一覧{file}が壊れていますが、移せませんでした（{reason}）。内蔵エンジンだけを使います。このファイルを取り除くまで変更は保存されません。</translation>
    </message>
    <message>
        <source>The list of engines was damaged. It was moved to {file}; only the built-in engine is available.</source>
        <translation>エンジンの一覧が壊れていたため、{file}に移しました。内蔵エンジンだけを使います。</translation>
    </message>
    <message>
        <source>The list of engines in {file} contains something this version of the program does not know ({reason}). It is ignored, and stays in the file.</source>
        <translation>エンジンの一覧{file}に、このバージョンでは分からない項目があります（{reason}）。使いませんが、ファイルには残ります。</translation>
    </message>
    <message>
        <source>The list of engines cannot be saved in {file} ({reason}). It lasts until the program is closed; allow writing to that folder to keep it.</source>
        <translation>エンジンの一覧を{file}に保存できません（{reason}）。プログラムを閉じるまでは有効です。保存するには、そのフォルダーへの書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>RemoteDialog</name>
    <message>
        <source>An engine on another computer</source>
        <translation>別のコンピューターのエンジン</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>ここと同じ</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Program on it</source>
        <translation>プログラムの場所</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>The engine is started by ssh and runs there. The delay of the connection is measured and taken off its clock. Your login there must work with a key: no password is asked for or stored.</source>
        <translation>sshで起動し、相手のコンピューターで考えます。通信の遅れを測り、その分を持ち時間から差し引いて伝えます。パスワードではなく鍵でログインできるようにしておいてください。パスワードを尋ねたり保存したりはしません。</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Do you want to resign?</source>
        <translation>投了しますか？</translation>
    </message>
    <message>
        <source>Does {side} resign?</source>
        <translation>{side}は投了しますか？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>The game ends and your opponent wins.</source>
        <translation>対局は終わり、相手の勝ちになります。</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>千日手</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>連続王手の千日手</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>持将棋</translation>
    </message>
    <message>
        <source>declaration</source>
        <translation>入玉宣言</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>入玉宣言の失敗</translation>
    </message>
    <message>
        <source>try rule</source>
        <translation>トライ</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>手数制限</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>both bared</source>
        <translation>相裸玉</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>指す手なし</translation>
    </message>
</context>
<context>
    <name>ResultsPart</name>
    <message>
        <source>Some lines of your results could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>読み取れない成績の行：{count}。{file}に移しました。ほかの成績はそのままです。</translation>
    </message>
    <message>
        <source>Your results cannot be saved in {file} ({reason}). Allow writing there to keep future results.</source>
        <translation>対局成績を{file}に保存できません（{reason}）。今後の成績を残すには、書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Then the lead changed %n times.</source>
        <translation>
            <numerusform>その後、優勢は%n回入れ替わりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was even until move {last}.</source>
        <translation>{last}手目までは互角でした。</translation>
    </message>
    <message>
        <source>From move {first} on it was even again.</source>
        <translation>{first}手目から再び互角になりました。</translation>
    </message>
    <message>
        <source>{side} was ahead from the beginning.</source>
        <translation>最初から{side}が優勢でした。</translation>
    </message>
    <message>
        <source>From move {first} on {side} was ahead.</source>
        <translation>{first}手目から{side}が優勢でした。</translation>
    </message>
    <message>
        <source>{move} was best.</source>
        <translation>{move}が最善でした。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>逃した詰み</translation>
    </message>
    <message>
        <source>{move}: {judgement}, winning chances −{loss}</source>
        <translation>{move}：{judgement}、勝率−{loss}</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手の平均時間</translation>
    </message>
    <message>
        <source>Longest move</source>
        <translation>最長考慮</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Board</source>
        <translation>盤へ</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>盤で見る</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFに保存…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Looking at the moves, the last one first: {done} of {total}.</source>
        <translation>終局から順に調べています：{total}手中{done}手。</translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds left.</source>
        <translation>
            <numerusform>残り約%n秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes by {side}</source>
        <translation>
            <numerusform>{side}の悪手%n手から学ぶ</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for practice</source>
        <translation>復習に残しました</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>復習に残す</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>There are no moves to review.</source>
        <translation>振り返る指し手がありません。</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>振り返りの準備ができました。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Save review as PDF</source>
        <translation>振り返りをPDFに保存</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>復習に残す</translation>
    </message>
    <message>
        <source>Mistakes not solved at once: {number}.</source>
        <translation>一度で指せなかった悪手：{number}。</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Review of a game</source>
        <translation>棋譜の振り返り</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>その他の疑問手・悪手</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24点法（合意）</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27点法（合意）</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27点法（入玉宣言）</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24点法（入玉宣言）</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>トライルール</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>指せない</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>反則負け</translation>
    </message>
    <message>
        <source>Two pawns on one file (nifu).</source>
        <translation>二歩です。</translation>
    </message>
    <message>
        <source>Mate by dropping a pawn (uchifuzume).</source>
        <translation>打ち歩詰めです。</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>その駒はそのようには動けません。</translation>
    </message>
    <message>
        <source>It was the other player&apos;s turn.</source>
        <translation>相手の手番です（二手指し）。</translation>
    </message>
    <message>
        <source>A piece dropped promoted side up.</source>
        <translation>駒を成った状態で打つことはできません。</translation>
    </message>
    <message>
        <source>Impasse: {rule}</source>
        <translation>入玉：{rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>{moves}手まで</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>ダイアログ中は時計停止</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>時計は止めない</translation>
    </message>
    <message>
        <source>The game goes on until a player is checkmated or resigns.</source>
        <translation>どちらかが詰むか投了するまで続けます。</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: fewer than 24 points lose, otherwise it is a draw.</source>
        <translation>相入玉で両者が合意したとき、24点未満の側が負け、それ以外は引き分けです。</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: 27 points win; with 27 each, White wins.</source>
        <translation>相入玉で両者が合意したとき、27点以上の側が勝ちです。27点ずつなら後手勝ちです。</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: Black wins with 28 points, White with 27.</source>
        <translation>自分の手番で王手なし、敵陣に玉とほか10枚以上。先手28点、後手27点以上で勝ちです。</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: 31 points win, 24 to 30 draw.</source>
        <translation>自分の手番で王手なし、敵陣に玉とほか10枚以上。31点以上で勝ち、24～30点で引き分けです。</translation>
    </message>
    <message>
        <source>Once both kings are in the opposing camps, the first to reach the other king&apos;s starting square wins.</source>
        <translation>相入玉になった後、相手の玉の初期位置に先に自玉を進めた側が勝ちです。</translation>
    </message>
    <message>
        <source>All pieces in the camp</source>
        <translation>全駒入陣</translation>
    </message>
    <message>
        <source>Ends when all of one side&apos;s pieces are in the opposing camp; fewer than 24 points lose.</source>
        <translation>どちらかの盤上の駒がすべて敵陣に入ると終局です。24点未満の側が負けです。</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: a draw.</source>
        <translation>相入玉で両者が合意したとき、引き分けです。</translation>
    </message>
    <message>
        <source>The board does not let you make an illegal move.</source>
        <translation>反則になる手は盤上で指せません。</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back and you are told why.</source>
        <translation>反則手を指すと、理由を表示して駒を元に戻します。</translation>
    </message>
    <message>
        <source>As in serious play: an illegal move loses at once.</source>
        <translation>公式戦と同じく、反則手を指すとすぐに負けになります。</translation>
    </message>
    <message>
        <source>On a claim</source>
        <translation>指摘制</translation>
    </message>
    <message>
        <source>An illegal move stands unless the opponent claims it; then it loses.</source>
        <translation>反則手はそのまま成立し、相手が指摘すると負けになります。</translation>
    </message>
    <message>
        <source>A piece placed where it could never move again.</source>
        <translation>行き所のない駒です。</translation>
    </message>
    <message>
        <source>Your own king could be taken.</source>
        <translation>自玉が取られてしまいます（王手放置）。</translation>
    </message>
    <message>
        <source>Illegal moves: {rule}</source>
        <translation>反則：{rule}</translation>
    </message>
    <message>
        <source>draws by agreement</source>
        <translation>合意の引き分けあり</translation>
    </message>
    <message>
        <source>taking back restores the time</source>
        <translation>待ったで時間も戻る</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{game}: the rules on one page</source>
        <translation>{game}のルール早見表</translation>
    </message>
    <message>
        <source>● one square   ○ a jump   → any number of squares</source>
        <translation>● 一マス   ○ 跳ぶ   → 何マスでも</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>Stopping…</source>
        <translation>終了しています…</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>残り1分未満</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>残り約{minutes}分</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop the analysis. The results so far are kept, and you can continue later.</source>
        <translation>解析を中止します。結果は残り、あとで続けられます</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>取りやめる</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>Save kifu</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>UTF-8で保存</translation>
    </message>
    <message>
        <source>Kifu cannot be written as {suffix}. Use a name ending in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>棋譜を{suffix}形式では保存できません。.kifか.kifu（KIF形式）で終わる名前にするか、別のファイルの種類を選んでください。</translation>
    </message>
    <message>
        <source>{file} cannot be saved: the folder {folder} does not exist.</source>
        <translation>{file}を保存できません。フォルダー{folder}がありません。</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>{file} is saved. The previous version is kept as {backup}.</source>
        <translation>{file}を保存しました。以前の内容は{backup}に残してあります。</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>No score yet</source>
        <translation>まだ評価はありません</translation>
    </message>
    <message>
        <source>Black&apos;s winning chances: {percent}</source>
        <translation>先手の勝率：{percent}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not in your list of engines, or is now started differently. The game is kept. Add it to your engines, then restart it.</source>
        <translation>「{name}」はエンジンの一覧にないか、起動方法が変わっています。対局は保存されています。エンジンを追加してから、再起動してください。</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing (expected at {place}). The game is kept. Reinstall the program, then restart the engine.</source>
        <translation>内蔵エンジンが見つかりません（検索先：{place}）。対局は保持されています。プログラムをインストールし直してから、エンジンを再起動してください。</translation>
    </message>
</context>
<context>
    <name>SeriesActions</name>
    <message>
        <source>Next game</source>
        <translation>次の対局</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>指し直す</translation>
    </message>
    <message>
        <source>Replay, colours reversed</source>
        <translation>先後を替えて指し直す</translation>
    </message>
    <message>
        <source>Your match is not decided yet. {match}, {game}: {score}</source>
        <translation>番勝負の途中です。{match}、{game}：{score}</translation>
    </message>
    <message>
        <source>Each player keeps the remaining time.</source>
        <translation>残り時間を引き継ぎます。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>盤と駒</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>アクセシビリティ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>保存先：{folder}</translation>
    </message>
    <message>
        <source>Match colours</source>
        <translation>配色に合わせる</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>榧</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>濃い木目</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>和紙</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Kaya with light colours, dark wood with dark ones</source>
        <translation>ライトでは榧、ダークでは濃い木目</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Strong marks on the board</source>
        <translation>盤上の印を強調</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>☗７六歩 when the window is in Japanese, P-7f in every other language</source>
        <translation>日本語表示では☗７六歩、ほかの言語ではP-7f</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Shown on your card and in saved games</source>
        <translation>対局画面と保存した棋譜に表示されます</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation>終局した棋譜を自動保存</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Same as moves</source>
        <translation>棋譜に合わせる</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>盤の座標</translation>
    </message>
    <message>
        <source>Show what a piece is when the mouse rests on it</source>
        <translation>マウスを重ねた駒の名前と動きを表示する</translation>
    </message>
    <message>
        <source>Strong lines and colours; the board follows if it is set to match colours</source>
        <translation>線と色をはっきりさせます。盤が「配色に合わせる」なら盤も変わります</translation>
    </message>
    <message>
        <source>Corners, frames and shades that any eye can tell apart</source>
        <translation>どんな色覚でも見分けられる角印・枠・色で示します</translation>
    </message>
    <message>
        <source>Pieces appear at their new place at once, and tossed pawns at rest</source>
        <translation>駒はすぐ移動先に現れ、振り駒もすぐ結果を示します</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>駒の移動先を示す</translation>
    </message>
    <message>
        <source>none; for instance tcp://192.168.1.10:8786</source>
        <translation>なし（例：tcp://192.168.1.10:8786）</translation>
    </message>
    <message>
        <source>Cluster for analysis</source>
        <translation>解析用クラスター</translation>
    </message>
    <message>
        <source>Other computers that analyse games of your library: see the guide</source>
        <translation>棋譜ライブラリの対局を解析する別のコンピューター。使い方はガイドをご覧ください</translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). Default settings are used.</source>
        <translation>設定ファイル{file}を読み取れません（{reason}）。標準の設定を使います。</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be moved away ({reason}). Default settings are used; changes will not be saved until that file is removed.</source>
        <translation>設定ファイル{file}が壊れていますが、移せませんでした（{reason}）。標準の設定を使います。このファイルを取り除くまで、変更は保存されません。</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was moved to {file}, and default settings are used.</source>
        <translation>設定ファイルが壊れていたため、{file}に移しました。標準の設定を使います。</translation>
    </message>
    <message>
        <source>This version of the program does not know some settings in {file} ({reason}). Defaults are used instead; the file keeps them.</source>
        <translation>{file}には、このバージョンでは使えない設定があります（{reason}）。代わりに標準の設定を使います。ファイルの内容はそのまま残ります。</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {file} ({reason}). They last until the program is closed; allow writing to that folder to keep them.</source>
        <translation>設定を{file}に保存できません（{reason}）。設定はプログラムを終了するまで有効です。保存するには、フォルダーへの書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Engines, books and earlier games are closed while you play someone on a server.</source>
        <translation>サーバーで人と対局している間は、エンジン・定跡・過去の棋譜は使えません。</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>この局面での指し手</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>ここから対局…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Evaluation: {text}</source>
        <translation>評価値：{text}</translation>
    </message>
    <message>
        <source>The evaluation in the file, in hundredths of a pawn, for the side that is better</source>
        <translation>棋譜に記された評価値（有利な側から見て、歩一枚を百とする）</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Clock tones</source>
        <translation>秒読みの音</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>王手の音</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>音声を探しています…</translation>
    </message>
    <message>
        <source>This computer has no voice for {language}.</source>
        <translation>このコンピューターには{language}の音声がありません。</translation>
    </message>
    <message>
        <source>Count the clock aloud</source>
        <translation>秒読みの読み上げ</translation>
    </message>
    <message>
        <source>This computer has no voice installed.</source>
        <translation>このコンピューターには音声がありません。</translation>
    </message>
</context>
<context>
    <name>Spectating</name>
    <message>
        <source>Connecting to {host}…</source>
        <translation>{host}に接続しています…</translation>
    </message>
    <message>
        <source>Waiting for a game to watch at {host}…</source>
        <translation>{host}で観戦できる対局を待っています…</translation>
    </message>
    <message>
        <source>You are watching at {host}.</source>
        <translation>観戦中：{host}</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>観戦をやめる</translation>
    </message>
    <message>
        <source>Stopping after this game…</source>
        <translation>この対局が終わったら終了します…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>終了しています…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>{host}で相手を待っています…</translation>
    </message>
    <message>
        <source>{player} is playing {name}</source>
        <translation>{player}が{name}さんと対局中</translation>
    </message>
    <message>
        <source>Reconnecting to {host}…</source>
        <translation>{host}に再接続しています…</translation>
    </message>
    <message>
        <source>The games are over</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>The games of {player} at {host} are over: {score}.</source>
        <translation>{host}での{player}の対局が終わりました：{score}。</translation>
    </message>
    <message>
        <source>{played} of {wanted}</source>
        <translation>{wanted}局中{played}局</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{square}</source>
        <translation>{kanji}</translation>
    </message>
    <message>
        <source>{square}, {what}</source>
        <translation>{kanji}、{what}</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>成り</translation>
    </message>
    <message>
        <source>does not promote</source>
        <translation>成らず</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>詰み</translation>
    </message>
    <message>
        <source>check</source>
        <translation>王手</translation>
    </message>
    <message>
        <source>{what}, {more}</source>
        <translation>{what}、{more}</translation>
    </message>
    <message>
        <source>{side}: {piece} dropped on {square}</source>
        <translation>{side}、{kanji}{piece}打つ</translation>
    </message>
    <message>
        <source>{side}: {piece} takes {captured} on {square}</source>
        <translation>{side}、{kanji}{piece}、{captured}を取る</translation>
    </message>
    <message>
        <source>{side}: {piece} to {square}</source>
        <translation>{side}、{kanji}{piece}</translation>
    </message>
    <message>
        <source>{piece} from {square}</source>
        <translation>{piece}、{kanji}から</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byōyomi: %n seconds a move</source>
        <translation>
            <numerusform>秒読みに入りました。1手%n秒です</numerusform>
        </translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>{number}手目</translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n手戻しました</numerusform>
        </translation>
    </message>
    <message>
        <source>one two three four five six seven eight nine ten</source>
        <translation>一 二 三 四 五 六 七 八 九 十</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>盤のマス</translation>
    </message>
    <message>
        <source>Pieces in hand, {side}</source>
        <translation>{side}の持ち駒</translation>
    </message>
</context>
<context>
    <name>SpokenCount</name>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartBoard</name>
    <message>
        <source>From this position</source>
        <translation>この局面から</translation>
    </message>
    <message>
        <source>Your own handicap. {side} moves first.</source>
        <translation>自作の手合割です。{side}が先に指します。</translation>
    </message>
    <message>
        <source>Black moves first.</source>
        <translation>先手から指します。</translation>
    </message>
    <message>
        <source>White gives these pieces and moves first.</source>
        <translation>上手が駒を落とし、先に指します。</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game}・{when}・{number}手目</translation>
    </message>
    <message>
        <source>damaged, moves lost: {lost}</source>
        <translation>破損あり、失われた指し手：{lost}手</translation>
    </message>
    <message>
        <source>Resume your game</source>
        <translation>対局を再開</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi on your own board.</source>
        <translation>将棋と御妃将棋を、あなたの盤で。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Against the computer, at your level</source>
        <translation>あなたの棋力に合わせてコンピューターと</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>The stronger player gives pieces</source>
        <translation>強いほうが駒を落として対局</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>二人で対局</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>詰将棋</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>エンジンや各レベルどうしを対局させます</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>将棋を学ぶ</translation>
    </message>
    <message>
        <source>From the first move to mate, step by step</source>
        <translation>最初の一手から詰みまで、一歩ずつ</translation>
    </message>
    <message>
        <source>Press Tab to reach the choices.</source>
        <translation>Tabキーで項目へ移動します。</translation>
    </message>
    <message>
        <source>From a kitten to an owl: choose a face</source>
        <translation>子猫からフクロウまで、顔で選ぶ</translation>
    </message>
    <message>
        <source>Play a handicap game</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>Both at this computer</source>
        <translation>このコンピューターで交互に指す</translation>
    </message>
    <message>
        <source>Find games by player, opening or position</source>
        <translation>対局者・戦型・局面から棋譜を検索</translation>
    </message>
    <message>
        <source>Solve mating problems on the board</source>
        <translation>盤上で詰将棋を解く</translation>
    </message>
    <message>
        <source>Choose how the pieces look</source>
        <translation>駒の見た目を選ぶ</translation>
    </message>
    <message>
        <source>Play through and study a game record</source>
        <translation>棋譜を並べて検討</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>すべての手合</translation>
    </message>
    <message>
        <source>Even games</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>この1年</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>この3か月</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>この30日</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>手合</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>正確さの推移</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>段階別</translation>
    </message>
    <message>
        <source>With Black and White</source>
        <translation>先手と後手</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>囲い</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <translation>勝・分・敗</translation>
    </message>
    <message>
        <source>Me ({name})</source>
        <translation>自分（{name}）</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Games: {games}, won {won}, drawn {drawn}, lost {lost}.</source>
        <translation>対局：{games}（{won}勝{lost}敗{drawn}分）。</translation>
    </message>
    <message>
        <source>Analysed: {number}.</source>
        <translation>解析済み：{number}。</translation>
    </message>
    <message>
        <source>Accuracy: {number}.</source>
        <translation>正確さ：{number}。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>秒／手</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点率</translation>
    </message>
    <message>
        <source>{number}, too few</source>
        <translation>{number}（少数）</translation>
    </message>
    <message>
        <source>Analyse the rest…</source>
        <translation>残りを解析…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Why moves went wrong</source>
        <translation>悪手の理由</translation>
    </message>
    <message>
        <source>Grey: too few games to mean anything.</source>
        <translation>灰色は局数が少なく、はっきりしたことは言えません。</translation>
    </message>
    <message>
        <source>Each point is a game: the mean accuracy of your moves, 100 if none of them lowered your winning chances. The line is the mean of the games around it. Click a point to open the game.</source>
        <translation>点は1局で、指し手の正確さの平均です。勝率を落とした手がなければ100。線は前後の対局の平均です。クリックでその対局へ。</translation>
    </message>
    <message>
        <source>Errors per hundred of your moves. The opening ends with the first capture of a piece after move 15, or with move {last}; the endgame begins when a silver or stronger piece comes within two squares of a king.</source>
        <translation>100手あたりの悪手です。序盤は16手目以降で最初に駒（歩以外）が取られるまで、または{last}手目まで。終盤は銀以上の駒が玉の2マス以内に来てからです。</translation>
    </message>
    <message>
        <source>For each of your errors, the first reason that can be proved on the board.</source>
        <translation>悪手ごとに、盤上で証明できる最初の理由です。</translation>
    </message>
    <message>
        <source>The same for each opening, as the file names it or as the moves show.</source>
        <translation>戦型ごとに同じものを示します。戦型はファイルにある名前、または指し手から判断したものです。</translation>
    </message>
    <message>
        <source>The library has no games of this player. Choose another name, or set your own in the settings, as it appears in the games you save.</source>
        <translation>ライブラリにこの対局者の棋譜はありません。別の名前を選ぶか、設定で自分の名前を入力してください。保存した棋譜の名前と同じにします。</translation>
    </message>
    <message>
        <source>You spent {number} s on moves that were errors.</source>
        <translation>悪手に使った時間は平均{number}秒です。</translation>
    </message>
    <message>
        <source>Too few games to say much.</source>
        <translation>対局が少なすぎて、はっきりしたことは言えません。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>no reason that can be proved</source>
        <translation>盤上で証明できる理由なし</translation>
    </message>
    <message>
        <source>Games won, drawn and lost; a draw counts half. After the opening: your mean winning chances when it ended. Like the accuracy, this counts analysed games only.</source>
        <translation>勝ち・引き分け・負けの数。引き分けは半分と数えます。序盤後は、序盤が終わった時点の平均勝率で、正確さと同じく解析済みの対局のものです。</translation>
    </message>
    <message>
        <source>The same for the castle that you built, if it has a name, in the analysed games.</source>
        <translation>解析済みの対局で組んだ、名前のある囲いごとに同じものを示します。</translation>
    </message>
    <message>
        <source>The games in your folders are still being read…</source>
        <translation>フォルダーの棋譜を読み込んでいます…</translation>
    </message>
    <message>
        <source>After the opening</source>
        <translation>序盤後</translation>
    </message>
</context>
<context>
    <name>SteppedBoard</name>
    <message>
        <source>First position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最終局面</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>作戦なし</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>居飛車</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>振り飛車</translation>
    </message>
    <message>
        <source>It builds this castle whenever its king can get there.</source>
        <translation>玉が入れるかぎりこの囲いに組みます。</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>急戦</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>持久戦</translation>
    </message>
    <message>
        <source>A different opening every game, with a castle that suits it.</source>
        <translation>対局ごとに戦法を変え、それに合う囲いに組みます。</translation>
    </message>
    <message>
        <source>It plays the move it thinks best from the very start.</source>
        <translation>初手から、最善と考える手を指します。</translation>
    </message>
    <message>
        <source>In the opening its rook stays on its file and the pawn in front advances.</source>
        <translation>序盤は飛車を定位置に置き、飛車先の歩を突きます。</translation>
    </message>
    <message>
        <source>In the opening its rook swings to the middle or the left, and its king goes to the right.</source>
        <translation>序盤は飛車を中央か左に振り、玉を右に囲います。</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn push first, then an eye on your king all game long.</source>
        <translation>序盤は棒銀や早い仕掛け、終局まで相手玉を狙います。</translation>
    </message>
    <message>
        <source>A castle first, then an eye on its own king all game long.</source>
        <translation>まず玉を囲い、終局まで自玉の安全を重んじます。</translation>
    </message>
    <message>
        <source>It plays this opening whenever you allow it, with a castle that suits it.</source>
        <translation>相手の出方が許すかぎりこの戦法を選び、それに合う囲いに組みます。</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message numerus="yes">
        <source>%n turning points.</source>
        <translation>
            <numerusform>分かれ目は%nか所です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>New record</source>
        <translation>新しい棋譜</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side}番</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>待ち続ける</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>The engine is starting.</source>
        <translation>エンジンを起動しています。</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Copy the list</source>
        <translation>一覧をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Files with problems</source>
        <translation>問題のあるファイル</translation>
    </message>
    <message>
        <source>The files have not been changed. Once corrected, a file is read again automatically.</source>
        <translation>ファイルは変更していません。修正されたファイルは自動で読み直します。</translation>
    </message>
    <message>
        <source>None: every file in the library was read without problems.</source>
        <translation>ありません。ライブラリのファイルはすべて問題なく読み込めました。</translation>
    </message>
</context>
<context>
    <name>UnsavedActions</name>
    <message>
        <source>record without a name</source>
        <translation>名前のない棋譜</translation>
    </message>
    <message>
        <source>Unsaved · {name} · {when}</source>
        <translation>未保存・{name}・{when}</translation>
    </message>
    <message>
        <source>Continue setting up a position</source>
        <translation>局面の編集を続ける</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <translation>検討を続ける</translation>
    </message>
    <message>
        <source>Another window of the program has taken this over.</source>
        <translation>別のウィンドウで続けられています。</translation>
    </message>
    <message>
        <source>Unsaved changes on the disk were damaged and moved to {file}.</source>
        <translation>未保存の変更がディスク上で壊れていたため、{file}に移しました。</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up in {folder} ({reason}). Save them before you close the program.</source>
        <translation>変更を{folder}に控えておくことができません（{reason}）。プログラムを閉じる前に保存してください。</translation>
    </message>
</context>
<context>
    <name>WaitingGames</name>
    <message>
        <source>{folder} contains games that this version of the program cannot continue. They stay there for the version that saved them.</source>
        <translation>{folder}に、このバージョンでは続きを指せない対局があります。保存したバージョンのためにそのまま残します。</translation>
    </message>
    <message>
        <source>The journal of a game was damaged at its start and moved to {file}. Moves in it: {moves}.</source>
        <translation>ある対局の記録が先頭で壊れていたため、{file}に移しました。含まれる指し手：{moves}手。</translation>
    </message>
</context>
<context>
    <name>WholeGame</name>
    <message>
        <source>There are no moves to analyse.</source>
        <translation>解析する手がありません。</translation>
    </message>
    <message>
        <source>The game is being analysed.</source>
        <translation>対局を解析しています。</translation>
    </message>
    <message>
        <source>The game has been analysed.</source>
        <translation>対局を解析しました。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>The moves have been analysed.</source>
        <translation>指し手を解析しました。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser}の玉が詰みました。</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser}が投了しました。</translation>
    </message>
    <message>
        <source>The move limit was reached.</source>
        <translation>手数制限に達しました。</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>{loser}の時間切れです。</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>両者の合意により引き分けになりました。</translation>
    </message>
    <message>
        <source>{loser} did not appear.</source>
        <translation>{loser}の不戦敗です。</translation>
    </message>
    <message>
        <source>The game was broken off.</source>
        <translation>対局は中断されました。</translation>
    </message>
    <message>
        <source>There is no mate in this problem.</source>
        <translation>この問題に詰みはありません。</translation>
    </message>
    <message>
        <source>The record does not say why.</source>
        <translation>理由は棋譜に記されていません。</translation>
    </message>
    <message>
        <source>Shitate</source>
        <translation>下手</translation>
    </message>
    <message>
        <source>Uwate</source>
        <translation>上手</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}の勝ち</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Sees simple captures, misses plans.</source>
        <translation>単純な駒取りは見えますが、狙いには気づきません。</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>気軽な相手</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>手堅い相手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>道場クラス</translation>
    </message>
    <message>
        <source>Attacks where you are weak.</source>
        <translation>弱点を攻めてきます。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>強豪</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Beyond the amateur grades.</source>
        <translation>アマチュアの段位を超えています。</translation>
    </message>
    <message>
        <source>About {number} dan, estimated.</source>
        <translation>推定でおよそ{number}段。</translation>
    </message>
    <message>
        <source>About {number} kyū, estimated.</source>
        <translation>推定でおよそ{number}級。</translation>
    </message>
    <message>
        <source>Computer level {number}</source>
        <translation>コンピューター レベル{number}</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Okisaki shogi</source>
        <translation>御妃将棋</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Left lance</source>
        <translation>香落ち</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>右香落ち</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>角落ち</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>飛車落ち</translation>
    </message>
    <message>
        <source>Rook and left lance</source>
        <translation>飛香落ち</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>二枚落ち</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>三枚落ち</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>四枚落ち</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>五枚落ち</translation>
    </message>
    <message>
        <source>Five pieces (left knight)</source>
        <translation>左五枚落ち</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>六枚落ち</translation>
    </message>
    <message>
        <source>Seven pieces (left silver)</source>
        <translation>左七枚落ち</translation>
    </message>
    <message>
        <source>Seven pieces (right silver)</source>
        <translation>右七枚落ち</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>八枚落ち</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>九枚落ち</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>十枚落ち</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>裸玉</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>歩三兵</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>トンボ</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>時間無制限</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move (Fischer)</source>
        <translation>{minutes}分＋1手{seconds}秒（フィッシャー）</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分切れ負け</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>1手{seconds}秒</translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation>{minutes}分・秒読み{seconds}秒</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of {seconds} s</source>
        <translation>
            <numerusform>秒読み{seconds}秒×%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min, then %n periods of {seconds} s</source>
        <translation>
            <numerusform>{minutes}分・秒読み{seconds}秒×%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>千日手指し直し・残り時間：{times}</translation>
    </message>
    <message>
        <source>{loser} has no legal move and loses.</source>
        <translation>{loser}は指せる手がなくなり、負けです。</translation>
    </message>
    <message>
        <source>The same position occurred for the fourth time (sennichite). The game is void.</source>
        <translation>同じ局面が4回現れました（千日手）。無勝負です。</translation>
    </message>
    <message>
        <source>The position occurred for the fourth time, and {loser}, who gave check every time, loses.</source>
        <translation>連続王手の千日手です。王手を続けた{loser}の負けです。</translation>
    </message>
    <message>
        <source>{loser} made an illegal move.</source>
        <translation>{loser}が反則手を指しました。</translation>
    </message>
    <message>
        <source>{winner} declared a win with the king in the opposing camp.</source>
        <translation>{winner}が入玉宣言で勝ちました。</translation>
    </message>
    <message>
        <source>{loser} declared a win, but the conditions were not met.</source>
        <translation>{loser}が入玉宣言をしましたが、条件を満たしていませんでした。</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the other king&apos;s starting square.</source>
        <translation>{winner}の玉が相手の玉の初期位置に達しました（トライ）。</translation>
    </message>
    <message>
        <source>{loser} has only the king left.</source>
        <translation>{loser}は玉だけになりました（裸玉）。</translation>
    </message>
    <message>
        <source>Both sides have only their kings left.</source>
        <translation>両者とも玉だけになりました。</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps; {winner} has enough points.</source>
        <translation>相入玉となり、点数により{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps, and both sides have enough points.</source>
        <translation>相入玉となり、両者とも点数を満たしています（持将棋）。</translation>
    </message>
    <message>
        <source>Overlooks a lot. For your first game.</source>
        <translation>見落としの多い相手。初めての対局に。</translation>
    </message>
    <message>
        <source>Knows the moves, but gives pieces away.</source>
        <translation>駒の動かし方は知っていますが、よくただで取られます。</translation>
    </message>
    <message>
        <source>A casual evening game, with slips.</source>
        <translation>ときどき間違えます。くつろいだ一局に。</translation>
    </message>
    <message>
        <source>Punishes big mistakes.</source>
        <translation>大きなミスは見逃しません。</translation>
    </message>
    <message>
        <source>Slips rarely, finds short mates.</source>
        <translation>ミスが少なく、短い詰みを逃しません。</translation>
    </message>
    <message>
        <source>Reads far ahead in a fight.</source>
        <translation>戦いになると先まで読みます。</translation>
    </message>
    <message>
        <source>Rarely lets you off.</source>
        <translation>めったに逃がしてくれません。</translation>
    </message>
    <message>
        <source>Everything the engine can do.</source>
        <translation>エンジンの全力です。</translation>
    </message>
    <message>
        <source>Below the kyū grades.</source>
        <translation>級位より下です。</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>同じ局面が3回目です。4回目（千日手）で無勝負となり、指し直せます。</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth {loser} loses for giving perpetual check.</source>
        <translation>同じ局面が3回目です。4回目で連続王手の千日手となり、王手を続ける{loser}の負けです。</translation>
    </message>
    <message>
        <source>{headline}. {sentence}</source>
        <translation>{headline}。{sentence}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{before} {after}</source>
        <translation>{before}{after}</translation>
    </message>
</context>
<context>
    <name>_LookingBack</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>前の局面を見ています。</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>ここから対局…</translation>
    </message>
</context>
<context>
    <name>_Question</name>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
</context>
<context>
    <name>_WayPart</name>
    <message>
        <source>{done} of {count} steps done</source>
        <translation>{count}のうち{done}済み</translation>
    </message>
    <message>
        <source>Continue: {chapter}</source>
        <translation>続き：{chapter}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
</context>
</TS>
