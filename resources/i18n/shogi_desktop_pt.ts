<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Shogi Desktop</source>
        <translation>Sobre o Shogi Desktop</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Standard shogi and Okisaki shogi, with a computer opponent built in. Free software under the MIT licence; fonts and artwork come with licences of their own.</source>
        <translation>Shogi e Okisaki shogi contra um adversário próprio do programa. Software livre sob a licença MIT; as licenças das fontes e dos desenhos acompanham os respectivos arquivos.</translation>
    </message>
    <message>
        <source>It goes online only when you ask it to, and sends nothing about you to anyone.</source>
        <translation>Só usa a rede quando você pede e não envia nada sobre você a ninguém.</translation>
    </message>
</context>
<context>
    <name>AccuracyView</name>
    <message numerus="yes">
        <source>Accuracy over %Ln games; recently about {last}</source>
        <translation>
            <numerusform>Precisão de %Ln partida, ultimamente cerca de {last}</numerusform>
            <numerusform>Precisão de %Ln partidas, ultimamente cerca de {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>{accuracy}; average around it {smooth}</source>
        <translation>{accuracy}; média em volta {smooth}</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add an engine</source>
        <translation>Adicionar um motor</translation>
    </message>
    <message>
        <source>Any USI engine: choose its file, drop it here, or type the command that starts it, here or on another computer. It runs with all your rights, so add only engines you trust.</source>
        <translation>Qualquer motor USI: escolha o arquivo, solte-o aqui ou digite o comando que o inicia, neste ou em outro computador. Ele é executado com todas as suas permissões; adicione só motores em que você confia.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>A quotation mark is missing in the command.</source>
        <translation>Falta uma aspa no comando.</translation>
    </message>
    <message>
        <source>Choose the engine&apos;s program</source>
        <translation>Escolher o programa do motor</translation>
    </message>
    <message>
        <source>On another computer…</source>
        <translation>Em outro computador…</translation>
    </message>
</context>
<context>
    <name>AlternativesView</name>
    <message>
        <source>Moves tried here</source>
        <translation>Lances tentados aqui</translation>
    </message>
</context>
<context>
    <name>AnalyseDialog</name>
    <message>
        <source>Analyse games</source>
        <translation>Analisar partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>Por lance</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partidas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>Selecionadas: {number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>Todas da lista: {number}</translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>Nos arquivos</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Salvar os resultados</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Separately</source>
        <translation>À parte</translation>
    </message>
    <message>
        <source>Include games already analysed</source>
        <translation>Também as já analisadas</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Escolha um motor.</translation>
    </message>
    <message>
        <source>All these games have been analysed already.</source>
        <translation>Todas essas partidas já foram analisadas.</translation>
    </message>
    <message>
        <source>To analyse: {number}, about {minutes} min.</source>
        <translation>Para analisar: {number}, em cerca de {minutes} min.</translation>
    </message>
    <message>
        <source>A file is written only if it contains one game, was read without problems and would lose nothing. Results for the others are kept separately.</source>
        <translation>Um arquivo só é gravado se tiver uma única partida, foi lido sem problemas e nada perderia; o resultado dos outros fica à parte.</translation>
    </message>
    <message>
        <source>No file is changed. The evaluations appear when you open a game.</source>
        <translation>Nenhum arquivo muda. As avaliações aparecem ao abrir a partida.</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>Quem analisa</translation>
    </message>
    <message>
        <source>The cluster</source>
        <translation>O cluster</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este computador</translation>
    </message>
    <message>
        <source>To analyse: {number}, by the workers at {cluster}.</source>
        <translation>Para analisar: {number}, pelos workers de {cluster}.</translation>
    </message>
</context>
<context>
    <name>Analysing</name>
    <message>
        <source>Games analysed: {number}.</source>
        <translation>Partidas analisadas: {number}.</translation>
    </message>
    <message>
        <source>Games in which one engine found nothing: {number}.</source>
        <translation>Partidas em que um dos motores não encontrou nada: {number}.</translation>
    </message>
    <message>
        <source>Not analysed: {number}. {names}</source>
        <translation>Não analisadas: {number}. {names}</translation>
    </message>
    <message>
        <source>it has no moves</source>
        <translation>não tem lances</translation>
    </message>
    <message>
        <source>no engine can play from its position</source>
        <translation>nenhum motor pode jogar da sua posição</translation>
    </message>
    <message>
        <source>Games are already being analysed. Stop that analysis first.</source>
        <translation>Já há partidas em análise. Pare essa análise primeiro.</translation>
    </message>
    <message>
        <source>The analysis stopped early: {reason}</source>
        <translation>A análise interrompeu-se: {reason}</translation>
    </message>
    <message>
        <source>Kept separately because their files cannot be written: {number}.</source>
        <translation>Guardadas à parte, porque não se pode gravar nos arquivos: {number}.</translation>
    </message>
    <message>
        <source>three workers of the cluster stopped while analysing it</source>
        <translation>três workers do cluster terminaram enquanto a analisavam</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Lines, engines, arrows</source>
        <translation>Linhas, motores, setas</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message>
        <source>Show the best line only</source>
        <translation>Mostrar só a melhor linha</translation>
    </message>
    <message>
        <source>Engine lines</source>
        <translation>Linhas do motor</translation>
    </message>
    <message>
        <source>Show scores as</source>
        <translation>As avaliações aparecem como</translation>
    </message>
    <message>
        <source>More analysis options</source>
        <translation>Mais sobre a análise</translation>
    </message>
</context>
<context>
    <name>AnalysisPart</name>
    <message>
        <source>Play to {move}</source>
        <translation>Jogar até {move}</translation>
    </message>
    <message>
        <source>Keep as variation</source>
        <translation>Guardar como variante</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Arrows on the board</source>
        <translation>Setas no tabuleiro</translation>
    </message>
    <message>
        <source>Write evaluations into the record</source>
        <translation>Escrever avaliações no registro</translation>
    </message>
    <message>
        <source>No evaluations yet. Switch on analysis and step through the game.</source>
        <translation>Ainda não há avaliações: ligue a análise e percorra a partida.</translation>
    </message>
    <message>
        <source>No evaluation yet.</source>
        <translation>Ainda não há avaliação.</translation>
    </message>
    <message>
        <source>Keep up to {move}</source>
        <translation>Guardar até {move}</translation>
    </message>
</context>
<context>
    <name>AnalysisRow</name>
    <message>
        <source>Analysing games: {done} of {total}</source>
        <translation>Analisando partidas: {done} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>The analysis of %Ln games was stopped. The results so far are kept.</source>
        <translation>
            <numerusform>A análise de %Ln partida foi interrompida. Os resultados obtidos estão guardados.</numerusform>
            <numerusform>A análise de %Ln partidas foi interrompida. Os resultados obtidos estão guardados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games analysed</source>
        <translation>Partidas analisadas</translation>
    </message>
    <message>
        <source>not analysed: {number}</source>
        <translation>não analisadas: {number}</translation>
    </message>
    <message>
        <source>workers: {number}</source>
        <translation>workers: {number}</translation>
    </message>
</context>
<context>
    <name>AnalysisSpeech</name>
    <message>
        <source>Analysis is on.</source>
        <translation>A análise está ligada.</translation>
    </message>
    <message>
        <source>Analysis is off.</source>
        <translation>A análise está desligada.</translation>
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
        <translation>Partida como animação</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Do lance</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>o início</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Até o lance</translation>
    </message>
    <message>
        <source>Each position</source>
        <translation>Cada posição</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Brancas embaixo</translation>
    </message>
    <message>
        <source>Save animation</source>
        <translation>Salvar animação</translation>
    </message>
    <message>
        <source>Picture {done} of {total}…</source>
        <translation>Imagem {done} de {total}…</translation>
    </message>
    <message>
        <source>Saved as {file} ({size} kB).</source>
        <translation>Salvo como {file} ({size} kB).</translation>
    </message>
    <message>
        <source>The last position</source>
        <translation>A última</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Repetir ao terminar</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Interrompido; nada foi gravado.</translation>
    </message>
</context>
<context>
    <name>AskChangedDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
    </message>
    <message>
        <source>{file} has changed on the disk</source>
        <translation>{file} foi alterado no disco</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Another program or window has changed it since you opened it. Replacing it would lose those changes.</source>
        <translation>Outro programa ou outra janela o gravou nesse meio-tempo. Substituí-lo faria perder isso.</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>Salvar em outro lugar…</translation>
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
        <translation>Descartar e fechar</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar edição</translation>
    </message>
    <message>
        <source>Discard the position you have set up?</source>
        <translation>Descartar a posição que você montou?</translation>
    </message>
    <message>
        <source>It is not part of any game or file, and will be lost when the program closes.</source>
        <translation>Ela não está em nenhuma partida nem arquivo e se perde quando o programa é fechado.</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
    </message>
    <message>
        <source>Another format…</source>
        <translation>Outro formato…</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Salvar assim mesmo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{format} cannot hold all of this game</source>
        <translation>{format} não comporta tudo desta partida</translation>
    </message>
    <message>
        <source>The file would leave out:</source>
        <translation>O arquivo ficaria sem:</translation>
    </message>
    <message>
        <source>The game on the board loses nothing. KIF can hold everything.</source>
        <translation>No tabuleiro nada se perde. O KIF comporta tudo.</translation>
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
        <translation>Salvar as alterações deste registro?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Changes that are not saved will be lost.</source>
        <translation>As alterações não salvas serão perdidas.</translation>
    </message>
</context>
<context>
    <name>AskStopDialog</name>
    <message>
        <source>Engine match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Parar e fechar</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>An engine match is running. Stop it?</source>
        <translation>Motores estão jogando um match. Parar?</translation>
    </message>
    <message>
        <source>Games in progress are dropped. The finished games are kept, and you can continue the match later.</source>
        <translation>As partidas em curso são interrompidas; as terminadas ficam salvas, e o match pode continuar mais tarde.</translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message>
        <source>Static rook against a ranging rook</source>
        <translation>Torre fixa contra torre móvel</translation>
    </message>
    <message>
        <source>Climbing silver against a ranging rook</source>
        <translation>Prata ofensiva contra torre móvel</translation>
    </message>
    <message>
        <source>The rook swings to the fourth file from the left, and the king walks away from it into a Mino castle. Wait, then strike where the other side advances.</source>
        <translation>A torre vai para a quarta coluna a partir da esquerda e o rei caminha para o outro lado, para o castelo Mino. Espere e ataque onde o adversário avançar.</translation>
    </message>
    <message>
        <source>White pushes the rook&apos;s pawn and breaks in on its file, or builds a castle that is as firm before anything else.</source>
        <translation>As Brancas avançam o peão da torre e entram por essa coluna, ou constroem primeiro um castelo igualmente firme.</translation>
    </message>
    <message>
        <source>The rook stands behind the pawn that opened the bishop&apos;s diagonal, and pushes it on: quick trades, an early attack on the bishop&apos;s head.</source>
        <translation>A torre fica atrás do peão que abriu a diagonal do bispo e o empurra: trocas rápidas e um ataque cedo à cabeça do bispo.</translation>
    </message>
    <message>
        <source>White guards the head of its bishop, answers the push in time, and then has the better castle in an open game.</source>
        <translation>As Brancas protegem a cabeça do bispo, respondem ao avanço a tempo e ficam com o melhor castelo num jogo aberto.</translation>
    </message>
    <message>
        <source>The rook takes the middle file. With a silver beside it the pawn goes forward, and the whole board opens before the white king.</source>
        <translation>A torre ocupa a coluna central. Com uma prata ao lado, o peão avança e o tabuleiro inteiro se abre diante do rei branco.</translation>
    </message>
    <message>
        <source>White holds the middle with gold and silver, and breaks through on the side that the rook has left.</source>
        <translation>As Brancas seguram o centro com ouro e prata e rompem pelo lado que a torre deixou.</translation>
    </message>
    <message>
        <source>The rook stands opposite the white rook, on its own file: every push of the pawn there is answered by an exchange.</source>
        <translation>A torre fica diante da torre branca, na coluna dela: cada avanço do peão ali é respondido com uma troca.</translation>
    </message>
    <message>
        <source>The bishops are in hand from the beginning, so leave no gap where one can be dropped. The right silver goes up to the middle.</source>
        <translation>Os bispos estão na mão desde o início; não deixe buracos onde um possa ser solto. A prata direita sobe para o centro.</translation>
    </message>
    <message>
        <source>The rook takes the pawn beside the bishop: a pawn ahead, but the rook needs several moves to come home.</source>
        <translation>A torre toma o peão ao lado do bispo: um peão a mais, mas a torre precisa de vários lances para voltar.</translation>
    </message>
    <message>
        <source>Both sides exchange the rook&apos;s pawn while the bishops&apos; diagonals are still shut. A light, open, sharp game.</source>
        <translation>Os dois lados trocam o peão da torre com as diagonais dos bispos ainda fechadas. Um jogo leve, aberto e agudo.</translation>
    </message>
    <message>
        <source>White does the same a move later, and chooses where its rook stands best: at home or on its fourth rank.</source>
        <translation>As Brancas fazem o mesmo um lance depois e escolhem onde a torre fica melhor: em casa ou na quarta fileira.</translation>
    </message>
    <message>
        <source>The right silver climbs beside the rook&apos;s pawn and breaks in at the head of the bishop. The simplest attack there is, and a strong one.</source>
        <translation>A prata direita sobe ao lado do peão da torre e entra pela cabeça do bispo. O ataque mais simples que existe, e forte.</translation>
    </message>
    <message>
        <source>White guards the square before its bishop with a gold and a silver. A silver that has gone that far has no way back.</source>
        <translation>As Brancas guardam a casa diante do bispo com um ouro e uma prata. Uma prata que foi tão longe não tem volta.</translation>
    </message>
    <message>
        <source>The king needs few moves to its boat castle; rook and silver make ready on the right. Attack before the other castle is finished.</source>
        <translation>O rei precisa de poucos lances até o castelo barco; torre e prata se preparam à direita. Ataque antes que o outro castelo esteja pronto.</translation>
    </message>
    <message>
        <source>The ranging side waits for the attack and strikes back along the bishop&apos;s diagonal.</source>
        <translation>O lado da torre móvel espera o ataque e contra-ataca pela diagonal do bispo.</translation>
    </message>
    <message>
        <source>The silver climbs on the right and breaks in beside the rook, before the ranging rook can come to help.</source>
        <translation>A prata sobe pela direita e entra ao lado da torre, antes que a torre móvel possa ajudar.</translation>
    </message>
    <message>
        <source>White lets it come: the bishop is covered by a silver, and the answer is a push in the middle.</source>
        <translation>As Brancas a deixam vir: uma prata cobre o bispo, e a resposta é um avanço no centro.</translation>
    </message>
    <message>
        <source>The pawn before the rook runs, a knight follows it, and the king goes to the other side, behind a silver.</source>
        <translation>O peão da torre corre, um cavalo o segue, e o rei vai para o outro lado, atrás de uma prata.</translation>
    </message>
    <message>
        <source>Both knights jump to the middle: each of them covers eight squares there, forward and back.</source>
        <translation>Os dois cavalos saltam para o centro: cada um cobre ali oito casas, para a frente e para trás.</translation>
    </message>
    <message>
        <source>White drives the knights away with pawns, and gains a move by every push.</source>
        <translation>As Brancas expulsam os cavalos com peões e ganham um tempo a cada avanço.</translation>
    </message>
    <message>
        <source>The pawn at the edge makes way for the bishop, which looks from there into the opposing camp.</source>
        <translation>O peão da borda abre caminho ao bispo, que dali olha para o campo adversário.</translation>
    </message>
    <message>
        <source>White shuts the diagonal with a pawn or a knight, and attacks the edge that the bishop needs.</source>
        <translation>As Brancas fecham a diagonal com um peão ou um cavalo e atacam a borda de que o bispo precisa.</translation>
    </message>
    <message>
        <source>The rook swings to the left and supports the pawns there; the king goes the other way.</source>
        <translation>A torre vai para a esquerda e apoia os peões dali; o rei vai para o outro lado.</translation>
    </message>
    <message>
        <source>White meets the rook with pieces, not with the king, and takes the middle.</source>
        <translation>As Brancas enfrentam a torre com peças, não com o rei, e tomam o centro.</translation>
    </message>
    <message>
        <source>Built in six moves, and firm from the side: the castle of most ranging rooks.</source>
        <translation>Constrói-se em seis lances e é firme pelo lado: o castelo da maioria das partidas de torre móvel.</translation>
    </message>
    <message>
        <source>It is weak from above and at the edge: a pawn and a knight are enough there.</source>
        <translation>É fraco por cima e na borda: ali bastam um peão e um cavalo.</translation>
    </message>
    <message>
        <source>A Mino whose silver has climbed: strong from above, with room for the king.</source>
        <translation>Um Mino cuja prata subiu: forte por cima, com espaço para o rei.</translation>
    </message>
    <message>
        <source>While it is being rebuilt the silver hangs in the air. Strike then.</source>
        <translation>Durante a reconstrução a prata fica no ar. Ataque nesse momento.</translation>
    </message>
    <message>
        <source>The king sits in the corner, out of reach of every check: you can give pieces away and still mate first.</source>
        <translation>O rei fica no canto, fora do alcance de qualquer xeque: você pode entregar peças e ainda dar mate primeiro.</translation>
    </message>
    <message>
        <source>Two golds side by side: firm from above, for games with two ranging rooks.</source>
        <translation>Dois ouros lado a lado: firme por cima, para partidas em que as duas torres se movem.</translation>
    </message>
    <message>
        <source>The king has few squares, and the edge is open.</source>
        <translation>O rei tem poucas casas e a borda está aberta.</translation>
    </message>
    <message>
        <source>Firm from above, where the rook and the silvers of a static game come from.</source>
        <translation>Firme por cima, de onde vêm a torre e as pratas num jogo de torre fixa.</translation>
    </message>
    <message>
        <source>It is weak from the side and at the edge.</source>
        <translation>É fraco pelo lado e na borda.</translation>
    </message>
    <message>
        <source>The king stands on the bishop&apos;s diagonal and can be reached from above.</source>
        <translation>O rei fica na diagonal do bispo e pode ser alcançado por cima.</translation>
    </message>
    <message>
        <source>It is thin: in a long fight the ranging side has the better castle.</source>
        <translation>É fino: numa luta longa o lado da torre móvel tem o melhor castelo.</translation>
    </message>
    <message>
        <source>The king stays in the middle with a gold on either side: no square for a rook to be dropped.</source>
        <translation>O rei fica no centro com um ouro de cada lado: não há casa para soltar uma torre.</translation>
    </message>
    <message>
        <source>It has no depth: an attack from above reaches the king at once.</source>
        <translation>Não tem profundidade: um ataque por cima chega logo ao rei.</translation>
    </message>
    <message>
        <source>The king goes to the left, behind a silver and two golds, far from the rooks&apos; fight.</source>
        <translation>O rei vai para a esquerda, atrás de uma prata e dois ouros, longe da luta das torres.</translation>
    </message>
    <message>
        <source>In this game lances move backward too, so the edge beside the king is never quiet.</source>
        <translation>Neste jogo as lanças também andam para trás, por isso a borda ao lado do rei nunca está tranquila.</translation>
    </message>
    <message>
        <source>The king goes to the right: its silver is there already, and so is the rook.</source>
        <translation>O rei vai para a direita: a prata já está lá, e a torre também.</translation>
    </message>
    <message>
        <source>King and rook stand together: one attack may hit both.</source>
        <translation>Rei e torre ficam juntos: um ataque pode atingir os dois.</translation>
    </message>
    <message>
        <source>A step or two, and every other move is for the attack.</source>
        <translation>Um passo ou dois, e todos os outros lances são para o ataque.</translation>
    </message>
    <message>
        <source>Queens look down open files: keep the pawns in the middle.</source>
        <translation>As rainhas olham pelas colunas abertas: mantenha os peões no centro.</translation>
    </message>
    <message>
        <source>White does not push too early: first a firm castle, then the undefended middle.</source>
        <translation>As Brancas não avançam cedo demais: primeiro um castelo firme, depois o centro desprotegido.</translation>
    </message>
    <message>
        <source>Two golds and a silver make a firm castle for the king. Then the whole right side attacks: silver, knight and pawns.</source>
        <translation>Dois ouros e uma prata formam um castelo firme para o rei. Depois todo o lado direito ataca: prata, cavalo e peões.</translation>
    </message>
    <message>
        <source>White often builds the same castle. The side that attacks first has the initiative; the side that defends well wins pieces.</source>
        <translation>As Brancas muitas vezes constroem o mesmo castelo. O lado que ataca primeiro tem a iniciativa; o que defende bem ganha peças.</translation>
    </message>
    <message>
        <source>White copies Black and waits: in this opening a careless move costs more than a slow one.</source>
        <translation>As Brancas copiam as Pretas e esperam: nesta abertura um lance descuidado custa mais que um lento.</translation>
    </message>
    <message>
        <source>White has gained time for the pawn: the bishop comes out, the rook waits on its fourth rank, and the attack begins before the king is safe.</source>
        <translation>As Brancas ganharam tempo pelo peão: o bispo sai, a torre espera na sua quarta fileira e o ataque começa antes que o rei esteja seguro.</translation>
    </message>
    <message>
        <source>White brings its pieces to the middle, where the knights of this game reach far, and attacks the pawn that ran ahead.</source>
        <translation>As Brancas trazem as peças ao centro, onde os cavalos deste jogo alcançam longe, e atacam o peão que correu à frente.</translation>
    </message>
    <message>
        <source>It takes many moves, and all the pieces are on one side: attack early, or at the edge.</source>
        <translation>Leva muitos lances e todas as peças ficam de um lado: ataque cedo, ou pela borda.</translation>
    </message>
    <message>
        <source>A Mino on the left, for a static rook against a ranging one.</source>
        <translation>Um Mino à esquerda, para quem mantém a torre em casa contra uma torre móvel.</translation>
    </message>
    <message>
        <source>The quickest castle against a ranging rook: a few moves, and the attack begins.</source>
        <translation>O castelo mais rápido contra a torre móvel: poucos lances e o ataque começa.</translation>
    </message>
</context>
<context>
    <name>AtlasPage</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castelos</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Castelo</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>Its strength</source>
        <translation>Sua força</translation>
    </message>
    <message>
        <source>Black&apos;s idea</source>
        <translation>A ideia das Pretas</translation>
    </message>
    <message>
        <source>Its weakness</source>
        <translation>Sua fraqueza</translation>
    </message>
    <message>
        <source>White&apos;s idea</source>
        <translation>A ideia das Brancas</translation>
    </message>
    <message>
        <source>Goes with: {castles}</source>
        <translation>Combina com: {castles}</translation>
    </message>
    <message>
        <source>&amp;Play it with Black</source>
        <translation>&amp;Jogar com as Pretas</translation>
    </message>
    <message>
        <source>Play {name} with Black</source>
        <translation>Jogar com as Pretas: {name}</translation>
    </message>
    <message>
        <source>A &amp;trap to solve…</source>
        <translation>Resolver armad&amp;ilha…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>Aberturas e castelos</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primeira posição</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Recuar um lance</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Avançar um lance</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posição</translation>
    </message>
    <message>
        <source>Play aga&amp;inst it</source>
        <translation>Jogar &amp;contra</translation>
    </message>
</context>
<context>
    <name>AtlasPart</name>
    <message>
        <source>{opening}: a trap</source>
        <translation>{opening}: uma armadilha</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Black %1</source>
        <translation>%1 das Pretas</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>%1 das Brancas</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>rainha</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bispo</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>ouro</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>prata</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>lance</source>
        <translation>lança</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peão</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragão</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavalo-dragão</translation>
    </message>
    <message>
        <source>promoted silver</source>
        <translation>prata promovida</translation>
    </message>
    <message>
        <source>promoted knight</source>
        <translation>cavalo promovido</translation>
    </message>
    <message>
        <source>promoted lance</source>
        <translation>lança promovida</translation>
    </message>
    <message>
        <source>promoted pawn</source>
        <translation>peão promovido</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%1 in hand, %2</source>
        <translation>%1 na mão, %2</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Peça escolhida: %1</translation>
    </message>
    <message>
        <source>Promote? Enter promotes, minus does not, Escape cancels.</source>
        <translation>Promover? Enter promove, menos não promove, Esc cancela.</translation>
    </message>
    <message>
        <source>Do not promote</source>
        <translation>Não promover</translation>
    </message>
</context>
<context>
    <name>BookDialog</name>
    <message>
        <source>Comment on the position</source>
        <translation>Comentário sobre a posição</translation>
    </message>
    <message>
        <source>Move to add</source>
        <translation>Lance a adicionar</translation>
    </message>
    <message>
        <source>Add the move</source>
        <translation>Adicionar o lance</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Score (points)</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Weight of {move}</source>
        <translation>Peso de {move}</translation>
    </message>
    <message>
        <source>Score of {move}</source>
        <translation>Avaliação de {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Comentário sobre {move}</translation>
    </message>
    <message>
        <source>Book moves</source>
        <translation>Lances do livro</translation>
    </message>
    <message>
        <source>The book has no moves for this position yet.</source>
        <translation>O livro ainda não tem lances aqui.</translation>
    </message>
    <message>
        <source>In hundredths of a pawn, for the side to move</source>
        <translation>Em centésimos de peão, para o lado que joga</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <translation>Remover {move}</translation>
    </message>
    <message>
        <source>Remove the move from the book</source>
        <translation>Remover o lance do livro</translation>
    </message>
</context>
<context>
    <name>BookMaking</name>
    <message>
        <source>YaneuraOu book</source>
        <translation>Livro do YaneuraOu</translation>
    </message>
    <message>
        <source>Apery book, standard shogi only</source>
        <translation>Livro do Apery, só shogi padrão</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>Criar um livro de aberturas</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livro de aberturas</translation>
    </message>
    <message numerus="yes">
        <source>No suitable move was found in %Ln games; {file} was not written.</source>
        <translation>
            <numerusform>Nenhum lance que sirva em %Ln partida; {file} não foi gravado.</numerusform>
            <numerusform>Nenhum lance que sirva em %Ln partidas; {file} não foi gravado.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is written; the explorer shows it now. Games: {games}, positions: {positions}, moves: {moves}.</source>
        <translation>{file} foi gravado; o explorador já o mostra. Partidas: {games}, posições: {positions}, lances: {moves}.</translation>
    </message>
    <message>
        <source>Files that could not be read: {number} ({names}).</source>
        <translation>Arquivos que não puderam ser lidos: {number} ({names}).</translation>
    </message>
    <message>
        <source>A book is already being made. Stop it first.</source>
        <translation>Um livro já está sendo criado. Pare a criação primeiro.</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>Making a book from games: {done} of {total}</source>
        <translation>Criando o livro de partidas: {done} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Games read</source>
        <translation>Partidas lidas</translation>
    </message>
    <message>
        <source>Stop without writing a book</source>
        <translation>Parar; nenhum livro é gravado</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>This record has no bookmarks yet. Press Ctrl+B to add one.</source>
        <translation>Este registro ainda não tem marcadores. Pressione Ctrl+B para adicionar um.</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>{file} cannot be opened ({reason}). Check that it exists and that you are allowed to read it.</source>
        <translation>Não é possível abrir {file} ({reason}). Verifique se ele existe e se você tem permissão para lê-lo.</translation>
    </message>
    <message>
        <source>{file} cannot be read as an opening book ({reason}). Choose another file.</source>
        <translation>{file} não pode ser lido como livro de aberturas ({reason}). Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>Another program has changed {file} since you looked at this position. Nothing was saved. Check the moves and try again.</source>
        <translation>Outro programa alterou {file} depois que você abriu esta posição. Nada foi salvo. Confira os lances e tente novamente.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). It is unchanged. Free some space or allow writing there, then try again.</source>
        <translation>{file} não pode ser gravado ({reason}). O arquivo não mudou. Libere espaço ou permita a gravação ali e tente novamente.</translation>
    </message>
    <message>
        <source>{file} cannot store these moves: {reason}.</source>
        <translation>{file} não comporta estes lances: {reason}.</translation>
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
        <translation>Mino esquerdo</translation>
    </message>
    <message>
        <source>Boat castle</source>
        <translation>Castelo barco</translation>
    </message>
    <message>
        <source>Silver crown</source>
        <translation>Coroa de prata</translation>
    </message>
    <message>
        <source>Snowroof</source>
        <translation>Telhado de neve</translation>
    </message>
    <message>
        <source>Gold fortress</source>
        <translation>Fortaleza de ouro</translation>
    </message>
    <message>
        <source>Central house</source>
        <translation>Casa central</translation>
    </message>
    <message>
        <source>Left house</source>
        <translation>Casa esquerda</translation>
    </message>
    <message>
        <source>Right house</source>
        <translation>Casa direita</translation>
    </message>
    <message>
        <source>Middle house</source>
        <translation>Casa do meio</translation>
    </message>
</context>
<context>
    <name>ChapterCard</name>
    <message>
        <source>done</source>
        <translation>concluído</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>a safe king</source>
        <translation>rei em segurança</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>trocas</translation>
    </message>
    <message>
        <source>quiet moves</source>
        <translation>lances tranquilos</translation>
    </message>
    <message>
        <source>Resigns early.</source>
        <translation>Desiste cedo.</translation>
    </message>
    <message>
        <source>Never resigns.</source>
        <translation>Nunca desiste.</translation>
    </message>
    <message>
        <source>May offer a draw.</source>
        <translation>Pode propor empate.</translation>
    </message>
    <message>
        <source>Level {number}. {grade}</source>
        <translation>Nível {number}. {grade}</translation>
    </message>
    <message>
        <source>Opens with: {styles}.</source>
        <translation>Abertura: {styles}.</translation>
    </message>
    <message>
        <source>Likes: {things}.</source>
        <translation>Gosta de: {things}.</translation>
    </message>
    <message>
        <source>A draw! Thank you for the game.</source>
        <translation>Empate! Boa partida.</translation>
    </message>
    <message>
        <source>Thank you for the game. Shall we play again?</source>
        <translation>Boa partida. Jogamos outra?</translation>
    </message>
    <message>
        <source>Well played! Thank you for the game.</source>
        <translation>Bem jogado! Boa partida.</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: “{words}”</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>capturing pieces</source>
        <translation>capturar peças</translation>
    </message>
    <message>
        <source>Resigns when the game is lost.</source>
        <translation>Desiste de uma partida perdida.</translation>
    </message>
    <message>
        <source>Declines draws.</source>
        <translation>Não aceita empate.</translation>
    </message>
    <message>
        <source>Plays any opening.</source>
        <translation>Abre de qualquer modo.</translation>
    </message>
    <message>
        <source>Dislikes: {things}.</source>
        <translation>Não gosta de: {things}.</translation>
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
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>Say something, then Enter</source>
        <translation>Escreva algo e tecle Enter</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Mensagem</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Check a mating problem</source>
        <translation>Verificar um problema de mate</translation>
    </message>
    <message>
        <source>Board of the chosen line</source>
        <translation>Tabuleiro da linha escolhida</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>Est&amp;udar</translation>
    </message>
    <message>
        <source>All solutions on the board, as a record with variations</source>
        <translation>Todas as soluções no tabuleiro, como registro com variantes</translation>
    </message>
</context>
<context>
    <name>ChosenGames</name>
    <message>
        <source>Copy game (KIF)</source>
        <translation>Copiar partida (KIF)</translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation>Copiar posição (SFEN)</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Copiar o nome do arquivo</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir a pasta do arquivo</translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation>Remover todas da biblioteca</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Remover da biblioteca</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recolocar</translation>
    </message>
    <message>
        <source>Removed from the library: {files}. The files themselves are unchanged.</source>
        <translation>Removido da biblioteca: {files}. No disco nada foi alterado.</translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. The clocks were stopped, so nobody lost time.</source>
        <translation>O computador ficou suspenso por {time}. Ninguém perdeu tempo: os relógios ficaram parados.</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>Well found!</source>
        <translation>Bem visto!</translation>
    </message>
    <message>
        <source>Better: {line}</source>
        <translation>Melhor: {line}</translation>
    </message>
    <message>
        <source>Are you sure? {move}</source>
        <translation>Tem certeza? {move}</translation>
    </message>
    <message>
        <source>The coach is not available: {reason}</source>
        <translation>O treinador não está disponível: {reason}</translation>
    </message>
    <message>
        <source>{move} was hard to find, and clearly the best move.</source>
        <translation>{move} era difícil de achar e é claramente o melhor lance.</translation>
    </message>
    <message>
        <source>Your winning chances drop by {loss}.</source>
        <translation>Suas chances de vitória caem {loss}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Take it back</source>
        <translation>Voltar o lance</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jogar assim</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Collecting</name>
    <message>
        <source>Add a folder of kifu</source>
        <translation>Adicionar uma pasta de kifus</translation>
    </message>
    <message>
        <source>Add kifu</source>
        <translation>Adicionar kifus</translation>
    </message>
    <message>
        <source>Folders of the library:</source>
        <translation>Pastas da biblioteca:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Remover da biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be added to the library.</source>
        <translation>
            <numerusform>%n arquivo não pôde ser lido para a biblioteca.</numerusform>
            <numerusform>%n arquivos não puderam ser lidos para a biblioteca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>The analyses of your library&apos;s games were damaged. What could be read of them is kept; the file was moved to {file}.</source>
        <translation>As análises das partidas da sua biblioteca estavam danificadas. O que pôde ser lido foi mantido; o arquivo foi movido para {file}.</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders was damaged. It was moved to {file}; the library shows your own games until you add your folders again.</source>
        <translation>A lista de pastas da sua biblioteca estava danificada. Ela foi movida para {file}; a biblioteca mostra as suas próprias partidas até você adicionar as pastas novamente.</translation>
    </message>
    <message>
        <source>The list of your library&apos;s folders in {file} cannot be read ({reason}). The library shows your own games; allow reading that file, then start the program again.</source>
        <translation>A lista de pastas da sua biblioteca em {file} não pode ser lida ({reason}). A biblioteca mostra as suas próprias partidas; permita a leitura desse arquivo e inicie o programa novamente.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Check for changed files</source>
        <translation>Procurar arquivos alterados</translation>
    </message>
    <message>
        <source>Files with problems…</source>
        <translation>Arquivos com problemas…</translation>
    </message>
    <message>
        <source>The library index was damaged or came from another version. It is being rebuilt from your files.</source>
        <translation>O índice da biblioteca estava danificado ou era de outra versão; está sendo refeito a partir dos seus arquivos.</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free some space or allow writing there, then try again.</source>
        <translation>Não é possível usar a biblioteca ({reason}). Libere espaço ou permita a gravação ali e tente novamente.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Lances</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>Re&amp;gistro</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Choose opponent, handicap and time, and play</source>
        <translation>Escolher adversário, handicap e tempo e começar a jogar</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Play a person or a program on a server or on a friend&apos;s computer</source>
        <translation>Jogue com uma pessoa ou um programa em um servidor ou no computador de um amigo</translation>
    </message>
    <message>
        <source>Play over the net&amp;work</source>
        <translation>Jogar pela re&amp;de</translation>
    </message>
    <message>
        <source>&amp;Invite someone on this network…</source>
        <translation>&amp;Convidar alguém desta rede…</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>Retomar a ú&amp;ltima partida</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>&amp;Abrir kifu…</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>&amp;Salvar kifu</translation>
    </message>
    <message>
        <source>Save the game record in its file</source>
        <translation>Salvar o registro da partida no próprio arquivo</translation>
    </message>
    <message>
        <source>Save kifu &amp;as…</source>
        <translation>Salvar kifu &amp;como…</translation>
    </message>
    <message>
        <source>Save the game record under another name</source>
        <translation>Salvar o registro da partida com outro nome</translation>
    </message>
    <message>
        <source>Kifu as P&amp;DF…</source>
        <translation>Kifu como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>As suas partidas contra o computador, nível por nível, e o seu rating</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>&amp;Treino</translation>
    </message>
    <message>
        <source>&amp;Openings and castles</source>
        <translation>A&amp;berturas e castelos</translation>
    </message>
    <message>
        <source>Openings and castles to look at, step through and try against the computer</source>
        <translation>Aberturas e castelos para ver, percorrer e experimentar contra o computador</translation>
    </message>
    <message>
        <source>Engine matc&amp;h</source>
        <translation>Matc&amp;h de motores</translation>
    </message>
    <message>
        <source>Contin&amp;ue playing</source>
        <translation>Contin&amp;uar jogando</translation>
    </message>
    <message>
        <source>Print and e&amp;xport</source>
        <translation>Imprimir e e&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Training and results</source>
        <translation>&amp;Treino e resultados</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>Faça motores e níveis jogarem entre si</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>&amp;Página inicial</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Voltar o lance</translation>
    </message>
    <message>
        <source>&amp;Copy game (KIF)</source>
        <translation>&amp;Copiar partida (KIF)</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard</source>
        <translation>Copiar o registro da partida para a área de transferência</translation>
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
        <translation>Texto &amp;ocidental</translation>
    </message>
    <message>
        <source>Copy &amp;diagram (BOD)</source>
        <translation>Copiar d&amp;iagrama (BOD)</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar ima&amp;gem</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>Co&amp;lar partida ou posição</translation>
    </message>
    <message>
        <source>Gam&amp;e information…</source>
        <translation>I&amp;nformações da partida…</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition</source>
        <translation>&amp;Montar uma posição</translation>
    </message>
    <message>
        <source>M&amp;y engines…</source>
        <translation>Meus motor&amp;es…</translation>
    </message>
    <message>
        <source>Go &amp;to</source>
        <translation>&amp;Ir para</translation>
    </message>
    <message>
        <source>Review this &amp;game</source>
        <translation>Fa&amp;zer a revisão da partida</translation>
    </message>
    <message>
        <source>F&amp;ind this position</source>
        <translation>&amp;Buscar esta posição</translation>
    </message>
    <message>
        <source>&amp;Analyse this position</source>
        <translation>&amp;Analisar esta posição</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>A&amp;nálise</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <translation>Mostrar a a&amp;meaça</translation>
    </message>
    <message>
        <source>What the other side would play if it could move now</source>
        <translation>O que o outro lado jogaria se pudesse jogar agora</translation>
    </message>
    <message>
        <source>Find &amp;mate</source>
        <translation>Procurar ma&amp;te</translation>
    </message>
    <message>
        <source>&amp;Keep the line as a variation</source>
        <translation>&amp;Guardar a linha como variante</translation>
    </message>
    <message>
        <source>Keep the &amp;evaluation</source>
        <translation>Guardar a a&amp;valiação</translation>
    </message>
    <message>
        <source>Write the score and the best line into the record</source>
        <translation>Escreve no registro a avaliação e a melhor linha</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Di&amp;ca</translation>
    </message>
    <message>
        <source>Coach: chec&amp;k my moves</source>
        <translation>Aj&amp;uda do treinador</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jogar já</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>In&amp;verter os lados</translation>
    </message>
    <message>
        <source>&amp;Offers and claims</source>
        <translation>P&amp;ropostas e declarações</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>Alternativa &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>Alternativa &amp;seguinte</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>&amp;Promover a variante</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Tornar &amp;linha principal</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Mover a variante para &amp;cima</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>Mover a variante para &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>&amp;Marcar esta posição</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Kifu li&amp;brary</source>
        <translation>&amp;Biblioteca de kifus</translation>
    </message>
    <message>
        <source>Game as anima&amp;tion…</source>
        <translation>Partida c&amp;omo animação…</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Primeira posição</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>Ir para o início da partida</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>Dez lances para &amp;trás</translation>
    </message>
    <message>
        <source>Go back ten moves</source>
        <translation>Recuar dez lances</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Lance &amp;anterior</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <translation>Recuar um lance</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Lance &amp;seguinte</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <translation>Avançar um lance</translation>
    </message>
    <message>
        <source>Go forward ten moves</source>
        <translation>Avançar dez lances</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Ú&amp;ltima posição</translation>
    </message>
    <message>
        <source>Go to the end of the line</source>
        <translation>Ir para o fim da linha</translation>
    </message>
    <message>
        <source>Play fro&amp;m here…</source>
        <translation>Jogar da&amp;qui…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>&amp;Estudar esta partida</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Apa&amp;gar daqui em diante</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Desistir</translation>
    </message>
    <message>
        <source>Pic&amp;k an opponent</source>
        <translation>Com &amp;quem jogar</translation>
    </message>
    <message>
        <source>Ad&amp;just to my strength…</source>
        <translation>De&amp;finir meu nível…</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>Repetir o&amp;u próxima partida</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>Finali&amp;zar o match</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>Posição co&amp;mo imagem…</translation>
    </message>
    <message>
        <source>My res&amp;ults…</source>
        <translation>Meus resultad&amp;os…</translation>
    </message>
    <message>
        <source>Statistics o&amp;f a player</source>
        <translation>Estatísticas de &amp;jogador</translation>
    </message>
    <message>
        <source>Copy &amp;game as</source>
        <translation>Copiar partida c&amp;omo</translation>
    </message>
    <message>
        <source>Copy positio&amp;n (SFEN)</source>
        <translation>Copiar &amp;posição (SFEN)</translation>
    </message>
    <message>
        <source>Ten mo&amp;ves forward</source>
        <translation>Dez lances para a fre&amp;nte</translation>
    </message>
    <message>
        <source>Let the computer fi&amp;nish</source>
        <translation>Dei&amp;xar o computador terminar</translation>
    </message>
    <message>
        <source>De&amp;clare the impasse</source>
        <translation>Declarar o &amp;impasse</translation>
    </message>
    <message>
        <source>Off&amp;er a draw</source>
        <translation>P&amp;ropor empate</translation>
    </message>
    <message>
        <source>Call a fo&amp;ul</source>
        <translation>Recla&amp;mar lance ilegal</translation>
    </message>
    <message>
        <source>Rest&amp;art the engine</source>
        <translation>Reiniciar o mot&amp;or</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>&amp;Nomear o marcador…</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>Marca&amp;dores…</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! B&amp;om lance</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? &amp;Erro</translation>
    </message>
    <message>
        <source>!! Brillian&amp;t move</source>
        <translation>!! Lance brilhan&amp;te</translation>
    </message>
    <message>
        <source>?? Blund&amp;er</source>
        <translation>?? Erro gra&amp;ve</translation>
    </message>
    <message>
        <source>?! Dubious mo&amp;ve</source>
        <translation>?! Lance d&amp;uvidoso</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? Lance &amp;interessante</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>Limpar setas e cí&amp;rculos</translation>
    </message>
    <message>
        <source>Un&amp;fold all branches</source>
        <translation>E&amp;xpandir todas as variantes</translation>
    </message>
    <message>
        <source>Show the moves of every branch in the list</source>
        <translation>Mostrar na lista os lances de todas as variantes</translation>
    </message>
    <message>
        <source>Fo&amp;ld all branches</source>
        <translation>Recol&amp;her todas as variantes</translation>
    </message>
    <message>
        <source>Show only the first move of each branch in the list</source>
        <translation>Mostrar na lista só o primeiro lance de cada variante</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Virar o tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Painel &amp;lateral</translation>
    </message>
    <message>
        <source>Show or hide the moves and buttons beside the board</source>
        <translation>Mostrar ou ocultar os lances e botões ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Evaluation &amp;graph</source>
        <translation>&amp;Gráfico da avaliação</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>E&amp;xplorador de aberturas</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela inteira</translation>
    </message>
    <message>
        <source>&amp;Learn shogi</source>
        <translation>&amp;Aprender shogi</translation>
    </message>
    <message>
        <source>&amp;Rules reference</source>
        <translation>&amp;Referência de regras</translation>
    </message>
    <message>
        <source>Rules on one &amp;page…</source>
        <translation>Regras em uma &amp;página…</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>&amp;Guia do usuário</translation>
    </message>
    <message>
        <source>How to use the program, page by page</source>
        <translation>Como usar o programa, página por página</translation>
    </message>
    <message>
        <source>&amp;About Shogi Desktop</source>
        <translation>&amp;Sobre o Shogi Desktop</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Versão, licença, agradecimentos</translation>
    </message>
    <message>
        <source>Choose an opponent by face</source>
        <translation>Escolha pelo rosto com quem jogar</translation>
    </message>
    <message>
        <source>Answer one question, and the computer plays at your level</source>
        <translation>Uma pergunta, e o computador joga no seu nível</translation>
    </message>
    <message>
        <source>Play the same game again; in an even game the colours change</source>
        <translation>A mesma partida outra vez; sem handicap, as cores se invertem</translation>
    </message>
    <message>
        <source>&amp;Play on a server…</source>
        <translation>&amp;Jogar em um servidor…</translation>
    </message>
    <message>
        <source>Play someone on another computer in your network</source>
        <translation>Jogue com alguém em outro computador da sua rede</translation>
    </message>
    <message>
        <source>Continue the game that was interrupted</source>
        <translation>Continuar a partida que foi interrompida</translation>
    </message>
    <message>
        <source>Open a game record</source>
        <translation>Abrir de um arquivo o registro de uma partida</translation>
    </message>
    <message>
        <source>Search your kifu by player, opening or position</source>
        <translation>Buscar partidas entre os seus kifus por jogadores, abertura ou posição</translation>
    </message>
    <message>
        <source>Save the printed game record as PDF</source>
        <translation>Salvar como PDF o registro impresso da partida</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes by phase and cause, openings</source>
        <translation>Sua precisão ao longo do tempo, erros por fase e causa, aberturas</translation>
    </message>
    <message>
        <source>Replay the mistakes you have kept until you find the better move</source>
        <translation>Repita os erros que você guardou até achar o lance melhor</translation>
    </message>
    <message>
        <source>Sol&amp;ve problems</source>
        <translation>Problemas de &amp;mate</translation>
    </message>
    <message>
        <source>Solve problems on the board, from our collection or from your files</source>
        <translation>Problemas para resolver no tabuleiro, os nossos e os dos seus arquivos</translation>
    </message>
    <message>
        <source>Go back to the start page</source>
        <translation>Voltar à página inicial</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Sair do programa</translation>
    </message>
    <message>
        <source>Undo the last change to the record</source>
        <translation>Desfazer a última alteração do registro</translation>
    </message>
    <message>
        <source>Redo the change you undid</source>
        <translation>Refazer a alteração desfeita</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Voltar o último lance</translation>
    </message>
    <message>
        <source>Copy the game record to the clipboard in this format</source>
        <translation>Copiar nesse formato o registro da partida para a área de transferência</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a text diagram</source>
        <translation>Copiar a posição mostrada para a área de transferência como diagrama de caracteres</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard</source>
        <translation>Copiar a posição mostrada para a área de transferência</translation>
    </message>
    <message>
        <source>Copy the position to the clipboard as a picture</source>
        <translation>Copiar a posição mostrada para a área de transferência como imagem</translation>
    </message>
    <message>
        <source>Read a game or position from the clipboard</source>
        <translation>Ler uma partida ou uma posição da área de transferência</translation>
    </message>
    <message>
        <source>Players, event, dates and all other headers of the record</source>
        <translation>Jogadores, evento, datas e todos os outros cabeçalhos do registro</translation>
    </message>
    <message>
        <source>Edit this position or set up another one</source>
        <translation>Alterar a posição mostrada ou montar outra qualquer</translation>
    </message>
    <message>
        <source>Add your own engines and set them up</source>
        <translation>Adicionar motores seus e configurá-los</translation>
    </message>
    <message>
        <source>Let an engine check every move, and learn from your mistakes</source>
        <translation>O motor examina todos os lances, e você aprende com os erros</translation>
    </message>
    <message>
        <source>List the library games that reach this position</source>
        <translation>Listar as partidas da biblioteca que têm a posição mostrada</translation>
    </message>
    <message>
        <source>Let engines analyse the position shown while this is on</source>
        <translation>Enquanto ligado, os motores analisam a posição mostrada</translation>
    </message>
    <message>
        <source>Analyse the &amp;game…</source>
        <translation>Analisar a &amp;partida…</translation>
    </message>
    <message>
        <source>Let one engine or several search its moves and keep what they find</source>
        <translation>Um ou vários motores examinam os lances e o resultado fica no registro</translation>
    </message>
    <message>
        <source>Search this position for a forced mate</source>
        <translation>Procurar um mate forçado na posição mostrada</translation>
    </message>
    <message>
        <source>Add the engine&apos;s selected line, or its best, to the record</source>
        <translation>Adiciona ao registro a linha escolhida do motor, ou a melhor</translation>
    </message>
    <message>
        <source>Warn me of a bad move before the computer replies</source>
        <translation>Avisa de um lance ruim antes que o computador responda</translation>
    </message>
    <message>
        <source>Make the computer play the best move it has found so far</source>
        <translation>O computador joga o melhor lance que encontrou até agora</translation>
    </message>
    <message>
        <source>The computer plays both sides until the game ends or you stop it</source>
        <translation>O computador joga pelos dois lados, até o fim ou até você o parar</translation>
    </message>
    <message>
        <source>Take the computer&apos;s side and give it yours</source>
        <translation>Você continua com o lado do computador, e o computador com o seu</translation>
    </message>
    <message>
        <source>&amp;Propose ending the impasse</source>
        <translation>Propor o &amp;fim por impasse</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game, as both kings have entered</source>
        <translation>Propor ao adversário encerrar a partida com os dois reis a salvo</translation>
    </message>
    <message>
        <source>Ask the opponent to agree to a draw</source>
        <translation>Perguntar ao adversário se aceita o empate</translation>
    </message>
    <message>
        <source>Claim that the opponent&apos;s last move was illegal</source>
        <translation>Reclamar que o último lance do adversário foi ilegal</translation>
    </message>
    <message>
        <source>Go to the move listed before this one in the same position</source>
        <translation>Ir para o lance tentado antes deste na mesma posição</translation>
    </message>
    <message>
        <source>Go to the move listed after this one in the same position</source>
        <translation>Ir para o lance tentado depois deste na mesma posição</translation>
    </message>
    <message>
        <source>Make this branch the first at the point where it begins</source>
        <translation>Pôr esta variante em primeiro lugar no ponto em que começa</translation>
    </message>
    <message>
        <source>Make the line leading to this move the main line</source>
        <translation>Fazer da linha até este lance a linha principal do registro</translation>
    </message>
    <message>
        <source>Move this branch one place up</source>
        <translation>Mover esta variante uma posição para cima</translation>
    </message>
    <message>
        <source>Move this branch one place down</source>
        <translation>Mover esta variante uma posição para baixo</translation>
    </message>
    <message>
        <source>Mark this position so that it is printed as a diagram</source>
        <translation>Marcar a posição, para que seja impressa como diagrama</translation>
    </message>
    <message>
        <source>Appearance, language, pieces</source>
        <translation>Aparência, idioma, peças</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Começar uma nova partida a partir da posição mostrada</translation>
    </message>
    <message>
        <source>Stop playing and move both sides freely</source>
        <translation>Parar de jogar e mover os dois lados livremente</translation>
    </message>
    <message>
        <source>Remove this move and everything after it</source>
        <translation>Remover o lance mostrado e todos os seguintes</translation>
    </message>
    <message>
        <source>Replay a void game, or play the next game of the match</source>
        <translation>Repetir uma partida anulada ou jogar a próxima partida do match</translation>
    </message>
    <message>
        <source>End the match now; the games played stay saved</source>
        <translation>Não jogar mais partidas do match; as já jogadas ficam salvas</translation>
    </message>
    <message>
        <source>Save or copy this position as PNG, SVG or PDF</source>
        <translation>Salvar ou copiar a posição mostrada como PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>Save the moves as an animated GIF, APNG or WebP</source>
        <translation>Salvar os lances como animação GIF, APNG ou WebP</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or a blank score sheet</source>
        <translation>Imprimir o registro da partida, diagramas ou uma planilha em branco</translation>
    </message>
    <message>
        <source>Once: where to look. Twice: the move. Three times: why.</source>
        <translation>Uma vez: onde olhar. Duas: o lance. Três: o porquê.</translation>
    </message>
    <message>
        <source>Declare that your king has entered and the conditions are met</source>
        <translation>Declarar que o seu rei chegou e que as condições foram cumpridas</translation>
    </message>
    <message>
        <source>Give up the game; your opponent wins</source>
        <translation>Dar a partida por perdida; o adversário vence</translation>
    </message>
    <message>
        <source>Restart the engine after a problem</source>
        <translation>Reiniciar o motor depois de um problema</translation>
    </message>
    <message>
        <source>Name the bookmark here, adding one if there is none</source>
        <translation>Dar um nome ao marcador daqui, criando-o se não houver</translation>
    </message>
    <message>
        <source>All bookmarks of the record: go to them or rename them</source>
        <translation>Todos os marcadores do registro: ir até eles ou renomeá-los</translation>
    </message>
    <message>
        <source>Mark the move with !, or remove the mark</source>
        <translation>Pôr ou tirar o sinal ! no lance</translation>
    </message>
    <message>
        <source>Mark the mo&amp;ve</source>
        <translation>A&amp;valiar o lance</translation>
    </message>
    <message>
        <source>Mark the move with ?, or remove the mark</source>
        <translation>Pôr ou tirar o sinal ? no lance</translation>
    </message>
    <message>
        <source>Mark the move with !!, or remove the mark</source>
        <translation>Pôr ou tirar o sinal !! no lance</translation>
    </message>
    <message>
        <source>Mark the move with ??, or remove the mark</source>
        <translation>Pôr ou tirar o sinal ?? no lance</translation>
    </message>
    <message>
        <source>Mark the move with !?, or remove the mark</source>
        <translation>Pôr ou tirar o sinal !? no lance</translation>
    </message>
    <message>
        <source>Mark the move with ?!, or remove the mark</source>
        <translation>Pôr ou tirar o sinal ?! no lance</translation>
    </message>
    <message>
        <source>Remove everything drawn on this position</source>
        <translation>Tirar tudo o que está desenhado na posição mostrada</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>Show or hide the evaluation graph below the moves</source>
        <translation>Mostra ou oculta o gráfico da avaliação abaixo dos lances</translation>
    </message>
    <message>
        <source>Moves played from this position, in games and in books</source>
        <translation>Os lances jogados a partir da posição mostrada, em partidas e em livros</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Usar a tela inteira</translation>
    </message>
    <message>
        <source>The course: learn by making the moves on small boards</source>
        <translation>O curso: pequenos tabuleiros em que você faz os lances</translation>
    </message>
    <message>
        <source>The rules of both games, with diagrams and search</source>
        <translation>As regras dos dois jogos, com busca e diagramas</translation>
    </message>
    <message>
        <source>Print the rules of a game on one sheet</source>
        <translation>Imprimir as regras de um jogo em uma folha</translation>
    </message>
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>Comentário sobre este lance</translation>
    </message>
    <message>
        <source>Press Enter to edit the comment</source>
        <translation>Enter edita o comentário</translation>
    </message>
    <message numerus="yes">
        <source>… %n more characters. Click or press Enter to show all.</source>
        <translation>
            <numerusform>… mais %n caractere: um clique, ou Enter, mostra tudo.</numerusform>
            <numerusform>… mais %n caracteres: um clique, ou Enter, mostra tudo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompanyActions</name>
    <message>
        <source>Waiting for {name} to agree to a rematch.</source>
        <translation>Aguardando {name} aceitar a revanche.</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>{name} gostaria de uma revanche.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>{name} declined a rematch.</source>
        <translation>{name} recusou a revanche.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} saiu.</translation>
    </message>
    <message>
        <source>Not sent: too many messages at once.</source>
        <translation>Não enviada: mensagens demais de uma só vez.</translation>
    </message>
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando um bom lance…</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar o lance</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Olhe para as peças na mão.</translation>
    </message>
    <message>
        <source>Look at the {piece} on {square}.</source>
        <translation>Olhe para a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Dica: {move}</translation>
    </message>
    <message>
        <source>If you do nothing: {line}</source>
        <translation>Se você não fizer nada: {line}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>o computador</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The computer is playing both sides to the end.</source>
        <translation>O computador joga pelos dois lados até o fim.</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Não há dica: {reason}</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Rules reference</source>
        <translation>Referência de regras</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>Regras em uma página…</translation>
    </message>
    <message>
        <source>You know the rules!</source>
        <translation>Você já sabe as regras!</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Aprenda shogi</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jogue a primeira partida</translation>
    </message>
    <message>
        <source>Openings and castles</source>
        <translation>Aberturas e castelos</translation>
    </message>
    <message>
        <source>Their ideas, first moves and traps</source>
        <translation>Ideias, lances, armadilhas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Pieces that show their moves</source>
        <translation>Peças que mostram seus movimentos</translation>
    </message>
    <message>
        <source>From here on, the best teacher is the game itself.</source>
        <translation>Daqui em diante, o melhor professor é o próprio jogo.</translation>
    </message>
    <message>
        <source>Each step has a small board: you make the move and see what happens.</source>
        <translation>Cada passo tem um pequeno tabuleiro: você faz o lance e vê o que acontece.</translation>
    </message>
    <message>
        <source>Against the computer at its easiest level</source>
        <translation>Contra o computador, no nível mais fácil</translation>
    </message>
</context>
<context>
    <name>CourseOfGame</name>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Lance {number}: {move}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisão</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagem</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Salvar como imagem</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico da avaliação</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>An error ended the program last time. Details are in {file}.</source>
        <translation>Da última vez, o programa foi encerrado por um erro. O que aconteceu está em {file}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is safe.</source>
        <translation>Algo deu errado no programa. A sua partida está guardada com segurança.</translation>
    </message>
    <message>
        <source>You can carry on. The error report could not be written.</source>
        <translation>Você pode continuar. Não foi possível gravar um relatório.</translation>
    </message>
    <message>
        <source>You can carry on. If it happens again, please send the report {file} to the developers. It contains the version, the system and the place of the error, and nothing personal.</source>
        <translation>Você pode continuar. Se acontecer de novo, envie por favor o relatório {file} aos desenvolvedores. Ele contém a versão, o sistema e o lugar do erro, e nada pessoal.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>DeckOverview</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Positions of the deck</source>
        <translation>Posições do baralho</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Treinar</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Due today: {number}</source>
        <translation>Para hoje: {number}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Nada para hoje.</translation>
    </message>
    <message>
        <source>In the deck: {number}.</source>
        <translation>No baralho: {number}.</translation>
    </message>
    <message>
        <source>In the next six days: {number}.</source>
        <translation>Nos próximos seis dias: {number}.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>due</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>&amp;Take up again</source>
        <translation>&amp;Retomar</translation>
    </message>
    <message>
        <source>Positions you find at once come back after a day, then after six, then at longer and longer intervals. The others come back the next day.</source>
        <translation>As posições que você acerta de primeira voltam depois de um dia, depois de seis e depois em intervalos cada vez maiores; as outras voltam no dia seguinte.</translation>
    </message>
    <message>
        <source>No positions are kept for practice yet.</source>
        <translation>Ainda não há posições guardadas para treino.</translation>
    </message>
    <message>
        <source>Review a game, select a mistake and press “Keep for practice”. Or learn from your mistakes, and keep the moves you did not find.</source>
        <translation>Revise uma partida, escolha um erro e clique em “Guardar para treino”. Ou aprenda com os erros e guarde os que não achou.</translation>
    </message>
    <message>
        <source>Set aside: {number}.</source>
        <translation>Postas de lado: {number}.</translation>
    </message>
    <message>
        <source>Days in a row: {number}.</source>
        <translation>Dias seguidos: {number}.</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>posta de lado</translation>
    </message>
    <message>
        <source>Set &amp;aside</source>
        <translation>Pôr &amp;de lado</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>How hard was it?</source>
        <translation>Quão difícil foi?</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treino</translation>
    </message>
    <message>
        <source>Found at once. How hard was it?</source>
        <translation>Achado logo. Quão difícil foi?</translation>
    </message>
    <message>
        <source>Set this position aside</source>
        <translation>Pôr esta posição de lado</translation>
    </message>
    <message>
        <source>a position from another version</source>
        <translation>uma posição de outra versão</translation>
    </message>
</context>
<context>
    <name>DeckPart</name>
    <message>
        <source>Kept for practice: {number}.</source>
        <translation>Guardadas para treino: {number}.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>The decks are full ({number} positions). Remove some first.</source>
        <translation>Os baralhos estão cheios ({number} posições). Primeiro remova algumas.</translation>
    </message>
    <message>
        <source>Some lines of your practice decks could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>Linhas dos seus baralhos que não puderam ser lidas: {count}. Foram movidas para {file}; as outras estão intactas.</translation>
    </message>
    <message>
        <source>Your practice decks cannot be saved in {file} ({reason}). Allow writing there to keep new positions.</source>
        <translation>Seus baralhos não podem ser salvos em {file} ({reason}). Permita a gravação ali para guardar novas posições.</translation>
    </message>
</context>
<context>
    <name>DeclareDialog</name>
    <message>
        <source>With these points the game is a draw.</source>
        <translation>Com estes pontos a partida empata.</translation>
    </message>
    <message>
        <source>If the conditions are not met, you lose the game.</source>
        <translation>Se as condições não estiverem cumpridas, você perde a partida.</translation>
    </message>
    <message>
        <source>Declare the impasse</source>
        <translation>Declarar o impasse</translation>
    </message>
    <message>
        <source>Do you want to declare the impasse?</source>
        <translation>Quer declarar o impasse?</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Declarar</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>{side} has no king.</source>
        <translation>{side}: falta o rei.</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}: a peça em {square} ({kind}) nunca poderia mover-se.</translation>
    </message>
    <message>
        <source>Cannot be played or studied yet.</source>
        <translation>Ainda não pode ser jogada nem estudada.</translation>
    </message>
    <message>
        <source>A king cannot be in hand.</source>
        <translation>Um rei não pode estar na mão.</translation>
    </message>
    <message>
        <source>There is no piece there.</source>
        <translation>Não há nenhuma peça ali.</translation>
    </message>
    <message>
        <source>{side} is to move and has no legal move: the game would be over.</source>
        <translation>{side}: é a sua vez e não há lance legal: a partida já estaria terminada.</translation>
    </message>
    <message>
        <source>%1 in the box, %2</source>
        <translation>%1 na caixa, %2</translation>
    </message>
    <message>
        <source>The clipboard is empty or contains no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>A área de transferência está vazia ou não contém texto. Copie primeiro um SFEN, um diagrama ou uma partida.</translation>
    </message>
    <message>
        <source>The clipboard contains no position ({reason}). Copy an SFEN, a BOD diagram or a game first.</source>
        <translation>Não é possível ler uma posição da área de transferência ({reason}). Copie um SFEN, um diagrama BOD ou uma partida.</translation>
    </message>
    <message>
        <source>{side} has a second king, on {square}.</source>
        <translation>{side}: há um segundo rei em {square}.</translation>
    </message>
    <message>
        <source>{side} has two pawns on one file, the second on {square} (nifu).</source>
        <translation>{side}: há um segundo peão na mesma coluna, em {square} (nifu).</translation>
    </message>
    <message>
        <source>{side} is in check on {square} with the other side to move: the king could be taken.</source>
        <translation>{side}: o rei em {square} está em xeque e a vez é do outro lado: o rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>There are more pieces of this kind than a set has: {kind}.</source>
        <translation>Há mais peças deste tipo do que as de um jogo completo: {kind}.</translation>
    </message>
    <message>
        <source>Ready to play or study.</source>
        <translation>Pode ser jogada e estudada.</translation>
    </message>
    <message>
        <source>Can be studied but not played.</source>
        <translation>Pode ser estudada, mas não jogada.</translation>
    </message>
    <message>
        <source>No piece of this kind is left in the box: {kind}. Take one off the board first.</source>
        <translation>Na caixa não resta nenhuma peça deste tipo: {kind}. Retire primeiro uma do tabuleiro.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Save as your own handicap</source>
        <translation>Salvar como handicap próprio</translation>
    </message>
    <message>
        <source>“{name}” is now among the handicaps for new games.</source>
        <translation>“{name}” agora aparece entre os handicaps de uma nova partida.</translation>
    </message>
    <message>
        <source>First correct what is wrong with the position.</source>
        <translation>Primeiro corrija o que está errado na posição.</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Copy position (SFEN)</source>
        <translation>Copiar posição (SFEN)</translation>
    </message>
    <message>
        <source>Copy diagram (BOD)</source>
        <translation>Copiar diagrama (BOD)</translation>
    </message>
    <message>
        <source>Paste a position, a diagram or a game</source>
        <translation>Colar uma posição, um diagrama ou uma partida</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Trocar lados</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelhar</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Rest to White</source>
        <translation>Resto às Brancas</translation>
    </message>
    <message>
        <source>Check as a mating problem…</source>
        <translation>Verificar como problema de mate…</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Trocar esquerda e direita</translation>
    </message>
    <message>
        <source>Look for solutions, and for pieces that are not needed</source>
        <translation>Procurar soluções e peças desnecessárias</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>Problema de mate</translation>
    </message>
    <message>
        <source>View the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>Turn the position round: Black&apos;s pieces become White&apos;s</source>
        <translation>Girar a posição meia volta: as peças das Pretas passam às Brancas e vice-versa</translation>
    </message>
    <message>
        <source>Put all pieces in the box</source>
        <translation>Pôr todas as peças na caixa</translation>
    </message>
    <message>
        <source>Put everything left in the box into White&apos;s hand</source>
        <translation>Dar às Brancas, na mão, tudo o que está na caixa</translation>
    </message>
    <message>
        <source>The clipboard contains a game. This is the position after move {number}.</source>
        <translation>A área de transferência contém uma partida: é mostrada a posição após o lance {number}.</translation>
    </message>
    <message>
        <source>A diagram can have only one king on each side. Take the other one off first.</source>
        <translation>Um diagrama comporta um rei de cada lado. Retire primeiro o outro.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar posição</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>&amp;To move</source>
        <translation>Vez de &amp;jogar</translation>
    </message>
    <message>
        <source>Move </source>
        <translation>Lance </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Vez de jogar</translation>
    </message>
    <message>
        <source>Number of the next move</source>
        <translation>Número do próximo lance</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Começar com</translation>
    </message>
    <message>
        <source>Save handi&amp;cap…</source>
        <translation>Salvar &amp;handicap…</translation>
    </message>
    <message>
        <source>&amp;Play from here…</source>
        <translation>Jogar da&amp;qui…</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>E&amp;studar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A clic&amp;k removes a piece</source>
        <translation>Um &amp;clique retira a peça</translation>
    </message>
    <message>
        <source>Drag pieces, or click a piece and then a square. The box is beside the board. Right-click to turn a piece over.</source>
        <translation>Arraste as peças, ou clique na peça e depois na casa. A caixa fica ao lado do tabuleiro. O botão direito vira a peça.</translation>
    </message>
    <message>
        <source>K R B G S N L P (and Q) put a piece at the cursor, capitals for Black; + promotes, Space turns it over, Delete removes it.</source>
        <translation>K R B G S N L P (e Q) põem uma peça no cursor, maiúsculas para as Pretas; + promove, espaço vira, Delete tira.</translation>
    </message>
    <message>
        <source>A click removes a piece</source>
        <translation>Um clique retira a peça</translation>
    </message>
    <message>
        <source>Problems with the position</source>
        <translation>O que há de errado com a posição</translation>
    </message>
    <message>
        <source>Offer this position as a handicap in new games</source>
        <translation>Oferecer esta posição entre os handicaps ao começar uma nova partida</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Picked up: %1</source>
        <translation>Peça escolhida: %1</translation>
    </message>
    <message>
        <source>Board for setting up a position</source>
        <translation>Tabuleiro para montar uma posição</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>&amp;Undo comment</source>
        <translation>&amp;Desfazer comentário</translation>
    </message>
    <message>
        <source>&amp;Undo bookmark</source>
        <translation>&amp;Desfazer marcador</translation>
    </message>
    <message>
        <source>&amp;Undo sign on the move</source>
        <translation>&amp;Desfazer sinal no lance</translation>
    </message>
    <message>
        <source>&amp;Undo drawing</source>
        <translation>&amp;Desfazer desenho</translation>
    </message>
    <message>
        <source>&amp;Undo new move</source>
        <translation>&amp;Desfazer novo lance</translation>
    </message>
    <message>
        <source>&amp;Undo delete line</source>
        <translation>&amp;Desfazer remoção da linha</translation>
    </message>
    <message>
        <source>&amp;Undo promote branch</source>
        <translation>&amp;Desfazer promoção da variante</translation>
    </message>
    <message>
        <source>&amp;Undo move branch</source>
        <translation>&amp;Desfazer mudança da variante</translation>
    </message>
    <message>
        <source>&amp;Undo game information</source>
        <translation>&amp;Desfazer informações da partida</translation>
    </message>
    <message>
        <source>&amp;Undo evaluation</source>
        <translation>&amp;Desfazer avaliação</translation>
    </message>
    <message>
        <source>&amp;Undo variation</source>
        <translation>&amp;Desfazer variante</translation>
    </message>
    <message>
        <source>&amp;Redo comment</source>
        <translation>&amp;Refazer comentário</translation>
    </message>
    <message>
        <source>&amp;Redo bookmark</source>
        <translation>&amp;Refazer marcador</translation>
    </message>
    <message>
        <source>&amp;Redo sign on the move</source>
        <translation>&amp;Refazer sinal no lance</translation>
    </message>
    <message>
        <source>&amp;Redo drawing</source>
        <translation>&amp;Refazer desenho</translation>
    </message>
    <message>
        <source>&amp;Redo new move</source>
        <translation>&amp;Refazer novo lance</translation>
    </message>
    <message>
        <source>&amp;Redo delete line</source>
        <translation>&amp;Refazer remoção da linha</translation>
    </message>
    <message>
        <source>&amp;Redo promote branch</source>
        <translation>&amp;Refazer promoção da variante</translation>
    </message>
    <message>
        <source>&amp;Redo move branch</source>
        <translation>&amp;Refazer mudança da variante</translation>
    </message>
    <message>
        <source>&amp;Redo game information</source>
        <translation>&amp;Refazer informações da partida</translation>
    </message>
    <message>
        <source>&amp;Redo evaluation</source>
        <translation>&amp;Refazer avaliação</translation>
    </message>
    <message>
        <source>&amp;Redo variation</source>
        <translation>&amp;Refazer variante</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>bom lance</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>brilliant move</source>
        <translation>lance brilhante</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>erro grave</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>lance interessante</translation>
    </message>
    <message>
        <source>dubious move</source>
        <translation>lance duvidoso</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
