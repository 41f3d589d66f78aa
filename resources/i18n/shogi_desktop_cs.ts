<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>O programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi against an opponent of its own. Free software under the MIT licence; the licences of fonts and drawings lie beside them.</source>
        <translation>Shogi a okisaki shogi s vlastním počítačovým soupeřem. Svobodný software pod licencí MIT; licence písem a kreseb jsou přiloženy u nich.</translation>
    </message>
    <message>
        <source>It uses no network, and sends nothing to anybody.</source>
        <translation>Nepoužívá síť a nikomu nic neposílá.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>AlternativesView</name>
    <message>
        <source>Moves tried here</source>
        <translation>Zkoušené tahy</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Game as an animation</source>
        <translation>Partie jako animace</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formát</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Od tahu</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Do tahu</translation>
    </message>
    <message>
        <source>Each position</source>
        <translation>Každá pozice</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Poslední pozice</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Šířka</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Přehrávat dokola</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Bílý dole</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Uložit animaci</translation>
    </message>
    <message>
        <source>Picture {done} of {total}…</source>
        <translation>Obrázek {done} z {total}…</translation>
    </message>
    <message>
        <source>Saved as {file} ({size} kB).</source>
        <translation>Uloženo jako {file} ({size} kB).</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Zastaveno; nic nebylo zapsáno.</translation>
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
        <translation>Opustit sestavenou pozici?</translation>
    </message>
    <message>
        <source>Until the program is closed, Undo in the editor brings it back.</source>
        <translation>Do ukončení programu ji v editoru vrátí příkaz Zpět.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Opustit</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Pokračovat v úpravách</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Uložit kifu</translation>
    </message>
    <message>
        <source>{format} does not hold all of this game</source>
        <translation>Formát {format} nezachová celou partii</translation>
    </message>
    <message>
        <source>The file would be without:</source>
        <translation>V souboru by chybělo:</translation>
    </message>
    <message>
        <source>Nothing is lost on the board. KIF holds everything.</source>
        <translation>Na desce se nic neztratí. KIF zachová vše.</translation>
    </message>
    <message>
        <source>Another format…</source>
        <translation>Jiný formát…</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Přesto uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
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
        <translation>Uložit změny tohoto záznamu?</translation>
    </message>
    <message>
        <source>What is in no file yet is lost otherwise.</source>
        <translation>Jinak se ztratí vše, co ještě není v souboru.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Neukládat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Black %1</source>
        <translation>%1 Černého</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>%1 Bílého</translation>
    </message>
    <message>
        <source>king</source>
        <translation>král</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>věž</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>střelec</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>zlatý generál</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>stříbrný generál</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>jezdec</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>kopiník</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pěšec</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>povýšená věž</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>povýšený střelec</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>povýšený stříbrný generál</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>povýšený jezdec</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>povýšený kopiník</translation>
    </message>
    <message>
        <source>promoted pawn</source>
        <translation>povýšený pěšec</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prázdné pole</translation>
    </message>
    <message>
        <source>%1 in hand, %2</source>
        <translation>%1 v ruce, %2</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Hrací deska</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Zvednuto: %1</translation>
    </message>
    <message>
        <source>Promote? Enter promotes, minus does not, Escape cancels.</source>
        <translation>Povýšit? Enter povýší, minus nepovýší, Escape tah zruší.</translation>
    </message>
    <message>
        <source>Do not promote</source>
        <translation>Nepovyšovat</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Záložky</translation>
    </message>
    <message>
        <source>No position of this record has a bookmark. Ctrl+B sets one.</source>
        <translation>V tomto záznamu zatím není žádná záložka. Přidává se pomocí Ctrl+B.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Přejít</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. It cost nobody time: the clocks stood still.</source>
        <translation>Počítač byl na {time} uspán. Nikoho to nestálo čas: hodiny stály.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Tahy</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Záznam</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Zo&amp;brazení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová partie…</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Začít novou partii</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>O&amp;dveta</translation>
    </message>
    <message>
        <source>The same game again; in an even game the colours change</source>
        <translation>Stejná partie znovu; v partii bez handicapu se barvy vymění</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>Pok&amp;račovat v poslední partii</translation>
    </message>
    <message>
        <source>Go on with the game that was cut off</source>
        <translation>Pokračovat v přerušené partii</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>&amp;Otevřít kifu…</translation>
    </message>
    <message>
        <source>Open a game record from a file</source>
        <translation>Otevřít záznam partie ze souboru</translation>
    </message>
    <message>
        <source>Kifu &amp;library</source>
        <translation>&amp;Knihovna kifu</translation>
    </message>
    <message>
        <source>Find games among your kifu, by players, opening or position</source>
        <translation>Hledat partie ve svých kifu podle hráčů, zahájení nebo pozice</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>&amp;Uložit kifu</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Uložit záznam partie</translation>
    </message>
    <message>
        <source>Save kifu &amp;as…</source>
        <translation>Uložit kifu &amp;jako…</translation>
    </message>
    <message>
        <source>Save the game record under another name</source>
        <translation>Uložit záznam partie pod jiným názvem</translation>
    </message>
    <message>
        <source>Kifu as P&amp;DF…</source>
        <translation>Kifu jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the printed game record as a PDF file</source>
        <translation>Uložit záznam partie k tisku jako soubor PDF</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>My &amp;results…</source>
        <translation>&amp;Moje výsledky…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>Vaše partie proti počítači podle úrovní a váš rating</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Úvodní stránk&amp;a</translation>
    </message>
    <message>
        <source>Back to the first page</source>
        <translation>Zpět na úvodní stránku</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Kon&amp;ec</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Ukončit program</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Undo the last change of the record</source>
        <translation>Vrátit poslední změnu záznamu</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation>Znovu provést vrácenou změnu</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Vrátit tah</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>&amp;Copy game (KIF)</source>
        <translation>&amp;Kopírovat partii (KIF)</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard</source>
        <translation>Zkopírovat záznam partie do schránky</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard in that format</source>
        <translation>Zkopírovat záznam partie do schránky v tomto formátu</translation>
    </message>
    <message>
        <source>Copy game a&amp;s</source>
        <translation>Kopírovat partii &amp;jako</translation>
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
        <translation>&amp;Západní zápis</translation>
    </message>
    <message>
        <source>Copy &amp;diagram (BOD)</source>
        <translation>Kopírovat &amp;diagram (BOD)</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a diagram of characters</source>
        <translation>Zkopírovat zobrazenou pozici do schránky jako znakový diagram</translation>
    </message>
    <message>
        <source>Copy &amp;position (SFEN)</source>
        <translation>Kopírovat &amp;pozici (SFEN)</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard</source>
        <translation>Zkopírovat zobrazenou pozici do schránky</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Kopírovat &amp;obrázek</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a picture</source>
        <translation>Zkopírovat zobrazenou pozici do schránky jako obrázek</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>V&amp;ložit partii nebo pozici</translation>
    </message>
    <message>
        <source>Read a game or a position from the clipboard</source>
        <translation>Načíst partii nebo pozici ze schránky</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition…</source>
        <translation>&amp;Sestavit pozici…</translation>
    </message>
    <message>
        <source>Change the position shown, or set up any other</source>
        <translation>Změnit zobrazenou pozici nebo sestavit jinou</translation>
    </message>
    <message>
        <source>F&amp;ind this position…</source>
        <translation>&amp;Najít tuto pozici…</translation>
    </message>
    <message>
        <source>List the games of the library that have the position shown</source>
        <translation>Vypsat partie z knihovny, v nichž se vyskytla zobrazená pozice</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Poradit tah</translation>
    </message>
    <message>
        <source>Show a good move; once more, and it is told why</source>
        <translation>Ukázat dobrý tah; při opakování i proč</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>Táhn&amp;out hned</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far</source>
        <translation>Počítač zahraje nejlepší tah, který zatím našel</translation>
    </message>
    <message>
        <source>Let the computer finis&amp;h</source>
        <translation>N&amp;echat počítač dohrát</translation>
    </message>
    <message>
        <source>The computer moves for both sides, to the end or until you stop it</source>
        <translation>Počítač táhne za obě strany až do konce, nebo dokud jej nezastavíte</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>V&amp;yměnit strany</translation>
    </message>
    <message>
        <source>You go on with the computer&apos;s side, the computer with yours</source>
        <translation>Vy pokračujete za stranu počítače a počítač za vaši</translation>
    </message>
    <message>
        <source>Declare the &amp;impasse</source>
        <translation>Vyhlásit s&amp;lepou cestu</translation>
    </message>
    <message>
        <source>Say that your king is home; a false declaration loses</source>
        <translation>Prohlásit, že váš král je v bezpečí; neoprávněné vyhlášení prohrává</translation>
    </message>
    <message>
        <source>&amp;Propose to end the impasse</source>
        <translation>Navrhnout konec slepé &amp;cesty</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game with both kings home</source>
        <translation>Navrhnout soupeři ukončení partie, když jsou oba králové v bezpečí</translation>
    </message>
    <message>
        <source>&amp;Offer a draw</source>
        <translation>Nabídnout &amp;remízu</translation>
    </message>
    <message>
        <source>Ask the opponent whether the game may end in a draw</source>
        <translation>Zeptat se soupeře, zda souhlasí s remízou</translation>
    </message>
    <message>
        <source>&amp;Call a foul</source>
        <translation>Rekla&amp;movat nedovolený tah</translation>
    </message>
    <message>
        <source>Say that the opponent made a move that the rules forbid</source>
        <translation>Upozornit, že soupeř provedl tah odporující pravidlům</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>&amp;Předchozí alternativa</translation>
    </message>
    <message>
        <source>Go to the move tried before this one in the same position</source>
        <translation>Přejít na tah, který byl v téže pozici zkoušen před tímto</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>&amp;Další alternativa</translation>
    </message>
    <message>
        <source>Go to the move tried after this one in the same position</source>
        <translation>Přejít na tah, který byl v téže pozici zkoušen po tomto</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>&amp;Upřednostnit větev</translation>
    </message>
    <message>
        <source>Make this branch the first one where it begins</source>
        <translation>Zařadit tuto větev v místě, kde začíná, na první místo</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Nastavit jako &amp;hlavní variantu</translation>
    </message>
    <message>
        <source>Make the line to this move the main line of the record</source>
        <translation>Udělat z varianty vedoucí k tomuto tahu hlavní variantu záznamu</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Posunout větev &amp;nahoru</translation>
    </message>
    <message>
        <source>Put this move before the one above it</source>
        <translation>Zařadit tento tah před ten, který je nad ním</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>Posunout větev do&amp;lů</translation>
    </message>
    <message>
        <source>Put this move behind the one below it</source>
        <translation>Zařadit tento tah za ten, který je pod ním</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>&amp;Záložka na této pozici</translation>
    </message>
    <message>
        <source>Mark the position, so that it is printed as a diagram</source>
        <translation>Označit pozici, aby se vytiskla jako diagram</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Nas&amp;tavení…</translation>
    </message>
    <message>
        <source>Look, language, pieces</source>
        <translation>Vzhled, jazyk, kameny</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>Na z&amp;ačátek</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Přejít na začátek partie</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>O &amp;deset tahů zpět</translation>
    </message>
    <message>
        <source>Go back ten moves</source>
        <translation>Vrátit se o deset tahů</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Vrátit se o jeden tah</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vpřed</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Postoupit o jeden tah</translation>
    </message>
    <message>
        <source>Ten moves fo&amp;rward</source>
        <translation>O deset &amp;tahů vpřed</translation>
    </message>
    <message>
        <source>Go forward ten moves</source>
        <translation>Postoupit o deset tahů</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Na &amp;konec</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Přejít na konec varianty</translation>
    </message>
    <message>
        <source>&amp;Continue from here…</source>
        <translation>&amp;Hrát odsud…</translation>
    </message>
    <message>
        <source>Start a new game from the position shown</source>
        <translation>Začít novou partii ze zobrazené pozice</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>&amp;Studovat partii</translation>
    </message>
    <message>
        <source>Stop playing; both sides can be moved freely</source>
        <translation>Skončit s hrou; táhnout lze volně za obě strany</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Smazat odsud</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Odstranit zobrazený tah a vše po něm</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Vzdát part&amp;ii</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>Opakovat nebo další &amp;partie</translation>
    </message>
    <message>
        <source>Replay a game that became void, or play the next game of the match</source>
        <translation>Opakovat neplatnou partii nebo hrát další partii zápasu</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>Ukončit &amp;zápas</translation>
    </message>
    <message>
        <source>Play no further game of the match; its games stay saved</source>
        <translation>Nehrát další partie zápasu; odehrané zůstanou uloženy</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>Pozice jako o&amp;brázek…</translation>
    </message>
    <message>
        <source>Save or copy the position shown as PNG, SVG or PDF</source>
        <translation>Uložit nebo zkopírovat zobrazenou pozici jako PNG, SVG nebo PDF</translation>
    </message>
    <message>
        <source>Game as ani&amp;mation…</source>
        <translation>Partie jako an&amp;imace…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, APNG or WebP that plays</source>
        <translation>Uložit tahy jako přehrávaný GIF, APNG nebo WebP</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or an empty score sheet</source>
        <translation>Vytisknout záznam partie, diagramy nebo prázdný partiář</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Vzdát tuto partii</translation>
    </message>
    <message>
        <source>Start the engine &amp;again</source>
        <translation>Spustit en&amp;gine znovu</translation>
    </message>
    <message>
        <source>Start the engine again after trouble</source>
        <translation>Po potížích znovu spustit engine</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>Po&amp;jmenovat záložku…</translation>
    </message>
    <message>
        <source>Give the marked position a name, marking it if it is not</source>
        <translation>Pojmenovat označenou pozici; není-li označena, označit ji</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>Zálož&amp;ky…</translation>
    </message>
    <message>
        <source>The marked positions of the record: go there, name them</source>
        <translation>Označené pozice záznamu: přejít na ně, pojmenovat je</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! Do&amp;brý tah</translation>
    </message>
    <message>
        <source>Put the sign ! on the move, or take it away</source>
        <translation>Přidat k tahu značku !, nebo ji odebrat</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? &amp;Chyba</translation>
    </message>
    <message>
        <source>Put the sign ? on the move, or take it away</source>
        <translation>Přidat k tahu značku ?, nebo ji odebrat</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Výborný tah</translation>
    </message>
    <message>
        <source>Put the sign !! on the move, or take it away</source>
        <translation>Přidat k tahu značku !!, nebo ji odebrat</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Hrubá chyba</translation>
    </message>
    <message>
        <source>Put the sign ?? on the move, or take it away</source>
        <translation>Přidat k tahu značku ??, nebo ji odebrat</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? Zají&amp;mavý tah</translation>
    </message>
    <message>
        <source>Put the sign !? on the move, or take it away</source>
        <translation>Přidat k tahu značku !?, nebo ji odebrat</translation>
    </message>
    <message>
        <source>?! Dubious move</source>
        <translation>?! Pochybný tah</translation>
    </message>
    <message>
        <source>Put the sign ?! on the move, or take it away</source>
        <translation>Přidat k tahu značku ?!, nebo ji odebrat</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>Sm&amp;azat šipky a kroužky</translation>
    </message>
    <message>
        <source>Take away all that is drawn on the position shown</source>
        <translation>Odstranit vše, co je do zobrazené pozice nakresleno</translation>
    </message>
    <message>
        <source>Un&amp;fold all branches</source>
        <translation>&amp;Rozbalit všechny větve</translation>
    </message>
    <message>
        <source>Show the moves of every branch in the list</source>
        <translation>Zobrazit v seznamu tahy všech větví</translation>
    </message>
    <message>
        <source>Fo&amp;ld all branches</source>
        <translation>Sbalit &amp;všechny větve</translation>
    </message>
    <message>
        <source>Show only the first move of each branch in the list</source>
        <translation>Zobrazit v seznamu jen první tah každé větve</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Otočit desku</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Zobrazit desku z druhé strany</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Využít celou obrazovku</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>&amp;O programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Verze, licence, poděkování</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>Komentář k tomuto tahu</translation>
    </message>
    <message>
        <source>Enter edits the comment</source>
        <translation>Enter otevře komentář k úpravám</translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Hledá se dobrý tah…</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Rada: {move}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vy</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>počítač</translation>
    </message>
    <message>
        <source>The computer plays both sides to the end.</source>
        <translation>Počítač dohrává za obě strany.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>Rada není k dispozici: {reason}</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>The program was ended by an error the last time. What happened is in {file}.</source>
        <translation>Program minule ukončila chyba. Co se stalo, je zapsáno v {file}.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept safe.</source>
        <translation>V programu došlo k chybě. Vaše partie je v bezpečí.</translation>
    </message>
    <message>
        <source>You can go on. No report could be written.</source>
        <translation>Můžete pokračovat. Zprávu o chybě nebylo možné zapsat.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, please send the report {file} to the developers. It tells the version, the system and where the error was, and nothing personal.</source>
        <translation>Můžete pokračovat. Pokud se to zopakuje, pošlete prosím zprávu {file} vývojářům. Obsahuje verzi, systém a místo chyby, žádné osobní údaje.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The clipboard is empty, or holds no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>Schránka je prázdná nebo neobsahuje text. Nejprve zkopírujte SFEN, diagram nebo partii.</translation>
    </message>
    <message>
        <source>No position can be read from the clipboard ({reason}). Copy an SFEN, a BOD diagram or a game.</source>
        <translation>Ze schránky nelze načíst pozici ({reason}). Zkopírujte SFEN, diagram BOD nebo partii.</translation>
    </message>
    <message>
        <source>{side} has no king.</source>
        <translation>{side} nemá krále.</translation>
    </message>
    <message>
        <source>{side} has a second king on {square}.</source>
        <translation>{side} má na {square} druhého krále.</translation>
    </message>
    <message>
        <source>{side} has a second pawn on one file, on {square} (nifu).</source>
        <translation>{side} má na {square} druhého pěšce v témže sloupci (nifu).</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}: {kind} na {square} by se už nikdy nemohl pohnout.</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, and the other side is to move: the king could be taken.</source>
        <translation>{side} je na {square} v šachu a na tahu je soupeř: krále by bylo možné zajmout.</translation>
    </message>
    <message>
        <source>There are more pieces than a set has of the kind: {kind}.</source>
        <translation>Kamenů tohoto druhu je víc, než kolik jich má sada: {kind}.</translation>
    </message>
    <message>
        <source>Can be played and studied.</source>
        <translation>Lze hrát i studovat.</translation>
    </message>
    <message>
        <source>Can be studied, but not played.</source>
        <translation>Lze studovat, nikoli hrát.</translation>
    </message>
    <message>
        <source>Cannot be played or studied yet.</source>
        <translation>Zatím nelze hrát ani studovat.</translation>
    </message>
    <message>
        <source>A king cannot be in hand.</source>
        <translation>Král nemůže být v ruce.</translation>
    </message>
    <message>
        <source>The box has no piece of this kind left: {kind}. Take one off the board first.</source>
        <translation>V krabičce už není žádný kámen tohoto druhu: {kind}. Nejprve nějaký odeberte z desky.</translation>
    </message>
    <message>
        <source>There is no piece there.</source>
        <translation>Na tomto poli není žádný kámen.</translation>
    </message>
    <message>
        <source>{side} is to move and has no legal move: the game would be over.</source>
        <translation>{side} je na tahu a nemá žádný dovolený tah: partie by skončila.</translation>
    </message>
    <message>
        <source>%1 in the box, %2</source>
        <translation>%1 v krabičce, %2</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>Save as own handicap</source>
        <translation>Uložit jako vlastní handicap</translation>
    </message>
    <message>
        <source>“{name}” is offered with the handicaps of a new game now.</source>
        <translation>Handicap „{name}“ je nyní v nabídce nové partie.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Zobrazit desku z druhé strany</translation>
    </message>
    <message>
        <source>Copy the position (SFEN)</source>
        <translation>Kopírovat pozici (SFEN)</translation>
    </message>
    <message>
        <source>Copy as a diagram (BOD)</source>
        <translation>Kopírovat jako diagram (BOD)</translation>
    </message>
    <message>
        <source>Paste a position, a diagram or a game</source>
        <translation>Vložit pozici, diagram nebo partii</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Prohodit strany</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Zrcadlit</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Vyprázdnit</translation>
    </message>
    <message>
        <source>Rest to White</source>
        <translation>Zbytek Bílému</translation>
    </message>
    <message>
        <source>Turn the position by half: Black&apos;s pieces become White&apos;s</source>
        <translation>Otočit pozici o 180°: kameny Černého připadnou Bílému a naopak</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Zaměnit levou a pravou stranu</translation>
    </message>
    <message>
        <source>Put every piece in the box</source>
        <translation>Vrátit všechny kameny do krabičky</translation>
    </message>
    <message>
        <source>Give all that is in the box to White&apos;s hand</source>
        <translation>Dát vše z krabičky do ruky Bílému</translation>
    </message>
    <message>
        <source>The clipboard holds a game: the position after its move {number} is shown.</source>
        <translation>Ve schránce je partie: zobrazena je pozice po tahu {number}.</translation>
    </message>
    <message>
        <source>A diagram holds one king of each side. Take the other one off first.</source>
        <translation>V diagramu má každá strana jednoho krále. Nejprve odeberte toho druhého.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná deska</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>Matová úloha (tsume)</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>&amp;To move</source>
        <translation>Na t&amp;ahu</translation>
    </message>
    <message>
        <source>Move </source>
        <translation>Tah </translation>
    </message>
    <message>
        <source>A clic&amp;k takes a piece off</source>
        <translation>&amp;Kliknutí odebere kámen</translation>
    </message>
    <message>
        <source>Drag pieces, or click and click; off the board they go to the box. A right click or a second click turns a piece. Letters put pieces at the cursor: K R B G S N L P (and Q), capitals for Black; + promotes, Space turns, Delete takes off.</source>
        <translation>Kameny přetahujte, nebo klikněte na kámen a pak na pole; mimo desku se vracejí do krabičky. Pravé nebo druhé kliknutí kámen obrátí. Písmena vkládají kameny na místo kurzoru: K R B G S N L P (a Q), velká pro Černého; + povyšuje, mezerník obrací, Delete odebírá.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>Number of the next move</source>
        <translation>Číslo příštího tahu</translation>
    </message>
    <message>
        <source>A click takes a piece off</source>
        <translation>Kliknutí odebere kámen</translation>
    </message>
    <message>
        <source>What is wrong with the position</source>
        <translation>Co je v pozici špatně</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Výchozí postavení</translation>
    </message>
    <message>
        <source>Save as own &amp;handicap…</source>
        <translation>Uložit jako vlastní &amp;handicap…</translation>
    </message>
    <message>
        <source>Offer this position with the handicaps when a new game is started</source>
        <translation>Nabízet tuto pozici mezi handicapy nové partie</translation>
    </message>
    <message>
        <source>&amp;Play from here…</source>
        <translation>Hrát &amp;odsud…</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board to set up</source>
        <translation>Deska k sestavení pozice</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Zvednuto: %1</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>&amp;Undo comment</source>
        <translation>&amp;Zpět: komentář</translation>
    </message>
    <message>
        <source>&amp;Undo bookmark</source>
        <translation>&amp;Zpět: záložka</translation>
    </message>
    <message>
        <source>&amp;Undo sign on the move</source>
        <translation>&amp;Zpět: značka tahu</translation>
    </message>
    <message>
        <source>&amp;Undo drawing</source>
        <translation>&amp;Zpět: kresba</translation>
    </message>
    <message>
        <source>&amp;Undo new move</source>
        <translation>&amp;Zpět: nový tah</translation>
    </message>
    <message>
        <source>&amp;Undo delete line</source>
        <translation>&amp;Zpět: smazání varianty</translation>
    </message>
    <message>
        <source>&amp;Undo promote branch</source>
        <translation>&amp;Zpět: upřednostnění větve</translation>
    </message>
    <message>
        <source>&amp;Undo move branch</source>
        <translation>&amp;Zpět: přesun větve</translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation>Z&amp;novu: komentář</translation>
    </message>
    <message>
        <source>&amp;Redo bookmark</source>
        <translation>Z&amp;novu: záložka</translation>
    </message>
    <message>
        <source>&amp;Redo sign on the move</source>
        <translation>Z&amp;novu: značka tahu</translation>
    </message>
    <message>
        <source>&amp;Redo drawing</source>
        <translation>Z&amp;novu: kresba</translation>
    </message>
    <message>
        <source>&amp;Redo new move</source>
        <translation>Z&amp;novu: nový tah</translation>
    </message>
    <message>
        <source>&amp;Redo delete line</source>
        <translation>Z&amp;novu: smazání varianty</translation>
    </message>
    <message>
        <source>&amp;Redo promote branch</source>
        <translation>Z&amp;novu: upřednostnění větve</translation>
    </message>
    <message>
        <source>&amp;Redo move branch</source>
        <translation>Z&amp;novu: přesun větve</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>dobrý tah</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>výborný tah</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>zajímavý tah</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>pochybný tah</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Rematch</source>
        <translation>Odveta</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studovat</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} is not there.</source>
        <translation>Engine {program} nebyl nalezen.</translation>
    </message>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>Engine {program} nelze spustit ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} ended while it was starting.</source>
        <translation>Engine {program} skončil při spouštění.</translation>
    </message>
    <message>
        <source>{program} does not answer as a USI engine does.</source>
        <translation>Program {program} neodpovídá jako engine USI.</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>Engine {program} tuto hru nehraje ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} did not get ready.</source>
        <translation>Engine {program} se nepodařilo připravit.</translation>
    </message>
    <message>
        <source>The engine {program} ended unexpectedly.</source>
        <translation>Engine {program} neočekávaně skončil.</translation>
    </message>
    <message>
        <source>The engine {program} does not answer any more.</source>
        <translation>Engine {program} přestal odpovídat.</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>Engine {program} odpověděl nedovoleným tahem ({detail}).</translation>
    </message>
    <message>
        <source>Install the program again, or choose another engine.</source>
        <translation>Nainstalujte program znovu, nebo zvolte jiný engine.</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>Zvolte jiný engine.</translation>
    </message>
    <message>
        <source>The game is kept. Start the engine again to go on.</source>
        <translation>Partie je zachována. Chcete-li pokračovat, spusťte engine znovu.</translation>
    </message>
    <message>
        <source>It is being started again.</source>
        <translation>Spouští se znovu.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Install the program again.</source>
        <translation>Chybí engine programu. Nainstalujte program znovu.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a kifu</source>
        <translation>Otevřít kifu</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Schránka</translation>
    </message>
    <message>
        <source>What was dropped</source>
        <translation>Přetažený obsah</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n další</numerusform>
            <numerusform>%n další</numerusform>
            <numerusform>%n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} was read with reservations: {problems}</source>
        <translation>{file}: načteno s výhradami: {problems}</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zobrazit…</translation>
    </message>
    <message>
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>Kifu nelze zapsat jako {suffix}. Zadejte název končící na .kif nebo .kifu (KIF), nebo zvolte jiný typ souboru.</translation>
    </message>
    <message>
        <source>{file} is saved. What it was before is kept as {backup}.</source>
        <translation>Soubor {file} je uložen. Jeho předchozí podoba je zachována jako {backup}.</translation>
    </message>
    <message>
        <source>Save kifu</source>
        <translation>Uložit kifu</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Záznamy partií</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>{file} cannot be saved: there is no folder {folder}.</source>
        <translation>Soubor {file} nelze uložit: složka {folder} neexistuje.</translation>
    </message>
    <message>
        <source>{file} is there already. To replace it, choose it by its whole name.</source>
        <translation>Soubor {file} už existuje. Chcete-li jej nahradit, zadejte celý jeho název.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Uložit jako UTF-8</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>KIF, UTF-8</source>
        <translation>KIF, UTF-8</translation>
    </message>
    <message>
        <source>KIF, Shift_JIS</source>
        <translation>KIF, Shift_JIS</translation>
    </message>
    <message>
        <source>KI2, UTF-8</source>
        <translation>KI2, UTF-8</translation>
    </message>
    <message>
        <source>KI2, Shift_JIS</source>
        <translation>KI2, Shift_JIS</translation>
    </message>
    <message>
        <source>CSA 3.0</source>
        <translation>CSA 3.0</translation>
    </message>
    <message>
        <source>CSA 2.2, Shift_JIS</source>
        <translation>CSA 2.2, Shift_JIS</translation>
    </message>
    <message>
        <source>JKF</source>
        <translation>JKF</translation>
    </message>
    <message>
        <source>USI text</source>
        <translation>Text USI</translation>
    </message>
    <message>
        <source>PSN</source>
        <translation>PSN</translation>
    </message>
    <message>
        <source>Western text, P-7f</source>
        <translation>Západní zápis, P-7f</translation>
    </message>
    <message>
        <source>Western text, P-76</source>
        <translation>Západní zápis, P-76</translation>
    </message>
    <message>
        <source>Diagram of the last position (BOD)</source>
        <translation>Diagram poslední pozice (BOD)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character.</source>
        <translation>Shift_JIS neumí uložit {characters}. Uložte partii jako UTF-8, aby se zachovaly všechny znaky.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a game record ({reason}). KIF, KI2, CSA, JKF, USI, SFEN, PSN and BOD files and western text can be opened.</source>
        <translation>Soubor {file} nelze načíst jako záznam partie ({reason}). Otevřít lze soubory KIF, KI2, CSA, JKF, USI, SFEN, PSN a BOD a západní zápis.</translation>
    </message>
    <message>
        <source>{file} is too large to be a kifu. Choose another file.</source>
        <translation>Soubor {file} je na kifu příliš velký. Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>The clipboard is empty, or holds no text. Copy a game or a position first.</source>
        <translation>Schránka je prázdná nebo neobsahuje text. Nejprve zkopírujte partii nebo pozici.</translation>
    </message>
    <message>
        <source>What was dropped cannot be read as a game or position ({reason}).</source>
        <translation>Přetažený obsah nelze načíst jako partii ani pozici ({reason}).</translation>
    </message>
    <message>
        <source>The clipboard holds no game or position that can be read ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>Ve schránce není čitelná partie ani pozice ({reason}). Nejprve ji zkopírujte ve formátu KIF, KI2, CSA, JKF, USI, SFEN, PSN nebo v západním zápisu.</translation>
    </message>
    <message>
        <source>{format} has no place for this game ({reason}). Save it as KIF.</source>
        <translation>Formát {format} tuto partii neumí zapsat ({reason}). Uložte ji jako KIF.</translation>
    </message>
    <message>
        <source>{file} has places that could not be read, and no copy of it can be kept ({reason}). Save the game under another name.</source>
        <translation>Části souboru {file} nebylo možné přečíst a jeho kopii nelze zachovat ({reason}). Uložte partii pod jiným názvem.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and your right to read it.</source>
        <translation>Soubor {file} nelze otevřít ({reason}). Zkontrolujte název a zda jej smíte číst.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file} je složka. Zvolte soubor v ní.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe, not a kifu. Choose another file.</source>
        <translation>{file} je zařízení nebo roura, ne kifu. Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>Soubor {file} nelze zapsat ({reason}). Zvolte jinou složku nebo název.</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>Dohranou partii nebylo možné uložit do složky {folder} ({reason}). Uložte ji do jiné složky.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search players, events, openings, files</source>
        <translation>Hledat hráče, turnaje, zahájení, soubory</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Hledat slova</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Hra: vše</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Výsledek: vše</translation>
    </message>
    <message>
        <source>☗ Black won</source>
        <translation>☗ výhra</translation>
    </message>
    <message>
        <source>☖ White won</source>
        <translation>☖ výhra</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>Handicap: vše</translation>
    </message>
    <message>
        <source>Other position</source>
        <translation>Jiná pozice</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>From the year</source>
        <translation>Od roku</translation>
    </message>
    <message>
        <source>To the year</source>
        <translation>Do roku</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Zobrazit všechny partie</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>moves</source>
        <translation>tahy</translation>
    </message>
    <message>
        <source>the start position</source>
        <translation>výchozí pozice</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>varianty</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>nedovolené tahy</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>jak partie skončila</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentáře</translation>
    </message>
    <message>
        <source>names and other headers</source>
        <translation>jména a další hlavičky</translation>
    </message>
    <message>
        <source>the name of the handicap</source>
        <translation>název handicapu</translation>
    </message>
    <message>
        <source>the number of the first move</source>
        <translation>číslo prvního tahu</translation>
    </message>
    <message>
        <source>times</source>
        <translation>časy</translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation>zlomky sekund</translation>
    </message>
    <message>
        <source>total times</source>
        <translation>celkové časy</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>záložky</translation>
    </message>
    <message>
        <source>remarks of programs</source>
        <translation>poznámky programů</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Hlavička</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Nedovolený tah</translation>
    </message>
    <message>
        <source>Read otherwise</source>
        <translation>Přečteno jinak</translation>
    </message>
    <message>
        <source>Unreadable move</source>
        <translation>Nečitelný tah</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Číslo tahu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Nesrozumitelné</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Další partie</translation>
    </message>
