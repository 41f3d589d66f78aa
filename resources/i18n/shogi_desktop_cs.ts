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
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Standard shogi and Okisaki shogi, with a computer opponent built in. Free software under the MIT licence; fonts and artwork come with licences of their own.</source>
        <translation>Shogi a okisaki shogi s vlastním počítačovým soupeřem. Svobodný software pod licencí MIT; licence písem a kreseb jsou přiloženy u nich.</translation>
    </message>
    <message>
        <source>It goes online only when you ask it to, and sends nothing about you to anyone.</source>
        <translation>K síti se připojí jen tehdy, když o to požádáte, a nikomu o vás nic neposílá.</translation>
    </message>
</context>
<context>
    <name>AccuracyView</name>
    <message numerus="yes">
        <source>Accuracy over %Ln games; recently about {last}</source>
        <translation>
            <numerusform>Přesnost %Ln partie, naposledy asi {last}</numerusform>
            <numerusform>Přesnost %Ln partií, naposledy asi {last}</numerusform>
            <numerusform>Přesnost %Ln partií, naposledy asi {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>{accuracy}; average around it {smooth}</source>
        <translation>{accuracy}; průměr okolo {smooth}</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add an engine</source>
        <translation>Přidat engine</translation>
    </message>
    <message>
        <source>Any USI engine: choose its file, drop it here, or type the command that starts it, here or on another computer. It runs with all your rights, so add only engines you trust.</source>
        <translation>Jakýkoli engine USI: zvolte jeho soubor, přetáhněte ho sem, nebo napište příkaz, který ho spouští, tady nebo na jiném počítači. Poběží se všemi vašimi právy, přidávejte proto jen enginy, kterým věříte.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Zvolit soubor…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>A quotation mark is missing in the command.</source>
        <translation>V příkazu chybí uvozovka.</translation>
    </message>
    <message>
        <source>Choose the engine&apos;s program</source>
        <translation>Zvolit program enginu</translation>
    </message>
    <message>
        <source>On another computer…</source>
        <translation>Na jiném počítači…</translation>
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
    <name>AnalyseDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>Rozbor partií</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>Na každý tah</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partií najednou</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Rozebrat</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>Vybrané: {number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>Všechny v seznamu: {number}</translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>Do souborů</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Výsledky uložit</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Separately</source>
        <translation>Zvlášť</translation>
    </message>
    <message>
        <source>Include games already analysed</source>
        <translation>I partie už rozebrané</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Vyberte engine.</translation>
    </message>
    <message>
        <source>All these games have been analysed already.</source>
        <translation>Všechny tyto partie už jsou rozebrané.</translation>
    </message>
    <message>
        <source>To analyse: {number}, about {minutes} min.</source>
        <translation>K rozboru: {number}, asi za {minutes} min.</translation>
    </message>
    <message>
        <source>A file is written only if it contains one game, was read without problems and would lose nothing. Results for the others are kept separately.</source>
        <translation>Soubor se zapíše, jen když obsahuje jednu partii, přečetl se bez potíží a nic neztratí; výsledky ostatních se uloží zvlášť.</translation>
    </message>
    <message>
        <source>No file is changed. The evaluations appear when you open a game.</source>
        <translation>Žádný soubor se nezmění. Hodnocení se ukáže, když partii otevřete.</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>Počítá</translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Tento počítač</translation>
    </message>
    <message>
        <source>To analyse: {number}, by the workers at {cluster}.</source>
        <translation>K rozboru: {number}, na pracovních procesech clusteru {cluster}.</translation>
    </message>
</context>
<context>
    <name>Analysing</name>
    <message>
        <source>Games analysed: {number}.</source>
        <translation>Rozebrané partie: {number}.</translation>
    </message>
    <message>
        <source>Games in which one engine found nothing: {number}.</source>
        <translation>Partie, ve kterých jeden z enginů nic nenašel: {number}.</translation>
    </message>
    <message>
        <source>Not analysed: {number}. {names}</source>
        <translation>Nerozebráno: {number}. {names}</translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>nemá tahy</translation>
    </message>
    <message>
        <source>no engine can play from its position</source>
        <translation>z její pozice nemůže žádný engine hrát</translation>
    </message>
    <message>
        <source>Games are already being analysed. Stop that analysis first.</source>
        <translation>Partie se už rozebírají. Nejprve tento rozbor zastavte.</translation>
    </message>
    <message>
        <source>The analysis stopped early: {reason}</source>
        <translation>Rozbor skončil předčasně: {reason}</translation>
    </message>
    <message>
        <source>Kept separately because their files cannot be written: {number}.</source>
        <translation>Uloženo zvlášť, protože do souborů nelze psát: {number}.</translation>
    </message>
    <message>
        <source>three workers of the cluster stopped while analysing it</source>
        <translation>tři pracovní procesy clusteru při ní skončily</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Lines, engines, arrows</source>
        <translation>Varianty, enginy, šipky</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Spustit znovu</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>Ukázat všechny varianty</translation>
    </message>
    <message>
        <source>Show the best line only</source>
        <translation>Ukázat jen nejlepší variantu</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>Varianty enginu</translation>
    </message>
    <message>
        <source>Show scores as</source>
        <translation>Hodnocení se zobrazuje jako</translation>
    </message>
    <message>
        <source>More analysis options</source>
        <translation>Další možnosti rozboru</translation>
    </message>
</context>
<context>
    <name>AnalysisPart</name>
    <message>
        <source>Play to {move}</source>
        <translation>Zahrát až po {move}</translation>
    </message>
    <message>
        <source>Keep as variation</source>
        <translation>Ponechat jako variantu</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Počet variant</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Arrows on the board</source>
        <translation>Šipky na desce</translation>
    </message>
    <message>
        <source>Write evaluations into the record</source>
        <translation>Zapisovat hodnocení do záznamu</translation>
    </message>
    <message>
        <source>No evaluations yet. Switch on analysis and step through the game.</source>
        <translation>Zatím tu nejsou žádná hodnocení: zapněte rozbor a projděte partii.</translation>
    </message>
    <message>
        <source>No evaluation yet.</source>
        <translation>Zatím tu není žádné hodnocení.</translation>
    </message>
    <message>
        <source>Keep up to {move}</source>
        <translation>Ponechat až po {move}</translation>
    </message>
</context>
<context>
    <name>AnalysisRow</name>
    <message>
        <source>Analysing games: {done} of {total}</source>
        <translation>Rozbor partií: {done} z {total}</translation>
    </message>
    <message numerus="yes">
        <source>The analysis of %Ln games was stopped. The results so far are kept.</source>
        <translation>
            <numerusform>Rozbor %Ln partie byl zastaven. Dosavadní výsledky zůstaly uloženy.</numerusform>
            <numerusform>Rozbor %Ln partií byl zastaven. Dosavadní výsledky zůstaly uloženy.</numerusform>
            <numerusform>Rozbor %Ln partií byl zastaven. Dosavadní výsledky zůstaly uloženy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games analysed</source>
        <translation>Rozebrané partie</translation>
    </message>
    <message>
        <source>not analysed: {number}</source>
        <translation>nerozebráno: {number}</translation>
    </message>
    <message>
        <source>workers: {number}</source>
        <translation>procesů: {number}</translation>
    </message>
</context>
<context>
    <name>AnalysisSpeech</name>
    <message>
        <source>Analysis is on.</source>
        <translation>Rozbor je zapnutý.</translation>
    </message>
    <message>
        <source>Analysis is off.</source>
        <translation>Rozbor je vypnutý.</translation>
    </message>
    <message>
        <source>{score}. {moves}</source>
        <translation>{score}. {moves}</translation>
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
        <source>Width</source>
        <translation>Šířka</translation>
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
        <source>The last position</source>
        <translation>Poslední pozice</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Přehrávat dokola</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Zastaveno; nic nebylo zapsáno.</translation>
    </message>
</context>
<context>
    <name>AskChangedDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Uložit kifu</translation>
    </message>
    <message>
        <source>{file} has changed on the disk</source>
        <translation>Soubor {file} se na disku změnil</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Another program or window has changed it since you opened it. Replacing it would lose those changes.</source>
        <translation>Od otevření do něj zapsal jiný program nebo jiné okno. Nahrazením by se to ztratilo.</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>Uložit jinam…</translation>
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
        <translation>Zahodit a zavřít</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Pokračovat v úpravách</translation>
    </message>
    <message>
        <source>Discard the position you have set up?</source>
        <translation>Zahodit sestavenou pozici?</translation>
    </message>
    <message>
        <source>It is not part of any game or file, and will be lost when the program closes.</source>
        <translation>Není v žádné partii ani souboru a zavřením programu se ztratí.</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Uložit kifu</translation>
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
    <message>
        <source>{format} cannot hold all of this game</source>
        <translation>Formát {format} nezachová celou partii</translation>
    </message>
    <message>
        <source>The file would leave out:</source>
        <translation>V souboru by chybělo:</translation>
    </message>
    <message>
        <source>The game on the board loses nothing. KIF can hold everything.</source>
        <translation>Na desce se nic neztratí. KIF zachová vše.</translation>
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
    <message>
        <source>Changes that are not saved will be lost.</source>
        <translation>Neuložené změny se ztratí.</translation>
    </message>
</context>
<context>
    <name>AskStopDialog</name>
    <message>
        <source>Engine match</source>
        <translation>Zápas enginů</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Zastavit a zavřít</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>An engine match is running. Stop it?</source>
        <translation>Enginy hrají zápas. Zastavit ho?</translation>
    </message>
    <message>
        <source>Games in progress are dropped. The finished games are kept, and you can continue the match later.</source>
        <translation>Rozehrané partie se zahodí; ostatní zůstanou a v zápase lze později pokračovat.</translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Static rook against a ranging rook</source>
        <translation>Statická věž proti pohyblivé</translation>
    </message>
    <message>
        <source>Climbing silver against a ranging rook</source>
        <translation>Stoupající stříbrný proti pohyblivé věži</translation>
    </message>
    <message>
        <source>The rook swings to the fourth file from the left, and the king walks away from it into a Mino castle. Wait, then strike where the other side advances.</source>
        <translation>Věž se přesune na čtvrtý sloupec zleva a král odejde na druhou stranu do hradu Mino. Čekejte a udeřte tam, kde soupeř postoupí.</translation>
    </message>
    <message>
        <source>White pushes the rook&apos;s pawn and breaks in on its file, or builds a castle that is as firm before anything else.</source>
        <translation>Bílý postoupí pěšcem před věží a pronikne po jejím sloupci, nebo si nejdřív postaví stejně pevný hrad.</translation>
    </message>
    <message>
        <source>The rook stands behind the pawn that opened the bishop&apos;s diagonal, and pushes it on: quick trades, an early attack on the bishop&apos;s head.</source>
        <translation>Věž stojí za pěšcem, který otevřel úhlopříčku střelce, a žene ho dál: rychlé výměny a časný útok na pole před střelcem.</translation>
    </message>
    <message>
        <source>White guards the head of its bishop, answers the push in time, and then has the better castle in an open game.</source>
        <translation>Bílý hlídá pole před svým střelcem, včas odpoví na postup a v otevřené hře má pak lepší hrad.</translation>
    </message>
    <message>
        <source>The rook takes the middle file. With a silver beside it the pawn goes forward, and the whole board opens before the white king.</source>
        <translation>Věž obsadí prostřední sloupec. Se stříbrným po boku postoupí pěšec a před bílým králem se otevře celá deska.</translation>
    </message>
    <message>
        <source>White holds the middle with gold and silver, and breaks through on the side that the rook has left.</source>
        <translation>Bílý drží střed zlatým a stříbrným a prorazí na straně, kterou věž opustila.</translation>
    </message>
    <message>
        <source>The rook stands opposite the white rook, on its own file: every push of the pawn there is answered by an exchange.</source>
        <translation>Věž stojí proti bílé věži na jejím vlastním sloupci: na každý postup pěšce tam přijde výměna.</translation>
    </message>
    <message>
        <source>The bishops are in hand from the beginning, so leave no gap where one can be dropped. The right silver goes up to the middle.</source>
        <translation>Střelci jsou od začátku v ruce, proto nenechte mezeru, kam by se dal střelec vhodit. Pravý stříbrný jde doprostřed.</translation>
    </message>
    <message>
        <source>The rook takes the pawn beside the bishop: a pawn ahead, but the rook needs several moves to come home.</source>
        <translation>Věž vezme pěšce vedle střelce: o pěšce víc, ale návrat domů stojí věž několik tahů.</translation>
    </message>
    <message>
        <source>Both sides exchange the rook&apos;s pawn while the bishops&apos; diagonals are still shut. A light, open, sharp game.</source>
        <translation>Obě strany vymění pěšce před věží, dokud jsou úhlopříčky střelců zavřené. Lehká, otevřená, ostrá hra.</translation>
    </message>
    <message>
        <source>White does the same a move later, and chooses where its rook stands best: at home or on its fourth rank.</source>
        <translation>Bílý dělá totéž o tah později a zvolí, kde jeho věž stojí nejlépe: doma, nebo na čtvrté řadě.</translation>
    </message>
    <message>
        <source>The right silver climbs beside the rook&apos;s pawn and breaks in at the head of the bishop. The simplest attack there is, and a strong one.</source>
        <translation>Pravý stříbrný stoupá vedle pěšce před věží a pronikne před střelcem. Nejjednodušší útok, a přitom silný.</translation>
    </message>
    <message>
        <source>White guards the square before its bishop with a gold and a silver. A silver that has gone that far has no way back.</source>
        <translation>Bílý hlídá pole před svým střelcem zlatým a stříbrným. Stříbrný, který zašel tak daleko, nemá cestu zpět.</translation>
    </message>
    <message>
        <source>The king needs few moves to its boat castle; rook and silver make ready on the right. Attack before the other castle is finished.</source>
        <translation>Král potřebuje do loďky jen pár tahů; věž a stříbrný se chystají vpravo. Zaútočte dřív, než je druhý hrad hotov.</translation>
    </message>
    <message>
        <source>The ranging side waits for the attack and strikes back along the bishop&apos;s diagonal.</source>
        <translation>Strana s pohyblivou věží čeká na útok a vrací úder po úhlopříčce střelce.</translation>
    </message>
    <message>
        <source>The silver climbs on the right and breaks in beside the rook, before the ranging rook can come to help.</source>
        <translation>Stříbrný stoupá vpravo a pronikne vedle věže, než stihne přijít na pomoc pohyblivá věž.</translation>
    </message>
    <message>
        <source>White lets it come: the bishop is covered by a silver, and the answer is a push in the middle.</source>
        <translation>Bílý ho nechá přijít: střelce kryje stříbrný a odpovědí je postup ve středu.</translation>
    </message>
    <message>
        <source>The pawn before the rook runs, a knight follows it, and the king goes to the other side, behind a silver.</source>
        <translation>Pěšec před věží běží, jezdec jde za ním a král odejde na druhou stranu za stříbrného.</translation>
    </message>
    <message>
        <source>Both knights jump to the middle: each of them covers eight squares there, forward and back.</source>
        <translation>Oba jezdci skočí doprostřed: každý tam ovládá osm polí, vpřed i vzad.</translation>
    </message>
    <message>
        <source>White drives the knights away with pawns, and gains a move by every push.</source>
        <translation>Bílý zahání jezdce pěšci a každým postupem získá tah.</translation>
    </message>
    <message>
        <source>The pawn at the edge makes way for the bishop, which looks from there into the opposing camp.</source>
        <translation>Krajní pěšec uvolní cestu střelci, který odtud hledí do soupeřova tábora.</translation>
    </message>
    <message>
        <source>White shuts the diagonal with a pawn or a knight, and attacks the edge that the bishop needs.</source>
        <translation>Bílý zavře úhlopříčku pěšcem nebo jezdcem a napadne okraj, který střelec potřebuje.</translation>
    </message>
    <message>
        <source>The rook swings to the left and supports the pawns there; the king goes the other way.</source>
        <translation>Věž se přesune doleva a podpoří tamní pěšce; král jde na opačnou stranu.</translation>
    </message>
    <message>
        <source>White meets the rook with pieces, not with the king, and takes the middle.</source>
        <translation>Bílý čelí věži kameny, ne králem, a obsadí střed.</translation>
    </message>
    <message>
        <source>Built in six moves, and firm from the side: the castle of most ranging rooks.</source>
        <translation>Postaví se šesti tahy a je pevný ze strany: hrad většiny partií s pohyblivou věží.</translation>
    </message>
    <message>
        <source>It is weak from above and at the edge: a pawn and a knight are enough there.</source>
        <translation>Je slabý shora a na okraji: tam stačí pěšec a jezdec.</translation>
    </message>
    <message>
        <source>A Mino whose silver has climbed: strong from above, with room for the king.</source>
        <translation>Mino, jehož stříbrný postoupil: pevné shora a s prostorem pro krále.</translation>
    </message>
    <message>
        <source>While it is being rebuilt the silver hangs in the air. Strike then.</source>
        <translation>Během přestavby visí stříbrný ve vzduchu. Tehdy udeřte.</translation>
    </message>
    <message>
        <source>The king sits in the corner, out of reach of every check: you can give pieces away and still mate first.</source>
        <translation>Král sedí v rohu mimo dosah všech šachů: můžete dávat kameny, a přesto dát mat dřív.</translation>
    </message>
    <message>
        <source>Two golds side by side: firm from above, for games with two ranging rooks.</source>
        <translation>Dva zlatí vedle sebe: pevná shora, pro partie, v nichž se přesunou obě věže.</translation>
    </message>
    <message>
        <source>The king has few squares, and the edge is open.</source>
        <translation>Král má málo polí a okraj je otevřený.</translation>
    </message>
    <message>
        <source>Firm from above, where the rook and the silvers of a static game come from.</source>
        <translation>Pevná shora, odkud ve statické hře přicházejí věž a stříbrní.</translation>
    </message>
    <message>
        <source>It is weak from the side and at the edge.</source>
        <translation>Je slabá ze strany a na okraji.</translation>
    </message>
    <message>
        <source>The king stands on the bishop&apos;s diagonal and can be reached from above.</source>
        <translation>Král stojí na úhlopříčce střelce a je dosažitelný shora.</translation>
    </message>
    <message>
        <source>It is thin: in a long fight the ranging side has the better castle.</source>
        <translation>Je tenká: v dlouhém boji má lepší hrad strana s pohyblivou věží.</translation>
    </message>
    <message>
        <source>The king stays in the middle with a gold on either side: no square for a rook to be dropped.</source>
        <translation>Král zůstává uprostřed se zlatým po každé straně: není kam vhodit věž.</translation>
    </message>
    <message>
        <source>It has no depth: an attack from above reaches the king at once.</source>
        <translation>Nemá hloubku: útok shora je hned u krále.</translation>
    </message>
    <message>
        <source>The king goes to the left, behind a silver and two golds, far from the rooks&apos; fight.</source>
        <translation>Král jde doleva za stříbrného a dva zlaté, daleko od boje věží.</translation>
    </message>
    <message>
        <source>In this game lances move backward too, so the edge beside the king is never quiet.</source>
        <translation>Kopiníci v této hře táhnou i zpět, takže okraj vedle krále není nikdy klidný.</translation>
    </message>
    <message>
        <source>The king goes to the right: its silver is there already, and so is the rook.</source>
        <translation>Král jde doprava: jeho stříbrný už tam je a věž také.</translation>
    </message>
    <message>
        <source>King and rook stand together: one attack may hit both.</source>
        <translation>Král a věž stojí spolu: jeden útok může zasáhnout oba.</translation>
    </message>
    <message>
        <source>A step or two, and every other move is for the attack.</source>
        <translation>Krok nebo dva a všechny ostatní tahy patří útoku.</translation>
    </message>
    <message>
        <source>Queens look down open files: keep the pawns in the middle.</source>
        <translation>Královny hledí po otevřených sloupcích: pěšce ve středu si nechte.</translation>
    </message>
    <message>
        <source>White does not push too early: first a firm castle, then the undefended middle.</source>
        <translation>Bílý netlačí příliš brzy: nejdřív pevný hrad, potom nekrytý střed.</translation>
    </message>
    <message>
        <source>Two golds and a silver make a firm castle for the king. Then the whole right side attacks: silver, knight and pawns.</source>
        <translation>Dva zlatí a stříbrný postaví králi pevný hrad. Pak jde do útoku celé pravé křídlo: stříbrný, jezdec a pěšci.</translation>
    </message>
    <message>
        <source>White often builds the same castle. The side that attacks first has the initiative; the side that defends well wins pieces.</source>
        <translation>Bílý často staví stejný hrad. Strana, která zaútočí první, má iniciativu; strana, která se dobře brání, získá kameny.</translation>
    </message>
    <message>
        <source>White copies Black and waits: in this opening a careless move costs more than a slow one.</source>
        <translation>Bílý staví totéž a čeká: v tomto zahájení stojí neopatrný tah víc než pomalý.</translation>
    </message>
    <message>
        <source>White has gained time for the pawn: the bishop comes out, the rook waits on its fourth rank, and the attack begins before the king is safe.</source>
        <translation>Bílý získal za pěšce čas: střelec vyjde, věž čeká na čtvrté řadě a útok začne, než je král v bezpečí.</translation>
    </message>
    <message>
        <source>White brings its pieces to the middle, where the knights of this game reach far, and attacks the pawn that ran ahead.</source>
        <translation>Bílý přivede kameny do středu, kam jezdci této hry dosáhnou daleko, a udeří na pěšce, který běžel napřed.</translation>
    </message>
    <message>
        <source>It takes many moves, and all the pieces are on one side: attack early, or at the edge.</source>
        <translation>Stojí mnoho tahů a všechny kameny jsou na jedné straně: útočte brzy, nebo na okraji.</translation>
    </message>
    <message>
        <source>A Mino on the left, for a static rook against a ranging one.</source>
        <translation>Mino vlevo: pro stranu, která proti pohyblivé věži nechá svou věž doma.</translation>
    </message>
    <message>
        <source>The quickest castle against a ranging rook: a few moves, and the attack begins.</source>
        <translation>Nejrychlejší hrad proti pohyblivé věži: pár tahů a útok začíná.</translation>
    </message>
</context>
<context>
    <name>AtlasPage</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Hrad</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>Its strength</source>
        <translation>Jeho síla</translation>
    </message>
    <message>
        <source>Black&apos;s idea</source>
        <translation>Záměr Černého</translation>
    </message>
    <message>
        <source>Its weakness</source>
        <translation>Jeho slabina</translation>
    </message>
    <message>
        <source>White&apos;s idea</source>
        <translation>Záměr Bílého</translation>
    </message>
    <message>
        <source>Goes with: {castles}</source>
        <translation>Hodí se k tomu: {castles}</translation>
    </message>
    <message>
        <source>&amp;Play it with Black</source>
        <translation>&amp;Hrát to za Černého</translation>
    </message>
    <message>
        <source>Play {name} with Black</source>
        <translation>Hrát za Černého: {name}</translation>
    </message>
    <message>
        <source>A &amp;trap to solve…</source>
        <translation>Past &amp;k vyřešení…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>Zahájení a hrady</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Play aga&amp;inst it</source>
        <translation>Hrát prot&amp;i tomu</translation>
    </message>
</context>
<context>
    <name>AtlasPart</name>
    <message>
        <source>{opening}: a trap</source>
        <translation>{opening}: past</translation>
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
        <translation>královna</translation>
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
    <name>BookDialog</name>
    <message>
        <source>Comment on the position</source>
        <translation>Komentář k pozici</translation>
    </message>
    <message>
        <source>Move to add</source>
        <translation>Tah k přidání</translation>
    </message>
    <message>
        <source>Add the move</source>
        <translation>Přidat tah</translation>
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
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Váha</translation>
    </message>
    <message>
        <source>Score (points)</source>
        <translation>Skóre v bodech</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <source>Weight of {move}</source>
        <translation>Váha tahu {move}</translation>
    </message>
    <message>
        <source>Score of {move}</source>
        <translation>Skóre tahu {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Komentář k tahu {move}</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>Tahy knihy</translation>
    </message>
    <message>
        <source>The book has no moves for this position yet.</source>
        <translation>Kniha tu zatím nemá žádné tahy.</translation>
    </message>
    <message>
        <source>In hundredths of a pawn, for the side to move</source>
        <translation>V setinách pěšce pro stranu na tahu</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <translation>Odebrat {move}</translation>
    </message>
    <message>
        <source>Remove the move from the book</source>
        <translation>Odebere tah z knihy</translation>
    </message>
</context>
<context>
    <name>BookMaking</name>
    <message>
        <source>YaneuraOu book</source>
        <translation>Kniha YaneuraOu</translation>
    </message>
    <message>
        <source>Apery book, standard shogi only</source>
        <translation>Kniha Apery, jen běžné shogi</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>Vytvořit knihu zahájení</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Kniha zahájení</translation>
    </message>
    <message numerus="yes">
        <source>No suitable move was found in %Ln games; {file} was not written.</source>
        <translation>
            <numerusform>V %Ln partii není žádný vyhovující tah; {file} nebyl zapsán.</numerusform>
            <numerusform>Ve %Ln partiích není žádný vyhovující tah; {file} nebyl zapsán.</numerusform>
            <numerusform>V %Ln partiích není žádný vyhovující tah; {file} nebyl zapsán.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is written; the explorer shows it now. Games: {games}, positions: {positions}, moves: {moves}.</source>
        <translation>Kniha {file} je zapsána; průzkumník ji už ukazuje. Partie: {games}, pozice: {positions}, tahy: {moves}.</translation>
    </message>
    <message>
        <source>Files that could not be read: {number} ({names}).</source>
        <translation>Soubory, které se nepodařilo přečíst: {number} ({names}).</translation>
    </message>
    <message>
        <source>A book is already being made. Stop it first.</source>
        <translation>Kniha se už vytváří. Nejdřív tvorbu zastavte.</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>Making a book from games: {done} of {total}</source>
        <translation>Tvorba knihy z partií: {done} z {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Games read</source>
        <translation>Přečtené partie</translation>
    </message>
    <message>
        <source>Stop without writing a book</source>
        <translation>Zastavit; žádná kniha se nezapíše</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Záložky</translation>
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
    <message>
        <source>This record has no bookmarks yet. Press Ctrl+B to add one.</source>
        <translation>V tomto záznamu zatím není žádná záložka. Přidává se pomocí Ctrl+B.</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>{file} cannot be opened ({reason}). Check that it exists and that you are allowed to read it.</source>
        <translation>Soubor {file} nelze otevřít ({reason}). Zkontrolujte, zda existuje a zda ho smíte číst.</translation>
    </message>
    <message>
        <source>{file} cannot be read as an opening book ({reason}). Choose another file.</source>
        <translation>{file} nelze přečíst jako knihu zahájení ({reason}). Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>Another program has changed {file} since you looked at this position. Nothing was saved. Check the moves and try again.</source>
        <translation>Soubor {file} mezitím změnil jiný program. Nic nebylo uloženo. Zkontrolujte tahy a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). It is unchanged. Free some space or allow writing there, then try again.</source>
        <translation>Soubor {file} nelze zapsat ({reason}). Zůstal beze změny. Uvolněte místo nebo povolte zápis a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{file} cannot store these moves: {reason}.</source>
        <translation>{file} tyto tahy neuloží: {reason}.</translation>
    </message>
</context>
<context>
    <name>Castles</name>
    <message>
        <source>Anaguma</source>
        <translation>Anaguma</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>Yagura</translation>
    </message>
    <message>
        <source>Mino</source>
        <translation>Mino</translation>
    </message>
    <message>
        <source>Left Mino</source>
        <translation>Levé Mino</translation>
    </message>
    <message>
        <source>Boat castle</source>
        <translation>Loďka</translation>
    </message>
    <message>
        <source>Silver crown</source>
        <translation>Stříbrná koruna</translation>
    </message>
    <message>
        <source>Snowroof</source>
        <translation>Zasněžená střecha</translation>
    </message>
    <message>
        <source>Gold fortress</source>
        <translation>Zlatá pevnost</translation>
    </message>
    <message>
        <source>Central house</source>
        <translation>Dům uprostřed</translation>
    </message>
    <message>
        <source>Left house</source>
        <translation>Levý dům</translation>
    </message>
    <message>
        <source>Right house</source>
        <translation>Pravý dům</translation>
    </message>
    <message>
        <source>Middle house</source>
        <translation>Prostřední dům</translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>a safe king</source>
        <translation>král v bezpečí</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>výměny</translation>
    </message>
    <message>
        <source>quiet moves</source>
        <translation>klidné tahy</translation>
    </message>
    <message>
        <source>Resigns early.</source>
        <translation>Vzdává se brzy.</translation>
    </message>
    <message>
        <source>Never resigns.</source>
        <translation>Nikdy se nevzdává.</translation>
    </message>
    <message>
        <source>May offer a draw.</source>
        <translation>Může nabídnout remízu.</translation>
    </message>
    <message>
        <source>Level {number}. {grade}</source>
        <translation>Úroveň {number}. {grade}</translation>
    </message>
    <message>
        <source>Opens with: {styles}.</source>
        <translation>Zahájení: {styles}.</translation>
    </message>
    <message>
        <source>Likes: {things}.</source>
        <translation>V oblibě: {things}.</translation>
    </message>
    <message>
        <source>A draw! Thank you for the game.</source>
        <translation>Remíza! Děkuji za partii.</translation>
    </message>
    <message>
        <source>Thank you for the game. Shall we play again?</source>
        <translation>Děkuji za partii. Dáme si další?</translation>
    </message>
    <message>
        <source>Well played! Thank you for the game.</source>
        <translation>Pěkně zahráno! Děkuji za partii.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>útok</translation>
    </message>
    <message>
        <source>capturing pieces</source>
        <translation>braní kamenů</translation>
    </message>
    <message>
        <source>Resigns when the game is lost.</source>
        <translation>Prohranou partii vzdá.</translation>
    </message>
    <message>
        <source>Declines draws.</source>
        <translation>Remízu nepřijímá.</translation>
    </message>
    <message>
        <source>Plays any opening.</source>
        <translation>Zahajuje jakkoli.</translation>
    </message>
    <message>
        <source>Dislikes: {things}.</source>
        <translation>Bez obliby: {things}.</translation>
    </message>
</context>
<context>
    <name>ChatPane</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Co bylo řečeno</translation>
    </message>
    <message>
        <source>Say something, then Enter</source>
        <translation>Napište zprávu a stiskněte Enter</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Zpráva</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check a mating problem</source>
        <translation>Kontrola matové úlohy</translation>
    </message>
    <message>
        <source>Board of the chosen line</source>
        <translation>Deska vybrané varianty</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>St&amp;udovat</translation>
    </message>
    <message>
        <source>All solutions on the board, as a record with variations</source>
        <translation>Všechna řešení na desce jako záznam s variantami</translation>
    </message>
</context>
<context>
    <name>ChosenGames</name>
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
        <source>Remove all from the library</source>
        <translation>Odebrat všechny z knihovny</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Odebrat z knihovny</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Removed from the library: {files}. The files themselves are unchanged.</source>
        <translation>Odebráno z knihovny: {files}. Na disku se nic nezměnilo.</translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. The clocks were stopped, so nobody lost time.</source>
        <translation>Počítač byl na {time} uspán. Nikoho to nestálo čas: hodiny stály.</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>Well found!</source>
        <translation>Výborně!</translation>
    </message>
    <message>
        <source>Better: {line}</source>
        <translation>Lepší: {line}</translation>
    </message>
    <message>
        <source>Are you sure? {move}</source>
        <translation>Opravdu? {move}</translation>
    </message>
    <message>
        <source>The coach is not available: {reason}</source>
        <translation>Trenér není k dispozici: {reason}</translation>
    </message>
    <message>
        <source>{move} was hard to find, and clearly the best move.</source>
        <translation>{move} nebylo snadné najít a byl to zřetelně nejlepší tah.</translation>
    </message>
    <message>
        <source>Your winning chances drop by {loss}.</source>
        <translation>Šance na výhru klesne o {loss}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Přesto hrát</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Collecting</name>
    <message>
        <source>Add a folder of kifu</source>
        <translation>Přidat složku s kifu</translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation>Přidat kifu</translation>
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
        <source>Remove from the library</source>
        <translation>Odebrat z knihovny</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be added to the library.</source>
        <translation>
            <numerusform>%n soubor nebylo možné načíst do knihovny.</numerusform>
            <numerusform>%n soubory nebylo možné načíst do knihovny.</numerusform>
            <numerusform>%n souborů nebylo možné načíst do knihovny.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Zobrazit…</translation>
    </message>
    <message>
        <source>The analyses of your library&apos;s games were damaged. What could be read of them is kept; the file was moved to {file}.</source>
        <translation>Rozbory partií vaší knihovny byly poškozené. Co z nich šlo přečíst, je zachováno; soubor byl přesunut do {file}.</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders was damaged. It was moved to {file}; the library shows your own games until you add your folders again.</source>
        <translation>Seznam složek vaší knihovny byl poškozen. Byl přesunut do {file}; knihovna ukazuje vaše vlastní partie, dokud složky znovu nepřidáte.</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders in {file} cannot be read ({reason}). The library shows your own games; allow reading that file, then start the program again.</source>
        <translation>Seznam složek vaší knihovny v {file} nelze přečíst ({reason}). Knihovna ukazuje vaše vlastní partie; povolte čtení tohoto souboru a spusťte program znovu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Check for changed files</source>
        <translation>Vyhledat změněné soubory</translation>
    </message>
    <message>
        <source>Files with problems…</source>
        <translation>Soubory s potížemi…</translation>
    </message>
    <message>
        <source>The library index was damaged or came from another version. It is being rebuilt from your files.</source>
        <translation>Rejstřík knihovny byl poškozený nebo z jiné verze; vytváří se znovu z vašich souborů.</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free some space or allow writing there, then try again.</source>
        <translation>Knihovnu nelze použít ({reason}). Uvolněte místo nebo povolte zápis a zkuste to znovu.</translation>
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
        <source>Choose opponent, handicap and time, and play</source>
        <translation>Zvolit soupeře, handicap a čas a začít hrát</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>O&amp;dveta</translation>
    </message>
    <message>
        <source>Play a person or a program on a server or on a friend&apos;s computer</source>
        <translation>Partie s člověkem nebo programem na serveru nebo na počítači přítele</translation>
    </message>
    <message>
        <source>Play over the net&amp;work</source>
        <translation>&amp;Síťová hra</translation>
    </message>
    <message>
        <source>&amp;Invite someone on this network…</source>
        <translation>Po&amp;zvat někoho v této síti…</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>Pok&amp;račovat v poslední partii</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>&amp;Otevřít kifu…</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>&amp;Uložit kifu</translation>
    </message>
    <message>
        <source>Save the game record in its file</source>
        <translation>Uložit záznam partie do jeho souboru</translation>
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
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>Vaše partie proti počítači podle úrovní a váš rating</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>&amp;Cvičení</translation>
    </message>
    <message>
        <source>&amp;Openings and castles</source>
        <translation>&amp;Zahájení a hrady</translation>
    </message>
    <message>
        <source>Openings and castles to look at, step through and try against the computer</source>
        <translation>Zahájení a hrady k prohlédnutí, přehrání a vyzkoušení proti počítači</translation>
    </message>
    <message>
        <source>Engine matc&amp;h</source>
        <translation>Zápas en&amp;ginů</translation>
    </message>
    <message>
        <source>Contin&amp;ue playing</source>
        <translation>Pokračovat ve &amp;hře</translation>
    </message>
    <message>
        <source>Print and e&amp;xport</source>
        <translation>Tisk a e&amp;xport</translation>
    </message>
    <message>
        <source>&amp;Training and results</source>
        <translation>&amp;Trénink a výsledky</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>Nechte hrát enginy a úrovně mezi sebou</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Úvodní stránk&amp;a</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Kon&amp;ec</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Vrátit tah</translation>
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
        <source>Copy p&amp;icture</source>
        <translation>Kopírovat &amp;obrázek</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>V&amp;ložit partii nebo pozici</translation>
    </message>
    <message>
        <source>Gam&amp;e information…</source>
        <translation>&amp;Informace o partii…</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition</source>
        <translation>&amp;Sestavit pozici</translation>
    </message>
    <message>
        <source>M&amp;y engines…</source>
        <translation>Moje &amp;enginy…</translation>
    </message>
    <message>
        <source>Go &amp;to</source>
        <translation>Přejít n&amp;a</translation>
    </message>
    <message>
        <source>Review this &amp;game</source>
        <translation>Zhodnotit t&amp;uto partii</translation>
    </message>
    <message>
        <source>F&amp;ind this position</source>
        <translation>&amp;Najít tuto pozici</translation>
    </message>
    <message>
        <source>&amp;Analyse this position</source>
        <translation>&amp;Rozebírat tuto pozici</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Roz&amp;bor</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <translation>Ukázat &amp;hrozbu</translation>
    </message>
    <message>
        <source>What the other side would play if it could move now</source>
        <translation>Co by zahrála druhá strana, kdyby teď mohla táhnout</translation>
    </message>
    <message>
        <source>Find &amp;mate</source>
        <translation>Najít &amp;mat</translation>
    </message>
    <message>
        <source>&amp;Keep the line as a variation</source>
        <translation>&amp;Ponechat variantu v záznamu</translation>
    </message>
    <message>
        <source>Keep the &amp;evaluation</source>
        <translation>Ponechat ho&amp;dnocení</translation>
    </message>
    <message>
        <source>Write the score and the best line into the record</source>
        <translation>Zapsat do záznamu hodnocení a nejlepší variantu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Poradit tah</translation>
    </message>
    <message>
        <source>Coach: chec&amp;k my moves</source>
        <translation>Trenér hlídá mo&amp;je tahy</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>Táhn&amp;out hned</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>V&amp;yměnit strany</translation>
    </message>
    <message>
        <source>&amp;Offers and claims</source>
        <translation>Nabídky a p&amp;rohlášení</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>&amp;Předchozí alternativa</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>&amp;Další alternativa</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>&amp;Upřednostnit větev</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Nastavit jako &amp;hlavní variantu</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Posunout větev &amp;nahoru</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>Posunout větev do&amp;lů</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>&amp;Záložka na této pozici</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Nas&amp;tavení…</translation>
    </message>
    <message>
        <source>Kifu li&amp;brary</source>
        <translation>&amp;Knihovna kifu</translation>
    </message>
    <message>
        <source>Game as anima&amp;tion…</source>
        <translation>Partie jako an&amp;imace…</translation>
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
        <source>Play fro&amp;m here…</source>
        <translation>&amp;Hrát odsud…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>&amp;Studovat partii</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Smazat odsud</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Vzdát part&amp;ii</translation>
    </message>
    <message>
        <source>Pic&amp;k an opponent</source>
        <translation>Zvo&amp;lit soupeře</translation>
    </message>
    <message>
        <source>Ad&amp;just to my strength…</source>
        <translation>Zj&amp;istit mou úroveň…</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>Opakovat nebo další &amp;partie</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>Ukončit &amp;zápas</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>Pozice jako o&amp;brázek…</translation>
    </message>
    <message>
        <source>My res&amp;ults…</source>
        <translation>&amp;Moje výsledky…</translation>
    </message>
    <message>
        <source>Statistics o&amp;f a player</source>
        <translation>Statistik&amp;y hráče</translation>
    </message>
    <message>
        <source>Copy &amp;game as</source>
        <translation>Kopírovat partii &amp;jako</translation>
    </message>
    <message>
        <source>Copy positio&amp;n (SFEN)</source>
        <translation>Kopírovat &amp;pozici (SFEN)</translation>
    </message>
    <message>
        <source>Ten mo&amp;ves forward</source>
        <translation>O deset &amp;tahů vpřed</translation>
    </message>
    <message>
        <source>Let the computer fi&amp;nish</source>
        <translation>N&amp;echat počítač dohrát</translation>
    </message>
    <message>
        <source>De&amp;clare the impasse</source>
        <translation>Vyh&amp;lásit impas</translation>
    </message>
    <message>
        <source>Off&amp;er a draw</source>
        <translation>Nabídnout &amp;remízu</translation>
    </message>
    <message>
        <source>Call a fo&amp;ul</source>
        <translation>Rekla&amp;movat nedovolený tah</translation>
    </message>
    <message>
        <source>Rest&amp;art the engine</source>
        <translation>Spustit en&amp;gine znovu</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>Po&amp;jmenovat záložku…</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>Zálož&amp;ky…</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! Do&amp;brý tah</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? &amp;Chyba</translation>
    </message>
    <message>
        <source>!! Brillian&amp;t move</source>
        <translation>!! Výborný &amp;tah</translation>
    </message>
    <message>
        <source>?? Blund&amp;er</source>
        <translation>?? Hrubá ch&amp;yba</translation>
    </message>
    <message>
        <source>?! Dubious mo&amp;ve</source>
        <translation>?! P&amp;ochybný tah</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? Zají&amp;mavý tah</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>Sm&amp;azat šipky a kroužky</translation>
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
        <source>&amp;Side panel</source>
        <translation>Postranní &amp;panel</translation>
    </message>
    <message>
        <source>Show or hide the moves and buttons beside the board</source>
        <translation>Zobrazit nebo skrýt tahy a tlačítka vedle desky</translation>
    </message>
    <message>
        <source>Evaluation &amp;graph</source>
        <translation>&amp;Graf hodnocení</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>Průzkumník za&amp;hájení</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Learn shogi</source>
        <translation>Nau&amp;čit se shogi</translation>
    </message>
    <message>
        <source>&amp;Rules reference</source>
        <translation>Přehled p&amp;ravidel</translation>
    </message>
    <message>
        <source>Rules on one &amp;page…</source>
        <translation>Pravidla na jedné &amp;stránce…</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Uživatelská příručka</translation>
    </message>
    <message>
        <source>How to use the program, page by page</source>
        <translation>Jak program používat, stránku po stránce</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>&amp;O programu Shogi Desktop</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Verze, licence, poděkování</translation>
    </message>
    <message>
        <source>Choose an opponent by face</source>
        <translation>Vyberte si soupeře podle tváře</translation>
    </message>
    <message>
        <source>Answer one question, and the computer plays at your level</source>
        <translation>Jediná otázka, a počítač hraje na vaší úrovni</translation>
    </message>
    <message>
        <source>Play the same game again; in an even game the colours change</source>
        <translation>Stejná partie znovu; v partii bez handicapu se barvy vymění</translation>
    </message>
    <message>
        <source>&amp;Play on a server…</source>
        <translation>&amp;Hra na serveru…</translation>
    </message>
    <message>
        <source>Play someone on another computer in your network</source>
        <translation>Partie s někým u jiného počítače vaší sítě</translation>
    </message>
    <message>
        <source>Continue the game that was interrupted</source>
        <translation>Pokračovat v přerušené partii</translation>
    </message>
    <message>
        <source>Open a game record</source>
        <translation>Otevřít záznam partie ze souboru</translation>
    </message>
    <message>
        <source>Search your kifu by player, opening or position</source>
        <translation>Hledat partie ve svých kifu podle hráčů, zahájení nebo pozice</translation>
    </message>
    <message>
        <source>Save the printed game record as PDF</source>
        <translation>Uložit záznam partie k tisku jako soubor PDF</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes by phase and cause, openings</source>
        <translation>Jak hrajete: přesnost v čase, chyby podle fáze a důvodu, zahájení</translation>
    </message>
    <message>
        <source>Replay the mistakes you have kept until you find the better move</source>
        <translation>Vracejte se k uloženým chybám, dokud nenajdete lepší tah</translation>
    </message>
    <message>
        <source>Sol&amp;ve problems</source>
        <translation>Matové úlo&amp;hy</translation>
    </message>
    <message>
        <source>Solve problems on the board, from our collection or from your files</source>
        <translation>Úlohy k řešení na desce, naše i z vašich souborů</translation>
    </message>
    <message>
        <source>Go back to the start page</source>
        <translation>Zpět na úvodní stránku</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Ukončit program</translation>
    </message>
    <message>
        <source>Undo the last change to the record</source>
        <translation>Vrátit poslední změnu záznamu</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Znovu provést vrácenou změnu</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard in this format</source>
        <translation>Zkopírovat záznam partie do schránky v tomto formátu</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a text diagram</source>
        <translation>Zkopírovat zobrazenou pozici do schránky jako znakový diagram</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard</source>
        <translation>Zkopírovat zobrazenou pozici do schránky</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a picture</source>
        <translation>Zkopírovat zobrazenou pozici do schránky jako obrázek</translation>
    </message>
    <message>
        <source>Read a game or position from the clipboard</source>
        <translation>Načíst partii nebo pozici ze schránky</translation>
    </message>
    <message>
        <source>Players, event, dates and all other headers of the record</source>
        <translation>Hráči, turnaj, data a všechny další hlavičky záznamu</translation>
    </message>
    <message>
        <source>Edit this position or set up another one</source>
        <translation>Změnit zobrazenou pozici nebo sestavit jinou</translation>
    </message>
    <message>
        <source>Add your own engines and set them up</source>
        <translation>Přidat vlastní enginy a nastavit je</translation>
    </message>
    <message>
        <source>Let an engine check every move, and learn from your mistakes</source>
        <translation>Engine projde všechny tahy a vy se poučíte z chyb</translation>
    </message>
    <message>
        <source>List the library games that reach this position</source>
        <translation>Vypsat partie z knihovny, v nichž se vyskytla zobrazená pozice</translation>
    </message>
    <message>
        <source>Let engines analyse the position shown while this is on</source>
        <translation>Dokud je zapnuto, rozebírají zobrazenou pozici enginy</translation>
    </message>
    <message>
        <source>Analyse the &amp;game…</source>
        <translation>Rozebrat &amp;celou partii…</translation>
    </message>
    <message>
        <source>Let one engine or several search its moves and keep what they find</source>
        <translation>Jeden nebo více enginů projde její tahy a výsledky zůstanou v záznamu</translation>
    </message>
    <message>
        <source>Search this position for a forced mate</source>
        <translation>Hledat vynucený mat v zobrazené pozici</translation>
    </message>
    <message>
        <source>Add the engine&apos;s selected line, or its best, to the record</source>
        <translation>Vložit do záznamu vybranou variantu enginu, jinak nejlepší</translation>
    </message>
    <message>
        <source>Warn me of a bad move before the computer replies</source>
        <translation>Upozornit na špatný tah dřív, než na něj počítač odpoví</translation>
    </message>
    <message>
        <source>Make the computer play the best move it has found so far</source>
        <translation>Nechat počítač zahrát nejlepší tah, který zatím našel</translation>
    </message>
    <message>
        <source>The computer plays both sides until the game ends or you stop it</source>
        <translation>Počítač táhne za obě strany až do konce, nebo dokud jej nezastavíte</translation>
    </message>
    <message>
        <source>Take the computer&apos;s side and give it yours</source>
        <translation>Vy pokračujete za stranu počítače a počítač za vaši</translation>
    </message>
    <message>
        <source>&amp;Propose ending the impasse</source>
        <translation>Navrhnout kone&amp;c impasu</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game, as both kings have entered</source>
        <translation>Navrhnout soupeři ukončení partie, když jsou oba králové v bezpečí</translation>
    </message>
    <message>
        <source>Ask the opponent to agree to a draw</source>
        <translation>Zeptat se soupeře, zda souhlasí s remízou</translation>
    </message>
    <message>
        <source>Claim that the opponent&apos;s last move was illegal</source>
        <translation>Reklamovat poslední tah soupeře jako nedovolený</translation>
    </message>
    <message>
        <source>Go to the move listed before this one in the same position</source>
        <translation>Přejít na tah, který byl v téže pozici zkoušen před tímto</translation>
    </message>
    <message>
        <source>Go to the move listed after this one in the same position</source>
        <translation>Přejít na tah, který byl v téže pozici zkoušen po tomto</translation>
    </message>
    <message>
        <source>Make this branch the first at the point where it begins</source>
        <translation>Zařadit tuto větev v místě, kde začíná, na první místo</translation>
    </message>
    <message>
        <source>Make the line leading to this move the main line</source>
        <translation>Udělat z varianty vedoucí k tomuto tahu hlavní variantu záznamu</translation>
    </message>
    <message>
        <source>Move this branch one place up</source>
        <translation>Posunout tuto větev o jedno místo nahoru</translation>
    </message>
    <message>
        <source>Move this branch one place down</source>
        <translation>Posunout tuto větev o jedno místo dolů</translation>
    </message>
    <message>
        <source>Mark this position so that it is printed as a diagram</source>
        <translation>Označit pozici, aby se vytiskla jako diagram</translation>
    </message>
    <message>
        <source>Appearance, language, pieces</source>
        <translation>Vzhled, jazyk, kameny</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Začít novou partii ze zobrazené pozice</translation>
    </message>
    <message>
        <source>Stop playing and move both sides freely</source>
        <translation>Skončit s hrou; táhnout lze volně za obě strany</translation>
    </message>
    <message>
        <source>Remove this move and everything after it</source>
        <translation>Odstranit zobrazený tah a vše po něm</translation>
    </message>
    <message>
        <source>Replay a void game, or play the next game of the match</source>
        <translation>Opakovat neplatnou partii nebo hrát další partii zápasu</translation>
    </message>
    <message>
        <source>End the match now; the games played stay saved</source>
        <translation>Nehrát další partie zápasu; odehrané zůstanou uloženy</translation>
    </message>
    <message>
        <source>Save or copy this position as PNG, SVG or PDF</source>
        <translation>Uložit nebo zkopírovat zobrazenou pozici jako PNG, SVG nebo PDF</translation>
    </message>
    <message>
        <source>Save the moves as an animated GIF, APNG or WebP</source>
        <translation>Uložit tahy jako přehrávaný GIF, APNG nebo WebP</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or a blank score sheet</source>
        <translation>Vytisknout záznam partie, diagramy nebo prázdný partiář</translation>
    </message>
    <message>
        <source>Once: where to look. Twice: the move. Three times: why.</source>
        <translation>Jednou: kam se dívat. Dvakrát: tah. Třikrát: proč.</translation>
    </message>
    <message>
        <source>Declare that your king has entered and the conditions are met</source>
        <translation>Prohlásit, že váš král je v cíli a podmínky jsou splněny</translation>
    </message>
    <message>
        <source>Give up the game; your opponent wins</source>
        <translation>Vzdát tuto partii; vyhraje soupeř</translation>
    </message>
    <message>
        <source>Restart the engine after a problem</source>
        <translation>Po potížích znovu spustit engine</translation>
    </message>
    <message>
        <source>Name the bookmark here, adding one if there is none</source>
        <translation>Pojmenovat označenou pozici; není-li označena, označit ji</translation>
    </message>
    <message>
        <source>All bookmarks of the record: go to them or rename them</source>
        <translation>Označené pozice záznamu: přejít na ně, pojmenovat je</translation>
    </message>
    <message>
        <source>Mark the move with !, or remove the mark</source>
        <translation>Přidat k tahu značku !, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Mark the mo&amp;ve</source>
        <translation>Označit &amp;tah</translation>
    </message>
    <message>
        <source>Mark the move with ?, or remove the mark</source>
        <translation>Přidat k tahu značku ?, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Mark the move with !!, or remove the mark</source>
        <translation>Přidat k tahu značku !!, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Mark the move with ??, or remove the mark</source>
        <translation>Přidat k tahu značku ??, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Mark the move with !?, or remove the mark</source>
        <translation>Přidat k tahu značku !?, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Mark the move with ?!, or remove the mark</source>
        <translation>Přidat k tahu značku ?!, nebo ji odebrat</translation>
    </message>
    <message>
        <source>Remove everything drawn on this position</source>
        <translation>Odstranit vše, co je do zobrazené pozice nakresleno</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>Zobrazit desku z druhé strany</translation>
    </message>
    <message>
        <source>Show or hide the evaluation graph below the moves</source>
        <translation>Zobrazit nebo skrýt graf hodnocení pod tahy</translation>
    </message>
    <message>
        <source>Moves played from this position, in games and in books</source>
        <translation>Tahy hrané ze zobrazené pozice v partiích a v knihách</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Využít celou obrazovku</translation>
    </message>
    <message>
        <source>The course: learn by making the moves on small boards</source>
        <translation>Kurz: malé desky, na kterých táhnete sami</translation>
    </message>
    <message>
        <source>The rules of both games, with diagrams and search</source>
        <translation>Pravidla obou her s hledáním a nákresy</translation>
    </message>
    <message>
        <source>Print the rules of a game on one sheet</source>
        <translation>Vytisknout pravidla hry na jeden list</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>Komentář k tomuto tahu</translation>
    </message>
    <message>
        <source>Press Enter to edit the comment</source>
        <translation>Enter otevře komentář k úpravám</translation>
    </message>
    <message numerus="yes">
        <source>… %n more characters. Click or press Enter to show all.</source>
        <translation>
            <numerusform>… ještě %n znak: kliknutím nebo klávesou Enter se zobrazí vše.</numerusform>
            <numerusform>… ještě %n znaky: kliknutím nebo klávesou Enter se zobrazí vše.</numerusform>
            <numerusform>… ještě %n znaků: kliknutím nebo klávesou Enter se zobrazí vše.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompanyActions</name>
    <message>
        <source>Waiting for {name} to agree to a rematch.</source>
        <translation>Čeká se, zda {name} souhlasí s odvetou.</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>Soupeř {name} by chtěl odvetu.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>{name} declined a rematch.</source>
        <translation>Soupeř {name} odvetu odmítl.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>Soupeř {name} odešel.</translation>
    </message>
    <message>
        <source>Not sent: too many messages at once.</source>
        <translation>Neodesláno: příliš mnoho zpráv najednou.</translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Hledá se dobrý tah…</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Ukázat tah</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Podívejte se na kameny v ruce.</translation>
    </message>
    <message>
        <source>Look at the {piece} on {square}.</source>
        <translation>Podívejte se na {square}: {piece}.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Rada: {move}</translation>
    </message>
    <message>
        <source>If you do nothing: {line}</source>
        <translation>Když neuděláte nic: {line}</translation>
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
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>The computer is playing both sides to the end.</source>
        <translation>Počítač dohrává za obě strany.</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Rada není k dispozici: {reason}</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Rules reference</source>
        <translation>Přehled pravidel</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>Pravidla na jedné stránce…</translation>
    </message>
    <message>
        <source>You know the rules!</source>
        <translation>Pravidla znáte!</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Naučte se shogi</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Zahrajte si první partii</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>Zahájení a hrady</translation>
    </message>
    <message>
        <source>Their ideas, first moves and traps</source>
        <translation>Záměry, první tahy, pasti</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitoly</translation>
    </message>
    <message>
        <source>Pieces that show their moves</source>
        <translation>Kameny s naznačenými tahy</translation>
    </message>
    <message>
        <source>From here on, the best teacher is the game itself.</source>
        <translation>Nejlepším učitelem je odteď hra sama.</translation>
    </message>
    <message>
        <source>Each step has a small board: you make the move and see what happens.</source>
        <translation>Každý krok má malou desku: zahrajete tah a uvidíte, co se stane.</translation>
    </message>
    <message>
        <source>Against the computer at its easiest level</source>
        <translation>S počítačem na nejlehčí úrovni</translation>
    </message>
</context>
<context>
    <name>CourseOfGame</name>
    <message>
        <source>Move {number}: {move}</source>
        <translation>{number}. tah: {move}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>nepřesnost</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>hrubá chyba</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Kopírovat jako obrázek</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Uložit jako obrázek…</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Uložit jako obrázek</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Graf hodnocení</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>An error ended the program last time. Details are in {file}.</source>
        <translation>Program minule ukončila chyba. Co se stalo, je zapsáno v {file}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe.</source>
        <translation>V programu došlo k chybě. Vaše partie je v bezpečí.</translation>
    </message>
    <message>
        <source>You can carry on. The error report could not be written.</source>
        <translation>Můžete pokračovat. Zprávu o chybě nebylo možné zapsat.</translation>
    </message>
    <message>
        <source>You can carry on. If it happens again, please send the report {file} to the developers. It contains the version, the system and the place of the error, and nothing personal.</source>
        <translation>Můžete pokračovat. Pokud se to zopakuje, pošlete prosím zprávu {file} vývojářům. Obsahuje verzi, systém a místo chyby, žádné osobní údaje.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>DeckOverview</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Positions of the deck</source>
        <translation>Pozice v balíčku</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Cvičit</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>Due today: {number}</source>
        <translation>Dnes k opakování: {number}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Dnes není co opakovat.</translation>
    </message>
    <message>
        <source>In the deck: {number}.</source>
        <translation>V balíčku: {number}.</translation>
    </message>
    <message>
        <source>In the next six days: {number}.</source>
        <translation>V příštích šesti dnech: {number}.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nová</translation>
    </message>
    <message>
        <source>due</source>
        <translation>dnes</translation>
    </message>
    <message>
        <source>&amp;Take up again</source>
        <translation>&amp;Znovu zařadit</translation>
    </message>
    <message>
        <source>Positions you find at once come back after a day, then after six, then at longer and longer intervals. The others come back the next day.</source>
        <translation>Pozice, které vyřešíte hned, se vrátí za den, pak za šest dní a pak ve stále delších odstupech; ostatní se vrátí příští den.</translation>
    </message>
    <message>
        <source>No positions are kept for practice yet.</source>
        <translation>K cvičení zatím není uložena žádná pozice.</translation>
    </message>
    <message>
        <source>Review a game, select a mistake and press “Keep for practice”. Or learn from your mistakes, and keep the moves you did not find.</source>
        <translation>Zhodnoťte partii, vyberte chybu a stiskněte „Uložit k cvičení“. Nebo se učte z chyb a uložte tahy, které jste nenašli.</translation>
    </message>
    <message>
        <source>Set aside: {number}.</source>
        <translation>Odloženo: {number}.</translation>
    </message>
    <message>
        <source>Days in a row: {number}.</source>
        <translation>Dní v řadě: {number}.</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>odloženo</translation>
    </message>
    <message>
        <source>Set &amp;aside</source>
        <translation>Od&amp;ložit</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>How hard was it?</source>
        <translation>Jak to bylo těžké?</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžké</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobré</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Snadné</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Found at once. How hard was it?</source>
        <translation>Nalezeno hned. Jak to bylo těžké?</translation>
    </message>
    <message>
        <source>Set this position aside</source>
        <translation>Odložit tuto pozici</translation>
    </message>
    <message>
        <source>a position from another version</source>
        <translation>pozice z jiné verze</translation>
    </message>
</context>
<context>
    <name>DeckPart</name>
    <message>
        <source>Kept for practice: {number}.</source>
        <translation>Uloženo k cvičení: {number}.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cvičit</translation>
    </message>
    <message>
        <source>The decks are full ({number} positions). Remove some first.</source>
        <translation>Balíčky jsou plné ({number} pozic). Nejprve některé odeberte.</translation>
    </message>
    <message>
        <source>Some lines of your practice decks could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>Nečitelné řádky vašich balíčků: {count}. Byly přesunuty do {file}; ostatní zůstávají v pořádku.</translation>
    </message>
    <message>
        <source>Your practice decks cannot be saved in {file} ({reason}). Allow writing there to keep new positions.</source>
        <translation>Vaše balíčky nelze uložit do {file} ({reason}). Povolte tam zápis, aby se uchovaly nové pozice.</translation>
    </message>
</context>
<context>
    <name>DeclareDialog</name>
    <message>
        <source>With these points the game is a draw.</source>
        <translation>S těmito body partie končí remízou.</translation>
    </message>
    <message>
        <source>If the conditions are not met, you lose the game.</source>
        <translation>Nejsou-li podmínky splněny, partii prohráváte.</translation>
    </message>
    <message>
        <source>Declare the impasse</source>
        <translation>Vyhlásit impas</translation>
    </message>
    <message>
        <source>Do you want to declare the impasse?</source>
        <translation>Chcete vyhlásit impas?</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Vyhlásit</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>{side} has no king.</source>
        <translation>{side} nemá krále.</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}: {kind} na {square} by se už nikdy nemohl pohnout.</translation>
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
    <message>
        <source>The clipboard is empty or contains no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>Schránka je prázdná nebo neobsahuje text. Nejprve zkopírujte SFEN, diagram nebo partii.</translation>
    </message>
    <message>
        <source>The clipboard contains no position ({reason}). Copy an SFEN, a BOD diagram or a game first.</source>
        <translation>Ze schránky nelze načíst pozici ({reason}). Zkopírujte SFEN, diagram BOD nebo partii.</translation>
    </message>
    <message>
        <source>{side} has a second king, on {square}.</source>
        <translation>{side} má na {square} druhého krále.</translation>
    </message>
    <message>
        <source>{side} has two pawns on one file, the second on {square} (nifu).</source>
        <translation>{side} má na {square} druhého pěšce v témže sloupci (nifu).</translation>
    </message>
    <message>
        <source>{side} is in check on {square} with the other side to move: the king could be taken.</source>
        <translation>{side} je na {square} v šachu a na tahu je soupeř: krále by bylo možné zajmout.</translation>
    </message>
    <message>
        <source>There are more pieces of this kind than a set has: {kind}.</source>
        <translation>Kamenů tohoto druhu je víc, než kolik jich má sada: {kind}.</translation>
    </message>
    <message>
        <source>Ready to play or study.</source>
        <translation>Lze hrát i studovat.</translation>
    </message>
    <message>
        <source>Can be studied but not played.</source>
        <translation>Lze studovat, nikoli hrát.</translation>
    </message>
    <message>
        <source>No piece of this kind is left in the box: {kind}. Take one off the board first.</source>
        <translation>V krabičce už není žádný kámen tohoto druhu: {kind}. Nejprve nějaký odeberte z desky.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <source>Save as your own handicap</source>
        <translation>Uložit jako vlastní handicap</translation>
    </message>
    <message>
        <source>“{name}” is now among the handicaps for new games.</source>
        <translation>Handicap „{name}“ je nyní v nabídce nové partie.</translation>
    </message>
    <message>
        <source>First correct what is wrong with the position.</source>
        <translation>Nejprve opravte, co je na pozici špatně.</translation>
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
        <source>Copy position (SFEN)</source>
        <translation>Kopírovat pozici (SFEN)</translation>
    </message>
    <message>
        <source>Copy diagram (BOD)</source>
        <translation>Kopírovat diagram (BOD)</translation>
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
        <source>Check as a mating problem…</source>
        <translation>Zkontrolovat jako matovou úlohu…</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Zaměnit levou a pravou stranu</translation>
    </message>
    <message>
        <source>Look for solutions, and for pieces that are not needed</source>
        <translation>Hledat řešení a zbytečné kameny</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Prázdná deska</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>Matová úloha (tsume)</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>Zobrazit desku z druhé strany</translation>
    </message>
    <message>
        <source>Turn the position round: Black&apos;s pieces become White&apos;s</source>
        <translation>Otočit pozici o 180°: kameny Černého připadnou Bílému a naopak</translation>
    </message>
    <message>
        <source>Put all pieces in the box</source>
        <translation>Vrátit všechny kameny do krabičky</translation>
    </message>
    <message>
        <source>Put everything left in the box into White&apos;s hand</source>
        <translation>Dát vše z krabičky do ruky Bílému</translation>
    </message>
    <message>
        <source>The clipboard contains a game. This is the position after move {number}.</source>
        <translation>Ve schránce je partie: zobrazena je pozice po tahu {number}.</translation>
    </message>
    <message>
        <source>A diagram can have only one king on each side. Take the other one off first.</source>
        <translation>V diagramu má každá strana jednoho krále. Nejprve odeberte toho druhého.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Sestavit pozici</translation>
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
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
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
        <source>Start from</source>
        <translation>Výchozí postavení</translation>
    </message>
    <message>
        <source>Save handi&amp;cap…</source>
        <translation>Uložit &amp;handicap…</translation>
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
    <message>
        <source>A clic&amp;k removes a piece</source>
        <translation>&amp;Kliknutí odebere kámen</translation>
    </message>
    <message>
        <source>Drag pieces, or click a piece and then a square. The box is beside the board. Right-click to turn a piece over.</source>
        <translation>Kameny přetahujte, nebo klikněte na kámen a pak na pole. Krabička je vedle desky. Pravým tlačítkem kámen obrátíte.</translation>
    </message>
    <message>
        <source>K R B G S N L P (and Q) put a piece at the cursor, capitals for Black; + promotes, Space turns it over, Delete removes it.</source>
        <translation>K R B G S N L P (a Q) položí kámen na kurzor, velká písmena pro Černého; + povýší, mezerník obrátí, Delete sejme.</translation>
    </message>
    <message>
        <source>A click removes a piece</source>
        <translation>Kliknutí odebere kámen</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <translation>Co je v pozici špatně</translation>
    </message>
    <message>
        <source>Offer this position as a handicap in new games</source>
        <translation>Nabízet tuto pozici mezi handicapy nové partie</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Picked up: %1</source>
        <translation>Zvednuto: %1</translation>
    </message>
    <message>
        <source>Board for setting up a position</source>
        <translation>Deska k sestavení pozice</translation>
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
        <source>&amp;Undo game information</source>
        <translation>&amp;Zpět: informace o partii</translation>
    </message>
    <message>
        <source>&amp;Undo evaluation</source>
        <translation>&amp;Zpět: hodnocení</translation>
    </message>
    <message>
        <source>&amp;Undo variation</source>
        <translation>&amp;Zpět: varianta</translation>
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
        <source>&amp;Redo game information</source>
        <translation>Z&amp;novu: informace o partii</translation>
    </message>
    <message>
        <source>&amp;Redo evaluation</source>
        <translation>Z&amp;novu: hodnocení</translation>
    </message>
    <message>
        <source>&amp;Redo variation</source>
        <translation>Z&amp;novu: varianta</translation>
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
    <name>EffortField</name>
    <message>
        <source>For each move</source>
        <translation>Na každý tah</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds for each move</source>
        <translation>Milisekund na tah</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>Pozic na tah</translation>
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
        <source>Review</source>
        <translation>Zhodnotit</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Uloženo jako {file}</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>žádný dovolený tah</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>vzdává se</translation>
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
        <translation>impas</translation>
    </message>
    <message>
        <source>declares the win</source>
        <translation>vyhlašuje výhru</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>mylné vyhlášení</translation>
    </message>
    <message>
        <source>try</source>
        <translation>try</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>limit tahů</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>čas vypršel</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation>dohodnutá remíza</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>holý král</translation>
    </message>
    <message>
        <source>both kings bare</source>
        <translation>oba králové holí</translation>
    </message>
    <message>
        <source>did not appear</source>
        <translation>kontumace</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>přerušeno</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>žádný mat</translation>
    </message>
    <message>
        <source>end</source>
        <translation>konec</translation>
    </message>
</context>
<context>
    <name>EngineChecks</name>
    <message>
        <source>{engine} judges the moves; what the others find is kept too.</source>
        <translation>Tahy hodnotí {engine}; zůstane i to, co najdou ostatní.</translation>
    </message>
</context>
<context>
    <name>EngineGamesDialog</name>
    <message>
        <source>Engine on a server</source>
        <translation>Engine na serveru</translation>
    </message>
    <message>
        <source>The games go on when this window is closed. Each is saved as a kifu.</source>
        <translation>Partie pokračují, i když toto okno zavřete. Každá se ukládá jako kifu.</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>&amp;Ukázat na desce</translation>
    </message>
    <message>
        <source>&amp;Stop after this game</source>
        <translation>&amp;Skončit po této partii</translation>
    </message>
    <message>
        <source>&amp;Resign and stop</source>
        <translation>&amp;Vzdát a skončit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
</context>
<context>
    <name>EngineMatch</name>
    <message>
        <source>about {time} left</source>
        <translation>zbývá asi {time}</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>nerozhodnuto</translation>
    </message>
    <message>
        <source>better (H1)</source>
        <translation>je lepší (H1)</translation>
    </message>
    <message>
        <source>SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.</source>
        <translation>SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>nedovolený tah</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>Elo is the difference from all opponents met, ± at 95%.</source>
        <translation>Elo je rozdíl proti všem soupeřům, ± při 95&#xa0;%.</translation>
    </message>
    <message>
        <source>over {elo}</source>
        <translation>více než {elo}</translation>
    </message>
    <message>
        <source>under {elo}</source>
        <translation>méně než {elo}</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n games</source>
        <translation>
            <numerusform>{played} z %n partie</numerusform>
            <numerusform>{played} ze %n partií</numerusform>
            <numerusform>{played} z %n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Elo {elo} at 95%, stronger with a likelihood of {los} (LOS).</source>
        <translation>{name}: Elo {elo} při 95&#xa0;%, silnější s pravděpodobností {los} (LOS).</translation>
    </message>
    <message>
        <source>not that much better (H0)</source>
        <translation>není o tolik lepší (H0)</translation>
    </message>
    <message>
        <source>engine stopped</source>
        <translation>engine skončil</translation>
    </message>
    <message>
        <source>no reply</source>
        <translation>žádná odpověď</translation>
    </message>
    <message>
        <source>Illegal move.</source>
        <translation>Nedovolený tah.</translation>
    </message>
    <message>
        <source>The engine stopped.</source>
        <translation>Engine skončil.</translation>
    </message>
    <message>
        <source>The engine did not reply.</source>
        <translation>Engine neodpověděl.</translation>
    </message>
    <message>
        <source>{reason} Decided early.</source>
        <translation>{reason} Rozhodnuto předčasně.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}).</source>
        <translation>Soubor {file} nelze přečíst ({detail}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). Choose another folder, or free some space there.</source>
        <translation>Soubor {file} nelze zapsat ({detail}). Zvolte jinou složku, nebo v ní uvolněte místo.</translation>
    </message>
    <message>
        <source>{file} is a match without players.</source>
        <translation>{file} je zápas bez hráčů.</translation>
    </message>
    <message>
        <source>it cannot be read ({detail})</source>
        <translation>nelze je přečíst ({detail})</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>není to text v UTF-8</translation>
    </message>
    <message>
        <source>it has no openings</source>
        <translation>neobsahuje žádné zahájení</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>patří k jiné hře</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: {reason}.</source>
        <translation>Zahájení v souboru {file} nelze použít: {reason}.</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: line {line}, {reason}.</source>
        <translation>Zahájení v souboru {file} nelze použít: řádek {line}, {reason}.</translation>
    </message>
    <message>
        <source>{engine} has no option {name}.</source>
        <translation>{engine} nemá volbu {name}.</translation>
    </message>
    <message>
        <source>{engine} does not accept {value} for its option {name}.</source>
        <translation>{engine} nepřijímá pro volbu {name} hodnotu {value}.</translation>
    </message>
    <message>
        <source>The match has no position to begin from: {reason}.</source>
        <translation>Zápas nemá pozici, ze které by začal: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not an engine match ({detail}).</source>
        <translation>{file} není zápas enginů ({detail}).</translation>
    </message>
    <message>
        <source>{file} is an engine match of a kind that this program does not know ({detail}). A newer version may know it.</source>
        <translation>{file} není zápas enginů, který by tento program znal ({detail}). Novější verze ho znát může.</translation>
    </message>
    <message>
        <source>An engine, a book or the openings of this match have changed since it began. Begin a new match: the results could not be compared.</source>
        <translation>Engine, kniha nebo zahájení tohoto zápasu se od jeho začátku změnily. Začněte nový zápas, partie by se nedaly sečíst.</translation>
    </message>
    <message>
        <source>{file} is not a match of several players ({detail}).</source>
        <translation>{file} není zápas více hráčů ({detail}).</translation>
    </message>
    <message>
        <source>{file} contains an impossible pairing ({detail}).</source>
        <translation>{file} obsahuje nemožnou dvojici ({detail}).</translation>
    </message>
    <message>
        <source>{file} contains an impossible player ({detail}).</source>
        <translation>{file} obsahuje nemožného hráče ({detail}).</translation>
    </message>
    <message>
        <source>The settings of this match cannot be used: {detail}.</source>
        <translation>Nastavení tohoto zápasu nedává smysl: {detail}.</translation>
    </message>