</context>
<context>
    <name>EffortField</name>
    <message>
        <source>For each move</source>
        <translation>Por lance</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds for each move</source>
        <translation>Milissegundos por lance</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>Posições por lance</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>checkmate</source>
        <translation>xeque-mate</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>sem lances legais</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>desiste</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>repetição</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>xeque perpétuo</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>lance ilegal</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>impasse</translation>
    </message>
    <message>
        <source>declares the win</source>
        <translation>declara a vitória</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>declaração falsa</translation>
    </message>
    <message>
        <source>try</source>
        <translation>try</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>limite de lances</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation>empate acordado</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>rei nu</translation>
    </message>
    <message>
        <source>both kings bare</source>
        <translation>ambos os reis nus</translation>
    </message>
    <message>
        <source>did not appear</source>
        <translation>não compareceu</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>interrompida</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>sem mate</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fim</translation>
    </message>
</context>
<context>
    <name>EngineChecks</name>
    <message>
        <source>{engine} judges the moves; what the others find is kept too.</source>
        <translation>{engine} julga os lances; o que os outros encontram também fica guardado.</translation>
    </message>
</context>
<context>
    <name>EngineGamesDialog</name>
    <message>
        <source>Engine on a server</source>
        <translation>Motor em um servidor</translation>
    </message>
    <message>
        <source>The games go on when this window is closed. Each is saved as a kifu.</source>
        <translation>As partidas continuam quando esta janela é fechada. Cada uma é salva como kifu.</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>Mostrar no ta&amp;buleiro</translation>
    </message>
    <message>
        <source>&amp;Stop after this game</source>
        <translation>&amp;Parar após esta partida</translation>
    </message>
    <message>
        <source>&amp;Resign and stop</source>
        <translation>&amp;Desistir e parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