</context>
<context>
    <name>FurigomaDialog</name>
    <message>
        <source>Furigoma</source>
        <translation>Furigoma</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Začít hrát</translation>
    </message>
    <message>
        <source>On its edge: thrown again</source>
        <translation>Zůstal na hraně: hází se znovu</translation>
    </message>
    <message>
        <source>Five pawns are thrown for {player}, who has Black if more pawns than tokin lie up.</source>
        <translation>Hází se pěti pěšci. {player} dostane Černého, padne-li více pěšců než tokinů.</translation>
    </message>
    <message>
        <source>{pawns} pawns, {tokin} tokin</source>
        <translation>pěšci: {pawns}, tokiny: {tokin}</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player}, for whom they were thrown, has Black and begins.</source>
        <translation>Více pěšců než tokinů: {player}, za koho se házelo, má Černého a začíná.</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player}, for whom they were thrown, has White.</source>
        <translation>Více tokinů než pěšců: {player}, za koho se házelo, má Bílého.</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗ Černý: {black}     ☖ Bílý: {white}</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Black ☗</source>
        <translation>Černý ☗</translation>
    </message>
    <message>
        <source>White ☖</source>
        <translation>Bílý ☖</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>Soubor {file} už neexistuje.</translation>
    </message>
    <message>
        <source>{black} against {white}, {date}, {result}, {moves} moves</source>
        <translation>{black} – {white}, {date}, {result}, tahů: {moves}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámý</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open on the board</source>
        <translation>Otevřít na desce</translation>
    </message>
    <message>
        <source>Find this position</source>
        <translation>Najít tuto pozici</translation>
    </message>
    <message>
        <source>Board of the game chosen</source>
        <translation>Deska vybrané partie</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámý</translation>
    </message>
    <message>
        <source>Start position · {moves} moves</source>
        <translation>Výchozí pozice · tahů: {moves}</translation>
    </message>