</context>
<context>
    <name>EngineNotices</name>
    <message>
        <source>Restart it</source>
        <translation>Spustit znovu</translation>
    </message>
    <message>
        <source>The engine had stopped and was restarted.</source>
        <translation>Engine skončil a byl znovu spuštěn.</translation>
    </message>
</context>
<context>
    <name>EnginePage</name>
    <message>
        <source>{name} by {author}</source>
        <translation>{name}, autor: {author}</translation>
    </message>
    <message>
        <source>none in particular</source>
        <translation>žádná určitá</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Zvolit složku</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nový…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Odebrat profil</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Vrátit vše</translation>
    </message>
    <message>
        <source>Profile for games</source>
        <translation>Profil pro partie</translation>
    </message>
    <message>
        <source>Profile for analysis</source>
        <translation>Profil pro rozbor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
    <message>
        <source>Used in games</source>
        <translation>V partiích</translation>
    </message>
    <message>
        <source>Used for analysis</source>
        <translation>Při rozboru</translation>
    </message>
    <message>
        <source>Options of the profile</source>
        <translation>Volby profilu</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nový profil</translation>
    </message>
    <message>
        <source>Rename the profile</source>
        <translation>Přejmenovat profil</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Jméno profilu</translation>
    </message>
    <message>
        <source>The engine has not listed any options yet.</source>
        <translation>Engine zatím neuvedl žádné volby.</translation>
    </message>
    <message>
        <source>Gives hints</source>
        <translation>Dává rady</translation>
    </message>
    <message>
        <source>Finds mates</source>
        <translation>Hledá maty</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Pracovní složka</translation>
    </message>
    <message>
        <source>The engine&apos;s working folder</source>
        <translation>Pracovní složka enginu</translation>
    </message>
    <message>
        <source>A name, for example “Fast”</source>
        <translation>Jméno, například „Rychle“</translation>
    </message>
    <message>
        <source>That name is already taken.</source>
        <translation>Profil tohoto jména už existuje.</translation>
    </message>
