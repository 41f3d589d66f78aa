<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results level by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games, the latest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi against an opponent of its own. Free software under the MIT licence; the licences of fonts and drawings lie beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses no network, and sends nothing to anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlternativesView</name>
    <message>
        <source>Moves tried here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Game as an animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture {done} of {total}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file} ({size} kB).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskLeaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the position that you have set up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the program is closed, Undo in the editor brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} does not hold all of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file would be without:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost on the board. KIF holds everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another format…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskSaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to this record?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in no file yet is lost otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Black %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promoted pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in hand, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote? Enter promotes, minus does not, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not promote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position of this record has a bookmark. Ctrl+B sets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. It cost nobody time: the clocks stood still.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same game again; in an even game the colours change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the game that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game record from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu &amp;library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find games among your kifu, by players, opening or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save kifu &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game record under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the printed game record as a PDF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy game (KIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard in that format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy game a&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KI&amp;2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CSA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JKF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;USI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PSN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Western text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;diagram (BOD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a diagram of characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;position (SFEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a game or a position from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a p&amp;osition…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the position shown, or set up any other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind this position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the games of the library that have the position shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a good move; once more, and it is told why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer finis&amp;h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer moves for both sides, to the end or until you stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go on with the computer&apos;s side, the computer with yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the &amp;impasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that your king is home; a false declaration loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Propose to end the impasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the opponent to end the game with both kings home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the opponent whether the game may end in a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Call a foul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that the opponent made a move that the rules forbid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the move tried before this one in the same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the move tried after this one in the same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this branch the first one where it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the line to this move the main line of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this move before the one above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this move behind the one below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the position, so that it is printed as a diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look, language, pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back ten moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten moves fo&amp;rward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward ten moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game from the position shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop playing; both sides can be moved freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a game that became void, or play the next game of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play no further game of the match; its games stay saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy the position shown as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game as ani&amp;mation…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the moves as a GIF, APNG or WebP that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the game record, diagrams or an empty score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the engine &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the engine again after trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the marked position a name, marking it if it is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marked positions of the record: go there, name them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign ! on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign ? on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign !! on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign ?? on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign !? on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?! Dubious move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the sign ?! on the move, or take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away all that is drawn on the position shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un&amp;fold all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the moves of every branch in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;ld all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the first move of each branch in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter edits the comment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays both sides to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>The program was ended by an error the last time. What happened is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on. No report could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can go on. If it happens again, please send the report {file} to the developers. It tells the version, the system and where the error was, and nothing personal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The clipboard is empty, or holds no text. Copy an SFEN, a diagram or a game first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position can be read from the clipboard ({reason}). Copy an SFEN, a BOD diagram or a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has no king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has a second king on {square}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has a second pawn on one file, on {square} (nifu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is in check on {square}, and the other side is to move: the king could be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more pieces than a set has of the kind: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be played and studied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be studied, but not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be played or studied yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king cannot be in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box has no piece of this kind left: {kind}. Take one off the board first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} is to move and has no legal move: the game would be over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the box, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>Save as own handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is offered with the handicaps of a new game now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position (SFEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as a diagram (BOD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position, a diagram or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest to White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the position by half: Black&apos;s pieces become White&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every piece in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all that is in the box to White&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds a game: the position after its move {number} is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A diagram holds one king of each side. Take the other one off first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>&amp;To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clic&amp;k takes a piece off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag pieces, or click and click; off the board they go to the box. A right click or a second click turns a piece. Letters put pieces at the cursor: K R B G S N L P (and Q), capitals for Black; + promotes, Space turns, Delete takes off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the next move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click takes a piece off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong with the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as own &amp;handicap…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer this position with the handicaps when a new game is started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board to set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>&amp;Undo comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo sign on the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo new move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo delete line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo promote branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo move branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo sign on the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo new move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo delete line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo promote branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo move branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} ended while it was starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{program} does not answer as a USI engine does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} did not get ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} ended unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} does not answer any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again, or choose another engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept. Start the engine again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was read with reservations: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is saved. What it was before is kept as {backup}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be saved: there is no folder {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already. To replace it, choose it by its whole name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read as a game record ({reason}). KIF, KI2, CSA, JKF, USI, SFEN, PSN and BOD files and western text can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large to be a kifu. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard is empty, or holds no text. Copy a game or a position first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was dropped cannot be read as a game or position ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no game or position that can be read ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} has no place for this game ({reason}). Save it as KIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has places that could not be read, and no copy of it can be kept ({reason}). Save the game under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and your right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a device or a pipe, not a kifu. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search players, events, openings, files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☗ Black won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☖ White won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names and other headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remarks of programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FurigomaDialog</name>
    <message>
        <source>Furigoma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its edge: thrown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five pawns are thrown for {player}, who has Black if more pawns than tokin lie up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pawns} pawns, {tokin} tokin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More pawns than tokin: {player}, for whom they were thrown, has Black and begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tokin than pawns: {player}, for whom they were thrown, has White.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black ☗</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White ☖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{black} against {white}, {date}, {result}, {moves} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of the game chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position · {moves} moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameRulesDialog</name>
    <message>
        <source>Rules and clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw after {moves} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players may agree on a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo gives the time back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In casual games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game is casual against the computer, where a forbidden move does not lose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another time for {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Impasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;dialog stops the clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byōyomi &amp;periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main time of {side} in minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each move of {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a mate for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is slightly better for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is better for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is much better for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is winning for {side}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>{count} lines of your results could not be read and were set aside in {file}. The others stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>My results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games against the computer appear here when they end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game counts that begins from the start, with no move taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from your last {count} games that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from {count} games that count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this program&apos;s own scale: levels 1 to 10 as the table has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} wins in a row. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} losses in a row. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} · moves taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete all {count} results? Your kifu stay. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message>
        <source>Impasse: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose an end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King in the far camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} more pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not met</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Central rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth-file rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third-file rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposing rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double ranging rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right fourth-file rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleeve rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side pawn capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double wing attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☗ won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☖ won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened ({reason}). Check your right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too large to be a kifu ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read as a game record ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was read with reservations: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} holds several games; the first is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List them all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>← Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders, files with trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading; what was read stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} of {total} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game of the library fits what is searched for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder with kifu, and every game in it can be found here by players, opening or position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy game (KIF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out of the library: {files}. On the disk nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changed files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files with trouble…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of the library:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading files: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file could not be read into the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files could not be read into the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of the library was damaged or of another version; it is made anew from your files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free room or allow writing there, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played in another window of the program, or was played on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in {file} cannot be resumed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game was not broken off: it waits to be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine had ended and was started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept safe in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MannersActions</name>
    <message>
        <source>The draw was declined. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposal was declined. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no foul. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece went back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Your match is not decided. {match}, {game}: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay, colours reversed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player keeps the time that was left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveRows</name>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alternatives: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Its name, for example “Two pieces and a silver”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one of this name; it will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One level up after you win, one down after you lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five pawns are thrown for it (furigoma)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw pawns for the colours (furigoma)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;commend…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compose your o&amp;wn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules and clocks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Op&amp;ening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You &amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{style}, for the first moves: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three wins in a row move the handicap by a step. The match has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White gives in every game. A void game is replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours change from game to game. A void game is replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game on the board will be broken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own handicap. {side} moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White gives these pieces and moves first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Squares that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either side to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark all pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} has at least so many {piece} in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the framed squares must be the same, empty ones too. Click a square, or draw over several, to change what counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Picture of the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing around the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels to the inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>&amp;Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;White&apos;s pieces of dark wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder of own pieces…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceSets</name>
    <message>
        <source>Two characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>International, with marks for moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners, with dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces cannot be used: {file}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PieceSettings</name>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces of both games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s pieces of dark wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own pieces…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {folder}, where own sets go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more own sets cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own sets go to {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>The program&apos;s engine is missing (looked for as {place}). The game is kept. Install the program again, then start the engine again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine answered with a move that the rules forbid ({move}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen the game lost for some moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byōyomi, {periods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {periods}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>The computer, two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least for a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most for a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 10 uses the time on its clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 10 thinks on while you do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigns when lost, from level 5 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns to the mover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All letters upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board between two people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which squares count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show games whatever their positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games with this pattern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>Save kifu as PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in a book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams of bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take positions from files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names from the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take positions from files: no record is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take positions from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {done} of {total}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) or game(s) from files.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {done} of {total}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing is not possible here ({reason}). Save as PDF and print that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark} signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer refuses ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>What could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} · {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else was read. Marked lines were not taken as they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you save over the file, it is kept as it was, its name ending in .bak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalDialog</name>
    <message>
        <source>A proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{proposer} offers a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{proposer} proposes to end the game as an impasse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked}, do you accept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating over {count} games, from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve begins with your first rated game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentFilesMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecommendDialog</name>
    <message>
        <source>Recommended handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} plays like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One grade is about one lance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An even game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gives: {handicap} ({kanji})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bare king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both bared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on until somebody is mated or resigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: under 24 points loses, else it is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: 27 points win; at 27 each White wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: Black wins with 28 points, White with 27.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: 31 points win, 24 to 30 draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once both kings are in the far camps, the first on the other king&apos;s start square wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends when one side has every piece of its own in the far camp; under 24 points loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board does not let you make a move that the rules forbid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can try it; the piece goes back, and you are told why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in serious play: a forbidden move loses at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forbidden move stands, and loses when the opponent calls it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pawns on one file (nifu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mate by dropping a pawn (uchifuzume).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece where it could never move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own king can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the other player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece dropped promoted side up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☗７六歩 when the window is in Japanese, P-7f in every other language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown on your card and in saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark where a piece can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves glide over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer, two players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every finished game in
{folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). The usual settings are in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be set aside ({reason}). The usual settings are in force; changes will not be kept until that file is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}, and the usual settings are in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings cannot be kept in {file} ({reason}). They hold until the program is closed; allow writing to that folder to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock tones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi on your own board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer, at your level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stronger player gives pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find games by players, opening or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It plays what it thinks best from the first move on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its rook stays on its file and opens the pawn before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its rook swings to the middle or the left, its king to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn on the rook&apos;s new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First a castle, then the rest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Files with trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were not changed. A corrected file is read again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none: every file of the library was read as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} has no legal move left, which loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position came up for the fourth time (sennichite). The game does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position came up for the fourth time, and {loser} gave check all the while, which loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} made a move that the rules forbid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} declared the win with the king in the far camp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} declared the win, but the conditions were not met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the start square of the other king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move limit was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} has nothing left but the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have nothing left but their kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} did not appear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was broken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no mate in this problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp; {winner} has the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp and both have the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record does not say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shitate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uwate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlooks a lot. For a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows the moves, gives pieces away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees simple captures, misses plans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game for the evening, with slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punishes gross mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks where you are weak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few slips, finds short mates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads far ahead in fights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly ever lets you off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything the engine has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer level {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Okisaki shogi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook and left lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five pieces (left knight)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven pieces (left silver)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven pieces (right silver)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move (Fischer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{periods} periods of {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min, then {periods} periods of {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth {loser} loses, for giving check all the while.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_LookingBack</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
