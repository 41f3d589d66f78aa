<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
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
        <source>Close</source>
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
        <source>Diagram as PN&amp;G…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position shown as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram as S&amp;VG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position shown as a drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the game record</source>
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
        <source>Copy &amp;position (SFEN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard</source>
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
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Game records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard</source>
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
        <source>KIF, UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIF, Shift_JIS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>USI text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or in .usi or .sfen (moves only).</source>
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
    <message>
        <source>{file} holds the moves only: names, times, comments and branches need KIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as KIF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing is not possible here ({reason}). Save the kifu as PDF and print that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save kifu as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save diagram</source>
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
        <source>{file} is too large to be a kifu. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and your right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read as a game record ({reason}). KIF, USI and SFEN files can be opened.</source>
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
        <source>The clipboard is empty, or holds no text. Copy a KIF, USI or SFEN text first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no game or position that can be read ({reason}). Copy a KIF, USI or SFEN text first.</source>
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
    <name>MoveListModel</name>
    <message>
        <source>Start position</source>
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
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name</source>
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
        <source>You &amp;play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
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
        <source>byōyomi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
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
        <source>Start position</source>
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
        <source>Two characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One character</source>
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
        <source>Save every finished game in
{folder}</source>
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
        <source>Comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
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
        <source>Open a kifu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
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