</context>
<context>
    <name>EngineStates</name>
    <message>
        <source>solves mates</source>
        <translation>řeší maty</translation>
    </message>
    <message>
        <source>Does not play yet</source>
        <translation>Zatím nehraje</translation>
    </message>
    <message>
        <source>It has been starting for {seconds} s.</source>
        <translation>Spouští se už {seconds} s.</translation>
    </message>
    <message>
        <source>It has been getting ready for {seconds} s.</source>
        <translation>Připravuje se už {seconds} s.</translation>
    </message>
    <message>
        <source>A large engine can take minutes, especially the first time.</source>
        <translation>Velkému enginu to může trvat minuty, hlavně poprvé.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>Engine {program} nelze spustit ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>Engine {program} tuto hru nehraje ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>Engine {program} odpověděl nedovoleným tahem ({detail}).</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>Zvolte jiný engine.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Vestavěný engine</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>its folder</source>
        <translation>jeho složky</translation>
    </message>
    <message>
        <source>The engine {program} was not found.</source>
        <translation>Engine {program} nebyl nalezen.</translation>
    </message>
    <message>
        <source>The engine {program} stopped while it was starting.</source>
        <translation>Engine {program} skončil při spouštění.</translation>
    </message>
    <message>
        <source>{program} does not respond like a USI engine.</source>
        <translation>Program {program} neodpovídá jako engine USI.</translation>
    </message>
    <message>
        <source>The engine {program} did not become ready.</source>
        <translation>Engine {program} se nepodařilo připravit.</translation>
    </message>
    <message>
        <source>The engine {program} stopped unexpectedly.</source>
        <translation>Engine {program} neočekávaně skončil.</translation>
    </message>
    <message>
        <source>The engine {program} no longer responds.</source>
        <translation>Engine {program} přestal odpovídat.</translation>
    </message>
    <message>
        <source>The engine {program} gave two answers to one search; the second ({detail}) came too late.</source>
        <translation>Engine {program} odpověděl na jedno hledání dvakrát; druhá odpověď ({detail}) přišla příliš pozdě.</translation>
    </message>
    <message>
        <source>Reinstall the program, or choose another engine.</source>
        <translation>Nainstalujte program znovu, nebo zvolte jiný engine.</translation>
    </message>
    <message>
        <source>The game is kept. Restart the engine to continue.</source>
        <translation>Partie je zachována. Chcete-li pokračovat, spusťte engine znovu.</translation>
    </message>
    <message>
        <source>Its file {path} is missing or damaged; a virus scanner may have removed it. Reinstall the program, or choose another engine.</source>
        <translation>Jeho soubor {path} chybí nebo je poškozen; mohl ho odstranit antivirový program. Nainstalujte program znovu, nebo zvolte jiný engine.</translation>
    </message>
    <message>
        <source>It is made for {made_for}, but this computer is {here}. Install the package for this computer.</source>
        <translation>Je určen pro {made_for}, ale tento počítač je {here}. Nainstalujte balíček určený pro tento počítač.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor lacks. Build the program on this computer, or choose another engine.</source>
        <translation>Používá instrukci, kterou tento procesor nemá. Sestavte program na tomto počítači, nebo zvolte jiný engine.</translation>
    </message>
    <message>
        <source>The system does not allow {path} to run. Make the file executable, or move it to a disk from which programs may run.</source>
        <translation>Systém nedovoluje spustit {path}. Označte soubor jako spustitelný, nebo ho přesuňte na disk, ze kterého lze programy spouštět.</translation>
    </message>
    <message>
        <source>Its file is intact, but the system does not let it start. Allow it in your security software, or reinstall the program.</source>
        <translation>Jeho soubor je v pořádku, ale systém ho nedovoluje spustit. Povolte ho ve svém bezpečnostním programu, nebo nainstalujte program znovu.</translation>
    </message>
    <message>
        <source>It is being restarted.</source>
        <translation>Spouští se znovu.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Reinstall the program.</source>
        <translation>Chybí engine programu. Nainstalujte program znovu.</translation>
    </message>
    <message>
        <source>The engine {engine} gives no scores. Choose another engine.</source>
        <translation>Engine {engine} neudává hodnocení. Zvolte jiný engine.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Výchozí</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist; choose the working folder.</source>
        <translation>Složka {folder} neexistuje; zvolte pracovní složku.</translation>
    </message>
    <message>
        <source>{program} speaks UCI, the protocol of chess engines, not USI. Look for a USI edition, or for an option that turns USI on.</source>
        <translation>{program} používá UCI, protokol šachových enginů, a ne USI. Hledejte jeho verzi USI nebo volbu, která USI zapne.</translation>
    </message>
    <message>
        <source>{program} speaks {language}, not USI. Look for a USI edition.</source>
        <translation>{program} používá {language}, a ne USI. Hledejte jeho verzi USI.</translation>
    </message>
    <message>
        <source>A file is missing, usually the evaluation file: put it into {folder}, or set its location in the options (the engine says: {said}).</source>
        <translation>Chybí mu soubor, většinou s hodnotící funkcí: dejte ho do {folder}, nebo zadejte jeho umístění ve volbách (hlásí: {said}).</translation>
    </message>
    <message>
        <source>{program} stopped while it was being tried out. Its last words: {said}</source>
        <translation>{program} při zkoušení skončil a naposledy napsal: {said}</translation>
    </message>
    <message>
        <source>{program} stopped without a word while it was being tried out.</source>
        <translation>{program} při zkoušení beze slova skončil.</translation>
    </message>
    <message>
        <source>{program} stopped at once. Its last words: {said}</source>
        <translation>{program} hned skončil a naposledy napsal: {said}</translation>
    </message>
    <message>
        <source>{program} stopped at once, without a word.</source>
        <translation>{program} hned beze slova skončil.</translation>
    </message>
    <message>
        <source>{program} runs but says nothing: it does not seem to be a USI engine.</source>
        <translation>{program} běží, ale nic neříká: nejspíš to není engine USI.</translation>
    </message>
    <message>
        <source>{program} speaks USI but did not become ready to play.</source>
        <translation>{program} používá USI, ale ke hře se nepřipravil.</translation>
    </message>
    <message>
        <source>{program} speaks USI but plays none of the games of this program.</source>
        <translation>{program} používá USI, ale žádnou z her tohoto programu nehraje.</translation>
    </message>
    <message>
        <source>{program} finds no legal move in the start position.</source>
        <translation>{program} nenajde dovolený tah v pozici, kterou hra začíná.</translation>
    </message>
    <message>
        <source>{program} became ready but did not reply when it was to move.</source>
        <translation>{program} se připravil, ale když měl táhnout, neodpověděl.</translation>
    </message>
    <message>
        <source>The trial of {program} was cancelled before it replied.</source>
        <translation>Zkouška byla zrušena dřív, než program {program} odpověděl.</translation>
    </message>
    <message>
        <source>The file {path} does not exist.</source>
        <translation>Soubor {path} neexistuje.</translation>
    </message>
    <message>
        <source>No program called {program} was found on this computer; choose its file, or type the full path.</source>
        <translation>Program {program} na tomto počítači není; zvolte jeho soubor, nebo napište celou cestu.</translation>
    </message>
    <message>
        <source>{path} cannot be examined ({reason}).</source>
        <translation>{path} nelze prozkoumat ({reason}).</translation>
    </message>
    <message>
        <source>{program} is not a program that can be run.</source>
        <translation>{program} není program, který lze spustit.</translation>
    </message>
    <message>
        <source>{program} is made for {made_for}, but this computer is {here}: get the edition for this computer.</source>
        <translation>{program} je pro {made_for} a tento počítač je {here}: opatřete si správnou verzi.</translation>
    </message>
    <message>
        <source>{program} uses an instruction that this processor lacks: get an edition for older processors.</source>
        <translation>{program} používá instrukci, kterou tento procesor nemá: opatřete si verzi pro starší procesory.</translation>
    </message>
    <message>
        <source>The system does not allow {program} to run: make its file executable, or move it to a disk from which programs may run.</source>
        <translation>Systém nedovolí {program} spustit: označte jeho soubor jako program, nebo ho přesuňte na disk, odkud se programy smějí spouštět.</translation>
    </message>
    <message>
        <source>{program} crashes when it starts; its file may be damaged.</source>
        <translation>{program} se při spuštění zhroutí; jeho soubor je možná poškozený.</translation>
    </message>
    <message>
        <source>The system cannot start {program} ({reason}).</source>
        <translation>Systém {program} nespustí ({reason}).</translation>
    </message>
    <message>
        <source>Enter the computer&apos;s name or address: letters, digits, dots.</source>
        <translation>Zadejte jméno nebo adresu počítače: písmena bez diakritiky, číslice, tečky.</translation>
    </message>
    <message>
        <source>A user name has only letters, digits, dots, - and _.</source>
        <translation>Jméno uživatele má jen písmena bez diakritiky, číslice, tečky, - a _.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Port je číslo od 1 do 65535.</translation>
    </message>
    <message>
        <source>Enter the path of the program on that computer, in one line, with every quotation mark closed.</source>
        <translation>Zadejte cestu k programu na druhém počítači, na jeden řádek a se všemi uvozovkami uzavřenými.</translation>
    </message>
    <message>
        <source>The program ssh is not on this computer: install the OpenSSH client.</source>
        <translation>Na tomto počítači není program ssh: nainstalujte klienta OpenSSH.</translation>
    </message>
    <message>
        <source>No computer named {host} was found: check the spelling.</source>
        <translation>Počítač jménem {host} nebyl nalezen: zkontrolujte, zda je jméno napsáno správně.</translation>
    </message>
    <message>
        <source>{host} does not answer: is it on, and does it accept logins by ssh? ({said})</source>
        <translation>{host} neodpovídá: je zapnutý a přijímá přihlášení přes ssh? ({said})</translation>
    </message>
    <message>
        <source>{host} is not known here yet: log in once in a terminal with ssh {login}, and say yes to its key.</source>
        <translation>{host} tu ještě není známý: přihlaste se jednou v terminálu pomocí ssh {login} a potvrďte jeho klíč.</translation>
    </message>
    <message>
        <source>The key of {host} has changed, so it may be another computer: find out why, then remove the old key with ssh-keygen -R {key}.</source>
        <translation>{host} má jiný klíč než dříve, může to tedy být jiný počítač: zjistěte proč a pak starý klíč odstraňte pomocí ssh-keygen -R {key}.</translation>
    </message>
    <message>
        <source>{host} does not accept your key: set one up with ssh-copy-id {login} (the program never asks for a password).</source>
        <translation>{host} nepřijímá váš klíč: nastavte ho pomocí ssh-copy-id {login} (na heslo se program nikdy neptá).</translation>
    </message>
    <message>
        <source>There is no program {program} on {host}: check its path.</source>
        <translation>Na počítači {host} není program {program}: zkontrolujte cestu k němu.</translation>
    </message>
    <message>
        <source>{host} took too long to answer: try again later.</source>
        <translation>{host} neodpověděl včas: zkuste to později.</translation>
    </message>
    <message>
        <source>The program could not be started on {host}: {said}</source>
        <translation>Na počítači {host} nebylo možné program spustit: {said}</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Přidat engine…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} byl odebrán.</translation>
    </message>
    <message>
        <source>It has not been tried out yet.</source>
        <translation>Zatím nebyl vyzkoušen.</translation>
    </message>
    <message>
        <source>It runs only in a certain folder, which is set below as its working folder.</source>
        <translation>Běží jen v určité složce; ta je níže nastavena jako pracovní.</translation>
    </message>
    <message>
        <source>The engine has done it.</source>
        <translation>Engine to provedl.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>the board has too few or too many ranks</source>
        <translation>deska má příliš málo nebo příliš mnoho řad</translation>
    </message>
    <message>
        <source>rank {rank} has too few or too many squares</source>
        <translation>řada {rank} má příliš málo nebo příliš mnoho polí</translation>
    </message>
    <message>
        <source>the side to move is neither b nor w</source>
        <translation>strana na tahu není ani b, ani w</translation>
    </message>
    <message>
        <source>ranks of the board: {count} instead of {wanted}</source>
        <translation>řad desky: {count} místo {wanted}</translation>
    </message>
    <message>
        <source>squares on rank {rank}: {count} instead of {wanted}</source>
        <translation>polí v řadě {rank}: {count} místo {wanted}</translation>
    </message>
    <message>
        <source>{side} has two kings</source>
        <translation>{side}: dva králové</translation>
    </message>
    <message>
        <source>{part} cannot be in hand</source>
        <translation>{part} nemůže být v ruce</translation>
    </message>
    <message>
        <source>the position cannot be set up: {detail}</source>
        <translation>pozici nelze sestavit: {detail}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>{text} may mean {choices}</source>
        <translation>{text} může znamenat {choices}</translation>
    </message>
    <message>
        <source>it has too many lines</source>
        <translation>má příliš mnoho řádků</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>je prázdný</translation>
    </message>
    <message>
        <source>it begins with {text}</source>
        <translation>začíná: {text}</translation>
    </message>
    <message>
        <source>the board, the side to move or the hands are missing</source>
        <translation>chybí deska, strana na tahu nebo kameny v ruce</translation>
    </message>
    <message>
        <source>rank {rank} has a piece that does not exist in this game</source>
        <translation>v řadě {rank} je kámen, který tato hra nemá</translation>
    </message>
    <message>
        <source>rank {rank} has a second king for one side</source>
        <translation>v řadě {rank} je druhý král téže strany</translation>
    </message>
    <message>
        <source>the pieces in hand are not possible</source>
        <translation>uvedené kameny v ruce nejsou možné</translation>
    </message>
    <message>
        <source>the move number is not a number</source>
        <translation>číslo tahu není číslo</translation>
    </message>
    <message>
        <source>rank {rank} contains something unknown</source>
        <translation>řada {rank} nic známého neznamená</translation>
    </message>
    <message>
        <source>{part} is not a piece of this game</source>
        <translation>{part} není kámen této hry</translation>
    </message>
    <message>
        <source>a piece is not on any square of the board</source>
        <translation>jeden kámen nestojí na žádném poli desky</translation>
    </message>
    <message>
        <source>part of it is unknown</source>
        <translation>část zápisu nic známého neznamená</translation>
    </message>
    <message>
        <source>{text} is not a move that can be played here</source>
        <translation>{text} není tah, který lze zde zahrát</translation>
    </message>
    <message>
        <source>it is a chess game</source>
        <translation>je to šachová partie</translation>
    </message>
    <message>
        <source>too much of it is unreadable</source>
        <translation>příliš mnoho z něj nelze přečíst</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>není to text</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>depth {plies}</source>
        <translation>hloubka {plies}</translation>
    </message>
    <message>
        <source>Points (Black)</source>
        <translation>Body (Černý)</translation>
    </message>
    <message>
        <source>Win % (Black)</source>
        <translation>Šance (Černý)</translation>
    </message>
    <message>
        <source>{side} mate</source>
        <translation>{side} mat</translation>
    </message>
    <message>
        <source>{side} mate {plies}</source>
        <translation>{side} mat {plies}</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Vyrovnané</translation>
    </message>
    <message>
        <source>{side} has a mate</source>
        <translation>{side} má mat</translation>
    </message>
    <message>
        <source>{side} has a mate in {plies}</source>
        <translation>{side} má mat {plies}. tahem</translation>
    </message>
    <message>
        <source>Points (side to move)</source>
        <translation>Body (táhnoucí)</translation>
    </message>
    <message>
        <source>Win % (side to move)</source>
        <translation>Šance (táhnoucí)</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Podívejte se na kameny v ruce.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>Označený kámen to umí.</translation>
    </message>
    <message>
        <source>That was the move played in the game. Try another one.</source>
        <translation>To je tah z partie. Zkuste jiný.</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>„{text}“ tu není možný tah.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>☗ won {black}, ☖ won {white}, drawn {draws}</source>
        <translation>☗ vyhrál {black}, ☖ vyhrál {white}, remíz {draws}</translation>
    </message>
    <message>
        <source>last played {date}</source>
        <translation>naposled hráno {date}</translation>
    </message>
    <message>
        <source>Built-in book</source>
        <translation>Vestavěná kniha</translation>
    </message>
    <message>
        <source>No moves from here.</source>
        <translation>Odtud žádné tahy.</translation>
    </message>
    <message>
        <source>Analysis so far</source>
        <translation>Dosavadní rozbor</translation>
    </message>
    <message>
        <source>No game in the library has this position.</source>
        <translation>Žádná partie knihovny tuto pozici nemá.</translation>
    </message>
    <message>
        <source>No game continues from here.</source>
        <translation>Žádná partie odtud nepokračuje.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partií</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {rating} (known for {games})</source>
        <translation>průměrný rating {rating} (znám u {games})</translation>
    </message>
</context>
<context>
    <name>ExplorerPane</name>
    <message>
        <source>Explorer</source>
        <translation>Průzkumník</translation>
    </message>
    <message>
        <source>What counts, books</source>
        <translation>Co se počítá, knihy</translation>
    </message>
    <message>
        <source>Known moves from here</source>
        <translation>Tahy odtud známé</translation>
    </message>
    <message>
        <source>More explorer options</source>
        <translation>Další možnosti průzkumníku</translation>
    </message>
</context>
<context>
    <name>ExplorerPart</name>
    <message>
        <source>The library cannot be used: {reason}</source>
        <translation>Knihovnu nelze použít: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Explorer, %n known moves.</source>
        <translation>
            <numerusform>Průzkumník, %n známý tah.</numerusform>
            <numerusform>Průzkumník, %n známé tahy.</numerusform>
            <numerusform>Průzkumník, %n známých tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>Hledají se partie ve vašich složkách…</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Knihovna kifu</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>Zahrát {move}</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>Vypsat partie</translation>
    </message>
    <message>
        <source>The explorer opens when the game is over.</source>
        <translation>Průzkumník se zobrazí, až partie skončí.</translation>
    </message>
    <message>
        <source>The explorer is closed.</source>
        <translation>Průzkumník je zavřený.</translation>
    </message>
    <message>
        <source>Edit the moves…</source>
        <translation>Změnit tahy…</translation>
    </message>
    <message>
        <source>Add to {book}</source>
        <translation>Přidat do {book}</translation>
    </message>
    <message>
        <source>Include games with colours swapped</source>
        <translation>Počítat i partie s prohozenými barvami</translation>
    </message>
    <message>
        <source>The library has no games yet. Add a folder of kifu to see what was played here.</source>
        <translation>Knihovna je prázdná. Přidejte složku s kifu a uvidíte, co se odtud hrálo.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
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
        <source>Cancel</source>
        <translation>Zrušit</translation>
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
        <source>Show…</source>
        <translation>Zobrazit…</translation>
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
        <source>The dropped item</source>
        <translation>Přetažený obsah</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Čte se {file}…</translation>
    </message>
    <message>
        <source>{file} was read with problems: {problems}</source>
        <translation>{file}: načteno s výhradami: {problems}</translation>
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
    <name>FileName</name>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>Soubor {file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
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
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file} je složka. Zvolte soubor v ní.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>Soubor {file} nelze zapsat ({reason}). Zvolte jinou složku nebo název.</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>Dohranou partii nebylo možné uložit do složky {folder} ({reason}). Uložte ji do jiné složky.</translation>
    </message>
    <message>
        <source>{file} is not a possible file name. Check the name.</source>
        <translation>{file}: takové jméno nemůže žádný soubor mít. Zkontrolujte jméno.</translation>
    </message>
    <message>
        <source>This text is too long to be a game or a position. Copy no more than one of them.</source>
        <translation>Tento text je na partii nebo pozici příliš dlouhý. Zkopírujte nanejvýš jednu z nich.</translation>
    </message>
    <message>
        <source>The clipboard is empty or contains no text. Copy a game or a position first.</source>
        <translation>Schránka je prázdná nebo neobsahuje text. Nejprve zkopírujte partii nebo pozici.</translation>
    </message>
    <message>
        <source>What you dropped cannot be read as a game or position ({reason}).</source>
        <translation>Přetažený obsah nelze načíst jako partii ani pozici ({reason}).</translation>
    </message>
    <message>
        <source>The clipboard contains no readable game or position ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>Ve schránce není čitelná partie ani pozice ({reason}). Nejprve ji zkopírujte ve formátu KIF, KI2, CSA, JKF, USI, SFEN, PSN nebo v západním zápisu.</translation>
    </message>
    <message>
        <source>{format} cannot hold this game ({reason}). Save it as KIF.</source>
        <translation>Formát {format} tuto partii neumí zapsat ({reason}). Uložte ji jako KIF.</translation>
    </message>
    <message>
        <source>{file} has parts that could not be read, and no backup of it can be made ({reason}). Save the game under another name.</source>
        <translation>Části souboru {file} nebylo možné přečíst a jeho kopii nelze zachovat ({reason}). Uložte partii pod jiným názvem.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and that you are allowed to read it.</source>
        <translation>Soubor {file} nelze otevřít ({reason}). Zkontrolujte název a zda jej smíte číst.</translation>
    </message>
    <message>
        <source>{file} is a device or pipe, not a kifu. Choose another file.</source>
        <translation>{file} je zařízení nebo roura, ne kifu. Zvolte jiný soubor.</translation>
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
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Všechny výsledky</translation>
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
        <translation>Všechny handicapy</translation>
    </message>
    <message>
        <source>Other position</source>
        <translation>Jiná pozice</translation>
    </message>
    <message>
        <source>Only these games</source>
        <translation>Jen tyto partie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Any accuracy</source>
        <translation>Každá přesnost</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Rozebrané</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Nerozebrané</translation>
    </message>
    <message>
        <source>Both sides {accuracy} or more</source>
        <translation>Obě strany aspoň {accuracy}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
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
    <message>
        <source>A side below {accuracy}</source>
        <translation>Jedna strana pod {accuracy}</translation>
    </message>