</context>
<context>
    <name>GameRulesDialog</name>
    <message>
        <source>Rules and clocks</source>
        <translation>Pravidla a hodiny</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Draw after {moves} moves</source>
        <translation>Remíza po {moves} tazích</translation>
    </message>
    <message>
        <source>The players may agree on a draw</source>
        <translation>Hráči se mohou dohodnout na remíze</translation>
    </message>
    <message>
        <source>Undo gives the time back</source>
        <translation>Vrácení tahu vrací i čas</translation>
    </message>
    <message>
        <source>In casual games</source>
        <translation>V nezávazných partiích</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>A game is casual against the computer, where a forbidden move does not lose it.</source>
        <translation>Nezávazná je partie proti počítači, v níž nedovolený tah neprohrává.</translation>
    </message>
    <message>
        <source>Another time for {side}</source>
        <translation>Jiný čas – {side}</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s na tah</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Použít pravidla</translation>
    </message>
    <message>
        <source>&amp;Impasse</source>
        <translation>&amp;Slepá cesta (jishogi)</translation>
    </message>
    <message>
        <source>&amp;Forbidden moves</source>
        <translation>&amp;Nedovolené tahy</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Délka partie</translation>
    </message>
    <message>
        <source>A &amp;dialog stops the clocks</source>
        <translation>Dialog &amp;zastaví hodiny</translation>
    </message>
    <message>
        <source>Byōyomi &amp;periods</source>
        <translation>&amp;Periody byójomi</translation>
    </message>
    <message>
        <source>Main time of {side} in minutes</source>
        <translation>{side}: základní čas v minutách</translation>
    </message>
    <message>
        <source>Seconds for each move of {side}</source>
        <translation>{side}: sekundy na tah</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a mate for {side}.</source>
        <translation>Mat dává: {side}.</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>Mat v {plies} tazích dává: {side}.</translation>
    </message>
    <message>
        <source>This is even.</source>
        <translation>Pozice je vyrovnaná.</translation>
    </message>
    <message>
        <source>This is slightly better for {side}.</source>
        <translation>V mírné výhodě: {side}.</translation>
    </message>
    <message>
        <source>This is better for {side}.</source>
        <translation>Ve výhodě: {side}.</translation>
    </message>
    <message>
        <source>This is much better for {side}.</source>
        <translation>Ve velké výhodě: {side}.</translation>
    </message>
    <message>
        <source>This is winning for {side}.</source>
        <translation>Vyhranou pozici má: {side}.</translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>{count} lines of your results could not be read and were set aside in {file}. The others stand.</source>
        <translation>Nečitelné řádky vašich výsledků (počet: {count}) byly odloženy do {file}. Ostatní platí.</translation>
    </message>
    <message>
        <source>Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come.</source>
        <translation>Vaše výsledky nelze ukládat do {file} ({reason}). Povolte tam zápis, aby se ukládaly alespoň další.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>My results</source>
        <translation>Moje výsledky</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Podle úrovní</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Nejdelší</translation>
    </message>
    <message>
        <source>Results level by level</source>
        <translation>Výsledky podle úrovní</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Skončila</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Hráno za</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Způsob</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>All games, the latest first</source>
        <translation>Všechny partie od nejnovější</translation>
    </message>
    <message>
        <source>Games against the computer appear here when they end.</source>
        <translation>Zde se objeví dohrané partie proti počítači.</translation>
    </message>
    <message>
        <source>Open kifu</source>
        <translation>Otevřít kifu</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportovat CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Smazat vše…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Váš rating</translation>
    </message>
    <message>
        <source>A game counts that begins from the start, with no move taken back.</source>
        <translation>Počítají se partie hrané od začátku, v nichž nebyl vrácen žádný tah.</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from your last {count} games that count.</source>
        <translation>95 %: {low} až {high}; počet posledních započtených partií: {count}.</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from {count} games that count.</source>
        <translation>95 %: {low} až {high}; počet započtených partií: {count}.</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale: levels 1 to 10 as the table has them.</source>
        <translation>Na vlastní stupnici programu: úrovně 1 až 10 podle tabulky.</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>výhry: {won}, remízy: {drawn}, prohry: {lost}</translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation>Nejdelší série výher: {count}</translation>
    </message>
    <message>
        <source>{count} wins in a row. </source>
        <translation>Výhry v řadě: {count}. </translation>
    </message>
    <message>
        <source>{count} losses in a row. </source>
        <translation>Prohry v řadě: {count}. </translation>
    </message>
    <message>
        <source>{time} · moves taken back</source>
        <translation>{time} · s vracením tahů</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>z pozice</translation>
    </message>
    <message>
        <source>shogi results</source>
        <translation>vysledky shogi</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportovat jako CSV</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder.</source>
        <translation>Soubor {file} nelze zapsat ({reason}). Zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Delete all {count} results? Your kifu stay. This cannot be undone.</source>
        <translation>Smazat všechny výsledky (počet: {count})? Vaše kifu zůstanou. Tuto akci nelze vrátit.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message>
        <source>Impasse: {rule}</source>
        <translation>Jishogi: {rule}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Vyhlásit</translation>
    </message>
    <message>
        <source>Propose an end</source>
        <translation>Navrhnout konec</translation>
    </message>
    <message>
        <source>King in the far camp</source>
        <translation>Král v zóně</translation>
    </message>
    <message>
        <source>{needed} more pieces</source>
        <translation>+ {needed} kamenů</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>Není v šachu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>met</source>
        <translation>splněno</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nesplněno</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Central rook</source>
        <translation>Středová věž</translation>
    </message>
    <message>
        <source>Fourth-file rook</source>
        <translation>Věž na 4. sloupci</translation>
    </message>
    <message>
        <source>Third-file rook</source>
        <translation>Věž na 3. sloupci</translation>
    </message>
    <message>
        <source>Opposing rook</source>
        <translation>Protilehlá věž</translation>
    </message>
    <message>
        <source>Double ranging rook</source>
        <translation>Dvě pohyblivé věže</translation>
    </message>
    <message>
        <source>Right fourth-file rook</source>
        <translation>Pravá věž na 4. sloupci</translation>
    </message>
    <message>
        <source>Sleeve rook</source>
        <translation>Rukávová věž</translation>
    </message>
    <message>
        <source>Bishop exchange</source>
        <translation>Výměna střelců</translation>
    </message>
    <message>
        <source>Side pawn capture</source>
        <translation>Boční pěšec</translation>
    </message>
    <message>
        <source>Double wing attack</source>
        <translation>Vzájemný útok</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>Yagura</translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation>Dvě statické věže</translation>
    </message>
    <message>
        <source>☗ won</source>
        <translation>☗ výhra</translation>
    </message>
    <message>
        <source>☖ won</source>
        <translation>☖ výhra</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>cannot be opened ({reason}). Check your right to read it.</source>
        <translation>nelze otevřít ({reason}). Zkontrolujte, zda jej smíte číst.</translation>
    </message>
    <message>
        <source>is too large to be a kifu ({reason}).</source>
        <translation>je na kifu příliš velký ({reason}).</translation>
    </message>
    <message>
        <source>cannot be read as a game record ({reason}).</source>
        <translation>nelze načíst jako záznam partie ({reason}).</translation>
    </message>
    <message>
        <source>was read with reservations: {reason}</source>
        <translation>byl načten s výhradami: {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} holds several games; the first is shown.</source>
        <translation>Soubor {file} obsahuje více partií; zobrazena je první.</translation>
    </message>
    <message>
        <source>List them all</source>
        <translation>Vypsat všechny</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>← Back</source>
        <translation>← Zpět</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Zpět tam, kde jste byli</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Knihovna kifu</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Přidat složku…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Přidat soubory…</translation>
    </message>
    <message>
        <source>Folders, files with trouble</source>
        <translation>Složky, soubory s potížemi</translation>
    </message>
    <message>
        <source>More about the library</source>
        <translation>Další možnosti knihovny</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Stop reading; what was read stays</source>
        <translation>Zastavit načítání; co je načteno, zůstane</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Načtené soubory</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>{total} games</source>
        <translation>partie: {total}</translation>
    </message>
    <message>
        <source>{found} of {total} games</source>
        <translation>{found} z {total} partií</translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>výhry ☗ {black} · ☖ {white}</translation>
    </message>
    <message>
        <source>No game of the library fits what is searched for.</source>
        <translation>Hledání neodpovídá žádná partie v knihovně.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Zobrazit všechny partie</translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>Hledají se partie ve vašich složkách…</translation>
    </message>
    <message>
        <source>Add a folder with kifu, and every game in it can be found here by players, opening or position.</source>
        <translation>Přidejte složku s kifu a každou partii z ní zde najdete podle hráčů, zahájení nebo pozice.</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Otevřít na desce</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>Najít partie s touto pozicí</translation>
    </message>
    <message>
        <source>Copy game (KIF)</source>
        <translation>Kopírovat partii (KIF)</translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation>Kopírovat pozici (SFEN)</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Kopírovat název souboru</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Otevřít složku souboru</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Odebrat z knihovny</translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation>Odebrat všechny z knihovny</translation>
    </message>
    <message>
        <source>Taken out of the library: {files}. On the disk nothing was changed.</source>
        <translation>Odebráno z knihovny: {files}. Na disku se nic nezměnilo.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Add a folder of kifu</source>
        <translation>Přidat složku s kifu</translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation>Přidat kifu</translation>
    </message>
    <message>
        <source>Look for changed files</source>
        <translation>Vyhledat změněné soubory</translation>
    </message>
    <message>
        <source>Files with trouble…</source>
        <translation>Soubory s potížemi…</translation>
    </message>
    <message>
        <source>Folders of the library:</source>
        <translation>Složky knihovny:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Reading files: {done} of {total}</source>
        <translation>Načítají se soubory: {done} z {total}</translation>
    </message>
    <message>
        <source>One file could not be read into the library.</source>
        <translation>Jeden soubor nebylo možné načíst do knihovny.</translation>
    </message>
    <message>
        <source>{count} files could not be read into the library.</source>
        <translation>Soubory, které nebylo možné načíst do knihovny: {count}.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zobrazit…</translation>
    </message>
    <message>
        <source>The index of the library was damaged or of another version; it is made anew from your files.</source>
        <translation>Rejstřík knihovny byl poškozený nebo z jiné verze; vytváří se znovu z vašich souborů.</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free room or allow writing there, and try again.</source>
        <translation>Knihovnu nelze použít ({reason}). Uvolněte místo nebo povolte zápis a zkuste to znovu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>Tuto partii nelze připravit: {reason}</translation>
    </message>
    <message>
        <source>This game is played in another window of the program, or was played on there.</source>
        <translation>Tato partie se hraje, nebo se v ní už pokračovalo v jiném okně programu.</translation>
    </message>
    <message>
        <source>The game in {file} cannot be resumed: {reason}</source>
        <translation>V partii ze souboru {file} nelze pokračovat: {reason}</translation>
    </message>
    <message>
        <source>Your game was not broken off: it waits to be resumed.</source>
        <translation>Vaše partie se neztratila: čeká na pokračování.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>The engine had ended and was started again.</source>
        <translation>Engine skončil a byl znovu spuštěn.</translation>
    </message>
    <message>
        <source>The game cannot be kept safe in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>Partii nelze průběžně zálohovat do {folder} ({reason}). Hra pokračuje; než program zavřete, partii uložte.</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Spustit znovu</translation>
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
        <translation>Remíza byla odmítnuta. Partie pokračuje.</translation>
    </message>
    <message>
        <source>The proposal was declined. The game goes on.</source>
        <translation>Návrh byl odmítnut. Partie pokračuje.</translation>
    </message>
    <message>
        <source>There was no foul. The game goes on.</source>
        <translation>K žádnému nedovolenému tahu nedošlo. Partie pokračuje.</translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece went back.</source>
        <translation>Nedovolený tah: {reason} Kámen se vrátil zpět.</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Your match is not decided. {match}, {game}: {score}</source>
        <translation>Váš zápas není rozhodnut. {match}, {game}: {score}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Další partie</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Opakovat partii</translation>
    </message>
    <message>
        <source>Replay, colours reversed</source>
        <translation>Opakovat, barvy opačně</translation>
    </message>
    <message>
        <source>Each player keeps the time that was left.</source>
        <translation>Oběma hráčům zůstává zbývající čas.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Handicap ladder</source>
        <translation>Handicapový žebříček</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>Lepší z {games} partií</translation>
    </message>
    <message>
        <source>game {number}, replay</source>
        <translation>partie {number}, opakovaná</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>The match is drawn: {score}</source>
        <translation>Zápas skončil nerozhodně: {score}</translation>
    </message>
    <message>
        <source>The match goes to {winner}: {score}</source>
        <translation>Vítěz zápasu {winner}: {score}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