</context>
<context>
    <name>EngineMatch</name>
    <message>
        <source>about {time} left</source>
        <translation>faltam cerca de {time}</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indefinido</translation>
    </message>
    <message>
        <source>better (H1)</source>
        <translation>é melhor (H1)</translation>
    </message>
    <message>
        <source>SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.</source>
        <translation>SPRT {elo0} … {elo1}: LLR {ratio} ({low} … {high}), {said}.</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>lance ilegal</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>Elo is the difference from all opponents met, ± at 95%.</source>
        <translation>Elo é a diferença para todos os adversários, ± a 95%.</translation>
    </message>
    <message>
        <source>over {elo}</source>
        <translation>acima de {elo}</translation>
    </message>
    <message>
        <source>under {elo}</source>
        <translation>abaixo de {elo}</translation>
    </message>
    <message numerus="yes">
        <source>{played} of %n games</source>
        <translation>
            <numerusform>{played} de %n partida</numerusform>
            <numerusform>{played} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Elo {elo} at 95%, stronger with a likelihood of {los} (LOS).</source>
        <translation>{name}: Elo {elo} a 95%, mais forte com probabilidade de {los} (LOS).</translation>
    </message>
    <message>
        <source>not that much better (H0)</source>
        <translation>não é tão melhor (H0)</translation>
    </message>
    <message>
        <source>engine stopped</source>
        <translation>o motor parou</translation>
    </message>
    <message>
        <source>no reply</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>Illegal move.</source>
        <translation>Lance ilegal.</translation>
    </message>
    <message>
        <source>The engine stopped.</source>
        <translation>O motor parou.</translation>
    </message>
    <message>
        <source>The engine did not reply.</source>
        <translation>O motor não respondeu.</translation>
    </message>
    <message>
        <source>{reason} Decided early.</source>
        <translation>{reason} Por adjudicação.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({detail}).</source>
        <translation>Não é possível ler {file} ({detail}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({detail}). Choose another folder, or free some space there.</source>
        <translation>Não é possível gravar {file} ({detail}). Escolha outra pasta ou libere espaço nela.</translation>
    </message>
    <message>
        <source>{file} is a match without players.</source>
        <translation>{file} é um match sem participantes.</translation>
    </message>
    <message>
        <source>it cannot be read ({detail})</source>
        <translation>não é possível ler o arquivo ({detail})</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>não é um texto em UTF-8</translation>
    </message>
    <message>
        <source>it has no openings</source>
        <translation>não contém nenhuma abertura</translation>
    </message>
    <message>
        <source>it is for another game</source>
        <translation>é de outro jogo</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: {reason}.</source>
        <translation>As aberturas de {file} não podem ser usadas: {reason}.</translation>
    </message>
    <message>
        <source>The openings in {file} cannot be used: line {line}, {reason}.</source>
        <translation>As aberturas de {file} não podem ser usadas: linha {line}, {reason}.</translation>
    </message>
    <message>
        <source>{engine} has no option {name}.</source>
        <translation>{engine} não tem a opção {name}.</translation>
    </message>
    <message>
        <source>{engine} does not accept {value} for its option {name}.</source>
        <translation>{engine} não aceita {value} na opção {name}.</translation>
    </message>
    <message>
        <source>The match has no position to begin from: {reason}.</source>
        <translation>O match não tem posição para começar: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not an engine match ({detail}).</source>
        <translation>{file} não é um match de motores ({detail}).</translation>
    </message>
    <message>
        <source>{file} is an engine match of a kind that this program does not know ({detail}). A newer version may know it.</source>
        <translation>{file} não é um match de motores que este programa conheça ({detail}). Uma versão mais nova talvez conheça.</translation>
    </message>
    <message>
        <source>An engine, a book or the openings of this match have changed since it began. Begin a new match: the results could not be compared.</source>
        <translation>Um motor, um livro ou as aberturas deste match mudaram desde o início. Comece um novo: as partidas não poderiam ser somadas.</translation>
    </message>
    <message>
        <source>{file} is not a match of several players ({detail}).</source>
        <translation>{file} não é um match de vários participantes ({detail}).</translation>
    </message>
    <message>
        <source>{file} contains an impossible pairing ({detail}).</source>
        <translation>{file} contém um confronto impossível ({detail}).</translation>
    </message>
    <message>
        <source>{file} contains an impossible player ({detail}).</source>
        <translation>{file} contém um participante impossível ({detail}).</translation>
    </message>
    <message>
        <source>The settings of this match cannot be used: {detail}.</source>
        <translation>As configurações deste match não fazem sentido: {detail}.</translation>
    </message>
</context>
<context>
    <name>EngineNotices</name>
    <message>
        <source>Restart it</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>The engine had stopped and was restarted.</source>
        <translation>O motor tinha parado e foi reiniciado.</translation>
    </message>
</context>
<context>
    <name>EnginePage</name>
    <message>
        <source>{name} by {author}</source>
        <translation>{name}, de {author}</translation>
    </message>
    <message>
        <source>none in particular</source>
        <translation>nenhuma em particular</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Escolher a pasta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Novo…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Remover perfil</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Profile for games</source>
        <translation>Perfil para partidas</translation>
    </message>
    <message>
        <source>Profile for analysis</source>
        <translation>Perfil para análise</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Used in games</source>
        <translation>Nas partidas</translation>
    </message>
    <message>
        <source>Used for analysis</source>
        <translation>Na análise</translation>
    </message>
    <message>
        <source>Options of the profile</source>
        <translation>Opções do perfil</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Novo perfil</translation>
    </message>
    <message>
        <source>Rename the profile</source>
        <translation>Renomear o perfil</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Nome do perfil</translation>
    </message>
    <message>
        <source>The engine has not listed any options yet.</source>
        <translation>O motor ainda não informou nenhuma opção.</translation>
    </message>
    <message>
        <source>Gives hints</source>
        <translation>Dá as dicas</translation>
    </message>
    <message>
        <source>Finds mates</source>
        <translation>Procura mates</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Pasta de trabalho</translation>
    </message>
    <message>
        <source>The engine&apos;s working folder</source>
        <translation>Pasta de trabalho do motor</translation>
    </message>
    <message>
        <source>A name, for example “Fast”</source>
        <translation>O nome, por exemplo “Rápido”</translation>
    </message>
    <message>
        <source>That name is already taken.</source>
        <translation>Já existe um com esse nome.</translation>
    </message>
</context>
<context>
    <name>EngineStates</name>
    <message>
        <source>solves mates</source>
        <translation>resolve mates</translation>
    </message>
    <message>
        <source>Does not play yet</source>
        <translation>Ainda não joga</translation>
    </message>
    <message>
        <source>It has been starting for {seconds} s.</source>
        <translation>Está iniciando há {seconds} s.</translation>
    </message>
    <message>
        <source>It has been getting ready for {seconds} s.</source>
        <translation>Está se preparando há {seconds} s.</translation>
    </message>
    <message>
        <source>A large engine can take minutes, especially the first time.</source>
        <translation>Um motor grande pode levar minutos, sobretudo na primeira vez.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>Não é possível executar o motor {program} ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>O motor {program} não joga este jogo ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>O motor {program} respondeu com um lance ilegal ({detail}).</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>Escolha outro motor.</translation>
    </message>
    <message>
        <source>Built-in engine</source>
        <translation>Motor embutido</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>its folder</source>
        <translation>a pasta dele</translation>
    </message>
    <message>
        <source>The engine {program} was not found.</source>
        <translation>O motor {program} não foi encontrado.</translation>
    </message>
    <message>
        <source>The engine {program} stopped while it was starting.</source>
        <translation>O motor {program} parou enquanto iniciava.</translation>
    </message>
    <message>
        <source>{program} does not respond like a USI engine.</source>
        <translation>{program} não responde como um motor USI.</translation>
    </message>
    <message>
        <source>The engine {program} did not become ready.</source>
        <translation>O motor {program} não ficou pronto.</translation>
    </message>
    <message>
        <source>The engine {program} stopped unexpectedly.</source>
        <translation>O motor {program} parou inesperadamente.</translation>
    </message>
    <message>
        <source>The engine {program} no longer responds.</source>
        <translation>O motor {program} já não responde.</translation>
    </message>
    <message>
        <source>The engine {program} gave two answers to one search; the second ({detail}) came too late.</source>
        <translation>O motor {program} deu duas respostas a uma só busca; a segunda ({detail}) chegou tarde demais.</translation>
    </message>
    <message>
        <source>Reinstall the program, or choose another engine.</source>
        <translation>Instale o programa novamente ou escolha outro motor.</translation>
    </message>
    <message>
        <source>The game is kept. Restart the engine to continue.</source>
        <translation>A partida está guardada. Reinicie o motor para continuar.</translation>
    </message>
    <message>
        <source>Its file {path} is missing or damaged; a virus scanner may have removed it. Reinstall the program, or choose another engine.</source>
        <translation>O arquivo {path} está ausente ou danificado; um antivírus pode tê-lo removido. Instale o programa novamente ou escolha outro motor.</translation>
    </message>
    <message>
        <source>It is made for {made_for}, but this computer is {here}. Install the package for this computer.</source>
        <translation>Foi feito para {made_for}, e este computador é {here}. Instale o pacote feito para este computador.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor lacks. Build the program on this computer, or choose another engine.</source>
        <translation>Usa uma instrução que este processador não tem. Compile o programa neste computador ou escolha outro motor.</translation>
    </message>
    <message>
        <source>The system does not allow {path} to run. Make the file executable, or move it to a disk from which programs may run.</source>
        <translation>O sistema não permite executar {path}. Marque o arquivo como executável ou mova-o para um disco de onde se possam executar programas.</translation>
    </message>
    <message>
        <source>Its file is intact, but the system does not let it start. Allow it in your security software, or reinstall the program.</source>
        <translation>O arquivo está íntegro, mas o sistema não o deixa iniciar. Permita-o no seu programa de segurança ou instale o programa novamente.</translation>
    </message>
    <message>
        <source>It is being restarted.</source>
        <translation>Está sendo reiniciado.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Reinstall the program.</source>
        <translation>Falta o motor do programa. Instale o programa novamente.</translation>
    </message>
    <message>
        <source>The engine {engine} gives no scores. Choose another engine.</source>
        <translation>O motor {engine} não dá avaliações. Escolha outro.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist; choose the working folder.</source>
        <translation>A pasta {folder} não existe; escolha a pasta de trabalho.</translation>
    </message>
    <message>
        <source>{program} speaks UCI, the protocol of chess engines, not USI. Look for a USI edition, or for an option that turns USI on.</source>
        <translation>{program} usa UCI, o protocolo dos motores de xadrez, e não USI. Procure a edição USI ou uma opção que ligue o USI.</translation>
    </message>
    <message>
        <source>{program} speaks {language}, not USI. Look for a USI edition.</source>
        <translation>{program} usa {language}, e não USI. Procure a edição USI.</translation>
    </message>
    <message>
        <source>A file is missing, usually the evaluation file: put it into {folder}, or set its location in the options (the engine says: {said}).</source>
        <translation>Falta um arquivo, em geral o da avaliação: ponha-o em {folder} ou indique o local dele nas opções (o motor diz: {said}).</translation>
    </message>
    <message>
        <source>{program} stopped while it was being tried out. Its last words: {said}</source>
        <translation>{program} parou durante o teste. Suas últimas palavras: {said}</translation>
    </message>
    <message>
        <source>{program} stopped without a word while it was being tried out.</source>
        <translation>{program} parou durante o teste sem dizer nada.</translation>
    </message>
    <message>
        <source>{program} stopped at once. Its last words: {said}</source>
        <translation>{program} parou logo. Suas últimas palavras: {said}</translation>
    </message>
    <message>
        <source>{program} stopped at once, without a word.</source>
        <translation>{program} parou logo, sem dizer nada.</translation>
    </message>
    <message>
        <source>{program} runs but says nothing: it does not seem to be a USI engine.</source>
        <translation>{program} está em execução, mas não diz nada: não parece ser um motor USI.</translation>
    </message>
    <message>
        <source>{program} speaks USI but did not become ready to play.</source>
        <translation>{program} fala USI, mas não ficou pronto para jogar.</translation>
    </message>
    <message>
        <source>{program} speaks USI but plays none of the games of this program.</source>
        <translation>{program} fala USI, mas não joga nenhum dos jogos deste programa.</translation>
    </message>
    <message>
        <source>{program} finds no legal move in the start position.</source>
        <translation>{program} não acha um lance legal na posição em que o jogo começa.</translation>
    </message>
    <message>
        <source>{program} became ready but did not reply when it was to move.</source>
        <translation>{program} ficou pronto, mas não respondeu quando era a sua vez.</translation>
    </message>
    <message>
        <source>The trial of {program} was cancelled before it replied.</source>
        <translation>O teste de {program} foi cancelado antes da resposta.</translation>
    </message>
    <message>
        <source>The file {path} does not exist.</source>
        <translation>O arquivo {path} não existe.</translation>
    </message>
    <message>
        <source>No program called {program} was found on this computer; choose its file, or type the full path.</source>
        <translation>Nenhum programa chamado {program} foi encontrado neste computador; escolha o arquivo ou digite o caminho completo.</translation>
    </message>
    <message>
        <source>{path} cannot be examined ({reason}).</source>
        <translation>Não é possível examinar {path} ({reason}).</translation>
    </message>
    <message>
        <source>{program} is not a program that can be run.</source>
        <translation>{program} não é um programa que se possa executar.</translation>
    </message>
    <message>
        <source>{program} is made for {made_for}, but this computer is {here}: get the edition for this computer.</source>
        <translation>{program} é feito para {made_for}, e este computador é {here}: obtenha a edição certa.</translation>
    </message>
    <message>
        <source>{program} uses an instruction that this processor lacks: get an edition for older processors.</source>
        <translation>{program} usa uma instrução que este processador não tem: obtenha uma edição para processadores mais antigos.</translation>
    </message>
    <message>
        <source>The system does not allow {program} to run: make its file executable, or move it to a disk from which programs may run.</source>
        <translation>O sistema não deixa executar {program}: marque o arquivo como programa ou mova-o para um disco de onde se possam executar programas.</translation>
    </message>
    <message>
        <source>{program} crashes when it starts; its file may be damaged.</source>
        <translation>{program} falha ao iniciar; o arquivo pode estar danificado.</translation>
    </message>
    <message>
        <source>The system cannot start {program} ({reason}).</source>
        <translation>O sistema não inicia {program} ({reason}).</translation>
    </message>
    <message>
        <source>Enter the computer&apos;s name or address: letters, digits, dots.</source>
        <translation>Digite o nome ou o endereço do computador: letras sem acentos, números, pontos.</translation>
    </message>
    <message>
        <source>A user name has only letters, digits, dots, - and _.</source>
        <translation>O nome de usuário só tem letras sem acentos, números, pontos, - e _.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Uma porta é um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>Enter the path of the program on that computer, in one line, with every quotation mark closed.</source>
        <translation>Digite o caminho do programa nesse computador, em uma linha e com todas as aspas fechadas.</translation>
    </message>
    <message>
        <source>The program ssh is not on this computer: install the OpenSSH client.</source>
        <translation>Este computador não tem o programa ssh: instale o cliente OpenSSH.</translation>
    </message>
    <message>
        <source>No computer named {host} was found: check the spelling.</source>
        <translation>Nenhum computador chamado {host} foi encontrado: verifique se o nome está correto.</translation>
    </message>
    <message>
        <source>{host} does not answer: is it on, and does it accept logins by ssh? ({said})</source>
        <translation>{host} não responde: está ligado e aceita login por ssh? ({said})</translation>
    </message>
    <message>
        <source>{host} is not known here yet: log in once in a terminal with ssh {login}, and say yes to its key.</source>
        <translation>{host} ainda não é conhecido aqui: faça login uma vez em um terminal com ssh {login} e aceite a chave dele.</translation>
    </message>
    <message>
        <source>The key of {host} has changed, so it may be another computer: find out why, then remove the old key with ssh-keygen -R {key}.</source>
        <translation>{host} tem uma chave diferente da anterior, por isso pode ser outro computador: descubra por quê e depois remova a chave antiga com ssh-keygen -R {key}.</translation>
    </message>
    <message>
        <source>{host} does not accept your key: set one up with ssh-copy-id {login} (the program never asks for a password).</source>
        <translation>{host} não aceita a sua chave: instale uma com ssh-copy-id {login} (o programa nunca pede a senha).</translation>
    </message>
    <message>
        <source>There is no program {program} on {host}: check its path.</source>
        <translation>Não há nenhum programa {program} em {host}: verifique o caminho.</translation>
    </message>
    <message>
        <source>{host} took too long to answer: try again later.</source>
        <translation>{host} demorou demais para responder: tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>The program could not be started on {host}: {said}</source>
        <translation>Não foi possível iniciar o programa em {host}: {said}</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Adicionar motor…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Pôr de volta</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} foi removido.</translation>
    </message>
    <message>
        <source>It has not been tried out yet.</source>
        <translation>Ainda não foi testado.</translation>
    </message>
    <message>
        <source>It runs only in a certain folder, which is set below as its working folder.</source>
        <translation>Só roda em determinada pasta, definida abaixo como pasta de trabalho.</translation>
    </message>
    <message>
        <source>The engine has done it.</source>
        <translation>O motor executou a ação.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>the board has too few or too many ranks</source>
        <translation>o tabuleiro tem fileiras de menos ou de mais</translation>
    </message>
    <message>
        <source>rank {rank} has too few or too many squares</source>
        <translation>a fileira {rank} tem casas de menos ou de mais</translation>
    </message>
    <message>
        <source>the side to move is neither b nor w</source>
        <translation>o lado a jogar não é b nem w</translation>
    </message>
    <message>
        <source>ranks of the board: {count} instead of {wanted}</source>
        <translation>fileiras do tabuleiro: {count} em vez de {wanted}</translation>
    </message>
    <message>
        <source>squares on rank {rank}: {count} instead of {wanted}</source>
        <translation>casas na fileira {rank}: {count} em vez de {wanted}</translation>
    </message>
    <message>
        <source>{side} has two kings</source>
        <translation>{side}: dois reis</translation>
    </message>
    <message>
        <source>{part} cannot be in hand</source>
        <translation>{part} não pode estar na mão</translation>
    </message>
    <message>
        <source>the position cannot be set up: {detail}</source>
        <translation>a posição não pode ser montada: {detail}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{text} may mean {choices}</source>
        <translation>{text} pode significar {choices}</translation>
    </message>
    <message>
        <source>it has too many lines</source>
        <translation>tem linhas demais</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>it begins with {text}</source>
        <translation>começa com {text}</translation>
    </message>
    <message>
        <source>the board, the side to move or the hands are missing</source>
        <translation>faltam o tabuleiro, o lado a jogar ou as peças na mão</translation>
    </message>
    <message>
        <source>rank {rank} has a piece that does not exist in this game</source>
        <translation>a fileira {rank} tem uma peça que este jogo não tem</translation>
    </message>
    <message>
        <source>rank {rank} has a second king for one side</source>
        <translation>a fileira {rank} tem um segundo rei do mesmo lado</translation>
    </message>
    <message>
        <source>the pieces in hand are not possible</source>
        <translation>as peças na mão indicadas não são possíveis</translation>
    </message>
    <message>
        <source>the move number is not a number</source>
        <translation>o número do lance não é um número</translation>
    </message>
    <message>
        <source>rank {rank} contains something unknown</source>
        <translation>a fileira {rank} não significa nada conhecido</translation>
    </message>
    <message>
        <source>{part} is not a piece of this game</source>
        <translation>{part} não é uma peça deste jogo</translation>
    </message>
    <message>
        <source>a piece is not on any square of the board</source>
        <translation>uma peça não está em nenhuma casa do tabuleiro</translation>
    </message>
    <message>
        <source>part of it is unknown</source>
        <translation>uma parte dela não significa nada conhecido</translation>
    </message>
    <message>
        <source>{text} is not a move that can be played here</source>
        <translation>{text} não é um lance possível aqui</translation>
    </message>
    <message>
        <source>it is a chess game</source>
        <translation>é uma partida de xadrez</translation>
    </message>
    <message>
        <source>too much of it is unreadable</source>
        <translation>grande parte dele não pode ser lida</translation>
    </message>
    <message>
        <source>it is not text</source>
        <translation>não é texto</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>depth {plies}</source>
        <translation>profundidade {plies}</translation>
    </message>
    <message>
        <source>Points (Black)</source>
        <translation>Pontos (Pretas)</translation>
    </message>
    <message>
        <source>Win % (Black)</source>
        <translation>Chance (Pretas)</translation>
    </message>
    <message>
        <source>{side} mate</source>
        <translation>{side} mate</translation>
    </message>
    <message>
        <source>{side} mate {plies}</source>
        <translation>{side} mate {plies}</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>{side} has a mate</source>
        <translation>{side} tem mate</translation>
    </message>
    <message>
        <source>{side} has a mate in {plies}</source>
        <translation>{side} tem mate em {plies} lances</translation>
    </message>
    <message>
        <source>Points (side to move)</source>
        <translation>Pontos (quem joga)</translation>
    </message>
    <message>
        <source>Win % (side to move)</source>
        <translation>Chance (quem joga)</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Observe as peças na mão.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>A peça marcada consegue.</translation>
    </message>
    <message>
        <source>That was the move played in the game. Try another one.</source>
        <translation>Esse é o lance da partida. Tente outro.</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>“{text}” não é um lance possível aqui.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>☗ won {black}, ☖ won {white}, drawn {draws}</source>
        <translation>☗ venceu {black}, ☖ venceu {white}, empates {draws}</translation>
    </message>
    <message>
        <source>last played {date}</source>
        <translation>jogado por último em {date}</translation>
    </message>
    <message>
        <source>Built-in book</source>
        <translation>Livro embutido</translation>
    </message>
    <message>
        <source>No moves from here.</source>
        <translation>Nenhum lance a partir daqui.</translation>
    </message>
    <message>
        <source>Analysis so far</source>
        <translation>Análise até agora</translation>
    </message>
    <message>
        <source>No game in the library has this position.</source>
        <translation>Nenhuma partida da biblioteca tem esta posição.</translation>
    </message>
    <message>
        <source>No game continues from here.</source>
        <translation>Nenhuma partida continua daqui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>average rating {rating} (known for {games})</source>
        <translation>rating médio {rating} (conhecido em {games})</translation>
    </message>
</context>
<context>
    <name>ExplorerPane</name>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>What counts, books</source>
        <translation>O que conta, livros</translation>
    </message>
    <message>
        <source>Known moves from here</source>
        <translation>Lances conhecidos a partir daqui</translation>
    </message>
    <message>
        <source>More explorer options</source>
        <translation>Mais sobre o explorador</translation>
    </message>
</context>
<context>
    <name>ExplorerPart</name>
    <message>
        <source>The library cannot be used: {reason}</source>
        <translation>A biblioteca não pode ser usada: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Explorer, %n known moves.</source>
        <translation>
            <numerusform>Explorador, %n lance conhecido.</numerusform>
            <numerusform>Explorador, %n lances conhecidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>Procurando partidas nas suas pastas…</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Biblioteca de kifus</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>Jogar {move}</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>Listar as partidas</translation>
    </message>
    <message>
        <source>The explorer opens when the game is over.</source>
        <translation>O explorador aparece quando a partida termina.</translation>
    </message>
    <message>
        <source>The explorer is closed.</source>
        <translation>O explorador está fechado.</translation>
    </message>
    <message>
        <source>Edit the moves…</source>
        <translation>Alterar os lances…</translation>
    </message>
    <message>
        <source>Add to {book}</source>
        <translation>Incluir em {book}</translation>
    </message>
    <message>
        <source>Include games with colours swapped</source>
        <translation>Contar também partidas com as cores trocadas</translation>
    </message>
    <message>
        <source>The library has no games yet. Add a folder of kifu to see what was played here.</source>
        <translation>A biblioteca está vazia. Adicione uma pasta de kifus e verá o que se jogou daqui.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Open a kifu</source>
        <translation>Abrir um kifu</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>A área de transferência</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>e mais %n</numerusform>
            <numerusform>e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Registros de partidas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>O que foi solto</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lendo {file}…</translation>
    </message>
    <message>
        <source>{file} was read with problems: {problems}</source>
        <translation>{file} foi lido com ressalvas: {problems}</translation>
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
        <translation>Texto USI</translation>
    </message>
    <message>
        <source>PSN</source>
        <translation>PSN</translation>
    </message>
    <message>
        <source>Western text, P-7f</source>
        <translation>Texto ocidental, P-7f</translation>
    </message>
    <message>
        <source>Western text, P-76</source>
        <translation>Texto ocidental, P-76</translation>
    </message>
    <message>
        <source>Diagram of the last position (BOD)</source>
        <translation>Diagrama da última posição (BOD)</translation>
    </message>
</context>
<context>
    <name>FileName</name>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} já existe. Substituir?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Shift_JIS cannot hold {characters}. Save the game as UTF-8 to keep every character.</source>
        <translation>O Shift_JIS não comporta {characters}. Salve a partida em UTF-8 para manter todos os caracteres.</translation>
    </message>
    <message>
        <source>{file} cannot be read as a game record ({reason}). KIF, KI2, CSA, JKF, USI, SFEN, PSN and BOD files and western text can be opened.</source>
        <translation>Não é possível ler {file} como registro de partida ({reason}). Podem ser abertos arquivos KIF, KI2, CSA, JKF, USI, SFEN, PSN e BOD e texto ocidental.</translation>
    </message>
    <message>
        <source>{file} is too large to be a kifu. Choose another file.</source>
        <translation>{file} é grande demais para ser um kifu. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file} é uma pasta. Escolha um arquivo dentro dela.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>Não é possível gravar {file} ({reason}). Escolha outra pasta ou outro nome.</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>Não foi possível salvar a partida terminada em {folder} ({reason}). Salve-a em outra pasta.</translation>
    </message>
    <message>
        <source>{file} is not a possible file name. Check the name.</source>
        <translation>{file}: nenhum arquivo pode ter esse nome. Verifique o nome.</translation>
    </message>
    <message>
        <source>This text is too long to be a game or a position. Copy no more than one of them.</source>
        <translation>Este texto é longo demais para ser uma partida ou uma posição. Copie só uma delas.</translation>
    </message>
    <message>
        <source>The clipboard is empty or contains no text. Copy a game or a position first.</source>
        <translation>A área de transferência está vazia ou não contém texto. Copie primeiro uma partida ou uma posição.</translation>
    </message>
    <message>
        <source>What you dropped cannot be read as a game or position ({reason}).</source>
        <translation>O que foi solto não pode ser lido como partida nem como posição ({reason}).</translation>
    </message>
    <message>
        <source>The clipboard contains no readable game or position ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>A área de transferência não contém partida nem posição legível ({reason}). Copie primeiro uma em KIF, KI2, CSA, JKF, USI, SFEN, PSN ou texto ocidental.</translation>
    </message>
    <message>
        <source>{format} cannot hold this game ({reason}). Save it as KIF.</source>
        <translation>O formato {format} não comporta esta partida ({reason}). Salve-a como KIF.</translation>
    </message>
    <message>
        <source>{file} has parts that could not be read, and no backup of it can be made ({reason}). Save the game under another name.</source>
        <translation>{file} tem trechos que não puderam ser lidos, e não é possível guardar uma cópia ({reason}). Salve a partida com outro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and that you are allowed to read it.</source>
        <translation>Não é possível abrir {file} ({reason}). Verifique o nome e a permissão de leitura.</translation>
    </message>
    <message>
        <source>{file} is a device or pipe, not a kifu. Choose another file.</source>
        <translation>{file} é um dispositivo ou um pipe, não um kifu. Escolha outro arquivo.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search players, events, openings, files</source>
        <translation>Buscar jogadores, eventos, aberturas, arquivos</translation>
    </message>
    <message>
        <source>Search for words</source>
        <translation>Buscar palavras</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Todos os resultados</translation>
    </message>
    <message>
        <source>☗ Black won</source>
        <translation>☗ Pretas venceram</translation>
    </message>
    <message>
        <source>☖ White won</source>
        <translation>☖ Brancas venceram</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sem resultado</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>Todos os inícios</translation>
    </message>
    <message>
        <source>Other position</source>
        <translation>Outra posição</translation>
    </message>
    <message>
        <source>Only these games</source>
        <translation>Somente estas partidas</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Any accuracy</source>
        <translation>Qualquer precisão</translation>
    </message>
    <message>
        <source>Analysed</source>
        <translation>Analisadas</translation>
    </message>
    <message>
        <source>Not analysed</source>
        <translation>Não analisadas</translation>
    </message>
    <message>
        <source>Both sides {accuracy} or more</source>
        <translation>Os dois lados com {accuracy} ou mais</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>From the year</source>
        <translation>Do ano</translation>
    </message>
    <message>
        <source>To the year</source>
        <translation>Até o ano</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>A side below {accuracy}</source>
        <translation>Um lado abaixo de {accuracy}</translation>
    </message>
</context>
<context>
    <name>FindingsDialog</name>
    <message>
        <source>Looking for solutions…</source>
        <translation>Procurando soluções…</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>moves</source>
        <translation>lances</translation>
    </message>
    <message>
        <source>the start position</source>
        <translation>a posição inicial</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>lances ilegais</translation>
    </message>
    <message>
        <source>how the game ended</source>
        <translation>como a partida terminou</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>comentários</translation>
    </message>
    <message>
        <source>names and other headers</source>
        <translation>nomes e outros cabeçalhos</translation>
    </message>
    <message>
        <source>the name of the handicap</source>
        <translation>o nome do handicap</translation>
    </message>
    <message>
        <source>the number of the first move</source>
        <translation>o número do primeiro lance</translation>
    </message>
    <message>
        <source>times</source>
        <translation>tempos</translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation>frações de segundo</translation>
    </message>
    <message>
        <source>total times</source>
        <translation>tempos totais</translation>
    </message>
    <message>
        <source>bookmarks</source>
        <translation>marcadores</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Caractere</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Illegal move</source>
        <translation>Lance ilegal</translation>
    </message>
    <message>
        <source>Unreadable move</source>
        <translation>Lance ilegível</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Número do lance</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mais partidas</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Não é partida</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>linha {line}: {what}</translation>
    </message>
    <message>
        <source>engine evaluations</source>
        <translation>avaliações de motores</translation>
    </message>
    <message>
        <source>program remarks</source>
        <translation>anotações de programas</translation>
    </message>
    <message>
        <source>Read differently</source>
        <translation>Lido de outro modo</translation>
    </message>
    <message>
        <source>Unknown line</source>
        <translation>Não compreendido</translation>
    </message>
    <message>
        <source>More problems</source>
        <translation>Outros pontos</translation>
    </message>
    <message>
        <source>Something here is not a character of the encoding.</source>
        <translation>Algo aqui não é um caractere desta codificação.</translation>
    </message>
    <message>
        <source>The header has an unexpected value.</source>
        <translation>O cabeçalho tem um valor inesperado.</translation>
    </message>
    <message>
        <source>The start position could not occur in a game.</source>
        <translation>A posição inicial não poderia surgir no jogo.</translation>
    </message>
    <message>
        <source>The move is illegal. It is kept.</source>
        <translation>O lance é ilegal. Ele foi mantido.</translation>
    </message>
    <message>
        <source>The move was read differently from how it is written.</source>
        <translation>O lance foi lido de outra forma.</translation>
    </message>
    <message>
        <source>The move could not be understood. The line ends before it.</source>
        <translation>O lance não pôde ser lido. A linha termina antes dele.</translation>
    </message>
    <message>
        <source>The move number is out of sequence.</source>
        <translation>O número do lance está fora de ordem.</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>O que está aqui não é um tempo.</translation>
    </message>
    <message>
        <source>The end of the game contradicts another one or is unknown.</source>
        <translation>O fim da partida contradiz outro ou não é conhecido.</translation>
    </message>
    <message>
        <source>The variation belongs to a move that does not exist.</source>
        <translation>A variante pertence a um lance que não existe.</translation>
    </message>
    <message>
        <source>The line is not understood. It is kept.</source>
        <translation>A linha não foi entendida. Ela foi mantida.</translation>
    </message>
    <message>
        <source>There are more games here; they were not read.</source>
        <translation>Há outras partidas, que não foram lidas.</translation>
    </message>
    <message>
        <source>No game can be read here. This part is skipped.</source>
        <translation>Nenhuma partida pode ser lida aqui. Esta parte foi omitida.</translation>
    </message>
    <message>
        <source>There are many more such problems, not listed here.</source>
        <translation>Há muitos outros pontos assim, que não são listados.</translation>
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
        <translation>Começar</translation>
    </message>
    <message>
        <source>Pawns: {pawns}, tokin: {tokin}</source>
        <translation>Peões: {pawns}, tokin: {tokin}</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player} plays Black and moves first.</source>
        <translation>Mais peões do que tokin: {player} joga com as Pretas e começa.</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player} plays White.</source>
        <translation>Mais tokin do que peões: {player} joga com as Brancas.</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗ Pretas: {black}     ☖ Brancas: {white}</translation>
    </message>
    <message>
        <source>On its edge: tossed again</source>
        <translation>Um ficou de pé: novo lançamento</translation>
    </message>
    <message>
        <source>Five pawns are tossed for {player}. If more of them show the pawn than the tokin, {player} plays Black.</source>
        <translation>Lançam-se cinco peões para {player}: se caírem mais peões do que tokin, {player} joga com as Pretas.</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>The engine replied with an illegal move ({move}).</source>
        <translation>O motor respondeu com um lance ilegal ({move}).</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>Não é possível preparar esta partida: {reason}</translation>
    </message>
    <message>
        <source>This game is being played in another window, or was continued there.</source>
        <translation>Esta partida está sendo jogada em outra janela do programa, ou foi continuada lá.</translation>
    </message>
    <message>
        <source>The journal of this game was damaged. Moves recovered: {moves}; moves lost: {lost}. The original is kept as {file}.</source>
        <translation>O diário desta partida estava danificado. Lances presentes: {moves}; lances perdidos: {lost}. Tal como estava, ficou salvo como {file}.</translation>
    </message>