</context>
<context>
    <name>FindingsDialog</name>
    <message>
        <source>Looking for solutions…</source>
        <translation>Hledají se řešení…</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co se našlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
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
        <source>More games</source>
        <translation>Další partie</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Není partie</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>řádek {line}: {what}</translation>
    </message>
    <message>
        <source>engine evaluations</source>
        <translation>hodnocení enginů</translation>
    </message>
    <message>
        <source>program remarks</source>
        <translation>poznámky programů</translation>
    </message>
    <message>
        <source>Read differently</source>
        <translation>Přečteno jinak</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>Nesrozumitelné</translation>
    </message>
    <message>
        <source>More problems</source>
        <translation>Další místa</translation>
    </message>
    <message>
        <source>Something here is not a character of the encoding.</source>
        <translation>Něco zde není znak tohoto kódování.</translation>
    </message>
    <message>
        <source>The header has an unexpected value.</source>
        <translation>Hlavička má nečekanou hodnotu.</translation>
    </message>
    <message>
        <source>The start position could not occur in a game.</source>
        <translation>Výchozí pozice nemohla vzniknout hrou.</translation>
    </message>
    <message>
        <source>The move is illegal. It is kept.</source>
        <translation>Tah je nedovolený. Zůstal zachován.</translation>
    </message>
    <message>
        <source>The move was read differently from how it is written.</source>
        <translation>Tah byl přečten jinak, než je zapsán.</translation>
    </message>
    <message>
        <source>The move could not be understood. The line ends before it.</source>
        <translation>Tah se nepodařilo přečíst. Varianta končí před ním.</translation>
    </message>
    <message>
        <source>The move number is out of sequence.</source>
        <translation>Číslo tahu není v pořadí.</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>Tento údaj není čas.</translation>
    </message>
    <message>
        <source>The end of the game contradicts another one or is unknown.</source>
        <translation>Konec partie odporuje jinému údaji nebo není znám.</translation>
    </message>
    <message>
        <source>The variation belongs to a move that does not exist.</source>
        <translation>Varianta patří k tahu, který zde není.</translation>
    </message>
    <message>
        <source>The line is not understood. It is kept.</source>
        <translation>Řádek nemá známý význam. Zůstal zachován.</translation>
    </message>
    <message>
        <source>There are more games here; they were not read.</source>
        <translation>Jsou zde další partie, které nebyly přečteny.</translation>
    </message>
    <message>
        <source>No game can be read here. This part is skipped.</source>
        <translation>Zde nelze přečíst žádnou partii. Tato část je vynechána.</translation>
    </message>
    <message>
        <source>There are many more such problems, not listed here.</source>
        <translation>Takových míst je mnohem více; nejsou uvedena.</translation>
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
        <source>Pawns: {pawns}, tokin: {tokin}</source>
        <translation>Pěšci: {pawns}, tokiny: {tokin}</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player} plays Black and moves first.</source>
        <translation>Víc pěšců než tokinů: {player} hraje za Černého a začíná.</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player} plays White.</source>
        <translation>Víc tokinů než pěšců: {player} hraje za Bílého.</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗ Černý: {black}     ☖ Bílý: {white}</translation>
    </message>
    <message>
        <source>On its edge: tossed again</source>
        <translation>Zůstal na hraně: hází se znovu</translation>
    </message>
    <message>
        <source>Five pawns are tossed for {player}. If more of them show the pawn than the tokin, {player} plays Black.</source>
        <translation>Za hráče {player} se hází pěti pěšci: padne-li víc pěšců než tokinů, hraje {player} za Černého.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The engine replied with an illegal move ({move}).</source>
        <translation>Engine odpověděl nedovoleným tahem ({move}).</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>Tuto partii nelze připravit: {reason}</translation>
    </message>
    <message>
        <source>This game is being played in another window, or was continued there.</source>
        <translation>Tato partie se hraje, nebo se v ní už pokračovalo v jiném okně programu.</translation>
    </message>
    <message>
        <source>The journal of this game was damaged. Moves recovered: {moves}; moves lost: {lost}. The original is kept as {file}.</source>
        <translation>Záznam této partie byl poškozen. Zachovaných tahů: {moves}; ztracených tahů: {lost}. V původní podobě je uložen jako {file}.</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>Rozebrat partii</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <translation>Čí tahy</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>Na každý tah</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Rozebrat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>From here on</source>
        <translation>Odtud dál</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Od … do …</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>První tah</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Poslední tah</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Obou stran</translation>
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
        <source>Choose an engine.</source>
        <translation>Vyberte engine.</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>Takové tahy v partii nejsou.</translation>
    </message>
    <message>
        <source>Positions: {number}</source>
        <translation>Pozic: {number}</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds</source>
        <translation>
            <numerusform>asi %n sekunda</numerusform>
            <numerusform>asi %n sekundy</numerusform>
            <numerusform>asi %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>asi %n minuta</numerusform>
            <numerusform>asi %n minuty</numerusform>
            <numerusform>asi %n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game information</source>
        <translation>Informace o partii</translation>
    </message>
    <message>
        <source>Add a header</source>
        <translation>Přidat hlavičku</translation>
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
        <source>Cancel</source>
        <translation>Zrušit</translation>
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
        <source>Time control</source>
        <translation>Čas na partii</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Hlavička</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Other headers of the file</source>
        <translation>Další hlavičky souboru</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>There are two headers called {name}.</source>
        <translation>Jsou tu dvě hlavičky s názvem {name}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>A header needs a name without a colon that does not start with *, &amp; or #.</source>
        <translation>Hlavička potřebuje název bez dvojtečky, který nezačíná znakem *, &amp; nebo #.</translation>
    </message>
    <message>
        <source>{name} has its own field above.</source>
        <translation>{name} má nahoře vlastní pole.</translation>
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
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message numerus="yes">
        <source>{black} against {white}, {date}, {result}, %n moves</source>
        <translation>
            <numerusform>{black} – {white}, {date}, {result}, %n tah</numerusform>
            <numerusform>{black} – {white}, {date}, {result}, %n tahy</numerusform>
            <numerusform>{black} – {white}, {date}, {result}, %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámý</translation>
    </message>
    <message>
        <source>{file} no longer exists.</source>
        <translation>Soubor {file} už neexistuje.</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Open the game on the board</source>
        <translation>Otevřít partii na desce</translation>
    </message>
    <message>
        <source>Find position</source>
        <translation>Najít pozici</translation>
    </message>
    <message>
        <source>List the games with this position</source>
        <translation>Vypsat partie s touto pozicí</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámý</translation>
    </message>
    <message>
        <source>Board of the selected game</source>
        <translation>Deska vybrané partie</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Rozbor partie: {done} z {total}</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}.</source>
        <translation>Rozbor zastaven: {done} z {total}.</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}. The results are in the record.</source>
        <translation>Rozbor zastaven: {done} z {total}. Výsledky jsou v záznamu.</translation>
    </message>
    <message>
        <source>Positions analysed</source>
        <translation>Rozebrané pozice</translation>
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
        <translation>&amp;Impas (jishogi)</translation>
    </message>
    <message>
        <source>Illegal &amp;moves</source>
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
        <translation>&amp;Periody byoyomi</translation>
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
    <message>
        <source>Taking back also restores the time</source>
        <translation>Vrácení tahu vrací i čas</translation>
    </message>
    <message>
        <source>Games against the computer are casual unless an illegal move loses.</source>
        <translation>Nezávazná je partie proti počítači, v níž nedovolený tah neprohrává.</translation>
    </message>
    <message>
        <source>Different time for {side}</source>
        <translation>Jiný čas – {side}</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Sort by</source>
        <translation>Řadit podle</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
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
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Black&apos;s points first</source>
        <translation>Body Černého jako první</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Jak skončila</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Graf hodnocení</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Uživatelská příručka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Everything else (in English)</source>
        <translation>Vše ostatní (anglicky)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nenalezeno.</translation>
    </message>
    <message>
        <source>The guide is missing ({folder}). Reinstall the program.</source>
        <translation>Příručka chybí ({folder}). Nainstalujte program znovu.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a forced win for {side}.</source>
        <translation>Vynucenou výhru má: {side}.</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>Mat {plies}. tahem dává: {side}.</translation>
    </message>
    <message>
        <source>The position is slightly better for {side}.</source>
        <translation>V mírné výhodě: {side}.</translation>
    </message>
    <message>
        <source>The position is better for {side}.</source>
        <translation>Ve výhodě: {side}.</translation>
    </message>
    <message>
        <source>The position is much better for {side}.</source>
        <translation>Ve velké výhodě: {side}.</translation>
    </message>
    <message>
        <source>The position is winning for {side}.</source>
        <translation>Vyhranou pozici má: {side}.</translation>
    </message>
    <message>
        <source>The position is even.</source>
        <translation>Pozice je vyrovnaná.</translation>
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
        <source>Rating curve</source>
        <translation>Křivka ratingu</translation>
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
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
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
        <source>Statistics…</source>
        <translation>Statistiky…</translation>
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
        <source>under {points}</source>
        <translation>pod {points}</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>asi {points}</translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from your last %n counted games.</source>
        <translation>
            <numerusform>95&#xa0;%: {low} až {high}, z poslední %n započtené partie.</numerusform>
            <numerusform>95&#xa0;%: {low} až {high}, z posledních %n započtených partií.</numerusform>
            <numerusform>95&#xa0;%: {low} až {high}, z posledních %n započtených partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from %n counted games.</source>
        <translation>
            <numerusform>95&#xa0;%: {low} až {high}, z %n započtené partie.</numerusform>
            <numerusform>95&#xa0;%: {low} až {high}, ze %n započtených partií.</numerusform>
            <numerusform>95&#xa0;%: {low} až {high}, z %n započtených partií.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>Výhry: {won} · Remízy: {drawn} · Prohry: {lost}</translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation>Nejdelší série výher: {count}</translation>
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
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Způsob</translation>
    </message>
    <message>
        <source>All games, newest first</source>
        <translation>Všechny partie od nejnovější</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>Jak hrajete: přesnost v čase, chyby, zahájení</translation>
    </message>
    <message>
        <source>A rating needs {count} counted games, with both wins and losses; so far: {done}.</source>
        <translation>Rating potřebuje {count} započítaných partií, některé vyhrané a některé prohrané; zatím: {done}.</translation>
    </message>
    <message>
        <source>A game counts if it was played from its start against one of the program&apos;s opponents, with no move taken back and no hint.</source>
        <translation>Počítají se partie hrané od začátku proti soupeřům z programu, bez vracení tahů a bez rad.</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale; the table shows the levels.</source>
        <translation>Na vlastní stupnici programu; úrovně ukazuje tabulka.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row. </source>
        <translation>
            <numerusform>%n výhra v řadě. </numerusform>
            <numerusform>%n výhry v řadě. </numerusform>
            <numerusform>%n výher v řadě. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. </source>
        <translation>
            <numerusform>%n prohra v řadě. </numerusform>
            <numerusform>%n prohry v řadě. </numerusform>
            <numerusform>%n proher v řadě. </numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all results (games: {count})? Your kifu are kept. This cannot be undone.</source>
        <translation>Smazat všechny výsledky (partií: {count})? Záznamy partií zůstanou. Nelze to vrátit.</translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message>
        <source>Impasse: {rule}</source>
        <translation>Impas: {rule}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Vyhlásit</translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces in the camp</source>
        <translation>
            <numerusform>+ %n kámen</numerusform>
            <numerusform>+ %n kameny</numerusform>
            <numerusform>+ %n kamenů</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>Není v šachu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
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
    <message>
        <source>Propose to end</source>
        <translation>Navrhnout konec</translation>
    </message>
    <message>
        <source>King in the opposing camp</source>
        <translation>Král v zóně</translation>
    </message>
    <message>
        <source>King on the other king&apos;s starting square</source>
        <translation>Král na výchozím poli soupeřova krále</translation>
    </message>
    <message>
        <source>Pieces still outside the camp</source>
        <translation>Kameny ještě mimo zónu</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>Reading files: {done} of {total}</source>
        <translation>Načítají se soubory: {done} z {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Načtené soubory</translation>
    </message>
    <message>
        <source>Stop reading; games already read are kept</source>
        <translation>Zastavit načítání; co je načteno, zůstane</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite someone on this network</source>
        <translation>Pozvat někoho v této síti</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>Po&amp;zvat</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Furigoma</source>
        <translation>Furigoma</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
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
        <source>{moves} moves</source>
        <translation>{moves} tazích</translation>
    </message>
    <message>
        <source>All addresses of this computer</source>
        <translation>Všechny adresy tohoto počítače</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Jen tento počítač</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>&amp;Vaše strana</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>Č&amp;as</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>Handi&amp;cap</translation>
    </message>
    <message>
        <source>&amp;Drawn after</source>
        <translation>&amp;Remíza po</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Vaše jmé&amp;no</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>H&amp;eslo</translation>
    </message>
    <message>
        <source>&amp;Reachable at</source>
        <translation>&amp;Dosažitelný na</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>Por&amp;t</translation>
    </message>
    <message>
        <source>No move limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Waiting for your guest…</source>
        <translation>Čeká se na hosta…</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>Zadejte jméno, které tam chcete používat.</translation>
    </message>
    <message>
        <source>Set a time, or choose No limit.</source>
        <translation>Nastavte čas, nebo zvolte Bez omezení.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresa</translation>
    </message>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Heslo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>Enter the password of the invitation again to continue your game.</source>
        <translation>Chcete-li v partii pokračovat, zadejte znovu heslo pozvání.</translation>
    </message>
    <message>
        <source>Your computer can be reached at this port until you end the invitation. Only people who know the password are let in. The password is sent unencrypted.</source>
        <translation>Dokud pozvání neukončíte, je váš počítač na tomto portu dosažitelný. Vpustí jen toho, kdo zná heslo. Heslo se posílá nešifrované.</translation>
    </message>
    <message>
        <source>Give your guest these details, to be entered under Play over the network, Play on a server, A friend&apos;s computer. Any other program that uses the CSA protocol works too.</source>
        <translation>Sdělte hostovi tyto údaje. Zadá je v nabídce Síťová hra, Hra na serveru, Počítač přítele. Poslouží i jiný program s protokolem CSA.</translation>
    </message>
</context>
<context>
    <name>Inviting</name>
    <message>
        <source>This program cannot accept guests at {place}, port {port} ({reason}). Choose another port or address.</source>
        <translation>Na {place}, port {port}, nelze nikoho pozvat ({reason}). Zvolte jiný port nebo adresu.</translation>
    </message>
    <message>
        <source>Your game cannot continue at {place}, port {port} ({reason}). It is kept: close the program that uses this port, then try again.</source>
        <translation>Na {place}, port {port}, nelze v partii pokračovat ({reason}). Partie je uložená: ukončete program, který tento port používá, a zkuste to znovu.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>tento počítač</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Best move</source>
        <translation>Nejlepší tah</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobrý tah</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Nepřesnost</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Hrubá chyba</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Shogi in fifteen minutes</source>
        <translation>Shogi za patnáct minut</translation>
    </message>
    <message>
        <source>Every piece and every rule, one small step at a time</source>
        <translation>Každý kámen a každé pravidlo, krůček po krůčku</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>Jak kameny chodí</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Povyšování</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>Braní a vkládání</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Šach a mat</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Jak partie končí</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicapy</translation>
    </message>
    <message>
        <source>What Okisaki shogi changes</source>
        <translation>Co mění okisaki shogi</translation>
    </message>
    <message>
        <source>That square is not on the board.</source>
        <translation>To pole na desce není.</translation>
    </message>
    <message>
        <source>There is no piece to move.</source>
        <translation>Není tu čím táhnout.</translation>
    </message>
    <message>
        <source>That piece is your opponent&apos;s.</source>
        <translation>Ten kámen patří soupeři.</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>Tak tento kámen nechodí.</translation>
    </message>
    <message>
        <source>The piece cannot promote there.</source>
        <translation>Tam kámen povýšit nemůže.</translation>
    </message>
    <message>
        <source>It must promote, as it could never move again.</source>
        <translation>Musí povýšit, jinak by se už nepohnul.</translation>
    </message>
    <message>
        <source>You do not have that piece in hand.</source>
        <translation>Takový kámen v ruce nemáte.</translation>
    </message>
    <message>
        <source>Not there: the piece could never move again.</source>
        <translation>Tam ne: kámen by se už nepohnul.</translation>
    </message>
    <message>
        <source>Your king could be captured.</source>
        <translation>Váš král by mohl být vzat.</translation>
    </message>
    <message>
        <source>The piece is pinned: if it leaves, your king could be captured.</source>
        <translation>Kámen je ve vazbě: kdyby odešel, mohl by být sebrán váš král.</translation>
    </message>
    <message>
        <source>The king could be captured there.</source>
        <translation>Tam by král mohl být sebrán.</translation>
    </message>
    <message>
        <source>Your king is in check, and this piece cannot help.</source>
        <translation>Váš král je v šachu a tento kámen nepomůže.</translation>
    </message>
    <message>
        <source>The king has no safe square to go to.</source>
        <translation>Král nemá kam bezpečně ustoupit.</translation>
    </message>
    <message>
        <source>Still to go: {left}.</source>
        <translation>Ještě zbývá: {left}.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>That tip points at you: the piece is your opponent&apos;s.</source>
        <translation>Tato špička míří na vás: kámen patří soupeři.</translation>
    </message>
    <message>
        <source>Look for a piece whose tip points away from you.</source>
        <translation>Hledejte kámen, jehož špička míří od vás.</translation>
    </message>
    <message>
        <source>That is the other king: it points at you.</source>
        <translation>To je soupeřův král, míří na vás.</translation>
    </message>
    <message>
        <source>That rook is your opponent&apos;s.</source>
        <translation>Tahle věž patří soupeři.</translation>
    </message>
    <message>
        <source>The bishop is still shut in. Move the pawn diagonally in front of it, towards the middle.</source>
        <translation>Střelec je stále zavřený. Táhněte pěšcem šikmo před ním, blíž ke středu.</translation>
    </message>
    <message>
        <source>Take both pawns with your king.</source>
        <translation>Vezměte králem oba pěšce.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Vezměte pěšce.</translation>
    </message>
    <message>
        <source>Take all three pawns with your bishop.</source>
        <translation>Vezměte střelcem všechny tři pěšce.</translation>
    </message>
    <message>
        <source>Take all three pieces with your rook.</source>
        <translation>Vezměte věží všechny tři kameny.</translation>
    </message>
    <message>
        <source>All taken. Each side has only one rook: it is your strongest attacker.</source>
        <translation>Všechny. Každý hráč má jen jednu věž: je to nejsilnější útočník.</translation>
    </message>
    <message>
        <source>Take a piece with your lance.</source>
        <translation>Vezměte kopiníkem kámen.</translation>
    </message>
    <message>
        <source>Take a piece with your pawn.</source>
        <translation>Vezměte pěšcem kámen.</translation>
    </message>
    <message>
        <source>Yes. The dots on the board mark where the zones begin.</source>
        <translation>Ano. Tečky na desce ukazují, kde zóny začínají.</translation>
    </message>
    <message>
        <source>Take the pawn and promote your rook.</source>
        <translation>Vezměte pěšce a povyšte věž.</translation>
    </message>
    <message>
        <source>Go up the file and take the pawn in the zone.</source>
        <translation>Jděte po sloupci a vezměte pěšce v zóně.</translation>
    </message>
    <message>
        <source>Take all three pieces with your dragon.</source>
        <translation>Vezměte drakem všechny tři kameny.</translation>
    </message>
    <message>
        <source>Take all three pieces with your horse.</source>
        <translation>Vezměte koněm všechny tři kameny.</translation>
    </message>
    <message>
        <source>Take the pawn with your silver and promote.</source>
        <translation>Vezměte stříbrným generálem pěšce a povyšte.</translation>
    </message>
    <message>
        <source>Promoted on the way out.</source>
        <translation>Povýšeno při odchodu.</translation>
    </message>
    <message>
        <source>Six squares, just like a gold.</source>
        <translation>Šest polí, přesně jako zlatý.</translation>
    </message>
    <message>
        <source>Move the pawn to the last row.</source>
        <translation>Táhněte pěšcem do poslední řady.</translation>
    </message>
    <message>
        <source>Here you have no choice.</source>
        <translation>Tady na výběr nemáte.</translation>
    </message>
    <message>
        <source>Take the pawn with your gold, and watch where it goes.</source>
        <translation>Vezměte zlatým pěšce a sledujte, kam půjde.</translation>
    </message>
    <message>
        <source>Drop your pawn so that it attacks the silver.</source>
        <translation>Vložte pěšce tak, aby napadl stříbrného generála.</translation>
    </message>
    <message>
        <source>The rook attacks your king: that is check (ōte). You must answer it. One way is to drop a piece in between.</source>
        <translation>Věž ohrožuje vašeho krále: to je šach (ōte). Musíte odpovědět. Jednou z možností je vložit kámen do cesty.</translation>
    </message>
    <message>
        <source>Drop your gold between rook and king.</source>
        <translation>Vložte zlatého mezi věž a krále.</translation>
    </message>
    <message>
        <source>Drop your knight so that it attacks both.</source>
        <translation>Vložte jezdce tak, aby napadl obojí.</translation>
    </message>
    <message>
        <source>Drop your pawn where it is allowed.</source>
        <translation>Vložte pěšce tam, kde je to dovoleno.</translation>
    </message>
    <message>
        <source>The only file without a pawn of yours.</source>
        <translation>Jediný sloupec bez vašeho pěšce.</translation>
    </message>
    <message>
        <source>From the third row it can still jump once.</source>
        <translation>Ze třetí řady může ještě jednou skočit.</translation>
    </message>
    <message>
        <source>From there it could never jump again.</source>
        <translation>Odtud by už nikdy neskočil.</translation>
    </message>
    <message>
        <source>Allowed; but you can go farther forward.</source>
        <translation>To se smí, ale jde to ještě dál vpřed.</translation>
    </message>
    <message>
        <source>Mate the king in the corner in one move.</source>
        <translation>Dejte králi v rohu mat jedním tahem.</translation>
    </message>
    <message>
        <source>Mate in one move.</source>
        <translation>Dejte mat jedním tahem.</translation>
    </message>
    <message>
        <source>Give check with your rook.</source>
        <translation>Dejte věží šach.</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Šach.</translation>
    </message>
    <message>
        <source>Those three are safe.</source>
        <translation>Tato tři jsou bezpečná.</translation>
    </message>
    <message>
        <source>Take the piece that gives check.</source>
        <translation>Vezměte kámen, který dává šach.</translation>
    </message>
    <message>
        <source>Taken, and the check is gone.</source>
        <translation>Vzato a po šachu.</translation>
    </message>
    <message>
        <source>Mate! Most mates in shogi look like this one.</source>
        <translation>Mat! Takto vypadá většina matů v shogi.</translation>
    </message>
    <message>
        <source>Nothing guards the gold there: the king takes it.</source>
        <translation>Tam zlatého nic nekryje: král ho vezme.</translation>
    </message>
    <message>
        <source>Mate. The rook is out of the king&apos;s reach.</source>
        <translation>Mat. Na věž král nedosáhne.</translation>
    </message>
    <message>
        <source>Too near: the king takes the rook.</source>
        <translation>Příliš blízko: král věž vezme.</translation>
    </message>
    <message>
        <source>Mate in three. Keep the gold for the end.</source>
        <translation>Mat třetím tahem. Zlatého si nechte na konec.</translation>
    </message>
    <message>
        <source>Now the king slips away. Begin with the silver.</source>
        <translation>Král teď uklouzne. Začněte stříbrným.</translation>
    </message>
    <message>
        <source>Dragon and horse: ten points. Which total wins depends on the rule chosen for the game; the rules reference lists them all.</source>
        <translation>Drak a kůň: deset bodů. Kolik stačí k výhře, záleží na zvoleném pravidle, všechna jsou v přehledu pravidel.</translation>
    </message>
    <message>
        <source>The king counts nothing.</source>
        <translation>Král se nepočítá.</translation>
    </message>
    <message>
        <source>Yes: White&apos;s left is your right.</source>
        <translation>Ano: vlevo pro Bílého je vpravo pro vás.</translation>
    </message>
    <message>
        <source>Look at the two far corners: in one of them the lance is missing.</source>
        <translation>Podívejte se do obou vzdálených rohů: v jednom kopiník chybí.</translation>
    </message>
    <message>
        <source>That is your own king: nobody attacks it.</source>
        <translation>To je váš král, nikdo ho nenapadá.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s queen.</source>
        <translation>To je soupeřova královna.</translation>
    </message>
    <message>
        <source>The queen moves as in chess: any number of free squares, straight or diagonally.</source>
        <translation>Královna chodí jako dáma v šachu: rovně i šikmo o libovolný počet volných polí.</translation>
    </message>
    <message>
        <source>Take all three pieces with your queen.</source>
        <translation>Vezměte královnou všechny tři kameny.</translation>
    </message>
    <message>
        <source>Take the silver with your lance.</source>
        <translation>Vezměte kopiníkem stříbrného generála.</translation>
    </message>
    <message>
        <source>Backward, too.</source>
        <translation>I dozadu.</translation>
    </message>
    <message>
        <source>Since lance and knight can always come back, only the pawn must promote on the last row, and only the pawn may not be dropped there.</source>
        <translation>Kopiník a jezdec se vždy mohou vrátit, proto jen pěšec musí v poslední řadě povýšit a jen jeho tam nelze vložit.</translation>
    </message>
    <message>
        <source>Drop your knight on the last row.</source>
        <translation>Vložte jezdce do poslední řady.</translation>
    </message>
    <message>
        <source>The pawn could never move from there. The knight can.</source>
        <translation>Pěšec by se odtud nepohnul. Jezdec ano.</translation>
    </message>
    <message>
        <source>Win by taking White&apos;s last piece.</source>
        <translation>Vyhrajte: vezměte Bílému poslední kámen.</translation>
    </message>
    <message>
        <source>Your progress in the course could not be read. The file was moved to {file}.</source>
        <translation>Váš postup kurzem se nepodařilo přečíst. Soubor byl přesunut do {file}.</translation>
    </message>
    <message>
        <source>Your progress in the course cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>Pokrok v kurzu nelze uložit do {file} ({reason}). Uvolněte místo na disku nebo tam povolte zápis.</translation>
    </message>
    <message>
        <source>For chess players: what differs and what is new</source>
        <translation>Pro šachisty: co je jinak a co je nové</translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <source>The board and the starting position</source>
        <translation>Deska a rozestavení</translation>
    </message>
    <message>
        <source>Three rules for drops</source>
        <translation>Tři pravidla vkládání</translation>
    </message>
    <message>
        <source>One of your own pieces is there.</source>
        <translation>Tam stojí váš vlastní kámen.</translation>
    </message>
    <message>
        <source>There is already a piece on that square.</source>
        <translation>Na tom poli už kámen stojí.</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on that file.</source>
        <translation>Nifu: v tom sloupci už váš pěšec stojí.</translation>
    </message>
    <message>
        <source>Uchifuzume: a dropped pawn may not give checkmate.</source>
        <translation>Uchifuzume: vložený pěšec nesmí dát mat.</translation>
    </message>
    <message>
        <source>Another piece is in the way.</source>
        <translation>V cestě stojí jiný kámen.</translation>
    </message>
    <message>
        <source>Your king is in check: your move must get it out of check.</source>
        <translation>Váš král je v šachu: tah to musí odvrátit.</translation>
    </message>
    <message>
        <source>It cannot move: your own pieces are in its way.</source>
        <translation>Nemůže táhnout: v cestě stojí vaše vlastní kameny.</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on every file where it could go.</source>
        <translation>Nifu: v každém sloupci, kam by mohl, už váš pěšec stojí.</translation>
    </message>
    <message>
        <source>You have already found that one.</source>
        <translation>To už máte.</translation>
    </message>
    <message>
        <source>A piece is always dropped unpromoted side up.</source>
        <translation>Kámen se vkládá vždy nepovýšenou stranou nahoru.</translation>
    </message>
    <message>
        <source>That is not the task. Try again.</source>
        <translation>To není zadaný úkol. Zkuste to znovu.</translation>
    </message>
    <message>
        <source>Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have the same colour, because they change sides during a game. The tip shows whose a piece is: your pieces point away from you.</source>
        <translation>Shogi se hraje na desce 9 × 9 polí, každý hráč má dvacet kamenů. Všechny mají stejnou barvu, protože během hry mění majitele. Čí kámen je, ukazuje jeho špička: vaše kameny míří od vás.</translation>
    </message>
    <message>
        <source>Select one of your own pieces.</source>
        <translation>Vyberte jeden ze svých kamenů.</translation>
    </message>
    <message>
        <source>Yes: its tip points at the other side. You play Black, called sente, the side that moves first.</source>
        <translation>Ano, míří na soupeře. Hrajete za Černého, japonsky sente, a začínáte.</translation>
    </message>
    <message>
        <source>The back row reads the same from both ends: lance, knight, silver general, gold general. The king is in the middle, between the golds.</source>
        <translation>Zadní řada je z obou krajů stejná: kopiník, jezdec, stříbrný generál, zlatý generál. Uprostřed mezi zlatými stojí král.</translation>
    </message>
    <message>
        <source>Select your king.</source>
        <translation>Vyberte svého krále.</translation>
    </message>
    <message>
        <source>That is your king, your largest piece. Everything depends on it.</source>
        <translation>To je váš král, největší z kamenů. O něj v celé hře jde.</translation>
    </message>
    <message>
        <source>Not this one. The king is in the middle of the row nearest to you.</source>
        <translation>Tohle ne. Král stojí uprostřed řady, která je vám nejblíž.</translation>
    </message>
    <message>
        <source>The second row has the two great pieces: the bishop on your left, the rook on your right. In front of them are nine pawns.</source>
        <translation>Ve druhé řadě stojí dva velké kameny: střelec vlevo, věž vpravo. Před nimi je devět pěšců.</translation>
    </message>
    <message>
        <source>Select your rook.</source>
        <translation>Vyberte svou věž.</translation>
    </message>
    <message>
        <source>Yes, the rook: it moves along rows and files, as in chess.</source>
        <translation>Ano, věž: chodí po řadách a sloupcích.</translation>
    </message>
    <message>
        <source>That is the bishop. The rook is on your right.</source>
        <translation>To je střelec. Věž stojí vpravo.</translation>
    </message>
    <message>
        <source>The rook is in the second row, on your right.</source>
        <translation>Věž stojí ve druhé řadě, vpravo.</translation>
    </message>
    <message>
        <source>The players take turns, one move each; nobody may pass. Black moves first. Most games start by opening the bishop&apos;s diagonal: the pawn diagonally in front of it, on its right, moves one square forward.</source>
        <translation>Hráči se střídají po jednom tahu a vzdát se tahu nelze. Začíná Černý. Skoro každá partie otevírá cestu střelci: pěšec šikmo vpravo před ním jde o pole vpřed.</translation>
    </message>
    <message>
        <source>Open your bishop&apos;s diagonal.</source>
        <translation>Otevřete cestu svému střelci.</translation>
    </message>
    <message>
        <source>Well done: the bishop now looks across the whole board. You have made your first move.</source>
        <translation>Výborně: střelec teď vidí přes celou desku. Máte za sebou první tah.</translation>
    </message>
    <message>
        <source>A fine first move too: it makes room for the rook. But now open the bishop&apos;s diagonal.</source>
        <translation>I to je dobrý první tah: uvolňuje místo věži. Teď ale chceme cestu pro střelce.</translation>
    </message>
    <message>
        <source>No double step here: a pawn always moves one square, even on its first move.</source>
        <translation>Dvojkrok tu není: pěšec jde vždy o jedno pole, i poprvé.</translation>
    </message>
    <message>
        <source>The king moves one square in any direction. A piece captures by moving onto an opposing piece. For practice, your opponent waits while you move.</source>
        <translation>Král chodí o jedno pole kterýmkoli směrem. Kámen bere tak, že vstoupí na pole soupeřova kamene. Při cvičení soupeř čeká a netáhne.</translation>
    </message>
    <message>
        <source>Both taken. One step at a time, the king can go anywhere.</source>
        <translation>Oba jsou vaši. Krok za krokem se král dostane kamkoli.</translation>
    </message>
    <message>
        <source>Too far: the king moves one square only.</source>
        <translation>Příliš daleko: král chodí jen o jedno pole.</translation>
    </message>
    <message>
        <source>There the pawn could take your king. A king may never move into check.</source>
        <translation>Tam by krále vzal pěšec. Král nikdy nevstupuje do ohrožení.</translation>
    </message>
    <message>
        <source>The gold general moves one square: straight in all four directions, or diagonally forward. That makes six squares. In the diagram, each dot is one step.</source>
        <translation>Zlatý generál chodí o jedno pole: rovně všemi čtyřmi směry, nebo šikmo vpřed. Celkem šest polí. V nákresu je tečka jeden krok.</translation>
    </message>
    <message>
        <source>Select all six squares your gold can move to.</source>
        <translation>Vyberte všech šest polí, kam může zlatý generál.</translation>
    </message>
    <message>
        <source>All six. Golds are the king&apos;s guards: keep them near it.</source>
        <translation>Všech šest. Zlatí generálové střeží krále, držte je u něj.</translation>
    </message>
    <message>
        <source>No: a gold never moves diagonally backward. Those are its two blind spots.</source>
        <translation>Ne: zlatý generál nechodí šikmo vzad. To jsou jeho dvě slabá místa.</translation>
    </message>
    <message>
        <source>The silver general moves one square diagonally in all four directions, or straight forward. That makes five squares.</source>
        <translation>Stříbrný generál chodí o jedno pole šikmo všemi čtyřmi směry, nebo rovně vpřed. Pět polí.</translation>
    </message>
    <message>
        <source>Select all five squares your silver can move to.</source>
        <translation>Vyberte všech pět polí, kam může stříbrný generál.</translation>
    </message>
    <message>
        <source>All five. Three of them are in front: silvers attack, and retreat diagonally.</source>
        <translation>Všech pět. Tři z nich leží vpředu: stříbrní útočí a šikmo se vracejí.</translation>
    </message>
    <message>
        <source>A silver does not move sideways: that is a gold&apos;s move.</source>
        <translation>Stříbrný generál do strany nechodí, to umí zlatý.</translation>
    </message>
    <message>
        <source>A silver does not move straight back: that is a gold&apos;s move.</source>
        <translation>Stříbrný generál rovně vzad nechodí, to umí zlatý.</translation>
    </message>
    <message>
        <source>Gold and silver complement each other. The pawn is diagonally behind both of your generals.</source>
        <translation>Zlatý a stříbrný se doplňují. Pěšec stojí šikmo za oběma vašimi generály.</translation>
    </message>
    <message>
        <source>Only the silver can move back diagonally.</source>
        <translation>Šikmo vzad může jen stříbrný generál.</translation>
    </message>
    <message>
        <source>The gold cannot move diagonally backward. The silver can.</source>
        <translation>Zlatý generál šikmo vzad nemůže. Stříbrný ano.</translation>
    </message>
    <message>
        <source>The pawn is still there. Which general moves diagonally backward?</source>
        <translation>Pěšec tam stále stojí. Který generál chodí šikmo vzad?</translation>
    </message>
    <message>
        <source>The bishop moves any number of free squares diagonally. A line with an arrowhead in the diagram means: as far as the way is free.</source>
        <translation>Střelec chodí šikmo o libovolný počet volných polí. Čára se šipkou v nákresu znamená: tak daleko, jak je volno.</translation>
    </message>
    <message>
        <source>Three taken. From the middle, the bishop reaches far in four directions.</source>
        <translation>Všichni tři. Ze středu dosáhne střelec daleko do čtyř stran.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, and never over another piece.</source>
        <translation>Střelec chodí šikmo a nikdy nepřeskakuje.</translation>
    </message>
    <message>
        <source>The rook moves any number of free squares in a straight line, along its row or file.</source>
        <translation>Věž chodí rovně o libovolný počet volných polí, po řadě i po sloupci.</translation>
    </message>
    <message>
        <source>The rook moves straight, and never over another piece.</source>
        <translation>Věž chodí rovně a nikdy nepřeskakuje.</translation>
    </message>
    <message>
        <source>The lance moves straight forward like a rook, as far as the way is free, and in no other direction. It can never come back.</source>
        <translation>Kopiník běží rovně vpřed jako věž, dokud má volno, a nikam jinam. Zpátky se nevrací.</translation>
    </message>
    <message>
        <source>Straight through. A lance on an open file threatens everything in front of it.</source>
        <translation>Rovnou na cíl. Kopiník na volném sloupci ohrožuje vše před sebou.</translation>
    </message>
    <message>
        <source>The pawn is in the way: a lance does not jump.</source>
        <translation>V cestě stojí pěšec a kopiník neskáče.</translation>
    </message>
    <message>
        <source>The lance moves straight forward only.</source>
        <translation>Kopiník chodí jen rovně vpřed.</translation>
    </message>
    <message>
        <source>That is a lance&apos;s move, but it captures nothing. Go as far as the pawn.</source>
        <translation>To kopiník smí, ale nic nebere. Jděte až k pěšci.</translation>
    </message>
    <message>
        <source>The knight jumps two squares forward and one to the side. It only goes forward, so it has just two squares. No other piece can jump.</source>
        <translation>Jezdec skáče: dvě pole vpřed a jedno stranou. Jen dopředu, tedy na dvě pole. Jako jediný smí přeskakovat kameny.</translation>
    </message>
    <message>
        <source>Select the two squares your knight can move to.</source>
        <translation>Vyberte dvě pole, kam může jezdec.</translation>
    </message>
    <message>
        <source>Both. The pawns in front did not matter. But be careful: a knight cannot go back.</source>
        <translation>Obě. Pěšci před ním nevadili. Pozor jen: jezdec se nevrací.</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, the knight only jumps forward.</source>
        <translation>V šachu ano. Jezdec v shogi skáče jen dopředu.</translation>
    </message>
    <message>
        <source>The pawn moves one square straight forward, and it captures straight forward too.</source>
        <translation>Pěšec jde o jedno pole rovně vpřed a stejně rovně i bere.</translation>
    </message>
    <message>
        <source>Right: a pawn takes what is directly in front of it.</source>
        <translation>Správně: co stojí před pěšcem, to pěšec bere.</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, a pawn captures straight forward, just as it moves.</source>
        <translation>V šachu ano. V shogi bere pěšec rovně, tak jak chodí.</translation>
    </message>
    <message>
        <source>The three rows farthest from you, where your opponent started, are your promotion zone. A piece that moves into it, within it or out of it may promote: it is turned over.</source>
        <translation>Tři nejvzdálenější řady, kde stál soupeř, jsou vaše povyšovací zóna. Kámen, který do ní vstoupí, hne se v ní nebo ji opustí, smí povýšit: obrátí se.</translation>
    </message>
    <message>
        <source>Select a square of your promotion zone.</source>
        <translation>Vyberte pole své povyšovací zóny.</translation>
    </message>
    <message>
        <source>That is outside. Only the three rows at the far edge belong to it.</source>
        <translation>To leží mimo. Patří k ní jen tři řady u protějšího okraje.</translation>
    </message>
    <message>
        <source>A promoted rook is called a dragon: a rook that can also move one square diagonally. There is never a reason not to promote it. When you put the piece down, both faces are shown: choose the red one.</source>
        <translation>Povýšená věž se jmenuje drak: věž, která smí i o pole šikmo. Není důvod ji nepovýšit. Až kámen položíte, ukážou se obě strany: zvolte červenou.</translation>
    </message>
    <message>
        <source>A dragon! Promotion is part of the move, and lasts until the piece is captured.</source>
        <translation>Drak! Povýšení je součást tahu a trvá, dokud kámen není zajat.</translation>
    </message>
    <message>
        <source>Allowed, but a pity: the rook stays a rook. Try again and choose the promoted side.</source>
        <translation>To se smí, ale je to škoda: věž zůstane věží. Zkuste to znovu a zvolte povýšenou stranu.</translation>
    </message>
    <message>
        <source>The dragon moves like a rook, or one square diagonally.</source>
        <translation>Drak chodí jako věž, a navíc o jedno pole šikmo.</translation>
    </message>
    <message>
        <source>The dragon is the strongest piece in the game.</source>
        <translation>Drak je nejsilnější kámen hry.</translation>
    </message>
    <message>
        <source>It moves only one square diagonally.</source>
        <translation>Šikmo chodí jen o jedno pole.</translation>
    </message>
    <message>
        <source>The promoted bishop, called a horse, moves like a bishop, or one square straight. So it can switch to the other diagonals.</source>
        <translation>Povýšený střelec, řečený kůň, chodí jako střelec, a navíc o jedno pole rovně.</translation>
    </message>
    <message>
        <source>All taken. They say a horse near your own king is worth three golds.</source>
        <translation>Všechny. Kůň u vlastního krále prý vydá za tři zlaté generály.</translation>
    </message>
    <message>
        <source>It moves only one square straight.</source>
        <translation>Rovně chodí jen o jedno pole.</translation>
    </message>
    <message>
        <source>A piece that leaves the zone may promote as well: it is enough that the move begins there. Silver, knight, lance and pawn all promote to move like a gold.</source>
        <translation>Povýšit smí i kámen, který zónu opouští: stačí, že v ní tah začíná. Stříbrný, jezdec, kopiník i pěšec se mění ve zlaté.</translation>
    </message>
    <message>
        <source>You may leave it a silver, and sometimes that is better. Here, promote.</source>
        <translation>Smí zůstat stříbrným a někdy je to lepší. Tady ale povyšte.</translation>
    </message>
    <message>
        <source>Take the pawn: the move begins in the zone, so the silver may promote.</source>
        <translation>Vezměte pěšce: tah začíná v zóně, takže smíte povýšit.</translation>
    </message>
    <message>
        <source>This is a promoted silver. It has lost its old moves and now moves like a gold; so do promoted knights, lances and pawns.</source>
        <translation>Toto je povýšený stříbrný generál. Ztratil své tahy a chodí jako zlatý, stejně jako povýšení jezdci, kopiníci a pěšci.</translation>
    </message>
    <message>
        <source>Select all squares it can move to.</source>
        <translation>Vyberte všechna pole, kam může.</translation>
    </message>
    <message>
        <source>That was the silver&apos;s move. Promoted, it moves like a gold, so not diagonally back.</source>
        <translation>Tak chodil stříbrný. Povýšený chodí jako zlatý, tedy ne šikmo vzad.</translation>
    </message>
    <message>
        <source>Promotion is your choice, except where the piece could never move again: a pawn or lance on the last row, a knight on the last two.</source>
        <translation>Povýšení je na vás, jen ne tam, kde by se kámen už nepohnul: pěšec a kopiník v poslední řadě, jezdec v posledních dvou.</translation>
    </message>
    <message>
        <source>A promoted pawn is called a tokin: it moves like a gold, yet if it is captured your opponent gets a mere pawn.</source>
        <translation>Povýšený pěšec je tokin: chodí jako zlatý, a je-li zajat, soupeř dostane jen pěšce.</translation>
    </message>
    <message>
        <source>Now for what makes shogi special. A captured piece does not leave the game: it changes sides and goes to the stand beside the board. It is in hand.</source>
        <translation>A teď to, co dělá shogi zvláštním. Zajatý kámen ze hry nezmizí: přejde k vám a leží v ruce, na stolku u desky.</translation>
    </message>
    <message>
        <source>It is on your stand, at the lower right. From now on it is yours.</source>
        <translation>Leží na vašem stolku vpravo dole. Od teď je váš.</translation>
    </message>
    <message>
        <source>The pawn is right in front of your gold: take it.</source>
        <translation>Pěšec stojí přímo před zlatým: vezměte ho.</translation>
    </message>
    <message>
        <source>Instead of moving a piece you may drop one: put a piece from your hand on any empty square. That is your whole move. A drop captures nothing, but the piece can threaten at once.</source>
        <translation>Místo tahu smíte vložit: položit kámen z ruky na kterékoli prázdné pole. Vložením se nebere, ale kámen hned ohrožuje.</translation>
    </message>
    <message>
        <source>The silver is attacked. Any captured piece can appear anywhere: that is why shogi never runs dry.</source>
        <translation>Stříbrný je napaden. Zajatý kámen se může objevit kdekoli, proto shogi nikdy nevyhasne.</translation>
    </message>
    <message>
        <source>A drop captures nothing. Put the pawn on the empty square in front of the silver.</source>
        <translation>Vložením se nebere. Položte pěšce na prázdné pole před něj.</translation>
    </message>
    <message>
        <source>From there the pawn does not reach the silver. It captures straight forward.</source>
        <translation>Odtud pěšec na stříbrného nedosáhne. Bere rovně vpřed.</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion: a tokin becomes a pawn again. And a drop never promotes, not even inside the zone. The piece has to move there first.</source>
        <translation>Zajatý kámen ztrácí povýšení: z tokinu je zase pěšec. A vložením se nepovyšuje ani v zóně, až pozdějším tahem.</translation>
    </message>
    <message>
        <source>Take the tokin, then drop the pawn on the second row, on the middle file.</source>
        <translation>Vezměte tokina a pak vložte pěšce do druhé řady od konce, do prostředního sloupce.</translation>
    </message>
    <message>
        <source>A pawn, not a tokin; but it can promote on its next step.</source>
        <translation>Pěšec, ne tokin. Ale příštím krokem povýší.</translation>
    </message>
    <message>
        <source>First take the tokin with the silver; then drop the pawn in the second row from the far edge, on the middle file.</source>
        <translation>Nejdřív vezměte stříbrným tokina, pak vložte pěšce těsně před protější okraj, do prostředního sloupce.</translation>
    </message>
    <message>
        <source>The line is blocked, and the check is answered.</source>
        <translation>Cesta je zavřená, šach odvrácen.</translation>
    </message>
    <message>
        <source>There it is not in the rook&apos;s way.</source>
        <translation>Tam věži v cestě nestojí.</translation>
    </message>
    <message>
        <source>That answers the check too. But here, practise the drop.</source>
        <translation>I tím šach odvrátíte. Tady si ale nacvičte vložení.</translation>
    </message>
    <message>
        <source>Drops can attack two pieces out of nowhere. Rook and king are two files apart.</source>
        <translation>Vložený kámen umí napadnout dva kameny zčistajasna. Věž a král stojí dva sloupce od sebe.</translation>
    </message>
    <message>
        <source>Check, and next move you take the rook. Everybody dreads a knight fork like this.</source>
        <translation>Šach a příště padne věž. Takové vidličky jezdcem se bojí každý.</translation>
    </message>
    <message>
        <source>From there it does not attack both. A knight attacks two rows ahead, one file to either side.</source>
        <translation>Odtud nenapadá obojí. Jezdec míří o dvě řady vpřed, o sloupec vlevo i vpravo.</translation>
    </message>
    <message>
        <source>There are three rules for drops. First: no two pawns on one file (nifu). You may not drop a pawn on a file where you have an unpromoted pawn.</source>
        <translation>Vkládání má tři pravidla. První: dva pěšci v jednom sloupci být nesmějí (nifu). Kde stojí váš nepovýšený pěšec, dalšího nevložíte.</translation>
    </message>
    <message>
        <source>In serious play nifu loses at once; even masters have fallen for it.</source>
        <translation>Ve vážné partii znamená nifu okamžitou prohru, stalo se to i mistrům.</translation>
    </message>
    <message>
        <source>Nifu is about unpromoted pawns only. A tokin does not count.</source>
        <translation>Nifu se týká jen nepovýšených pěšců. Tokin se nepočítá.</translation>
    </message>
    <message>
        <source>Right: your tokin is on that file, but it is no longer a pawn.</source>
        <translation>Správně: tokin v tom sloupci už není pěšcem.</translation>
    </message>
    <message>
        <source>There is a pawn on that file. Look for the file with the tokin.</source>
        <translation>V tom sloupci stojí pěšec. Hledejte sloupec s tokinem.</translation>
    </message>
    <message>
        <source>That is a legal move. But the task is to drop the pawn.</source>
        <translation>To je dovolený tah. Úkolem je ale vložit pěšce.</translation>
    </message>
    <message>
        <source>Second: no drop where the piece could never move again. That means no pawn or lance on the last row, and no knight on the last two.</source>
        <translation>Druhé: nevkládá se tam, odkud by se kámen nikdy nepohnul. Pěšec a kopiník ne do poslední řady, jezdec ne do posledních dvou.</translation>
    </message>
    <message>
        <source>Drop your knight as far forward as the rule allows.</source>
        <translation>Vložte jezdce co nejdál vpřed, jak je dovoleno.</translation>
    </message>
    <message>
        <source>Third: a dropped pawn may not give checkmate (uchifuzume). A dropped pawn may give check, and any other piece may be dropped to give mate.</source>
        <translation>Třetí: vloženým pěšcem se nesmí dát mat (uchifuzume). Šach ano, a každým jiným kamenem i mat.</translation>
    </message>
    <message>
        <source>Mate with the gold. The pawn on the same square would have been illegal.</source>
        <translation>Mat zlatým generálem. Vložit na totéž pole pěšce by bylo nedovolené.</translation>
    </message>
    <message>
        <source>It would be mate, and that is exactly what a dropped pawn may not give. Use the gold.</source>
        <translation>Byl by to mat, a právě ten vložený pěšec dát nesmí. Použijte zlatého.</translation>
    </message>
    <message>
        <source>That does not mate the king.</source>
        <translation>Tím král mat nedostal.</translation>
    </message>
    <message>
        <source>A pawn already on the board may mate by moving. Only the drop is forbidden.</source>
        <translation>Pěšec, který už na desce stojí, tahem mat dát smí. Zakázáno je jen vložení.</translation>
    </message>
    <message>
        <source>Mate, and perfectly legal.</source>
        <translation>Mat, a zcela podle pravidel.</translation>
    </message>
    <message>
        <source>That is not mate. Look at the pawn on the edge.</source>
        <translation>To mat není. Podívejte se na krajního pěšce.</translation>
    </message>
    <message>
        <source>A piece that could take the king next move gives check. You need not announce it. The player in check must answer at once.</source>
        <translation>Kámen, který by příště mohl vzít krále, dává šach. Ohlašovat se nemusí. Kdo je v šachu, musí hned odpovědět.</translation>
    </message>
    <message>
        <source>That does not attack the king.</source>
        <translation>Tím král napaden není.</translation>
    </message>
    <message>
        <source>A king may not move to a square where it could be taken, and no move may leave it in check. Your opponent&apos;s rook controls the file beside your king.</source>
        <translation>Král nesmí na pole, kde by byl vzat, a žádný tah ho nesmí nechat v šachu. Soupeřova věž ovládá sousední sloupec.</translation>
    </message>
    <message>
        <source>Select all squares your king can move to.</source>
        <translation>Vyberte všechna pole, kam král může.</translation>
    </message>
    <message>
        <source>The rook controls that file: your king would be taken.</source>
        <translation>Do toho sloupce vidí věž, krále by vzala.</translation>
    </message>
    <message>
        <source>There are three answers to check: move the king away, put something in between, or take the piece that gives check.</source>
        <translation>Na šach lze odpovědět třemi způsoby: králem ustoupit, něco představit, nebo útočící kámen vzít.</translation>
    </message>
    <message>
        <source>Your king would still be in check.</source>
        <translation>Král by byl stále napaden.</translation>
    </message>
    <message>
        <source>Checkmate (tsumi): the king is in check and nothing helps. The classic mate is a gold at the head of the king, guarded by another piece.</source>
        <translation>Mat (tsumi): král je v šachu a nic nepomůže. Klasický mat je zlatý generál přímo před králem, krytý jiným kamenem.</translation>
    </message>
    <message>
        <source>The king escapes. What does your pawn guard?</source>
        <translation>Tomu král uteče. Které pole kryje váš pěšec?</translation>
    </message>
    <message>
        <source>A rook can mate from afar when the squares in front of the king are guarded. Your gold covers that row.</source>
        <translation>Věž matuje zdálky, když má král cestu vpřed zavřenou. Zlatý kryje řadu před králem.</translation>
    </message>
    <message>
        <source>That is not mate. The gold guards the second row; attack along the first.</source>
        <translation>To mat není. Druhou řadu kryje zlatý, útočte po první.</translation>
    </message>
    <message>
        <source>Now a mate in three: your move, the reply, your move. Each of your moves must give check. Mating problems like this are called tsume-shogi.</source>
        <translation>Teď mat třetím tahem: vy, odpověď, vy. Každý váš tah musí být šach. Takovým úlohám se říká tsume-shogi.</translation>
    </message>
    <message>
        <source>Solved! “Keep a gold for the final blow” is an old rule of tsume.</source>
        <translation>Vyřešeno! „Zlatého si nech na poslední úder“ je staré pravidlo tsume.</translation>
    </message>
    <message>
        <source>The king escapes.</source>
        <translation>Tomu král uteče.</translation>
    </message>
    <message>
        <source>If the same position occurs for the fourth time, with the same player to move and the same pieces in hand, the game is void (sennichite) and is usually replayed with colours reversed. Here it has occurred three times.</source>
        <translation>Nastane-li táž pozice se stejným hráčem na tahu a stejnými kameny v ruce počtvrté, partie neplatí (sennichite) a obvykle se hraje znovu s vyměněnými stranami. Tady už nastala třikrát.</translation>
    </message>
    <message>
        <source>Move the gold back, and the position occurs for the fourth time.</source>
        <translation>Vraťte zlatého: ať pozice nastane počtvrté.</translation>
    </message>
    <message>
        <source>The fourth time: sennichite. But a player who repeats by giving check every time loses.</source>
        <translation>Počtvrté: sennichite. Kdo však opakuje stálým šachem, prohrává.</translation>
    </message>
    <message>
        <source>That is a different position, and the game goes on.</source>
        <translation>To je jiná pozice a hra jde dál.</translation>
    </message>
    <message>
        <source>If both kings get into the opposing camps, mate becomes hopeless: that is an impasse (jishōgi). Then pieces are counted: rooks and bishops, promoted or not, five points each, every other piece one, the king nothing.</source>
        <translation>Dostanou-li se oba králové do soupeřova tábora, mat je beznadějný: impas (jishogi). Pak se kameny počítají: věž a střelec, i povýšení, po pěti bodech, ostatní po jednom, král nic.</translation>
    </message>
    <message>
        <source>Select all your pieces that count five points.</source>
        <translation>Vyberte všechny své kameny za pět bodů.</translation>
    </message>
    <message>
        <source>That one counts only one point.</source>
        <translation>Ten je jen za bod.</translation>
    </message>
    <message>
        <source>Select pieces of your own.</source>
        <translation>Vybírejte vlastní kameny.</translation>
    </message>
    <message>
        <source>Players of different strength play with a handicap: the stronger one, White (uwate), removes pieces before the game. They take no part in it. The smallest handicap is White&apos;s left lance, left as White sees it.</source>
        <translation>Různě silní hráči hrají s handicapem: silnější, Bílý (uwate), odebere před hrou kameny. Ve hře už nebudou vůbec. Nejmenší handicap je levý kopiník Bílého, vlevo z jeho pohledu.</translation>
    </message>
    <message>
        <source>Select the empty square of the lance that was given.</source>
        <translation>Vyberte prázdné pole odebraného kopiníka.</translation>
    </message>
    <message>
        <source>White&apos;s right lance is there, in its place.</source>
        <translation>To je pravý kopiník Bílého a ten tam stojí.</translation>
    </message>
    <message>
        <source>In a handicap game the handicap giver, White, moves first. This is the six-piece handicap: rook, bishop, both lances and both knights are gone.</source>
        <translation>V handicapové partii začíná ten, kdo kameny dal, tedy Bílý. Toto je handicap šesti kamenů: chybí věž, střelec, oba kopiníci a oba jezdci.</translation>
    </message>
    <message>
        <source>Select the king of the side that moves first.</source>
        <translation>Vyberte krále strany, která začíná.</translation>
    </message>
    <message>
        <source>White moves first. With six extra pieces, even a beginner can beat a strong player.</source>
        <translation>Začíná Bílý. Se šesti kameny navíc porazí silného hráče i začátečník.</translation>
    </message>
    <message>
        <source>In an even game Black moves first. In a handicap game White does.</source>
        <translation>V rovné partii začíná Černý. S handicapem Bílý.</translation>
    </message>
    <message>
        <source>Select one of the two kings.</source>
        <translation>Vyberte jednoho z obou králů.</translation>
    </message>
    <message>
        <source>A game ends with mate, but few games get that far: a player who sees that mate cannot be stopped resigns, and thanks the opponent for the game. Resigning in time is good manners.</source>
        <translation>Partie končí matem, ale málokterá dojde až k němu: kdo vidí, že matu nezabrání, vzdá se a poděkuje za hru. Vzdát se včas je zdvořilé.</translation>
    </message>
    <message>
        <source>Select the king that has no way out and would have resigned.</source>
        <translation>Vyberte krále, který už nemá kam a měl by se vzdát.</translation>
    </message>
    <message>
        <source>White is mated: the gold guards the tokin, and every square beside the king is covered.</source>
        <translation>Bílý je v matu: tokina kryje zlatý a všechna pole okolo jsou pokrytá.</translation>
    </message>
    <message>
        <source>Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a side, ten of them pawns. Everything not mentioned here is as in shogi.</source>
        <translation>Okisaki shogi se hraje na desce 10 × 10 polí a vedle krále stojí královna: 22 kamenů na každé straně, z toho deset pěšců. O čem tu řeč není, platí jako v shogi.</translation>
    </message>
    <message>
        <source>Select your queen.</source>
        <translation>Vyberte svou královnu.</translation>
    </message>
    <message>
        <source>The queen, to the left of the king. She does not promote.</source>
        <translation>Královna stojí vlevo od krále. Nepovyšuje.</translation>
    </message>
    <message>
        <source>That is the king. The queen is on its left.</source>
        <translation>To je král. Královna stojí vlevo od něj.</translation>
    </message>
    <message>
        <source>The queen is beside the king, in the row nearest to you.</source>
        <translation>Královna stojí vedle krále v řadě, která je vám nejblíž.</translation>
    </message>
    <message>
        <source>All taken. Remember that a captured queen comes back against you.</source>
        <translation>Všechny. Pozor, zajatá královna se vrátí proti vám.</translation>
    </message>
    <message>
        <source>The queen moves straight or diagonally, and never over another piece.</source>
        <translation>Královna chodí rovně nebo šikmo a nikdy nepřeskakuje.</translation>
    </message>
    <message>
        <source>The knight of Okisaki shogi is the chess knight: it jumps in all directions.</source>
        <translation>Jezdec v okisaki shogi je jezdec ze šachu: skáče na všechny strany.</translation>
    </message>
    <message>
        <source>Select all eight squares it can move to.</source>
        <translation>Vyberte všech osm polí, kam může.</translation>
    </message>
    <message>
        <source>Eight squares. Promoted, it moves like a gold, so think before you turn it over.</source>
        <translation>Osm polí. Povýšený chodí jako zlatý, takže povýšení zvažte.</translation>
    </message>
    <message>
        <source>The lance of Okisaki shogi moves straight backward as well as forward.</source>
        <translation>Kopiník v okisaki shogi běží rovně vpřed i vzad.</translation>
    </message>
    <message>
        <source>The silver is behind your lance.</source>
        <translation>Stříbrný stojí za kopiníkem.</translation>
    </message>
    <message>
        <source>Allowed here; in standard shogi it would be illegal.</source>
        <translation>Tady se to smí, v běžném shogi by to bylo nedovolené.</translation>
    </message>
    <message>
        <source>Allowed; but the task is to use the last row.</source>
        <translation>To se smí, ale chceme poslední řadu.</translation>
    </message>
    <message>
        <source>There is a second way to win: take everything the other side has except its king, on the board and in hand. A side left with a bare king loses, unless it bares your king with its very next move; then the game is a draw.</source>
        <translation>Vyhrát lze ještě jinak: vzít soupeři vše kromě krále, na desce i v ruce. Komu zbude jen král, prohrál, pokud hned příštím tahem nevezme vše kromě krále i vám; pak je remíza.</translation>
    </message>
    <message>
        <source>A bare king: you have won. And now you know all the rules.</source>
        <translation>Holý král: vyhráli jste. A tím znáte pravidla.</translation>
    </message>
    <message>
        <source>White still has a piece besides the king.</source>
        <translation>Bílý má kromě krále ještě kámen.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn shogi</source>
        <translation>Naučit se shogi</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave the game</source>
        <translation>Opustit partii</translation>
    </message>
    <message>
        <source>You are playing {name} over the network.</source>
        <translation>Hrajete po síti, soupeř: {name}.</translation>
    </message>
    <message>
        <source>If you leave now, you lose the game.</source>
        <translation>Pokud teď odejdete, partii prohrajete.</translation>
    </message>
    <message>
        <source>&amp;Resign and leave</source>
        <translation>&amp;Vzdát a odejít</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Porad&amp;it</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Ukázat</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Zn&amp;ovu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Př&amp;edchozí</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>Look at the marked square.</source>
        <translation>Podívejte se na označené pole.</translation>
    </message>
    <message>
        <source>Pick up the piece on your stand, at the lower right, and put it there.</source>
        <translation>Vezměte kámen ze stolku vpravo dole a položte ho tam.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>Označený kámen to umí.</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>„{text}“ tu není možný tah.</translation>
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
        <source>Climbing silver</source>
        <translation>Stoupající stříbrný</translation>
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
        <source>Rook&apos;s pawn</source>
        <translation>Pěšec před věží</translation>
    </message>
    <message>
        <source>Central knights</source>
        <translation>Jezdci ve středu</translation>
    </message>
    <message>
        <source>Edge bishop</source>
        <translation>Střelec na okraji</translation>
    </message>
    <message>
        <source>Swinging rook</source>
        <translation>Přesunutá věž</translation>
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
        <source>is too large to be a kifu ({reason}).</source>
        <translation>je na kifu příliš velký ({reason}).</translation>
    </message>
    <message>
        <source>cannot be read as a game record ({reason}).</source>
        <translation>nelze načíst jako záznam partie ({reason}).</translation>
    </message>
    <message>
        <source>cannot be opened ({reason}). Check that you are allowed to read it.</source>
        <translation>nelze otevřít ({reason}). Zkontrolujte, zda jej smíte číst.</translation>
    </message>
    <message>
        <source>was read with problems: {reason}</source>
        <translation>byl načten s výhradami: {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} contains several games; the first is shown.</source>
        <translation>Soubor {file} obsahuje více partií; zobrazena je první.</translation>
    </message>
    <message>
        <source>List all of them</source>
        <translation>Vypsat všechny</translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Knihovna kifu</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiky…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>Rozebrat…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Přidat složku…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Přidat soubory…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>{found} z %Ln partie</numerusform>
            <numerusform>{found} ze %Ln partií</numerusform>
            <numerusform>{found} z %Ln partií</numerusform>
        </translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>výhry ☗ {black} · ☖ {white}</translation>
    </message>
    <message>
        <source>Go back to where you were</source>
        <translation>Zpět tam, kde jste byli</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>Jak hrajete: přesnost v čase, chyby, zahájení</translation>
    </message>
    <message>
        <source>Let an engine check every move of these games in the background</source>
        <translation>Nechat engine na pozadí projít všechny tahy těchto partií</translation>
    </message>
    <message>
        <source>Add a folder of kifu or single files to the library</source>
        <translation>Přidat do knihovny složku s kifu nebo jednotlivé soubory</translation>
    </message>
    <message>
        <source>Opening book, folders, files with problems</source>
        <translation>Kniha zahájení, složky, soubory s potížemi</translation>
    </message>
    <message>
        <source>More library options</source>
        <translation>Další možnosti knihovny</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Analyse…</source>
        <translation>Rozebrat…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Přidat složku…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
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
        <source>Open on the board</source>
        <translation>Otevřít na desce</translation>
    </message>
    <message>
        <source>Make an opening book…</source>
        <translation>Vytvořit knihu zahájení…</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>Najít partie s touto pozicí</translation>
    </message>
    <message>
        <source>No game in the library matches your search.</source>
        <translation>Hledání neodpovídá žádná partie v knihovně.</translation>
    </message>
    <message>
        <source>Add a folder of kifu, and every game in it can be found here by player, opening or position.</source>
        <translation>Přidejte složku s kifu a každou partii z ní zde najdete podle hráčů, zahájení nebo pozice.</translation>
    </message>
</context>
<context>
    <name>LineSteps</name>
    <message>
        <source>Back along the line</source>
        <translation>O tah zpět ve variantě</translation>
    </message>
    <message>
        <source>Show the next move of the line on the board</source>
        <translation>Ukázat další tah varianty na desce</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>The threat: what the other side would play if it could move now.</source>
        <translation>Hrozba: co by zahrála druhá strana, kdyby teď mohla táhnout.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Spouští se…</translation>
    </message>
    <message>
        <source>depth {plies}</source>
        <translation>hloubka {plies}</translation>
    </message>
    <message>
        <source>{number}/s</source>
        <translation>{number}/s</translation>
    </message>
    <message>
        <source>No moves here: the game is over.</source>
        <translation>Tady nelze táhnout: partie skončila.</translation>
    </message>
    <message>
        <source>An engine cannot analyse this: a king could be taken.</source>
        <translation>Tuto pozici engine nerozebere: král by mohl být vzat.</translation>
    </message>
    <message>
        <source>getting ready…</source>
        <translation>připravuje se…</translation>
    </message>
</context>
<context>
    <name>LiveBoard</name>
    <message>
        <source>Game shown</source>
        <translation>Zobrazená partie</translation>
    </message>
    <message>
        <source>Game {number}: {black} – {white}</source>
        <translation>Partie {number}: {black} – {white}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Tah {number}</translation>
    </message>
    <message>
        <source>{score} for Black</source>
        <translation>{score} pro Černého</translation>
    </message>
</context>
<context>
    <name>LoginPage</name>
    <message>
        <source>A friend&apos;s computer or a club (Shogi Desktop)</source>
        <translation>Počítač přítele nebo klub (Shogi Desktop)</translation>
    </message>
    <message>
        <source>Floodgate: {game}</source>
        <translation>Floodgate: {game}</translation>
    </message>
    <message>
        <source>Another server (CSA protocol)</source>
        <translation>Jiný server (protokol CSA)</translation>
    </message>
    <message>
        <source>I play</source>
        <translation>Hraji já</translation>
    </message>
    <message>
        <source>Nobody: I watch a game</source>
        <translation>Nikdo: sleduji partii</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>Vestavěný engine, plná síla</translation>
    </message>
    <message>
        <source>{name} at Floodgate, {game}</source>
        <translation>{name} na Floodgate, {game}</translation>
    </message>
    <message>
        <source>{name} at {host}, {game}</source>
        <translation>{name} na {host}, {game}</translation>
    </message>
    <message>
        <source>{name} at {host}</source>
        <translation>{name} na {host}</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresa</translation>
    </message>
    <message>
        <source>Po&amp;rt</source>
        <translation>Po&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Game at that server</source>
        <translation>Partie na to&amp;mto serveru</translation>
    </message>
    <message>
        <source>Your &amp;name there</source>
        <translation>Vaše jmé&amp;no tam</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>H&amp;eslo</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>Part&amp;ie</translation>
    </message>
    <message>
        <source>A public server where programs play each other and people may join in. Rounds start at fixed times.</source>
        <translation>Veřejný server, kde spolu hrají programy a lidé se k nim mohou přidat. Kola začínají v pevných časech.</translation>
    </message>
    <message>
        <source>The host sees the address and the port, and chooses the game and the password.</source>
        <translation>Kdo zve, vidí adresu a port a volí partii i heslo.</translation>
    </message>
    <message>
        <source>Players who ask for the same game are paired. 600-10 in its name means 600 s, then 10 s a move.</source>
        <translation>Hrají spolu ti, kdo žádají o stejnou partii. 600-10 ve jménu je 600 s a pak 10 s na tah.</translation>
    </message>
    <message>
        <source>Enter the address of the server.</source>
        <translation>Zadejte adresu serveru.</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>Zadejte jméno, které tam chcete používat.</translation>
    </message>
    <message>
        <source>Enter the game you want to play there, such as GAME-600-10.</source>
        <translation>Zadejte, kterou partii tam chcete hrát, například GAME-600-10.</translation>
    </message>
    <message>
        <source>W&amp;ho plays</source>
        <translation>&amp;Kdo hraje</translation>
    </message>
    <message>
        <source>The password is not stored, and it is sent unencrypted: choose one that you use nowhere else.</source>
        <translation>Heslo se neukládá a posílá se nešifrované: zvolte takové, které jinde nepoužíváte.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game cannot be backed up in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>Partii nelze průběžně zálohovat do {folder} ({reason}). Hra pokračuje; než program zavřete, partii uložte.</translation>
    </message>
</context>
<context>
    <name>MakeBookDialog</name>
    <message>
        <source>Make an opening book</source>
        <translation>Vytvořit knihu zahájení</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rated at least</source>
        <translation>Rating aspoň</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>Od tahu do tahu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Make the book…</source>
        <translation>Vytvořit knihu…</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>Vybrané: {number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>Všechny v seznamu: {number}</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Kterýkoli hráč</translation>
    </message>
    <message>
        <source>Won, drew or lost</source>
        <translation>Vyhrál, remizoval či prohrál</translation>
    </message>
    <message>
        <source>Did not lose</source>
        <translation>Neprohrál</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vyhrál</translation>
    </message>
    <message>
        <source>Any rating</source>
        <translation>Jakýkoli</translation>
    </message>
    <message>
        <source>Moves by</source>
        <translation>Tahy hráče</translation>
    </message>
    <message>
        <source>Their result</source>
        <translation>Jak dopadl</translation>
    </message>
    <message>
        <source>Played at least</source>
        <translation>Zahráno aspoň</translation>
    </message>
    <message>
        <source>Counts the moves of the main lines. The explorer shows the book, and players can use it.</source>
        <translation>Počítá tahy hlavních variant. Knihu ukazuje průzkumník a hráči z ní mohou hrát.</translation>
    </message>
    <message>
        <source>First move to count</source>
        <translation>První počítaný tah</translation>
    </message>
    <message>
        <source>Last move to count</source>
        <translation>Poslední počítaný tah</translation>
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
        <source>You have offered a draw. The game goes on until it is accepted.</source>
        <translation>Nabídli jste remízu. Partie pokračuje, dokud není přijata.</translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece has been put back.</source>
        <translation>Nedovolený tah: {reason} Kámen se vrátil zpět.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nový zápas…</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation>Dřívější zápasy</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Table as text…</source>
        <translation>Tabulka jako text…</translation>
    </message>
    <message>
        <source>Match as JSON…</source>
        <translation>Zápas jako JSON…</translation>
    </message>
    <message>
        <source>Games in the library</source>
        <translation>Partie v knihovně</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Zápas enginů</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otevřít soubor…</translation>
    </message>
    <message>
        <source>Back to where you were; the match goes on</source>
        <translation>Zpět, kde jste byli; zápas běží dál</translation>
    </message>
    <message>
        <source>Let engines and levels play each other, and see which is stronger and how sure that is.</source>
        <translation>Nechte hrát enginy a úrovně mezi sebou a podívejte se, kdo je silnější a jak jisté to je.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Dohráno</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>MatchPart</name>
    <message>
        <source>Open a match</source>
        <translation>Otevřít zápas</translation>
    </message>
    <message>
        <source>Matches (*.json)</source>
        <translation>Zápasy (*.json)</translation>
    </message>
    <message>
        <source>My engines</source>
        <translation>Moje enginy</translation>
    </message>
    <message>
        <source>The engine match is over.</source>
        <translation>Zápas enginů skončil.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>The games of this match were not kept.</source>
        <translation>Partie tohoto zápasu se neukládaly.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportovat zápas</translation>
    </message>
    <message>
        <source>{engine} is not in your list of engines, or its entry differs from the one this match was played with.</source>
        <translation>{engine} není v seznamu vašich enginů, nebo je tam jinak než v tomto zápase.</translation>
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
    <name>MateFinder</name>
    <message>
        <source>Looking for a mate…</source>
        <translation>Hledá se mat…</translation>
    </message>
    <message>
        <source>{seconds} s of {limit}</source>
        <translation>{seconds} s z {limit}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Looking for all defences…</source>
        <translation>Hledají se všechny obrany…</translation>
    </message>
    <message>
        <source>Some defences could not be decided in time.</source>
        <translation>Některé obrany se nepodařilo včas vyhodnotit.</translation>
    </message>
    <message>
        <source>All defences</source>
        <translation>Všechny obrany</translation>
    </message>
    <message>
        <source>There is no mate by continuous checks in this position.</source>
        <translation>V této pozici není mat vynucený šachy.</translation>
    </message>
    <message>
        <source>No mate found in {seconds} s.</source>
        <translation>Za {seconds} s se mat nenašel.</translation>
    </message>
    <message>
        <source>It is already in the record.</source>
        <translation>V záznamu už je.</translation>
    </message>
    <message numerus="yes">
        <source>All defences are in the record as variations: %Ln moves.</source>
        <translation>
            <numerusform>Všechny obrany jsou v záznamu jako varianty: %Ln tah.</numerusform>
            <numerusform>Všechny obrany jsou v záznamu jako varianty: %Ln tahy.</numerusform>
            <numerusform>Všechny obrany jsou v záznamu jako varianty: %Ln tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln tah</numerusform>
            <numerusform>%Ln tahy</numerusform>
            <numerusform>%Ln tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln pozice</numerusform>
            <numerusform>%Ln pozice</numerusform>
            <numerusform>%Ln pozic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves deep</source>
        <translation>
            <numerusform>do hloubky %n tahu</numerusform>
            <numerusform>do hloubky %n tahů</numerusform>
            <numerusform>do hloubky %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n moves.</source>
        <translation>
            <numerusform>Mat %n. tahem.</numerusform>
            <numerusform>Mat %n. tahem (počítají se obě strany).</numerusform>
            <numerusform>Mat %n. tahem (počítají se obě strany).</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to the record as a variation.</source>
        <translation>Přidáno do záznamu jako varianta.</translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message>
        <source>It leads to mate in {plies}.</source>
        <translation>Vede k matu {plies}. tahem.</translation>
    </message>
    <message>
        <source>It saves the {piece} on {square} from {move}.</source>
        <translation>Zachrání kámen na {square} ({piece}), hrozilo {move}.</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square}.</source>
        <translation>Získá kámen na {square}: {piece}.</translation>
    </message>
    <message>
        <source>It prevents {move}, which attacks two pieces at once and wins the {piece} on {square}.</source>
        <translation>Brání tahu {move}, který by napadl dva kameny zároveň a získal kámen na {square} ({piece}).</translation>
    </message>
    <message>
        <source>It prevents {move}, which pins the {piece} on {square} to the king and wins it.</source>
        <translation>Brání tahu {move}, po kterém by kámen na {square} ({piece}) zůstal ve vazbě s králem a padl.</translation>
    </message>
    <message>
        <source>It prevents {move}, which opens a line of attack and wins the {piece} on {square}.</source>
        <translation>Brání tahu {move}, který by otevřel linii útoku a získal kámen na {square} ({piece}).</translation>
    </message>
    <message>
        <source>It prevents a mate in {plies}.</source>
        <translation>Brání matu {plies}. tahem.</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square} within a few moves.</source>
        <translation>Za několik tahů získá kámen na {square}: {piece}.</translation>
    </message>
    <message>
        <source>It takes the {piece} on {square}, which is undefended.</source>
        <translation>Bere nekrytý kámen na {square}: {piece}.</translation>
    </message>
    <message>
        <source>It prevents {move}, which wins the {piece} on {square} within a few moves.</source>
        <translation>Brání tahu {move}, který by za několik tahů získal kámen na {square}: {piece}.</translation>
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
        <source>A name, for example “Two pieces and a silver”</source>
        <translation>Název, například „Dva kameny a stříbrný“</translation>
    </message>
    <message>
        <source>A handicap of this name exists; it will be replaced.</source>
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
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>The computer plays as</source>
        <translation>Počítač hraje jako</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Postava</translation>
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
        <source>{style}: {text}</source>
        <translation>{style}: {text}</translation>
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
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n perioda</numerusform>
            <numerusform>%n periody</numerusform>
            <numerusform>%n period</numerusform>
        </translation>
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
        <source>Rename the handicap</source>
        <translation>Přejmenovat handicap</translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation>Úro&amp;veň {number}: {name}</translation>
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
        <translation>Byoyomi</translation>
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
        <source>Start playing</source>
        <translation>Začít hrát</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Síla</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Podle hodin</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Pozic na tah</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>Hloubka v tazích</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>&amp;Kdo hraje</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source>It plays as well as it can; without a clock, {seconds} s a move.</source>
        <translation>Hraje, jak nejlépe umí; bez hodin {seconds} s na tah.</translation>
    </message>
    <message>
        <source>It plays as well as it can in that time.</source>
        <translation>Hraje, jak nejlépe v tom čase umí.</translation>
    </message>
    <message>
        <source>Built-in engine, at a level</source>
        <translation>Vestavěný engine podle úrovně</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>Bez knihy</translation>
    </message>
    <message>
        <source>Book {name}</source>
        <translation>Kniha {name}</translation>
    </message>
    <message>
        <source>Book {name}, best moves</source>
        <translation>Kniha {name}, nejlepší tahy</translation>
    </message>
    <message>
        <source>A weaker opponent</source>
        <translation>Slabší soupeř</translation>
    </message>
    <message>
        <source>A stronger opponent</source>
        <translation>Silnější soupeř</translation>
    </message>
    <message>
        <source>All opponent&amp;s…</source>
        <translation>Všichni &amp;soupeři…</translation>
    </message>
    <message>
        <source>More cho&amp;ices</source>
        <translation>Da&amp;lší volby</translation>
    </message>
    <message>
        <source>Fewer cho&amp;ices</source>
        <translation>Méně vo&amp;leb</translation>
    </message>
    <message>
        <source>Decided by tossing five pawns (furigoma)</source>
        <translation>Rozhodne hod pěti pěšci (furigoma)</translation>
    </message>
    <message>
        <source>Adjusts to your results after every game</source>
        <translation>Po každé partii se přizpůsobí vašim výsledkům</translation>
    </message>
    <message>
        <source>Toss pawns for the colours (furigoma)</source>
        <translation>Losovat barvy hodem pěšců (furigoma)</translation>
    </message>
    <message>
        <source>Three wins in a row change the handicap by one step. The match has no fixed end.</source>
        <translation>Tři výhry v řadě posunou handicap o stupeň. Zápas nemá pevný konec.</translation>
    </message>
    <message>
        <source>White gives the handicap in every game. A void game is replayed.</source>
        <translation>Handicap dává v každé partii Bílý. Neplatná partie se opakuje.</translation>
    </message>
    <message>
        <source>The players change colours after every game. A void game is replayed.</source>
        <translation>Barvy se po každé partii mění. Neplatná partie se opakuje.</translation>
    </message>
    <message>
        <source>The game on the board will be stopped.</source>
        <translation>Partie na desce bude přerušena.</translation>
    </message>
    <message>
        <source>Thinks on your time</source>
        <translation>Přemýšlí i na vašem tahu</translation>
    </message>
    <message>
        <source>Up to the engine</source>
        <translation>Podle enginu</translation>
    </message>
    <message>
        <source>It examines that many positions, the same on any computer.</source>
        <translation>Prohlédne tolik pozic, na každém počítači stejně.</translation>
    </message>
    <message>
        <source>It looks that many moves ahead.</source>
        <translation>Počítá o tolik tahů dopředu.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New engine match</source>
        <translation>Nový zápas enginů</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Kdo s kým</translation>
    </message>
    <message>
        <source>Named after its players</source>
        <translation>Podle jmen hráčů</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Soubor…</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Pozice na desce</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source> points</source>
        <translation> bodů</translation>
    </message>
    <message>
        <source>Hundredths of a pawn</source>
        <translation>Setiny pěšce</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Hráč&amp;i</translation>
    </message>
    <message>
        <source>&amp;Who plays whom</source>
        <translation>Kdo s &amp;kým</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>Jmé&amp;no</translation>
    </message>
    <message>
        <source>Games at on&amp;ce</source>
        <translation>Partií nará&amp;z</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Zahá&amp;jení</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Each opening is played with both colours.</source>
        <translation>Každé zahájení se hraje oběma barvami.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Každý s každým</translation>
    </message>
    <message>
        <source>First against all others</source>
        <translation>První se všemi</translation>
    </message>
    <message>
        <source>The program&apos;s balanced openings</source>
        <translation>Vyrovnaná zahájení programu</translation>
    </message>
    <message>
        <source>The normal start position</source>
        <translation>Obvyklé postavení</translation>
    </message>
    <message>
        <source>Resign when both see it lost by</source>
        <translation>Vzdát, vidí-li oba prohru o</translation>
    </message>
    <message>
        <source>Stop when decided (SPRT), Elo</source>
        <translation>Skončit po rozhodnutí (SPRT), Elo</translation>
    </message>
    <message>
        <source>Elo of the first hypothesis</source>
        <translation>Elo první hypotézy</translation>
    </message>
    <message>
        <source>Elo of the second hypothesis</source>
        <translation>Elo druhé hypotézy</translation>
    </message>
    <message>
        <source>&amp;Time for engines (levels have their own)</source>
        <translation>Č&amp;as enginů; úroveň má svůj</translation>
    </message>
    <message>
        <source>Ga&amp;mes per pair</source>
        <translation>Partií na d&amp;vojici</translation>
    </message>
    <message>
        <source>The first player is Black.</source>
        <translation>První hráč hraje za Černého.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmítnout</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} k</source>
        <translation>{number} k</translation>
    </message>
    <message>
        <source>{number} M</source>
        <translation>{number} M</translation>
    </message>
    <message>
        <source>{number} G</source>
        <translation>{number} G</translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message>
        <source>No computer named {host} was found. Check the spelling of the address.</source>
        <translation>Počítač jménem {host} nebyl nalezen. Zkontrolujte, zda je adresa napsána správně.</translation>
    </message>
    <message>
        <source>{host} cannot be reached over the network. Check that this computer is connected.</source>
        <translation>{host} není po síti dosažitelný. Zkontrolujte, zda je tento počítač připojen.</translation>
    </message>
    <message>
        <source>No game server answers at {host}, port {port}. Check the port, and that the server has been started.</source>
        <translation>Na adrese {host}, port {port}, neodpovídá žádný herní server. Zkontrolujte port a zda je server spuštěn.</translation>
    </message>
    <message>
        <source>{host} does not answer. A firewall may be blocking it, or it is not a game server.</source>
        <translation>{host} neodpovídá. Možná překáží firewall, nebo to není herní server.</translation>
    </message>
    <message>
        <source>{host} refused the login. The password may be wrong, or the name may be in use.</source>
        <translation>{host} odmítl přihlášení. Heslo je možná špatné, nebo se jméno už používá.</translation>
    </message>
    <message>
        <source>{host} did not accept the password. Check it and try again.</source>
        <translation>{host} toto heslo nepřijal. Zkontrolujte ho a zkuste to znovu.</translation>
    </message>
    <message>
        <source>Someone is already logged in at {host} under this name. Choose another name.</source>
        <translation>Pod tímto jménem je na {host} už někdo přihlášen. Zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>{host} is full. Try again later.</source>
        <translation>{host} je plný. Zkuste to později.</translation>
    </message>
    <message>
        <source>{host} uses a version of the protocol that this program does not support ({detail}).</source>
        <translation>{host} používá verzi protokolu, kterou tento program nepodporuje ({detail}).</translation>
    </message>
    <message>
        <source>{host} offered a game that this program does not support ({detail}). It was declined.</source>
        <translation>{host} nabídl hru, kterou tento program nepodporuje ({detail}). Byla odmítnuta.</translation>
    </message>
    <message>
        <source>{host} sent too much at once. The connection was closed.</source>
        <translation>{host} poslal příliš mnoho najednou. Spojení bylo ukončeno.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>Spojení s {host} bylo ztraceno.</translation>
    </message>
    <message>
        <source>{host} did not keep the game. The moves played so far are saved.</source>
        <translation>{host} partii nezachoval. Dosud zahrané tahy jsou uložené.</translation>
    </message>
    <message>
        <source>Games cannot be watched at {host}: it is not a server of Shogi Desktop.</source>
        <translation>Na {host} nelze partie sledovat: není to server Shogi Desktop.</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>výhry: {won}, remízy: {drawn}, prohry: {lost}</translation>
    </message>
    <message>
        <source>{number} broken off</source>
        <translation>přerušené: {number}</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s more for a move than it took here: the network is slow.</source>
        <translation>Server započítal za tah až o {seconds} s více, než uplynulo zde: síť je pomalá.</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s less for a move than it took here: the clocks differ.</source>
        <translation>Server započítal za tah až o {seconds} s méně, než uplynulo zde: hodiny se liší.</translation>
    </message>
    <message>
        <source>A name for servers has up to 32 characters: unaccented Latin letters, digits and _ @ . - without spaces.</source>
        <translation>Jméno pro servery má nejvýš 32 písmen, číslic a znaků _ @ . - bez mezer: písmena latinky bez diakritiky.</translation>
    </message>
    <message>
        <source>A password for servers has up to 128 characters: unaccented Latin letters, digits and punctuation, without spaces.</source>
        <translation>Heslo pro servery má nejvýš 128 písmen, číslic a znaků bez mezer: písmena latinky bez diakritiky.</translation>
    </message>
    <message>
        <source>{seconds} s of byōyomi</source>
        <translation>{seconds} s byoyomi</translation>
    </message>
    <message>
        <source>{seconds} s added for each move</source>
        <translation>{seconds} s navíc za každý tah</translation>
    </message>
    <message>
        <source>the first {seconds} s of a move are free</source>
        <translation>prvních {seconds} s tahu se nepočítá</translation>
    </message>
    <message>
        <source>A position set by the server</source>
        <translation>Pozice určená serverem</translation>
    </message>
    <message>
        <source>{side}; you move first</source>
        <translation>{side}, začínáte</translation>
    </message>
    <message>
        <source>{side}; your opponent moves first</source>
        <translation>{side}, začíná soupeř</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vaše strana</translation>
    </message>
    <message>
        <source>Your time</source>
        <translation>Váš čas</translation>
    </message>
    <message>
        <source>Opponent&apos;s time</source>
        <translation>Čas soupeře</translation>
    </message>
    <message>
        <source>27-point declaration</source>
        <translation>lze vyhlásit 27 bodů</translation>
    </message>
    <message numerus="yes">
        <source>drawn after %n moves</source>
        <translation>
            <numerusform>po %n tahu remíza</numerusform>
            <numerusform>po %n tazích remíza</numerusform>
            <numerusform>po %n tazích remíza</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Continues after move {number}</source>
        <translation>Pokračuje po {number}. tahu</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>{host} sent something that this program does not understand ({detail}). The connection was closed.</source>
        <translation>{host} poslal něco, čemu tento program nerozumí ({detail}). Spojení bylo ukončeno.</translation>
    </message>