</context>
<context>
    <name>MoveRows</name>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>větev</translation>
    </message>
    <message>
        <source>folded: {number}</source>
        <translation>sbaleno: {number}</translation>
    </message>
    <message>
        <source>alternatives: {number}</source>
        <translation>alternativy: {number}</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>záložka</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>komentář</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Its name, for example “Two pieces and a silver”</source>
        <translation>Název, například „Dva kameny a stříbrný“</translation>
    </message>
    <message>
        <source>Name of the handicap</source>
        <translation>Název handicapu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>There is one of this name; it will be replaced.</source>
        <translation>Handicap s tímto názvem už existuje; bude nahrazen.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>Přizpůsobuje se vám</translation>
    </message>
    <message>
        <source>One level up after you win, one down after you lose</source>
        <translation>Po vaší výhře o úroveň výš, po prohře o úroveň níž</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vaše barva</translation>
    </message>
    <message>
        <source>Five pawns are thrown for it (furigoma)</source>
        <translation>Rozhodne hod pěti pěšci (furigoma)</translation>
    </message>
    <message>
        <source>Throw pawns for the colours (furigoma)</source>
        <translation>Losovat barvy hodem pěšců (furigoma)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Re&amp;commend…</source>
        <translation>Dopo&amp;ručit…</translation>
    </message>
    <message>
        <source>Compose your o&amp;wn…</source>
        <translation>Sestavit v&amp;lastní…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Vrátit smazaný</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>&amp;Rules and clocks…</source>
        <translation>&amp;Pravidla a hodiny…</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Beze jména</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Zápas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Soupeř</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>Handi&amp;cap</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>Č&amp;as</translation>
    </message>
    <message>
        <source>Op&amp;ening</source>
        <translation>Zaháj&amp;ení</translation>
    </message>
    <message>
        <source>You &amp;play</source>
        <translation>Vaše &amp;barva</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše &amp;jméno</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Jedna partie</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>Lepší z {games} partií</translation>
    </message>
    <message>
        <source>Handicap ladder</source>
        <translation>Handicapový žebříček</translation>
    </message>
    <message>
        <source>{number} periods</source>
        <translation>periody: {number}</translation>
    </message>
    <message>
        <source>Rename the handicap</source>
        <translation>Přejmenovat handicap</translation>
    </message>
    <message>
        <source>{style}, for the first moves: {text}</source>
        <translation>{style}, v prvních tazích: {text}</translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation>Úro&amp;veň {number}: {name}</translation>
    </message>
    <message>
        <source>Three wins in a row move the handicap by a step. The match has no end.</source>
        <translation>Tři výhry v řadě posunou handicap o stupeň. Zápas nemá konec.</translation>
    </message>
    <message>
        <source>White gives in every game. A void game is replayed.</source>
        <translation>Handicap dává v každé partii Bílý. Neplatná partie se opakuje.</translation>
    </message>
    <message>
        <source>The colours change from game to game. A void game is replayed.</source>
        <translation>Barvy se po každé partii mění. Neplatná partie se opakuje.</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Jméno – {side}</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byójomi</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>Základní čas v minutách</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s na tah</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>Sekundy na tah</translation>
    </message>
    <message>
        <source>The game on the board will be broken off.</source>
        <translation>Partie na desce bude přerušena.</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Začít hrát</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>From this position</source>
        <translation>Z této pozice</translation>
    </message>
    <message>
        <source>Your own handicap. {side} moves first.</source>
        <translation>Váš vlastní handicap. {side} táhne jako první.</translation>
    </message>
    <message>
        <source>Black moves first.</source>
        <translation>Černý táhne jako první.</translation>
    </message>
    <message>
        <source>White gives these pieces and moves first.</source>
        <translation>Bílý hraje bez těchto kamenů a táhne jako první.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Předchozí stránka</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Další stránka</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Zmenšit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Zvětšit</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Celá</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Celá stránka</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Squares that count</source>
        <translation>Rozhodující pole</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>prázdné</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>rozhoduje</translation>
    </message>
    <message>
        <source>free</source>
        <translation>nerozhoduje</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation>Hledání pozice</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Co rozhoduje</translation>
    </message>
    <message>
        <source>The whole position</source>
        <translation>Celá pozice</translation>
    </message>
    <message>
        <source>Marked squares</source>
        <translation>Označená pole</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Strana na tahu</translation>
    </message>
    <message>
        <source>Either side to move</source>
        <translation>Na tahu kdokoli</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Na tahu {side}</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>I zrcadlově</translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation>Se zaměněnou levou a pravou stranou</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>I s výměnou barev</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>Jak by ji měl druhý hráč</translation>
    </message>
    <message>
        <source>Mark all pieces</source>
        <translation>Označit kameny</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>Zrušit označení</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Najít partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>{side} has at least so many {piece} in hand</source>
        <translation>{side} má v ruce alespoň tolik {piece}</translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation>V ruce alespoň</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must be the same.</source>
        <translation>Shodovat se musí všechna pole, kameny v ruce obou hráčů i strana na tahu.</translation>
    </message>
    <message>
        <source>Only the framed squares must be the same, empty ones too. Click a square, or draw over several, to change what counts.</source>
        <translation>Shodovat se musí jen orámovaná pole, i prázdná. Výběr změníte kliknutím na pole nebo tažením přes více polí.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Picture of the position</source>
        <translation>Obrázek pozice</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formát</translation>
    </message>
    <message>
        <source>As moves</source>
        <translation>Jako tahy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Along the board</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Oba</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>Kameny v ruce</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Jména</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Vyznačit poslední tah</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Bílý dole</translation>
    </message>
    <message>
        <source>Nothing around the board</source>
        <translation>Průhledné okolí desky</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>V pixelech</translation>
    </message>
    <message>
        <source>In millimetres</source>
        <translation>V milimetrech</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Šířka</translation>
    </message>
    <message>
        <source>Pixels to the inch</source>
        <translation>Pixelů na palec</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Zkopírováno.</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Book</source>
        <translation>Kniha</translation>
    </message>
    <message>
        <source>Outlined</source>
        <translation>S obrysem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlá</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavá</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Poslední tah</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Pod deskou</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Kameny</translation>
    </message>
    <message>
        <source>&amp;White&apos;s pieces of dark wood</source>
        <translation>&amp;Kameny Bílého z tmavého dřeva</translation>
    </message>
    <message>
        <source>&amp;Folder of own pieces…</source>
        <translation>&amp;Složka vlastních kamenů…</translation>
    </message>