</context>
<context>
    <name>GameAnalysisDialog</name>
    <message>
        <source>Analyse the game</source>
        <translation>Analisar a partida</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Whose moves</source>
        <translation>Lances de quem</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>Por lance</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>From here on</source>
        <translation>Daqui em diante</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primeiro lance</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Último lance</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Dos dois lados</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Escolha um motor.</translation>
    </message>
    <message>
        <source>There are no such moves in this game.</source>
        <translation>Não há lances assim nesta partida.</translation>
    </message>
    <message>
        <source>Positions: {number}</source>
        <translation>Posições: {number}</translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds</source>
        <translation>
            <numerusform>cerca de %n segundo</numerusform>
            <numerusform>cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameInformationDialog</name>
    <message>
        <source>Game information</source>
        <translation>Informações da partida</translation>
    </message>
    <message>
        <source>Add a header</source>
        <translation>Adicionar um cabeçalho</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabeçalho</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Other headers of the file</source>
        <translation>Outros cabeçalhos do arquivo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>There are two headers called {name}.</source>
        <translation>Há dois cabeçalhos chamados {name}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>A header needs a name without a colon that does not start with *, &amp; or #.</source>
        <translation>Um cabeçalho precisa de um nome sem dois-pontos e que não comece por *, &amp; ou #.</translation>
    </message>
    <message>
        <source>{name} has its own field above.</source>
        <translation>{name} tem um campo próprio acima.</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Black ☗</source>
        <translation>Pretas ☗</translation>
    </message>
    <message>
        <source>White ☖</source>
        <translation>Brancas ☖</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message numerus="yes">
        <source>{black} against {white}, {date}, {result}, %n moves</source>
        <translation>
            <numerusform>{black} contra {white}, {date}, {result}, %n lance</numerusform>
            <numerusform>{black} contra {white}, {date}, {result}, %n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>{file} no longer exists.</source>
        <translation>{file} já não existe.</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the game on the board</source>
        <translation>Abrir a partida no tabuleiro</translation>
    </message>
    <message>
        <source>Find position</source>
        <translation>Buscar posição</translation>
    </message>
    <message>
        <source>List the games with this position</source>
        <translation>Listar as partidas com esta posição</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Board of the selected game</source>
        <translation>Tabuleiro da partida escolhida</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Analysing the game: {done} of {total}</source>
        <translation>Analisando a partida: {done} de {total}</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}.</source>
        <translation>Análise interrompida: {done} de {total}.</translation>
    </message>
    <message>
        <source>Analysis stopped: {done} of {total}. The results are in the record.</source>
        <translation>Análise interrompida: {done} de {total}. O resultado está no registro.</translation>
    </message>
    <message>
        <source>Positions analysed</source>
        <translation>Posições analisadas</translation>
    </message>
