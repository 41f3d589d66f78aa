<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AccuracyView</name>
    <message numerus="yes">
        <source>Accuracy over %Ln games; recently about {last}</source>
        <translation>
            <numerusform>Accuracy over %Ln game; recently about {last}</numerusform>
            <numerusform>Accuracy over %Ln games; recently about {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisRow</name>
    <message numerus="yes">
        <source>The analysis of %Ln games was stopped. The results so far are kept.</source>
        <translation>
            <numerusform>The analysis of %Ln game was stopped. The results so far are kept.</numerusform>
            <numerusform>The analysis of %Ln games was stopped. The results so far are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookMaking</name>
    <message numerus="yes">
        <source>No suitable move was found in %Ln games; {file} was not written.</source>
        <translation>
            <numerusform>No suitable move was found in %Ln game; {file} was not written.</numerusform>
            <numerusform>No suitable move was found in %Ln games; {file} was not written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collecting</name>
    <message numerus="yes">
        <source>%n files could not be added to the library.</source>
        <translation>
            <numerusform>%n file could not be added to the library.</numerusform>
            <numerusform>%n files could not be added to the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message numerus="yes">
        <source>… %n more characters. Click or press Enter to show all.</source>
        <translation>
            <numerusform>… %n more character. Click or press Enter to show all.</numerusform>
            <numerusform>… %n more characters. Click or press Enter to show all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineMatch</name>
    <message numerus="yes">
        <source>{played} of %n games</source>
        <translation>
            <numerusform>{played} of %n game</numerusform>
            <numerusform>{played} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerPart</name>
    <message numerus="yes">
        <source>Explorer, %n known moves.</source>
        <translation>
            <numerusform>Explorer, %n known move.</numerusform>
            <numerusform>Explorer, %n known moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message numerus="yes">
        <source>about %n seconds</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message numerus="yes">
        <source>{black} against {white}, {date}, {result}, %n moves</source>
        <translation>
            <numerusform>{black} against {white}, {date}, {result}, %n move</numerusform>
            <numerusform>{black} against {white}, {date}, {result}, %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>95%: {low} to {high}, from your last %n counted games.</source>
        <translation>
            <numerusform>95%: {low} to {high}, from your last %n counted game.</numerusform>
            <numerusform>95%: {low} to {high}, from your last %n counted games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from %n counted games.</source>
        <translation>
            <numerusform>95%: {low} to {high}, from %n counted game.</numerusform>
            <numerusform>95%: {low} to {high}, from %n counted games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row. </source>
        <translation>
            <numerusform>%n win in a row. </numerusform>
            <numerusform>%n wins in a row. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. </source>
        <translation>
            <numerusform>%n loss in a row. </numerusform>
            <numerusform>%n losses in a row. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message numerus="yes">
        <source>%n more pieces in the camp</source>
        <translation>
            <numerusform>%n more piece in the camp</numerusform>
            <numerusform>%n more pieces in the camp</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>{found} of %Ln game</numerusform>
            <numerusform>{found} of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MateFinder</name>
    <message numerus="yes">
        <source>All defences are in the record as variations: %Ln moves.</source>
        <translation>
            <numerusform>All defences are in the record as variations: %Ln move.</numerusform>
            <numerusform>All defences are in the record as variations: %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves deep</source>
        <translation>
            <numerusform>%n move deep</numerusform>
            <numerusform>%n moves deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n moves.</source>
        <translation>
            <numerusform>Mate in %n move.</numerusform>
            <numerusform>Mate in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message numerus="yes">
        <source>drawn after %n moves</source>
        <translation>
            <numerusform>drawn after %n move</numerusform>
            <numerusform>drawn after %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaceForm</name>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message numerus="yes">
        <source>%n positions and games from files.</source>
        <translation>
            <numerusform>%n position or game from a file.</numerusform>
            <numerusform>%n positions and games from files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message numerus="yes">
        <source>{piece} on the last %n rows</source>
        <translation>
            <numerusform>{piece} on the last row</numerusform>
            <numerusform>{piece} on the last %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Then the lead changed %n times.</source>
        <translation>
            <numerusform>Then the lead changed %n time.</numerusform>
            <numerusform>Then the lead changed %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>About %n seconds left.</source>
        <translation>
            <numerusform>About a second left.</numerusform>
            <numerusform>About %n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes by {side}</source>
        <translation>
            <numerusform>Learn from a mistake by {side}</numerusform>
            <numerusform>Learn from %n mistakes by {side}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byōyomi: %n seconds a move</source>
        <translation>
            <numerusform>Byōyomi: %n second a move</numerusform>
            <numerusform>Byōyomi: %n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>One move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCount</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n turning points.</source>
        <translation>
            <numerusform>%n turning point.</numerusform>
            <numerusform>%n turning points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n periods of {seconds} s</source>
        <translation>
            <numerusform>%n period of {seconds} s</numerusform>
            <numerusform>%n periods of {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min, then %n periods of {seconds} s</source>
        <translation>
            <numerusform>{minutes} min, then %n period of {seconds} s</numerusform>
            <numerusform>{minutes} min, then %n periods of {seconds} s</numerusform>
        </translation>
    </message>
</context>
</TS>