</context>
<context>
    <name>PieceSets</name>
    <message>
        <source>Two characters</source>
        <translation>Dva znaky</translation>
    </message>
    <message>
        <source>One character</source>
        <translation>Jeden znak</translation>
    </message>
    <message>
        <source>International, with marks for moves</source>
        <translation>Mezinárodní, s vyznačením tahů</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>For beginners, with dots</source>
        <translation>Pro začátečníky, s tečkami</translation>
    </message>
    <message>
        <source>The pieces cannot be used: {file}: {reason}.</source>
        <translation>Kameny nelze použít: {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>PieceSettings</name>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>The pieces of both games</source>
        <translation>Kameny obou her</translation>
    </message>
    <message>
        <source>White&apos;s pieces of dark wood</source>
        <translation>Kameny Bílého z tmavého dřeva</translation>
    </message>
    <message>
        <source>Own pieces…</source>
        <translation>Vlastní kameny…</translation>
    </message>
    <message>
        <source>Open {folder}, where own sets go</source>
        <translation>Otevřít {folder}, kam patří vlastní sady</translation>
    </message>
    <message>
        <source>{count} more own sets cannot be used.</source>
        <translation>Další vlastní sady, které nelze použít: {count}.</translation>
    </message>
    <message>
        <source>Own sets go to {folder}.</source>
        <translation>Vlastní sady patří do {folder}.</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>The program&apos;s engine is missing (looked for as {place}). The game is kept. Install the program again, then start the engine again.</source>
        <translation>Chybí engine programu (hledán jako {place}). Partie je zachována. Nainstalujte program znovu a pak engine znovu spusťte.</translation>
    </message>
    <message>
        <source>The engine answered with a move that the rules forbid ({move}).</source>
        <translation>Engine odpověděl tahem, který pravidla nedovolují ({move}).</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen the game lost for some moves.</source>
        <translation>Počítač už několik tahů považoval partii za prohranou.</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Úroveň {number}: {name}</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation>Engine se spouští…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>is thinking…</source>
        <translation>přemýšlí…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>byōyomi, {periods}</source>
        <translation>byójomi, {periods}</translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation>byójomi</translation>
    </message>
    <message>
        <source>then {periods}</source>
        <translation>pak {periods}</translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
        <translation>pak {seconds} s na tah</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>The computer, two players</source>
        <translation>Počítač, dva hráči</translation>
    </message>
    <message>
        <source>At least for a move</source>
        <translation>Na tah nejméně</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>hned</translation>
    </message>
    <message>
        <source>At most for a move</source>
        <translation>Na tah nejvýše</translation>
    </message>
    <message>
        <source>as its level</source>
        <translation>podle úrovně</translation>
    </message>
    <message>
        <source>Level 10 uses the time on its clock</source>
        <translation>Úroveň 10 využívá čas na hodinách</translation>
    </message>
    <message>
        <source>Level 10 thinks on while you do</source>
        <translation>Úroveň 10 přemýšlí i na vašem tahu</translation>
    </message>
    <message>
        <source>Resigns when lost, from level 5 on</source>
        <translation>Od úrovně 5 prohranou pozici vzdává</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Stojí</translation>
    </message>
    <message>
        <source>Turns to the mover</source>
        <translation>Otáčí se k hráči na tahu</translation>
    </message>
    <message>
        <source>All letters upright</source>
        <translation>Znaky vzpřímeně</translation>
    </message>
    <message>
        <source>The board between two people</source>
        <translation>Deska mezi dvěma hráči</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>I zrcadlově</translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation>Se zaměněnou levou a pravou stranou</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>I s výměnou barev</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>Jak by ji měl druhý hráč</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
    </message>
    <message>
        <source>Choose which squares count</source>
        <translation>Vybrat rozhodující pole</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Libovolná pozice</translation>
    </message>
    <message>
        <source>Show games whatever their positions</source>
        <translation>Zobrazit partie bez ohledu na pozici</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partie s touto pozicí</translation>
    </message>
    <message>
        <source>Games with this pattern</source>
        <translation>Partie s tímto vzorem</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>Save kifu as PDF</source>
        <translation>Uložit kifu jako PDF</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisknout…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Kifu</source>
        <translation>Kifu</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramy</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Partiář</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientace</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>Zápis tahů</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>As in a book</source>
        <translation>Jako v knize</translation>
    </message>
    <message>
        <source>Outlined pieces</source>
        <translation>S obrysem</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>what fits</source>
        <translation>podle místa</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Časy</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentáře</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>Diagrams of bookmarks</source>
        <translation>Diagramy záložek</translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation>Diagram poslední pozice</translation>
    </message>
    <message>
        <source>A diagram every</source>
        <translation>Diagram každých</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> tahů</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Na stránce</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Nadpis</translation>
    </message>
    <message>
        <source>No heading</source>
        <translation>Bez nadpisu</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>Řešení na poslední stránce</translation>
    </message>
    <message>
        <source>Take positions from files…</source>
        <translation>Vzít pozice ze souborů…</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Bílý dole</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Jeden tah</translation>
    </message>
    <message>
        <source>Two moves</source>
        <translation>Dva tahy</translation>
    </message>
    <message>
        <source>On a line</source>
        <translation>Na řádku</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Místo na</translation>
    </message>
    <message>
        <source>Room for times</source>
        <translation>Místo na časy</translation>
    </message>
    <message>
        <source>Names from the record</source>
        <translation>Jména ze záznamu</translation>
    </message>
    <message>
        <source>Take positions from files: no record is open.</source>
        <translation>Vezměte pozice ze souborů: není otevřen žádný záznam.</translation>
    </message>
    <message>
        <source>Game records and positions</source>
        <translation>Záznamy partií a pozice</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>Take positions from files</source>
        <translation>Vzít pozice ze souborů</translation>
    </message>
    <message>
        <source>Reading {done} of {total}…</source>
        <translation>Načítá se {done} z {total}…</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) or game(s) from files.</source>
        <translation>
            <numerusform>Ze souborů: %n pozice nebo partie.</numerusform>
            <numerusform>Ze souborů: %n pozice nebo partie.</numerusform>
            <numerusform>Ze souborů: %n pozic nebo partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>Page {done} of {total}…</source>
        <translation>Stránka {done} z {total}…</translation>
    </message>
    <message>
        <source>Printing is not possible here ({reason}). Save as PDF and print that.</source>
        <translation>Zde nelze tisknout ({reason}). Uložte PDF a vytiskněte jej.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Odesláno na tiskárnu.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zastaveno.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Záznam partie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Spotřebovaný čas</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>Č. {number}</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Časový limit</translation>
    </message>
    <message>
        <source>{mark} signature</source>
        <translation>Podpis {mark}</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game}: partiář</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>The printer refuses ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>Tiskárna tisk odmítla ({reason}). Zvolte jinou, nebo uložte kifu jako PDF.</translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation>Po tahu {number}</translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>Co nebylo možné přečíst</translation>
    </message>
    <message>
        <source>The text that was read</source>
        <translation>Načtený text</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Potíže</translation>
    </message>
    <message>
        <source>Line {line} · {what}</source>
        <translation>Řádek {line} · {what}</translation>
    </message>
    <message>
        <source>Everything else was read. Marked lines were not taken as they stand.</source>
        <translation>Vše ostatní bylo načteno. Označené řádky nebyly převzaty doslova.</translation>
    </message>
    <message>
        <source>When you save over the file, it is kept as it was, its name ending in .bak.</source>
        <translation>Když soubor přepíšete, jeho původní podoba se zachová s příponou .bak.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ProposalDialog</name>
    <message>
        <source>A proposal</source>
        <translation>Návrh</translation>
    </message>
    <message>
        <source>{proposer} offers a draw.</source>
        <translation>{proposer} nabízí remízu.</translation>
    </message>
    <message>
        <source>{proposer} proposes to end the game as an impasse.</source>
        <translation>{proposer} navrhuje ukončit partii jako slepou cestu.</translation>
    </message>
    <message>
        <source>{asked}, do you accept?</source>
        <translation>{asked}, přijímáte?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating over {count} games, from {first} to {last}</source>
        <translation>Rating, počet partií: {count}, od {first} do {last}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Zatím bez ratingu</translation>
    </message>
    <message>
        <source>The curve begins with your first rated game.</source>
        <translation>Křivka začne vaší první započtenou partií.</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Úr. {number}</translation>
    </message>