</context>
<context>
    <name>GameRulesDialog</name>
    <message>
        <source>Rules and clocks</source>
        <translation>Regras e relógios</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Draw after {moves} moves</source>
        <translation>Empate após {moves} lances</translation>
    </message>
    <message>
        <source>The players may agree on a draw</source>
        <translation>Empate por acordo permitido</translation>
    </message>
    <message>
        <source>In casual games</source>
        <translation>Em partidas amistosas</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Usar estas regras</translation>
    </message>
    <message>
        <source>&amp;Impasse</source>
        <translation>&amp;Impasse</translation>
    </message>
    <message>
        <source>Illegal &amp;moves</source>
        <translation>Lances ile&amp;gais</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Duração</translation>
    </message>
    <message>
        <source>A &amp;dialog stops the clocks</source>
        <translation>Diálogos pausam os &amp;relógios</translation>
    </message>
    <message>
        <source>Byōyomi &amp;periods</source>
        <translation>P&amp;eríodos de byōyomi</translation>
    </message>
    <message>
        <source>Main time of {side} in minutes</source>
        <translation>Tempo principal em minutos: {side}</translation>
    </message>
    <message>
        <source>Seconds for each move of {side}</source>
        <translation>Segundos por lance: {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Taking back also restores the time</source>
        <translation>Voltar um lance devolve o tempo</translation>
    </message>
    <message>
        <source>Games against the computer are casual unless an illegal move loses.</source>
        <translation>Partidas contra o computador são amistosas, a menos que um lance ilegal perca.</translation>
    </message>
    <message>
        <source>Different time for {side}</source>
        <translation>Outro tempo: {side}</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Black&apos;s points first</source>
        <translation>Primeiro os pontos das Pretas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como terminou</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico da avaliação</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guia do usuário</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar no guia</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Everything else (in English)</source>
        <translation>Todo o resto (em inglês)</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrado.</translation>
    </message>
    <message>
        <source>The guide is missing ({folder}). Reinstall the program.</source>
        <translation>Falta o guia ({folder}). Instale o programa novamente.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a forced win for {side}.</source>
        <translation>{side}: há uma vitória forçada.</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>{side}: há mate em {plies}.</translation>
    </message>
    <message>
        <source>The position is slightly better for {side}.</source>
        <translation>{side}: posição um pouco melhor.</translation>
    </message>
    <message>
        <source>The position is better for {side}.</source>
        <translation>{side}: posição melhor.</translation>
    </message>
    <message>
        <source>The position is much better for {side}.</source>
        <translation>{side}: posição muito melhor.</translation>
    </message>
    <message>
        <source>The position is winning for {side}.</source>
        <translation>{side}: posição ganha.</translation>
    </message>
    <message>
        <source>The position is even.</source>
        <translation>A posição está equilibrada.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>My results</source>
        <translation>Meus resultados</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Por nível</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Rating curve</source>
        <translation>Curva do rating</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitórias</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrotas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Results level by level</source>
        <translation>Resultados nível por nível</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Você jogou com</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Games against the computer appear here when they end.</source>
        <translation>As partidas contra o computador aparecem aqui quando terminam.</translation>
    </message>
    <message>
        <source>Open kifu</source>
        <translation>Abrir kifu</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estatísticas…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Apagar tudo…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Seu rating</translation>
    </message>
    <message>
        <source>under {points}</source>
        <translation>abaixo de {points}</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>cerca de {points}</translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from your last %n counted games.</source>
        <translation>
            <numerusform>95%: de {low} a {high}, na sua última %n partida que conta.</numerusform>
            <numerusform>95%: de {low} a {high}, nas suas últimas %n partidas que contam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>95%: {low} to {high}, from %n counted games.</source>
        <translation>
            <numerusform>95%: de {low} a {high}, de %n partida que conta.</numerusform>
            <numerusform>95%: de {low} a {high}, de %n partidas que contam.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>Vitórias: {won} · Empates: {drawn} · Derrotas: {lost}</translation>
    </message>
    <message>
        <source>Longest winning streak: {count}</source>
        <translation>Maior sequência de vitórias: {count}</translation>
    </message>
    <message>
        <source>{time} · moves taken back</source>
        <translation>{time} · com lances voltados</translation>
    </message>
    <message>
        <source>from a position</source>
        <translation>de uma posição</translation>
    </message>
    <message>
        <source>shogi results</source>
        <translation>resultados de shogi</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportar como CSV</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>All games, newest first</source>
        <translation>Todas as partidas, as mais recentes primeiro</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>Sua precisão ao longo do tempo, erros, aberturas</translation>
    </message>
    <message>
        <source>A rating needs {count} counted games, with both wins and losses; so far: {done}.</source>
        <translation>O rating pede {count} partidas válidas, ganhas e perdidas; até agora: {done}.</translation>
    </message>
    <message>
        <source>A game counts if it was played from its start against one of the program&apos;s opponents, with no move taken back and no hint.</source>
        <translation>Valem partidas jogadas desde o início contra os adversários do programa, sem voltar lances e sem dicas.</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale; the table shows the levels.</source>
        <translation>Na escala própria deste programa; a tabela mostra os níveis.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row. </source>
        <translation>
            <numerusform>%n vitória seguida. </numerusform>
            <numerusform>%n vitórias seguidas. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n losses in a row. </source>
        <translation>
            <numerusform>%n derrota seguida. </numerusform>
            <numerusform>%n derrotas seguidas. </numerusform>
        </translation>
    </message>
    <message>
        <source>Delete all results (games: {count})? Your kifu are kept. This cannot be undone.</source>
        <translation>Apagar todos os resultados (partidas: {count})? Os kifus ficam. Isto não pode ser desfeito.</translation>
    </message>
</context>
<context>
    <name>ImpasseCard</name>
    <message>
        <source>Impasse: {rule}</source>
        <translation>Impasse: {rule}</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces in the camp</source>
        <translation>
            <numerusform>Mais %n peça</numerusform>
            <numerusform>Mais %n peças</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>Fora de xeque</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>met</source>
        <translation>cumprido</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>não cumprido</translation>
    </message>
    <message>
        <source>Propose to end</source>
        <translation>Propor o fim</translation>
    </message>
    <message>
        <source>King in the opposing camp</source>
        <translation>Rei no campo rival</translation>
    </message>
    <message>
        <source>King on the other king&apos;s starting square</source>
        <translation>Rei na casa inicial do rei adversário</translation>
    </message>
    <message>
        <source>Pieces still outside the camp</source>
        <translation>Peças ainda fora do campo rival</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>Reading files: {done} of {total}</source>
        <translation>Lendo arquivos: {done} de {total}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Arquivos lidos</translation>
    </message>
    <message>
        <source>Stop reading; games already read are kept</source>
        <translation>Parar a leitura; o que já foi lido fica</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite someone on this network</source>
        <translation>Convidar alguém desta rede</translation>
    </message>
    <message>
        <source>&amp;Invite</source>
        <translation>&amp;Convidar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Furigoma</source>
        <translation>Furigoma</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byōyomi</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>Tempo principal em minutos</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>Segundos para cada lance</translation>
    </message>
    <message>
        <source>{moves} moves</source>
        <translation>{moves} lances</translation>
    </message>
    <message>
        <source>All addresses of this computer</source>
        <translation>Todos os endereços deste computador</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Somente este computador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>You pla&amp;y</source>
        <translation>Você joga co&amp;m</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Drawn after</source>
        <translation>Empate apó&amp;s</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Seu &amp;nome</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Senh&amp;a</translation>
    </message>
    <message>
        <source>&amp;Reachable at</source>
        <translation>Acessí&amp;vel em</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>P&amp;orta</translation>
    </message>
    <message>
        <source>No move limit</source>
        <translation>Sem limite de lances</translation>
    </message>
    <message>
        <source>Waiting for your guest…</source>
        <translation>Aguardando seu convidado…</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>Escreva o nome que você quer usar lá.</translation>
    </message>
    <message>
        <source>Set a time, or choose No limit.</source>
        <translation>Defina um tempo ou escolha Sem limite.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Senha</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Enter the password of the invitation again to continue your game.</source>
        <translation>Digite novamente a senha do convite para continuar sua partida.</translation>
    </message>
    <message>
        <source>Your computer can be reached at this port until you end the invitation. Only people who know the password are let in. The password is sent unencrypted.</source>
        <translation>Até você encerrar o convite, seu computador pode ser acessado nesta porta. Só entra quem sabe a senha. A senha é enviada sem criptografia.</translation>
    </message>
    <message>
        <source>Give your guest these details, to be entered under Play over the network, Play on a server, A friend&apos;s computer. Any other program that uses the CSA protocol works too.</source>
        <translation>Passe estes dados ao convidado. Ele os digita em Jogar pela rede, Jogar em um servidor, Computador de um amigo. Outro programa com o protocolo CSA também serve.</translation>
    </message>
</context>
<context>
    <name>Inviting</name>
    <message>
        <source>This program cannot accept guests at {place}, port {port} ({reason}). Choose another port or address.</source>
        <translation>Não é possível convidar alguém para {place}, porta {port} ({reason}). Escolha outra porta ou endereço.</translation>
    </message>
    <message>
        <source>Your game cannot continue at {place}, port {port} ({reason}). It is kept: close the program that uses this port, then try again.</source>
        <translation>A partida não pode continuar em {place}, porta {port} ({reason}). Ela está guardada: feche o programa que usa esta porta e tente de novo.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este computador</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Best move</source>
        <translation>Melhor lance</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bom lance</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Shogi in fifteen minutes</source>
        <translation>Shogi em quinze minutos</translation>
    </message>
    <message>
        <source>Every piece and every rule, one small step at a time</source>
        <translation>Cada peça e cada regra, um passo de cada vez</translation>
    </message>
    <message>
        <source>How the pieces move</source>
        <translation>Como as peças andam</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promoção</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <translation>Capturas e peças soltas</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Xeque e mate</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Como a partida termina</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicaps</translation>
    </message>
    <message>
        <source>What Okisaki shogi changes</source>
        <translation>O que muda no Okisaki shogi</translation>
    </message>
    <message>
        <source>That square is not on the board.</source>
        <translation>Essa casa não existe no tabuleiro.</translation>
    </message>
    <message>
        <source>There is no piece to move.</source>
        <translation>Não há peça para mover.</translation>
    </message>
    <message>
        <source>That piece is your opponent&apos;s.</source>
        <translation>Essa peça é do adversário.</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>A peça não anda assim.</translation>
    </message>
    <message>
        <source>The piece cannot promote there.</source>
        <translation>A peça não pode promover ali.</translation>
    </message>
    <message>
        <source>It must promote, as it could never move again.</source>
        <translation>Precisa promover, pois nunca mais andaria.</translation>
    </message>
    <message>
        <source>You do not have that piece in hand.</source>
        <translation>Você não tem essa peça na mão.</translation>
    </message>
    <message>
        <source>Not there: the piece could never move again.</source>
        <translation>Ali não: a peça nunca mais andaria.</translation>
    </message>
    <message>
        <source>Your king could be captured.</source>
        <translation>O seu rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>The piece is pinned: if it leaves, your king could be captured.</source>
        <translation>A peça está cravada: se ela sair, o seu rei pode ser capturado.</translation>
    </message>
    <message>
        <source>The king could be captured there.</source>
        <translation>Ali o rei pode ser capturado.</translation>
    </message>
    <message>
        <source>Your king is in check, and this piece cannot help.</source>
        <translation>O seu rei está em xeque, e esta peça não pode ajudar.</translation>
    </message>
    <message>
        <source>The king has no safe square to go to.</source>
        <translation>O rei não tem casa segura para onde ir.</translation>
    </message>
    <message>
        <source>Still to go: {left}.</source>
        <translation>Ainda faltam: {left}.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>That tip points at you: the piece is your opponent&apos;s.</source>
        <translation>Essa ponta aponta para você: a peça é do adversário.</translation>
    </message>
    <message>
        <source>Look for a piece whose tip points away from you.</source>
        <translation>Procure uma peça cuja ponta aponte para a frente.</translation>
    </message>
    <message>
        <source>That is the other king: it points at you.</source>
        <translation>Esse é o outro rei: aponta para você.</translation>
    </message>
    <message>
        <source>That rook is your opponent&apos;s.</source>
        <translation>Essa torre é do adversário.</translation>
    </message>
    <message>
        <source>The bishop is still shut in. Move the pawn diagonally in front of it, towards the middle.</source>
        <translation>O bispo ainda está preso. Mova o peão na diagonal à frente dele, do lado do centro.</translation>
    </message>
    <message>
        <source>Take both pawns with your king.</source>
        <translation>Capture os dois peões com o rei.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Capture o peão.</translation>
    </message>
    <message>
        <source>Take all three pawns with your bishop.</source>
        <translation>Capture os três peões com o bispo.</translation>
    </message>
    <message>
        <source>Take all three pieces with your rook.</source>
        <translation>Capture as três peças com a torre.</translation>
    </message>
    <message>
        <source>All taken. Each side has only one rook: it is your strongest attacker.</source>
        <translation>Todas. Cada lado tem só uma torre: é o seu atacante mais forte.</translation>
    </message>
    <message>
        <source>Take a piece with your lance.</source>
        <translation>Capture uma peça com a lança.</translation>
    </message>
    <message>
        <source>Take a piece with your pawn.</source>
        <translation>Capture uma peça com o peão.</translation>
    </message>
    <message>
        <source>Yes. The dots on the board mark where the zones begin.</source>
        <translation>Isso. Os pontos no tabuleiro marcam onde as zonas começam.</translation>
    </message>
    <message>
        <source>Take the pawn and promote your rook.</source>
        <translation>Capture o peão e promova a torre.</translation>
    </message>
    <message>
        <source>Go up the file and take the pawn in the zone.</source>
        <translation>Suba pela coluna e capture o peão na zona.</translation>
    </message>
    <message>
        <source>Take all three pieces with your dragon.</source>
        <translation>Capture as três peças com o dragão.</translation>
    </message>
    <message>
        <source>Take all three pieces with your horse.</source>
        <translation>Capture as três peças com o bispo promovido.</translation>
    </message>
    <message>
        <source>Take the pawn with your silver and promote.</source>
        <translation>Capture o peão com a prata e promova.</translation>
    </message>
    <message>
        <source>Promoted on the way out.</source>
        <translation>Promovida na saída.</translation>
    </message>
    <message>
        <source>Six squares, just like a gold.</source>
        <translation>Seis casas, igual ao ouro.</translation>
    </message>
    <message>
        <source>Move the pawn to the last row.</source>
        <translation>Leve o peão à última fileira.</translation>
    </message>
    <message>
        <source>Here you have no choice.</source>
        <translation>Aqui não há escolha.</translation>
    </message>
    <message>
        <source>Take the pawn with your gold, and watch where it goes.</source>
        <translation>Capture o peão com o ouro e veja aonde ele vai.</translation>
    </message>
    <message>
        <source>Drop your pawn so that it attacks the silver.</source>
        <translation>Solte o peão de modo que ataque a prata.</translation>
    </message>
    <message>
        <source>The rook attacks your king: that is check (ōte). You must answer it. One way is to drop a piece in between.</source>
        <translation>A torre ataca o seu rei: é xeque (ōte). Você precisa responder. Um modo é soltar uma peça no caminho.</translation>
    </message>
    <message>
        <source>Drop your gold between rook and king.</source>
        <translation>Solte o ouro entre a torre e o rei.</translation>
    </message>
    <message>
        <source>Drop your knight so that it attacks both.</source>
        <translation>Solte o cavalo de modo que ataque os dois.</translation>
    </message>
    <message>
        <source>Drop your pawn where it is allowed.</source>
        <translation>Solte o peão onde é permitido.</translation>
    </message>
    <message>
        <source>The only file without a pawn of yours.</source>
        <translation>A única coluna sem peão seu.</translation>
    </message>
    <message>
        <source>From the third row it can still jump once.</source>
        <translation>Da terceira fileira ele ainda salta uma vez.</translation>
    </message>
    <message>
        <source>From there it could never jump again.</source>
        <translation>Dali nunca mais saltaria.</translation>
    </message>
    <message>
        <source>Allowed; but you can go farther forward.</source>
        <translation>Permitido; mas dá para ir mais à frente.</translation>
    </message>
    <message>
        <source>Mate the king in the corner in one move.</source>
        <translation>Dê mate em um lance ao rei no canto.</translation>
    </message>
    <message>
        <source>Mate in one move.</source>
        <translation>Dê mate em um lance.</translation>
    </message>
    <message>
        <source>Give check with your rook.</source>
        <translation>Dê xeque com a torre.</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Xeque.</translation>
    </message>
    <message>
        <source>Those three are safe.</source>
        <translation>Essas três são seguras.</translation>
    </message>
    <message>
        <source>Take the piece that gives check.</source>
        <translation>Capture a peça que dá xeque.</translation>
    </message>
    <message>
        <source>Taken, and the check is gone.</source>
        <translation>Capturada, e o xeque acabou.</translation>
    </message>
    <message>
        <source>Mate! Most mates in shogi look like this one.</source>
        <translation>Mate! A maioria dos mates no shogi é assim.</translation>
    </message>
    <message>
        <source>Nothing guards the gold there: the king takes it.</source>
        <translation>Ali nada protege o ouro: o rei o captura.</translation>
    </message>
    <message>
        <source>Mate. The rook is out of the king&apos;s reach.</source>
        <translation>Mate. A torre está fora do alcance do rei.</translation>
    </message>
    <message>
        <source>Too near: the king takes the rook.</source>
        <translation>Perto demais: o rei captura a torre.</translation>
    </message>
    <message>
        <source>Mate in three. Keep the gold for the end.</source>
        <translation>Mate em três. Guarde o ouro para o fim.</translation>
    </message>
    <message>
        <source>Now the king slips away. Begin with the silver.</source>
        <translation>Assim o rei escapa. Comece com a prata.</translation>
    </message>
    <message>
        <source>Dragon and horse: ten points. Which total wins depends on the rule chosen for the game; the rules reference lists them all.</source>
        <translation>Dragão e bispo promovido: dez pontos. O total que vence depende da regra escolhida; todas estão na referência.</translation>
    </message>
    <message>
        <source>The king counts nothing.</source>
        <translation>O rei não conta.</translation>
    </message>
    <message>
        <source>Yes: White&apos;s left is your right.</source>
        <translation>Isso: a esquerda das Brancas é a sua direita.</translation>
    </message>
    <message>
        <source>Look at the two far corners: in one of them the lance is missing.</source>
        <translation>Olhe os dois cantos do fundo: em um deles falta a lança.</translation>
    </message>
    <message>
        <source>That is your own king: nobody attacks it.</source>
        <translation>Esse é o seu rei: ninguém o ataca.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s queen.</source>
        <translation>Essa é a rainha do adversário.</translation>
    </message>
    <message>
        <source>The queen moves as in chess: any number of free squares, straight or diagonally.</source>
        <translation>A rainha anda como a dama do xadrez: quantas casas livres quiser, reto ou na diagonal.</translation>
    </message>
    <message>
        <source>Take all three pieces with your queen.</source>
        <translation>Capture as três peças com a rainha.</translation>
    </message>
    <message>
        <source>Take the silver with your lance.</source>
        <translation>Capture a prata com a lança.</translation>
    </message>
    <message>
        <source>Backward, too.</source>
        <translation>Para trás também.</translation>
    </message>
    <message>
        <source>Since lance and knight can always come back, only the pawn must promote on the last row, and only the pawn may not be dropped there.</source>
        <translation>Como lança e cavalo sempre podem voltar, só o peão deve promover na última fileira, e só ele não pode ser solto ali.</translation>
    </message>
    <message>
        <source>Drop your knight on the last row.</source>
        <translation>Solte o cavalo na última fileira.</translation>
    </message>
    <message>
        <source>The pawn could never move from there. The knight can.</source>
        <translation>O peão nunca sairia dali. O cavalo sai.</translation>
    </message>
    <message>
        <source>Win by taking White&apos;s last piece.</source>
        <translation>Vença capturando a última peça das Brancas.</translation>
    </message>
    <message>
        <source>Your progress in the course could not be read. The file was moved to {file}.</source>
        <translation>Seu progresso no curso não pôde ser lido. O arquivo foi movido para {file}.</translation>
    </message>
    <message>
        <source>Your progress in the course cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>O seu progresso no curso não pode ser salvo em {file} ({reason}). Libere espaço no disco ou permita a gravação ali.</translation>
    </message>
    <message>
        <source>For chess players: what differs and what is new</source>
        <translation>Para enxadristas: o que muda e o que é novo</translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation>Do zero</translation>
    </message>
    <message>
        <source>The board and the starting position</source>
        <translation>O tabuleiro e a posição inicial</translation>
    </message>
    <message>
        <source>Three rules for drops</source>
        <translation>As três regras ao soltar</translation>
    </message>
    <message>
        <source>One of your own pieces is there.</source>
        <translation>Ali está uma peça sua.</translation>
    </message>
    <message>
        <source>There is already a piece on that square.</source>
        <translation>Já há uma peça nessa casa.</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on that file.</source>
        <translation>Nifu: já há um peão seu nessa coluna.</translation>
    </message>
    <message>
        <source>Uchifuzume: a dropped pawn may not give checkmate.</source>
        <translation>Uchifuzume: um peão solto não pode dar mate.</translation>
    </message>
    <message>
        <source>Another piece is in the way.</source>
        <translation>Há outra peça no caminho.</translation>
    </message>
    <message>
        <source>Your king is in check: your move must get it out of check.</source>
        <translation>O seu rei está em xeque: o lance precisa acabar com isso.</translation>
    </message>
    <message>
        <source>It cannot move: your own pieces are in its way.</source>
        <translation>Ela não pode mover: peças suas estão no caminho.</translation>
    </message>
    <message>
        <source>Nifu: you already have a pawn on every file where it could go.</source>
        <translation>Nifu: em todas as colunas possíveis já há um peão seu.</translation>
    </message>
    <message>
        <source>You have already found that one.</source>
        <translation>Essa você já achou.</translation>
    </message>
    <message>
        <source>A piece is always dropped unpromoted side up.</source>
        <translation>A peça é sempre solta com o lado não promovido para cima.</translation>
    </message>
    <message>
        <source>That is not the task. Try again.</source>
        <translation>Não é o que se pede. Tente de novo.</translation>
    </message>
    <message>
        <source>Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have the same colour, because they change sides during a game. The tip shows whose a piece is: your pieces point away from you.</source>
        <translation>Joga-se shogi em 9 × 9 casas, com vinte peças para cada lado. Todas têm a mesma cor, porque mudam de dono durante a partida. A ponta diz de quem é a peça: as suas apontam para a frente.</translation>
    </message>
    <message>
        <source>Select one of your own pieces.</source>
        <translation>Escolha uma das suas peças.</translation>
    </message>
    <message>
        <source>Yes: its tip points at the other side. You play Black, called sente, the side that moves first.</source>
        <translation>Isso: aponta para o adversário. Você joga com as Pretas, o sente: quem começa.</translation>
    </message>
    <message>
        <source>The back row reads the same from both ends: lance, knight, silver general, gold general. The king is in the middle, between the golds.</source>
        <translation>A última fileira é igual a partir das duas bordas: lança, cavalo, general de prata, general de ouro. No meio, entre os ouros, fica o rei.</translation>
    </message>
    <message>
        <source>Select your king.</source>
        <translation>Escolha o seu rei.</translation>
    </message>
    <message>
        <source>That is your king, your largest piece. Everything depends on it.</source>
        <translation>Esse é o seu rei, a maior das peças. Tudo gira em torno dele.</translation>
    </message>
    <message>
        <source>Not this one. The king is in the middle of the row nearest to you.</source>
        <translation>Não é esta. O rei fica no meio da fileira mais próxima de você.</translation>
    </message>
    <message>
        <source>The second row has the two great pieces: the bishop on your left, the rook on your right. In front of them are nine pawns.</source>
        <translation>Na segunda fileira estão as duas grandes peças: o bispo à esquerda, a torre à direita. Na frente delas, nove peões.</translation>
    </message>
    <message>
        <source>Select your rook.</source>
        <translation>Escolha a sua torre.</translation>
    </message>
    <message>
        <source>Yes, the rook: it moves along rows and files, as in chess.</source>
        <translation>Isso, a torre: anda por fileiras e colunas.</translation>
    </message>
    <message>
        <source>That is the bishop. The rook is on your right.</source>
        <translation>Esse é o bispo. A torre fica à direita.</translation>
    </message>
    <message>
        <source>The rook is in the second row, on your right.</source>
        <translation>A torre está na segunda fileira, à direita.</translation>
    </message>
    <message>
        <source>The players take turns, one move each; nobody may pass. Black moves first. Most games start by opening the bishop&apos;s diagonal: the pawn diagonally in front of it, on its right, moves one square forward.</source>
        <translation>Os jogadores alternam, um lance cada; ninguém pode passar. As Pretas começam. Quase toda partida abre o caminho do bispo: o peão na diagonal direita à frente dele avança uma casa.</translation>
    </message>
    <message>
        <source>Open your bishop&apos;s diagonal.</source>
        <translation>Abra o caminho do seu bispo.</translation>
    </message>
    <message>
        <source>Well done: the bishop now looks across the whole board. You have made your first move.</source>
        <translation>Muito bem: agora o bispo enxerga o tabuleiro inteiro. Foi o seu primeiro lance.</translation>
    </message>
    <message>
        <source>A fine first move too: it makes room for the rook. But now open the bishop&apos;s diagonal.</source>
        <translation>Também é um bom primeiro lance: dá espaço à torre. Mas agora queremos o caminho do bispo.</translation>
    </message>
    <message>
        <source>No double step here: a pawn always moves one square, even on its first move.</source>
        <translation>Aqui não há passo duplo: o peão anda uma casa, desde o primeiro lance.</translation>
    </message>
    <message>
        <source>The king moves one square in any direction. A piece captures by moving onto an opposing piece. For practice, your opponent waits while you move.</source>
        <translation>O rei anda uma casa em qualquer direção. Captura-se indo para a casa onde está a peça adversária. No exercício, o adversário espera enquanto você joga.</translation>
    </message>
    <message>
        <source>Both taken. One step at a time, the king can go anywhere.</source>
        <translation>Os dois são seus. Passo a passo, o rei chega a qualquer lugar.</translation>
    </message>
    <message>
        <source>Too far: the king moves one square only.</source>
        <translation>Longe demais: o rei anda só uma casa.</translation>
    </message>
    <message>
        <source>There the pawn could take your king. A king may never move into check.</source>
        <translation>Ali o peão capturaria o rei. O rei nunca entra em perigo.</translation>
    </message>
    <message>
        <source>The gold general moves one square: straight in all four directions, or diagonally forward. That makes six squares. In the diagram, each dot is one step.</source>
        <translation>O general de ouro anda uma casa: reto nas quatro direções ou na diagonal para a frente. Seis casas. No diagrama, um ponto é um passo.</translation>
    </message>
    <message>
        <source>Select all six squares your gold can move to.</source>
        <translation>Escolha as seis casas para onde o ouro pode ir.</translation>
    </message>
    <message>
        <source>All six. Golds are the king&apos;s guards: keep them near it.</source>
        <translation>As seis. Os ouros são os guardas do rei: mantenha-os por perto.</translation>
    </message>
    <message>
        <source>No: a gold never moves diagonally backward. Those are its two blind spots.</source>
        <translation>Não: o ouro nunca anda na diagonal para trás. São os seus dois pontos cegos.</translation>
    </message>
    <message>
        <source>The silver general moves one square diagonally in all four directions, or straight forward. That makes five squares.</source>
        <translation>O general de prata anda uma casa na diagonal, nas quatro direções, ou reto para a frente. Cinco casas.</translation>
    </message>
    <message>
        <source>Select all five squares your silver can move to.</source>
        <translation>Escolha as cinco casas para onde a prata pode ir.</translation>
    </message>
    <message>
        <source>All five. Three of them are in front: silvers attack, and retreat diagonally.</source>
        <translation>As cinco. Três ficam à frente: as pratas atacam e recuam na diagonal.</translation>
    </message>
    <message>
        <source>A silver does not move sideways: that is a gold&apos;s move.</source>
        <translation>A prata não anda de lado: isso é do ouro.</translation>
    </message>
    <message>
        <source>A silver does not move straight back: that is a gold&apos;s move.</source>
        <translation>A prata não recua reto: isso é do ouro.</translation>
    </message>
    <message>
        <source>Gold and silver complement each other. The pawn is diagonally behind both of your generals.</source>
        <translation>Ouro e prata se completam. O peão está na diagonal atrás dos seus dois generais.</translation>
    </message>
    <message>
        <source>Only the silver can move back diagonally.</source>
        <translation>Só a prata recua na diagonal.</translation>
    </message>
    <message>
        <source>The gold cannot move diagonally backward. The silver can.</source>
        <translation>O ouro não anda na diagonal para trás. A prata, sim.</translation>
    </message>
    <message>
        <source>The pawn is still there. Which general moves diagonally backward?</source>
        <translation>O peão continua lá. Qual general anda na diagonal para trás?</translation>
    </message>
    <message>
        <source>The bishop moves any number of free squares diagonally. A line with an arrowhead in the diagram means: as far as the way is free.</source>
        <translation>O bispo anda na diagonal quantas casas livres quiser. Uma linha com seta no diagrama quer dizer: até onde o caminho estiver livre.</translation>
    </message>
    <message>
        <source>Three taken. From the middle, the bishop reaches far in four directions.</source>
        <translation>Os três. Do centro, o bispo vai longe em quatro direções.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, and never over another piece.</source>
        <translation>O bispo anda na diagonal e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The rook moves any number of free squares in a straight line, along its row or file.</source>
        <translation>A torre anda reto quantas casas livres quiser, pela fileira ou pela coluna.</translation>
    </message>
    <message>
        <source>The rook moves straight, and never over another piece.</source>
        <translation>A torre anda reto e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The lance moves straight forward like a rook, as far as the way is free, and in no other direction. It can never come back.</source>
        <translation>A lança corre reto para a frente, como a torre, enquanto houver caminho, e em nenhuma outra direção. Nunca volta.</translation>
    </message>
    <message>
        <source>Straight through. A lance on an open file threatens everything in front of it.</source>
        <translation>Direto ao alvo. Uma lança em coluna aberta ameaça tudo à frente.</translation>
    </message>
    <message>
        <source>The pawn is in the way: a lance does not jump.</source>
        <translation>O peão está no caminho: a lança não salta.</translation>
    </message>
    <message>
        <source>The lance moves straight forward only.</source>
        <translation>A lança só anda reto para a frente.</translation>
    </message>
    <message>
        <source>That is a lance&apos;s move, but it captures nothing. Go as far as the pawn.</source>
        <translation>É um lance válido, mas não captura nada. Vá até o peão.</translation>
    </message>
    <message>
        <source>The knight jumps two squares forward and one to the side. It only goes forward, so it has just two squares. No other piece can jump.</source>
        <translation>O cavalo salta: duas casas à frente e uma para o lado. Só para a frente, portanto duas casas. É a única peça que pula outras.</translation>
    </message>
    <message>
        <source>Select the two squares your knight can move to.</source>
        <translation>Escolha as duas casas para onde o cavalo pode ir.</translation>
    </message>
    <message>
        <source>Both. The pawns in front did not matter. But be careful: a knight cannot go back.</source>
        <translation>As duas. Os peões da frente não atrapalham. Mas cuidado: o cavalo não volta.</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, the knight only jumps forward.</source>
        <translation>No xadrez, sim. O cavalo do shogi só salta para a frente.</translation>
    </message>
    <message>
        <source>The pawn moves one square straight forward, and it captures straight forward too.</source>
        <translation>O peão anda uma casa reto para a frente, e captura também para a frente.</translation>
    </message>
    <message>
        <source>Right: a pawn takes what is directly in front of it.</source>
        <translation>Certo: o que está à frente do peão, o peão captura.</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi, a pawn captures straight forward, just as it moves.</source>
        <translation>No xadrez, sim. No shogi o peão captura reto, como anda.</translation>
    </message>
    <message>
        <source>The three rows farthest from you, where your opponent started, are your promotion zone. A piece that moves into it, within it or out of it may promote: it is turned over.</source>
        <translation>As três fileiras mais distantes, onde o adversário começou, são a sua zona de promoção. Uma peça que entra, se move dentro ou sai dela pode promover: é virada.</translation>
    </message>
    <message>
        <source>Select a square of your promotion zone.</source>
        <translation>Escolha uma casa da sua zona de promoção.</translation>
    </message>
    <message>
        <source>That is outside. Only the three rows at the far edge belong to it.</source>
        <translation>Essa fica fora. Só as três fileiras da borda oposta fazem parte.</translation>
    </message>
    <message>
        <source>A promoted rook is called a dragon: a rook that can also move one square diagonally. There is never a reason not to promote it. When you put the piece down, both faces are shown: choose the red one.</source>
        <translation>A torre promovida chama-se dragão: uma torre que também anda uma casa na diagonal. Não há motivo para não promover. Ao soltar a peça aparecem as duas faces: escolha a vermelha.</translation>
    </message>
    <message>
        <source>A dragon! Promotion is part of the move, and lasts until the piece is captured.</source>
        <translation>Um dragão! A promoção faz parte do lance e dura até a peça ser capturada.</translation>
    </message>
    <message>
        <source>Allowed, but a pity: the rook stays a rook. Try again and choose the promoted side.</source>
        <translation>É permitido, mas é pena: a torre continua torre. Tente de novo e escolha a face promovida.</translation>
    </message>
    <message>
        <source>The dragon moves like a rook, or one square diagonally.</source>
        <translation>O dragão anda como a torre, e uma casa na diagonal.</translation>
    </message>
    <message>
        <source>The dragon is the strongest piece in the game.</source>
        <translation>O dragão é a peça mais forte do jogo.</translation>
    </message>
    <message>
        <source>It moves only one square diagonally.</source>
        <translation>Na diagonal, só uma casa.</translation>
    </message>
    <message>
        <source>The promoted bishop, called a horse, moves like a bishop, or one square straight. So it can switch to the other diagonals.</source>
        <translation>O bispo promovido, o cavalo-dragão, anda como bispo, e uma casa reto.</translation>
    </message>
    <message>
        <source>All taken. They say a horse near your own king is worth three golds.</source>
        <translation>Todas. Perto do próprio rei, dizem, ele vale por três ouros.</translation>
    </message>
    <message>
        <source>It moves only one square straight.</source>
        <translation>Reto, só uma casa.</translation>
    </message>
    <message>
        <source>A piece that leaves the zone may promote as well: it is enough that the move begins there. Silver, knight, lance and pawn all promote to move like a gold.</source>
        <translation>Quem sai da zona também pode promover: basta o lance começar ali. Prata, cavalo, lança e peão viram todos ouro.</translation>
    </message>
    <message>
        <source>You may leave it a silver, and sometimes that is better. Here, promote.</source>
        <translation>Pode continuar prata, e às vezes é melhor. Aqui, promova.</translation>
    </message>
    <message>
        <source>Take the pawn: the move begins in the zone, so the silver may promote.</source>
        <translation>Capture o peão: o lance começa na zona, então pode promover.</translation>
    </message>
    <message>
        <source>This is a promoted silver. It has lost its old moves and now moves like a gold; so do promoted knights, lances and pawns.</source>
        <translation>Esta é uma prata promovida. Perdeu os lances antigos e anda como ouro; o mesmo vale para cavalos, lanças e peões promovidos.</translation>
    </message>
    <message>
        <source>Select all squares it can move to.</source>
        <translation>Escolha todas as casas para onde ela pode ir.</translation>
    </message>
    <message>
        <source>That was the silver&apos;s move. Promoted, it moves like a gold, so not diagonally back.</source>
        <translation>Isso era da prata. Promovida, anda como ouro: nada de diagonal para trás.</translation>
    </message>
    <message>
        <source>Promotion is your choice, except where the piece could never move again: a pawn or lance on the last row, a knight on the last two.</source>
        <translation>Promover é opcional, exceto onde a peça nunca mais poderia andar: peão ou lança na última fileira, cavalo nas duas últimas.</translation>
    </message>
    <message>
        <source>A promoted pawn is called a tokin: it moves like a gold, yet if it is captured your opponent gets a mere pawn.</source>
        <translation>O peão promovido é o tokin: anda como ouro e, se capturado, o adversário ganha só um peão.</translation>
    </message>
    <message>
        <source>Now for what makes shogi special. A captured piece does not leave the game: it changes sides and goes to the stand beside the board. It is in hand.</source>
        <translation>Agora, o que faz o shogi ser shogi. A peça capturada não sai do jogo: muda de lado e fica na mão, no suporte ao lado do tabuleiro.</translation>
    </message>
    <message>
        <source>It is on your stand, at the lower right. From now on it is yours.</source>
        <translation>Está no seu suporte, embaixo à direita. Agora é seu.</translation>
    </message>
    <message>
        <source>The pawn is right in front of your gold: take it.</source>
        <translation>O peão está bem à frente do ouro: capture-o.</translation>
    </message>
    <message>
        <source>Instead of moving a piece you may drop one: put a piece from your hand on any empty square. That is your whole move. A drop captures nothing, but the piece can threaten at once.</source>
        <translation>Em vez de mover, você pode soltar: pôr uma peça da mão em qualquer casa vazia. Soltar não captura, mas a peça ameaça logo.</translation>
    </message>
    <message>
        <source>The silver is attacked. Any captured piece can appear anywhere: that is why shogi never runs dry.</source>
        <translation>A prata está atacada. Uma peça capturada pode surgir em qualquer lugar: por isso o shogi nunca esfria.</translation>
    </message>
    <message>
        <source>A drop captures nothing. Put the pawn on the empty square in front of the silver.</source>
        <translation>Soltar não captura. Ponha o peão na casa vazia diante dela.</translation>
    </message>
    <message>
        <source>From there the pawn does not reach the silver. It captures straight forward.</source>
        <translation>Dali o peão não alcança a prata. Ele captura reto para a frente.</translation>
    </message>
    <message>
        <source>A captured piece loses its promotion: a tokin becomes a pawn again. And a drop never promotes, not even inside the zone. The piece has to move there first.</source>
        <translation>A peça capturada perde a promoção: o tokin volta a ser peão. E soltar nunca promove, nem na zona: só ao mover depois.</translation>
    </message>
    <message>
        <source>Take the tokin, then drop the pawn on the second row, on the middle file.</source>
        <translation>Capture o tokin e depois solte o peão na segunda fileira do fundo, na coluna do meio.</translation>
    </message>
    <message>
        <source>A pawn, not a tokin; but it can promote on its next step.</source>
        <translation>Um peão, não um tokin; mas no próximo passo promove.</translation>
    </message>
    <message>
        <source>First take the tokin with the silver; then drop the pawn in the second row from the far edge, on the middle file.</source>
        <translation>Primeiro capture o tokin com a prata; depois solte o peão junto à borda oposta, na coluna do meio.</translation>
    </message>
    <message>
        <source>The line is blocked, and the check is answered.</source>
        <translation>O caminho está fechado, o xeque foi respondido.</translation>
    </message>
    <message>
        <source>There it is not in the rook&apos;s way.</source>
        <translation>Ali não fica no caminho da torre.</translation>
    </message>
    <message>
        <source>That answers the check too. But here, practise the drop.</source>
        <translation>Isso também responde ao xeque. Aqui, pratique a peça solta.</translation>
    </message>
    <message>
        <source>Drops can attack two pieces out of nowhere. Rook and king are two files apart.</source>
        <translation>Peças soltas criam ataques duplos do nada. Torre e rei estão a duas colunas um do outro.</translation>
    </message>
    <message>
        <source>Check, and next move you take the rook. Everybody dreads a knight fork like this.</source>
        <translation>Xeque, e a torre cai no próximo lance. Todos temem um garfo assim.</translation>
    </message>
    <message>
        <source>From there it does not attack both. A knight attacks two rows ahead, one file to either side.</source>
        <translation>Dali não ataca os dois. O cavalo atinge duas fileiras à frente, uma coluna para cada lado.</translation>
    </message>
    <message>
        <source>There are three rules for drops. First: no two pawns on one file (nifu). You may not drop a pawn on a file where you have an unpromoted pawn.</source>
        <translation>Soltar tem três regras. Primeira: nunca dois peões na mesma coluna (nifu). Onde há um peão seu não promovido, não se solta outro.</translation>
    </message>
    <message>
        <source>In serious play nifu loses at once; even masters have fallen for it.</source>
        <translation>Em jogo sério o nifu perde na hora; até mestres já caíram nele.</translation>
    </message>
    <message>
        <source>Nifu is about unpromoted pawns only. A tokin does not count.</source>
        <translation>O nifu só conta peões não promovidos. O tokin não conta.</translation>
    </message>
    <message>
        <source>Right: your tokin is on that file, but it is no longer a pawn.</source>
        <translation>Certo: há um tokin nessa coluna, mas ele já não é peão.</translation>
    </message>
    <message>
        <source>There is a pawn on that file. Look for the file with the tokin.</source>
        <translation>Nessa coluna há um peão. Procure a coluna do tokin.</translation>
    </message>
    <message>
        <source>That is a legal move. But the task is to drop the pawn.</source>
        <translation>É um lance legal. O exercício é soltar o peão.</translation>
    </message>
    <message>
        <source>Second: no drop where the piece could never move again. That means no pawn or lance on the last row, and no knight on the last two.</source>
        <translation>Segunda: não se solta onde a peça nunca poderia andar. Nem peão nem lança na última fileira, nem cavalo nas duas últimas.</translation>
    </message>
    <message>
        <source>Drop your knight as far forward as the rule allows.</source>
        <translation>Solte o cavalo o mais à frente que for permitido.</translation>
    </message>
    <message>
        <source>Third: a dropped pawn may not give checkmate (uchifuzume). A dropped pawn may give check, and any other piece may be dropped to give mate.</source>
        <translation>Terceira: um peão solto não pode dar mate (uchifuzume). Xeque pode, e qualquer outra peça solta pode dar mate.</translation>
    </message>
    <message>
        <source>Mate with the gold. The pawn on the same square would have been illegal.</source>
        <translation>Mate com o ouro. Um peão na mesma casa seria ilegal.</translation>
    </message>
    <message>
        <source>It would be mate, and that is exactly what a dropped pawn may not give. Use the gold.</source>
        <translation>Seria mate, e é justamente isso que um peão solto não pode. Use o ouro.</translation>
    </message>
    <message>
        <source>That does not mate the king.</source>
        <translation>Isso não dá mate.</translation>
    </message>
    <message>
        <source>A pawn already on the board may mate by moving. Only the drop is forbidden.</source>
        <translation>Um peão que já está no tabuleiro pode dar mate ao avançar. A proibição é só de soltar.</translation>
    </message>
    <message>
        <source>Mate, and perfectly legal.</source>
        <translation>Mate, e totalmente legal.</translation>
    </message>
    <message>
        <source>That is not mate. Look at the pawn on the edge.</source>
        <translation>Isso não é mate. Olhe o peão da borda.</translation>
    </message>
    <message>
        <source>A piece that could take the king next move gives check. You need not announce it. The player in check must answer at once.</source>
        <translation>Uma peça que poderia capturar o rei dá xeque. Não é preciso avisar. Quem está em xeque deve responder já.</translation>
    </message>
    <message>
        <source>That does not attack the king.</source>
        <translation>Isso não ataca o rei.</translation>
    </message>
    <message>
        <source>A king may not move to a square where it could be taken, and no move may leave it in check. Your opponent&apos;s rook controls the file beside your king.</source>
        <translation>O rei não pode ir aonde seria capturado, nem se pode deixá-lo em xeque. A torre do adversário domina a coluna ao lado.</translation>
    </message>
    <message>
        <source>Select all squares your king can move to.</source>
        <translation>Escolha todas as casas para onde o rei pode ir.</translation>
    </message>
    <message>
        <source>The rook controls that file: your king would be taken.</source>
        <translation>A torre domina essa coluna: o rei seria capturado.</translation>
    </message>
    <message>
        <source>There are three answers to check: move the king away, put something in between, or take the piece that gives check.</source>
        <translation>Há três respostas a um xeque: mover o rei, pôr algo no caminho ou capturar a peça que dá xeque.</translation>
    </message>
    <message>
        <source>Your king would still be in check.</source>
        <translation>O rei continuaria atacado.</translation>
    </message>
    <message>
        <source>Checkmate (tsumi): the king is in check and nothing helps. The classic mate is a gold at the head of the king, guarded by another piece.</source>
        <translation>Mate (tsumi): o rei está em xeque e nada ajuda. O mate clássico é o ouro na cabeça do rei, protegido por outra peça.</translation>
    </message>
    <message>
        <source>The king escapes. What does your pawn guard?</source>
        <translation>Disso o rei escapa. O que o seu peão protege?</translation>
    </message>
    <message>
        <source>A rook can mate from afar when the squares in front of the king are guarded. Your gold covers that row.</source>
        <translation>A torre dá mate de longe quando o rei não pode avançar. O ouro cobre a fileira à frente do rei.</translation>
    </message>
    <message>
        <source>That is not mate. The gold guards the second row; attack along the first.</source>
        <translation>Não é mate. O ouro guarda a segunda fileira; ataque pela primeira.</translation>
    </message>
    <message>
        <source>Now a mate in three: your move, the reply, your move. Each of your moves must give check. Mating problems like this are called tsume-shogi.</source>
        <translation>Agora um mate em três: você, a resposta, você. Cada lance seu deve ser xeque. Problemas assim chamam-se tsume-shogi.</translation>
    </message>
    <message>
        <source>Solved! “Keep a gold for the final blow” is an old rule of tsume.</source>
        <translation>Resolvido! “Guarde um ouro para o golpe final” é uma velha regra do tsume.</translation>
    </message>
    <message>
        <source>The king escapes.</source>
        <translation>Disso o rei escapa.</translation>
    </message>
    <message>
        <source>If the same position occurs for the fourth time, with the same player to move and the same pieces in hand, the game is void (sennichite) and is usually replayed with colours reversed. Here it has occurred three times.</source>
        <translation>Quando a mesma posição, com o mesmo jogador a jogar e as mesmas mãos, ocorre pela quarta vez, a partida é anulada (sennichite) e em geral é repetida com cores trocadas. Aqui ela já ocorreu três vezes.</translation>
    </message>
    <message>
        <source>Move the gold back, and the position occurs for the fourth time.</source>
        <translation>Volte com o ouro: produza a posição pela quarta vez.</translation>
    </message>
    <message>
        <source>The fourth time: sennichite. But a player who repeats by giving check every time loses.</source>
        <translation>Quarta vez: sennichite. Mas quem repete dando xeque sempre perde.</translation>
    </message>
    <message>
        <source>That is a different position, and the game goes on.</source>
        <translation>Essa é outra posição, e a partida continua.</translation>
    </message>
    <message>
        <source>If both kings get into the opposing camps, mate becomes hopeless: that is an impasse (jishōgi). Then pieces are counted: rooks and bishops, promoted or not, five points each, every other piece one, the king nothing.</source>
        <translation>Se os dois reis entram no campo adversário, o mate fica impossível: impasse (jishōgi). Então contam-se as peças: torre e bispo, promovidos ou não, cinco pontos, as demais um, o rei nada.</translation>
    </message>
    <message>
        <source>Select all your pieces that count five points.</source>
        <translation>Escolha todas as suas peças que valem cinco pontos.</translation>
    </message>
    <message>
        <source>That one counts only one point.</source>
        <translation>Essa vale um ponto.</translation>
    </message>
    <message>
        <source>Select pieces of your own.</source>
        <translation>Escolha peças suas.</translation>
    </message>
    <message>
        <source>Players of different strength play with a handicap: the stronger one, White (uwate), removes pieces before the game. They take no part in it. The smallest handicap is White&apos;s left lance, left as White sees it.</source>
        <translation>Jogadores de forças diferentes jogam com handicap: o mais forte, as Brancas (uwate), retira peças antes da partida. Elas ficam fora do jogo. O menor handicap é a lança esquerda das Brancas, esquerda vista por elas.</translation>
    </message>
    <message>
        <source>Select the empty square of the lance that was given.</source>
        <translation>Escolha a casa vazia da lança retirada.</translation>
    </message>
    <message>
        <source>White&apos;s right lance is there, in its place.</source>
        <translation>Essa é a lança direita das Brancas, e está lá.</translation>
    </message>
    <message>
        <source>In a handicap game the handicap giver, White, moves first. This is the six-piece handicap: rook, bishop, both lances and both knights are gone.</source>
        <translation>Na partida com handicap, quem deu as peças, as Brancas, joga primeiro. Este é o handicap de seis peças: sem torre, bispo, as duas lanças e os dois cavalos.</translation>
    </message>
    <message>
        <source>Select the king of the side that moves first.</source>
        <translation>Escolha o rei do lado que joga primeiro.</translation>
    </message>
    <message>
        <source>White moves first. With six extra pieces, even a beginner can beat a strong player.</source>
        <translation>As Brancas começam. Com seis peças a mais, até um iniciante vence um jogador forte.</translation>
    </message>
    <message>
        <source>In an even game Black moves first. In a handicap game White does.</source>
        <translation>Em partida igual começam as Pretas. Com handicap, as Brancas.</translation>
    </message>
    <message>
        <source>Select one of the two kings.</source>
        <translation>Escolha um dos dois reis.</translation>
    </message>
    <message>
        <source>A game ends with mate, but few games get that far: a player who sees that mate cannot be stopped resigns, and thanks the opponent for the game. Resigning in time is good manners.</source>
        <translation>A partida termina com mate, mas poucas chegam até lá: quem vê que não há defesa desiste e agradece. Desistir a tempo é boa educação.</translation>
    </message>
    <message>
        <source>Select the king that has no way out and would have resigned.</source>
        <translation>Escolha o rei que não tem saída e deveria ter desistido.</translation>
    </message>
    <message>
        <source>White is mated: the gold guards the tokin, and every square beside the king is covered.</source>
        <translation>As Brancas levaram mate: o ouro protege o tokin, e todas as casas ao redor estão cobertas.</translation>
    </message>
    <message>
        <source>Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a side, ten of them pawns. Everything not mentioned here is as in shogi.</source>
        <translation>O Okisaki shogi é jogado em 10 × 10 casas, com uma rainha ao lado do rei: 22 peças por lado, dez delas peões. O que não se diz aqui é como no shogi.</translation>
    </message>
    <message>
        <source>Select your queen.</source>
        <translation>Escolha a sua rainha.</translation>
    </message>
    <message>
        <source>The queen, to the left of the king. She does not promote.</source>
        <translation>A rainha, à esquerda do rei. Ela não promove.</translation>
    </message>
    <message>
        <source>That is the king. The queen is on its left.</source>
        <translation>Esse é o rei. A rainha está à esquerda dele.</translation>
    </message>
    <message>
        <source>The queen is beside the king, in the row nearest to you.</source>
        <translation>A rainha está ao lado do rei, na fileira mais próxima de você.</translation>
    </message>
    <message>
        <source>All taken. Remember that a captured queen comes back against you.</source>
        <translation>Todas. Cuidado: a rainha capturada volta contra você.</translation>
    </message>
    <message>
        <source>The queen moves straight or diagonally, and never over another piece.</source>
        <translation>A rainha anda reto ou na diagonal e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The knight of Okisaki shogi is the chess knight: it jumps in all directions.</source>
        <translation>O cavalo do Okisaki shogi é o do xadrez: salta para todos os lados.</translation>
    </message>
    <message>
        <source>Select all eight squares it can move to.</source>
        <translation>Escolha as oito casas para onde ele pode ir.</translation>
    </message>
    <message>
        <source>Eight squares. Promoted, it moves like a gold, so think before you turn it over.</source>
        <translation>Oito casas. Promovido, anda como ouro: pense antes de virar.</translation>
    </message>
    <message>
        <source>The lance of Okisaki shogi moves straight backward as well as forward.</source>
        <translation>A lança do Okisaki shogi corre reto para a frente e também para trás.</translation>
    </message>
    <message>
        <source>The silver is behind your lance.</source>
        <translation>A prata está atrás da lança.</translation>
    </message>
    <message>
        <source>Allowed here; in standard shogi it would be illegal.</source>
        <translation>Aqui pode; no shogi comum seria ilegal.</translation>
    </message>
    <message>
        <source>Allowed; but the task is to use the last row.</source>
        <translation>Permitido; mas pede-se a última fileira.</translation>
    </message>
    <message>
        <source>There is a second way to win: take everything the other side has except its king, on the board and in hand. A side left with a bare king loses, unless it bares your king with its very next move; then the game is a draw.</source>
        <translation>Há um segundo modo de vencer: capturar tudo do adversário menos o rei, no tabuleiro e na mão. Quem fica só com o rei perde, a menos que no lance seguinte faça o mesmo a você; aí é empate.</translation>
    </message>
    <message>
        <source>A bare king: you have won. And now you know all the rules.</source>
        <translation>Rei nu: você venceu. E com isso já conhece as regras.</translation>
    </message>
    <message>
        <source>White still has a piece besides the king.</source>
        <translation>As Brancas ainda têm uma peça além do rei.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn shogi</source>
        <translation>Aprender shogi</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave the game</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>You are playing {name} over the network.</source>
        <translation>Você está jogando com {name} pela rede.</translation>
    </message>
    <message>
        <source>If you leave now, you lose the game.</source>
        <translation>Se você sair agora, perde a partida.</translation>
    </message>
    <message>
        <source>&amp;Resign and leave</source>
        <translation>&amp;Desistir e sair</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Vol&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Look at the marked square.</source>
        <translation>Olhe a casa marcada.</translation>
    </message>
    <message>
        <source>Pick up the piece on your stand, at the lower right, and put it there.</source>
        <translation>Pegue a peça do seu suporte, embaixo à direita, e ponha-a ali.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>A peça marcada consegue.</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>“{text}” não é um lance possível aqui.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Central rook</source>
        <translation>Torre central</translation>
    </message>
    <message>
        <source>Fourth-file rook</source>
        <translation>Torre na 4ª coluna</translation>
    </message>
    <message>
        <source>Third-file rook</source>
        <translation>Torre na 3ª coluna</translation>
    </message>
    <message>
        <source>Opposing rook</source>
        <translation>Torre oposta</translation>
    </message>
    <message>
        <source>Double ranging rook</source>
        <translation>Dupla torre móvel</translation>
    </message>
    <message>
        <source>Right fourth-file rook</source>
        <translation>Torre na 4ª direita</translation>
    </message>
    <message>
        <source>Sleeve rook</source>
        <translation>Torre na manga</translation>
    </message>
    <message>
        <source>Bishop exchange</source>
        <translation>Troca de bispos</translation>
    </message>
    <message>
        <source>Side pawn capture</source>
        <translation>Peão lateral</translation>
    </message>
    <message>
        <source>Double wing attack</source>
        <translation>Ataque nas duas alas</translation>
    </message>
    <message>
        <source>Climbing silver</source>
        <translation>Prata ofensiva</translation>
    </message>
    <message>
        <source>Yagura</source>
        <translation>Yagura</translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation>Dupla torre fixa</translation>
    </message>
    <message>
        <source>Rook&apos;s pawn</source>
        <translation>Peão da torre</translation>
    </message>
    <message>
        <source>Central knights</source>
        <translation>Cavalos centrais</translation>
    </message>
    <message>
        <source>Edge bishop</source>
        <translation>Bispo na borda</translation>
    </message>
    <message>
        <source>Swinging rook</source>
        <translation>Torre deslocada</translation>
    </message>
    <message>
        <source>☗ won</source>
        <translation>☗ vitória</translation>
    </message>
    <message>
        <source>☖ won</source>
        <translation>☖ vitória</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sem resultado</translation>
    </message>
    <message>
        <source>is too large to be a kifu ({reason}).</source>
        <translation>é grande demais para ser um kifu ({reason}).</translation>
    </message>
    <message>
        <source>cannot be read as a game record ({reason}).</source>
        <translation>não pode ser lido como registro de partida ({reason}).</translation>
    </message>
    <message>
        <source>cannot be opened ({reason}). Check that you are allowed to read it.</source>
        <translation>não pode ser aberto ({reason}). Verifique a permissão de leitura.</translation>
    </message>
    <message>
        <source>was read with problems: {reason}</source>
        <translation>foi lido com ressalvas: {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} contains several games; the first is shown.</source>
        <translation>{file} contém várias partidas; é mostrada a primeira.</translation>
    </message>
    <message>
        <source>List all of them</source>
        <translation>Listar todas</translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Biblioteca de kifus</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estatísticas…</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>Analisar…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln games</source>
        <translation>
            <numerusform>{found} de %Ln partida</numerusform>
            <numerusform>{found} de %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>Vitórias: ☗ {black} · ☖ {white}</translation>
    </message>
    <message>
        <source>Go back to where you were</source>
        <translation>Voltar para onde você estava</translation>
    </message>
    <message>
        <source>Your accuracy over time, mistakes, openings</source>
        <translation>Sua precisão ao longo do tempo, erros, aberturas</translation>
    </message>
    <message>
        <source>Let an engine check every move of these games in the background</source>
        <translation>Mandar um motor examinar todos os lances destas partidas, em segundo plano</translation>
    </message>
    <message>
        <source>Add a folder of kifu or single files to the library</source>
        <translation>Incluir na biblioteca uma pasta de kifus ou arquivos avulsos</translation>
    </message>
    <message>
        <source>Opening book, folders, files with problems</source>
        <translation>Livro de aberturas, pastas, arquivos com problemas</translation>
    </message>
    <message>
        <source>More library options</source>
        <translation>Mais sobre a biblioteca</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Analyse…</source>
        <translation>Analisar…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas as partidas</translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>Buscando partidas nas suas pastas…</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Abrir no tabuleiro</translation>
    </message>
    <message>
        <source>Make an opening book…</source>
        <translation>Criar um livro de aberturas…</translation>
    </message>
    <message>
        <source>Find games with this position</source>
        <translation>Buscar partidas com esta posição</translation>
    </message>
    <message>
        <source>No game in the library matches your search.</source>
        <translation>Nenhuma partida da biblioteca corresponde à busca.</translation>
    </message>
    <message>
        <source>Add a folder of kifu, and every game in it can be found here by player, opening or position.</source>
        <translation>Adicione uma pasta com kifus, e cada partida dela poderá ser encontrada aqui por jogadores, abertura ou posição.</translation>
    </message>
</context>
<context>
    <name>LineSteps</name>
    <message>
        <source>Back along the line</source>
        <translation>Voltar um lance na sequência</translation>
    </message>
    <message>
        <source>Show the next move of the line on the board</source>
        <translation>Mostrar no tabuleiro o próximo lance da sequência</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>The threat: what the other side would play if it could move now.</source>
        <translation>A ameaça: o que o outro lado jogaria se pudesse jogar agora.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>depth {plies}</source>
        <translation>profundidade {plies}</translation>
    </message>
    <message>
        <source>{number}/s</source>
        <translation>{number}/s</translation>
    </message>
    <message>
        <source>No moves here: the game is over.</source>
        <translation>Aqui não há lance possível: a partida acabou.</translation>
    </message>
    <message>
        <source>An engine cannot analyse this: a king could be taken.</source>
        <translation>Um motor não pode analisar isto: um rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>getting ready…</source>
        <translation>preparando-se…</translation>
    </message>
</context>
<context>
    <name>LiveBoard</name>
    <message>
        <source>Game shown</source>
        <translation>Partida mostrada</translation>
    </message>
    <message>
        <source>Game {number}: {black} – {white}</source>
        <translation>Partida {number}: {black} – {white}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Lance {number}</translation>
    </message>
    <message>
        <source>{score} for Black</source>
        <translation>{score} para as Pretas</translation>
    </message>
</context>
<context>
    <name>LoginPage</name>
    <message>
        <source>A friend&apos;s computer or a club (Shogi Desktop)</source>
        <translation>Computador de um amigo ou clube (Shogi Desktop)</translation>
    </message>
    <message>
        <source>Floodgate: {game}</source>
        <translation>Floodgate: {game}</translation>
    </message>
    <message>
        <source>Another server (CSA protocol)</source>
        <translation>Outro servidor (protocolo CSA)</translation>
    </message>
    <message>
        <source>I play</source>
        <translation>Eu jogo</translation>
    </message>
    <message>
        <source>Nobody: I watch a game</source>
        <translation>Ninguém: assisto a uma partida</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>Motor embutido, força total</translation>
    </message>
    <message>
        <source>{name} at Floodgate, {game}</source>
        <translation>{name} no Floodgate, {game}</translation>
    </message>
    <message>
        <source>{name} at {host}, {game}</source>
        <translation>{name} em {host}, {game}</translation>
    </message>
    <message>
        <source>{name} at {host}</source>
        <translation>{name} em {host}</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Servidor</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Endereço</translation>
    </message>
    <message>
        <source>Po&amp;rt</source>
        <translation>Po&amp;rta</translation>
    </message>
    <message>
        <source>&amp;Game at that server</source>
        <translation>Par&amp;tida nesse servidor</translation>
    </message>
    <message>
        <source>Your &amp;name there</source>
        <translation>Seu &amp;nome lá</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Senh&amp;a</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>Parti&amp;das</translation>
    </message>
    <message>
        <source>A public server where programs play each other and people may join in. Rounds start at fixed times.</source>
        <translation>Um servidor público onde programas jogam entre si e pessoas podem participar. As rodadas começam em horários fixos.</translation>
    </message>
    <message>
        <source>The host sees the address and the port, and chooses the game and the password.</source>
        <translation>Quem convida vê o endereço e a porta e escolhe a partida e a senha.</translation>
    </message>
    <message>
        <source>Players who ask for the same game are paired. 600-10 in its name means 600 s, then 10 s a move.</source>
        <translation>Jogam os que pedem a mesma partida. 600-10 no nome são 600 s e depois 10 s por lance.</translation>
    </message>
    <message>
        <source>Enter the address of the server.</source>
        <translation>Escreva o endereço do servidor.</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>Escreva o nome que você quer usar lá.</translation>
    </message>
    <message>
        <source>Enter the game you want to play there, such as GAME-600-10.</source>
        <translation>Escreva qual partida você quer jogar lá, como GAME-600-10.</translation>
    </message>
    <message>
        <source>W&amp;ho plays</source>
        <translation>&amp;Quem joga</translation>
    </message>
    <message>
        <source>The password is not stored, and it is sent unencrypted: choose one that you use nowhere else.</source>
        <translation>A senha não é guardada e é enviada sem criptografia: use uma que você não use em nenhum outro lugar.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game cannot be backed up in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>Não é possível fazer uma cópia de segurança da partida em {folder} ({reason}). Ela continua; salve-a antes de fechar o programa.</translation>
    </message>
</context>
<context>
    <name>MakeBookDialog</name>
    <message>
        <source>Make an opening book</source>
        <translation>Criar um livro de aberturas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Rated at least</source>
        <translation>Rating mínimo</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>Do lance ao lance</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Make the book…</source>
        <translation>Criar o livro…</translation>
    </message>
    <message>
        <source>Selected: {number}</source>
        <translation>Selecionadas: {number}</translation>
    </message>
    <message>
        <source>All listed: {number}</source>
        <translation>Todas da lista: {number}</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>Qualquer jogador</translation>
    </message>
    <message>
        <source>Won, drew or lost</source>
        <translation>Venceu, empatou ou perdeu</translation>
    </message>
    <message>
        <source>Did not lose</source>
        <translation>Não perdeu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Venceu</translation>
    </message>
    <message>
        <source>Any rating</source>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Moves by</source>
        <translation>Lances de</translation>
    </message>
    <message>
        <source>Their result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Played at least</source>
        <translation>Mínimo de vezes</translation>
    </message>
    <message>
        <source>Counts the moves of the main lines. The explorer shows the book, and players can use it.</source>
        <translation>Conta os lances das linhas principais. O explorador mostra o livro, e os jogadores podem jogar por ele.</translation>
    </message>
    <message>
        <source>First move to count</source>
        <translation>Primeiro lance contado</translation>
    </message>
    <message>
        <source>Last move to count</source>
        <translation>Último lance contado</translation>
    </message>
</context>
<context>
    <name>MannersActions</name>
    <message>
        <source>The draw was declined. The game goes on.</source>
        <translation>O empate foi recusado. A partida continua.</translation>
    </message>
    <message>
        <source>The proposal was declined. The game goes on.</source>
        <translation>A proposta foi recusada. A partida continua.</translation>
    </message>
    <message>
        <source>There was no foul. The game goes on.</source>
        <translation>Não houve lance ilegal. A partida continua.</translation>
    </message>
    <message>
        <source>You have offered a draw. The game goes on until it is accepted.</source>
        <translation>Você ofereceu empate. A partida continua até que seja aceito.</translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece has been put back.</source>
        <translation>Não é permitido: {reason} A peça voltou ao lugar.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Novo match…</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation>Matches anteriores</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Table as text…</source>
        <translation>Tabela como texto…</translation>
    </message>
    <message>
        <source>Match as JSON…</source>
        <translation>Match como JSON…</translation>
    </message>
    <message>
        <source>Games in the library</source>
        <translation>Partidas na biblioteca</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Back to where you were; the match goes on</source>
        <translation>Voltar aonde estava; o match continua</translation>
    </message>
    <message>
        <source>Let engines and levels play each other, and see which is stronger and how sure that is.</source>
        <translation>Faça motores e níveis jogarem entre si e veja qual é mais forte, e com que certeza.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>MatchPart</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir um match</translation>
    </message>
    <message>
        <source>Matches (*.json)</source>
        <translation>Matches (*.json)</translation>
    </message>
    <message>
        <source>My engines</source>
        <translation>Meus motores</translation>
    </message>
    <message>
        <source>The engine match is over.</source>
        <translation>O match de motores terminou.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>The games of this match were not kept.</source>
        <translation>As partidas deste match não foram salvas.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar o match</translation>
    </message>
    <message>
        <source>{engine} is not in your list of engines, or its entry differs from the one this match was played with.</source>
        <translation>{engine} não está na sua lista de motores, ou está diferente do usado neste match.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Handicap ladder</source>
        <translation>Escada de handicaps</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>Melhor de {games}</translation>
    </message>
    <message>
        <source>game {number}, replay</source>
        <translation>partida {number}, repetida</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>partida {number}</translation>
    </message>
    <message>
        <source>The match is drawn: {score}</source>
        <translation>O match termina empatado: {score}</translation>
    </message>
    <message>
        <source>The match goes to {winner}: {score}</source>
        <translation>Vence o match {winner}: {score}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
</context>
<context>
    <name>MateFinder</name>
    <message>
        <source>Looking for a mate…</source>
        <translation>Procurando mate…</translation>
    </message>
    <message>
        <source>{seconds} s of {limit}</source>
        <translation>{seconds} s de {limit}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Looking for all defences…</source>
        <translation>Procurando todas as defesas…</translation>
    </message>
    <message>
        <source>Some defences could not be decided in time.</source>
        <translation>Algumas defesas não puderam ser decididas a tempo.</translation>
    </message>
    <message>
        <source>All defences</source>
        <translation>Todas as defesas</translation>
    </message>
    <message>
        <source>There is no mate by continuous checks in this position.</source>
        <translation>Não há mate por xeques seguidos nesta posição.</translation>
    </message>
    <message>
        <source>No mate found in {seconds} s.</source>
        <translation>Nenhum mate foi encontrado em {seconds} s.</translation>
    </message>
    <message>
        <source>It is already in the record.</source>
        <translation>Já está no registro.</translation>
    </message>
    <message numerus="yes">
        <source>All defences are in the record as variations: %Ln moves.</source>
        <translation>
            <numerusform>Todas as defesas estão no registro como variantes: %Ln lance.</numerusform>
            <numerusform>Todas as defesas estão no registro como variantes: %Ln lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <translation>
            <numerusform>%Ln posição</numerusform>
            <numerusform>%Ln posições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves deep</source>
        <translation>
            <numerusform>%n lance de profundidade</numerusform>
            <numerusform>%n lances de profundidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate in %n moves.</source>
        <translation>
            <numerusform>Mate em %n lance.</numerusform>
            <numerusform>Mate em %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to the record as a variation.</source>
        <translation>Adicionado ao registro como variante.</translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message>
        <source>It leads to mate in {plies}.</source>
        <translation>Leva a mate em {plies}.</translation>
    </message>
    <message>
        <source>It saves the {piece} on {square} from {move}.</source>
        <translation>Salva a peça em {square} ({piece}) de {move}.</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square}.</source>
        <translation>Ganha a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>It prevents {move}, which attacks two pieces at once and wins the {piece} on {square}.</source>
        <translation>Evita {move}, que ataca duas peças ao mesmo tempo e ganha a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>It prevents {move}, which pins the {piece} on {square} to the king and wins it.</source>
        <translation>Evita {move}, que crava ao rei a peça em {square} ({piece}) e a ganha.</translation>
    </message>
    <message>
        <source>It prevents {move}, which opens a line of attack and wins the {piece} on {square}.</source>
        <translation>Evita {move}, que abre uma linha de ataque e ganha a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>It prevents a mate in {plies}.</source>
        <translation>Evita um mate em {plies}.</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square} within a few moves.</source>
        <translation>Ganha a peça em {square} ({piece}) em poucos lances.</translation>
    </message>
    <message>
        <source>It takes the {piece} on {square}, which is undefended.</source>
        <translation>Captura a peça em {square} ({piece}), que nada defende.</translation>
    </message>
    <message>
        <source>It prevents {move}, which wins the {piece} on {square} within a few moves.</source>
        <translation>Impede {move}, que ganharia em poucos lances a peça em {square} ({piece}).</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