</context>
<context>
    <name>OnlinePart</name>
    <message>
        <source>You are playing over the network. Finish that game first.</source>
        <translation>Hrajete po síti. Nejprve tu partii dokončete.</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Připojování k {host}…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>Čeká se na soupeře na {host}…</translation>
    </message>
    <message>
        <source>You can do something else in the meantime; this window comes to the front when a game is offered.</source>
        <translation>Zatím můžete dělat něco jiného; až vám někdo nabídne partii, okno se objeví v popředí.</translation>
    </message>
    <message>
        <source>Waiting for the opponent to agree…</source>
        <translation>Čeká se na souhlas soupeře…</translation>
    </message>
    <message>
        <source>{name} declined the game.</source>
        <translation>Soupeř {name} partii odmítl.</translation>
    </message>
    <message>
        <source>Your guest can still reach your computer for a rematch.</source>
        <translation>Host se k vašemu počítači stále dostane kvůli odvetě.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Ukončit pozvání</translation>
    </message>
    <message>
        <source>The connection is back, and the game continues.</source>
        <translation>Spojení je obnoveno a partie pokračuje.</translation>
    </message>
    <message>
        <source>{name} has lost the connection. The clocks are stopped until it is back.</source>
        <translation>Soupeř {name} ztratil spojení. Než se vrátí, hodiny stojí.</translation>
    </message>
    <message>
        <source>{name} is back, and the game continues.</source>
        <translation>Soupeř {name} je zpět a partie pokračuje.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost. Reconnecting for up to two minutes; the game continues if the server has kept it.</source>
        <translation>Spojení s {host} bylo ztraceno. Až dvě minuty se bude obnovovat; partie pokračuje, pokud ji server zachoval.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Opustit partii</translation>
    </message>
    <message>
        <source>You have resigned. This server accepts it only on your turn; the clock runs until then.</source>
        <translation>Vzdáváte. Tento server to přijme, až budete na tahu; do té doby hodiny běží.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({reason}). It continues.</source>
        <translation>Partii nelze ukládat do {folder} ({reason}). Pokračuje dál.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so the interrupted game cannot be continued.</source>
        <translation>{file} nelze přečíst ({reason}), přerušená partie proto nemůže pokračovat.</translation>
    </message>
    <message>
        <source>Your game with {name} at {host} was interrupted. It can continue if the server has kept it.</source>
        <translation>Vaše partie na {host} (soupeř: {name}) se přerušila. Může pokračovat, pokud ji server zachoval.</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Pokračovat…</translation>
    </message>
    <message>
        <source>Enter the password again to continue your game.</source>
        <translation>Chcete-li v partii pokračovat, zadejte znovu heslo.</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Level {number}</source>
        <translation>Úroveň {number}</translation>
    </message>
    <message>
        <source>Next to beat</source>
        <translation>Další na řadě</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Poražen</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}, drawn {drawn}</source>
        <translation>Výhry {won}, prohry {lost}, remízy {drawn}</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}</source>
        <translation>Výhry {won}, prohry {lost}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Who would you like to play?</source>
        <translation>S kým si chcete zahrát?</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Find an option</source>
        <translation>Najít volbu</translation>
    </message>
    <message>
        <source>No option has that name.</source>
        <translation>Žádná volba se tak nejmenuje.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Choose…</source>
        <translation>Zvolit…</translation>
    </message>
    <message>
        <source>{option}: choose a file</source>
        <translation>{option}: zvolit soubor</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Stisknout</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} až {high}</translation>
    </message>
    <message>
        <source>Back to the engine&apos;s default</source>
        <translation>Vrátit výchozí hodnotu enginu</translation>
    </message>
    <message>
        <source>{option}: back to the engine&apos;s default</source>
        <translation>{option}: vrátit výchozí hodnotu enginu</translation>
    </message>