</context>
<context>
    <name>RecentFilesMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ote&amp;vřít nedávné</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vymazat seznam</translation>
    </message>
</context>
<context>
    <name>RecommendDialog</name>
    <message>
        <source>Recommended handicap</source>
        <translation>Doporučený handicap</translation>
    </message>
    <message>
        <source>Use this handicap</source>
        <translation>Použít tento handicap</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Úroveň {number}: {name}</translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation>{number}. kyu</translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation>{number}. dan</translation>
    </message>
    <message>
        <source>{player} plays like</source>
        <translation>{player} hraje jako</translation>
    </message>
    <message>
        <source>Grade of {player}</source>
        <translation>Stupeň – {player}</translation>
    </message>
    <message>
        <source>One grade is about one lance.</source>
        <translation>Jeden stupeň odpovídá asi jednomu kopiníkovi.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>An even game</source>
        <translation>Rovná partie</translation>
    </message>
    <message>
        <source>{player} gives: {handicap} ({kanji})</source>
        <translation>{player} dává: {handicap} ({kanji})</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Won</source>
        <translation>Výhra</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohra</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>no move left</source>
        <translation>bez tahu</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>vzdání</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>opakování</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>věčný šach</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nedovolený tah</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>slepá cesta</translation>
    </message>
    <message>
        <source>declaration</source>
        <translation>vyhlášení</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>neplatné vyhlášení</translation>
    </message>
    <message>
        <source>try rule</source>
        <translation>pravidlo try</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>limit tahů</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>dohoda</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>holý král</translation>
    </message>
    <message>
        <source>both bared</source>
        <translation>oba králové holí</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>The game goes on until somebody is mated or resigns.</source>
        <translation>Hraje se, dokud někdo nedostane mat nebo se nevzdá.</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24 bodů, po dohodě</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: under 24 points loses, else it is a draw.</source>
        <translation>Oba králové v zóně, oba hráči souhlasí: méně než 24 bodů prohrává, jinak remíza.</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27 bodů, po dohodě</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: 27 points win; at 27 each White wins.</source>
        <translation>Oba králové v zóně, oba hráči souhlasí: 27 bodů vyhrává; při 27 : 27 vyhrává Bílý.</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27 bodů, vyhlášením</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: Black wins with 28 points, White with 27.</source>
        <translation>Na svém tahu, bez šachu, král a 10 kamenů v zóně: Černý vyhrává s 28 body, Bílý s 27.</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24 bodů, vyhlášením</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: 31 points win, 24 to 30 draw.</source>
        <translation>Na svém tahu, bez šachu, král a 10 kamenů v zóně: 31 bodů vyhrává, 24 až 30 je remíza.</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Pravidlo try</translation>
    </message>
    <message>
        <source>Once both kings are in the far camps, the first on the other king&apos;s start square wins.</source>
        <translation>Jsou-li oba králové v zóně, vyhrává první na výchozím poli soupeřova krále.</translation>
    </message>
    <message>
        <source>All pieces home</source>
        <translation>Všechny v zóně</translation>
    </message>
    <message>
        <source>Ends when one side has every piece of its own in the far camp; under 24 points loses.</source>
        <translation>Končí, má-li strana všechny své kameny v povyšovací zóně; méně než 24 bodů prohrává.</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Dohodou</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: a draw.</source>
        <translation>Oba králové v povyšovací zóně a oba hráči souhlasí: remíza.</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Nelze provést</translation>
    </message>
    <message>
        <source>The board does not let you make a move that the rules forbid.</source>
        <translation>Deska nedovolí tah, který odporuje pravidlům.</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>S upozorněním</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back, and you are told why.</source>
        <translation>Lze to zkusit; kámen se vrátí a dozvíte se proč.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Přísně</translation>
    </message>
    <message>
        <source>As in serious play: a forbidden move loses at once.</source>
        <translation>Jako ve vážné partii: nedovolený tah ihned prohrává.</translation>
    </message>
    <message>
        <source>To be called</source>
        <translation>Na reklamaci</translation>
    </message>
    <message>
        <source>A forbidden move stands, and loses when the opponent calls it.</source>
        <translation>Nedovolený tah platí a prohrává, když jej soupeř reklamuje.</translation>
    </message>
    <message>
        <source>Two pawns on one file (nifu).</source>
        <translation>Dva pěšci v jednom sloupci (nifu).</translation>
    </message>
    <message>
        <source>Mate by dropping a pawn (uchifuzume).</source>
        <translation>Mat vložením pěšce (uchifuzume).</translation>
    </message>
    <message>
        <source>A piece where it could never move again.</source>
        <translation>Kámen na poli, odkud by se už nikdy nemohl pohnout.</translation>
    </message>
    <message>
        <source>The own king can be taken.</source>
        <translation>Vlastního krále by bylo možné zajmout.</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>Kámen se takto nepohybuje.</translation>
    </message>
    <message>
        <source>It was the other player&apos;s turn.</source>
        <translation>Na tahu byl druhý hráč.</translation>
    </message>
    <message>
        <source>A piece dropped promoted side up.</source>
        <translation>Kámen vložený povýšenou stranou nahoru.</translation>
    </message>
    <message>
        <source>Impasse: {rule}</source>
        <translation>jishogi: {rule}</translation>
    </message>
    <message>
        <source>Fouls: {rule}</source>
        <translation>nedovolené tahy: {rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>nejvýše {moves} tahů</translation>
    </message>
    <message>
        <source>draws can be agreed</source>
        <translation>remíza dohodou</translation>
    </message>
    <message>
        <source>undo gives time back</source>
        <translation>vrácení tahu vrací čas</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>dialogy zastaví hodiny</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>hodiny se nezastavují</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Podle jazyka</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>Zápis tahů</translation>
    </message>
    <message>
        <source>☗７六歩 when the window is in Japanese, P-7f in every other language</source>
        <translation>☗７六歩 v japonštině, P-7f ve všech ostatních jazycích</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Shown on your card and in saved games</source>
        <translation>Na vaší kartě a v uložených partiích</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Vaše jméno</translation>
    </message>
    <message>
        <source>Mark where a piece can go</source>
        <translation>Vyznačit možné tahy kamene</translation>
    </message>
    <message>
        <source>Moves glide over the board</source>
        <translation>Plynulý pohyb kamenů</translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation>Ukládat každou dohranou partii</translation>
    </message>
    <message>
        <source>The computer, two players…</source>
        <translation>Počítač, dva hráči…</translation>
    </message>
    <message>
        <source>Save every finished game in
{folder}</source>
        <translation>Ukládat každou dohranou partii do
{folder}</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). The usual settings are in force.</source>
        <translation>Soubor nastavení {file} nelze přečíst ({reason}). Platí výchozí nastavení.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be set aside ({reason}). The usual settings are in force; changes will not be kept until that file is removed.</source>
        <translation>Soubor nastavení {file} je poškozený a nebylo možné jej odložit ({reason}). Platí výchozí nastavení; dokud soubor neodstraníte, změny se neuloží.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}, and the usual settings are in force.</source>
        <translation>Soubor nastavení byl poškozený. Byl odložen jako {file} a platí výchozí nastavení.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {file} ({reason}). They hold until the program is closed; allow writing to that folder to keep them.</source>
        <translation>Nastavení nelze uložit do {file} ({reason}). Platí do ukončení programu; aby se zachovalo, povolte zápis do této složky.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>Zkoušené tahy</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit tah</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Poradit</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Hrát odsud…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Záložka</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Clock tones</source>
        <translation>Tóny hodin</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Šach</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game} · {when} · tah {number}</translation>
    </message>
    <message>
        <source>Resume your game</source>
        <translation>Pokračovat v partii</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi on your own board.</source>
        <translation>Shogi a okisaki shogi na vlastní desce.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Against the computer, at your level</source>
        <translation>Proti počítači, na vaší úrovni</translation>
    </message>
    <message>
        <source>Set up a handicap</source>
        <translation>Partie s handicapem</translation>
    </message>
    <message>
        <source>The stronger player gives pieces</source>
        <translation>Silnější hráč hraje s méně kameny</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dva hráči</translation>
    </message>
    <message>
        <source>Both at this screen</source>
        <translation>Oba u této obrazovky</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Knihovna kifu</translation>
    </message>
    <message>
        <source>Find games by players, opening or position</source>
        <translation>Hledat partie podle hráčů, zahájení nebo pozice</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Sestavit pozici</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>Otevřít kifu</translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
        <translation>Přehrát a studovat záznam partie</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>Libovolné</translation>
    </message>
    <message>
        <source>It plays what it thinks best from the first move on.</source>
        <translation>Od prvního tahu hraje, co pokládá za nejlepší.</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>Statická věž</translation>
    </message>
    <message>
        <source>Its rook stays on its file and opens the pawn before it.</source>
        <translation>Věž zůstává ve svém sloupci a žene před sebou pěšce.</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>Pohyblivá věž</translation>
    </message>
    <message>
        <source>Its rook swings to the middle or the left, its king to the right.</source>
        <translation>Věž přejde do středu nebo doleva, král doprava.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Útočné</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn on the rook&apos;s new file.</source>
        <translation>Stoupající stříbrný, nebo rychlý pěšec v novém sloupci věže.</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solidní</translation>
    </message>
    <message>
        <source>First a castle, then the rest.</source>
        <translation>Nejprve hrad pro krále, pak vše ostatní.</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Files with trouble</source>
        <translation>Soubory s potížemi</translation>
    </message>
    <message>
        <source>The files were not changed. A corrected file is read again by itself.</source>
        <translation>Soubory nebyly změněny. Opravený soubor se načte sám.</translation>
    </message>
    <message>
        <source>There are none: every file of the library was read as it stands.</source>
        <translation>Žádné nejsou: všechny soubory knihovny byly načteny bez výhrad.</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Kopírovat seznam</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser} dostal mat.</translation>
    </message>
    <message>
        <source>{loser} has no legal move left, which loses.</source>
        <translation>{loser} nemá žádný dovolený tah, a proto prohrál.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} se vzdal.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time (sennichite). The game does not count.</source>
        <translation>Stejná pozice nastala počtvrté (sennichite). Partie se nepočítá.</translation>
    </message>
    <message>
        <source>The position came up for the fourth time, and {loser} gave check all the while, which loses.</source>
        <translation>Pozice nastala počtvrté a {loser} po celou dobu šachoval, a proto prohrál.</translation>
    </message>
    <message>
        <source>{loser} made a move that the rules forbid.</source>
        <translation>{loser} provedl nedovolený tah.</translation>
    </message>
    <message>
        <source>{winner} declared the win with the king in the far camp.</source>
        <translation>{winner} vyhlásil výhru s králem v povyšovací zóně.</translation>
    </message>
    <message>
        <source>{loser} declared the win, but the conditions were not met.</source>
        <translation>{loser} vyhlásil výhru, ale podmínky nebyly splněny.</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the start square of the other king.</source>
        <translation>{winner} dovedl krále na výchozí pole soupeřova krále.</translation>
    </message>
    <message>
        <source>The move limit was reached.</source>
        <translation>Bylo dosaženo limitu tahů.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>{loser} překročil čas.</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Hráči se dohodli na remíze.</translation>
    </message>
    <message>
        <source>{loser} has nothing left but the king.</source>
        <translation>{loser} přišel o vše kromě krále.</translation>
    </message>
    <message>
        <source>Both sides have nothing left but their kings.</source>
        <translation>Oběma stranám zbyl jen král.</translation>
    </message>
    <message>
        <source>{loser} did not appear.</source>
        <translation>{loser} se k partii nedostavil.</translation>
    </message>
    <message>
        <source>The game was broken off.</source>
        <translation>Partie byla přerušena.</translation>
    </message>
    <message>
        <source>There is no mate in this problem.</source>
        <translation>Tato úloha nemá mat.</translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp; {winner} has the points.</source>
        <translation>Oba králové jsou v bezpečí povyšovacích zón; {winner} má dost bodů.</translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp and both have the points.</source>
        <translation>Oba králové jsou v bezpečí povyšovacích zón a oba hráči mají dost bodů.</translation>
    </message>
    <message>
        <source>The record does not say why.</source>
        <translation>Důvod v záznamu není uveden.</translation>
    </message>
    <message>
        <source>Shitate</source>
        <translation>Shitate</translation>
    </message>
    <message>
        <source>Uwate</source>
        <translation>Uwate</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} vyhrál</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vyhráli jste</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Prohráli jste</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Konec partie</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>První krůčky</translation>
    </message>
    <message>
        <source>Overlooks a lot. For a first game.</source>
        <translation>Hodně přehlíží. Pro první partii.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Knows the moves, gives pieces away.</source>
        <translation>Zná tahy, nechává si brát kameny.</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Žák</translation>
    </message>
    <message>
        <source>Sees simple captures, misses plans.</source>
        <translation>Vidí jednoduchá braní, plány mu unikají.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatér</translation>
    </message>
    <message>
        <source>A game for the evening, with slips.</source>
        <translation>Partie na večer, občas chybuje.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Zkušený</translation>
    </message>
    <message>
        <source>Punishes gross mistakes.</source>
        <translation>Trestá hrubé chyby.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubový hráč</translation>
    </message>
    <message>
        <source>Attacks where you are weak.</source>
        <translation>Útočí tam, kde jste slabí.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silný</translation>
    </message>
    <message>
        <source>Few slips, finds short mates.</source>
        <translation>Málo chybuje, najde krátké maty.</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Velmi silný</translation>
    </message>
    <message>
        <source>Reads far ahead in fights.</source>
        <translation>V boji počítá daleko dopředu.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Hardly ever lets you off.</source>
        <translation>Málokdy vám něco odpustí.</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Plná síla</translation>
    </message>
    <message>
        <source>Everything the engine has.</source>
        <translation>Vše, co engine umí.</translation>
    </message>
    <message>
        <source>Computer level {number}</source>
        <translation>Počítač úroveň {number}</translation>
    </message>
    <message>
        <source>Shogi</source>
        <translation>Shogi</translation>
    </message>
    <message>
        <source>Okisaki shogi</source>
        <translation>Okisaki shogi</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>Rovná partie</translation>
    </message>
    <message>
        <source>Left lance</source>
        <translation>Levý kopiník</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>Pravý kopiník</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Střelec</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Věž</translation>
    </message>
    <message>
        <source>Rook and left lance</source>
        <translation>Věž a levý kopiník</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>Dva kameny</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>Tři kameny</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>Čtyři kameny</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Pět kamenů</translation>
    </message>
    <message>
        <source>Five pieces (left knight)</source>
        <translation>Pět kamenů (levý jezdec)</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>Šest kamenů</translation>
    </message>
    <message>
        <source>Seven pieces (left silver)</source>
        <translation>Sedm kamenů (levý stříbrný)</translation>
    </message>
    <message>
        <source>Seven pieces (right silver)</source>
        <translation>Sedm kamenů (pravý stříbrný)</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>Osm kamenů</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>Devět kamenů</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>Deset kamenů</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Holý král</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>Tři pěšci</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Vážka</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move (Fischer)</source>
        <translation>{minutes} min + {seconds} s na tah (Fischer)</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s na tah</translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation>{minutes} min, pak {seconds} s na tah</translation>
    </message>
    <message>
        <source>{periods} periods of {seconds} s</source>
        <translation>{periods}× {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min, then {periods} periods of {seconds} s</source>
        <translation>{minutes} min, pak {periods}× {seconds} s</translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>Opakování po sennichite; zbývající čas: {times}</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>Tato pozice nastala potřetí. Nastane-li počtvrté (sennichite), partie je neplatná a lze ji opakovat.</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth {loser} loses, for giving check all the while.</source>
        <translation>Tato pozice nastala potřetí. Nastane-li počtvrté, {loser} prohraje, protože po celou dobu šachuje.</translation>
    </message>
</context>
<context>
    <name>_LookingBack</name>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Prohlížíte si dřívější pozici.</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Zpět do hry</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Hrát odsud…</translation>
    </message>
</context>
</TS>