</context>
<context>
    <name>MoveRows</name>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>folded: {number}</source>
        <translation>recolhidos: {number}</translation>
    </message>
    <message>
        <source>alternatives: {number}</source>
        <translation>alternativas: {number}</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentário</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name of the handicap</source>
        <translation>Nome do handicap</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>A name, for example “Two pieces and a silver”</source>
        <translation>O nome, por exemplo “Duas peças e uma prata”</translation>
    </message>
    <message>
        <source>A handicap of this name exists; it will be replaced.</source>
        <translation>Já existe um com este nome; será substituído.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Outra pessoa</translation>
    </message>
    <message>
        <source>Adapts to you</source>
        <translation>Adapta-se a você</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>The computer plays as</source>
        <translation>O computador joga como</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Personagem</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Jogar com</translation>
    </message>
    <message>
        <source>{style}: {text}</source>
        <translation>{style}: {text}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Re&amp;commend…</source>
        <translation>R&amp;ecomendar…</translation>
    </message>
    <message>
        <source>Compose your o&amp;wn…</source>
        <translation>C&amp;ompor o seu…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>&amp;Rules and clocks…</source>
        <translation>&amp;Regras e relógios…</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n período</numerusform>
            <numerusform>%n períodos</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primeiro jogador</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Segundo jogador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;dversário</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Op&amp;ening</source>
        <translation>A&amp;bertura</translation>
    </message>
    <message>
        <source>You &amp;play</source>
        <translation>Jogar &amp;com</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Seu &amp;nome</translation>
    </message>
    <message>
        <source>Single game</source>
        <translation>Partida única</translation>
    </message>
    <message>
        <source>Best of {games}</source>
        <translation>Melhor de {games}</translation>
    </message>
    <message>
        <source>Handicap ladder</source>
        <translation>Escada de handicaps</translation>
    </message>
    <message>
        <source>Rename the handicap</source>
        <translation>Renomear o handicap</translation>
    </message>
    <message>
        <source>&amp;Level {number}: {name}</source>
        <translation>Ní&amp;vel {number}: {name}</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Nome ({side})</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byōyomi</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>Tempo principal em minutos</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>Segundos para cada lance</translation>
    </message>
    <message>
        <source>Start playing</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>By the clock</source>
        <translation>Pelo relógio</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Tempo por lance</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Posições por lance</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>Profundidade em lances</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>&amp;Quem joga</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Segundos por lance</translation>
    </message>
    <message>
        <source>It plays as well as it can; without a clock, {seconds} s a move.</source>
        <translation>Joga o melhor que pode; sem relógio, {seconds} s por lance.</translation>
    </message>
    <message>
        <source>It plays as well as it can in that time.</source>
        <translation>Joga o melhor que pode nesse tempo.</translation>
    </message>
    <message>
        <source>Built-in engine, at a level</source>
        <translation>Motor embutido, por nível</translation>
    </message>
    <message>
        <source>No book</source>
        <translation>Sem livro</translation>
    </message>
    <message>
        <source>Book {name}</source>
        <translation>Livro {name}</translation>
    </message>
    <message>
        <source>Book {name}, best moves</source>
        <translation>Livro {name}, melhores lances</translation>
    </message>
    <message>
        <source>A weaker opponent</source>
        <translation>Adversário mais fraco</translation>
    </message>
    <message>
        <source>A stronger opponent</source>
        <translation>Adversário mais forte</translation>
    </message>
    <message>
        <source>All opponent&amp;s…</source>
        <translation>Todos o&amp;s adversários…</translation>
    </message>
    <message>
        <source>More cho&amp;ices</source>
        <translation>Ma&amp;is opções</translation>
    </message>
    <message>
        <source>Fewer cho&amp;ices</source>
        <translation>Menos opç&amp;ões</translation>
    </message>
    <message>
        <source>Decided by tossing five pawns (furigoma)</source>
        <translation>Para isso lançam-se cinco peões (furigoma)</translation>
    </message>
    <message>
        <source>Adjusts to your results after every game</source>
        <translation>Ajusta-se aos seus resultados depois de cada partida</translation>
    </message>
    <message>
        <source>Toss pawns for the colours (furigoma)</source>
        <translation>Sortear as cores (furigoma)</translation>
    </message>
    <message>
        <source>Three wins in a row change the handicap by one step. The match has no fixed end.</source>
        <translation>Três vitórias seguidas mudam o handicap em um degrau. O match não tem fim definido.</translation>
    </message>
    <message>
        <source>White gives the handicap in every game. A void game is replayed.</source>
        <translation>As Brancas dão o handicap em todas as partidas. Uma partida anulada é repetida.</translation>
    </message>
    <message>
        <source>The players change colours after every game. A void game is replayed.</source>
        <translation>As cores mudam de partida para partida. Uma partida anulada é repetida.</translation>
    </message>
    <message>
        <source>The game on the board will be stopped.</source>
        <translation>A partida no tabuleiro será interrompida.</translation>
    </message>
    <message>
        <source>Thinks on your time</source>
        <translation>Pensa também na sua vez</translation>
    </message>
    <message>
        <source>Up to the engine</source>
        <translation>Como o motor quiser</translation>
    </message>
    <message>
        <source>It examines that many positions, the same on any computer.</source>
        <translation>Examina tantas posições, igual em qualquer computador.</translation>
    </message>
    <message>
        <source>It looks that many moves ahead.</source>
        <translation>Olha tantos lances à frente.</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New engine match</source>
        <translation>Novo match de motores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Who plays whom</source>
        <translation>Quem joga com quem</translation>
    </message>
    <message>
        <source>Named after its players</source>
        <translation>Com os nomes dos jogadores</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Um arquivo…</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>A posição no tabuleiro</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source> points</source>
        <translation> pontos</translation>
    </message>
    <message>
        <source>Hundredths of a pawn</source>
        <translation>Centésimos de peão</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Jogado&amp;res</translation>
    </message>
    <message>
        <source>&amp;Who plays whom</source>
        <translation>&amp;Quem joga com quem</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Games at on&amp;ce</source>
        <translation>Partidas ao &amp;mesmo tempo</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Aberturas</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Each opening is played with both colours.</source>
        <translation>Cada abertura é jogada com ambas as cores.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>First against all others</source>
        <translation>O primeiro contra todos</translation>
    </message>
    <message>
        <source>The program&apos;s balanced openings</source>
        <translation>Aberturas equilibradas do programa</translation>
    </message>
    <message>
        <source>The normal start position</source>
        <translation>A posição inicial</translation>
    </message>
    <message>
        <source>Resign when both see it lost by</source>
        <translation>Desistir se ambos a dão por perdida</translation>
    </message>
    <message>
        <source>Stop when decided (SPRT), Elo</source>
        <translation>Parar quando decidido (SPRT), Elo</translation>
    </message>
    <message>
        <source>Elo of the first hypothesis</source>
        <translation>Elo da primeira hipótese</translation>
    </message>
    <message>
        <source>Elo of the second hypothesis</source>
        <translation>Elo da segunda hipótese</translation>
    </message>
    <message>
        <source>&amp;Time for engines (levels have their own)</source>
        <translation>&amp;Tempo dos motores; um nível tem o seu</translation>
    </message>
    <message>
        <source>Ga&amp;mes per pair</source>
        <translation>Part&amp;idas por par</translation>
    </message>
    <message>
        <source>The first player is Black.</source>
        <translation>O primeiro jogador joga com as Pretas.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
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
        <translation>Nenhum computador chamado {host} foi encontrado. Verifique se o endereço está correto.</translation>
    </message>
    <message>
        <source>{host} cannot be reached over the network. Check that this computer is connected.</source>
        <translation>Não é possível chegar a {host} pela rede. Verifique se este computador está conectado.</translation>
    </message>
    <message>
        <source>No game server answers at {host}, port {port}. Check the port, and that the server has been started.</source>
        <translation>Nenhum servidor de partidas responde em {host}, porta {port}. Verifique a porta e se o servidor foi iniciado.</translation>
    </message>
    <message>
        <source>{host} does not answer. A firewall may be blocking it, or it is not a game server.</source>
        <translation>{host} não responde. Pode haver um firewall no caminho, ou não é um servidor de partidas.</translation>
    </message>
    <message>
        <source>{host} refused the login. The password may be wrong, or the name may be in use.</source>
        <translation>{host} recusou o login. A senha pode estar errada, ou o nome já está em uso.</translation>
    </message>
    <message>
        <source>{host} did not accept the password. Check it and try again.</source>
        <translation>{host} não aceitou a senha. Confira-a e tente novamente.</translation>
    </message>
    <message>
        <source>Someone is already logged in at {host} under this name. Choose another name.</source>
        <translation>Já há alguém em {host} com este nome. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{host} is full. Try again later.</source>
        <translation>{host} está cheio. Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{host} uses a version of the protocol that this program does not support ({detail}).</source>
        <translation>{host} usa uma versão do protocolo que este programa não aceita ({detail}).</translation>
    </message>
    <message>
        <source>{host} offered a game that this program does not support ({detail}). It was declined.</source>
        <translation>{host} propôs um jogo que este programa não aceita ({detail}). Ele foi recusado.</translation>
    </message>
    <message>
        <source>{host} sent too much at once. The connection was closed.</source>
        <translation>{host} enviou dados demais de uma vez. A conexão foi encerrada.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>A conexão com {host} foi perdida.</translation>
    </message>
    <message>
        <source>{host} did not keep the game. The moves played so far are saved.</source>
        <translation>{host} não guardou a partida. Os lances jogados até aqui estão salvos.</translation>
    </message>
    <message>
        <source>Games cannot be watched at {host}: it is not a server of Shogi Desktop.</source>
        <translation>Não é possível assistir a partidas em {host}: não é um servidor do Shogi Desktop.</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>vitórias: {won}, empates: {drawn}, derrotas: {lost}</translation>
    </message>
    <message>
        <source>{number} broken off</source>
        <translation>interrompidas: {number}</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s more for a move than it took here: the network is slow.</source>
        <translation>O servidor contou até {seconds} s a mais por um lance do que passou aqui: a rede está lenta.</translation>
    </message>
    <message>
        <source>The server charged up to {seconds} s less for a move than it took here: the clocks differ.</source>
        <translation>O servidor contou até {seconds} s a menos por um lance do que passou aqui: os relógios diferem.</translation>
    </message>
    <message>
        <source>A name for servers has up to 32 characters: unaccented Latin letters, digits and _ @ . - without spaces.</source>
        <translation>Um nome para servidores tem até 32 letras, algarismos e os sinais _ @ . - sem espaços: letras latinas sem acentos.</translation>
    </message>
    <message>
        <source>A password for servers has up to 128 characters: unaccented Latin letters, digits and punctuation, without spaces.</source>
        <translation>Uma senha para servidores tem até 128 letras, algarismos e sinais, sem espaços: letras latinas sem acentos.</translation>
    </message>
    <message>
        <source>{seconds} s of byōyomi</source>
        <translation>{seconds} s de byōyomi</translation>
    </message>
    <message>
        <source>{seconds} s added for each move</source>
        <translation>{seconds} s a mais por lance</translation>
    </message>
    <message>
        <source>the first {seconds} s of a move are free</source>
        <translation>os primeiros {seconds} s de um lance não contam</translation>
    </message>
    <message>
        <source>A position set by the server</source>
        <translation>Uma posição do servidor</translation>
    </message>
    <message>
        <source>{side}; you move first</source>
        <translation>{side}; você começa</translation>
    </message>
    <message>
        <source>{side}; your opponent moves first</source>
        <translation>{side}; o adversário começa</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Você joga com</translation>
    </message>
    <message>
        <source>Your time</source>
        <translation>Seu tempo</translation>
    </message>
    <message>
        <source>Opponent&apos;s time</source>
        <translation>Tempo do adversário</translation>
    </message>
    <message>
        <source>27-point declaration</source>
        <translation>27 pontos podem ser declarados</translation>
    </message>
    <message numerus="yes">
        <source>drawn after %n moves</source>
        <translation>
            <numerusform>empate após %n lance</numerusform>
            <numerusform>empate após %n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Continues after move {number}</source>
        <translation>Continua após o lance {number}</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>{host} sent something that this program does not understand ({detail}). The connection was closed.</source>
        <translation>{host} enviou algo que este programa não entende ({detail}). A conexão foi encerrada.</translation>
    </message>
</context>
<context>
    <name>OnlinePart</name>
    <message>
        <source>You are playing over the network. Finish that game first.</source>
        <translation>Você está jogando pela rede. Termine essa partida primeiro.</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Conectando-se a {host}…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>Aguardando um adversário em {host}…</translation>
    </message>
    <message>
        <source>You can do something else in the meantime; this window comes to the front when a game is offered.</source>
        <translation>Enquanto isso você pode fazer outra coisa; esta janela vem para a frente quando uma partida é oferecida.</translation>
    </message>
    <message>
        <source>Waiting for the opponent to agree…</source>
        <translation>Aguardando o adversário aceitar…</translation>
    </message>
    <message>
        <source>{name} declined the game.</source>
        <translation>{name} recusou a partida.</translation>
    </message>
    <message>
        <source>Your guest can still reach your computer for a rematch.</source>
        <translation>Seu convidado ainda pode acessar seu computador, para a revanche.</translation>
    </message>
    <message>
        <source>End the invitation</source>
        <translation>Encerrar o convite</translation>
    </message>
    <message>
        <source>The connection is back, and the game continues.</source>
        <translation>A conexão voltou e a partida continua.</translation>
    </message>
    <message>
        <source>{name} has lost the connection. The clocks are stopped until it is back.</source>
        <translation>{name} perdeu a conexão. Os relógios ficam parados até ela voltar.</translation>
    </message>
    <message>
        <source>{name} is back, and the game continues.</source>
        <translation>{name} voltou e a partida continua.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost. Reconnecting for up to two minutes; the game continues if the server has kept it.</source>
        <translation>A conexão com {host} caiu. O programa tenta reconectar por até dois minutos; a partida continua se o servidor a guardou.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Sair da partida</translation>
    </message>
    <message>
        <source>You have resigned. This server accepts it only on your turn; the clock runs until then.</source>
        <translation>Você desistiu. Este servidor só aceita a desistência na sua vez; até lá o relógio corre.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({reason}). It continues.</source>
        <translation>A partida não pode ser salva em {folder} ({reason}). Ela continua.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so the interrupted game cannot be continued.</source>
        <translation>{file} não pode ser lido ({reason}); por isso a partida interrompida não pode continuar.</translation>
    </message>
    <message>
        <source>Your game with {name} at {host} was interrupted. It can continue if the server has kept it.</source>
        <translation>Sua partida com {name} em {host} foi interrompida. Ela pode continuar se o servidor a guardou.</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
    <message>
        <source>Enter the password again to continue your game.</source>
        <translation>Digite a senha novamente para continuar sua partida.</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>Level {number}</source>
        <translation>Nível {number}</translation>
    </message>
    <message>
        <source>Next to beat</source>
        <translation>Próximo a vencer</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>Vencido</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}, drawn {drawn}</source>
        <translation>Vitórias {won}, derrotas {lost}, empates {drawn}</translation>
    </message>
    <message>
        <source>Won {won}, lost {lost}</source>
        <translation>Vitórias {won}, derrotas {lost}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Who would you like to play?</source>
        <translation>Com quem você quer jogar?</translation>
    </message>
</context>
<context>
    <name>OptionForm</name>
    <message>
        <source>Find an option</source>
        <translation>Procurar uma opção</translation>
    </message>
    <message>
        <source>No option has that name.</source>
        <translation>Nenhuma opção tem esse nome.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>{option}: choose a file</source>
        <translation>{option}: escolher um arquivo</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Pressionar</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>Back to the engine&apos;s default</source>
        <translation>Voltar ao padrão do motor</translation>
    </message>
    <message>
        <source>{option}: back to the engine&apos;s default</source>
        <translation>{option}: voltar ao padrão do motor</translation>
    </message>
</context>
<context>
    <name>OwnFiles</name>
    <message>
        <source>Add mating problems</source>
        <translation>Adicionar problemas de mate</translation>
    </message>
    <message>
        <source>Add a folder of mating problems</source>
        <translation>Adicionar uma pasta de problemas de mate</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lendo os arquivos…</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} não pode ser lido ({reason}).</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Um arquivo</translation>
    </message>
    <message>
        <source>{file} has no mating problems any more. Check the file, or remove it from the list.</source>
        <translation>{file} não tem mais problemas de mate. Verifique o arquivo ou remova-o da lista.</translation>
    </message>
    <message>
        <source>Which ones…</source>
        <translation>Quais…</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>O que ficou de fora</translation>
    </message>
    <message>
        <source>Left out, because they are not mating problems: {count}</source>
        <translation>Deixados de fora, por não serem problemas de mate: {count}</translation>
    </message>
</context>
<context>
    <name>PaceForm</name>
    <message>
        <source>Time for engines</source>
        <translation>Tempo dos motores</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tempo por lance</translation>
    </message>
    <message>
        <source>Positions for each move</source>
        <translation>Posições por lance</translation>
    </message>
    <message>
        <source>Depth for each move</source>
        <translation>Profundidade por lance</translation>
    </message>
    <message>
        <source>Clock with byōyomi</source>
        <translation>Relógio com byōyomi</translation>
    </message>
    <message>
        <source>Clock with increment</source>
        <translation>Relógio com incremento</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Milliseconds a move</source>
        <translation>Milissegundos por lance</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Posições por lance</translation>
    </message>
    <message>
        <source>Depth in moves</source>
        <translation>Profundidade em lances</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Main time in minutes</source>
        <translation>Tempo principal em minutos</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s por lance</translation>
    </message>
    <message>
        <source>Byōyomi in seconds</source>
        <translation>Byōyomi em segundos</translation>
    </message>
    <message>
        <source>Periods of byōyomi</source>
        <translation>Períodos de byōyomi</translation>
    </message>
    <message>
        <source> s more</source>
        <translation> s a mais</translation>
    </message>
    <message>
        <source>Increment in seconds</source>
        <translation>Incremento em segundos</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n período</numerusform>
            <numerusform>%n períodos</numerusform>
        </translation>
    </message>
    <message>
        <source>positions: {number}</source>
        <translation>posições: {number}</translation>
    </message>
    <message>
        <source>depth: {number}</source>
        <translation>profundidade: {number}</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Pré-visualização</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Squares that must match</source>
        <translation>Casas que contam</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation>Buscar uma posição</translation>
    </message>
    <message>
        <source>The whole position</source>
        <translation>A posição inteira</translation>
    </message>
    <message>
        <source>Marked squares</source>
        <translation>Casas marcadas</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Vez de jogar</translation>
    </message>
    <message>
        <source>Either side to move</source>
        <translation>Vez de qualquer lado</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Vez: {side}</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>Também espelhada</translation>
    </message>
    <message>
        <source>Mark all pieces</source>
        <translation>Marcar todas as peças</translation>
    </message>
    <message>
        <source>Mark nothing</source>
        <translation>Não marcar nada</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Buscar partidas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation>No mínimo na mão</translation>
    </message>
    <message>
        <source>What must match</source>
        <translation>O que conta</translation>
    </message>
    <message>
        <source>Also with left and right swapped</source>
        <translation>Com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>Também com cores trocadas</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>Também do lado do outro jogador</translation>
    </message>
    <message>
        <source>{side} has at least this many {piece} in hand</source>
        <translation>{side}: mínimo na mão ({piece})</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must match.</source>
        <translation>Todas as casas, as duas mãos e a vez de jogar devem ser iguais.</translation>
    </message>
    <message>
        <source>Only the framed squares must match, empty ones included. Click a square, or drag over several, to change the selection.</source>
        <translation>Só as casas emolduradas devem ser iguais, inclusive as vazias. Clique em uma casa, ou arraste sobre várias, para mudar a seleção.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Picture of the position</source>
        <translation>Imagem da posição</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Same as moves</source>
        <translation>Como os lances</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>Pieces in hand</source>
        <translation>Peças na mão</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
    <message>
        <source>Mark of the last move</source>
        <translation>Marca do último lance</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Brancas embaixo</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>Em pixels</translation>
    </message>
    <message>
        <source>In millimetres</source>
        <translation>Em milímetros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fundo transparente</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixels por polegada</translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>Outlined pieces</source>
        <translation>Peças contornadas</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madeira escura</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Como no tabuleiro</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Último lance</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Sob o tabuleiro</translation>
    </message>
    <message>
        <source>Book diagram</source>
        <translation>Como em livro</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Preview</source>
        <translation>Pré-visualização</translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Peças</translation>
    </message>
    <message>
        <source>&amp;White&apos;s pieces of dark wood</source>
        <translation>Peças das Brancas em madeira &amp;escura</translation>
    </message>
    <message>
        <source>&amp;Folder for your own pieces</source>
        <translation>Pasta de peças &amp;próprias</translation>
    </message>
</context>
<context>
    <name>PieceSets</name>
    <message>
        <source>Two characters</source>
        <translation>Dois kanji</translation>
    </message>
    <message>
        <source>One character</source>
        <translation>Um kanji</translation>
    </message>
    <message>
        <source>International, with marks for moves</source>
        <translation>Internacional, com sinais dos movimentos</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>For beginners, with dots</source>
        <translation>Para iniciantes, com pontos</translation>
    </message>
    <message>
        <source>These pieces cannot be used: {file}: {reason}.</source>
        <translation>Não é possível usar as peças: {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>PieceSettings</name>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>The pieces of both games</source>
        <translation>As peças dos dois jogos</translation>
    </message>
    <message>
        <source>White&apos;s pieces of dark wood</source>
        <translation>Peças das Brancas em madeira escura</translation>
    </message>
    <message>
        <source>Your own pieces</source>
        <translation>Peças próprias</translation>
    </message>
    <message>
        <source>Open {folder}, the place for your own sets</source>
        <translation>Abrir {folder}, onde ficam os jogos de peças próprios</translation>
    </message>
    <message>
        <source>{count} more of your own sets cannot be used.</source>
        <translation>Outros jogos de peças próprios que não podem ser usados: {count}.</translation>
    </message>
    <message>
        <source>Put your own sets into {folder}.</source>
        <translation>Os jogos de peças próprios ficam em {folder}.</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>King</source>
        <translation>Rei</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Rainha</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bispo</translation>
    </message>
    <message>
        <source>Gold general</source>
        <translation>General de ouro</translation>
    </message>
    <message>
        <source>Silver general</source>
        <translation>General de prata</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavalo</translation>
    </message>
    <message>
        <source>Lance</source>
        <translation>Lança</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Peão</translation>
    </message>
    <message>
        <source>Dragon (promoted rook)</source>
        <translation>Dragão (torre promovida)</translation>
    </message>
    <message>
        <source>Horse (promoted bishop)</source>
        <translation>Cavalo-dragão (bispo promovido)</translation>
    </message>
    <message>
        <source>Promoted silver</source>
        <translation>Prata promovida</translation>
    </message>
    <message>
        <source>Promoted knight</source>
        <translation>Cavalo promovido</translation>
    </message>
    <message>
        <source>Promoted lance</source>
        <translation>Lança promovida</translation>
    </message>
    <message>
        <source>Tokin (promoted pawn)</source>
        <translation>Tokin (peão promovido)</translation>
    </message>
    <message>
        <source>in every direction</source>
        <translation>em todas as direções</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>reto nas quatro direções</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>na diagonal nas quatro direções</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>na diagonal para a frente</translation>
    </message>
    <message>
        <source>straight forward and backward</source>
        <translation>reto para a frente e para trás</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>reto para a frente</translation>
    </message>
    <message>
        <source>Any number of squares {directions}.</source>
        <translation>Quantas casas quiser {directions}.</translation>
    </message>
    <message>
        <source>One square {directions}.</source>
        <translation>Uma casa {directions}.</translation>
    </message>
    <message>
        <source>Jumps two squares forward and one to the side.</source>
        <translation>Salta duas casas à frente e uma para o lado.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Knight (from chess)</source>
        <translation>Cavalo (do xadrez)</translation>
    </message>
    <message>
        <source>Promoted knight (from chess)</source>
        <translation>Cavalo promovido (do xadrez)</translation>
    </message>
    <message>
        <source>Jumps two squares straight and one to the side, in any direction.</source>
        <translation>Salta duas casas reto e uma para o lado, em qualquer direção.</translation>
    </message>
</context>
<context>
    <name>PlacingDialog</name>
    <message>
        <source>How strong am I?</source>
        <translation>Qual é o meu nível?</translation>
    </message>
    <message>
        <source>How well do you play shogi?</source>
        <translation>Quanto você sabe de shogi?</translation>
    </message>
    <message>
        <source>I know chess</source>
        <translation>Sei xadrez</translation>
    </message>
    <message>
        <source>I have a grade</source>
        <translation>Tenho graduação</translation>
    </message>
    <message>
        <source>Not sure</source>
        <translation>Não sei</translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation>{number} kyū</translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation>{number} dan</translation>
    </message>
    <message>
        <source>About which grade</source>
        <translation>Graduação aproximada</translation>
    </message>
    <message>
        <source>A coach warns me of bad moves before they count</source>
        <translation>Um treinador me avisa dos lances ruins antes que valham</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>I&apos;m new to it</source>
        <translation>Estou começando</translation>
    </message>
    <message>
        <source>Your first two games will show; the computer&apos;s strength changes a lot after each of them.</source>
        <translation>As duas primeiras partidas vão dizer: depois de cada uma, o computador muda bastante.</translation>
    </message>
    <message>
        <source>The computer starts at level {number}: {name}. From then on it adapts to you.</source>
        <translation>O computador começa no nível {number}: {name}. Depois se adapta a você.</translation>
    </message>
</context>
<context>
    <name>PlayOnlineDialog</name>
    <message>
        <source>Play on a server</source>
        <translation>Jogar em um servidor</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>Re&amp;cusar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>You are offered a game</source>
        <translation>Proposta de partida</translation>
    </message>
    <message>
        <source>The server is the referee of moves, time and result. During the game no move can be taken back, and hints, analysis, books and the library are closed.</source>
        <translation>O servidor é o árbitro dos lances, do tempo e do resultado. Durante a partida não se pode voltar lances, e dicas, análise, livros e a biblioteca ficam fechados.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen for some moves that it was losing.</source>
        <translation>O computador já via a partida perdida há alguns lances.</translation>
    </message>
</context>
<context>
    <name>PlayPart</name>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Your game did not end: it is waiting to be resumed.</source>
        <translation>Sua partida não terminou: está esperando para ser retomada.</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>is thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>byōyomi, {periods}</source>
        <translation>byōyomi, {periods}</translation>
    </message>
    <message>
        <source>byōyomi</source>
        <translation>byōyomi</translation>
    </message>
    <message>
        <source>then {periods}</source>
        <translation>depois {periods}</translation>
    </message>
    <message>
        <source>then {seconds} s a move</source>
        <translation>depois {seconds} s/lance</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <source>Level {number}</source>
        <translation>Nível {number}</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Nível {number}: {name}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <translation>Iniciando o motor…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Remover este jogador</translation>
    </message>
    <message>
        <source>Built-in engine, full strength</source>
        <translation>Motor embutido, força total</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Tempo próprio</translation>
    </message>
    <message>
        <source>Same time</source>
        <translation>Mesmo tempo</translation>
    </message>
    <message>
        <source>Give this engine a time of its own</source>
        <translation>Dar a este motor um tempo próprio</translation>
    </message>
    <message>
        <source>Give this engine the time of the others</source>
        <translation>Dar a este motor o tempo dos outros</translation>
    </message>
</context>
<context>
    <name>PlayersBooks</name>
    <message>
        <source>Add a book…</source>
        <translation>Adicionar um livro…</translation>
    </message>
    <message>
        <source>New empty book…</source>
        <translation>Novo livro vazio…</translation>
    </message>
    <message>
        <source>Opening books ({endings})</source>
        <translation>Livros de aberturas ({endings})</translation>
    </message>
    <message>
        <source>Add a book</source>
        <translation>Adicionar um livro</translation>
    </message>
    <message>
        <source>New empty book</source>
        <translation>Novo livro vazio</translation>
    </message>
    <message>
        <source>YaneuraOu book</source>
        <translation>Livro do YaneuraOu</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livro de aberturas</translation>
    </message>
    <message>
        <source>{book}: moves from this position</source>
        <translation>{book}: lances desta posição</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Remover da lista</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Add a player</source>
        <translation>Adicionar jogador</translation>
    </message>
</context>
<context>
    <name>PlayersTable</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Won – drawn – lost</source>
        <translation>Vitórias – empates – derrotas</translation>
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
        <translation>ms por lance</translation>
    </message>
    <message>
        <source>Lost by</source>
        <translation>Perdido por</translation>
    </message>
    <message>
        <source>Out of the games played; a win is one point, a draw half</source>
        <translation>De tantas partidas; um ponto por vitória, meio por empate</translation>
    </message>
    <message>
        <source>Rating difference with its 95% margin of error</source>
        <translation>Diferença de rating, com erro a 95%</translation>
    </message>
    <message>
        <source>Likelihood of being the stronger one</source>
        <translation>Probabilidade de ser o melhor</translation>
    </message>
    <message>
        <source>Milliseconds per move as measured here</source>
        <translation>Milissegundos por lance, medidos aqui</translation>
    </message>
    <message>
        <source>Games lost through a failure of the engine, not on the board</source>
        <translation>Partidas perdidas por falha do motor, não no tabuleiro</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>at once</source>
        <translation>imediato</translation>
    </message>
    <message>
        <source>Like a person</source>
        <translation>Como uma pessoa</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Na hora</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>Se perdida</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Desiste</translation>
    </message>
    <message>
        <source>A coach warns of bad moves before they count</source>
        <translation>Um treinador avisa dos lances ruins antes que valham</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Fixo</translation>
    </message>
    <message>
        <source>All letters upright</source>
        <translation>Letras todas de pé</translation>
    </message>
    <message>
        <source>The board between two people</source>
        <translation>O tabuleiro entre duas pessoas</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>O computador</translation>
    </message>
    <message>
        <source>Minimum per move</source>
        <translation>Mínimo por lance</translation>
    </message>
    <message>
        <source>Maximum per move</source>
        <translation>Máximo por lance</translation>
    </message>
    <message>
        <source>set by level</source>
        <translation>o do nível</translation>
    </message>
    <message>
        <source>The strongest level uses all the time on its clock</source>
        <translation>O nível mais forte usa o tempo do seu relógio</translation>
    </message>
    <message>
        <source>The strongest level thinks on your time</source>
        <translation>O nível mais forte pensa também na sua vez</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>Its own way</source>
        <translation>A seu modo</translation>
    </message>
    <message>
        <source>Each character has its own way; levels from 17 up resign lost games</source>
        <translation>Cada personagem tem seu modo; os níveis a partir do 17 desistem de uma partida perdida</translation>
    </message>
    <message>
        <source>Turns to the player to move</source>
        <translation>Gira para quem joga</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>Também espelhada</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Qualquer posição</translation>
    </message>
    <message>
        <source>Show games whatever their positions</source>
        <translation>Mostrar partidas com quaisquer posições</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partidas com esta posição</translation>
    </message>
    <message>
        <source>Games with this pattern</source>
        <translation>Partidas com este padrão</translation>
    </message>
    <message>
        <source>Also with left and right swapped</source>
        <translation>Com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Colours swapped too</source>
        <translation>Também com cores trocadas</translation>
    </message>
    <message>
        <source>Also from the other player&apos;s side</source>
        <translation>Como a teria o outro jogador</translation>
    </message>
    <message>
        <source>Choose which squares must match</source>
        <translation>Escolher quais casas contam</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Vol&amp;tar</translation>
    </message>
    <message>
        <source>Looking at this move…</source>
        <translation>Examinando este lance…</translation>
    </message>
    <message>
        <source>{move} is right.</source>
        <translation>{move} está certo.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Próximo</translation>
    </message>
    <message>
        <source>{move} lowers your winning chances by {loss}: {answer}. Try another move.</source>
        <translation>{move} reduz suas chances de vitória em {loss}: {answer}. Tente outro lance.</translation>
    </message>
    <message>
        <source>The move played was {move}.</source>
        <translation>Na partida jogou-se {move}.</translation>
    </message>
    <message>
        <source>solved first time: {number}</source>
        <translation>certos de primeira: {number}</translation>
    </message>
    <message>
        <source>Move {number}, {side} to move. Find a better move than the one played.</source>
        <translation>Lance {number}, vez: {side}. Encontre um lance melhor que o da partida.</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>Save kifu as PDF</source>
        <translation>Salvar kifu como PDF</translation>
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
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Kifu</source>
        <translation>Kifu</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Planilha</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentários</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation>Diagrama da última posição</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> lances</translation>
    </message>
    <message>
        <source>Where there is room</source>
        <translation>Onde há espaço</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Every {moves} moves</source>
        <translation>A cada {moves} lances</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Pages of problems</source>
        <translation>Páginas de problemas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>Respostas na última página</translation>
    </message>
    <message>
        <source>Number of moves of mating problems</source>
        <translation>Número de lances dos problemas de mate</translation>
    </message>
    <message>
        <source>As a booklet, to be folded</source>
        <translation>Como livreto, para dobrar</translation>
    </message>
    <message>
        <source>Take positions from files…</source>
        <translation>Usar posições de arquivos…</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Brancas embaixo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Um lance</translation>
    </message>
    <message>
        <source>Two moves</source>
        <translation>Dois lances</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Espaço para</translation>
    </message>
    <message>
        <source>Room for times</source>
        <translation>Espaço para os tempos</translation>
    </message>
    <message>
        <source>Names from the record</source>
        <translation>Nomes do registro</translation>
    </message>
    <message>
        <source>Game records and positions</source>
        <translation>Registros de partidas e posições</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Take positions from files</source>
        <translation>Usar posições de arquivos</translation>
    </message>
    <message>
        <source>Reading {done} of {total}…</source>
        <translation>Lendo {done} de {total}…</translation>
    </message>
    <message numerus="yes">
        <source>%n positions and games from files.</source>
        <translation>
            <numerusform>%n posição ou partida de arquivos.</numerusform>
            <numerusform>%n posições ou partidas de arquivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Page {done} of {total}…</source>
        <translation>Página {done} de {total}…</translation>
    </message>
    <message>
        <source>Printing is not possible here ({reason}). Save as PDF and print that.</source>
        <translation>Não é possível imprimir aqui ({reason}). Salve como PDF e imprima o PDF.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notação dos lances</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Diagrams at bookmarks</source>
        <translation>Diagramas dos marcadores</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico das avaliações</translation>
    </message>
    <message>
        <source>Diagrams along the way</source>
        <translation>Diagramas no meio da partida</translation>
    </message>
    <message>
        <source>Per page</source>
        <translation>Por página</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Per line</source>
        <translation>Por linha</translation>
    </message>
    <message>
        <source>No record is open: take positions from files.</source>
        <translation>Nenhum registro está aberto: use posições de arquivos.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Registro de partida</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Tempo usado</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N.º {number}</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Pretas jogam</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Brancas jogam</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{mark} signature</source>
        <translation>Assinatura {mark}</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game}: planilha</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation>Após o lance {number}</translation>
    </message>
    <message>
        <source>In hand: {pieces}</source>
        <translation>Na mão: {pieces}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>The printer refuses the job ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>A impressora recusou o trabalho ({reason}). Escolha outra ou salve o kifu como PDF.</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Rec&amp;omeçar</translation>
    </message>
    <message>
        <source>Show the number of moves</source>
        <translation>Mostrar o número de lances</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>St&amp;udy it</source>
        <translation>Est&amp;udar</translation>
    </message>
    <message>
        <source>The problem on the board, with its solution and analysis</source>
        <translation>O problema no tabuleiro, com a solução e análise</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Recuar um lance</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Avançar um lance</translation>
    </message>
    <message>
        <source>Number of the problem</source>
        <translation>Número do problema</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>An&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>Adicionar arquivo…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Remove this collection from the list</source>
        <translation>Remover esta coleção da lista</translation>
    </message>
    <message>
        <source>&amp;Check it</source>
        <translation>Veri&amp;ficar</translation>
    </message>
    <message>
        <source>Look for other solutions and for pieces that are not needed</source>
        <translation>Procurar outras soluções e peças desnecessárias</translation>
    </message>
    <message>
        <source>These problems on paper, with or without solutions</source>
        <translation>Estes problemas no papel, com ou sem soluções</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Quais problemas</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ainda não resolvidos</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoje</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Qualquer comprimento</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Qualquer tema</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>&amp;Your own</source>
        <translation>P&amp;róprios</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Qualquer dificuldade</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Black mates in {plies}.</source>
        <translation>As Pretas dão mate em {plies}.</translation>
    </message>
    <message>
        <source>Black mates.</source>
        <translation>As Pretas dão mate.</translation>
    </message>
    <message>
        <source>White mates in {plies}.</source>
        <translation>As Brancas dão mate em {plies}.</translation>
    </message>
    <message>
        <source>White mates.</source>
        <translation>As Brancas dão mate.</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>Mate em {plies}</translation>
    </message>
    <message>
        <source>White has made a mistake: find Black&apos;s best move.</source>
        <translation>As Brancas cometeram um erro: encontre o melhor lance das Pretas.</translation>
    </message>
    <message>
        <source>Black has made a mistake: find White&apos;s best move.</source>
        <translation>As Pretas cometeram um erro: encontre o melhor lance das Brancas.</translation>
    </message>
    <message>
        <source>Black to move: find the best move.</source>
        <translation>Pretas jogam: encontre o melhor lance.</translation>
    </message>
    <message>
        <source>White to move: find the best move.</source>
        <translation>Brancas jogam: encontre o melhor lance.</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>sacrifício</translation>
    </message>
    <message>
        <source>quiet move</source>
        <translation>lance quieto</translation>
    </message>
    <message>
        <source>discovered check</source>
        <translation>xeque descoberto</translation>
    </message>
    <message>
        <source>drop in between</source>
        <translation>peça interposta</translation>
    </message>
    <message>
        <source>no promotion</source>
        <translation>sem promoção</translation>
    </message>
    <message>
        <source>pawn drop</source>
        <translation>peão solto</translation>
    </message>
    <message>
        <source>king hunt</source>
        <translation>caça ao rei</translation>
    </message>
    <message>
        <source>Difficulty {number} of 5</source>
        <translation>Dificuldade {number} de 5</translation>
    </message>
    <message>
        <source>Mating problems added: {count}.</source>
        <translation>Problemas de mate adicionados: {count}.</translation>
    </message>
    <message>
        <source>The side to be mated has no king: put one on the board.</source>
        <translation>O lado que deve levar mate não tem rei: ponha um no tabuleiro.</translation>
    </message>
    <message>
        <source>It cannot be read as a kifu or a list of positions.</source>
        <translation>Não pode ser lido como kifu nem como lista de posições.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Está vazio.</translation>
    </message>
    <message>
        <source>There are too many files or problems: the rest was not read.</source>
        <translation>Há arquivos ou problemas demais: o resto não foi lido.</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>resolvido em {time}</translation>
    </message>
    <message>
        <source>All problems in this collection are solved.</source>
        <translation>Todos os problemas desta coleção estão resolvidos.</translation>
    </message>
    <message>
        <source>No problem in this collection is due today.</source>
        <translation>Nenhum problema desta coleção é para hoje.</translation>
    </message>
    <message>
        <source>No problem in this collection matches the choices above.</source>
        <translation>Nenhum problema desta coleção corresponde às escolhas acima.</translation>
    </message>
    <message>
        <source>No mate was found from here in time. Start over to get a hint.</source>
        <translation>Nenhum mate foi encontrado a partir daqui a tempo. Recomece para receber uma dica.</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Olhe para as peças na mão.</translation>
    </message>
    <message>
        <source>The marked piece gives check.</source>
        <translation>A peça marcada dá xeque.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>A peça marcada consegue.</translation>
    </message>
    <message>
        <source>That is not check: every move has to give check.</source>
        <translation>Isso não é xeque: todo lance precisa dar xeque.</translation>
    </message>
    <message>
        <source>That mates too, but only in {plies}. There is a shorter way.</source>
        <translation>Também dá mate, mas só em {plies}. Há um caminho mais curto.</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether that mates. Try another move.</source>
        <translation>Não se pôde dizer a tempo se isso dá mate. Tente outro lance.</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}. Try another move.</source>
        <translation>Isso reduz suas chances de vitória em {loss}. Tente outro lance.</translation>
    </message>
    <message>
        <source>No mate: {move} escapes.</source>
        <translation>Não é mate: {move} escapa.</translation>
    </message>
    <message>
        <source>That lowers your winning chances by {loss}: {move}. Try another move.</source>
        <translation>Isso reduz suas chances de vitória em {loss}: {move}. Tente outro lance.</translation>
    </message>
    <message>
        <source>Mate. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>Mate. O problema volta amanhã, pois você não o resolveu de primeira.</translation>
    </message>
    <message>
        <source>Mate. Solved in {time}.</source>
        <translation>Mate. Resolvido em {time}.</translation>
    </message>
    <message>
        <source>Right. The problem comes back tomorrow, as you did not solve it at once.</source>
        <translation>Certo. O problema volta amanhã, pois você não o resolveu de primeira.</translation>
    </message>
    <message>
        <source>Right. Solved in {time}.</source>
        <translation>Certo. Resolvido em {time}.</translation>
    </message>
    <message>
        <source>The last move, {move}, was a mistake: {reason} ({line})</source>
        <translation>O último lance, {move}, foi um erro: {reason} ({line})</translation>
    </message>
    <message>
        <source>{reason} ({line})</source>
        <translation>{reason} ({line})</translation>
    </message>
    <message>
        <source>Not {move}: {reason} ({line})</source>
        <translation>Não {move}: {reason} ({line})</translation>
    </message>
    <message>
        <source>The solution: {moves}</source>
        <translation>A solução: {moves}</translation>
    </message>
    <message>
        <source>There is no mate here.</source>
        <translation>Não há mate aqui.</translation>
    </message>
    <message>
        <source>Mate in {plies}, with other solutions.</source>
        <translation>Mate em {plies}, com outras soluções.</translation>
    </message>
    <message>
        <source>Move {number}: {kind}: {moves}</source>
        <translation>Lance {number}: {kind}: {moves}</translation>
    </message>
    <message>
        <source>Not needed: the {piece} in hand.</source>
        <translation>Desnecessária: {piece} na mão.</translation>
    </message>
    <message>
        <source>Not needed: the {piece} on {square}.</source>
        <translation>Desnecessária: {piece} em {square}.</translation>
    </message>
    <message>
        <source>Left in hand at the end: {piece} × {count}.</source>
        <translation>Sobra na mão no fim: {piece} × {count}.</translation>
    </message>
    <message>
        <source>another solution, as short</source>
        <translation>outra solução, igualmente curta</translation>
    </message>
    <message>
        <source>another solution, longer</source>
        <translation>outra solução, mais longa</translation>
    </message>
    <message>
        <source>a shorter solution</source>
        <translation>uma solução mais curta</translation>
    </message>
    <message>
        <source>the same with or without promotion</source>
        <translation>o mesmo com ou sem promoção</translation>
    </message>
    <message>
        <source>another last move</source>
        <translation>outro último lance</translation>
    </message>
    <message>
        <source>Your progress in problems could not be read. The file was moved to {file}.</source>
        <translation>O registro do que você resolveu não pôde ser lido. O arquivo foi movido para {file}.</translation>
    </message>
    <message>
        <source>Your progress in problems cannot be saved in {file} ({reason}). Free some disk space or allow writing there.</source>
        <translation>O seu progresso nos problemas não pode ser salvo em {file} ({reason}). Libere espaço no disco ou permita a gravação ali.</translation>
    </message>
    <message>
        <source>Mating problems added: {count}. Left out: {others}.</source>
        <translation>Problemas de mate adicionados: {count}. Deixados de fora: {others}.</translation>
    </message>
    <message>
        <source>This is the start of a game, not a mating problem.</source>
        <translation>Isto é o início de uma partida, não um problema de mate.</translation>
    </message>
    <message>
        <source>The side to move cannot give check, so this is not a mating problem.</source>
        <translation>O lado que joga não tem xeque; não é um problema de mate.</translation>
    </message>
    <message>
        <source>There was not enough time to decide whether this mates.</source>
        <translation>Não foi possível dizer a tempo se há mate.</translation>
    </message>
    <message>
        <source>It mates in {plies}; other solutions could not be ruled out in time.</source>
        <translation>Mate em {plies}; não houve tempo para excluir outras soluções.</translation>
    </message>
    <message>
        <source>A correct problem: mate in {plies}, one solution.</source>
        <translation>Problema correto: mate em {plies}, uma única solução.</translation>
    </message>
    <message>
        <source>Mate in {plies}, one solution, but not all pieces are needed.</source>
        <translation>Mate em {plies}, uma única solução, mas nem tudo é necessário.</translation>
    </message>
    <message>
        <source>A plain search of every move agrees.</source>
        <translation>A busca simples de todos os lances diz o mesmo.</translation>
    </message>
    <message>
        <source>A plain search of every move disagrees.</source>
        <translation>A busca simples de todos os lances diz outra coisa.</translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>O que não pôde ser lido</translation>
    </message>
    <message>
        <source>The text that was read</source>
        <translation>O texto lido</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Line {line} · {what}</source>
        <translation>Linha {line} · {what}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Everything else was read. The marked lines could not be read as written.</source>
        <translation>Todo o resto foi lido. As linhas marcadas não foram aceitas tal como estão.</translation>
    </message>
    <message>
        <source>If you save over the file, the original is kept under a name ending in .bak.</source>
        <translation>Ao salvar por cima do arquivo, o original é guardado com o nome terminado em .bak.</translation>
    </message>