</context>
<context>
    <name>OwnFiles</name>
    <message>
        <source>Add mating problems</source>
        <translation>Přidat matové úlohy</translation>
    </message>
    <message>
        <source>Add a folder of mating problems</source>
        <translation>Přidat složku matových úloh</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Čtou se soubory…</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>{file} has no mating problems any more. Check the file, or remove it from the list.</source>
        <translation>V souboru {file} už nejsou žádné matové úlohy. Zkontrolujte ho, nebo ho ze seznamu odeberte.</translation>
    </message>
    <message>
        <source>Which ones…</source>
        <translation>Které…</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>Co bylo vynecháno</translation>
    </message>
    <message>
        <source>Left out, because they are not mating problems: {count}</source>
        <translation>Vynecháno, protože to nejsou matové úlohy: {count}</translation>
    </message>
</context>
<context>
    <name>PaceForm</name>
    <message>
        <source>Time for engines</source>
        <translation>Čas enginů</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>Pozic na tah</translation>
    </message>
    <message>
        <source>Depth for each move</source>
        <translation>Hloubka na tah</translation>
    </message>
    <message>
        <source>Clock with byōyomi</source>
        <translation>Hodiny s byoyomi</translation>
    </message>
    <message>
        <source>Clock with increment</source>
        <translation>Hodiny s přídavkem</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds a move</source>
        <translation>Milisekund na tah</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Pozic na tah</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>Hloubka v tazích</translation>
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
        <source>Byōyomi in seconds</source>
        <translation>Byoyomi v sekundách</translation>
    </message>
    <message>
        <source>Periods of byōyomi</source>
        <translation>Počet period byoyomi</translation>
    </message>
    <message>
        <source> s more</source>
        <translation> s navíc</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>Přídavek v sekundách</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n perioda</numerusform>
            <numerusform>%n periody</numerusform>
            <numerusform>%n period</numerusform>
        </translation>
    </message>
    <message>
        <source>positions: {number}</source>
        <translation>pozic: {number}</translation>
    </message>
    <message>
        <source>depth: {number}</source>
        <translation>hloubka: {number}</translation>
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
        <source>Squares that must match</source>
        <translation>Rozhodující pole</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>rozhoduje</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libovolné</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation>Hledání pozice</translation>
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
        <source>At least in hand</source>
        <translation>V ruce alespoň</translation>
    </message>
    <message>
        <source>What must match</source>
        <translation>Co rozhoduje</translation>
    </message>
    <message>
        <source>Also with left and right swapped</source>
        <translation>Se zaměněnou levou a pravou stranou</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>I s výměnou barev</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>I z pohledu druhého hráče</translation>
    </message>
    <message>
        <source>{side} has at least this many {piece} in hand</source>
        <translation>{side} má v ruce alespoň tolik {piece}</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must match.</source>
        <translation>Shodovat se musí všechna pole, kameny v ruce obou hráčů i strana na tahu.</translation>
    </message>
    <message>
        <source>Only the framed squares must match, empty ones included. Click a square, or drag over several, to change the selection.</source>
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
        <source>Same as moves</source>
        <translation>Jako tahy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
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
    <message>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Průhledné okolí desky</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixelů na palec</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Outlined pieces</source>
        <translation>S obrysem</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Kaja</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Tmavé dřevo</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Jednobarevná</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Jako na desce</translation>
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
    <message>
        <source>Book diagram</source>
        <translation>Jako v knize</translation>
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
        <source>&amp;Folder for your own pieces</source>
        <translation>&amp;Složka vlastních kamenů</translation>
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
        <source>These pieces cannot be used: {file}: {reason}.</source>
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
        <source>Your own pieces</source>
        <translation>Vlastní kameny</translation>
    </message>
    <message>
        <source>Open {folder}, the place for your own sets</source>
        <translation>Otevřít {folder}, kam patří vlastní sady</translation>
    </message>
    <message>
        <source>{count} more of your own sets cannot be used.</source>
        <translation>Další vlastní sady, které nelze použít: {count}.</translation>
    </message>
    <message>
        <source>Put your own sets into {folder}.</source>
        <translation>Vlastní sady patří do {folder}.</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>King</source>
        <translation>Král</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Královna</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Věž</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Střelec</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>Zlatý generál</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>Stříbrný generál</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Jezdec</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Kopiník</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pěšec</translation>
    </message>
    <message>
        <source>Dragon (promoted rook)</source>
        <translation>Drak (povýšená věž)</translation>
    </message>
    <message>
        <source>Horse (promoted bishop)</source>
        <translation>Kůň (povýšený střelec)</translation>
    </message>
    <message>
        <source>Promoted silver</source>
        <translation>Povýšený stříbrný</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Povýšený jezdec</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>Povýšený kopiník</translation>
    </message>
    <message>
        <source>Tokin (promoted pawn)</source>
        <translation>Tokin (povýšený pěšec)</translation>
    </message>
    <message>
        <source>in every direction</source>
        <translation>všemi směry</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>rovně všemi čtyřmi směry</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>šikmo všemi čtyřmi směry</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>šikmo vpřed</translation>
    </message>
    <message>
        <source>straight forward and backward</source>
        <translation>rovně vpřed a vzad</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>rovně vpřed</translation>
    </message>
    <message>
        <source>Any number of squares {directions}.</source>
        <translation>Libovolný počet polí {directions}.</translation>
    </message>
    <message>
        <source>One square {directions}.</source>
        <translation>Jedno pole {directions}.</translation>
    </message>
    <message>
        <source>Jumps two squares forward and one to the side.</source>
        <translation>Skáče o dvě pole vpřed a jedno stranou.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
    <message>
        <source>Knight (from chess)</source>
        <translation>Jezdec (jako v šachu)</translation>
    </message>
    <message>
        <source>Promoted knight (from chess)</source>
        <translation>Povýšený jezdec (ze šachového)</translation>
    </message>
    <message>
        <source>Jumps two squares straight and one to the side, in any direction.</source>
        <translation>Skáče o dvě pole rovně a jedno stranou, na všechny strany.</translation>
    </message>
</context>
<context>
    <name>PlacingDialog</name>
    <message>
        <source>How strong am I?</source>
        <translation>Zjistit mou úroveň</translation>
    </message>
    <message>
        <source>How well do you play shogi?</source>
        <translation>Jak dobře hrajete shogi?</translation>
    </message>
    <message>
        <source>I know chess</source>
        <translation>Umím šachy</translation>
    </message>
    <message>
        <source>I have a grade</source>
        <translation>Mám výkonnostní stupeň</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Nevím</translation>
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
        <source>About which grade</source>
        <translation>Přibližný stupeň</translation>
    </message>
    <message>
        <source>A coach warns me of bad moves before they count</source>
        <translation>Trenér mě upozorní na chybu, dokud ji lze vrátit</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>I&apos;m new to it</source>
        <translation>Začínám</translation>
    </message>
    <message>
        <source>Your first two games will show; the computer&apos;s strength changes a lot after each of them.</source>
        <translation>Zjistí se to v prvních dvou partiích: po každé se vám počítač výrazně přizpůsobí.</translation>
    </message>
    <message>
        <source>The computer starts at level {number}: {name}. From then on it adapts to you.</source>
        <translation>Počítač začne na úrovni {number}: {name}. Pak se vám bude přizpůsobovat.</translation>
    </message>
</context>
<context>
    <name>PlayOnlineDialog</name>
    <message>
        <source>Play on a server</source>
        <translation>Hra na serveru</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Od&amp;mítnout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>You are offered a game</source>
        <translation>Návrh partie</translation>
    </message>
    <message>
        <source>The server is the referee of moves, time and result. During the game no move can be taken back, and hints, analysis, books and the library are closed.</source>
        <translation>O tazích, čase a výsledku rozhoduje server. Během partie nelze vracet tahy a rady, rozbor, knihy zahájení i knihovna jsou zavřené.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Připojit</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen for some moves that it was losing.</source>
        <translation>Počítač už několik tahů považoval partii za prohranou.</translation>
    </message>
</context>
<context>
    <name>PlayPart</name>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Your game did not end: it is waiting to be resumed.</source>
        <translation>Vaše partie se neztratila: čeká na pokračování.</translation>
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
        <translation>byoyomi, {periods}</translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation>byoyomi</translation>
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
    <name>PlayerCards</name>
    <message>
        <source>Level {number}</source>
        <translation>Úroveň {number}</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Úroveň {number}: {name}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
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
    <name>PlayerRow</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>Vestavěný engine, plná síla</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Vlastní čas</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>Stejný čas</translation>
    </message>
    <message>
        <source>Give this engine a time of its own</source>
        <translation>Dát tomuto enginu vlastní čas</translation>
    </message>
    <message>
        <source>Give this engine the time of the others</source>
        <translation>Dát tomuto enginu čas ostatních</translation>
    </message>
