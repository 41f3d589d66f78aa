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
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi against an opponent of its own. Free software under the MIT licence; the licences of fonts and drawings lie beside them.</source>
        <translation>内蔵のエンジンを相手に、将棋と御妃将棋を楽しめます。MITライセンスのフリーソフトウェアです。フォントと図柄のライセンスは、それぞれのファイルに添えてあります。</translation>
    </message>
    <message>
        <source>It uses no network, and sends nothing to anybody.</source>
        <translation>ネットワークは使わず、何も送信しません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <source>The last one</source>
        <translation>最終局面の時間</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>繰り返し再生</translation>
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
        <translation>画像 {done} / {total}…</translation>
    </message>
    <message>
        <source>Saved as {file} ({size} kB).</source>
        <translation>{file}に保存しました（{size} kB）。</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>中止しました。ファイルは作成していません。</translation>
    </message>
</context>
<context>
    <name>AskLeaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Leave the position that you have set up?</source>
        <translation>編集した局面を残さずに終えますか？</translation>
    </message>
    <message>
        <source>Until the program is closed, Undo in the editor brings it back.</source>
        <translation>プログラムを終了するまでは、局面編集の「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>編集を終える</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>{format} does not hold all of this game</source>
        <translation>{format}形式では、この棋譜の一部を保存できません</translation>
    </message>
    <message>
        <source>The file would be without:</source>
        <translation>ファイルに残らないもの：</translation>
    </message>
    <message>
        <source>Nothing is lost on the board. KIF holds everything.</source>
        <translation>盤上の棋譜はそのまま残ります。KIF形式ならすべて保存できます。</translation>
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
        <source>What is in no file yet is lost otherwise.</source>
        <translation>保存しないと、ファイルにない変更は失われます。</translation>
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
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>No position of this record has a bookmark. Ctrl+B sets one.</source>
        <translation>この棋譜にはしおりがありません。Ctrl+Bで付けられます。</translation>
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
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. It cost nobody time: the clocks stood still.</source>
        <translation>パソコンが{time}の間スリープしていました。時計は止まっていたので、持ち時間は減っていません。</translation>
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
        <source>Start a new game</source>
        <translation>新しい対局を始めます</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>再対局(&amp;M)</translation>
    </message>
    <message>
        <source>The same game again; in an even game the colours change</source>
        <translation>同じ条件でもう一局指します。平手では先後を入れ替えます</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>中断した対局を再開(&amp;L)</translation>
    </message>
    <message>
        <source>Go on with the game that was cut off</source>
        <translation>途中で終わった対局の続きを指します</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>棋譜を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a game record from a file</source>
        <translation>棋譜ファイルを開きます</translation>
    </message>
    <message>
        <source>Kifu &amp;library</source>
        <translation>棋譜ライブラリ(&amp;B)</translation>
    </message>
    <message>
        <source>Find games among your kifu, by players, opening or position</source>
        <translation>手持ちの棋譜を、対局者・戦型・局面から検索します</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>棋譜を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>棋譜を保存します</translation>
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
        <source>Save the printed game record as a PDF file</source>
        <translation>印刷用の棋譜をPDFファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>My &amp;results…</source>
        <translation>対局成績(&amp;C)…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>コンピュータとのレベル別の対局成績と、レーティングを表示します</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>スタートページ(&amp;H)</translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <translation>最初のページに戻ります</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the record</source>
        <translation>棋譜の直前の変更を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation>取り消した変更をもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>直前の指し手を取り消します</translation>
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
        <source>Copy the game record to the clipboard in that format</source>
        <translation>棋譜をこの形式でクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy game a&amp;s</source>
        <translation>形式を選んで棋譜をコピー(&amp;A)</translation>
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
        <source>Copy the position shown to the clipboard as a diagram of characters</source>
        <translation>表示中の局面を、文字の局面図としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy &amp;position (SFEN)</source>
        <translation>局面をコピー（SFEN）(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard</source>
        <translation>表示中の局面をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>画像をコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a picture</source>
        <translation>表示中の局面を画像としてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>棋譜・局面を貼り付け(&amp;V)</translation>
    </message>
    <message>
        <source>Read a game or a position from the clipboard</source>
        <translation>クリップボードの棋譜または局面を読み込みます</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition…</source>
        <translation>局面編集(&amp;O)…</translation>
    </message>
    <message>
        <source>Change the position shown, or set up any other</source>
        <translation>表示中の局面を編集するか、好きな局面を作ります</translation>
    </message>
    <message>
        <source>F&amp;ind this position…</source>
        <translation>この局面を検索(&amp;K)…</translation>
    </message>
    <message>
        <source>List the games of the library that have the position shown</source>
        <translation>表示中の局面が現れる棋譜をライブラリから探します</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Show a good move; once more, and it is told why</source>
        <translation>よい手を示します。もう一度選ぶと理由も示します</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>すぐ指させる(&amp;W)</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far</source>
        <translation>コンピュータに、これまでに見つけた最善の手を指させます</translation>
    </message>
    <message>
        <source>Let the computer finis&amp;h</source>
        <translation>最後まで指させる(&amp;M)</translation>
    </message>
    <message>
        <source>The computer moves for both sides, to the end or until you stop it</source>
        <translation>コンピュータが両方の手を、終局か中止まで指します</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>手番を交代(&amp;D)</translation>
    </message>
    <message>
        <source>You go on with the computer&apos;s side, the computer with yours</source>
        <translation>あなたとコンピュータの側を入れ替えて指し続けます</translation>
    </message>
    <message>
        <source>Declare the &amp;impasse</source>
        <translation>入玉宣言(&amp;I)</translation>
    </message>
    <message>
        <source>Say that your king is home; a false declaration loses</source>
        <translation>入玉による勝ちを宣言します。条件を満たしていないと負けになります</translation>
    </message>
    <message>
        <source>&amp;Propose to end the impasse</source>
        <translation>持将棋を提案(&amp;P)</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game with both kings home</source>
        <translation>相入玉の対局を終えることを相手に提案します</translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation>引き分けを提案(&amp;Y)</translation>
    </message>
    <message>
        <source>Ask the opponent whether the game may end in a draw</source>
        <translation>引き分けで終えることを相手に提案します</translation>
    </message>
    <message>
        <source>&amp;Call a foul</source>
        <translation>反則を指摘(&amp;G)</translation>
    </message>
    <message>
        <source>Say that the opponent made a move that the rules forbid</source>
        <translation>相手の直前の手が反則であると指摘します</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>前の分岐へ(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the move tried before this one in the same position</source>
        <translation>同じ局面で、この手の一つ前に並ぶ手に移ります</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>次の分岐へ(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the move tried after this one in the same position</source>
        <translation>同じ局面で、この手の一つ次に並ぶ手に移ります</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>分岐を先頭にする(&amp;R)</translation>
    </message>
    <message>
        <source>Make this branch the first one where it begins</source>
        <translation>この分岐を、分岐点で最初の手順にします</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Make the line to this move the main line of the record</source>
        <translation>この手に至る手順を棋譜の本譜にします</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>分岐を上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Put this move before the one above it</source>
        <translation>この手を一つ上の手の前に移します</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>分岐を下へ(&amp;O)</translation>
    </message>
    <message>
        <source>Put this move behind the one below it</source>
        <translation>この手を一つ下の手の後に移します</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>しおりを付ける(&amp;B)</translation>
    </message>
    <message>
        <source>Mark the position, so that it is printed as a diagram</source>
        <translation>この局面にしおりを付けます。印刷すると局面図が入ります</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Look, language, pieces</source>
        <translation>外観・言語・駒などの設定</translation>
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
        <source>Ten moves fo&amp;rward</source>
        <translation>10手進む(&amp;E)</translation>
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
        <source>&amp;Continue from here…</source>
        <translation>ここから対局(&amp;C)…</translation>
    </message>
    <message>
        <source>Start a new game from the position shown</source>
        <translation>表示中の局面から新しい対局を始めます</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>この対局を検討(&amp;S)</translation>
    </message>
    <message>
        <source>Stop playing; both sides can be moved freely</source>
        <translation>対局をやめて、両方の駒を自由に動かせるようにします</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>この手以降を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>表示中の手とその後の手をすべて削除します</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>指し直し・次の対局(&amp;Y)</translation>
    </message>
    <message>
        <source>Replay a game that became void, or play the next game of the match</source>
        <translation>無勝負の対局を指し直すか、番勝負の次の対局を始めます</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>番勝負を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Play no further game of the match; its games stay saved</source>
        <translation>番勝負の残りを指さずに終えます。指した棋譜は残ります</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>局面を画像に保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Save or copy the position shown as PNG, SVG or PDF</source>
        <translation>表示中の局面をPNG・SVG・PDFとして保存またはコピーします</translation>
    </message>
    <message>
        <source>Game as ani&amp;mation…</source>
        <translation>棋譜をアニメーションに保存(&amp;T)…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, APNG or WebP that plays</source>
        <translation>指し手をGIF・APNG・WebPのアニメーションとして保存します</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or an empty score sheet</source>
        <translation>棋譜・局面図・記録用紙を印刷します</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>負けを認めて対局を終えます</translation>
    </message>
    <message>
        <source>Start the engine &amp;again</source>
        <translation>エンジンを再起動(&amp;A)</translation>
    </message>
    <message>
        <source>Start the engine again after trouble</source>
        <translation>不具合のあったエンジンを起動し直します</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>しおりに名前を付ける(&amp;A)…</translation>
    </message>
    <message>
        <source>Give the marked position a name, marking it if it is not</source>
        <translation>しおりの局面に名前を付けます。しおりがなければ付けます</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>しおり一覧(&amp;K)…</translation>
    </message>
    <message>
        <source>The marked positions of the record: go there, name them</source>
        <translation>棋譜のしおりを一覧し、移動したり名前を付けたりします</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! 好手(&amp;G)</translation>
    </message>
    <message>
        <source>Put the sign ! on the move, or take it away</source>
        <translation>この手に ! を付けるか、外します</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? 悪手(&amp;S)</translation>
    </message>
    <message>
        <source>Put the sign ? on the move, or take it away</source>
        <translation>この手に ? を付けるか、外します</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! 妙手</translation>
    </message>
    <message>
        <source>Put the sign !! on the move, or take it away</source>
        <translation>この手に !! を付けるか、外します</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? 大悪手</translation>
    </message>
    <message>
        <source>Put the sign ?? on the move, or take it away</source>
        <translation>この手に ?? を付けるか、外します</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? 注目の手(&amp;I)</translation>
    </message>
    <message>
        <source>Put the sign !? on the move, or take it away</source>
        <translation>この手に !? を付けるか、外します</translation>
    </message>
    <message>
        <source>?! Dubious move</source>
        <translation>?! 疑問手</translation>
    </message>
    <message>
        <source>Put the sign ?! on the move, or take it away</source>
        <translation>この手に ?! を付けるか、外します</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>矢印と丸を消す(&amp;C)</translation>
    </message>
    <message>
        <source>Take away all that is drawn on the position shown</source>
        <translation>表示中の局面に描いたものをすべて消します</translation>
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
        <source>See the board from the other side</source>
        <translation>盤を反対側から見ます</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>画面全体に表示します</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>Shogi Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>バージョン・ライセンス・謝辞</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>Enter edits the comment</source>
        <translation>Enterでコメントを編集</translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>よい手を探しています…</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>ヒント：{move}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>The computer plays both sides to the end.</source>
        <translation>コンピュータが終局まで両方の手を指します。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>ヒントを出せません：{reason}</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>The program was ended by an error the last time. What happened is in {file}.</source>
        <translation>前回、プログラムはエラーで終了しました。詳細は{file}にあります。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>エラーが発生しました</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept safe.</source>
        <translation>プログラムでエラーが発生しました。対局は保存されています。</translation>
    </message>
    <message>
        <source>You can go on. No report could be written.</source>
        <translation>このまま続けられます。報告書は作成できませんでした。</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, please send the report {file} to the developers. It tells the version, the system and where the error was, and nothing personal.</source>
        <translation>このまま続けられます。繰り返し起こるときは、報告書{file}を開発者に送ってください。バージョン、システム、エラーの場所だけが書かれており、個人情報は含まれません。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The clipboard is empty, or holds no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>クリップボードが空か、文字がありません。先にSFEN・局面図・棋譜のいずれかをコピーしてください。</translation>
    </message>
    <message>
        <source>No position can be read from the clipboard ({reason}). Copy an SFEN, a BOD diagram or a game.</source>
        <translation>クリップボードから局面を読み取れません（{reason}）。SFEN・BODの局面図・棋譜のいずれかをコピーしてください。</translation>
    </message>
    <message>
        <source>{side} has no king.</source>
        <translation>{side}の玉がありません。</translation>
    </message>
    <message>
        <source>{side} has a second king on {square}.</source>
        <translation>{side}の玉が2枚あります（{kanji}）。</translation>
    </message>
    <message>
        <source>{side} has a second pawn on one file, on {square} (nifu).</source>
        <translation>{side}の歩が同じ筋に2枚あります（{kanji}、二歩）。</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}：{kanji}の{kind}は行き所のない駒です。</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, and the other side is to move: the king could be taken.</source>
        <translation>{kanji}の{side}の玉に王手がかかっていますが、相手の手番です。玉を取れる状態になっています。</translation>
    </message>
    <message>
        <source>There are more pieces than a set has of the kind: {kind}.</source>
        <translation>駒の数が多すぎます：{kind}</translation>
    </message>
    <message>
        <source>Can be played and studied.</source>
        <translation>対局・検討できます。</translation>
    </message>
    <message>
        <source>Can be studied, but not played.</source>
        <translation>検討できますが、対局はできません。</translation>
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
        <source>The box has no piece of this kind left: {kind}. Take one off the board first.</source>
        <translation>駒箱に{kind}が残っていません。先に盤上の駒を外してください。</translation>
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
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>Save as own handicap</source>
        <translation>自作の手合割として保存</translation>
    </message>
    <message>
        <source>“{name}” is offered with the handicaps of a new game now.</source>
        <translation>「{name}」を新しい対局の手合割に追加しました。</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しい対局…</translation>
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
        <source>See the board from the other side</source>
        <translation>盤を反対側から見る</translation>
    </message>
    <message>
        <source>Copy the position (SFEN)</source>
        <translation>局面をコピー（SFEN）</translation>
    </message>
    <message>
        <source>Copy as a diagram (BOD)</source>
        <translation>局面図としてコピー（BOD）</translation>
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
        <source>Turn the position by half: Black&apos;s pieces become White&apos;s</source>
        <translation>局面を180度回転し、先手の駒と後手の駒を入れ替えます</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Put every piece in the box</source>
        <translation>すべての駒を駒箱に入れます</translation>
    </message>
    <message>
        <source>Give all that is in the box to White&apos;s hand</source>
        <translation>駒箱の駒をすべて後手の持ち駒にします</translation>
    </message>
    <message>
        <source>The clipboard holds a game: the position after its move {number} is shown.</source>
        <translation>クリップボードの内容は棋譜でした。{number}手目の局面を表示します。</translation>
    </message>
    <message>
        <source>A diagram holds one king of each side. Take the other one off first.</source>
        <translation>局面図に入れられる玉は、先手・後手1枚ずつです。先に余分な玉を外してください。</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>詰将棋</translation>
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
        <translation>手数 </translation>
    </message>
    <message>
        <source>A clic&amp;k takes a piece off</source>
        <translation>クリックで駒を外す(&amp;K)</translation>
    </message>
    <message>
        <source>Drag pieces, or click and click; off the board they go to the box. A right click or a second click turns a piece. Letters put pieces at the cursor: K R B G S N L P (and Q), capitals for Black; + promotes, Space turns, Delete takes off.</source>
        <translation>駒はドラッグするか、クリックして移動先をもう一度クリックします。盤の外に出した駒は駒箱に入ります。右クリックか、同じ駒の2度目のクリックで、成・不成や向きが変わります。キー操作ではカーソルの位置にK R B G S N L P（とQ）で駒を置きます（大文字が先手）。+で成り、スペースで向きを変え、Deleteで外します。</translation>
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
        <source>A click takes a piece off</source>
        <translation>クリックで駒を外す</translation>
    </message>
    <message>
        <source>What is wrong with the position</source>
        <translation>局面の問題点</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Save as own &amp;handicap…</source>
        <translation>手合割に追加(&amp;H)…</translation>
    </message>
    <message>
        <source>Offer this position with the handicaps when a new game is started</source>
        <translation>この局面を、新しい対局で選べる手合割に加えます</translation>
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
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board to set up</source>
        <translation>局面編集の盤</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>つかんだ駒：%1</translation>
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
        <source>Saved as {file}</source>
        <translation>保存先：{file}</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} is not there.</source>
        <translation>エンジン「{program}」が見つかりません。</translation>
    </message>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>エンジン「{program}」を実行できません（{detail}）。</translation>
    </message>
    <message>
        <source>The engine {program} ended while it was starting.</source>
        <translation>エンジン「{program}」が起動中に終了しました。</translation>
    </message>
    <message>
        <source>{program} does not answer as a USI engine does.</source>
        <translation>「{program}」はUSIエンジンとして応答しません。</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>エンジン「{program}」はこの種類の将棋に対応していません（{detail}）。</translation>
    </message>
    <message>
        <source>The engine {program} did not get ready.</source>
        <translation>エンジン「{program}」の準備が終わりませんでした。</translation>
    </message>
    <message>
        <source>The engine {program} ended unexpectedly.</source>
        <translation>エンジン「{program}」が予期せず終了しました。</translation>
    </message>
    <message>
        <source>The engine {program} does not answer any more.</source>
        <translation>エンジン「{program}」が応答しなくなりました。</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>エンジン「{program}」が反則手を返しました（{detail}）。</translation>
    </message>
    <message>
        <source>Install the program again, or choose another engine.</source>
        <translation>プログラムをインストールし直すか、別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>The game is kept. Start the engine again to go on.</source>
        <translation>対局は保持されています。エンジンを再起動すると続けられます。</translation>
    </message>
    <message>
        <source>It is being started again.</source>
        <translation>再起動しています。</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Install the program again.</source>
        <translation>内蔵エンジンが見つかりません。プログラムをインストールし直してください。</translation>
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
        <source>What was dropped</source>
        <translation>ドロップされた内容</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was read with reservations: {problems}</source>
        <translation>{file}を読み込みましたが、問題がありました：{problems}</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>棋譜を{suffix}形式では保存できません。.kifか.kifu（KIF形式）で終わる名前にするか、別のファイルの種類を選んでください。</translation>
    </message>
    <message>
        <source>{file} is saved. What it was before is kept as {backup}.</source>
        <translation>{file}を保存しました。以前の内容は{backup}に残してあります。</translation>
    </message>
    <message>
        <source>Save kifu</source>
        <translation>棋譜を保存</translation>
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
        <source>{file} cannot be saved: there is no folder {folder}.</source>
        <translation>{file}を保存できません。フォルダー{folder}がありません。</translation>
    </message>
    <message>
        <source>{file} is there already. To replace it, choose it by its whole name.</source>
        <translation>{file}はすでにあります。上書きするには、拡張子を含む名前を指定してください。</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>UTF-8で保存</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
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
        <translation>CSA形式 3.0</translation>
    </message>
    <message>
        <source>CSA 2.2, Shift_JIS</source>
        <translation>CSA形式 2.2（Shift_JIS）</translation>
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
        <source>The clipboard is empty, or holds no text. Copy a game or a position first.</source>
        <translation>クリップボードが空か、文字がありません。先に棋譜か局面をコピーしてください。</translation>
    </message>
    <message>
        <source>What was dropped cannot be read as a game or position ({reason}).</source>
        <translation>ドロップされた内容を棋譜や局面として読み込めません（{reason}）。</translation>
    </message>
    <message>
        <source>The clipboard holds no game or position that can be read ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>クリップボードに、読み込める棋譜や局面がありません（{reason}）。先にKIF・KI2・CSA・JKF・USI・SFEN・PSN・英文テキストのいずれかの形式でコピーしてください。</translation>
    </message>
    <message>
        <source>{format} has no place for this game ({reason}). Save it as KIF.</source>
        <translation>この棋譜は{format}形式では保存できません（{reason}）。KIF形式で保存してください。</translation>
    </message>
    <message>
        <source>{file} has places that could not be read, and no copy of it can be kept ({reason}). Save the game under another name.</source>
        <translation>{file}には読み取れなかった箇所があり、控えを残すこともできません（{reason}）。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and your right to read it.</source>
        <translation>{file}を開けません（{reason}）。名前と読み取り権限を確認してください。</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file}はフォルダーです。中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe, not a kifu. Choose another file.</source>
        <translation>{file}はデバイスかパイプで、棋譜ではありません。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>{file}に書き込めません（{reason}）。別のフォルダーか名前を選んでください。</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>終局した棋譜を{folder}に保存できませんでした（{reason}）。別のフォルダーに保存してください。</translation>
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
        <source>from</source>
        <translation>年から</translation>
    </message>
    <message>
        <source>to</source>
        <translation>年まで</translation>
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
        <source>remarks of programs</source>
        <translation>ソフトの付記</translation>
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
        <source>Read otherwise</source>
        <translation>補正した手</translation>
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
        <source>Not understood</source>
        <translation>解釈できない行</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>複数の対局</translation>
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
        <source>On its edge: thrown again</source>
        <translation>駒が立ったので振り直し</translation>
    </message>
    <message>
        <source>Five pawns are thrown for {player}, who has Black if more pawns than tokin lie up.</source>
        <translation>{player}の振り歩先で、歩を5枚振ります。歩が多く出れば先手です。</translation>
    </message>
    <message>
        <source>{pawns} pawns, {tokin} tokin</source>
        <translation>歩{pawns}枚、と金{tokin}枚</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player}, for whom they were thrown, has Black and begins.</source>
        <translation>歩が多く出たので、振り歩先の{player}が先手です。</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player}, for whom they were thrown, has White.</source>
        <translation>と金が多く出たので、振り歩先の{player}は後手です。</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗先手：{black}&#x3000;&#x3000;☖後手：{white}</translation>
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
        <source>{file} is not there any more.</source>
        <translation>{file}は見つかりません。移動または削除されたようです。</translation>
    </message>
    <message>
        <source>{black} against {white}, {date}, {result}, {moves} moves</source>
        <translation>{black}対{white}、{date}、{result}、{moves}手</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open on the board</source>
        <translation>盤で開く</translation>
    </message>
    <message>
        <source>Find this position</source>
        <translation>この局面を検索</translation>
    </message>
    <message>
        <source>Board of the game chosen</source>
        <translation>選んだ棋譜の盤面</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最終局面</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Start position · {moves} moves</source>
        <translation>開始局面・全{moves}手</translation>
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
        <source>Undo gives the time back</source>
        <translation>待ったで時間も戻す</translation>
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
        <source>A game is casual against the computer, where a forbidden move does not lose it.</source>
        <translation>気軽な対局とは、反則負けのないコンピュータとの対局です。</translation>
    </message>
    <message>
        <source>Another time for {side}</source>
        <translation>{side}の持ち時間を変える</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> 秒／手</translation>
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
        <source>&amp;Forbidden moves</source>
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
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Why?</source>
        <translation>理由は？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a mate for {side}.</source>
        <translation>{side}に詰みの勝ちがあります。</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>{side}に{plies}手詰めの勝ちがあります。</translation>
    </message>
    <message>
        <source>This is even.</source>
        <translation>互角です。</translation>
    </message>
    <message>
        <source>This is slightly better for {side}.</source>
        <translation>{side}が有望です。</translation>
    </message>
    <message>
        <source>This is better for {side}.</source>
        <translation>{side}が有利です。</translation>
    </message>
    <message>
        <source>This is much better for {side}.</source>
        <translation>{side}が優勢です。</translation>
    </message>
    <message>
        <source>This is winning for {side}.</source>
        <translation>{side}が勝勢です。</translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>{count} lines of your results could not be read and were set aside in {file}. The others stand.</source>
        <translation>対局成績のうち{count}行が読み取れなかったため、{file}に移しました。ほかの成績はそのままです。</translation>
    </message>
    <message>
        <source>Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come.</source>
        <translation>対局成績を{file}に保存できません（{reason}）。今後の成績を残すには、書き込みを許可してください。</translation>
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
        <source>By</source>
        <translation>決着</translation>
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
        <source>All games, the latest first</source>
        <translation>すべての対局（新しい順）</translation>
    </message>
    <message>
        <source>Games against the computer appear here when they end.</source>
        <translation>コンピュータとの対局が終わると、ここに記録されます。</translation>
    </message>
    <message>
        <source>Open kifu</source>
        <translation>棋譜を開く</translation>
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
        <source>A game counts that begins from the start, with no move taken back.</source>
        <translation>開始局面から始めて、待ったをしなかった対局が対象です。</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from your last {count} games that count.</source>
        <translation>95 %の範囲：{low}～{high}（対象となる最近の{count}局から）</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from {count} games that count.</source>
        <translation>95 %の範囲：{low}～{high}（対象となる{count}局から）</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale: levels 1 to 10 as the table has them.</source>
        <translation>このプログラム独自の尺度です。レベル1～10の値は表のとおりです。</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won}勝 {lost}敗 {drawn}分</translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation>最多連勝：{count}</translation>
    </message>
    <message>
        <source>{count} wins in a row. </source>
        <translation>{count}連勝中。</translation>
    </message>
    <message>
        <source>{count} losses in a row. </source>
        <translation>{count}連敗中。</translation>
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
        <source>{file} cannot be written ({reason}). Choose another folder.</source>
        <translation>{file}に書き込めません（{reason}）。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Delete all {count} results? Your kifu stay. This cannot be undone.</source>
        <translation>{count}件の成績をすべて削除しますか？&#x3000;棋譜は残ります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
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
    <message>
        <source>Propose an end</source>
        <translation>持将棋を提案</translation>
    </message>
    <message>
        <source>King in the far camp</source>
        <translation>玉が敵陣にいる</translation>
    </message>
    <message>
        <source>{needed} more pieces</source>
        <translation>敵陣の駒（玉以外）{needed}枚</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>王手がかかっていない</translation>
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
        <source>Yagura</source>
        <translation>矢倉</translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation>相居飛車</translation>
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
        <source>cannot be opened ({reason}). Check your right to read it.</source>
        <translation>を開けません（{reason}）。読み取り権限を確認してください。</translation>
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
        <source>was read with reservations: {reason}</source>
        <translation>を読み込みましたが、問題がありました：{reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} holds several games; the first is shown.</source>
        <translation>{file}には複数の対局があります。最初の対局を表示しています。</translation>
    </message>
    <message>
        <source>List them all</source>
        <translation>すべて一覧</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>← Back</source>
        <translation>← 戻る</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>元の画面に戻る</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Folders, files with trouble</source>
        <translation>フォルダー、問題のあるファイル</translation>
    </message>
    <message>
        <source>More about the library</source>
        <translation>ライブラリのその他の操作</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop reading; what was read stays</source>
        <translation>読み込みを中止します。読み込んだ分は残ります</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>読み込んだファイル</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>{total} games</source>
        <translation>{total}局</translation>
    </message>
    <message>
        <source>{found} of {total} games</source>
        <translation>{total}局中{found}局</translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>☗{black}勝・☖{white}勝</translation>
    </message>
    <message>
        <source>No game of the library fits what is searched for.</source>
        <translation>条件に合う棋譜はライブラリにありません。</translation>
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
        <source>Add a folder with kifu, and every game in it can be found here by players, opening or position.</source>
        <translation>棋譜のフォルダーを追加すると、中の棋譜を対局者・戦型・局面から検索できるようになります。</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>盤で開く</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>この局面の棋譜を検索</translation>
    </message>
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
        <source>Remove from the library</source>
        <translation>ライブラリから外す</translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation>すべてライブラリから外す</translation>
    </message>
    <message>
        <source>Taken out of the library: {files}. On the disk nothing was changed.</source>
        <translation>ライブラリから外しました：{files}。ディスク上のファイルは変更していません。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Add a folder of kifu</source>
        <translation>棋譜のフォルダーを追加</translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation>棋譜を追加</translation>
    </message>
    <message>
        <source>Look for changed files</source>
        <translation>変更されたファイルを確認</translation>
    </message>
    <message>
        <source>Files with trouble…</source>
        <translation>問題のあるファイル…</translation>
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
        <source>Reading files: {done} of {total}</source>
        <translation>ファイルを読み込み中：{done} / {total}</translation>
    </message>
    <message>
        <source>One file could not be read into the library.</source>
        <translation>1個のファイルをライブラリに読み込めませんでした。</translation>
    </message>
    <message>
        <source>{count} files could not be read into the library.</source>
        <translation>{count}個のファイルをライブラリに読み込めませんでした。</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>表示…</translation>
    </message>
    <message>
        <source>The index of the library was damaged or of another version; it is made anew from your files.</source>
        <translation>ライブラリの索引が壊れているか、別のバージョンのものでした。ファイルから作り直しています。</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free room or allow writing there, and try again.</source>
        <translation>ライブラリを使えません（{reason}）。空き容量を増やすか書き込みを許可してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>この対局は設定できません：{reason}</translation>
    </message>
    <message>
        <source>This game is played in another window of the program, or was played on there.</source>
        <translation>この対局は、別のウィンドウで対局中か、すでに続きが指されています。</translation>
    </message>
    <message>
        <source>The game in {file} cannot be resumed: {reason}</source>
        <translation>{file}の対局を再開できません：{reason}</translation>
    </message>
    <message>
        <source>Your game was not broken off: it waits to be resumed.</source>
        <translation>前回の対局は途中のまま残っています。続きから再開できます。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>The engine had ended and was started again.</source>
        <translation>エンジンが終了していたため、再起動しました。</translation>
    </message>
    <message>
        <source>The game cannot be kept safe in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>対局の途中経過を{folder}に保存できません（{reason}）。対局は続けられますが、終了する前に棋譜を保存してください。</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
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
        <source>Not allowed: {reason} The piece went back.</source>
        <translation>その手は指せません：{reason}駒を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Your match is not decided. {match}, {game}: {score}</source>
        <translation>番勝負の途中です。{match} {game}：{score}</translation>
    </message>
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
        <source>Each player keeps the time that was left.</source>
        <translation>残り時間を引き継ぎます。</translation>
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
        <source>Its name, for example “Two pieces and a silver”</source>
        <translation>名前（例：二枚落ち＋銀）</translation>
    </message>
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
        <source>There is one of this name; it will be replaced.</source>
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
        <translation>コンピュータ</translation>
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
        <source>One level up after you win, one down after you lose</source>
        <translation>あなたが勝つと1レベル上がり、負けると1レベル下がります</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>戦型</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>先手(下手)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>後手(上手)</translation>
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
        <source>Five pawns are thrown for it (furigoma)</source>
        <translation>歩を5枚振って先後を決めます</translation>
    </message>
    <message>
        <source>Throw pawns for the colours (furigoma)</source>
        <translation>振り駒で先後を決める</translation>
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
        <source>{number} periods</source>
        <translation>秒読み{number}回</translation>
    </message>
    <message>
        <source>Rename the handicap</source>
        <translation>手合割の名前を変更</translation>
    </message>
    <message>
        <source>{style}, for the first moves: {text}</source>
        <translation>序盤は{style}：{text}</translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation>レベル{number}：{name}(&amp;L)</translation>
    </message>
    <message>
        <source>Three wins in a row move the handicap by a step. The match has no end.</source>
        <translation>3連勝すると手合割が1段階変わります（手直り）。番勝負に終わりはありません。</translation>
    </message>
    <message>
        <source>White gives in every game. A void game is replayed.</source>
        <translation>毎局、上手が駒を落とします。無勝負は指し直します。</translation>
    </message>
    <message>
        <source>The colours change from game to game. A void game is replayed.</source>
        <translation>1局ごとに先後を入れ替えます。無勝負は指し直します。</translation>
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
        <translation> 分</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>持ち時間（分）</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> 秒／手</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>The game on the board will be broken off.</source>
        <translation>現在の対局は中断されます。</translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <source>Squares that count</source>
        <translation>検索の対象になるマス</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>free</source>
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
        <source>What counts</source>
        <translation>検索の対象</translation>
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
        <source>With left and right exchanged</source>
        <translation>左右を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>先後反転も</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>先手と後手を入れ替えた局面も探します</translation>
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
        <source>{side} has at least so many {piece} in hand</source>
        <translation>{side}の持ち駒の{piece}の最低枚数</translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation>持ち駒（最低枚数）</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must be the same.</source>
        <translation>すべてのマス、両者の持ち駒、手番が一致する局面を探します。</translation>
    </message>
    <message>
        <source>Only the framed squares must be the same, empty ones too. Click a square, or draw over several, to change what counts.</source>
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
        <source>As moves</source>
        <translation>指し手と同じ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Along the board</source>
        <translation>座標</translation>
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
        <source>Nothing around the board</source>
        <translation>背景を透明に</translation>
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
        <source>Pixels to the inch</source>
        <translation>解像度（dpi）</translation>
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
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Book</source>
        <translation>書籍風</translation>
    </message>
    <message>
        <source>Outlined</source>
        <translation>駒形</translation>
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
        <source>Board</source>
        <translation>盤</translation>
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
        <source>&amp;Folder of own pieces…</source>
        <translation>自作の駒のフォルダー(&amp;F)…</translation>
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
        <source>The pieces cannot be used: {file}: {reason}.</source>
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
        <source>Own pieces…</source>
        <translation>自作の駒…</translation>
    </message>
    <message>
        <source>Open {folder}, where own sets go</source>
        <translation>自作の駒を置く{folder}を開きます</translation>
    </message>
    <message>
        <source>{count} more own sets cannot be used.</source>
        <translation>ほかに、使えない自作の駒が{count}組あります。</translation>
    </message>
    <message>
        <source>Own sets go to {folder}.</source>
        <translation>自作の駒は{folder}に置きます。</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>The program&apos;s engine is missing (looked for as {place}). The game is kept. Install the program again, then start the engine again.</source>
        <translation>内蔵エンジンが見つかりません（検索先：{place}）。対局は保持されています。プログラムをインストールし直してから、エンジンを再起動してください。</translation>
    </message>
    <message>
        <source>The engine answered with a move that the rules forbid ({move}).</source>
        <translation>エンジンが反則手を返しました（{move}）。</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen the game lost for some moves.</source>
        <translation>コンピュータは数手前から負けと判断していました。</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>レベル{number}：{name}</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation>エンジンを起動中…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
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
        <translation>秒読み {periods}</translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>then {periods}</source>
        <translation>その後 {periods}</translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
        <translation>その後1手{seconds}秒</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>The computer, two players</source>
        <translation>コンピュータと二人対局</translation>
    </message>
    <message>
        <source>At least for a move</source>
        <translation>1手の最短時間</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>At most for a move</source>
        <translation>1手の最長時間</translation>
    </message>
    <message>
        <source>as its level</source>
        <translation>レベルに応じて</translation>
    </message>
    <message>
        <source>Level 10 uses the time on its clock</source>
        <translation>レベル10は持ち時間を使う</translation>
    </message>
    <message>
        <source>Level 10 thinks on while you do</source>
        <translation>レベル10は相手の手番中も考える</translation>
    </message>
    <message>
        <source>Resigns when lost, from level 5 on</source>
        <translation>負けと判断したら投了（レベル5以上）</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Turns to the mover</source>
        <translation>手番側を手前に</translation>
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
        <translation> 秒</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピュータ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>左右反転も</translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation>左右を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>先後反転も</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>先手と後手を入れ替えた局面も探します</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Choose which squares count</source>
        <translation>検索の対象にするマスを選びます</translation>
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
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>用紙の向き</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>As in a book</source>
        <translation>書籍風</translation>
    </message>
    <message>
        <source>Outlined pieces</source>
        <translation>駒形</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>what fits</source>
        <translation>自動</translation>
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
        <source>Diagrams of bookmarks</source>
        <translation>しおりの局面図</translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation>最終局面の局面図</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>局面図の間隔</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>no</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>1ページの図</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>No heading</source>
        <translation>題名なし</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>最後のページに解答</translation>
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
        <source>On a line</source>
        <translation>1行に</translation>
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
        <source>Take positions from files: no record is open.</source>
        <translation>棋譜が開かれていません。ファイルから局面を読み込んでください。</translation>
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
        <translation>読み込み中 {done} / {total}…</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) or game(s) from files.</source>
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
        <translation>{done} / {total} ページ…</translation>
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
        <source>Time limit</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>{mark} signature</source>
        <translation>{mark} 署名</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game} 記録用紙</translation>
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
        <source>The printer refuses ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>プリンターで印刷できません（{reason}）。別のプリンターを選ぶか、棋譜をPDFに保存してください。</translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation>{number}手目まで</translation>
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
        <source>Everything else was read. Marked lines were not taken as they stand.</source>
        <translation>ほかの部分はすべて読み込みました。印の付いた行は、書かれたとおりには読み込んでいません。</translation>
    </message>
    <message>
        <source>When you save over the file, it is kept as it was, its name ending in .bak.</source>
        <translation>このファイルに上書き保存すると、元の内容は.bakで終わる名前で残ります。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
    <message>
        <source>Play on</source>
        <translation>指し続ける</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating over {count} games, from {first} to {last}</source>
        <translation>{count}局のレーティングの推移、{first}から{last}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>レーティングはまだありません</translation>
    </message>
    <message>
        <source>The curve begins with your first rated game.</source>
        <translation>レーティング対象の対局を指すと、グラフが表示されます。</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Lv {number}</translation>
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
        <source>One grade is about one lance.</source>
        <translation>段級位1つの差が、香車1枚ほどに当たります。</translation>
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
        <source>no move left</source>
        <translation>指す手なし</translation>
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
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The game goes on until somebody is mated or resigns.</source>
        <translation>どちらかが詰むか投了するまで続けます。</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24点法（合意）</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: under 24 points loses, else it is a draw.</source>
        <translation>相入玉で両者が合意したとき、24点未満の側が負け、それ以外は引き分けです。</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27点法（合意）</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: 27 points win; at 27 each White wins.</source>
        <translation>相入玉で両者が合意したとき、27点以上の側が勝ちです。27点ずつなら後手勝ちです。</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27点法（入玉宣言）</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: Black wins with 28 points, White with 27.</source>
        <translation>自分の手番で王手なし、敵陣に玉とほか10枚以上。先手28点、後手27点以上で勝ちです。</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24点法（入玉宣言）</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: 31 points win, 24 to 30 draw.</source>
        <translation>自分の手番で王手なし、敵陣に玉とほか10枚以上。31点以上で勝ち、24～30点で引き分けです。</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>トライルール</translation>
    </message>
    <message>
        <source>Once both kings are in the far camps, the first on the other king&apos;s start square wins.</source>
        <translation>相入玉になった後、相手の玉の初期位置に先に自玉を進めた側が勝ちです。</translation>
    </message>
    <message>
        <source>All pieces home</source>
        <translation>全駒入陣</translation>
    </message>
    <message>
        <source>Ends when one side has every piece of its own in the far camp; under 24 points loses.</source>
        <translation>どちらかの盤上の駒がすべて敵陣に入ると終局です。24点未満の側が負けです。</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>合意</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: a draw.</source>
        <translation>相入玉で両者が合意したとき、引き分けです。</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>指せない</translation>
    </message>
    <message>
        <source>The board does not let you make a move that the rules forbid.</source>
        <translation>反則になる手は盤上で指せません。</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back, and you are told why.</source>
        <translation>反則手を指すと、理由を表示して駒を元に戻します。</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>反則負け</translation>
    </message>
    <message>
        <source>As in serious play: a forbidden move loses at once.</source>
        <translation>公式戦と同じく、反則手を指すとすぐに負けになります。</translation>
    </message>
    <message>
        <source>To be called</source>
        <translation>指摘制</translation>
    </message>
    <message>
        <source>A forbidden move stands, and loses when the opponent calls it.</source>
        <translation>反則手はそのまま成立し、相手が指摘すると負けになります。</translation>
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
        <source>A piece where it could never move again.</source>
        <translation>行き所のない駒です。</translation>
    </message>
    <message>
        <source>The own king can be taken.</source>
        <translation>自玉が取られてしまいます（王手放置）。</translation>
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
        <source>Fouls: {rule}</source>
        <translation>反則：{rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>{moves}手まで</translation>
    </message>
    <message>
        <source>draws can be agreed</source>
        <translation>合意の引き分けあり</translation>
    </message>
    <message>
        <source>undo gives time back</source>
        <translation>待ったで時間も戻る</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>ダイアログ中は時計停止</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>時計は止めない</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
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
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>駒</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>指し手の表記</translation>
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
        <source>Mark where a piece can go</source>
        <translation>駒の移動先を示す</translation>
    </message>
    <message>
        <source>Moves glide over the board</source>
        <translation>駒の動きをアニメーション表示</translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation>終局した棋譜を自動保存</translation>
    </message>
    <message>
        <source>The computer, two players…</source>
        <translation>コンピュータと二人対局…</translation>
    </message>
    <message>
        <source>Save every finished game in
{folder}</source>
        <translation>終局した棋譜を自動保存
{folder}</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). The usual settings are in force.</source>
        <translation>設定ファイル{file}を読み取れません（{reason}）。標準の設定を使います。</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be set aside ({reason}). The usual settings are in force; changes will not be kept until that file is removed.</source>
        <translation>設定ファイル{file}が壊れており、退避もできませんでした（{reason}）。標準の設定を使います。このファイルを取り除くまで、変更は保存されません。</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}, and the usual settings are in force.</source>
        <translation>設定ファイルが壊れていたため、{file}として退避しました。標準の設定を使います。</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {file} ({reason}). They hold until the program is closed; allow writing to that folder to keep them.</source>
        <translation>設定を{file}に保存できません（{reason}）。設定はプログラムを終了するまで有効です。保存するには、フォルダーへの書き込みを許可してください。</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>この局面での指し手</translation>
    </message>
    <message>
        <source>Undo</source>
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
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game}・{when}・{number}手目</translation>
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
        <source>Shogi and Okisaki shogi on your own board.</source>
        <translation>将棋と御妃将棋を、あなたの盤で。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Against the computer, at your level</source>
        <translation>あなたの棋力に合わせてコンピュータと</translation>
    </message>
    <message>
        <source>Set up a handicap</source>
        <translation>駒落ち</translation>
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
        <source>Both at this screen</source>
        <translation>この画面で交互に指す</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>棋譜ライブラリ</translation>
    </message>
    <message>
        <source>Find games by players, opening or position</source>
        <translation>対局者・戦型・局面から棋譜を検索</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面編集</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
        <translation>棋譜を並べて検討</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>It plays what it thinks best from the first move on.</source>
        <translation>初手から、最善と考える手を指します。</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>居飛車</translation>
    </message>
    <message>
        <source>Its rook stays on its file and opens the pawn before it.</source>
        <translation>飛車を定位置に置き、飛車先の歩を突きます。</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>振り飛車</translation>
    </message>
    <message>
        <source>Its rook swings to the middle or the left, its king to the right.</source>
        <translation>飛車を中央か左に振り、玉を右に囲います。</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>急戦</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn on the rook&apos;s new file.</source>
        <translation>棒銀や、飛車を振った筋からの早い仕掛けです。</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>持久戦</translation>
    </message>
    <message>
        <source>First a castle, then the rest.</source>
        <translation>まず玉を囲います。</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Files with trouble</source>
        <translation>問題のあるファイル</translation>
    </message>
    <message>
        <source>The files were not changed. A corrected file is read again by itself.</source>
        <translation>ファイルは変更していません。修正されたファイルは自動で読み直します。</translation>
    </message>
    <message>
        <source>There are none: every file of the library was read as it stands.</source>
        <translation>問題のあるファイルはありません。すべて書かれたとおりに読み込みました。</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>一覧をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser}の玉が詰みました。</translation>
    </message>
    <message>
        <source>{loser} has no legal move left, which loses.</source>
        <translation>{loser}は指せる手がなくなり、負けです。</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser}が投了しました。</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time (sennichite). The game does not count.</source>
        <translation>同じ局面が4回現れました（千日手）。無勝負です。</translation>
    </message>
    <message>
        <source>The position came up for the fourth time, and {loser} gave check all the while, which loses.</source>
        <translation>連続王手の千日手です。王手を続けた{loser}の負けです。</translation>
    </message>
    <message>
        <source>{loser} made a move that the rules forbid.</source>
        <translation>{loser}が反則手を指しました。</translation>
    </message>
    <message>
        <source>{winner} declared the win with the king in the far camp.</source>
        <translation>{winner}が入玉宣言で勝ちました。</translation>
    </message>
    <message>
        <source>{loser} declared the win, but the conditions were not met.</source>
        <translation>{loser}が入玉宣言をしましたが、条件を満たしていませんでした。</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the start square of the other king.</source>
        <translation>{winner}の玉が相手の玉の初期位置に達しました（トライ）。</translation>
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
        <source>{loser} has nothing left but the king.</source>
        <translation>{loser}は玉だけになりました（裸玉）。</translation>
    </message>
    <message>
        <source>Both sides have nothing left but their kings.</source>
        <translation>両者とも玉だけになりました。</translation>
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
        <source>Both kings are safe in the far camp; {winner} has the points.</source>
        <translation>相入玉となり、点数により{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp and both have the points.</source>
        <translation>相入玉となり、両者とも点数を満たしています（持将棋）。</translation>
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
        <source>Overlooks a lot. For a first game.</source>
        <translation>見落としの多い相手。初めての対局に。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Knows the moves, gives pieces away.</source>
        <translation>駒の動かし方は知っていますが、よくただで取られます。</translation>
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
        <source>A game for the evening, with slips.</source>
        <translation>ときどき間違えます。くつろいだ一局に。</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>手堅い相手</translation>
    </message>
    <message>
        <source>Punishes gross mistakes.</source>
        <translation>大きなミスは見逃しません。</translation>
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
        <source>Few slips, finds short mates.</source>
        <translation>ミスが少なく、短い詰みを逃しません。</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>強豪</translation>
    </message>
    <message>
        <source>Reads far ahead in fights.</source>
        <translation>戦いになると先まで読みます。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Hardly ever lets you off.</source>
        <translation>めったに逃がしてくれません。</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>Everything the engine has.</source>
        <translation>エンジンの全力です。</translation>
    </message>
    <message>
        <source>Computer level {number}</source>
        <translation>コンピュータ レベル{number}</translation>
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
        <source>No limit</source>
        <translation>無制限</translation>
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
    <message>
        <source>{periods} periods of {seconds} s</source>
        <translation>秒読み{seconds}秒×{periods}回</translation>
    </message>
    <message>
        <source>{minutes} min, then {periods} periods of {seconds} s</source>
        <translation>{minutes}分・秒読み{seconds}秒×{periods}回</translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>千日手指し直し・残り時間：{times}</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>同じ局面が3回目です。4回目（千日手）で無勝負となり、指し直せます。</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth {loser} loses, for giving check all the while.</source>
        <translation>同じ局面が3回目です。4回目で連続王手の千日手となり、王手を続ける{loser}の負けです。</translation>
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
</TS>