</context>
<context>
    <name>ProblemsPage</name>
    <message>
        <source>Solving the problem…</source>
        <translation>Resolvendo o problema…</translation>
    </message>
    <message>
        <source>No mate was found here. Go on to the next problem.</source>
        <translation>Nenhum mate foi encontrado aqui. Siga para o próximo problema.</translation>
    </message>
    <message>
        <source>Looking for a defence…</source>
        <translation>Procurando uma defesa…</translation>
    </message>
    <message>
        <source>Looking at the move…</source>
        <translation>Examinando o lance…</translation>
    </message>
    <message>
        <source>Looking for the next move…</source>
        <translation>Procurando o próximo lance…</translation>
    </message>
    <message>
        <source>“{text}” is not a possible move here.</source>
        <translation>“{text}” não é um lance possível aqui.</translation>
    </message>
    <message>
        <source>Solved: {solved} of {count} · in a row: {streak} (best: {best})</source>
        <translation>Resolvidos: {solved} de {count} · seguidos: {streak} (máximo: {best})</translation>
    </message>
    <message>
        <source>Finding out how long the mates are: {done} of {count}</source>
        <translation>Descobrindo o comprimento dos mates: {done} de {count}</translation>
    </message>
    <message>
        <source>That mates just as fast: another solution.</source>
        <translation>Isso dá mate com a mesma rapidez: outra solução.</translation>
    </message>
</context>
<context>
    <name>ProblemsPart</name>
    <message>
        <source>From your own games</source>
        <translation>Das suas partidas</translation>
    </message>
    <message>
        <source>Mates: {game}</source>
        <translation>Mates: {game}</translation>
    </message>
    <message>
        <source>Find the move: {game}</source>
        <translation>Encontre o lance: {game}</translation>
    </message>
    <message>
        <source>From the games of {player}</source>
        <translation>Das partidas de {player}</translation>
    </message>
    <message>
        <source>There are no mating problems in it. Check the file, or remove it from the list.</source>
        <translation>Não há problemas de mate nele. Verifique o arquivo ou remova-o da lista.</translation>
    </message>
    <message>
        <source>Nothing is kept for practice yet. Review a game, select a mistake and press “Keep for practice”.</source>
        <translation>Nada foi guardado para treino ainda. Revise uma partida, escolha um erro e clique em “Guardar para treino”.</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lendo os arquivos…</translation>
    </message>
    <message>
        <source>Mating problems</source>
        <translation>Problemas de mate</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped.</source>
        <translation>O solucionador não está disponível: o motor do programa parou.</translation>
    </message>
    <message>
        <source>The solver is not available: the program&apos;s engine has stopped. The move does not count.</source>
        <translation>O solucionador não está disponível: o motor do programa parou. O lance não conta.</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Encontre o melhor lance</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Next to beat</source>
        <translation>Próximo a vencer</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <translation>Jogar com {name}</translation>
    </message>
    <message>
        <source>More choices…</source>
        <translation>Mais opções…</translation>
    </message>
    <message>
        <source>You have not played each other yet.</source>
        <translation>Vocês ainda não jogaram.</translation>
    </message>
    <message>
        <source>With the time and colour of your last game</source>
        <translation>Com o tempo e a cor da última vez</translation>
    </message>
</context>
<context>
    <name>ProposalDialog</name>
    <message>
        <source>A proposal</source>
        <translation>Uma proposta</translation>
    </message>
    <message>
        <source>{proposer} offers a draw.</source>
        <translation>{proposer}: proposta de empate.</translation>
    </message>
    <message>
        <source>{proposer} proposes to end the game as an impasse.</source>
        <translation>{proposer}: proposta de encerrar a partida por impasse.</translation>
    </message>
    <message>
        <source>{asked}, do you accept?</source>
        <translation>{asked}: aceitar?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Pseudônimo</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Pasta de arquivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Dados de cobrança:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fim:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Início:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Prioridade do trabalho:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>Impressão &amp;agendada:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Examinar:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de arquivo:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordem das páginas:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Páginas por folha:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 não está escrito corretamente. Separe páginas e intervalos com vírgula (,), escreva os intervalos com hífen (-) e não deixe que eles se sobreponham.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflito na impressão em dupla face</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Páginas indicadas incorretamente</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Há conflitos nas configurações de dupla face. Deseja corrigi-los?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflito nas opções avançadas</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflito na configuração da página</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Há conflitos nas opções de configuração da página. Deseja corrigi-los?</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Há conflitos em algumas opções avançadas. Deseja corrigi-los?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Há conflitos em algumas opções. Corrija-os.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impressão em dupla face</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Virar pelo lado maior</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Conjunto de páginas:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Virar pelo lado menor</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas ou intervalos separados por vírgulas. Um intervalo são dois números unidos por hífen. Por exemplo, 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating from {first} to {last}, games: {count}</source>
        <translation>Rating de {first} a {last}, partidas: {count}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Ainda sem rating</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Nv {number}</translation>
    </message>
    <message>
        <source>The curve starts once you have a rating.</source>
        <translation>A curva começa quando houver um rating.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>a mate allowed</source>
        <translation>um mate permitido</translation>
    </message>
    <message>
        <source>two pieces attacked at once</source>
        <translation>duas peças atacadas ao mesmo tempo</translation>
    </message>
    <message>
        <source>a piece pinned to the king</source>
        <translation>uma peça cravada ao rei</translation>
    </message>
    <message>
        <source>a line of attack opened</source>
        <translation>uma linha de ataque aberta</translation>
    </message>
    <message>
        <source>There was a mate in {plies}, starting with {move}.</source>
        <translation>Havia mate em {plies}, com {move}.</translation>
    </message>
    <message>
        <source>This allows a mate in {plies}, starting with {move}.</source>
        <translation>Isto permite mate em {plies}, com {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} can be taken by {move}.</source>
        <translation>A peça em {square} ({piece}) pode ser capturada, com {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} could have been taken by {move}.</source>
        <translation>A peça em {square} ({piece}) podia ter sido capturada, com {move}.</translation>
    </message>
    <message>
        <source>{move} attacks two pieces at once, and the {piece} on {square} is lost.</source>
        <translation>{move} ataca duas peças ao mesmo tempo: perde-se a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>After {move} the {piece} on {square} is pinned to the king and lost.</source>
        <translation>Depois de {move} a peça em {square} ({piece}) fica cravada ao rei e perde-se.</translation>
    </message>
    <message>
        <source>{move} opens a line of attack, and the {piece} on {square} is lost.</source>
        <translation>{move} abre uma linha de ataque: perde-se a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>This exchange loses material: {move} recaptures.</source>
        <translation>Esta troca perde material: {move} retoma.</translation>
    </message>
    <message>
        <source>{move} would have won the {piece} on {square} within a few moves.</source>
        <translation>{move} teria ganho a peça em {square} ({piece}) em poucos lances.</translation>
    </message>
    <message>
        <source>This allows the castle to be broken, starting with {move}: the {piece} on {square} falls.</source>
        <translation>Isto permite quebrar o castelo, a começar por {move}: cai a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>This gives up the initiative: {best} would have forced a reply. Now {move} forces one.</source>
        <translation>Isto cede a iniciativa: {best} teria obrigado a responder. Agora é {move} que obriga a responder.</translation>
    </message>
    <message>
        <source>a missed mate</source>
        <translation>um mate perdido</translation>
    </message>
    <message>
        <source>a piece left hanging</source>
        <translation>uma peça deixada sem defesa</translation>
    </message>
    <message>
        <source>a missed capture</source>
        <translation>uma captura perdida</translation>
    </message>
    <message>
        <source>a losing exchange</source>
        <translation>uma troca que perde</translation>
    </message>
    <message>
        <source>a missed gain a few moves later</source>
        <translation>uma peça não ganha alguns lances depois</translation>
    </message>
    <message>
        <source>a castle that can be broken</source>
        <translation>um castelo que pode ser quebrado</translation>
    </message>
    <message>
        <source>the initiative given up</source>
        <translation>a iniciativa cedida</translation>
    </message>
    <message>
        <source>After {move} a {piece} is lost on {square} within a few moves.</source>
        <translation>Depois de {move} perde-se em poucos lances a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>a piece lost a few moves later</source>
        <translation>uma peça perdida poucos lances depois</translation>
    </message>
</context>
<context>
    <name>RecentFilesMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;ecente</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Limpar a lista</translation>
    </message>
</context>
<context>
    <name>RecommendDialog</name>
    <message>
        <source>Recommended handicap</source>
        <translation>Handicap recomendado</translation>
    </message>
    <message>
        <source>Use this handicap</source>
        <translation>Usar este handicap</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Nível {number}: {name}</translation>
    </message>
    <message>
        <source>{number} kyū</source>
        <translation>{number} kyū</translation>
    </message>
    <message>
        <source>{number} dan</source>
        <translation>{number} dan</translation>
    </message>
    <message>
        <source>{player} plays like</source>
        <translation>{player} joga como</translation>
    </message>
    <message>
        <source>Grade of {player}</source>
        <translation>Grau: {player}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>An even game</source>
        <translation>Partida igual</translation>
    </message>
    <message>
        <source>{player} gives: {handicap} ({kanji})</source>
        <translation>{player} dá: {handicap} ({kanji})</translation>
    </message>
    <message>
        <source>One grade is worth about one lance.</source>
        <translation>Um grau equivale a cerca de uma lança.</translation>
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
        <translation>Tabuleiro e objetivo</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>As peças</translation>
    </message>
    <message>
        <source>Moving and capturing</source>
        <translation>Mover e capturar</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promoção</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Peças soltas</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Xeque e mate</translation>
    </message>
    <message>
        <source>Other endings</source>
        <translation>Outros finais</translation>
    </message>
    <message>
        <source>Impasse</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Lances ilegais</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicaps</translation>
    </message>
    <message>
        <source>The {depth} rows farthest from you are your promotion zone. A piece that begins or ends its move there may promote at the end of that move: it is turned over and stays so until it is captured.</source>
        <translation>As {depth} fileiras mais distantes são a sua zona de promoção. Uma peça que começa ou termina o lance ali pode promover no fim do lance: é virada e assim fica até ser capturada.</translation>
    </message>
    <message>
        <source>Three drops are illegal:</source>
        <translation>Há três proibições ao soltar:</translation>
    </message>
    <message>
        <source>where the piece could never move again: {places}.</source>
        <translation>onde a peça nunca mais andaria: {places}.</translation>
    </message>
    <message>
        <source>Nifu</source>
        <translation>Nifu</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Sem saída</translation>
    </message>
    <message>
        <source>Uchifuzume</source>
        <translation>Uchifuzume</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Repetition (sennichite)</source>
        <translation>Repetição (sennichite)</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Rei nu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>Empate por acordo</translation>
    </message>
    <message>
        <source>Limit of moves</source>
        <translation>Limite de lances</translation>
    </message>
    <message>
        <source>What the program does about them is chosen for each game:</source>
        <translation>O que o programa faz com elas é escolhido em cada partida:</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>White plays without</source>
        <translation>As Brancas jogam sem</translation>
    </message>
    <message>
        <source>In Japanese</source>
        <translation>Em japonês</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relógios</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notação</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Tempo principal</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byōyomi</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonesa</translation>
    </message>
    <message>
        <source>Western</source>
        <translation>Ocidental</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Dígitos</translation>
    </message>
    <message>
        <source>A pawn moves</source>
        <translation>Um peão avança</translation>
    </message>
    <message>
        <source>The bishop captures and promotes</source>
        <translation>O bispo captura e promove</translation>
    </message>
    <message>
        <source>A bishop is dropped</source>
        <translation>Um bispo é solto</translation>
    </message>
    <message>
        <source>{game} is played by two on a board of {files} × {ranks} squares, with {pieces} pieces each. The aim is to checkmate the opposing king: to attack it so that nothing can save it.</source>
        <translation>{game} é um jogo para dois em {files} × {ranks} casas, com {pieces} peças cada. O objetivo é dar mate ao rei adversário: atacá-lo de modo que nada o salve.</translation>
    </message>
    <message>
        <source>Black (sente, ☗) sits at the bottom and moves first; White (gote, ☖) sits at the top. All pieces have the same colour: the tip points at the opponent. The players take turns, one move each; nobody may pass.</source>
        <translation>As Pretas (sente, ☗) ficam embaixo e jogam primeiro; as Brancas (gote, ☖), em cima. Todas as peças têm a mesma cor: a ponta mira o adversário. Os jogadores alternam um lance cada; ninguém pode passar.</translation>
    </message>
    <message>
        <source>The game was invented by Masayuki Nakayachi around 1996. It adds a queen to shogi, and its knights and lances can move backward too.</source>
        <translation>O jogo foi criado por Masayuki Nakayachi por volta de 1996. Adiciona ao shogi uma rainha, e cavalos e lanças que podem voltar.</translation>
    </message>
    <message>
        <source>A piece moves as its diagram shows: a dot is one square, a ring a jump over anything in between, an arrow any number of free squares. No other piece jumps.</source>
        <translation>A peça anda como mostra o diagrama: um ponto é uma casa, um anel é um salto sobre o que houver no meio, uma seta é qualquer número de casas livres. Nada mais salta.</translation>
    </message>
    <message>
        <source>Moving onto an opposing piece captures it: the piece goes to your hand, unpromoted, and is yours from then on.</source>
        <translation>Ir para a casa de uma peça adversária a captura: ela vai para a sua mão, sem promoção, e passa a ser sua.</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <translation>Não promovem: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that could never move again must promote: {places}.</source>
        <translation>Uma peça que nunca mais andaria deve promover: {places}.</translation>
    </message>
    <message>
        <source>Instead of moving a piece on the board, you may drop one from your hand on any empty square. It arrives unpromoted, even inside the zone, and may promote on a later move. A drop may give check, and mate.</source>
        <translation>Em vez de mover, você pode soltar uma peça da mão em qualquer casa vazia. Ela entra sem promoção, mesmo na zona, e pode promover num lance posterior. Soltar pode dar xeque, e mate.</translation>
    </message>
    <message>
        <source>a pawn on a file where you already have an unpromoted pawn.</source>
        <translation>um peão na coluna onde já há um peão seu não promovido.</translation>
    </message>
    <message>
        <source>a pawn that gives checkmate at once. A dropped pawn may give check.</source>
        <translation>um peão que dá mate na hora. Um peão solto pode dar xeque.</translation>
    </message>
    <message numerus="yes">
        <source>{piece} on the last %n rows</source>
        <translation>
            <numerusform>{piece} na última %n fileira</numerusform>
            <numerusform>{piece} nas últimas %n fileiras</numerusform>
        </translation>
    </message>
    <message>
        <source>A king that could be captured next move is in check and must be saved: it moves away, a piece is put in between, or the attacker is captured. No move may leave your own king in check.</source>
        <translation>Um rei que poderia ser capturado está em xeque e deve ser salvo: ele se move, algo é posto no caminho ou o atacante é capturado. Nenhum lance pode deixar o próprio rei em xeque.</translation>
    </message>
    <message>
        <source>A player who is in check and has no legal move is checkmated and loses. A player with no legal move who is not in check loses too: there is no stalemate.</source>
        <translation>O jogador em xeque sem lance legal levou mate e perde. Quem não tem lance legal sem estar em xeque também perde: não há afogamento.</translation>
    </message>
    <message>
        <source>a player gives up. Most games end this way.</source>
        <translation>o jogador desiste. A maioria das partidas termina assim.</translation>
    </message>
    <message>
        <source>the same position with the same pieces in hand and the same player to move occurs for the fourth time. The game is void and is usually replayed with colours reversed; but if every move of one side was a check, that side loses.</source>
        <translation>a mesma posição, com as mesmas mãos e o mesmo jogador a jogar, pela quarta vez. A partida é anulada e em geral repetida com cores trocadas; mas se todos os lances de um lado foram xeques, esse lado perde.</translation>
    </message>
    <message>
        <source>a player with nothing but the king, on the board and in hand, has lost, unless the very next move leaves the other side with only the king too: then it is a draw.</source>
        <translation>quem só tem o rei, no tabuleiro e na mão, perdeu, a menos que no lance seguinte faça o mesmo ao outro lado; aí é empate.</translation>
    </message>
    <message>
        <source>a player whose time runs out loses at once.</source>
        <translation>quem esgota o tempo perde na hora.</translation>
    </message>
    <message>
        <source>if the rules chosen for the game allow it.</source>
        <translation>onde as regras escolhidas para a partida o permitem.</translation>
    </message>
    <message>
        <source>if a limit was agreed, the game is drawn when it is reached, unless the player to move is in check.</source>
        <translation>onde foi combinado, a partida empata ali, a menos que quem joga esteja em xeque.</translation>
    </message>
    <message>
        <source>When both kings have entered the opposing camps, neither can easily be mated. The rule that then decides is chosen before the game.</source>
        <translation>Quando os dois reis entram no campo adversário, é difícil dar mate a qualquer um deles. A regra que então decide é escolhida antes da partida.</translation>
    </message>
    <message>
        <source>Points: rooks and bishops, promoted or not, count {large} each, every other piece {small}, the king nothing; pieces in hand count too. Each side begins with {start}.</source>
        <translation>Pontos: torre e bispo, promovidos ou não, valem {large}, as demais peças {small}, o rei nada; as peças na mão também contam. Cada lado começa com {start}.</translation>
    </message>
    <message>
        <source>In serious play, a player who makes an illegal move loses at once. These moves are illegal:</source>
        <translation>Em jogo sério, quem faz um lance ilegal perde na hora. São ilegais:</translation>
    </message>
    <message>
        <source>Between players of different strength, White (uwate) gives pieces: they are removed before the game and take no part in it. White moves first. Left and right are seen from White&apos;s side.</source>
        <translation>Entre jogadores de forças diferentes, as Brancas (uwate) dão peças: são retiradas antes da partida e ficam fora. As Brancas jogam primeiro. Esquerda e direita são as das Brancas.</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Five pawns are tossed on the board (furigoma). If more of them land promoted side up, the other player is Black and moves first. In a handicap game White moves first.</source>
        <translation>Lançam-se cinco peões (furigoma). Se caírem mais com o lado promovido para cima, o outro jogador fica com as Pretas e começa. Com handicap, as Brancas começam.</translation>
    </message>
    <message>
        <source>A player&apos;s clock runs while it is that player&apos;s turn. The two sides may have different times.</source>
        <translation>O relógio de um jogador corre na sua vez. O tempo pode ser diferente para cada lado.</translation>
    </message>
    <message>
        <source>for all moves together. If there is nothing else, a player whose main time runs out loses.</source>
        <translation>para todos os lances juntos; sem mais nada, esgotá-lo perde a partida.</translation>
    </message>
    <message>
        <source>a fixed number of seconds for each move once the main time is used up. Seconds left over are not saved. With several periods, a move that takes too long uses one up.</source>
        <translation>depois do tempo principal, tantos segundos para cada lance. O que sobra não se acumula. Com vários períodos, um lance lento gasta um.</translation>
    </message>
    <message>
        <source>each move adds some seconds to the remaining time.</source>
        <translation>cada lance adiciona alguns segundos ao tempo restante.</translation>
    </message>
    <message>
        <source>A square is named by its file, counted from Black&apos;s right, and its rank, counted from the top: the upper right corner is 1a, in Japanese １一.</source>
        <translation>A casa é nomeada pela coluna, contada da direita das Pretas, e pela fileira, contada do lado oposto: o canto superior direito é 1a, em japonês １一.</translation>
    </message>
    <message>
        <source>A move is written as the piece and the square it goes to: - moves, x captures, * drops; + promotes, = does not. If two pieces could go there, the square of origin, or in Japanese a word, shows which one is meant.</source>
        <translation>O lance é a peça e a casa para onde vai: - move, x captura, * solta; + promove, = não promove. Se duas peças podem ir ali, distingue-as a casa de origem ou, em japonês, uma palavra.</translation>
    </message>
</context>
<context>
    <name>ReferenceWindow</name>
    <message>
        <source>Rules reference</source>
        <translation>Referência de regras</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Rules on one page…</source>
        <translation>Regras em uma página…</translation>
    </message>
    <message>
        <source>Both games</source>
        <translation>Ambos os jogos</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrado.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The list of engines in {file} cannot be read ({reason}). Only the built-in engine is available.</source>
        <translation>A lista de motores em {file} não pode ser lida ({reason}). Só o motor embutido está disponível.</translation>
    </message>
    <message>
        <source>The list of engines in {file} is damaged and could not be moved away ({reason}). Only the built-in engine is available; changes will not be saved until that file is removed.</source>
        <translation>A lista de motores em {file} está danificada e não pôde ser movida ({reason}). Só o motor embutido está disponível; as alterações não serão salvas até que esse arquivo seja removido.</translation>
    </message>
    <message>
        <source>The list of engines was damaged. It was moved to {file}; only the built-in engine is available.</source>
        <translation>A lista de motores estava danificada. Foi movida para {file}; só o motor embutido está disponível.</translation>
    </message>
    <message>
        <source>The list of engines in {file} contains something this version of the program does not know ({reason}). It is ignored, and stays in the file.</source>
        <translation>A lista de motores em {file} contém algo que esta versão do programa não conhece ({reason}). Isso é ignorado e permanece no arquivo.</translation>
    </message>
    <message>
        <source>The list of engines cannot be saved in {file} ({reason}). It lasts until the program is closed; allow writing to that folder to keep it.</source>
        <translation>A lista de motores não pode ser salva em {file} ({reason}). Vale até o programa ser fechado; permita a gravação nessa pasta para mantê-la.</translation>
    </message>
</context>
<context>
    <name>RemoteDialog</name>
    <message>
        <source>An engine on another computer</source>
        <translation>Um motor em outro computador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuário</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>como aqui</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Program on it</source>
        <translation>Programa nesse computador</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>The engine is started by ssh and runs there. The delay of the connection is measured and taken off its clock. Your login there must work with a key: no password is asked for or stored.</source>
        <translation>É iniciado por ssh e pensa lá; o atraso da conexão é medido e descontado do relógio dele. Seu login nesse computador tem de funcionar com chave, sem senha: nenhuma é pedida nem guardada.</translation>
    </message>
</context>
<context>
    <name>ResignDialog</name>
    <message>
        <source>Do you want to resign?</source>
        <translation>Quer desistir?</translation>
    </message>
    <message>
        <source>Does {side} resign?</source>
        <translation>Confirmar a desistência ({side})?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Desistir</translation>
    </message>
    <message>
        <source>The game ends and your opponent wins.</source>
        <translation>A partida termina e o adversário vence.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Won</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sem resultado</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>xeque-mate</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>desistência</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>repetição</translation>
    </message>
    <message>
        <source>perpetual check</source>
        <translation>xeque perpétuo</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>lance ilegal</translation>
    </message>
    <message>
        <source>impasse</source>
        <translation>impasse</translation>
    </message>
    <message>
        <source>declaration</source>
        <translation>declaração</translation>
    </message>
    <message>
        <source>false declaration</source>
        <translation>declaração falsa</translation>
    </message>
    <message>
        <source>try rule</source>
        <translation>regra do try</translation>
    </message>
    <message>
        <source>move limit</source>
        <translation>limite de lances</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>acordo</translation>
    </message>
    <message>
        <source>bare king</source>
        <translation>rei nu</translation>
    </message>
    <message>
        <source>both bared</source>
        <translation>reis nus</translation>
    </message>
    <message>
        <source>no legal move</source>
        <translation>sem lances</translation>
    </message>