</context>
<context>
    <name>PlayersBooks</name>
    <message>
        <source>Add a book…</source>
        <translation>Přidat knihu…</translation>
    </message>
    <message>
        <source>New empty book…</source>
        <translation>Nová prázdná kniha…</translation>
    </message>
    <message>
        <source>Opening books ({endings})</source>
        <translation>Knihy zahájení ({endings})</translation>
    </message>
    <message>
        <source>Add a book</source>
        <translation>Přidat knihu</translation>
    </message>
    <message>
        <source>New empty book</source>
        <translation>Nová prázdná kniha</translation>
    </message>
    <message>
        <source>YaneuraOu book</source>
        <translation>Kniha YaneuraOu</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Kniha zahájení</translation>
    </message>
    <message>
        <source>{book}: moves from this position</source>
        <translation>{book}: tahy z této pozice</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Odebrat ze seznamu</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Won – drawn – lost</source>
        <translation>Výhry – remízy – prohry</translation>
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
        <translation>ms na tah</translation>
    </message>
    <message>
        <source>Lost by</source>
        <translation>Prohráno kvůli</translation>
    </message>
    <message>
        <source>Out of the games played; a win is one point, a draw half</source>
        <translation>Z tolika partií; za výhru bod, za remízu půl</translation>
    </message>
    <message>
        <source>Rating difference with its 95% margin of error</source>
        <translation>Rozdíl ratingu s chybou při 95&#xa0;%</translation>
    </message>
    <message>
        <source>Likelihood of being the stronger one</source>
        <translation>Pravděpodobnost, že je silnější</translation>
    </message>
    <message>
        <source>Milliseconds per move as measured here</source>
        <translation>Milisekundy na tah, jak byly naměřeny</translation>
    </message>
    <message>
        <source>Games lost through a failure of the engine, not on the board</source>
        <translation>Partie prohrané vinou enginu, ne hrou</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>at once</source>
        <translation>hned</translation>
    </message>
    <message>
        <source>Like a person</source>
        <translation>Jako člověk</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Ihned</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>V prohrané pozici</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Vzdává</translation>
    </message>
    <message>
        <source>A coach warns of bad moves before they count</source>
        <translation>Trenér upozorní na chybu, dokud ji lze vrátit</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Neotáčí se</translation>
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
        <source>Minimum per move</source>
        <translation>Na tah nejméně</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Na tah nejvýše</translation>
    </message>
    <message>
        <source>set by level</source>
        <translation>podle úrovně</translation>
    </message>
    <message>
        <source>The strongest level uses all the time on its clock</source>
        <translation>Nejsilnější úroveň využívá svůj čas na hodinách</translation>
    </message>
    <message>
        <source>The strongest level thinks on your time</source>
        <translation>Nejsilnější úroveň přemýšlí i na vašem tahu</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Odpovídá</translation>
    </message>
    <message>
        <source>Its own way</source>
        <translation>Po svém</translation>
    </message>
    <message>
        <source>Each character has its own way; levels from 17 up resign lost games</source>
        <translation>Každá postava má svůj způsob; úrovně od 17 prohranou partii vzdávají</translation>
    </message>
    <message>
        <source>Turns to the player to move</source>
        <translation>Otáčí se k hráči na tahu</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>I zrcadlově</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Změnit…</translation>
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
    <message>
        <source>Also with left and right swapped</source>
        <translation>Se zaměněnou levou a pravou stranou</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>I s výměnou barev</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>Jak by ji měl druhý hráč</translation>
    </message>
    <message>
        <source>Choose which squares must match</source>
        <translation>Vybrat rozhodující pole</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>Porad&amp;it</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Ukázat</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Zp&amp;ět</translation>
    </message>
    <message>
        <source>Looking at this move…</source>
        <translation>Zkoumá se tento tah…</translation>
    </message>
    <message>
        <source>{move} is right.</source>
        <translation>{move} je správně.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Hotovo</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>{move} lowers your winning chances by {loss}: {answer}. Try another move.</source>
        <translation>{move} snižuje vaši šanci na výhru o {loss}: {answer}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>The move played was {move}.</source>
        <translation>V partii následovalo {move}.</translation>
    </message>
    <message>
        <source>solved first time: {number}</source>
        <translation>napoprvé správně: {number}</translation>
    </message>
    <message>
        <source>Move {number}, {side} to move. Find a better move than the one played.</source>
        <translation>{number}. tah, na tahu {side}. Najděte lepší tah, než byl zahrán.</translation>
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
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientace</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
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
        <source>Diagram of the last position</source>
        <translation>Diagram poslední pozice</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> tahů</translation>
    </message>
    <message>
        <source>Where there is room</source>
        <translation>Kde je místo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>Every {moves} moves</source>
        <translation>Každých {moves} tahů</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na desce</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Záložky</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Pages of problems</source>
        <translation>Stran s úlohami</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Nadpis</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>Řešení na poslední stránce</translation>
    </message>
    <message>
        <source>Number of moves of mating problems</source>
        <translation>Počet tahů matových úloh</translation>
    </message>
    <message>
        <source>As a booklet, to be folded</source>
        <translation>Jako sešitek k přeložení</translation>
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
        <source>%n positions and games from files.</source>
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
    <message>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Zápis tahů</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>podle místa</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>Diagramy záložek</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Graf hodnocení</translation>
    </message>
    <message>
        <source>Diagrams along the way</source>
        <translation>Diagramy v průběhu</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>Na stránce</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Bez nadpisu</translation>
    </message>
    <message>
        <source>Per line</source>
        <translation>Na řádku</translation>
    </message>
    <message>
        <source>No record is open: take positions from files.</source>
        <translation>Není otevřen žádný záznam: vezměte pozice ze souborů.</translation>
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
        <source>Black to move</source>
        <translation>Černý na tahu</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Bílý na tahu</translation>
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
        <source>After move {number}</source>
        <translation>Po tahu {number}</translation>
    </message>
    <message>
        <source>In hand: {pieces}</source>
        <translation>V ruce: {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>The printer refuses the job ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>Tiskárna tisk odmítla ({reason}). Zvolte jinou, nebo uložte kifu jako PDF.</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Porad&amp;it</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Ukázat ře&amp;šení</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Znovu &amp;od začátku</translation>
    </message>
    <message>
        <source>Show the number of moves</source>
        <translation>Ukázat počet tahů</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>St&amp;udovat</translation>
    </message>
    <message>
        <source>The problem on the board, with its solution and analysis</source>
        <translation>Úloha na desce, s řešením a rozborem</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>Number of the problem</source>
        <translation>Číslo úlohy</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>Př&amp;edchozí</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Přidat soubor…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Přidat složku…</translation>
    </message>
    <message>
        <source>Remove this collection from the list</source>
        <translation>Odebrat tuto sbírku ze seznamu</translation>
    </message>
    <message>
        <source>&amp;Check it</source>
        <translation>Z&amp;kontrolovat</translation>
    </message>
    <message>
        <source>Look for other solutions and for pieces that are not needed</source>
        <translation>Hledat jiná řešení a zbytečné kameny</translation>
    </message>
    <message>
        <source>These problems on paper, with or without solutions</source>
        <translation>Tyto úlohy na papíře, s řešením nebo bez něj</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Které úlohy</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Všechny</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Dosud nevyřešené</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Dnes k opakování</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Délka</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Libovolná délka</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Libovolný motiv</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sbírka</translation>
    </message>
    <message>
        <source>&amp;Your own</source>
        <translation>&amp;Vlastní</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Ti&amp;sk…</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Obtížnost</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Libovolná obtížnost</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Black mates in {plies}.</source>
        <translation>Černý dá mat {plies}. tahem.</translation>
    </message>
    <message>
        <source>Black mates.</source>
        <translation>Černý dá mat.</translation>
    </message>
    <message>
        <source>White mates in {plies}.</source>
        <translation>Bílý dá mat {plies}. tahem.</translation>
    </message>
    <message>
        <source>White mates.</source>
        <translation>Bílý dá mat.</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>Mat {plies}. tahem</translation>
    </message>
    <message>
        <source>White has made a mistake: find Black&apos;s best move.</source>
        <translation>Bílý udělal chybu: najděte nejlepší tah Černého.</translation>
    </message>
    <message>
        <source>Black has made a mistake: find White&apos;s best move.</source>
        <translation>Černý udělal chybu: najděte nejlepší tah Bílého.</translation>
    </message>
    <message>
        <source>Black to move: find the best move.</source>
        <translation>Černý na tahu: najděte nejlepší tah.</translation>
    </message>
    <message>
        <source>White to move: find the best move.</source>
        <translation>Bílý na tahu: najděte nejlepší tah.</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>oběť</translation>
    </message>
    <message>
        <source>quiet move</source>
        <translation>tichý tah</translation>
    </message>
    <message>
        <source>discovered check</source>
        <translation>odtažný šach</translation>
    </message>
    <message>
        <source>drop in between</source>
        <translation>vložený kámen</translation>
    </message>
    <message>
        <source>no promotion</source>
        <translation>bez povýšení</translation>
    </message>
    <message>
        <source>pawn drop</source>
        <translation>vhozený pěšec</translation>
    </message>
    <message>
        <source>king hunt</source>
        <translation>hon na krále</translation>
    </message>
    <message>
        <source>Difficulty {number} of 5</source>
        <translation>Obtížnost {number} z 5</translation>
    </message>
    <message>
        <source>Mating problems added: {count}.</source>
        <translation>Přidané matové úlohy: {count}.</translation>
    </message>
    <message>
        <source>The side to be mated has no king: put one on the board.</source>
        <translation>Strana, která má dostat mat, nemá krále: postavte ho na desku.</translation>
    </message>
    <message>
        <source>It cannot be read as a kifu or a list of positions.</source>
        <translation>Nelze přečíst jako kifu ani jako seznam pozic.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Je prázdný.</translation>
    </message>
    <message>
        <source>There are too many files or problems: the rest was not read.</source>
        <translation>Je tu příliš mnoho souborů nebo úloh: zbytek nebyl přečten.</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>vyřešeno za {time}</translation>
    </message>
    <message>
        <source>All problems in this collection are solved.</source>
        <translation>Všechny úlohy této sbírky jsou vyřešené.</translation>
    </message>
    <message>
        <source>No problem in this collection is due today.</source>
        <translation>V této sbírce dnes není co opakovat.</translation>
    </message>
    <message>
        <source>No problem in this collection matches the choices above.</source>
        <translation>Výše zvolenému neodpovídá žádná úloha této sbírky.</translation>
    </message>
    <message>
        <source>No mate was found from here in time. Start over to get a hint.</source>
        <translation>Mat odtud se včas nenašel. Chcete-li poradit, začněte znovu.</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Podívejte se na kameny v ruce.</translation>
    </message>
    <message>
        <source>The marked piece gives check.</source>
        <translation>Šach dává označený kámen.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>Označený kámen to umí.</translation>
    </message>
    <message>
        <source>That is not check: every move has to give check.</source>
        <translation>To není šach: každý tah musí dávat šach.</translation>
    </message>
    <message>
        <source>That mates too, but only in {plies}. There is a shorter way.</source>
        <translation>I to je mat, ale až {plies}. tahem. Existuje kratší cesta.</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether that mates. Try another move.</source>
        <translation>Včas se nepodařilo zjistit, zda to vede k matu. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}. Try another move.</source>
        <translation>To snižuje vaši šanci na výhru o {loss}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>No mate: {move} escapes.</source>
        <translation>Mat to není: {move} se ubrání.</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}: {move}. Try another move.</source>
        <translation>To snižuje vaši šanci na výhru o {loss}: {move}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>Mate. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>Mat. Úloha se vrátí zítra, protože jste ji nevyřešili hned.</translation>
    </message>
    <message>
        <source>Mate. Solved in {time}.</source>
        <translation>Mat. Vyřešeno za {time}.</translation>
    </message>
    <message>
        <source>Right. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>Správně. Úloha se vrátí zítra, protože jste ji nevyřešili hned.</translation>
    </message>
    <message>
        <source>Right. Solved in {time}.</source>
        <translation>Správně. Vyřešeno za {time}.</translation>
    </message>
    <message>
        <source>The last move, {move}, was a mistake: {reason} ({line})</source>
        <translation>Poslední tah {move} byl chybou: {reason} ({line})</translation>
    </message>
    <message>
        <source>{reason} ({line})</source>
        <translation>{reason} ({line})</translation>
    </message>
    <message>
        <source>Not {move}: {reason} ({line})</source>
        <translation>Ne {move}: {reason} ({line})</translation>
    </message>
    <message>
        <source>The solution: {moves}</source>
        <translation>Řešení: {moves}</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>Tady mat není.</translation>
    </message>
    <message>
        <source>Mate in {plies}, with other solutions.</source>
        <translation>Mat {plies}. tahem, s dalšími řešeními.</translation>
    </message>
    <message>
        <source>Move {number}: {kind}: {moves}</source>
        <translation>Tah {number}: {kind}: {moves}</translation>
    </message>
    <message>
        <source>Not needed: the {piece} in hand.</source>
        <translation>Zbytečný kámen: {piece} v ruce.</translation>
    </message>
    <message>
        <source>Not needed: the {piece} on {square}.</source>
        <translation>Zbytečný kámen: {piece} na {square}.</translation>
    </message>
    <message>
        <source>Left in hand at the end: {piece} × {count}.</source>
        <translation>Zbude v ruce: {piece} × {count}.</translation>
    </message>
    <message>
        <source>another solution, as short</source>
        <translation>jiné řešení, stejně krátké</translation>
    </message>
    <message>
        <source>another solution, longer</source>
        <translation>jiné řešení, delší</translation>
    </message>
    <message>
        <source>a shorter solution</source>
        <translation>kratší řešení</translation>
    </message>
    <message>
        <source>the same with or without promotion</source>
        <translation>totéž s povýšením i bez něj</translation>
    </message>
    <message>
        <source>another last move</source>
        <translation>jiný poslední tah</translation>
    </message>
    <message>
        <source>Your progress in problems could not be read. The file was moved to {file}.</source>
        <translation>Záznam vyřešených úloh nelze přečíst. Soubor byl přesunut do {file}.</translation>
    </message>
    <message>
        <source>Your progress in problems cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>Postup v úlohách nelze uložit do {file} ({reason}). Uvolněte místo na disku nebo tam povolte zápis.</translation>
    </message>
    <message>
        <source>Mating problems added: {count}. Left out: {others}.</source>
        <translation>Přidané matové úlohy: {count}. Vynecháno: {others}.</translation>
    </message>
    <message>
        <source>This is the start of a game, not a mating problem.</source>
        <translation>To je začátek partie, ne matová úloha.</translation>
    </message>
    <message>
        <source>The side to move cannot give check, so this is not a mating problem.</source>
        <translation>Strana na tahu nemůže dát šach, není to tedy matová úloha.</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether this mates.</source>
        <translation>Včas se nepodařilo zjistit, zda je to mat.</translation>
    </message>
    <message>
        <source>It mates in {plies}; other solutions could not be ruled out in time.</source>
        <translation>Mat {plies}. tahem; jiná řešení se nepodařilo včas vyloučit.</translation>
    </message>
    <message>
        <source>A correct problem: mate in {plies}, one solution.</source>
        <translation>Správná úloha: mat {plies}. tahem, jediné řešení.</translation>
    </message>
    <message>
        <source>Mate in {plies}, one solution, but not all pieces are needed.</source>
        <translation>Mat {plies}. tahem, jediné řešení, ale ne všechny kameny jsou potřeba.</translation>
    </message>
    <message>
        <source>A plain search of every move agrees.</source>
        <translation>Prosté prohledání všech tahů říká totéž.</translation>
    </message>
    <message>
        <source>A plain search of every move disagrees.</source>
        <translation>Prosté prohledání všech tahů říká něco jiného.</translation>
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
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Everything else was read. The marked lines could not be read as written.</source>
        <translation>Vše ostatní bylo načteno. Označené řádky nebyly převzaty doslova.</translation>
    </message>
    <message>
        <source>If you save over the file, the original is kept under a name ending in .bak.</source>
        <translation>Když soubor přepíšete, jeho původní podoba se zachová s příponou .bak.</translation>
    </message>
</context>
<context>
    <name>ProblemsPage</name>
    <message>
        <source>Solving the problem…</source>
        <translation>Úloha se řeší…</translation>
    </message>
    <message>
        <source>No mate was found here. Go on to the next problem.</source>
        <translation>Mat tu nebyl nalezen. Pokračujte další úlohou.</translation>
    </message>
    <message>
        <source>Looking for a defence…</source>
        <translation>Hledá se obrana…</translation>
    </message>
    <message>
        <source>Looking at the move…</source>
        <translation>Zkoumá se tah…</translation>
    </message>
    <message>
        <source>Looking for the next move…</source>
        <translation>Hledá se další tah…</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>„{text}“ tu není možný tah.</translation>
    </message>
    <message>
        <source>Solved: {solved} of {count} · in a row: {streak} (best: {best})</source>
        <translation>Vyřešeno: {solved} z {count} · v řadě: {streak} (nejvíce: {best})</translation>
    </message>
    <message>
        <source>Finding out how long the mates are: {done} of {count}</source>
        <translation>Zjišťuje se délka matů: {done} z {count}</translation>
    </message>
    <message>
        <source>That mates just as fast: another solution.</source>
        <translation>To vede k matu stejně rychle: jiné řešení.</translation>
    </message>
</context>
<context>
    <name>ProblemsPart</name>
    <message>
        <source>From your own games</source>
        <translation>Z vašich partií</translation>
    </message>
    <message>
        <source>Mates: {game}</source>
        <translation>Maty: {game}</translation>
    </message>
    <message>
        <source>Find the move: {game}</source>
        <translation>Najděte tah: {game}</translation>
    </message>
    <message>
        <source>From the games of {player}</source>
        <translation>Z partií hráče {player}</translation>
    </message>
    <message>
        <source>There are no mating problems in it. Check the file, or remove it from the list.</source>
        <translation>Nejsou v něm žádné matové úlohy. Zkontrolujte soubor, nebo ho odeberte ze seznamu.</translation>
    </message>
    <message>
        <source>Nothing is kept for practice yet. Review a game, select a mistake and press “Keep for practice”.</source>
        <translation>K cvičení zatím není nic uloženo. Zhodnoťte partii, vyberte chybu a stiskněte „Uložit k cvičení“.</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Čtou se soubory…</translation>
    </message>
    <message>
        <source>Mating problems</source>
        <translation>Matové úlohy</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped.</source>
        <translation>Řešení nelze ověřit: engine programu skončil.</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped. The move does not count.</source>
        <translation>Řešení nelze ověřit: engine programu skončil. Tah se nepočítá.</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Najděte nejlepší tah</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Next to beat</source>
        <translation>Další na řadě</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <translation>Hrát: {name}</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>Další volby…</translation>
    </message>
    <message>
        <source>You have not played each other yet.</source>
        <translation>Ještě jste spolu nehráli.</translation>
    </message>
    <message>
        <source>With the time and colour of your last game</source>
        <translation>S časem a barvou, které jste zvolili naposledy</translation>
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
        <translation>{proposer} navrhuje ukončit partii jako impas.</translation>
    </message>
    <message>
        <source>{asked}, do you accept?</source>
        <translation>{asked}, přijímáte?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Zástupce</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Složka souborů</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Zástupce</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Soubor %1</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Úpravy</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Účtovací ú&amp;daje:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Konec:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Začátek:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorita úlohy:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Č&amp;as tisku:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hledat v:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ souborů:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Pořadí stránek:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>S&amp;tránek na list:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 není správně zapsáno. Stránky a rozsahy oddělujte čárkou (,), rozsah pište se spojovníkem (-) a dbejte, aby se rozsahy nepřekrývaly.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Rozpor v oboustranném tisku</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Chybně zadané stránky</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Nastavení oboustranného tisku si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Rozpor v pokročilých volbách</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Rozpor ve vzhledu stránky</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Volby vzhledu stránky si odporují. Chcete je opravit?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Některé pokročilé volby si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Pokročilé</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Některé volby si odporují. Opravte je prosím.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Oboustranný tisk</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Otočit podle delší strany</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Které stránky:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Otočit podle kratší strany</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Stránky a rozsahy oddělte čárkami. Rozsah jsou dvě čísla spojená spojovníkem. Například 3,5-7,9 vytiskne stránky 3, 5, 6, 7 a 9.</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating from {first} to {last}, games: {count}</source>
        <translation>Rating od {first} do {last}, partií: {count}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Zatím bez ratingu</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Úr. {number}</translation>
    </message>
    <message>
        <source>The curve starts once you have a rating.</source>
        <translation>Křivka začne, až bude rating znám.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>a mate allowed</source>
        <translation>připuštěný mat</translation>
    </message>
    <message>
        <source>two pieces attacked at once</source>
        <translation>dva kameny napadené naráz</translation>
    </message>
    <message>
        <source>a piece pinned to the king</source>
        <translation>kámen vázaný ke králi</translation>
    </message>
    <message>
        <source>a line of attack opened</source>
        <translation>odkrytý útok</translation>
    </message>
    <message>
        <source>There was a mate in {plies}, starting with {move}.</source>
        <translation>Byl tu mat {plies}. tahem, začíná {move}.</translation>
    </message>
    <message>
        <source>This allows a mate in {plies}, starting with {move}.</source>
        <translation>Tím vzniká mat {plies}. tahem, začíná {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} can be taken by {move}.</source>
        <translation>Lze vzít kámen na {square} ({piece}): {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} could have been taken by {move}.</source>
        <translation>Šlo vzít kámen na {square} ({piece}): {move}.</translation>
    </message>
    <message>
        <source>{move} attacks two pieces at once, and the {piece} on {square} is lost.</source>
        <translation>{move} napadá dva kameny zároveň, ztrácí se {piece} na {square}.</translation>
    </message>
    <message>
        <source>After {move} the {piece} on {square} is pinned to the king and lost.</source>
        <translation>Po {move} je {piece} na {square} ve vazbě s králem a ztrácí se.</translation>
    </message>
    <message>
        <source>{move} opens a line of attack, and the {piece} on {square} is lost.</source>
        <translation>{move} otevírá linii útoku, ztrácí se {piece} na {square}.</translation>
    </message>
    <message>
        <source>This exchange loses material: {move} recaptures.</source>
        <translation>Tato výměna ztrácí materiál: {move} dobírá.</translation>
    </message>
    <message>
        <source>{move} would have won the {piece} on {square} within a few moves.</source>
        <translation>{move} by za několik tahů získal kámen na {square}: {piece}.</translation>
    </message>
    <message>
        <source>This allows the castle to be broken, starting with {move}: the {piece} on {square} falls.</source>
        <translation>Tím se dá prolomit hrad, počínaje {move}: padne kámen na {square} ({piece}).</translation>
    </message>
    <message>
        <source>This gives up the initiative: {best} would have forced a reply. Now {move} forces one.</source>
        <translation>Tím se ztrácí iniciativa: {best} by si vynutilo odpověď. Teď si ji vynutí {move}.</translation>
    </message>
    <message>
        <source>a missed mate</source>
        <translation>přehlédnutý mat</translation>
    </message>
    <message>
        <source>a piece left hanging</source>
        <translation>kámen nechaný bez krytí</translation>
    </message>
    <message>
        <source>a missed capture</source>
        <translation>přehlédnuté braní</translation>
    </message>
    <message>
        <source>a losing exchange</source>
        <translation>ztrátová výměna</translation>
    </message>
    <message>
        <source>a missed gain a few moves later</source>
        <translation>nezískaný kámen o pár tahů později</translation>
    </message>
    <message>
        <source>a castle that can be broken</source>
        <translation>hrad, který lze prolomit</translation>
    </message>
    <message>
        <source>the initiative given up</source>
        <translation>ztracená iniciativa</translation>
    </message>
    <message>
        <source>After {move} a {piece} is lost on {square} within a few moves.</source>
        <translation>Po {move} se během několika tahů ztratí kámen na {square}: {piece}.</translation>
    </message>
    <message>
        <source>a piece lost a few moves later</source>
        <translation>kámen ztracený o pár tahů později</translation>
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
    <message>
        <source>One grade is worth about one lance.</source>
        <translation>Jeden stupeň odpovídá asi jednomu kopiníkovi.</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>Board and aim</source>
        <translation>Deska a cíl hry</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Moving and capturing</source>
        <translation>Tahy a braní</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Povyšování</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Vkládání</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Šach a mat</translation>
    </message>
    <message>
        <source>Other endings</source>
        <translation>Jiné konce partie</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>Impas</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Nedovolené tahy</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicapy</translation>
    </message>
    <message>
        <source>The {depth} rows farthest from you are your promotion zone. A piece that begins or ends its move there may promote at the end of that move: it is turned over and stays so until it is captured.</source>
        <translation>Nejvzdálenější řady ({depth}) jsou vaše povyšovací zóna. Kámen, který v ní tah začne nebo skončí, smí na konci tahu povýšit: obrátí se a zůstane tak, dokud není zajat.</translation>
    </message>
    <message>
        <source>Three drops are illegal:</source>
        <translation>Trojí vložení je zakázané:</translation>
    </message>
    <message>
        <source>where the piece could never move again: {places}.</source>
        <translation>tam, odkud by se kámen už nepohnul: {places}.</translation>
    </message>
    <message>
        <source>Nifu</source>
        <translation>Nifu</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Slepé pole</translation>
    </message>
    <message>
        <source>Uchifuzume</source>
        <translation>Uchifuzume</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Vzdání se</translation>
    </message>
    <message>
        <source>Repetition (sennichite)</source>
        <translation>Opakování (sennichite)</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Holý král</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>Dohodnutá remíza</translation>
    </message>
    <message>
        <source>Limit of moves</source>
        <translation>Omezení počtu tahů</translation>
    </message>
    <message>
        <source>What the program does about them is chosen for each game:</source>
        <translation>Co s nimi program udělá, se volí pro každou partii:</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>White plays without</source>
        <translation>Bílý hraje bez</translation>
    </message>
    <message>
        <source>In Japanese</source>
        <translation>Japonsky</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Základní čas</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byoyomi</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonsky</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Západní</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Číslice</translation>
    </message>
    <message>
        <source>A pawn moves</source>
        <translation>Tah pěšcem</translation>
    </message>
    <message>
        <source>The bishop captures and promotes</source>
        <translation>Střelec bere a povyšuje</translation>
    </message>
    <message>
        <source>A bishop is dropped</source>
        <translation>Vložení střelce</translation>
    </message>
    <message>
        <source>{game} is played by two on a board of {files} × {ranks} squares, with {pieces} pieces each. The aim is to checkmate the opposing king: to attack it so that nothing can save it.</source>
        <translation>{game} je hra pro dva na desce {files} × {ranks} polí, každý má {pieces} kamenů. Cílem je dát soupeřovu králi mat: napadnout ho tak, že ho nic nezachrání.</translation>
    </message>
    <message>
        <source>Black (sente, ☗) sits at the bottom and moves first; White (gote, ☖) sits at the top. All pieces have the same colour: the tip points at the opponent. The players take turns, one move each; nobody may pass.</source>
        <translation>Černý (sente, ☗) sedí dole a začíná, Bílý (gote, ☖) nahoře. Všechny kameny mají stejnou barvu: špička míří na soupeře. Hráči se střídají po jednom tahu a vzdát se tahu nelze.</translation>
    </message>
    <message>
        <source>The game was invented by Masayuki Nakayachi around 1996. It adds a queen to shogi, and its knights and lances can move backward too.</source>
        <translation>Hru vytvořil kolem roku 1996 Masayuki Nakayachi. K shogi přidává královnu a jezdce s kopiníky, kteří se mohou vracet.</translation>
    </message>
    <message>
        <source>A piece moves as its diagram shows: a dot is one square, a ring a jump over anything in between, an arrow any number of free squares. No other piece jumps.</source>
        <translation>Kámen chodí podle nákresu: tečka je jedno pole, kroužek skok přes cokoli, šipka libovolný počet volných polí. Nic jiného neskáče.</translation>
    </message>
    <message>
        <source>Moving onto an opposing piece captures it: the piece goes to your hand, unpromoted, and is yours from then on.</source>
        <translation>Vstupem na pole soupeřova kamene ho zajmete: přejde nepovýšený do vaší ruky a od té chvíle je váš.</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <translation>Nepovyšují se: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that could never move again must promote: {places}.</source>
        <translation>Kámen, který by se už nepohnul, musí povýšit: {places}.</translation>
    </message>
    <message>
        <source>Instead of moving a piece on the board, you may drop one from your hand on any empty square. It arrives unpromoted, even inside the zone, and may promote on a later move. A drop may give check, and mate.</source>
        <translation>Místo tahu smíte vložit kámen z ruky na kterékoli prázdné pole. Vkládá se nepovýšený, i v zóně, a povýšit může pozdějším tahem. Vložením lze dát šach i mat.</translation>
    </message>
    <message>
        <source>a pawn on a file where you already have an unpromoted pawn.</source>
        <translation>pěšec do sloupce, kde stojí váš nepovýšený pěšec.</translation>
    </message>
    <message>
        <source>a pawn that gives checkmate at once. A dropped pawn may give check.</source>
        <translation>pěšec, který hned dává mat. Šach vložený pěšec dát smí.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} on the last %n rows</source>
        <translation>
            <numerusform>{piece} v poslední řadě</numerusform>
            <numerusform>{piece} v posledních %n řadách</numerusform>
            <numerusform>{piece} v posledních %n řadách</numerusform>
        </translation>
    </message>
    <message>
        <source>A king that could be captured next move is in check and must be saved: it moves away, a piece is put in between, or the attacker is captured. No move may leave your own king in check.</source>
        <translation>Král, který by mohl být příště vzat, je v šachu a musí být zachráněn: ustoupí, něco se představí, nebo se útočník vezme. Žádný tah nesmí nechat vlastního krále v šachu.</translation>
    </message>
    <message>
        <source>A player who is in check and has no legal move is checkmated and loses. A player with no legal move who is not in check loses too: there is no stalemate.</source>
        <translation>Kdo je v šachu a nemá dovolený tah, je v matu a prohrál. Kdo jej nemá, aniž je v šachu, prohrál také: pat neexistuje.</translation>
    </message>
    <message>
        <source>a player gives up. Most games end this way.</source>
        <translation>hráč se vzdá. Tak končí většina partií.</translation>
    </message>
    <message>
        <source>the same position with the same pieces in hand and the same player to move occurs for the fourth time. The game is void and is usually replayed with colours reversed; but if every move of one side was a check, that side loses.</source>
        <translation>táž pozice se stejnými kameny v ruce a stejným hráčem na tahu počtvrté. Partie neplatí a obvykle se hraje znovu s vyměněnými stranami; byl-li však každý tah jedné strany šachem, prohrává.</translation>
    </message>
    <message>
        <source>a player with nothing but the king, on the board and in hand, has lost, unless the very next move leaves the other side with only the king too: then it is a draw.</source>
        <translation>kdo má na desce i v ruce jen krále, prohrál, pokud hned příštím tahem nevezme vše kromě krále i soupeři; pak je remíza.</translation>
    </message>
    <message>
        <source>a player whose time runs out loses at once.</source>
        <translation>komu dojde čas, ihned prohrává.</translation>
    </message>
    <message>
        <source>if the rules chosen for the game allow it.</source>
        <translation>kde to zvolená pravidla partie dovolují.</translation>
    </message>
    <message>
        <source>if a limit was agreed, the game is drawn when it is reached, unless the player to move is in check.</source>
        <translation>kde bylo ujednáno, je v tu chvíli remíza, není-li hráč na tahu v šachu.</translation>
    </message>
    <message>
        <source>When both kings have entered the opposing camps, neither can easily be mated. The rule that then decides is chosen before the game.</source>
        <translation>Když oba králové vstoupí do soupeřova tábora, lze jim jen stěží dát mat. Které pravidlo pak rozhodne, se volí před partií.</translation>
    </message>
    <message>
        <source>Points: rooks and bishops, promoted or not, count {large} each, every other piece {small}, the king nothing; pieces in hand count too. Each side begins with {start}.</source>
        <translation>Body: věž a střelec, i povýšení, po {large}, každý jiný kámen {small}, král nic; počítají se i kameny v ruce. Každá strana začíná s {start}.</translation>
    </message>
    <message>
        <source>In serious play, a player who makes an illegal move loses at once. These moves are illegal:</source>
        <translation>Ve vážné partii nedovoleným tahem hráč ihned prohrává. Nedovolené je:</translation>
    </message>
    <message>
        <source>Between players of different strength, White (uwate) gives pieces: they are removed before the game and take no part in it. White moves first. Left and right are seen from White&apos;s side.</source>
        <translation>Mezi různě silnými hráči dává Bílý (uwate) kameny: před hrou se odeberou a ve hře už nejsou. Bílý začíná. Vlevo a vpravo je z pohledu Bílého.</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Kdo táhne první</translation>
    </message>
    <message>
        <source>Five pawns are tossed on the board (furigoma). If more of them land promoted side up, the other player is Black and moves first. In a handicap game White moves first.</source>
        <translation>Na desku se hodí pět pěšců (furigoma). Padne-li víc povýšených, hraje za Černého a začíná druhý hráč. V handicapové partii začíná Bílý.</translation>
    </message>
    <message>
        <source>A player&apos;s clock runs while it is that player&apos;s turn. The two sides may have different times.</source>
        <translation>Hráči běží hodiny, když je na tahu. Čas může být pro obě strany různý.</translation>
    </message>
    <message>
        <source>for all moves together. If there is nothing else, a player whose main time runs out loses.</source>
        <translation>na všechny tahy dohromady; není-li už nic dalšího, jeho vypršením se prohrává.</translation>
    </message>
    <message>
        <source>a fixed number of seconds for each move once the main time is used up. Seconds left over are not saved. With several periods, a move that takes too long uses one up.</source>
        <translation>po základním čase určitý počet sekund na každý tah. Zbylé sekundy se nepřenášejí. Je-li period víc, pomalý tah jednu spotřebuje.</translation>
    </message>
    <message>
        <source>each move adds some seconds to the remaining time.</source>
        <translation>každý tah přidá ke zbylému času několik sekund.</translation>
    </message>
    <message>
        <source>A square is named by its file, counted from Black&apos;s right, and its rank, counted from the top: the upper right corner is 1a, in Japanese １一.</source>
        <translation>Pole se označuje sloupcem, počítaným od pravé ruky Černého, a řadou, počítanou od protější strany: pravý horní roh je 1a, japonsky １一.</translation>
    </message>
    <message>
        <source>A move is written as the piece and the square it goes to: - moves, x captures, * drops; + promotes, = does not. If two pieces could go there, the square of origin, or in Japanese a word, shows which one is meant.</source>
        <translation>Tah je kámen a pole, kam jde: - táhne, x bere, * vkládá; + povyšuje, = nikoli. Mohou-li tam dva kameny, rozliší je pole, odkud kámen šel, japonsky slovo.</translation>
    </message>
</context>
<context>
    <name>ReferenceWindow</name>
    <message>
        <source>Rules reference</source>
        <translation>Přehled pravidel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>Pravidla na jedné stránce…</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Obě hry</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nenalezeno.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The list of engines in {file} cannot be read ({reason}). Only the built-in engine is available.</source>
        <translation>Seznam enginů v {file} nelze přečíst ({reason}). K dispozici je jen vestavěný engine.</translation>
    </message>
    <message>
        <source>The list of engines in {file} is damaged and could not be moved away ({reason}). Only the built-in engine is available; changes will not be saved until that file is removed.</source>
        <translation>Seznam enginů v {file} je poškozený a nepodařilo se ho přesunout ({reason}). K dispozici je jen vestavěný engine; změny se neuloží, dokud soubor neodstraníte.</translation>
    </message>
    <message>
        <source>The list of engines was damaged. It was moved to {file}; only the built-in engine is available.</source>
        <translation>Seznam enginů byl poškozený. Byl přesunut do {file}; k dispozici je jen vestavěný engine.</translation>
    </message>
    <message>
        <source>The list of engines in {file} contains something this version of the program does not know ({reason}). It is ignored, and stays in the file.</source>
        <translation>Něco v seznamu enginů v {file} tato verze programu nezná ({reason}). Vynechá se a v souboru zůstane.</translation>
    </message>
    <message>
        <source>The list of engines cannot be saved in {file} ({reason}). It lasts until the program is closed; allow writing to that folder to keep it.</source>
        <translation>Seznam enginů nelze uložit do {file} ({reason}). Platí do zavření programu; chcete-li ho uložit, povolte do té složky zápis.</translation>
    </message>