</context>
<context>
    <name>ResultsPart</name>
    <message>
        <source>Some lines of your results could not be read: {count}. They were moved to {file}; the rest is unaffected.</source>
        <translation>Linhas dos seus resultados que não puderam ser lidas: {count}. Foram movidas para {file}; as outras estão intactas.</translation>
    </message>
    <message>
        <source>Your results cannot be saved in {file} ({reason}). Allow writing there to keep future results.</source>
        <translation>Não é possível salvar os seus resultados em {file} ({reason}). Permita a gravação ali para guardar os próximos.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Then the lead changed %n times.</source>
        <translation>
            <numerusform>Depois a vantagem mudou %n vez.</numerusform>
            <numerusform>Depois a vantagem mudou %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was even until move {last}.</source>
        <translation>A partida esteve equilibrada até o lance {last}.</translation>
    </message>
    <message>
        <source>From move {first} on it was even again.</source>
        <translation>A partir do lance {first} ficou de novo equilibrada.</translation>
    </message>
    <message>
        <source>{side} was ahead from the beginning.</source>
        <translation>Vantagem desde o início: {side}.</translation>
    </message>
    <message>
        <source>From move {first} on {side} was ahead.</source>
        <translation>Vantagem a partir do lance {first}: {side}.</translation>
    </message>
    <message>
        <source>{move} was best.</source>
        <translation>O melhor lance era {move}.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisões</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Erros graves</translation>
    </message>
    <message>
        <source>Mates missed</source>
        <translation>Mates perdidos</translation>
    </message>
    <message>
        <source>{move}: {judgement}, winning chances −{loss}</source>
        <translation>{move}: {judgement}, chances de vitória −{loss}</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo por lance</translation>
    </message>
    <message>
        <source>Longest move</source>
        <translation>Reflexão mais longa</translation>
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
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Ver no tabuleiro</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salvar como PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Looking at the moves, the last one first: {done} of {total}.</source>
        <translation>Examinando os lances a partir do último: {done} de {total}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds left.</source>
        <translation>
            <numerusform>Falta cerca de %n segundo.</numerusform>
            <numerusform>Faltam cerca de %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes by {side}</source>
        <translation>
            <numerusform>Aprender com %n erro ({side})</numerusform>
            <numerusform>Aprender com %n erros ({side})</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for practice</source>
        <translation>Guardado para treino</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Guardar para treino</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>There are no moves to review.</source>
        <translation>Não há lances para revisar.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>A revisão está pronta.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Save review as PDF</source>
        <translation>Salvar revisão como PDF</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Guardar para treino</translation>
    </message>
    <message>
        <source>Mistakes not solved at once: {number}.</source>
        <translation>Erros não corrigidos de primeira: {number}.</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Review of a game</source>
        <translation>Revisão de uma partida</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>Outros erros</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24 pontos, por acordo</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27 pontos, por acordo</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27 pontos, por declaração</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24 pontos, por declaração</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Regra do try</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Por acordo</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Impedidos</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Com aviso</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Rigoroso</translation>
    </message>
    <message>
        <source>Two pawns on one file (nifu).</source>
        <translation>Dois peões na mesma coluna (nifu).</translation>
    </message>
    <message>
        <source>Mate by dropping a pawn (uchifuzume).</source>
        <translation>Mate soltando um peão (uchifuzume).</translation>
    </message>
    <message>
        <source>The piece does not move that way.</source>
        <translation>A peça não se move assim.</translation>
    </message>
    <message>
        <source>It was the other player&apos;s turn.</source>
        <translation>Era a vez do outro jogador.</translation>
    </message>
    <message>
        <source>A piece dropped promoted side up.</source>
        <translation>Uma peça solta já promovida.</translation>
    </message>
    <message>
        <source>Impasse: {rule}</source>
        <translation>Impasse: {rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>no máximo {moves} lances</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>diálogos pausam os relógios</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>os relógios nunca param</translation>
    </message>
    <message>
        <source>The game goes on until a player is checkmated or resigns.</source>
        <translation>A partida continua até haver mate ou desistência.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: fewer than 24 points lose, otherwise it is a draw.</source>
        <translation>Ambos os reis no campo adversário e acordo: menos de 24 pontos perde; senão, é empate.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: 27 points win; with 27 each, White wins.</source>
        <translation>Ambos os reis no campo adversário e acordo: 27 pontos ganham; com 27 cada, ganham as Brancas.</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: Black wins with 28 points, White with 27.</source>
        <translation>Na sua vez, sem xeque, rei e mais dez no campo adversário: ganha-se com 28 pontos (Brancas: 27).</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten other pieces in the opposing camp: 31 points win, 24 to 30 draw.</source>
        <translation>Na sua vez, sem xeque, rei e mais dez no campo adversário: 31 pontos ganham, 24 a 30 empatam.</translation>
    </message>
    <message>
        <source>Once both kings are in the opposing camps, the first to reach the other king&apos;s starting square wins.</source>
        <translation>Com os dois reis no campo adversário, ganha o primeiro a chegar à casa inicial do outro rei.</translation>
    </message>
    <message>
        <source>All pieces in the camp</source>
        <translation>Todas as peças no campo</translation>
    </message>
    <message>
        <source>Ends when all of one side&apos;s pieces are in the opposing camp; fewer than 24 points lose.</source>
        <translation>Termina quando um lado tem todas as suas peças no campo adversário; menos de 24 pontos perde.</translation>
    </message>
    <message>
        <source>Both kings in the opposing camps and both players agree: a draw.</source>
        <translation>Ambos os reis no campo adversário e acordo dos jogadores: empate.</translation>
    </message>
    <message>
        <source>The board does not let you make an illegal move.</source>
        <translation>O tabuleiro não deixa fazer um lance ilegal.</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back and you are told why.</source>
        <translation>Você pode tentar; a peça volta, e o programa diz por quê.</translation>
    </message>
    <message>
        <source>As in serious play: an illegal move loses at once.</source>
        <translation>Como em partidas sérias: um lance ilegal perde imediatamente.</translation>
    </message>
    <message>
        <source>On a claim</source>
        <translation>A reclamar</translation>
    </message>
    <message>
        <source>An illegal move stands unless the opponent claims it; then it loses.</source>
        <translation>Um lance ilegal vale, a menos que o adversário o reclame; então perde.</translation>
    </message>
    <message>
        <source>A piece placed where it could never move again.</source>
        <translation>Uma peça onde nunca mais poderia andar.</translation>
    </message>
    <message>
        <source>Your own king could be taken.</source>
        <translation>O seu próprio rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>Illegal moves: {rule}</source>
        <translation>Lances ilegais: {rule}</translation>
    </message>
    <message>
        <source>draws by agreement</source>
        <translation>empate por acordo</translation>
    </message>
    <message>
        <source>taking back restores the time</source>
        <translation>voltar devolve o tempo</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{game}: the rules on one page</source>
        <translation>{game}: as regras em uma página</translation>
    </message>
    <message>
        <source>● one square   ○ a jump   → any number of squares</source>
        <translation>● uma casa   ○ um salto   → quantas casas quiser</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>falta menos de um minuto</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>faltam cerca de {minutes} min</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the analysis. The results so far are kept, and you can continue later.</source>
        <translation>Parar a análise. Os resultados obtidos ficam guardados e você pode continuar depois</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Salvar em UTF-8</translation>
    </message>
    <message>
        <source>Kifu cannot be written as {suffix}. Use a name ending in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>Kifus não são gravados como {suffix}. Dê um nome terminado em .kif ou .kifu (KIF), ou escolha outro tipo de arquivo.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: the folder {folder} does not exist.</source>
        <translation>Não é possível salvar {file}: a pasta {folder} não existe.</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>{file} is saved. The previous version is kept as {backup}.</source>
        <translation>{file} está salvo. A versão anterior foi guardada como {backup}.</translation>
    </message>
</context>
<context>
    <name>ScoreBar</name>
    <message>
        <source>No score yet</source>
        <translation>Ainda sem avaliação</translation>
    </message>
    <message>
        <source>Black&apos;s winning chances: {percent}</source>
        <translation>Chances de vitória das Pretas: {percent}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not in your list of engines, or is now started differently. The game is kept. Add it to your engines, then restart it.</source>
        <translation>{name} não está na sua lista de motores, ou agora é iniciado de outro modo. A partida foi conservada. Adicione-o aos seus motores e reinicie-o.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing (expected at {place}). The game is kept. Reinstall the program, then restart the engine.</source>
        <translation>Falta o motor do programa (procurado em {place}). A partida está guardada. Instale o programa novamente e depois reinicie o motor.</translation>
    </message>
</context>
<context>
    <name>SeriesActions</name>
    <message>
        <source>Next game</source>
        <translation>Próxima partida</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Repetir a partida</translation>
    </message>
    <message>
        <source>Replay, colours reversed</source>
        <translation>Repetir, cores trocadas</translation>
    </message>
    <message>
        <source>Your match is not decided yet. {match}, {game}: {score}</source>
        <translation>O seu match não está decidido. {match}, {game}: {score}</translation>
    </message>
    <message>
        <source>Each player keeps the remaining time.</source>
        <translation>Cada jogador mantém o tempo que restava.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas dos ajustes</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Geral</translation>
    </message>
    <message>
        <source>Board and pieces</source>
        <translation>Tabuleiro e peças</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Acessibilidade</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claras</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuras</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Em {folder}</translation>
    </message>
    <message>
        <source>Match colours</source>
        <translation>Pelas cores</translation>
    </message>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madeira escura</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Lisa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Kaya with light colours, dark wood with dark ones</source>
        <translation>Kaya com cores claras, madeira escura com as escuras</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Strong marks on the board</source>
        <translation>Marcas fortes no tabuleiro</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reduzir movimento</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Pelo idioma</translation>
    </message>
    <message>
        <source>☗７六歩 when the window is in Japanese, P-7f in every other language</source>
        <translation>☗７六歩 com a janela em japonês, P-7f em qualquer outro idioma</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Shown on your card and in saved games</source>
        <translation>Aparece no seu cartão e nas partidas salvas</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation>Salvar toda partida terminada</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Do sistema</translation>
    </message>
    <message>
        <source>Same as moves</source>
        <translation>Como os lances</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas do tabuleiro</translation>
    </message>
    <message>
        <source>Show what a piece is when the mouse rests on it</source>
        <translation>Mostrar que peça é quando o mouse para sobre ela</translation>
    </message>
    <message>
        <source>Strong lines and colours; the board follows if it is set to match colours</source>
        <translation>Linhas e cores fortes; o tabuleiro acompanha, se estiver em “Pelas cores”</translation>
    </message>
    <message>
        <source>Corners, frames and shades that any eye can tell apart</source>
        <translation>Cantos, molduras e cores que se distinguem com qualquer tipo de visão</translation>
    </message>
    <message>
        <source>Pieces appear at their new place at once, and tossed pawns at rest</source>
        <translation>As peças vão logo ao seu lugar e os peões lançados já aparecem caídos</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notação dos lances</translation>
    </message>
    <message>
        <source>Show where a piece can go</source>
        <translation>Marcar aonde a peça pode ir</translation>
    </message>
    <message>
        <source>none; for instance tcp://192.168.1.10:8786</source>
        <translation>nenhum; por exemplo tcp://192.168.1.10:8786</translation>
    </message>
    <message>
        <source>Cluster for analysis</source>
        <translation>Cluster para a análise</translation>
    </message>
    <message>
        <source>Other computers that analyse games of your library: see the guide</source>
        <translation>Outros computadores que analisam partidas da sua biblioteca: veja o guia</translation>
    </message>
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). Default settings are used.</source>
        <translation>Não é possível ler o arquivo de ajustes {file} ({reason}). Valem os ajustes padrão.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be moved away ({reason}). Default settings are used; changes will not be saved until that file is removed.</source>
        <translation>O arquivo de ajustes {file} está danificado e não pôde ser movido ({reason}). Valem os ajustes padrão; as alterações não serão salvas até que esse arquivo seja removido.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was moved to {file}, and default settings are used.</source>
        <translation>O arquivo de ajustes estava danificado. Foi movido para {file}, e valem os ajustes padrão.</translation>
    </message>
    <message>
        <source>This version of the program does not know some settings in {file} ({reason}). Defaults are used instead; the file keeps them.</source>
        <translation>Esta versão do programa não conhece alguns ajustes em {file} ({reason}). No lugar deles valem os padrões; o arquivo os conserva.</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {file} ({reason}). They last until the program is closed; allow writing to that folder to keep them.</source>
        <translation>Não é possível salvar os ajustes em {file} ({reason}). Eles valem até o programa ser fechado; permita a gravação nessa pasta para mantê-los.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Engines, books and earlier games are closed while you play someone on a server.</source>
        <translation>Enquanto você joga com alguém em um servidor, motores, livros e partidas anteriores ficam fechados.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>Lances tentados aqui</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jogar daqui…</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Virar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Evaluation: {text}</source>
        <translation>Avaliação: {text}</translation>
    </message>
    <message>
        <source>The evaluation in the file, in hundredths of a pawn, for the side that is better</source>
        <translation>A avaliação do arquivo, em centésimos de peão, para o lado em vantagem</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Clock tones</source>
        <translation>Sons do relógio</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Xeque</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>Procurando uma voz…</translation>
    </message>
    <message>
        <source>This computer has no voice for {language}.</source>
        <translation>Este computador não tem voz para {language}.</translation>
    </message>
    <message>
        <source>Count the clock aloud</source>
        <translation>Contagem em voz alta</translation>
    </message>
    <message>
        <source>This computer has no voice installed.</source>
        <translation>Este computador não tem nenhuma voz.</translation>
    </message>
</context>
<context>
    <name>Spectating</name>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Conectando-se a {host}…</translation>
    </message>
    <message>
        <source>Waiting for a game to watch at {host}…</source>
        <translation>Aguardando uma partida para assistir em {host}…</translation>
    </message>
    <message>
        <source>You are watching at {host}.</source>
        <translation>Você está assistindo em {host}.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de assistir</translation>
    </message>
    <message>
        <source>Stopping after this game…</source>
        <translation>Parando após esta partida…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>Waiting for an opponent at {host}…</source>
        <translation>Aguardando um adversário em {host}…</translation>
    </message>
    <message>
        <source>{player} is playing {name}</source>
        <translation>{player} está jogando com {name}</translation>
    </message>
    <message>
        <source>Reconnecting to {host}…</source>
        <translation>Reconectando a {host}…</translation>
    </message>
    <message>
        <source>The games are over</source>
        <translation>As partidas terminaram</translation>
    </message>
    <message>
        <source>The games of {player} at {host} are over: {score}.</source>
        <translation>As partidas de {player} em {host} terminaram: {score}.</translation>
    </message>
    <message>
        <source>{played} of {wanted}</source>
        <translation>{played} de {wanted}</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
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
        <translation>promove</translation>
    </message>
    <message>
        <source>does not promote</source>
        <translation>não promove</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>check</source>
        <translation>xeque</translation>
    </message>
    <message>
        <source>{what}, {more}</source>
        <translation>{what}, {more}</translation>
    </message>
    <message>
        <source>{side}: {piece} dropped on {square}</source>
        <translation>{side}: {piece} da mão em {square}</translation>
    </message>
    <message>
        <source>{side}: {piece} takes {captured} on {square}</source>
        <translation>{side}: {piece} captura {captured} em {square}</translation>
    </message>
    <message>
        <source>{side}: {piece} to {square}</source>
        <translation>{side}: {piece} para {square}</translation>
    </message>
    <message>
        <source>{piece} from {square}</source>
        <translation>{piece} de {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Resta %n segundo</numerusform>
            <numerusform>Restam %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byōyomi: %n seconds a move</source>
        <translation>
            <numerusform>Byōyomi: %n segundo por lance</numerusform>
            <numerusform>Byōyomi: %n segundos por lance</numerusform>
        </translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posição inicial</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Lance {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n moves taken back</source>
        <translation>
            <numerusform>%n lance desfeito</numerusform>
            <numerusform>%n lances desfeitos</numerusform>
        </translation>
    </message>
    <message>
        <source>one two three four five six seven eight nine ten</source>
        <translation>um dois três quatro cinco seis sete oito nove dez</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Pieces in hand, {side}</source>
        <translation>Peças na mão: {side}</translation>
    </message>
</context>
<context>
    <name>SpokenCount</name>
    <message>
        <source>en</source>
        <translation>pt</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Resta %n segundo</numerusform>
            <numerusform>Restam %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartBoard</name>
    <message>
        <source>From this position</source>
        <translation>A partir desta posição</translation>
    </message>
    <message>
        <source>Your own handicap. {side} moves first.</source>
        <translation>Handicap próprio. Primeiro lance: {side}.</translation>
    </message>
    <message>
        <source>Black moves first.</source>
        <translation>As Pretas jogam primeiro.</translation>
    </message>
    <message>
        <source>White gives these pieces and moves first.</source>
        <translation>As Brancas dão estas peças e jogam primeiro.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game} · {when} · lance {number}</translation>
    </message>
    <message>
        <source>damaged, moves lost: {lost}</source>
        <translation>danificada, lances perdidos: {lost}</translation>
    </message>
    <message>
        <source>Resume your game</source>
        <translation>Retomar a partida</translation>
    </message>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Shogi and Okisaki shogi on your own board.</source>
        <translation>Shogi e Okisaki shogi no seu próprio tabuleiro.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Against the computer, at your level</source>
        <translation>Contra o computador, no seu nível</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>The stronger player gives pieces</source>
        <translation>O jogador mais forte dá peças</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dois jogadores</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar posição</translation>
    </message>
    <message>
        <source>Engine match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Let engines and levels play each other</source>
        <translation>Faça motores e níveis jogarem entre si</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>Abrir um kifu</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Aprender shogi</translation>
    </message>
    <message>
        <source>From the first move to mate, step by step</source>
        <translation>Do primeiro lance ao mate, passo a passo</translation>
    </message>
    <message>
        <source>Press Tab to reach the choices.</source>
        <translation>Tab leva às opções.</translation>
    </message>
    <message>
        <source>From a kitten to an owl: choose a face</source>
        <translation>Da gatinha à coruja: escolha pelo rosto</translation>
    </message>
    <message>
        <source>Play a handicap game</source>
        <translation>Jogar com handicap</translation>
    </message>
    <message>
        <source>Both at this computer</source>
        <translation>Ambos neste computador</translation>
    </message>
    <message>
        <source>Find games by player, opening or position</source>
        <translation>Partidas por jogadores, abertura ou posição</translation>
    </message>
    <message>
        <source>Solve mating problems on the board</source>
        <translation>Resolva problemas de mate no tabuleiro</translation>
    </message>
    <message>
        <source>Choose how the pieces look</source>
        <translation>Escolher a aparência das peças</translation>
    </message>
    <message>
        <source>Play through and study a game record</source>
        <translation>Rever e estudar uma partida</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jogo: todos</translation>
    </message>
    <message>
        <source>Any start</source>
        <translation>Qualquer início</translation>
    </message>
    <message>
        <source>Even games</source>
        <translation>Partidas iguais</translation>
    </message>
    <message>
        <source>Handicaps</source>
        <translation>Handicaps</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>O último ano</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Os últimos três meses</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Os últimos 30 dias</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>Precisão ao longo do tempo</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Por fase</translation>
    </message>
    <message>
        <source>With Black and White</source>
        <translation>Com Pretas e Brancas</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aberturas</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castelos</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <translation>V–E–D</translation>
    </message>
    <message>
        <source>Me ({name})</source>
        <translation>Eu ({name})</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Games: {games}, won {won}, drawn {drawn}, lost {lost}.</source>
        <translation>Partidas: {games}, vitórias {won}, empates {drawn}, derrotas {lost}.</translation>
    </message>
    <message>
        <source>Analysed: {number}.</source>
        <translation>Analisadas: {number}.</translation>
    </message>
    <message>
        <source>Accuracy: {number}.</source>
        <translation>Precisão: {number}.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Meio-jogo</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprecisões</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Erros graves</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Segundos por lance</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razão</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>{number}, too few</source>
        <translation>{number}, poucas</translation>
    </message>
    <message>
        <source>Analyse the rest…</source>
        <translation>Analisar as outras…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Todo o tempo</translation>
    </message>
    <message>
        <source>Why moves went wrong</source>
        <translation>Por que os lances foram erros</translation>
    </message>
    <message>
        <source>Grey: too few games to mean anything.</source>
        <translation>Cinza: poucas partidas para tirar conclusões.</translation>
    </message>
    <message>
        <source>Each point is a game: the mean accuracy of your moves, 100 if none of them lowered your winning chances. The line is the mean of the games around it. Click a point to open the game.</source>
        <translation>Cada ponto é uma partida: a precisão média dos seus lances, 100 se nenhum reduziu suas chances de vitória. A linha é a média das partidas em volta. Clique em um ponto para abrir a partida.</translation>
    </message>
    <message>
        <source>Errors per hundred of your moves. The opening ends with the first capture of a piece after move 15, or with move {last}; the endgame begins when a silver or stronger piece comes within two squares of a king.</source>
        <translation>Erros por cem lances seus. A abertura termina com a primeira captura de uma peça depois do lance 15, ou no lance {last}; o final começa quando uma prata ou peça mais forte chega a duas casas de um rei.</translation>
    </message>
    <message>
        <source>For each of your errors, the first reason that can be proved on the board.</source>
        <translation>Para cada erro seu, a primeira razão que se pode provar no tabuleiro.</translation>
    </message>
    <message>
        <source>The same for each opening, as the file names it or as the moves show.</source>
        <translation>O mesmo para cada abertura, como o arquivo a nomeia ou como os lances a mostram.</translation>
    </message>
    <message>
        <source>The library has no games of this player. Choose another name, or set your own in the settings, as it appears in the games you save.</source>
        <translation>A biblioteca não tem partidas deste jogador. Escolha outro nome ou indique o seu nos ajustes, como aparece nas partidas que você salva.</translation>
    </message>
    <message>
        <source>You spent {number} s on moves that were errors.</source>
        <translation>Você gastou {number} s nos lances que foram erros.</translation>
    </message>
    <message>
        <source>Too few games to say much.</source>
        <translation>Poucas partidas para tirar conclusões.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>no reason that can be proved</source>
        <translation>nenhuma que se possa provar</translation>
    </message>
    <message>
        <source>Games won, drawn and lost; a draw counts half. After the opening: your mean winning chances when it ended. Like the accuracy, this counts analysed games only.</source>
        <translation>Partidas vencidas, empatadas e perdidas; um empate conta metade. Após a abertura: suas chances médias de vitória quando ela acabou. Como a precisão, só das partidas analisadas.</translation>
    </message>
    <message>
        <source>The same for the castle that you built, if it has a name, in the analysed games.</source>
        <translation>O mesmo para o castelo que você construiu, quando tem nome, nas partidas analisadas.</translation>
    </message>
    <message>
        <source>The games in your folders are still being read…</source>
        <translation>As partidas das suas pastas ainda estão sendo lidas…</translation>
    </message>
    <message>
        <source>After the opening</source>
        <translation>Após a abertura</translation>
    </message>
</context>
<context>
    <name>SteppedBoard</name>
    <message>
        <source>First position</source>
        <translation>Primeira posição</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Recuar um lance</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Avançar um lance</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posição</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>Qualquer abertura</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Sem plano</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>Torre fixa</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>Torre móvel</translation>
    </message>
    <message>
        <source>It builds this castle whenever its king can get there.</source>
        <translation>Constrói este castelo sempre que o rei consegue chegar lá.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Ofensivo</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>A different opening every game, with a castle that suits it.</source>
        <translation>A cada partida outra abertura, com um castelo que combina.</translation>
    </message>
    <message>
        <source>It plays the move it thinks best from the very start.</source>
        <translation>Joga o que acha melhor desde o primeiro lance.</translation>
    </message>
    <message>
        <source>In the opening its rook stays on its file and the pawn in front advances.</source>
        <translation>Na abertura, a torre fica na sua coluna e avança o peão à sua frente.</translation>
    </message>
    <message>
        <source>In the opening its rook swings to the middle or the left, and its king goes to the right.</source>
        <translation>Na abertura, a torre vai para o centro ou a esquerda, o rei para a direita.</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn push first, then an eye on your king all game long.</source>
        <translation>Primeiro a prata ofensiva (bōgin) ou um peão rápido; na partida toda, de olho no seu rei.</translation>
    </message>
    <message>
        <source>A castle first, then an eye on its own king all game long.</source>
        <translation>Primeiro um castelo; na partida toda, de olho no próprio rei.</translation>
    </message>
    <message>
        <source>It plays this opening whenever you allow it, with a castle that suits it.</source>
        <translation>Joga esta abertura sempre que o adversário permite, com um castelo que combina.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message numerus="yes">
        <source>%n turning points.</source>
        <translation>
            <numerusform>%n momento decisivo.</numerusform>
            <numerusform>%n momentos decisivos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>New record</source>
        <translation>Novo registro</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Vez: {side}</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Continuar esperando</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The engine is starting.</source>
        <translation>O motor está sendo iniciado.</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Files with problems</source>
        <translation>Arquivos com problemas</translation>
    </message>
    <message>
        <source>The files have not been changed. Once corrected, a file is read again automatically.</source>
        <translation>Os arquivos não foram alterados. Um arquivo corrigido é lido de novo automaticamente.</translation>
    </message>
    <message>
        <source>None: every file in the library was read without problems.</source>
        <translation>Nenhum: todos os arquivos da biblioteca foram lidos sem problemas.</translation>
    </message>
</context>
<context>
    <name>UnsavedActions</name>
    <message>
        <source>record without a name</source>
        <translation>registro sem nome</translation>
    </message>
    <message>
        <source>Unsaved · {name} · {when}</source>
        <translation>Não salvo · {name} · {when}</translation>
    </message>
    <message>
        <source>Continue setting up a position</source>
        <translation>Continuar montando uma posição</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <translation>Continuar o seu estudo</translation>
    </message>
    <message>
        <source>Another window of the program has taken this over.</source>
        <translation>Outra janela do programa assumiu isto.</translation>
    </message>
    <message>
        <source>Unsaved changes on the disk were damaged and moved to {file}.</source>
        <translation>Alterações não salvas estavam danificadas no disco e foram movidas para {file}.</translation>
    </message>
    <message>
        <source>Your changes cannot be backed up in {folder} ({reason}). Save them before you close the program.</source>
        <translation>Não é possível fazer uma cópia de segurança das suas alterações em {folder} ({reason}). Salve-as antes de fechar o programa.</translation>
    </message>
</context>
<context>
    <name>WaitingGames</name>
    <message>
        <source>{folder} contains games that this version of the program cannot continue. They stay there for the version that saved them.</source>
        <translation>Há partidas em {folder} que esta versão do programa não consegue continuar. Ficam lá para a versão que as salvou.</translation>
    </message>
    <message>
        <source>The journal of a game was damaged at its start and moved to {file}. Moves in it: {moves}.</source>
        <translation>O diário de uma partida estava danificado no início e foi movido para {file}. Lances nele: {moves}.</translation>
    </message>
</context>
<context>
    <name>WholeGame</name>
    <message>
        <source>There are no moves to analyse.</source>
        <translation>Não há lances para analisar.</translation>
    </message>
    <message>
        <source>The game is being analysed.</source>
        <translation>A partida está sendo analisada.</translation>
    </message>
    <message>
        <source>The game has been analysed.</source>
        <translation>A partida foi analisada.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>The moves have been analysed.</source>
        <translation>Os lances foram analisados.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>{loser}: rei em xeque-mate.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>{loser}: desistência.</translation>
    </message>
    <message>
        <source>The move limit was reached.</source>
        <translation>O limite de lances foi atingido.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>{loser}: tempo esgotado.</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Os jogadores concordaram com o empate.</translation>
    </message>
    <message>
        <source>{loser} did not appear.</source>
        <translation>{loser}: não comparecimento.</translation>
    </message>
    <message>
        <source>The game was broken off.</source>
        <translation>A partida foi interrompida.</translation>
    </message>
    <message>
        <source>There is no mate in this problem.</source>
        <translation>Não há mate neste problema.</translation>
    </message>
    <message>
        <source>The record does not say why.</source>
        <translation>O registro não informa o motivo.</translation>
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
        <translation>Pretas</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Vitória: {side}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perdeu</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sem resultado</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fim de partida</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Sees simple captures, misses plans.</source>
        <translation>Vê capturas simples, não percebe planos.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jogador de clube</translation>
    </message>
    <message>
        <source>Attacks where you are weak.</source>
        <translation>Ataca os seus pontos fracos.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Muito forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Força total</translation>
    </message>
    <message>
        <source>Beyond the amateur grades.</source>
        <translation>Além dos graus amadores.</translation>
    </message>
    <message>
        <source>About {number} dan, estimated.</source>
        <translation>Cerca de {number} dan, por estimativa.</translation>
    </message>
    <message>
        <source>About {number} kyū, estimated.</source>
        <translation>Cerca de {number} kyū, por estimativa.</translation>
    </message>
    <message>
        <source>Computer level {number}</source>
        <translation>Computador nível {number}</translation>
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
        <translation>Partida igual</translation>
    </message>
    <message>
        <source>Left lance</source>
        <translation>Lança esquerda</translation>
    </message>
    <message>
        <source>Right lance</source>
        <translation>Lança direita</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bispo</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Rook and left lance</source>
        <translation>Torre e lança esquerda</translation>
    </message>
    <message>
        <source>Two pieces</source>
        <translation>Duas peças</translation>
    </message>
    <message>
        <source>Three pieces</source>
        <translation>Três peças</translation>
    </message>
    <message>
        <source>Four pieces</source>
        <translation>Quatro peças</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinco peças</translation>
    </message>
    <message>
        <source>Five pieces (left knight)</source>
        <translation>Cinco peças (cavalo esquerdo)</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>Seis peças</translation>
    </message>
    <message>
        <source>Seven pieces (left silver)</source>
        <translation>Sete peças (prata esquerda)</translation>
    </message>
    <message>
        <source>Seven pieces (right silver)</source>
        <translation>Sete peças (prata direita)</translation>
    </message>
    <message>
        <source>Eight pieces</source>
        <translation>Oito peças</translation>
    </message>
    <message>
        <source>Nine pieces</source>
        <translation>Nove peças</translation>
    </message>
    <message>
        <source>Ten pieces</source>
        <translation>Dez peças</translation>
    </message>
    <message>
        <source>Bare king</source>
        <translation>Rei nu</translation>
    </message>
    <message>
        <source>Three pawns</source>
        <translation>Três peões</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <translation>Libélula</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Tempo sem limite</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move (Fischer)</source>
        <translation>{minutes} min + {seconds} s por lance (Fischer)</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>{seconds} s por lance</translation>
    </message>
    <message>
        <source>{minutes} min, then {seconds} s a move</source>
        <translation>{minutes} min, depois {seconds} s por lance</translation>
    </message>
    <message numerus="yes">
        <source>%n periods of {seconds} s</source>
        <translation>
            <numerusform>%n período de {seconds} s</numerusform>
            <numerusform>%n períodos de {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{minutes} min, then %n periods of {seconds} s</source>
        <translation>
            <numerusform>{minutes} min, depois %n período de {seconds} s</numerusform>
            <numerusform>{minutes} min, depois %n períodos de {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>Nova partida após sennichite; tempo restante: {times}</translation>
    </message>
    <message>
        <source>{loser} has no legal move and loses.</source>
        <translation>{loser}: sem lances legais; a partida está perdida.</translation>
    </message>
    <message>
        <source>The same position occurred for the fourth time (sennichite). The game is void.</source>
        <translation>A mesma posição ocorreu pela quarta vez (sennichite). A partida não conta.</translation>
    </message>
    <message>
        <source>The position occurred for the fourth time, and {loser}, who gave check every time, loses.</source>
        <translation>A posição ocorreu pela quarta vez, sempre com xeque, o que perde a partida: {loser}.</translation>
    </message>
    <message>
        <source>{loser} made an illegal move.</source>
        <translation>{loser}: lance ilegal.</translation>
    </message>
    <message>
        <source>{winner} declared a win with the king in the opposing camp.</source>
        <translation>{winner}: vitória declarada, com o rei no campo adversário.</translation>
    </message>
    <message>
        <source>{loser} declared a win, but the conditions were not met.</source>
        <translation>{loser}: vitória declarada sem cumprir as condições.</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the other king&apos;s starting square.</source>
        <translation>{winner}: o rei chegou à casa inicial do outro rei.</translation>
    </message>
    <message>
        <source>{loser} has only the king left.</source>
        <translation>{loser}: só resta o rei.</translation>
    </message>
    <message>
        <source>Both sides have only their kings left.</source>
        <translation>Aos dois lados só resta o rei.</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps; {winner} has enough points.</source>
        <translation>Os dois reis estão a salvo no campo adversário; vitória por pontos: {winner}.</translation>
    </message>
    <message>
        <source>Both kings are safe in the opposing camps, and both sides have enough points.</source>
        <translation>Os dois reis estão a salvo no campo adversário e ambos têm os pontos.</translation>
    </message>
    <message>
        <source>Overlooks a lot. For your first game.</source>
        <translation>Deixa passar muita coisa. Para a primeira partida.</translation>
    </message>
    <message>
        <source>Knows the moves, but gives pieces away.</source>
        <translation>Conhece os movimentos, entrega peças.</translation>
    </message>
    <message>
        <source>A casual evening game, with slips.</source>
        <translation>Uma partida descontraída, com deslizes.</translation>
    </message>
    <message>
        <source>Punishes big mistakes.</source>
        <translation>Castiga erros graves.</translation>
    </message>
    <message>
        <source>Slips rarely, finds short mates.</source>
        <translation>Poucos deslizes, encontra mates curtos.</translation>
    </message>
    <message>
        <source>Reads far ahead in a fight.</source>
        <translation>Calcula longe nas lutas.</translation>
    </message>
    <message>
        <source>Rarely lets you off.</source>
        <translation>Quase nunca perdoa.</translation>
    </message>
    <message>
        <source>Everything the engine can do.</source>
        <translation>Tudo o que o motor tem.</translation>
    </message>
    <message>
        <source>Below the kyū grades.</source>
        <translation>Abaixo dos graus.</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>Esta posição ocorre pela terceira vez. Na quarta (sennichite), a partida é anulada e pode ser repetida.</translation>
    </message>
    <message>
        <source>This position has occurred three times. At the fourth {loser} loses for giving perpetual check.</source>
        <translation>Esta posição ocorre pela terceira vez. Na quarta, perde quem dá xeque o tempo todo: {loser}.</translation>
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
        <translation>Você está vendo uma posição anterior.</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jogar daqui…</translation>
    </message>
</context>
<context>
    <name>_Question</name>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>_WayPart</name>
    <message>
        <source>{done} of {count} steps done</source>
        <translation>{done} de {count} passos feitos</translation>
    </message>
    <message>
        <source>Continue: {chapter}</source>
        <translation>Continuar: {chapter}</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
</context>
</TS>