</context>
<context>
    <name>RemoteDialog</name>
    <message>
        <source>An engine on another computer</source>
        <translation>Engine na jiném počítači</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Uživatel</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>jako zde</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>obvyklý</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Program on it</source>
        <translation>Program na něm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <source>The engine is started by ssh and runs there. The delay of the connection is measured and taken off its clock. Your login there must work with a key: no password is asked for or stored.</source>
        <translation>Spouští se přes ssh a přemýšlí tam; zpoždění spojení se změří a odečte se mu z hodin. Přihlášení tam musí fungovat klíčem, bez hesla: na žádné se neptáme a žádné neukládáme.</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Do you want to resign?</source>
        <translation>Chcete se vzdát?</translation>
    </message>
    <message>
        <source>Does {side} resign?</source>
        <translation>Vzdává se hráč {side}?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Vzdát se</translation>
    </message>
    <message>
        <source>The game ends and your opponent wins.</source>
        <translation>Partie skončí a vyhraje soupeř.</translation>
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
        <translation>impas</translation>
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
    <message>
        <source>no legal move</source>
        <translation>bez tahu</translation>
    </message>
</context>
<context>
    <name>ResultsPart</name>
    <message>
        <source>Some lines of your results could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>Nečitelné řádky vašich výsledků: {count}. Byly přesunuty do {file}; ostatní zůstávají v pořádku.</translation>
    </message>
    <message>
        <source>Your results cannot be saved in {file} ({reason}). Allow writing there to keep future results.</source>
        <translation>Vaše výsledky nelze ukládat do {file} ({reason}). Povolte tam zápis, aby se ukládaly alespoň další.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Then the lead changed %n times.</source>
        <translation>
            <numerusform>Potom se vedení %nkrát změnilo.</numerusform>
            <numerusform>Potom se vedení %nkrát změnilo.</numerusform>
            <numerusform>Potom se vedení %nkrát změnilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was even until move {last}.</source>
        <translation>Do {last}. tahu byla partie vyrovnaná.</translation>
    </message>
    <message>
        <source>From move {first} on it was even again.</source>
        <translation>Od {first}. tahu byla zase vyrovnaná.</translation>
    </message>
    <message>
        <source>{side} was ahead from the beginning.</source>
        <translation>{side} vedl od začátku.</translation>
    </message>
    <message>
        <source>From move {first} on {side} was ahead.</source>
        <translation>Od {first}. tahu vedl {side}.</translation>
    </message>
    <message>
        <source>{move} was best.</source>
        <translation>Nejlepší bylo {move}.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Nepřesnosti</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>Přehlédnuté maty</translation>
    </message>
    <message>
        <source>{move}: {judgement}, winning chances −{loss}</source>
        <translation>{move}: {judgement}, šance na výhru −{loss}</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>Longest move</source>
        <translation>Nejdelší přemýšlení</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Ukázat na desce</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Zhodnocení</translation>
    </message>
    <message>
        <source>Looking at the moves, the last one first: {done} of {total}.</source>
        <translation>Procházejí se tahy od posledního: {done} z {total}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds left.</source>
        <translation>
            <numerusform>Zbývá asi sekunda.</numerusform>
            <numerusform>Zbývají asi %n sekundy.</numerusform>
            <numerusform>Zbývá asi %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes by {side}</source>
        <translation>
            <numerusform>Poučit se z jedné chyby ({side})</numerusform>
            <numerusform>Poučit se z %n chyb ({side})</numerusform>
            <numerusform>Poučit se z %n chyb ({side})</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for practice</source>
        <translation>Uloženo k cvičení</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Uložit k cvičení</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>There are no moves to review.</source>
        <translation>Není co hodnotit, nejsou tu žádné tahy.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>Zhodnocení je hotové.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Zhodnocení</translation>
    </message>
    <message>
        <source>Save review as PDF</source>
        <translation>Uložit zhodnocení jako PDF</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Uložit k cvičení</translation>
    </message>
    <message>
        <source>Mistakes not solved at once: {number}.</source>
        <translation>Chyby, které jste hned nezahráli lépe: {number}.</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Review of a game</source>
        <translation>Zhodnocení partie</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Zlomové okamžiky</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>Další chyby</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24 bodů, po dohodě</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27 bodů, po dohodě</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27 bodů, vyhlášením</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24 bodů, vyhlášením</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Pravidlo try</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Dohodou</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Nelze provést</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>S upozorněním</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Přísně</translation>
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
        <source>The piece does not move that way.</source>
        <translation>Takto kámen netáhne.</translation>
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
        <translation>impas: {rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>nejvýše {moves} tahů</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>dialogy zastaví hodiny</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>hodiny se nezastavují</translation>
    </message>
    <message>
        <source>The game goes on until a player is checkmated or resigns.</source>
        <translation>Hraje se, dokud někdo nedostane mat nebo se nevzdá.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: fewer than 24 points lose, otherwise it is a draw.</source>
        <translation>Oba králové v zóně, oba hráči souhlasí: méně než 24 bodů prohrává, jinak remíza.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: 27 points win; with 27 each, White wins.</source>
        <translation>Oba králové v zóně, oba hráči souhlasí: 27 bodů vyhrává; při 27 : 27 vyhrává Bílý.</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: Black wins with 28 points, White with 27.</source>
        <translation>Na svém tahu, bez šachu, král a 10 kamenů v zóně: Černý vyhrává s 28 body, Bílý s 27.</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: 31 points win, 24 to 30 draw.</source>
        <translation>Na svém tahu, bez šachu, král a 10 kamenů v zóně: 31 bodů vyhrává, 24 až 30 je remíza.</translation>
    </message>
    <message>
        <source>Once both kings are in the opposing camps, the first to reach the other king&apos;s starting square wins.</source>
        <translation>Jsou-li oba králové v zóně, vyhrává první na výchozím poli soupeřova krále.</translation>
    </message>
    <message>
        <source>All pieces in the camp</source>
        <translation>Všechny v zóně</translation>
    </message>
    <message>
        <source>Ends when all of one side&apos;s pieces are in the opposing camp; fewer than 24 points lose.</source>
        <translation>Končí, má-li strana všechny své kameny v povyšovací zóně; méně než 24 bodů prohrává.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: a draw.</source>
        <translation>Oba králové v povyšovací zóně a oba hráči souhlasí: remíza.</translation>
    </message>
    <message>
        <source>The board does not let you make an illegal move.</source>
        <translation>Nedovolený tah na desce nelze zahrát.</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back and you are told why.</source>
        <translation>Lze to zkusit; kámen se vrátí a dozvíte se proč.</translation>
    </message>
    <message>
        <source>As in serious play: an illegal move loses at once.</source>
        <translation>Jako ve vážné partii: nedovolený tah ihned prohrává.</translation>
    </message>
    <message>
        <source>On a claim</source>
        <translation>Na reklamaci</translation>
    </message>
    <message>
        <source>An illegal move stands unless the opponent claims it; then it loses.</source>
        <translation>Nedovolený tah platí a prohrává, když jej soupeř reklamuje.</translation>
    </message>
    <message>
        <source>A piece placed where it could never move again.</source>
        <translation>Kámen na poli, odkud by se už nikdy nemohl pohnout.</translation>
    </message>
    <message>
        <source>Your own king could be taken.</source>
        <translation>Váš vlastní král by mohl být vzat.</translation>
    </message>
    <message>
        <source>Illegal moves: {rule}</source>
        <translation>nedovolené tahy: {rule}</translation>
    </message>
    <message>
        <source>draws by agreement</source>
        <translation>remíza dohodou</translation>
    </message>
    <message>
        <source>taking back restores the time</source>
        <translation>vrácení tahu vrací čas</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{game}: the rules on one page</source>
        <translation>{game}: pravidla na jedné stránce</translation>
    </message>
    <message>
        <source>● one square   ○ a jump   → any number of squares</source>
        <translation>● jedno pole   ○ skok   → libovolný počet polí</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>Stopping…</source>
        <translation>Ukončuje se…</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>zbývá méně než minuta</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>zbývá asi {minutes} min</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Stop the analysis. The results so far are kept, and you can continue later.</source>
        <translation>Zastavit rozbor. Dosavadní výsledky zůstanou a lze pokračovat později</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Zahodit</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>Save kifu</source>
        <translation>Uložit kifu</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Uložit jako UTF-8</translation>
    </message>
    <message>
        <source>Kifu cannot be written as {suffix}. Use a name ending in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>Kifu nelze zapsat jako {suffix}. Zadejte název končící na .kif nebo .kifu (KIF), nebo zvolte jiný typ souboru.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: the folder {folder} does not exist.</source>
        <translation>Soubor {file} nelze uložit: složka {folder} neexistuje.</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>Uložit jinam…</translation>
    </message>
    <message>
        <source>{file} is saved. The previous version is kept as {backup}.</source>
        <translation>Soubor {file} je uložen. Jeho předchozí podoba je zachována jako {backup}.</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>No score yet</source>
        <translation>Zatím bez hodnocení</translation>
    </message>
    <message>
        <source>Black&apos;s winning chances: {percent}</source>
        <translation>Šance Černého na výhru: {percent}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not in your list of engines, or is now started differently. The game is kept. Add it to your engines, then restart it.</source>
        <translation>{name} není ve vašem seznamu enginů, nebo se teď spouští jinak. Partie je zachována. Přidejte ho mezi své enginy a spusťte ho znovu.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing (expected at {place}). The game is kept. Reinstall the program, then restart the engine.</source>
        <translation>Chybí engine programu (hledán jako {place}). Partie je zachována. Nainstalujte program znovu a pak engine znovu spusťte.</translation>
    </message>
</context>
<context>
    <name>SeriesActions</name>
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
        <source>Your match is not decided yet. {match}, {game}: {score}</source>
        <translation>Váš zápas není rozhodnut. {match}, {game}: {score}</translation>
    </message>
    <message>
        <source>Each player keeps the remaining time.</source>
        <translation>Oběma hráčům zůstává zbývající čas.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Stránky nastavení</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Obecné</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Deska a kameny</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Přístupnost</translation>
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
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Do složky {folder}</translation>
    </message>
    <message>
        <source>Match colours</source>
        <translation>Podle barev</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Kaja</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Tmavé dřevo</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Jednobarevná</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Kaya with light colours, dark wood with dark ones</source>
        <translation>Kaja se světlými barvami, tmavé dřevo s tmavými</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Strong marks on the board</source>
        <translation>Výrazné značky na desce</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Zapnuto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Podle jazyka</translation>
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
        <source>Save every finished game</source>
        <translation>Ukládat každou dohranou partii</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Same as moves</source>
        <translation>Jako tahy</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Souřadnice u desky</translation>
    </message>
    <message>
        <source>Show what a piece is when the mouse rests on it</source>
        <translation>Ukázat, co je to za kámen, když na něj najedete myší</translation>
    </message>
    <message>
        <source>Strong lines and colours; the board follows if it is set to match colours</source>
        <translation>Výrazné čáry a barvy; deska se přizpůsobí, má-li nastaveno „Podle barev“</translation>
    </message>
    <message>
        <source>Corners, frames and shades that any eye can tell apart</source>
        <translation>Rohy, rámečky a barvy, které rozliší každé oko</translation>
    </message>
    <message>
        <source>Pieces appear at their new place at once, and tossed pawns at rest</source>
        <translation>Kameny jsou hned na svém místě a hození pěšci hned leží</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Zápis tahů</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Vyznačit možné tahy kamene</translation>
    </message>
    <message>
        <source>none; for instance tcp://192.168.1.10:8786</source>
        <translation>žádný; například tcp://192.168.1.10:8786</translation>
    </message>
    <message>
        <source>Cluster for analysis</source>
        <translation>Cluster pro rozbor</translation>
    </message>
    <message>
        <source>Other computers that analyse games of your library: see the guide</source>
        <translation>Další počítače, které rozebírají partie vaší knihovny: viz příručka</translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). Default settings are used.</source>
        <translation>Soubor nastavení {file} nelze přečíst ({reason}). Platí výchozí nastavení.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be moved away ({reason}). Default settings are used; changes will not be saved until that file is removed.</source>
        <translation>Soubor nastavení {file} je poškozený a nebylo možné jej přesunout ({reason}). Platí výchozí nastavení; dokud soubor neodstraníte, změny se neuloží.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was moved to {file}, and default settings are used.</source>
        <translation>Soubor nastavení byl poškozený. Byl přesunut do {file} a platí výchozí nastavení.</translation>
    </message>
    <message>
        <source>This version of the program does not know some settings in {file} ({reason}). Defaults are used instead; the file keeps them.</source>
        <translation>Některá nastavení v souboru {file} tato verze programu nezná ({reason}). Místo nich platí výchozí; v souboru zůstávají.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {file} ({reason}). They last until the program is closed; allow writing to that folder to keep them.</source>
        <translation>Nastavení nelze uložit do {file} ({reason}). Platí do ukončení programu; aby se zachovalo, povolte zápis do této složky.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Engines, books and earlier games are closed while you play someone on a server.</source>
        <translation>Během partie s někým na serveru jsou enginy, knihy zahájení a dřívější partie zavřené.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>Zkoušené tahy</translation>
    </message>
    <message>
        <source>Take back</source>
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
    <message>
        <source>Analyse</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Evaluation: {text}</source>
        <translation>Hodnocení: {text}</translation>
    </message>
    <message>
        <source>The evaluation in the file, in hundredths of a pawn, for the side that is better</source>
        <translation>Hodnocení ze souboru v setinách pěšce pro stranu, která stojí lépe</translation>
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
    <message>
        <source>Looking for a voice…</source>
        <translation>Hledá se hlas…</translation>
    </message>
    <message>
        <source>This computer has no voice for {language}.</source>
        <translation>Tento počítač nemá hlas pro jazyk {language}.</translation>
    </message>
    <message>
        <source>Count the clock aloud</source>
        <translation>Odpočítávání nahlas</translation>
    </message>
    <message>
        <source>This computer has no voice installed.</source>
        <translation>Tento počítač nemá žádný hlas.</translation>
    </message>
</context>
<context>
    <name>Spectating</name>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Připojování k {host}…</translation>
    </message>
    <message>
        <source>Waiting for a game to watch at {host}…</source>
        <translation>Čeká se na partii ke sledování na {host}…</translation>
    </message>
    <message>
        <source>You are watching at {host}.</source>
        <translation>Sledujete partii na {host}.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Přestat sledovat</translation>
    </message>
    <message>
        <source>Stopping after this game…</source>
        <translation>Po této partii se skončí…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Ukončuje se…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>Čeká se na soupeře na {host}…</translation>
    </message>
    <message>
        <source>{player} is playing {name}</source>
        <translation>Hrají {player} – {name}</translation>
    </message>
    <message>
        <source>Reconnecting to {host}…</source>
        <translation>Obnovuje se spojení s {host}…</translation>
    </message>
    <message>
        <source>The games are over</source>
        <translation>Partie skončily</translation>
    </message>
    <message>
        <source>The games of {player} at {host} are over: {score}.</source>
        <translation>Partie hráče {player} na {host} skončily: {score}.</translation>
    </message>
    <message>
        <source>{played} of {wanted}</source>
        <translation>{played} z {wanted}</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{square}</source>
        <translation>{square}</translation>
    </message>
    <message>
        <source>{square}, {what}</source>
        <translation>{square}, {what}</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>povýšení</translation>
    </message>
    <message>
        <source>does not promote</source>
        <translation>bez povýšení</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>check</source>
        <translation>šach</translation>
    </message>
    <message>
        <source>{what}, {more}</source>
        <translation>{what}, {more}</translation>
    </message>
    <message>
        <source>{side}: {piece} dropped on {square}</source>
        <translation>{side}: {piece} z ruky na {square}</translation>
    </message>
    <message>
        <source>{side}: {piece} takes {captured} on {square}</source>
        <translation>{side}: {piece} bere na {square}, sebráno: {captured}</translation>
    </message>
    <message>
        <source>{side}: {piece} to {square}</source>
        <translation>{side}: {piece} na {square}</translation>
    </message>
    <message>
        <source>{piece} from {square}</source>
        <translation>{piece} z {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Zbývá %n sekunda</numerusform>
            <numerusform>Zbývají %n sekundy</numerusform>
            <numerusform>Zbývá %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byōyomi: %n seconds a move</source>
        <translation>
            <numerusform>Byoyomi: %n sekunda na tah</numerusform>
            <numerusform>Byoyomi: %n sekundy na tah</numerusform>
            <numerusform>Byoyomi: %n sekund na tah</numerusform>
        </translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Tah {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>Vrácen jeden tah</numerusform>
            <numerusform>Vráceny %n tahy</numerusform>
            <numerusform>Vráceno %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>one two three four five six seven eight nine ten</source>
        <translation>jedna dva tři čtyři pět šest sedm osm devět deset</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Pole desky</translation>
    </message>
    <message>
        <source>Pieces in hand, {side}</source>
        <translation>Kameny v ruce: {side}</translation>
    </message>
</context>
<context>
    <name>SpokenCount</name>
    <message>
        <source>en</source>
        <translation>cs</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Zbývá %n sekunda</numerusform>
            <numerusform>Zbývají %n sekundy</numerusform>
            <numerusform>Zbývá %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartBoard</name>
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
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game} · {when} · tah {number}</translation>
    </message>
    <message>
        <source>damaged, moves lost: {lost}</source>
        <translation>poškozeno, ztracených tahů: {lost}</translation>
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
        <source>Start page</source>
        <translation>Úvodní stránka</translation>
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
        <source>Opponents</source>
        <translation>Soupeři</translation>
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
        <source>Kifu library</source>
        <translation>Knihovna kifu</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Sestavit pozici</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Zápas enginů</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>Nechte hrát enginy a úrovně mezi sebou</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>Otevřít kifu</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Naučit se shogi</translation>
    </message>
    <message>
        <source>From the first move to mate, step by step</source>
        <translation>Od prvního tahu k matu krok za krokem</translation>
    </message>
    <message>
        <source>Press Tab to reach the choices.</source>
        <translation>Klávesou Tab se dostanete k nabídce.</translation>
    </message>
    <message>
        <source>From a kitten to an owl: choose a face</source>
        <translation>Od kotěte po sovu: vyberte podle tváře</translation>
    </message>
    <message>
        <source>Play a handicap game</source>
        <translation>Partie s handicapem</translation>
    </message>
    <message>
        <source>Both at this computer</source>
        <translation>Oba u tohoto počítače</translation>
    </message>
    <message>
        <source>Find games by player, opening or position</source>
        <translation>Hledat partie podle hráčů, zahájení nebo pozice</translation>
    </message>
    <message>
        <source>Solve mating problems on the board</source>
        <translation>Řešte matové úlohy na desce</translation>
    </message>
    <message>
        <source>Choose how the pieces look</source>
        <translation>Zvolit vzhled kamenů</translation>
    </message>
    <message>
        <source>Play through and study a game record</source>
        <translation>Přehrát a studovat záznam partie</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game</source>
        <translation>Jedna partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Hra: vše</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>Libovolný začátek</translation>
    </message>
    <message>
        <source>Even games</source>
        <translation>Rovné partie</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicapy</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Poslední rok</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Poslední tři měsíce</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Posledních 30 dní</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Období</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>Přesnost v čase</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Podle fáze</translation>
    </message>
    <message>
        <source>With Black and White</source>
        <translation>Za Černého a za Bílého</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <translation>V–R–P</translation>
    </message>
    <message>
        <source>Me ({name})</source>
        <translation>Já ({name})</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Já</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Games: {games}, won {won}, drawn {drawn}, lost {lost}.</source>
        <translation>Partie: {games}, výhry {won}, remízy {drawn}, prohry {lost}.</translation>
    </message>
    <message>
        <source>Analysed: {number}.</source>
        <translation>Rozebráno: {number}.</translation>
    </message>
    <message>
        <source>Accuracy: {number}.</source>
        <translation>Přesnost: {number}.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Střední hra</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Koncovka</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fáze</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Nepřesnosti</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Hrubé chyby</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>{number}, too few</source>
        <translation>{number}, málo</translation>
    </message>
    <message>
        <source>Analyse the rest…</source>
        <translation>Rozebrat ostatní…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Celá doba</translation>
    </message>
    <message>
        <source>Why moves went wrong</source>
        <translation>Proč byly tahy chybné</translation>
    </message>
    <message>
        <source>Grey: too few games to mean anything.</source>
        <translation>Šedě: na závěry je partií příliš málo.</translation>
    </message>
    <message>
        <source>Each point is a game: the mean accuracy of your moves, 100 if none of them lowered your winning chances. The line is the mean of the games around it. Click a point to open the game.</source>
        <translation>Každý bod je partie: průměrná přesnost vašich tahů, 100, pokud žádný nezhoršil vaše šance. Čára je průměr okolních partií. Kliknutím partii otevřete.</translation>
    </message>
    <message>
        <source>Errors per hundred of your moves. The opening ends with the first capture of a piece after move 15, or with move {last}; the endgame begins when a silver or stronger piece comes within two squares of a king.</source>
        <translation>Chyby na sto vašich tahů. Zahájení končí prvním braním figury po 15. tahu, nebo {last}. tahem; koncovka začíná, když stříbrný nebo silnější figura dojde na dvě pole od krále.</translation>
    </message>
    <message>
        <source>For each of your errors, the first reason that can be proved on the board.</source>
        <translation>U každé vaší chyby první důvod, který lze na desce dokázat.</translation>
    </message>
    <message>
        <source>The same for each opening, as the file names it or as the moves show.</source>
        <translation>Totéž pro každé zahájení, jak ho uvádí soubor nebo jak vyplývá z tahů.</translation>
    </message>
    <message>
        <source>The library has no games of this player. Choose another name, or set your own in the settings, as it appears in the games you save.</source>
        <translation>V knihovně nejsou partie tohoto hráče. Zvolte jiné jméno, nebo zadejte své v nastavení: je to jméno v partiích, které ukládáte.</translation>
    </message>
    <message>
        <source>You spent {number} s on moves that were errors.</source>
        <translation>Na chybné tahy jste potřebovali {number} s.</translation>
    </message>
    <message>
        <source>Too few games to say much.</source>
        <translation>Na závěry je partií příliš málo.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>no reason that can be proved</source>
        <translation>bez dokazatelného důvodu</translation>
    </message>
    <message>
        <source>Games won, drawn and lost; a draw counts half. After the opening: your mean winning chances when it ended. Like the accuracy, this counts analysed games only.</source>
        <translation>Výhry, remízy a prohry; remíza platí půl. Po zahájení: vaše průměrné šance na výhru na konci zahájení. Stejně jako přesnost jen z rozebraných partií.</translation>
    </message>
    <message>
        <source>The same for the castle that you built, if it has a name, in the analysed games.</source>
        <translation>Totéž pro hrad, který jste postavili, má-li jméno, v rozebraných partiích.</translation>
    </message>
    <message>
        <source>The games in your folders are still being read…</source>
        <translation>Partie ve vašich složkách se ještě čtou…</translation>
    </message>
    <message>
        <source>After the opening</source>
        <translation>Po zahájení</translation>
    </message>
</context>
<context>
    <name>SteppedBoard</name>
    <message>
        <source>First position</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Na konec</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>Libovolné</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Bez plánu</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>Statická věž</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>Pohyblivá věž</translation>
    </message>
    <message>
        <source>It builds this castle whenever its king can get there.</source>
        <translation>Staví tento hrad, kdykoli se do něj král dostane.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Útočné</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solidní</translation>
    </message>
    <message>
        <source>A different opening every game, with a castle that suits it.</source>
        <translation>Každou partii jiné zahájení a k němu vhodný hrad.</translation>
    </message>
    <message>
        <source>It plays the move it thinks best from the very start.</source>
        <translation>Od prvního tahu hraje, co pokládá za nejlepší.</translation>
    </message>
    <message>
        <source>In the opening its rook stays on its file and the pawn in front advances.</source>
        <translation>V zahájení zůstává věž ve svém sloupci a žene před sebou pěšce.</translation>
    </message>
    <message>
        <source>In the opening its rook swings to the middle or the left, and its king goes to the right.</source>
        <translation>V zahájení přejde věž do středu nebo doleva, král doprava.</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn push first, then an eye on your king all game long.</source>
        <translation>Nejprve stoupající stříbrný nebo rychlý pěšec, po celou partii váš král v hledáčku.</translation>
    </message>
    <message>
        <source>A castle first, then an eye on its own king all game long.</source>
        <translation>Nejprve hrad pro krále, po celou partii jeho bezpečí.</translation>
    </message>
    <message>
        <source>It plays this opening whenever you allow it, with a castle that suits it.</source>
        <translation>Hraje toto zahájení, kdykoli to soupeř dovolí, a k němu vhodný hrad.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Turning points</source>
        <translation>Zlomové okamžiky</translation>
    </message>
    <message numerus="yes">
        <source>%n turning points.</source>
        <translation>
            <numerusform>%n zlomový okamžik.</numerusform>
            <numerusform>%n zlomové okamžiky.</numerusform>
            <numerusform>%n zlomových okamžiků.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>New record</source>
        <translation>Nový záznam</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Na tahu {side}</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Čekat dál</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>The engine is starting.</source>
        <translation>Engine se spouští.</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Copy the list</source>
        <translation>Kopírovat seznam</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Files with problems</source>
        <translation>Soubory s potížemi</translation>
    </message>
    <message>
        <source>The files have not been changed. Once corrected, a file is read again automatically.</source>
        <translation>Soubory nebyly změněny. Opravený soubor se načte sám.</translation>
    </message>
    <message>
        <source>None: every file in the library was read without problems.</source>
        <translation>Žádné nejsou: všechny soubory knihovny byly načteny bez výhrad.</translation>
    </message>
</context>
<context>
    <name>UnsavedActions</name>
    <message>
        <source>record without a name</source>
        <translation>záznam bez názvu</translation>
    </message>
    <message>
        <source>Unsaved · {name} · {when}</source>
        <translation>Neuloženo · {name} · {when}</translation>
    </message>
    <message>
        <source>Continue setting up a position</source>
        <translation>Pokračovat v sestavování pozice</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <translation>Pokračovat ve studiu</translation>
    </message>
    <message>
        <source>Another window of the program has taken this over.</source>
        <translation>V tom už pokračuje jiné okno programu.</translation>
    </message>
    <message>
        <source>Unsaved changes on the disk were damaged and moved to {file}.</source>
        <translation>Neuložené změny byly na disku poškozeny a byly přesunuty do {file}.</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up in {folder} ({reason}). Save them before you close the program.</source>
        <translation>Vaše změny nelze průběžně ukládat ve složce {folder} ({reason}). Uložte je, než program zavřete.</translation>
    </message>
</context>
<context>
    <name>WaitingGames</name>
    <message>
        <source>{folder} contains games that this version of the program cannot continue. They stay there for the version that saved them.</source>
        <translation>Ve složce {folder} jsou partie, ve kterých tato verze programu nemůže pokračovat. Zůstávají tam pro verzi, která je uložila.</translation>
    </message>
    <message>
        <source>The journal of a game was damaged at its start and moved to {file}. Moves in it: {moves}.</source>
        <translation>Záznam rozehrané partie byl na začátku poškozen a byl přesunut do {file}. Počet tahů v něm: {moves}.</translation>
    </message>
</context>
<context>
    <name>WholeGame</name>
    <message>
        <source>There are no moves to analyse.</source>
        <translation>Není co rozebrat: záznam nemá tahy.</translation>
    </message>
    <message>
        <source>The game is being analysed.</source>
        <translation>Partie se rozebírá.</translation>
    </message>
    <message>
        <source>The game has been analysed.</source>
        <translation>Partie je rozebraná.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Zhodnotit</translation>
    </message>
    <message>
        <source>The moves have been analysed.</source>
        <translation>Tahy jsou rozebrané.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser} dostal mat.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser} se vzdal.</translation>
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
        <source>Beginner</source>
        <translation>Začátečník</translation>
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
        <source>Steady</source>
        <translation>Zkušený</translation>
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
        <source>Very strong</source>
        <translation>Velmi silný</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Plná síla</translation>
    </message>
    <message>
        <source>Beyond the amateur grades.</source>
        <translation>Nad amatérskými stupni.</translation>
    </message>
    <message>
        <source>About {number} dan, estimated.</source>
        <translation>Odhadem asi {number}. dan.</translation>
    </message>
    <message>
        <source>About {number} kyū, estimated.</source>
        <translation>Odhadem asi {number}. kyu.</translation>
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
        <source>No time limit</source>
        <translation>Čas bez omezení</translation>
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
    <message numerus="yes">
        <source>%n periods of {seconds} s</source>
        <translation>
            <numerusform>%n× {seconds} s</numerusform>
            <numerusform>%n× {seconds} s</numerusform>
            <numerusform>%n× {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min, then %n periods of {seconds} s</source>
        <translation>
            <numerusform>{minutes} min, pak %n× {seconds} s</numerusform>
            <numerusform>{minutes} min, pak %n× {seconds} s</numerusform>
            <numerusform>{minutes} min, pak %n× {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>Opakování po sennichite; zbývající čas: {times}</translation>
    </message>
    <message>
        <source>{loser} has no legal move and loses.</source>
        <translation>{loser} nemá žádný dovolený tah, a proto prohrál.</translation>
    </message>
    <message>
        <source>The same position occurred for the fourth time (sennichite). The game is void.</source>
        <translation>Stejná pozice nastala počtvrté (sennichite). Partie se nepočítá.</translation>
    </message>
    <message>
        <source>The position occurred for the fourth time, and {loser}, who gave check every time, loses.</source>
        <translation>Pozice nastala počtvrté a {loser} po celou dobu šachoval, a proto prohrál.</translation>
    </message>
    <message>
        <source>{loser} made an illegal move.</source>
        <translation>{loser} provedl nedovolený tah.</translation>
    </message>
    <message>
        <source>{winner} declared a win with the king in the opposing camp.</source>
        <translation>{winner} vyhlásil výhru s králem v povyšovací zóně.</translation>
    </message>
    <message>
        <source>{loser} declared a win, but the conditions were not met.</source>
        <translation>{loser} vyhlásil výhru, ale podmínky nebyly splněny.</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the other king&apos;s starting square.</source>
        <translation>{winner} dovedl krále na výchozí pole soupeřova krále.</translation>
    </message>
    <message>
        <source>{loser} has only the king left.</source>
        <translation>{loser} přišel o vše kromě krále.</translation>
    </message>
    <message>
        <source>Both sides have only their kings left.</source>
        <translation>Oběma stranám zbyl jen král.</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps; {winner} has enough points.</source>
        <translation>Oba králové jsou v bezpečí povyšovacích zón; {winner} má dost bodů.</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps, and both sides have enough points.</source>
        <translation>Oba králové jsou v bezpečí povyšovacích zón a oba hráči mají dost bodů.</translation>
    </message>
    <message>
        <source>Overlooks a lot. For your first game.</source>
        <translation>Hodně přehlíží. Pro první partii.</translation>
    </message>
    <message>
        <source>Knows the moves, but gives pieces away.</source>
        <translation>Zná tahy, nechává si brát kameny.</translation>
    </message>
    <message>
        <source>A casual evening game, with slips.</source>
        <translation>Partie na večer, občas chybuje.</translation>
    </message>
    <message>
        <source>Punishes big mistakes.</source>
        <translation>Trestá hrubé chyby.</translation>
    </message>
    <message>
        <source>Slips rarely, finds short mates.</source>
        <translation>Málo chybuje, najde krátké maty.</translation>
    </message>
    <message>
        <source>Reads far ahead in a fight.</source>
        <translation>V boji počítá daleko dopředu.</translation>
    </message>
    <message>
        <source>Rarely lets you off.</source>
        <translation>Málokdy vám něco odpustí.</translation>
    </message>
    <message>
        <source>Everything the engine can do.</source>
        <translation>Vše, co engine umí.</translation>
    </message>
    <message>
        <source>Below the kyū grades.</source>
        <translation>Pod stupnicí kyu.</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>Tato pozice nastala potřetí. Nastane-li počtvrté (sennichite), partie je neplatná a lze ji opakovat.</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth {loser} loses for giving perpetual check.</source>
        <translation>Tato pozice nastala potřetí. Nastane-li počtvrté, {loser} prohraje, protože po celou dobu šachuje.</translation>
    </message>
    <message>
        <source>{headline}. {sentence}</source>
        <translation>{headline}. {sentence}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{before} {after}</source>
        <translation>{before} {after}</translation>
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
<context>
    <name>_Question</name>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>_WayPart</name>
    <message>
        <source>{done} of {count} steps done</source>
        <translation>Hotovo kroků: {done} z {count}</translation>
    </message>
    <message>
        <source>Continue: {chapter}</source>
        <translation>Pokračovat: {chapter}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Začít znovu</translation>
    </message>
</context>
</TS>
