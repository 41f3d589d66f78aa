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
        <source>Shogi and Okisaki shogi against an opponent of its own. Free software under the MIT licence; the licences of fonts and drawings lie beside them.</source>
        <translation>Shogi e Okisaki shogi contra um adversário próprio do programa. Software livre sob a licença MIT; as licenças das fontes e dos desenhos acompanham os respectivos arquivos.</translation>
    </message>
    <message>
        <source>It uses no network, and sends nothing to anybody.</source>
        <translation>Não usa a rede nem envia nada a ninguém.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>AccuracyView</name>
    <message>
        <source>Accuracy of {count} games, lately about {last} %</source>
        <translation>Precisão de {count} partidas, ultimamente cerca de {last} %</translation>
    </message>
    <message>
        <source>{accuracy} %, around it {smooth} %</source>
        <translation>{accuracy} %, à volta {smooth} %</translation>
    </message>
</context>
<context>
    <name>AddPage</name>
    <message>
        <source>Add an engine</source>
        <translation>Acrescentar um motor</translation>
    </message>
    <message>
        <source>Any engine that speaks USI: choose its file, drop it here, or write the line that starts it, also on another computer. It runs with all your rights: take only what you trust.</source>
        <translation>Qualquer motor que fale USI: escolha o arquivo, solte-o aqui ou escreva a linha que o inicia, mesmo em outro computador. Ele roda com todos os seus direitos: use só o que for de confiança.</translation>
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
        <translation>Acrescentar</translation>
    </message>
    <message>
        <source>A quotation mark is missing in this line.</source>
        <translation>Falta uma aspa nesta linha.</translation>
    </message>
    <message>
        <source>The program of the engine</source>
        <translation>O programa do motor</translation>
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
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>Por lance</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partidas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Keep what is found</source>
        <translation>Guardar o resultado</translation>
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
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
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
        <source>Nodes for each move</source>
        <translation>Nós por lance</translation>
    </message>
    <message>
        <source>Beside the files</source>
        <translation>Ao lado dos ficheiros</translation>
    </message>
    <message>
        <source>In the files</source>
        <translation>Nos ficheiros</translation>
    </message>
    <message>
        <source>Also games that are analysed already</source>
        <translation>Também as já analisadas</translation>
    </message>
    <message>
        <source>All of them are analysed already.</source>
        <translation>Todas já estão analisadas.</translation>
    </message>
    <message>
        <source>To be analysed: {number}, in about {minutes} min.</source>
        <translation>Para analisar: {number}, em cerca de {minutes} min.</translation>
    </message>
    <message>
        <source>A file is written only if it holds one game, was read without reservations and loses nothing; what is found of the others is kept beside.</source>
        <translation>Um ficheiro só é escrito se tiver uma partida, foi lido sem reservas e nada perde; o resultado dos outros fica ao lado.</translation>
    </message>
    <message>
        <source>No file is changed. Games show their evaluations when they are opened.</source>
        <translation>Nenhum ficheiro muda. As partidas mostram as avaliações quando se abrem.</translation>
    </message>
</context>
<context>
    <name>Analysing</name>
    <message>
        <source>Games are being analysed already. Stop that first.</source>
        <translation>Já há partidas em análise. Pare-a primeiro.</translation>
    </message>
    <message>
        <source>The analysis broke off: {reason}</source>
        <translation>A análise interrompeu-se: {reason}</translation>
    </message>
    <message>
        <source>Games analysed: {number}.</source>
        <translation>Partidas analisadas: {number}.</translation>
    </message>
    <message>
        <source>Kept beside their files, which are not to be written: {number}.</source>
        <translation>Guardadas ao lado dos ficheiros, que não se podem escrever: {number}.</translation>
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
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Lines of the engine</source>
        <translation>Linhas da engine</translation>
    </message>
    <message>
        <source>Scores are shown as</source>
        <translation>As avaliações aparecem como</translation>
    </message>
    <message>
        <source>More about analysis</source>
        <translation>Mais sobre a análise</translation>
    </message>
    <message>
        <source>Lines, engines, arrows</source>
        <translation>Linhas, engines, setas</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de novo</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message>
        <source>Show the best line only</source>
        <translation>Mostrar só a melhor linha</translation>
    </message>
</context>
<context>
    <name>AnalysisPart</name>
    <message>
        <source>There are no evaluations yet: switch analysis on and step through the game.</source>
        <translation>Ainda não há avaliações: ligue a análise e percorra a partida.</translation>
    </message>
    <message>
        <source>There is no evaluation yet.</source>
        <translation>Ainda não há avaliação.</translation>
    </message>
    <message>
        <source>Play to {move}</source>
        <translation>Jogar até {move}</translation>
    </message>
    <message>
        <source>Keep as variation</source>
        <translation>Guardar como variante</translation>
    </message>
    <message>
        <source>Keep as far as {move}</source>
        <translation>Guardar até {move}</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Arrows on the board</source>
        <translation>Setas no tabuleiro</translation>
    </message>
    <message>
        <source>Write evaluations into the record</source>
        <translation>Escrever avaliações no registro</translation>
    </message>
</context>
<context>
    <name>AnalysisRow</name>
    <message>
        <source>Analysing games: {done} of {total}</source>
        <translation>A analisar partidas: {done} de {total}</translation>
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
        <source>Stopping…</source>
        <translation>A parar…</translation>
    </message>
    <message>
        <source>An analysis of {number} games was stopped. What it found is kept.</source>
        <translation>A análise de {number} partidas foi parada. O que achou está guardado.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop analysing; what was found is kept, and it can go on</source>
        <translation>Parar a análise; o que achou fica guardado e pode continuar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Let go of it</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Games analysed</source>
        <translation>Partidas analisadas</translation>
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
        <source>The last one</source>
        <translation>A última</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Repetir ao terminar</translation>
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
        <source>Stopped; nothing was written.</source>
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
        <source>Another program or window has written it since. To replace it would lose that.</source>
        <translation>Outro programa ou outra janela o gravou nesse meio-tempo. Substituí-lo faria perder isso.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>AskLeaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Give up the position that you have set up?</source>
        <translation>Abandonar a posição que você montou?</translation>
    </message>
    <message>
        <source>It is in no game and no file, and is lost when the program is closed.</source>
        <translation>Ela não está em nenhuma partida nem arquivo e se perde quando o programa é fechado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar edição</translation>
    </message>
</context>
<context>
    <name>AskLossesDialog</name>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
    </message>
    <message>
        <source>{format} does not hold all of this game</source>
        <translation>{format} não comporta tudo desta partida</translation>
    </message>
    <message>
        <source>The file would be without:</source>
        <translation>O arquivo ficaria sem:</translation>
    </message>
    <message>
        <source>Nothing is lost on the board. KIF holds everything.</source>
        <translation>No tabuleiro nada se perde. O KIF comporta tudo.</translation>
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
</context>
<context>
    <name>AskSaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Save the changes to this record?</source>
        <translation>Salvar as alterações deste kifu?</translation>
    </message>
    <message>
        <source>What is in no file yet is lost otherwise.</source>
        <translation>Caso contrário, perde-se o que ainda não está em nenhum arquivo.</translation>
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
</context>
<context>
    <name>AskStopDialog</name>
    <message>
        <source>Engine match</source>
        <translation>Match de motores</translation>
    </message>
    <message>
        <source>Engines play a match. Stop it?</source>
        <translation>Motores estão jogando um match. Parar?</translation>
    </message>
    <message>
        <source>The games in progress are given up; the match can go on later, with all others kept.</source>
        <translation>Os jogos em curso são abandonados; os outros ficam salvos e o match pode continuar mais tarde.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Parar e fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>dama</translation>
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
        <source>Moves of the book</source>
        <translation>Lances do livro</translation>
    </message>
    <message>
        <source>The book has no moves here yet.</source>
        <translation>O livro ainda não tem lances aqui.</translation>
    </message>
    <message>
        <source>Comment on the position</source>
        <translation>Comentário sobre a posição</translation>
    </message>
    <message>
        <source>Move to add</source>
        <translation>Lance a acrescentar</translation>
    </message>
    <message>
        <source>Add the move</source>
        <translation>Acrescentar o lance</translation>
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
        <source>Score, points</source>
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
        <source>In hundredths of a pawn, for whoever makes the move</source>
        <translation>Em centésimos de peão, do lado de quem joga</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Comentário sobre {move}</translation>
    </message>
    <message>
        <source>Take {move} out</source>
        <translation>Retirar {move}</translation>
    </message>
    <message>
        <source>Take the move out of the book</source>
        <translation>Retira o lance do livro</translation>
    </message>
</context>
<context>
    <name>BookMaking</name>
    <message>
        <source>A book is being made already. Stop that first.</source>
        <translation>Um livro já está sendo criado. Pare isso primeiro.</translation>
    </message>
    <message>
        <source>YaneuraOu&apos;s book (*.db)</source>
        <translation>Livro do YaneuraOu (*.db)</translation>
    </message>
    <message>
        <source>Apery&apos;s book, standard shogi only (*.bin)</source>
        <translation>Livro do Apery, só shogi padrão (*.bin)</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>Criar um livro de aberturas</translation>
    </message>
    <message>
        <source>None of {of} games has a move that fits; {file} was not written.</source>
        <translation>Nenhuma das {of} partidas tem um lance que sirva; {file} não foi gravado.</translation>
    </message>
    <message>
        <source>{file}: {positions} positions, {moves} moves of {games} games. The explorer shows it.</source>
        <translation>{file}: {positions} posições, {moves} lances de {games} partidas. O explorador o mostra.</translation>
    </message>
    <message>
        <source>Files that could not be read: {number} ({names}).</source>
        <translation>Arquivos que não puderam ser lidos: {number} ({names}).</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>Making a book: {done} of {total} games</source>
        <translation>Criando o livro: {done} de {total} partidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop; no book is written</source>
        <translation>Parar; nenhum livro é gravado</translation>
    </message>
    <message>
        <source>Games read</source>
        <translation>Partidas lidas</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>No position of this record has a bookmark. Ctrl+B sets one.</source>
        <translation>Nenhuma posição deste kifu tem marcador. Ctrl+B coloca um.</translation>
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
</context>
<context>
    <name>Books</name>
    <message>
        <source>{file} cannot be opened ({reason}). Check that it is there and may be read.</source>
        <translation>{file} não pode ser aberto ({reason}). Verifique se existe e se pode ser lido.</translation>
    </message>
    <message>
        <source>{file} is no opening book that can be read: {reason}.</source>
        <translation>{file} não é um livro de aberturas que se possa ler: {reason}.</translation>
    </message>
    <message>
        <source>{file} says something else of this position than when it was looked at: another program has changed it. Nothing was written; look at the position again.</source>
        <translation>{file} diz desta posição algo diferente de quando foi vista: outro programa a mudou. Nada foi gravado; veja a posição de novo.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Nothing in it has changed.</source>
        <translation>{file} não pode ser gravado ({reason}). Nada nele mudou.</translation>
    </message>
    <message>
        <source>{file} cannot hold that: {reason}.</source>
        <translation>{file} não comporta isso: {reason}.</translation>
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
</context>
<context>
    <name>Characters</name>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>a safe king</source>
        <translation>rei em segurança</translation>
    </message>
    <message>
        <source>to take pieces</source>
        <translation>capturar peças</translation>
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
        <translation>Abandona cedo.</translation>
    </message>
    <message>
        <source>Resigns a lost game.</source>
        <translation>Abandona uma partida perdida.</translation>
    </message>
    <message>
        <source>Never resigns.</source>
        <translation>Nunca abandona.</translation>
    </message>
    <message>
        <source>May offer a draw.</source>
        <translation>Pode propor empate.</translation>
    </message>
    <message>
        <source>Takes no draw.</source>
        <translation>Não aceita empate.</translation>
    </message>
    <message>
        <source>Level {number}. {grade}</source>
        <translation>Nível {number}. {grade}</translation>
    </message>
    <message>
        <source>Opens in any way.</source>
        <translation>Abre de qualquer modo.</translation>
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
        <source>Not fond of: {things}.</source>
        <translation>Evita: {things}.</translation>
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
        <source>Taken out of the library: {files}. On the disk nothing was changed.</source>
        <translation>Removido da biblioteca: {files}. No disco nada foi alterado.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recolocar</translation>
    </message>
</context>
<context>
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. It cost nobody time: the clocks stood still.</source>
        <translation>O computador ficou suspenso por {time}. Ninguém perdeu tempo: os relógios ficaram parados.</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <source>The coach cannot look: {reason}</source>
        <translation>O treinador não pode olhar: {reason}</translation>
    </message>
    <message>
        <source>{move} was hard to see, and clearly the best move.</source>
        <translation>{move} era difícil de ver, e é claramente o melhor lance.</translation>
    </message>
    <message>
        <source>Well found!</source>
        <translation>Bem visto!</translation>
    </message>
    <message>
        <source>Your win chance falls by {loss}.</source>
        <translation>Sua chance de vitória cai {loss}.</translation>
    </message>
    <message>
        <source>Better: {line}</source>
        <translation>Melhor: {line}</translation>
    </message>
    <message>
        <source>Are you sure? {move}</source>
        <translation>Tem certeza? {move}</translation>
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
        <source>Look for changed files</source>
        <translation>Procurar arquivos alterados</translation>
    </message>
    <message>
        <source>Files with trouble…</source>
        <translation>Arquivos com problemas…</translation>
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
    <message>
        <source>One file could not be read into the library.</source>
        <translation>Um arquivo não pôde ser lido para a biblioteca.</translation>
    </message>
    <message>
        <source>{count} files could not be read into the library.</source>
        <translation>{count} arquivos não puderam ser lidos para a biblioteca.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>The index of the library was damaged or of another version; it is made anew from your files.</source>
        <translation>O índice da biblioteca estava danificado ou era de outra versão; está sendo refeito a partir dos seus arquivos.</translation>
    </message>
    <message>
        <source>The library cannot be used ({reason}). Free room or allow writing there, and try again.</source>
        <translation>Não é possível usar a biblioteca ({reason}). Libere espaço ou permita a gravação ali e tente novamente.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
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
        <translation>&amp;Kifu</translation>
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
        <source>Start a new game</source>
        <translation>Começar uma nova partida</translation>
    </message>
    <message>
        <source>Choose whom to play, by face</source>
        <translation>Escolha pelo rosto com quem jogar</translation>
    </message>
    <message>
        <source>One question, and the computer plays at your strength</source>
        <translation>Uma pergunta, e o computador joga no seu nível</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>The same game again; in an even game the colours change</source>
        <translation>A mesma partida outra vez; sem handicap, as cores se invertem</translation>
    </message>
    <message>
        <source>&amp;Play at a server…</source>
        <translation>&amp;Jogar em um servidor…</translation>
    </message>
    <message>
        <source>Play a person or a program on a server or on a friend&apos;s computer</source>
        <translation>Jogue com uma pessoa ou um programa em um servidor ou no computador de um amigo</translation>
    </message>
    <message>
        <source>Play over the net&amp;work</source>
        <translation>Jogar pela rede (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Invite someone on this network…</source>
        <translation>&amp;Convidar alguém desta rede…</translation>
    </message>
    <message>
        <source>Play someone at another computer in your network</source>
        <translation>Jogue com alguém em outro computador da sua rede</translation>
    </message>
    <message>
        <source>Resume &amp;last game</source>
        <translation>Retomar a ú&amp;ltima partida</translation>
    </message>
    <message>
        <source>Go on with the game that was cut off</source>
        <translation>Continuar a partida que foi interrompida</translation>
    </message>
    <message>
        <source>&amp;Open kifu…</source>
        <translation>&amp;Abrir kifu…</translation>
    </message>
    <message>
        <source>Open a game record from a file</source>
        <translation>Abrir de um arquivo o registro de uma partida</translation>
    </message>
    <message>
        <source>Find games among your kifu, by players, opening or position</source>
        <translation>Buscar partidas entre os seus kifus por jogadores, abertura ou posição</translation>
    </message>
    <message>
        <source>&amp;Save kifu</source>
        <translation>&amp;Salvar kifu</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Salvar o registro da partida</translation>
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
        <source>Save the printed game record as a PDF file</source>
        <translation>Salvar como PDF o registro impresso da partida</translation>
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
        <source>How you play: accuracy over time, mistakes by phase and reason, openings</source>
        <translation>Como joga: precisão ao longo do tempo, erros por fase e razão, aberturas</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Treino de &amp;falhas…</translation>
    </message>
    <message>
        <source>Mistakes that you have kept, repeated until you know better</source>
        <translation>Os erros que guardou, repetidos até os saber melhor</translation>
    </message>
    <message>
        <source>Problems to sol&amp;ve…</source>
        <translation>Problemas de &amp;xeque-mate…</translation>
    </message>
    <message>
        <source>Problems to be solved on the board, ours and those of your files</source>
        <translation>Problemas para resolver no tabuleiro, os nossos e os dos seus arquivos</translation>
    </message>
    <message>
        <source>Engine matc&amp;h…</source>
        <translation>Jo&amp;gos entre motores…</translation>
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
        <source>Back to the first page</source>
        <translation>Voltar à primeira página</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Sair do programa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo the last change of the record</source>
        <translation>Desfazer a última alteração do kifu</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Make the change again that was undone</source>
        <translation>Refazer a alteração desfeita</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Voltar o lance</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Voltar atrás no último lance</translation>
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
        <source>Copy the game record to the clipboard in that format</source>
        <translation>Copiar nesse formato o registro da partida para a área de transferência</translation>
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
        <source>Copy the position shown to the clipboard as a diagram of characters</source>
        <translation>Copiar a posição mostrada para a área de transferência como diagrama de caracteres</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard</source>
        <translation>Copiar a posição mostrada para a área de transferência</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar ima&amp;gem</translation>
    </message>
    <message>
        <source>Copy the position shown to the clipboard as a picture</source>
        <translation>Copiar a posição mostrada para a área de transferência como imagem</translation>
    </message>
    <message>
        <source>&amp;Paste game or position</source>
        <translation>Co&amp;lar partida ou posição</translation>
    </message>
    <message>
        <source>Read a game or a position from the clipboard</source>
        <translation>Ler uma partida ou uma posição da área de transferência</translation>
    </message>
    <message>
        <source>Gam&amp;e information…</source>
        <translation>I&amp;nformações da partida…</translation>
    </message>
    <message>
        <source>Players, event, dates and every other header of the record</source>
        <translation>Jogadores, evento, datas e todos os outros cabeçalhos do registro</translation>
    </message>
    <message>
        <source>Set up a p&amp;osition…</source>
        <translation>&amp;Montar uma posição…</translation>
    </message>
    <message>
        <source>Change the position shown, or set up any other</source>
        <translation>Alterar a posição mostrada ou montar outra qualquer</translation>
    </message>
    <message>
        <source>M&amp;y engines…</source>
        <translation>Meus motor&amp;es…</translation>
    </message>
    <message>
        <source>Add engines of your own and set them up</source>
        <translation>Acrescentar motores seus e configurá-los</translation>
    </message>
    <message>
        <source>Review this &amp;game</source>
        <translation>Fa&amp;zer a revisão da partida</translation>
    </message>
    <message>
        <source>Have the engine look at every move, and learn from the mistakes</source>
        <translation>O motor examina todos os lances, e você aprende com os erros</translation>
    </message>
    <message>
        <source>F&amp;ind this position…</source>
        <translation>&amp;Buscar esta posição…</translation>
    </message>
    <message>
        <source>List the games of the library that have the position shown</source>
        <translation>Listar as partidas da biblioteca que têm a posição mostrada</translation>
    </message>
    <message>
        <source>&amp;Analyse this position</source>
        <translation>&amp;Analisar esta posição</translation>
    </message>
    <message>
        <source>Let engines look at the position shown, as long as this is on</source>
        <translation>Enquanto ligado, as engines analisam a posição mostrada</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>Análise (en&amp;gine)</translation>
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
        <source>Look for a forced mate in the position shown</source>
        <translation>Procurar um mate forçado na posição mostrada</translation>
    </message>
    <message>
        <source>&amp;Keep the line as a variation</source>
        <translation>&amp;Guardar a linha como variante</translation>
    </message>
    <message>
        <source>Put the engine&apos;s line, the one chosen or the first, into the record</source>
        <translation>Põe no registro a linha da engine, a escolhida ou a primeira</translation>
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
        <source>Warn of a bad move before the computer answers it</source>
        <translation>Avisa de um lance ruim antes que o computador responda</translation>
    </message>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jogar já</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far</source>
        <translation>O computador joga o melhor lance que encontrou até agora</translation>
    </message>
    <message>
        <source>The computer moves for both sides, to the end or until you stop it</source>
        <translation>O computador joga pelos dois lados, até o fim ou até você o parar</translation>
    </message>
    <message>
        <source>Switch si&amp;des</source>
        <translation>In&amp;verter os lados</translation>
    </message>
    <message>
        <source>You go on with the computer&apos;s side, the computer with yours</source>
        <translation>Você continua com o lado do computador, e o computador com o seu</translation>
    </message>
    <message>
        <source>&amp;Propose to end the impasse</source>
        <translation>Propor o &amp;fim por impasse</translation>
    </message>
    <message>
        <source>Ask the opponent to end the game with both kings home</source>
        <translation>Propor ao adversário encerrar a partida com os dois reis a salvo</translation>
    </message>
    <message>
        <source>Ask the opponent whether the game may end in a draw</source>
        <translation>Perguntar ao adversário se aceita o empate</translation>
    </message>
    <message>
        <source>Say that the opponent made a move that the rules forbid</source>
        <translation>Dizer que o adversário fez um lance proibido pelas regras</translation>
    </message>
    <message>
        <source>&amp;Previous alternative</source>
        <translation>Alternativa &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the move tried before this one in the same position</source>
        <translation>Ir para o lance tentado antes deste na mesma posição</translation>
    </message>
    <message>
        <source>&amp;Next alternative</source>
        <translation>Alternativa &amp;seguinte</translation>
    </message>
    <message>
        <source>Go to the move tried after this one in the same position</source>
        <translation>Ir para o lance tentado depois deste na mesma posição</translation>
    </message>
    <message>
        <source>P&amp;romote the branch</source>
        <translation>&amp;Promover a variante</translation>
    </message>
    <message>
        <source>Make this branch the first one where it begins</source>
        <translation>Pôr esta variante em primeiro lugar no ponto em que começa</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Tornar &amp;linha principal</translation>
    </message>
    <message>
        <source>Make the line to this move the main line of the record</source>
        <translation>Fazer da linha até este lance a linha principal do kifu</translation>
    </message>
    <message>
        <source>Move the branch &amp;up</source>
        <translation>Mover a variante para &amp;cima</translation>
    </message>
    <message>
        <source>Put this move before the one above it</source>
        <translation>Pôr este lance antes do que está acima</translation>
    </message>
    <message>
        <source>Move the branch d&amp;own</source>
        <translation>Mover a variante para &amp;baixo</translation>
    </message>
    <message>
        <source>Put this move behind the one below it</source>
        <translation>Pôr este lance depois do que está abaixo</translation>
    </message>
    <message>
        <source>&amp;Bookmark this position</source>
        <translation>&amp;Marcar esta posição</translation>
    </message>
    <message>
        <source>Mark the position, so that it is printed as a diagram</source>
        <translation>Marcar a posição, para que seja impressa como diagrama</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Pre&amp;ferências…</translation>
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
        <source>Look, language, pieces</source>
        <translation>Aparência, idioma, peças</translation>
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
        <source>&amp;Continue from here…</source>
        <translation>Continuar da&amp;qui…</translation>
    </message>
    <message>
        <source>Start a new game from the position shown</source>
        <translation>Começar uma nova partida a partir da posição mostrada</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <translation>&amp;Estudar esta partida</translation>
    </message>
    <message>
        <source>Stop playing; both sides can be moved freely</source>
        <translation>Parar de jogar; os dois lados podem ser movidos livremente</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Apa&amp;gar daqui em diante</translation>
    </message>
    <message>
        <source>Remove the move shown and all after it</source>
        <translation>Remover o lance mostrado e todos os seguintes</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Desistir</translation>
    </message>
    <message>
        <source>Pic&amp;k an opponent…</source>
        <translation>Com &amp;quem jogar…</translation>
    </message>
    <message>
        <source>Ad&amp;just to my strength…</source>
        <translation>Di&amp;zer meu nível…</translation>
    </message>
    <message>
        <source>Repla&amp;y or next game</source>
        <translation>Repetir o&amp;u próxima partida</translation>
    </message>
    <message>
        <source>Replay a game that became void, or play the next game of the match</source>
        <translation>Repetir uma partida anulada ou jogar a próxima partida do match</translation>
    </message>
    <message>
        <source>&amp;End the match</source>
        <translation>Encerrar o matc&amp;h</translation>
    </message>
    <message>
        <source>Play no further game of the match; its games stay saved</source>
        <translation>Não jogar mais partidas do match; as já jogadas ficam salvas</translation>
    </message>
    <message>
        <source>Position as p&amp;icture…</source>
        <translation>Posição co&amp;mo imagem…</translation>
    </message>
    <message>
        <source>Save or copy the position shown as PNG, SVG or PDF</source>
        <translation>Salvar ou copiar a posição mostrada como PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, APNG or WebP that plays</source>
        <translation>Salvar os lances como animação GIF, APNG ou WebP</translation>
    </message>
    <message>
        <source>Print the game record, diagrams or an empty score sheet</source>
        <translation>Imprimir o registro da partida, diagramas ou uma planilha em branco</translation>
    </message>
    <message>
        <source>My res&amp;ults…</source>
        <translation>Meus resul&amp;tados…</translation>
    </message>
    <message>
        <source>Statistics o&amp;f a player…</source>
        <translation>Estatísticas de &amp;jogador…</translation>
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
        <source>Say where to look; once more shows the move, a third time says why</source>
        <translation>Diz onde olhar; de novo mostra o lance; na terceira vez diz por quê</translation>
    </message>
    <message>
        <source>Let the computer fi&amp;nish</source>
        <translation>Dei&amp;xar o computador terminar</translation>
    </message>
    <message>
        <source>Declare the i&amp;mpasse</source>
        <translation>Declarar o &amp;impasse</translation>
    </message>
    <message>
        <source>Say that your king is home and the conditions are met</source>
        <translation>Declarar que o seu rei chegou e que as condições foram cumpridas</translation>
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
        <source>Give the game up</source>
        <translation>Dar a partida por perdida</translation>
    </message>
    <message>
        <source>Start the engine &amp;again</source>
        <translation>Reiniciar o mot&amp;or</translation>
    </message>
    <message>
        <source>Start the engine again after trouble</source>
        <translation>Reiniciar o motor depois de um problema</translation>
    </message>
    <message>
        <source>N&amp;ame the bookmark…</source>
        <translation>&amp;Nomear o marcador…</translation>
    </message>
    <message>
        <source>Give the marked position a name, marking it if it is not</source>
        <translation>Dar um nome à posição marcada, marcando-a se ainda não estiver</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks…</source>
        <translation>Marca&amp;dores…</translation>
    </message>
    <message>
        <source>The marked positions of the record: go there, name them</source>
        <translation>As posições marcadas do kifu: ir até elas, dar-lhes nome</translation>
    </message>
    <message>
        <source>! &amp;Good move</source>
        <translation>! B&amp;om lance</translation>
    </message>
    <message>
        <source>Put the sign ! on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal ! no lance</translation>
    </message>
    <message>
        <source>? Mi&amp;stake</source>
        <translation>? &amp;Erro</translation>
    </message>
    <message>
        <source>Put the sign ? on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal ? no lance</translation>
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
        <source>Put the sign !! on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal !! no lance</translation>
    </message>
    <message>
        <source>Put the sign ?? on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal ?? no lance</translation>
    </message>
    <message>
        <source>!? &amp;Interesting move</source>
        <translation>!? Lance &amp;interessante</translation>
    </message>
    <message>
        <source>Put the sign !? on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal !? no lance</translation>
    </message>
    <message>
        <source>Put the sign ?! on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal ?! no lance</translation>
    </message>
    <message>
        <source>&amp;Clear arrows and circles</source>
        <translation>Limpar setas e cí&amp;rculos</translation>
    </message>
    <message>
        <source>Take away all that is drawn on the position shown</source>
        <translation>Tirar tudo o que está desenhado na posição mostrada</translation>
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
        <source>See the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
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
        <source>Show or hide the course of the game below the moves</source>
        <translation>Mostra ou oculta o curso da partida abaixo dos lances</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>E&amp;xplorador de aberturas</translation>
    </message>
    <message>
        <source>The moves played from the position shown, in games and in books</source>
        <translation>Os lances jogados a partir da posição mostrada, em partidas e em livros</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela inteira</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar a tela inteira</translation>
    </message>
    <message>
        <source>&amp;Learn shogi</source>
        <translation>&amp;Aprender shogi</translation>
    </message>
    <message>
        <source>The course: small boards on which you make the moves</source>
        <translation>O curso: pequenos tabuleiros em que você faz os lances</translation>
    </message>
    <message>
        <source>&amp;Rules reference</source>
        <translation>&amp;Referência de regras</translation>
    </message>
    <message>
        <source>The rules of both games, with search and diagrams</source>
        <translation>As regras dos dois jogos, com busca e diagramas</translation>
    </message>
    <message>
        <source>Rules on one &amp;page…</source>
        <translation>Regras em uma &amp;página…</translation>
    </message>
    <message>
        <source>Print the rules of a game on one sheet of paper</source>
        <translation>Imprimir as regras de um jogo em uma folha</translation>
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
</context>
<context>
    <name>CommentBox</name>
    <message>
        <source>Comment on this move</source>
        <translation>Comentário sobre este lance</translation>
    </message>
    <message>
        <source>Enter edits the comment</source>
        <translation>Enter edita o comentário</translation>
    </message>
    <message numerus="yes">
        <source>… %n more character(s): a click, or Enter, shows all.</source>
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
        <source>Not passed on: that was too much at once.</source>
        <translation>Não foi enviado: era demais de uma vez.</translation>
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
        <source>The computer plays both sides to the end.</source>
        <translation>O computador joga pelos dois lados até o fim.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>Não há dica: {reason}</translation>
    </message>
</context>
<context>
    <name>ContentsPage</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
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
        <source>The best teacher from here on is the game itself.</source>
        <translation>Daqui em diante, o melhor professor é o próprio jogo.</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Aprenda shogi</translation>
    </message>
    <message>
        <source>A small board in every step: you make the move and are told what happened.</source>
        <translation>Um pequeno tabuleiro em cada passo: você joga e fica sabendo o que aconteceu.</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jogue a primeira partida</translation>
    </message>
    <message>
        <source>Against the computer, at its easiest</source>
        <translation>Contra o computador, no nível mais fácil</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Pieces that show their moves</source>
        <translation>Peças que mostram seus movimentos</translation>
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
    <message>
        <source>The graph cannot be saved in {file} ({reason}).</source>
        <translation>O gráfico não pode ser salvo em {file} ({reason}).</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>The program was ended by an error the last time. What happened is in {file}.</source>
        <translation>Da última vez, o programa foi encerrado por um erro. O que aconteceu está em {file}.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir a pasta</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept safe.</source>
        <translation>Algo deu errado no programa. A sua partida está guardada com segurança.</translation>
    </message>
    <message>
        <source>You can go on. No report could be written.</source>
        <translation>Você pode continuar. Não foi possível gravar um relatório.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, please send the report {file} to the developers. It tells the version, the system and where the error was, and nothing personal.</source>
        <translation>Você pode continuar. Se acontecer de novo, envie por favor o relatório {file} aos desenvolvedores. Ele diz a versão, o sistema e onde ocorreu o erro, e nada pessoal.</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>What you find at once comes back after a day, then after six, then later and later; what you do not find comes back the next day.</source>
        <translation>O que acha logo volta passado um dia, depois seis, depois cada vez mais tarde; o que não acha volta no dia seguinte.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>No position is kept for practice yet.</source>
        <translation>Ainda não há posições guardadas para treino.</translation>
    </message>
    <message>
        <source>Review a game, choose a mistake and then “Keep for practice”; or learn from your mistakes, and keep what you did not find.</source>
        <translation>Reveja uma partida, escolha um erro e depois “Guardar para treino”; ou aprenda com os seus erros e guarde o que não achou.</translation>
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
        <source>Put aside: {number}.</source>
        <translation>Postas de lado: {number}.</translation>
    </message>
    <message>
        <source>In the next six days: {number}.</source>
        <translation>Nos próximos seis dias: {number}.</translation>
    </message>
    <message>
        <source>Days running: {number}.</source>
        <translation>Dias seguidos: {number}.</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>posta de lado</translation>
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
        <source>Put &amp;aside</source>
        <translation>Pôr de &amp;lado</translation>
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
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
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
        <source>Put this position aside</source>
        <translation>Pôr esta posição de lado</translation>
    </message>
    <message>
        <source>a position of another version</source>
        <translation>uma posição de outra versão</translation>
    </message>
</context>
<context>
    <name>DeckPart</name>
    <message>
        <source>The decks are full ({number} positions). Take some out first.</source>
        <translation>Os baralhos estão cheios ({number} posições). Retire primeiro algumas.</translation>
    </message>
    <message>
        <source>Kept for practice: {number}.</source>
        <translation>Guardadas para treino: {number}.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Lines of your practice decks that could not be read: {count}. They were set aside in {file}; the others stand.</source>
        <translation>Linhas dos seus baralhos que não se puderam ler: {count}. Foram postas de lado em {file}; as outras valem.</translation>
    </message>
    <message>
        <source>Your practice decks cannot be kept in {file} ({reason}). Allow writing there to keep what comes.</source>
        <translation>Os seus baralhos não se podem guardar em {file} ({reason}). Permita escrever ali para guardar o que vier.</translation>
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
        <source>The clipboard is empty, or holds no text. Copy an SFEN, a diagram or a game first.</source>
        <translation>A área de transferência está vazia ou não contém texto. Copie primeiro um SFEN, um diagrama ou uma partida.</translation>
    </message>
    <message>
        <source>No position can be read from the clipboard ({reason}). Copy an SFEN, a BOD diagram or a game.</source>
        <translation>Não é possível ler uma posição da área de transferência ({reason}). Copie um SFEN, um diagrama BOD ou uma partida.</translation>
    </message>
    <message>
        <source>{side} has no king.</source>
        <translation>{side}: falta o rei.</translation>
    </message>
    <message>
        <source>{side} has a second king on {square}.</source>
        <translation>{side}: há um segundo rei em {square}.</translation>
    </message>
    <message>
        <source>{side} has a second pawn on one file, on {square} (nifu).</source>
        <translation>{side}: há um segundo peão na mesma coluna, em {square} (nifu).</translation>
    </message>
    <message>
        <source>{side}: the {kind} on {square} could never move.</source>
        <translation>{side}: a peça em {square} ({kind}) nunca poderia mover-se.</translation>
    </message>
    <message>
        <source>{side} is in check on {square}, and the other side is to move: the king could be taken.</source>
        <translation>{side}: o rei em {square} está em xeque e a vez é do outro lado: o rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>There are more pieces than a set has of the kind: {kind}.</source>
        <translation>Há mais peças deste tipo do que as de um jogo completo: {kind}.</translation>
    </message>
    <message>
        <source>Can be played and studied.</source>
        <translation>Pode ser jogada e estudada.</translation>
    </message>
    <message>
        <source>Can be studied, but not played.</source>
        <translation>Pode ser estudada, mas não jogada.</translation>
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
        <source>The box has no piece of this kind left: {kind}. Take one off the board first.</source>
        <translation>Na caixa não resta nenhuma peça deste tipo: {kind}. Retire primeiro uma do tabuleiro.</translation>
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
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>Save as own handicap</source>
        <translation>Salvar como handicap próprio</translation>
    </message>
    <message>
        <source>“{name}” is offered with the handicaps of a new game now.</source>
        <translation>“{name}” agora aparece entre os handicaps de uma nova partida.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nova partida…</translation>
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
        <source>See the board from the other side</source>
        <translation>Ver o tabuleiro do outro lado</translation>
    </message>
    <message>
        <source>Copy the position (SFEN)</source>
        <translation>Copiar a posição (SFEN)</translation>
    </message>
    <message>
        <source>Copy as a diagram (BOD)</source>
        <translation>Copiar como diagrama (BOD)</translation>
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
        <source>Turn the position by half: Black&apos;s pieces become White&apos;s</source>
        <translation>Girar a posição meia volta: as peças das Pretas passam às Brancas e vice-versa</translation>
    </message>
    <message>
        <source>Exchange left and right</source>
        <translation>Trocar esquerda e direita</translation>
    </message>
    <message>
        <source>Put every piece in the box</source>
        <translation>Pôr todas as peças na caixa</translation>
    </message>
    <message>
        <source>Give all that is in the box to White&apos;s hand</source>
        <translation>Dar às Brancas, na mão, tudo o que está na caixa</translation>
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
        <source>The clipboard holds a game: the position after its move {number} is shown.</source>
        <translation>A área de transferência contém uma partida: é mostrada a posição após o lance {number}.</translation>
    </message>
    <message>
        <source>A diagram holds one king of each side. Take the other one off first.</source>
        <translation>Um diagrama comporta um rei de cada lado. Retire primeiro o outro.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Mating problem</source>
        <translation>Problema de mate</translation>
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
        <source>A clic&amp;k takes a piece off</source>
        <translation>Um &amp;clique retira a peça</translation>
    </message>
    <message>
        <source>Drag pieces, or click and click; beside the board is the box. A right click turns a piece.</source>
        <translation>Arraste as peças, ou clique e clique; ao lado do tabuleiro está a caixa. O botão direito vira a peça.</translation>
    </message>
    <message>
        <source>K R B G S N L P (and Q) put a piece at the cursor, capitals for Black; + promotes, Space turns, Delete takes off.</source>
        <translation>K R B G S N L P (e Q) põem uma peça no cursor, maiúsculas para as Pretas; + promove, espaço vira, Delete tira.</translation>
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
        <source>A click takes a piece off</source>
        <translation>Um clique retira a peça</translation>
    </message>
    <message>
        <source>What is wrong with the position</source>
        <translation>O que há de errado com a posição</translation>
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
        <source>Offer this position with the handicaps when a new game is started</source>
        <translation>Oferecer esta posição entre os handicaps ao começar uma nova partida</translation>
    </message>
    <message>
        <source>&amp;Play from here…</source>
        <translation>Jo&amp;gar daqui…</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>E&amp;studar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Board to set up</source>
        <translation>Tabuleiro para montar</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Peça escolhida: %1</translation>
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
        <translation>Revisão</translation>
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
        <translation>abandona</translation>
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
    <name>EngineGamesDialog</name>
    <message>
        <source>Engine at a server</source>
        <translation>Engine em um servidor</translation>
    </message>
    <message>
        <source>The games go on when this is closed. Each is saved as a kifu.</source>
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
        <translation>&amp;Abandonar e parar</translation>
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
        <source>{played} of {total} games</source>
        <translation>{played} de {total} jogos</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>faltam cerca de {time}</translation>
    </message>
    <message>
        <source>Elo is the difference to all that a player met, ± at 95 %.</source>
        <translation>Elo é a diferença para todos os adversários, ± a 95 %.</translation>
    </message>
    <message>
        <source>{name}: Elo {elo} at 95 %, the better one with {los} (LOS).</source>
        <translation>{name}: Elo {elo} a 95 %, o melhor com {los} (LOS).</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>not so much better (H0)</source>
        <translation>não é tão melhor (H0)</translation>
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
        <source>engine ended</source>
        <translation>o motor terminou</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>{reason} Adjudicated.</source>
        <translation>{reason} Por adjudicação.</translation>
    </message>
</context>
<context>
    <name>EngineNotices</name>
    <message>
        <source>Start it again</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>The engine had ended and was started again.</source>
        <translation>O motor tinha terminado e foi reiniciado.</translation>
    </message>
</context>
<context>
    <name>EnginePage</name>
    <message>
        <source>The engine has named no options yet.</source>
        <translation>O motor ainda não informou nenhuma opção.</translation>
    </message>
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
        <source>Gives the hints</source>
        <translation>Dá as dicas</translation>
    </message>
    <message>
        <source>Looks for mates</source>
        <translation>Procura mates</translation>
    </message>
    <message>
        <source>Try out</source>
        <translation>Experimentar</translation>
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
        <translation>Redefinir tudo</translation>
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
        <source>Runs in the folder</source>
        <translation>Roda na pasta</translation>
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
        <source>The folder that the engine runs in</source>
        <translation>A pasta em que o motor roda</translation>
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
        <source>Its name, for example “Fast”</source>
        <translation>O nome, por exemplo “Rápido”</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Nome do perfil</translation>
    </message>
    <message>
        <source>There is one of this name.</source>
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
        <source>A big one can take minutes, the first time most of all.</source>
        <translation>Um motor grande pode levar minutos, sobretudo na primeira vez.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>The engine {program} is not there.</source>
        <translation>O motor {program} não foi encontrado.</translation>
    </message>
    <message>
        <source>The engine {program} cannot be run ({detail}).</source>
        <translation>Não é possível executar o motor {program} ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} ended while it was starting.</source>
        <translation>O motor {program} terminou enquanto iniciava.</translation>
    </message>
    <message>
        <source>{program} does not answer as a USI engine does.</source>
        <translation>{program} não responde como um motor USI.</translation>
    </message>
    <message>
        <source>The engine {program} does not play this game ({detail}).</source>
        <translation>O motor {program} não joga este jogo ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} did not get ready.</source>
        <translation>O motor {program} não ficou pronto.</translation>
    </message>
    <message>
        <source>The engine {program} ended unexpectedly.</source>
        <translation>O motor {program} terminou inesperadamente.</translation>
    </message>
    <message>
        <source>The engine {program} does not answer any more.</source>
        <translation>O motor {program} já não responde.</translation>
    </message>
    <message>
        <source>The engine {program} answered with an illegal move ({detail}).</source>
        <translation>O motor {program} respondeu com um lance ilegal ({detail}).</translation>
    </message>
    <message>
        <source>The engine {program} gave two answers to one search; the second one ({detail}) came too late.</source>
        <translation>O motor {program} deu duas respostas a uma só busca; a segunda ({detail}) chegou tarde demais.</translation>
    </message>
    <message>
        <source>Install the program again, or choose another engine.</source>
        <translation>Instale o programa novamente ou escolha outro motor.</translation>
    </message>
    <message>
        <source>Choose another engine.</source>
        <translation>Escolha outro motor.</translation>
    </message>
    <message>
        <source>The game is kept. Start the engine again to go on.</source>
        <translation>A partida está guardada. Reinicie o motor para continuar.</translation>
    </message>
    <message>
        <source>Its file {path} is missing or damaged; a virus scanner may have moved it away. Install the program again, or choose another engine.</source>
        <translation>O arquivo {path} está ausente ou danificado; um antivírus pode tê-lo removido. Instale o programa novamente ou escolha outro motor.</translation>
    </message>
    <message>
        <source>It is made for {made_for}, and this computer is {here}. Install the package that is made for this computer.</source>
        <translation>Foi feito para {made_for}, e este computador é {here}. Instale o pacote feito para este computador.</translation>
    </message>
    <message>
        <source>It uses an instruction that this processor does not have. Build the program on this computer, or choose another engine.</source>
        <translation>Usa uma instrução que este processador não tem. Compile o programa neste computador ou escolha outro motor.</translation>
    </message>
    <message>
        <source>The system does not let {path} be run. Mark the file as a program, or move it to a disk that programs may be run from.</source>
        <translation>O sistema não permite executar {path}. Marque o arquivo como executável ou mova-o para um disco de onde se possam executar programas.</translation>
    </message>
    <message>
        <source>Its file looks whole, but the system does not let it start. Allow it in your security program, or install the program again.</source>
        <translation>O arquivo está íntegro, mas o sistema não o deixa iniciar. Permita-o no seu programa de segurança ou instale o programa novamente.</translation>
    </message>
    <message>
        <source>It is being started again.</source>
        <translation>Está sendo reiniciado.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Install the program again.</source>
        <translation>Falta o motor do programa. Instale o programa novamente.</translation>
    </message>
    <message>
        <source>The engine {engine} says no scores. Choose another engine.</source>
        <translation>O motor {engine} não dá avaliações. Escolha outro.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
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
        <source>The folder {folder} is not there; choose the one to run it in.</source>
        <translation>A pasta {folder} não existe; escolha aquela em que ele deve rodar.</translation>
    </message>
    <message>
        <source>{program} speaks UCI, the language of chess engines, and not USI; look for its USI edition, or for an option that turns USI on.</source>
        <translation>{program} fala UCI, a língua dos motores de xadrez, e não USI; procure a edição USI ou uma opção que ligue o USI.</translation>
    </message>
    <message>
        <source>{program} speaks {language} and not USI; look for its USI edition.</source>
        <translation>{program} fala {language}, e não USI; procure a edição USI.</translation>
    </message>
    <message>
        <source>It misses a file, mostly that of its evaluation: put it into {folder}, or name its place among the options (it says: {said}).</source>
        <translation>Falta um arquivo, em geral o da avaliação: ponha-o em {folder} ou indique o lugar nas opções (ele diz: {said}).</translation>
    </message>
    <message>
        <source>{program} ended while it was tried out, and its last words were: {said}</source>
        <translation>{program} terminou enquanto era experimentado, e as últimas palavras foram: {said}</translation>
    </message>
    <message>
        <source>{program} ended while it was tried out, without a word.</source>
        <translation>{program} terminou enquanto era experimentado, sem dizer nada.</translation>
    </message>
    <message>
        <source>{program} ended at once, and its last words were: {said}</source>
        <translation>{program} terminou logo, e as últimas palavras foram: {said}</translation>
    </message>
    <message>
        <source>{program} ended at once, without a word.</source>
        <translation>{program} terminou logo, sem dizer nada.</translation>
    </message>
    <message>
        <source>{program} runs, but says nothing: it does not seem to be a USI engine.</source>
        <translation>{program} roda, mas não diz nada: não parece ser um motor USI.</translation>
    </message>
    <message>
        <source>{program} speaks USI, but did not get ready to play.</source>
        <translation>{program} fala USI, mas não ficou pronto para jogar.</translation>
    </message>
    <message>
        <source>{program} speaks USI, but plays none of the games of this program.</source>
        <translation>{program} fala USI, mas não joga nenhum dos jogos deste programa.</translation>
    </message>
    <message>
        <source>{program} does not find a legal move in the position that the game begins with.</source>
        <translation>{program} não acha um lance legal na posição em que o jogo começa.</translation>
    </message>
    <message>
        <source>{program} got ready, but did not answer when it was to move.</source>
        <translation>{program} ficou pronto, mas não respondeu quando era a sua vez.</translation>
    </message>
    <message>
        <source>{program} was given up before it had answered.</source>
        <translation>Desistiu-se de {program} antes que ele respondesse.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Não há arquivo {path}.</translation>
    </message>
    <message>
        <source>This computer knows no program {program}; choose its file, or write its whole path.</source>
        <translation>Este computador não conhece o programa {program}; escolha o arquivo ou escreva o caminho inteiro.</translation>
    </message>
    <message>
        <source>{path} cannot be looked at ({reason}).</source>
        <translation>Não é possível examinar {path} ({reason}).</translation>
    </message>
    <message>
        <source>{program} is no program that can be run.</source>
        <translation>{program} não é um programa que se possa executar.</translation>
    </message>
    <message>
        <source>{program} is made for {made_for}, and this computer is {here}: get the other edition.</source>
        <translation>{program} é feito para {made_for}, e este computador é {here}: obtenha a edição certa.</translation>
    </message>
    <message>
        <source>{program} uses an instruction that this processor does not have: get an edition for older processors.</source>
        <translation>{program} usa uma instrução que este processador não tem: obtenha uma edição para processadores mais antigos.</translation>
    </message>
    <message>
        <source>The system does not let {program} be run: mark its file as a program, or move it to a disk that programs may be run from.</source>
        <translation>O sistema não deixa executar {program}: marque o arquivo como programa ou mova-o para um disco de onde se possam executar programas.</translation>
    </message>
    <message>
        <source>{program} breaks down at its start; its file may be damaged.</source>
        <translation>{program} falha ao iniciar; o arquivo pode estar danificado.</translation>
    </message>
    <message>
        <source>The system does not start {program} ({reason}).</source>
        <translation>O sistema não inicia {program} ({reason}).</translation>
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
        <translation>Acrescentar motor…</translation>
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
        <source>It has not shown yet that it plays.</source>
        <translation>Ainda não mostrou que joga.</translation>
    </message>
    <message>
        <source>It runs only in a folder other than the usual one; that is kept below.</source>
        <translation>Só roda em outra pasta que não a habitual; ela ficou guardada abaixo.</translation>
    </message>
    <message>
        <source>Pressed, and the engine is done with it.</source>
        <translation>Pressionado, e o motor já terminou.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} foi removido.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>board, side to move and hands are not all there</source>
        <translation>faltam o tabuleiro, o lado a jogar ou as peças na mão</translation>
    </message>
    <message>
        <source>the board has too few or too many ranks</source>
        <translation>o tabuleiro tem fileiras de menos ou de mais</translation>
    </message>
    <message>
        <source>rank {rank} has too few or too many squares</source>
        <translation>a fileira {rank} tem casas de menos ou de mais</translation>
    </message>
    <message>
        <source>rank {rank} has a piece that this game has not</source>
        <translation>a fileira {rank} tem uma peça que este jogo não tem</translation>
    </message>
    <message>
        <source>rank {rank} has a second king of one side</source>
        <translation>a fileira {rank} tem um segundo rei do mesmo lado</translation>
    </message>
    <message>
        <source>the side to move is neither b nor w</source>
        <translation>o lado a jogar não é b nem w</translation>
    </message>
    <message>
        <source>what is said to be in hand cannot be</source>
        <translation>as peças na mão indicadas não são possíveis</translation>
    </message>
    <message>
        <source>the move number is no number</source>
        <translation>o número do lance não é um número</translation>
    </message>
    <message>
        <source>rank {rank} means nothing known</source>
        <translation>a fileira {rank} não significa nada conhecido</translation>
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
        <source>{part} is no piece of this game</source>
        <translation>{part} não é uma peça deste jogo</translation>
    </message>
    <message>
        <source>a piece stands on no square of the board</source>
        <translation>uma peça não está em nenhuma casa do tabuleiro</translation>
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
        <source>a part of it means nothing known</source>
        <translation>uma parte dela não significa nada conhecido</translation>
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
        <source>{text} is no move that can be played here</source>
        <translation>{text} não é um lance possível aqui</translation>
    </message>
    <message>
        <source>it is a game of chess</source>
        <translation>é uma partida de xadrez</translation>
    </message>
    <message>
        <source>it has too many lines</source>
        <translation>tem linhas a mais</translation>
    </message>
    <message>
        <source>too much of it cannot be read</source>
        <translation>demasiado do que contém não se consegue ler</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>não é texto</translation>
    </message>
    <message>
        <source>it begins with {text}</source>
        <translation>começa com {text}</translation>
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
        <source>Points (mover)</source>
        <translation>Pontos (quem joga)</translation>
    </message>
    <message>
        <source>Win % (Black)</source>
        <translation>Chance (Pretas)</translation>
    </message>
    <message>
        <source>Win % (mover)</source>
        <translation>Chance (quem joga)</translation>
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
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{side} has a mate</source>
        <translation>{side} tem mate</translation>
    </message>
    <message>
        <source>{side} has a mate in {plies}</source>
        <translation>{side} tem mate em {plies} lances</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That was the move of the game. Try another one.</source>
        <translation>Esse é o lance da partida. Tente outro.</translation>
    </message>
    <message>
        <source>“{text}” is no move here.</source>
        <translation>«{text}» não é um lance aqui.</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Observe as peças na mão.</translation>
    </message>
    <message>
        <source>The marked piece can do it.</source>
        <translation>A peça marcada consegue.</translation>
    </message>
</context>
<context>
    <name>Explorer</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Nenhuma partida da biblioteca tem esta posição.</translation>
    </message>
    <message>
        <source>No game goes on from here.</source>
        <translation>Nenhuma partida continua daqui.</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>{number} games</source>
        <translation>{number} partidas</translation>
    </message>
    <message>
        <source>☗ won {black}, ☖ won {white}, drawn {draws}</source>
        <translation>☗ venceu {black}, ☖ venceu {white}, empates {draws}</translation>
    </message>
    <message>
        <source>average rating {rating} (known of {games})</source>
        <translation>rating médio {rating} (conhecido em {games})</translation>
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
</context>
<context>
    <name>ExplorerPane</name>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Moves known from here</source>
        <translation>Lances conhecidos a partir daqui</translation>
    </message>
    <message>
        <source>More about the explorer</source>
        <translation>Mais sobre o explorador</translation>
    </message>
    <message>
        <source>What counts, books</source>
        <translation>O que conta, livros</translation>
    </message>
</context>
<context>
    <name>ExplorerPart</name>
    <message>
        <source>The explorer is shown when the game is over.</source>
        <translation>O explorador aparece quando a partida termina.</translation>
    </message>
    <message>
        <source>The library cannot be used: {reason}</source>
        <translation>A biblioteca não pode ser usada: {reason}</translation>
    </message>
    <message>
        <source>Looking for games in your folders…</source>
        <translation>Procurando partidas nas suas pastas…</translation>
    </message>
    <message>
        <source>The library has no games yet. Add a folder with kifu there, and the moves played from each position are counted here.</source>
        <translation>A biblioteca ainda não tem partidas. Adicione nela uma pasta com kifus, e os lances jogados a partir de cada posição serão contados aqui.</translation>
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
        <source>Change the moves…</source>
        <translation>Alterar os lances…</translation>
    </message>
    <message>
        <source>Take into {book}</source>
        <translation>Incluir em {book}</translation>
    </message>
    <message>
        <source>Games with the colours exchanged too</source>
        <translation>Contar também partidas com as cores trocadas</translation>
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
        <source>What was dropped</source>
        <translation>O que foi solto</translation>
    </message>
    <message>
        <source>{file} is being read…</source>
        <translation>A ler {file}…</translation>
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
        <source>{file} was read with reservations: {problems}</source>
        <translation>{file} foi lido com ressalvas: {problems}</translation>
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
        <source>{file}: no file can have such a name. Check the name.</source>
        <translation>{file}: nenhum arquivo pode ter esse nome. Verifique o nome.</translation>
    </message>
    <message>
        <source>The clipboard is empty, or holds no text. Copy a game or a position first.</source>
        <translation>A área de transferência está vazia ou não contém texto. Copie primeiro uma partida ou uma posição.</translation>
    </message>
    <message>
        <source>What was dropped cannot be read as a game or position ({reason}).</source>
        <translation>O que foi solto não pode ser lido como partida nem como posição ({reason}).</translation>
    </message>
    <message>
        <source>The clipboard holds no game or position that can be read ({reason}). Copy one in KIF, KI2, CSA, JKF, USI, SFEN, PSN or western text first.</source>
        <translation>A área de transferência não contém partida nem posição legível ({reason}). Copie primeiro uma em KIF, KI2, CSA, JKF, USI, SFEN, PSN ou texto ocidental.</translation>
    </message>
    <message>
        <source>{format} has no place for this game ({reason}). Save it as KIF.</source>
        <translation>O formato {format} não comporta esta partida ({reason}). Salve-a como KIF.</translation>
    </message>
    <message>
        <source>{file} has places that could not be read, and no copy of it can be kept ({reason}). Save the game under another name.</source>
        <translation>{file} tem trechos que não puderam ser lidos, e não é possível guardar uma cópia ({reason}). Salve a partida com outro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}). Check the name and your right to read it.</source>
        <translation>Não é possível abrir {file} ({reason}). Verifique o nome e a permissão de leitura.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a file in it.</source>
        <translation>{file} é uma pasta. Escolha um arquivo dentro dela.</translation>
    </message>
    <message>
        <source>{file} is a device or a pipe, not a kifu. Choose another file.</source>
        <translation>{file} é um dispositivo ou um pipe, não um kifu. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another folder or name.</source>
        <translation>Não é possível gravar {file} ({reason}). Escolha outra pasta ou outro nome.</translation>
    </message>
    <message>
        <source>The finished game could not be saved in {folder} ({reason}). Save it in another folder.</source>
        <translation>Não foi possível salvar a partida terminada em {folder} ({reason}). Salve-a em outra pasta.</translation>
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
        <source>A side under {accuracy}</source>
        <translation>Um lado abaixo de {accuracy}</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
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
        <source>evaluations of engines</source>
        <translation>avaliações de engines</translation>
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
        <source>remarks of programs</source>
        <translation>anotações de programas</translation>
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
        <source>Read otherwise</source>
        <translation>Lido de outro modo</translation>
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
        <source>Not understood</source>
        <translation>Não compreendido</translation>
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
        <source>Further places</source>
        <translation>Outros pontos</translation>
    </message>
    <message>
        <source>Something here is no character of the encoding.</source>
        <translation>Algo aqui não é um caractere desta codificação.</translation>
    </message>
    <message>
        <source>The header does not say what it should.</source>
        <translation>O cabeçalho não diz o que deveria.</translation>
    </message>
    <message>
        <source>The start position could not arise in play.</source>
        <translation>A posição inicial não poderia surgir no jogo.</translation>
    </message>
    <message>
        <source>The move is against the rules. It is kept.</source>
        <translation>O lance é contra as regras. Foi mantido.</translation>
    </message>
    <message>
        <source>The move was read as another than stands here.</source>
        <translation>O lance foi lido de outra forma.</translation>
    </message>
    <message>
        <source>The move could not be made out. The line ends before it.</source>
        <translation>O lance não pôde ser lido. A linha termina antes dele.</translation>
    </message>
    <message>
        <source>The number of the move is out of turn.</source>
        <translation>O número do lance está fora de ordem.</translation>
    </message>
    <message>
        <source>What stands here is no time.</source>
        <translation>O que está aqui não é um tempo.</translation>
    </message>
    <message>
        <source>The end of the game contradicts another or is not known.</source>
        <translation>O fim da partida contradiz outro ou não é conhecido.</translation>
    </message>
    <message>
        <source>The variation belongs to a move that is not there.</source>
        <translation>A variante pertence a um lance que não existe.</translation>
    </message>
    <message>
        <source>The line means nothing known. It is kept.</source>
        <translation>A linha não tem sentido conhecido. Foi mantida.</translation>
    </message>
    <message>
        <source>There are further games, which were not read.</source>
        <translation>Há outras partidas, que não foram lidas.</translation>
    </message>
    <message>
        <source>No game can be read here. It is left out.</source>
        <translation>Não se consegue ler aqui nenhuma partida. Foi omitida.</translation>
    </message>
    <message>
        <source>There are many more such places, which are not listed.</source>
        <translation>Há muitos outros pontos assim, que não são listados.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>linha {line}: {what}</translation>
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
        <source>On its edge: thrown again</source>
        <translation>Um ficou de pé: novo lançamento</translation>
    </message>
    <message>
        <source>Five pawns are thrown for {player}: if more of them show the pawn than the tokin, {player} plays Black.</source>
        <translation>Lançam-se cinco peões para {player}: se caírem mais peões do que tokin, {player} joga com as Pretas.</translation>
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
</context>
<context>
    <name>Game</name>
    <message>
        <source>The engine answered with a move that the rules forbid ({move}).</source>
        <translation>O motor respondeu com um lance proibido pelas regras ({move}).</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>Não é possível preparar esta partida: {reason}</translation>
    </message>
    <message>
        <source>This game is played in another window of the program, or was played on there.</source>
        <translation>Esta partida está sendo jogada em outra janela do programa, ou foi continuada lá.</translation>
    </message>
    <message>
        <source>The journal of this game was damaged. Moves that are there: {moves}; moves lost: {lost}. As it stood it is kept as {file}.</source>
        <translation>O diário desta partida estava danificado. Lances presentes: {moves}; lances perdidos: {lost}. Tal como estava, ficou salvo como {file}.</translation>
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
        <source>OK</source>
        <translation>OK</translation>
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
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fim</translation>
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
        <source>A header needs a name without a colon, and not beginning with *, &amp; or #.</source>
        <translation>Um cabeçalho precisa de um nome sem dois-pontos e que não comece por *, &amp; ou #.</translation>
    </message>
    <message>
        <source>{name} has a field of its own above.</source>
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
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} já não existe.</translation>
    </message>
    <message>
        <source>{black} against {white}, {date}, {result}, {moves} moves</source>
        <translation>{black} contra {white}, {date}, {result}, {moves} lances</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
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
        <source>Board of the game chosen</source>
        <translation>Tabuleiro da partida escolhida</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primeira posição</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Recuar um lance</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Avançar um lance</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posição</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
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
        <source>Taking back gives the time back</source>
        <translation>Voltar um lance devolve o tempo</translation>
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
        <source>A game is casual against the computer, where a forbidden move does not lose it.</source>
        <translation>Amistosa é a partida contra o computador em que um lance proibido não perde.</translation>
    </message>
    <message>
        <source>Another time for {side}</source>
        <translation>Outro tempo para {side}</translation>
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
        <source>&amp;Forbidden moves</source>
        <translation>Lances &amp;proibidos</translation>
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
        <translation>Tempo principal de {side} em minutos</translation>
    </message>
    <message>
        <source>Seconds for each move of {side}</source>
        <translation>Segundos para cada lance de {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
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
        <source>← Back</source>
        <translation>← Voltar</translation>
    </message>
    <message>
        <source>Forward →</source>
        <translation>Avançar →</translation>
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
        <source>The guide is missing ({folder}). Install the program again.</source>
        <translation>Falta o guia ({folder}). Instale o programa novamente.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrado.</translation>
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
        <translation>Há uma vitória forçada para {side}.</translation>
    </message>
    <message>
        <source>There is a mate in {plies} for {side}.</source>
        <translation>Há mate em {plies} para {side}.</translation>
    </message>
    <message>
        <source>This is even.</source>
        <translation>A posição está equilibrada.</translation>
    </message>
    <message>
        <source>This is slightly better for {side}.</source>
        <translation>A posição é um pouco melhor para {side}.</translation>
    </message>
    <message>
        <source>This is better for {side}.</source>
        <translation>A posição é melhor para {side}.</translation>
    </message>
    <message>
        <source>This is much better for {side}.</source>
        <translation>A posição é muito melhor para {side}.</translation>
    </message>
    <message>
        <source>This is winning for {side}.</source>
        <translation>A posição está ganha para {side}.</translation>
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
        <source>By</source>
        <translation>Por</translation>
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
        <source>All games, the latest first</source>
        <translation>Todas as partidas, as mais recentes primeiro</translation>
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
        <source>How you play: accuracy over time, mistakes, openings</source>
        <translation>Como joga: precisão ao longo do tempo, erros, aberturas</translation>
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
        <source>A rating takes {count} games that count, some won and some lost; so far: {done}.</source>
        <translation>O rating pede {count} partidas válidas, ganhas e perdidas; até agora: {done}.</translation>
    </message>
    <message>
        <source>A game counts that begins from the start, with no move taken back.</source>
        <translation>Valem partidas desde o início, sem voltar lances.</translation>
    </message>
    <message>
        <source>under {points}</source>
        <translation>abaixo de {points}</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>cerca de {points}</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from your last {count} games that count.</source>
        <translation>95 %: de {low} a {high}, nas suas últimas {count} partidas que contam.</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}, from {count} games that count.</source>
        <translation>95 %: de {low} a {high}; partidas que contam: {count}.</translation>
    </message>
    <message>
        <source>On this program&apos;s own scale: the levels as the table has them.</source>
        <translation>Na escala própria deste programa: os níveis como a tabela os mostra.</translation>
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
        <source>{count} wins in a row. </source>
        <translation>{count} vitórias seguidas. </translation>
    </message>
    <message>
        <source>{count} losses in a row. </source>
        <translation>{count} derrotas seguidas. </translation>
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
        <source>{file} cannot be written ({reason}). Choose another folder.</source>
        <translation>Não é possível gravar {file} ({reason}). Escolha outra pasta.</translation>
    </message>
    <message>
        <source>Delete all results (games: {count})? Your kifu stay. This cannot be undone.</source>
        <translation>Apagar todos os resultados (partidas: {count})? Os kifus ficam. Isto não pode ser desfeito.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
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
    <message>
        <source>Propose an end</source>
        <translation>Propor o fim</translation>
    </message>
    <message>
        <source>King in the far camp</source>
        <translation>Rei no campo rival</translation>
    </message>
    <message>
        <source>{needed} more pieces</source>
        <translation>Mais {needed} peças</translation>
    </message>
    <message>
        <source>Not in check</source>
        <translation>Fora de xeque</translation>
    </message>
    <message>
        <source>King on the other king&apos;s square</source>
        <translation>Rei na casa inicial do rei adversário</translation>
    </message>
    <message>
        <source>Pieces still outside</source>
        <translation>Peças ainda fora do campo rival</translation>
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
        <source>Stop reading; what was read stays</source>
        <translation>Parar a leitura; o que já foi lido fica</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Arquivos lidos</translation>
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
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Você joga com</translation>
    </message>
    <message>
        <source>Furigoma</source>
        <translation>Furigoma</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
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
        <source>Drawn after</source>
        <translation>Empate após</translation>
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
        <source>Reachable at</source>
        <translation>Acessível em</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>You ha&amp;ve</source>
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
        <translation>Nenhum número de lances</translation>
    </message>
    <message>
        <source>Your computer can be reached at this port until you end the invitation. Only people who know the password are let in. The password travels unencrypted.</source>
        <translation>Até o fim do convite seu computador pode ser acessado nesta porta. Só entra quem sabe a senha; ela pode ser lida no caminho pela rede.</translation>
    </message>
    <message>
        <source>Waiting for your guest…</source>
        <translation>Aguardando seu convidado…</translation>
    </message>
    <message>
        <source>Give your guest these details. They enter them under Play over the network, Play at a server, A friend&apos;s computer. Any other program that speaks the CSA protocol works too.</source>
        <translation>Diga ao convidado o que está escrito aqui. Ele o digita em Jogar pela rede, Jogar em um servidor, Computador de um amigo. Outro programa do protocolo CSA também serve.</translation>
    </message>
    <message>
        <source>Enter the name you want to use there.</source>
        <translation>Escreva o nome que você quer usar lá.</translation>
    </message>
    <message>
        <source>Set a time, or choose No limit.</source>
        <translation>Dê algum tempo ou escolha sem limite.</translation>
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
        <source>Your progress in the course could not be read. The file was set aside as {file}.</source>
        <translation>Seu progresso no curso não pôde ser lido. O arquivo foi guardado como {file}.</translation>
    </message>
    <message>
        <source>Your progress in the course cannot be kept in {file} ({reason}). Free the disk or its folder.</source>
        <translation>Seu progresso no curso não pode ser gravado em {file} ({reason}). Libere o disco ou a pasta.</translation>
    </message>
    <message>
        <source>Shogi in fifteen minutes</source>
        <translation>Shogi em quinze minutos</translation>
    </message>
    <message>
        <source>For chess players: what is different, and what is new</source>
        <translation>Para enxadristas: o que muda e o que é novo</translation>
    </message>
    <message>
        <source>From nothing</source>
        <translation>Do zero</translation>
    </message>
    <message>
        <source>Every piece and every rule, one small step at a time</source>
        <translation>Cada peça e cada regra, um passo de cada vez</translation>
    </message>
    <message>
        <source>The board and the set-up</source>
        <translation>O tabuleiro e a posição inicial</translation>
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
        <source>The three rules of drops</source>
        <translation>As três regras ao soltar</translation>
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
        <translation>O que muda no okisaki shogi</translation>
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
        <source>A piece of your own stands there.</source>
        <translation>Ali está uma peça sua.</translation>
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
        <source>A piece stands on that square already.</source>
        <translation>Já há uma peça nessa casa.</translation>
    </message>
    <message>
        <source>Not there: the piece could never move again.</source>
        <translation>Ali não: a peça nunca mais andaria.</translation>
    </message>
    <message>
        <source>Nifu: a pawn of yours stands on that file already.</source>
        <translation>Nifu: já há um peão seu nessa coluna.</translation>
    </message>
    <message>
        <source>Your king could be captured.</source>
        <translation>O seu rei poderia ser capturado.</translation>
    </message>
    <message>
        <source>Uchifuzume: a dropped pawn may not mate.</source>
        <translation>Uchifuzume: um peão solto não pode dar mate.</translation>
    </message>
    <message>
        <source>Another piece stands in the way.</source>
        <translation>Há outra peça no caminho.</translation>
    </message>
    <message>
        <source>The piece is pinned: if it leaves, your king could be captured.</source>
        <translation>A peça está cravada: se ela sair, o seu rei pode ser capturado.</translation>
    </message>
    <message>
        <source>Your king is in check: your move has to end that.</source>
        <translation>O seu rei está em xeque: o lance precisa acabar com isso.</translation>
    </message>
    <message>
        <source>The king could be captured there.</source>
        <translation>Ali o rei pode ser capturado.</translation>
    </message>
    <message>
        <source>It cannot move: pieces of your own stand in its way.</source>
        <translation>Ela não pode mover: peças suas estão no caminho.</translation>
    </message>
    <message>
        <source>Nifu: on every file where it could go stands a pawn of yours already.</source>
        <translation>Nifu: em todas as colunas possíveis já há um peão seu.</translation>
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
        <source>You have found that one.</source>
        <translation>Essa você já achou.</translation>
    </message>
    <message>
        <source>A piece is always dropped with its unpromoted side up.</source>
        <translation>A peça é sempre solta com o lado não promovido para cima.</translation>
    </message>
    <message>
        <source>That is not what is asked. Try again.</source>
        <translation>Não é o que se pede. Tente de novo.</translation>
    </message>
    <message>
        <source>Shogi is played on 9 × 9 squares with twenty pieces a side. All pieces have one colour: they change sides in the course of a game. Whose a piece is, its tip tells: your pieces point away from you.</source>
        <translation>Joga-se shogi em 9 × 9 casas, com vinte peças para cada lado. Todas têm a mesma cor, porque mudam de dono durante a partida. A ponta diz de quem é a peça: as suas apontam para a frente.</translation>
    </message>
    <message>
        <source>Choose one of your own pieces.</source>
        <translation>Escolha uma das suas peças.</translation>
    </message>
    <message>
        <source>Yes: its tip points at the other side. You play Black, called sente: the one who moves first.</source>
        <translation>Isso: aponta para o adversário. Você joga com as pretas, o sente: quem começa.</translation>
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
        <source>The back row reads the same from both edges: lance, knight, silver general, gold general. In the middle, between the golds, stands the king.</source>
        <translation>A última fileira é igual a partir das duas bordas: lança, cavalo, general de prata, general de ouro. No meio, entre os ouros, fica o rei.</translation>
    </message>
    <message>
        <source>Choose your king.</source>
        <translation>Escolha o seu rei.</translation>
    </message>
    <message>
        <source>That is your king, the largest of your pieces. Everything turns on it.</source>
        <translation>Esse é o seu rei, a maior das peças. Tudo gira em torno dele.</translation>
    </message>
    <message>
        <source>That is the other king: it points at you.</source>
        <translation>Esse é o outro rei: aponta para você.</translation>
    </message>
    <message>
        <source>Not this one. The king stands in the middle of the row nearest to you.</source>
        <translation>Não é esta. O rei fica no meio da fileira mais próxima de você.</translation>
    </message>
    <message>
        <source>The second row holds the two great pieces: the bishop at your left, the rook at your right. In front of them stand nine pawns.</source>
        <translation>Na segunda fileira estão as duas grandes peças: o bispo à esquerda, a torre à direita. Na frente delas, nove peões.</translation>
    </message>
    <message>
        <source>Choose your rook.</source>
        <translation>Escolha a sua torre.</translation>
    </message>
    <message>
        <source>Yes, the rook: rows and files are open to it, as in chess.</source>
        <translation>Isso, a torre: anda por fileiras e colunas.</translation>
    </message>
    <message>
        <source>That is the bishop. The rook stands on your right.</source>
        <translation>Esse é o bispo. A torre fica à direita.</translation>
    </message>
    <message>
        <source>That rook is your opponent&apos;s.</source>
        <translation>Essa torre é do adversário.</translation>
    </message>
    <message>
        <source>The rook stands alone in the second row, on your right.</source>
        <translation>A torre está na segunda fileira, à direita.</translation>
    </message>
    <message>
        <source>The players move in turn, one move each; nobody may pass. Black begins. Nearly every game opens the bishop&apos;s way: the pawn diagonally in front of it, on its right, goes one square ahead.</source>
        <translation>Os jogadores alternam, um lance cada; ninguém pode passar. As pretas começam. Quase toda partida abre o caminho do bispo: o peão na diagonal direita à frente dele avança uma casa.</translation>
    </message>
    <message>
        <source>Open the way of your bishop.</source>
        <translation>Abra o caminho do seu bispo.</translation>
    </message>
    <message>
        <source>Well done: the bishop now looks across the whole board. You have played your first move.</source>
        <translation>Muito bem: agora o bispo enxerga o tabuleiro inteiro. Foi o seu primeiro lance.</translation>
    </message>
    <message>
        <source>A fine first move too: it makes room for the rook. But now the bishop&apos;s way is wanted.</source>
        <translation>Também é um bom primeiro lance: dá espaço à torre. Mas agora queremos o caminho do bispo.</translation>
    </message>
    <message>
        <source>No double step here: a pawn goes one square, from its first move on.</source>
        <translation>Aqui não há passo duplo: o peão anda uma casa, desde o primeiro lance.</translation>
    </message>
    <message>
        <source>The bishop is still shut in. Move the pawn diagonally in front of it, towards the middle.</source>
        <translation>O bispo ainda está preso. Mova o peão na diagonal à frente dele, do lado do centro.</translation>
    </message>
    <message>
        <source>The king goes one square in any direction. A piece captures by going to where an enemy stands. To practise, your opponent waits while you move.</source>
        <translation>O rei anda uma casa em qualquer direção. Captura-se indo para a casa onde está a peça inimiga. No exercício, o adversário espera enquanto você joga.</translation>
    </message>
    <message>
        <source>Take both pawns with your king.</source>
        <translation>Capture os dois peões com o rei.</translation>
    </message>
    <message>
        <source>Both taken. One step at a time, the king goes anywhere.</source>
        <translation>Os dois são seus. Passo a passo, o rei chega a qualquer lugar.</translation>
    </message>
    <message>
        <source>Too far: the king goes one square only.</source>
        <translation>Longe demais: o rei anda só uma casa.</translation>
    </message>
    <message>
        <source>There the pawn could take your king. A king never walks into danger.</source>
        <translation>Ali o peão capturaria o rei. O rei nunca entra em perigo.</translation>
    </message>
    <message>
        <source>The gold general steps one square: straight in all four directions, or diagonally forward. Six squares. The diagram shows them: a dot is one step.</source>
        <translation>O general de ouro anda uma casa: reto nas quatro direções ou na diagonal para a frente. Seis casas. No diagrama, um ponto é um passo.</translation>
    </message>
    <message>
        <source>Choose all six squares your gold can go to.</source>
        <translation>Escolha as seis casas para onde o ouro pode ir.</translation>
    </message>
    <message>
        <source>All six. Golds are the guards of your king: keep them near it.</source>
        <translation>As seis. Os ouros são os guardas do rei: mantenha-os por perto.</translation>
    </message>
    <message>
        <source>No: a gold never goes diagonally backward. Those are its two blind spots.</source>
        <translation>Não: o ouro nunca anda na diagonal para trás. São os seus dois pontos cegos.</translation>
    </message>
    <message>
        <source>The silver general steps one square diagonally in all four directions, or straight ahead. Five squares.</source>
        <translation>O general de prata anda uma casa na diagonal, nas quatro direções, ou reto para a frente. Cinco casas.</translation>
    </message>
    <message>
        <source>Choose all five squares your silver can go to.</source>
        <translation>Escolha as cinco casas para onde a prata pode ir.</translation>
    </message>
    <message>
        <source>All five. Three of them lie ahead: silvers attack, and slip back diagonally.</source>
        <translation>As cinco. Três ficam à frente: as pratas atacam e recuam na diagonal.</translation>
    </message>
    <message>
        <source>A silver does not go sideways: that is the gold&apos;s step.</source>
        <translation>A prata não anda de lado: isso é do ouro.</translation>
    </message>
    <message>
        <source>A silver does not go straight back: that is the gold&apos;s step.</source>
        <translation>A prata não recua reto: isso é do ouro.</translation>
    </message>
    <message>
        <source>Gold and silver complete each other. The pawn stands diagonally behind both of your generals.</source>
        <translation>Ouro e prata se completam. O peão está na diagonal atrás dos seus dois generais.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Capture o peão.</translation>
    </message>
    <message>
        <source>Only the silver can go back diagonally.</source>
        <translation>Só a prata recua na diagonal.</translation>
    </message>
    <message>
        <source>The gold cannot go diagonally backward. The silver can.</source>
        <translation>O ouro não anda na diagonal para trás. A prata, sim.</translation>
    </message>
    <message>
        <source>The pawn is still there. Which general goes diagonally backward?</source>
        <translation>O peão continua lá. Qual general anda na diagonal para trás?</translation>
    </message>
    <message>
        <source>The bishop goes any number of free squares diagonally. A line with an arrowhead in the diagram means: as far as the way is free.</source>
        <translation>O bispo anda na diagonal quantas casas livres quiser. Uma linha com seta no diagrama quer dizer: até onde o caminho estiver livre.</translation>
    </message>
    <message>
        <source>Take all three pawns with your bishop.</source>
        <translation>Capture os três peões com o bispo.</translation>
    </message>
    <message>
        <source>Three taken. From the middle the bishop reaches far in four directions.</source>
        <translation>Os três. Do centro, o bispo vai longe em quatro direções.</translation>
    </message>
    <message>
        <source>The bishop goes diagonally, and never over another piece.</source>
        <translation>O bispo anda na diagonal e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The rook goes any number of free squares straight: along the row or the file.</source>
        <translation>A torre anda reto quantas casas livres quiser, pela fileira ou pela coluna.</translation>
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
        <source>The rook goes straight, and never over another piece.</source>
        <translation>A torre anda reto e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The lance runs straight ahead like a rook, as far as the way is free, and in no other direction. It never comes back.</source>
        <translation>A lança corre reto para a frente, como a torre, enquanto houver caminho, e em nenhuma outra direção. Nunca volta.</translation>
    </message>
    <message>
        <source>Take a piece with your lance.</source>
        <translation>Capture uma peça com a lança.</translation>
    </message>
    <message>
        <source>Straight through. A lance on an open file threatens everything ahead of it.</source>
        <translation>Direto ao alvo. Uma lança em coluna aberta ameaça tudo à frente.</translation>
    </message>
    <message>
        <source>The pawn stands in the way: a lance does not jump.</source>
        <translation>O peão está no caminho: a lança não salta.</translation>
    </message>
    <message>
        <source>The lance goes straight ahead only.</source>
        <translation>A lança só anda reto para a frente.</translation>
    </message>
    <message>
        <source>That is a lance&apos;s move, but it takes nothing. Go as far as the pawn.</source>
        <translation>É um lance válido, mas não captura nada. Vá até o peão.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares ahead and one to the side. Only forward, so only two squares. It alone may leap over other pieces.</source>
        <translation>O cavalo salta: duas casas à frente e uma para o lado. Só para a frente, portanto duas casas. É a única peça que pula outras.</translation>
    </message>
    <message>
        <source>Choose the two squares your knight can go to.</source>
        <translation>Escolha as duas casas para onde o cavalo pode ir.</translation>
    </message>
    <message>
        <source>Both. The pawns in front did not matter. But mind: a knight cannot go back.</source>
        <translation>As duas. Os peões da frente não atrapalham. Mas cuidado: o cavalo não volta.</translation>
    </message>
    <message>
        <source>In chess, yes. The knight of shogi only jumps forward.</source>
        <translation>No xadrez, sim. O cavalo do shogi só salta para a frente.</translation>
    </message>
    <message>
        <source>The pawn goes one square straight ahead, and it captures straight ahead too.</source>
        <translation>O peão anda uma casa reto para a frente, e captura também para a frente.</translation>
    </message>
    <message>
        <source>Take a piece with your pawn.</source>
        <translation>Capture uma peça com o peão.</translation>
    </message>
    <message>
        <source>Right: what stands before a pawn, the pawn takes.</source>
        <translation>Certo: o que está à frente do peão, o peão captura.</translation>
    </message>
    <message>
        <source>In chess, yes. In shogi a pawn takes straight ahead, as it goes.</source>
        <translation>No xadrez, sim. No shogi o peão captura reto, como anda.</translation>
    </message>
    <message>
        <source>The three rows farthest from you, where the enemy set up, are your promotion zone. A piece that moves into it, within it or out of it may promote: it is turned over.</source>
        <translation>As três fileiras mais distantes, onde o inimigo começou, são a sua zona de promoção. Uma peça que entra, se move dentro ou sai dela pode promover: é virada.</translation>
    </message>
    <message>
        <source>Choose a square of your promotion zone.</source>
        <translation>Escolha uma casa da sua zona de promoção.</translation>
    </message>
    <message>
        <source>Yes. The dots on the board mark where the zones begin.</source>
        <translation>Isso. Os pontos no tabuleiro marcam onde as zonas começam.</translation>
    </message>
    <message>
        <source>That lies outside. Only the three rows at the far edge belong to it.</source>
        <translation>Essa fica fora. Só as três fileiras da borda oposta fazem parte.</translation>
    </message>
    <message>
        <source>A promoted rook is called a dragon: a rook that may also step one square diagonally. There is no reason not to promote it. When you put the piece down, both faces are shown: choose the red one.</source>
        <translation>A torre promovida chama-se dragão: uma torre que também anda uma casa na diagonal. Não há motivo para não promover. Ao soltar a peça aparecem as duas faces: escolha a vermelha.</translation>
    </message>
    <message>
        <source>Take the pawn and promote your rook.</source>
        <translation>Capture o peão e promova a torre.</translation>
    </message>
    <message>
        <source>A dragon! Promotion is part of the move; it lasts until the piece is captured.</source>
        <translation>Um dragão! A promoção faz parte do lance e dura até a peça ser capturada.</translation>
    </message>
    <message>
        <source>Allowed, but a pity: the rook stays a rook. Try again and choose the promoted face.</source>
        <translation>É permitido, mas é pena: a torre continua torre. Tente de novo e escolha a face promovida.</translation>
    </message>
    <message>
        <source>Go up the file and take the pawn in the zone.</source>
        <translation>Suba pela coluna e capture o peão na zona.</translation>
    </message>
    <message>
        <source>The dragon moves as a rook, and one square diagonally.</source>
        <translation>O dragão anda como a torre, e uma casa na diagonal.</translation>
    </message>
    <message>
        <source>Take all three pieces with your dragon.</source>
        <translation>Capture as três peças com o dragão.</translation>
    </message>
    <message>
        <source>The dragon is the strongest piece of the game.</source>
        <translation>O dragão é a peça mais forte do jogo.</translation>
    </message>
    <message>
        <source>Diagonally it goes one square only.</source>
        <translation>Na diagonal, só uma casa.</translation>
    </message>
    <message>
        <source>The promoted bishop, called a horse, moves as a bishop, and one square straight. So it can change the colour of its diagonals.</source>
        <translation>O bispo promovido, o cavalo-dragão, anda como bispo, e uma casa reto.</translation>
    </message>
    <message>
        <source>Take all three pieces with your horse.</source>
        <translation>Capture as três peças com o bispo promovido.</translation>
    </message>
    <message>
        <source>All taken. A horse near your own king is worth three golds, they say.</source>
        <translation>Todas. Perto do próprio rei, dizem, ele vale por três ouros.</translation>
    </message>
    <message>
        <source>Straight it goes one square only.</source>
        <translation>Reto, só uma casa.</translation>
    </message>
    <message>
        <source>A piece that leaves the zone may promote as well: it is enough that the move begins there. Silver, knight, lance and pawn all become golds.</source>
        <translation>Quem sai da zona também pode promover: basta o lance começar ali. Prata, cavalo, lança e peão viram todos ouro.</translation>
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
        <source>You may keep it a silver, and sometimes that is better. Here, promote.</source>
        <translation>Pode continuar prata, e às vezes é melhor. Aqui, promova.</translation>
    </message>
    <message>
        <source>Take the pawn: the move begins in the zone, so it may promote.</source>
        <translation>Capture o peão: o lance começa na zona, então pode promover.</translation>
    </message>
    <message>
        <source>This is a promoted silver. It has lost its old moves and goes as a gold now; so do promoted knights, lances and pawns.</source>
        <translation>Esta é uma prata promovida. Perdeu os lances antigos e anda como ouro; o mesmo vale para cavalos, lanças e peões promovidos.</translation>
    </message>
    <message>
        <source>Choose all squares it can go to.</source>
        <translation>Escolha todas as casas para onde ela pode ir.</translation>
    </message>
    <message>
        <source>Six squares, just like a gold.</source>
        <translation>Seis casas, igual ao ouro.</translation>
    </message>
    <message>
        <source>That was the silver&apos;s way. Promoted, it goes as a gold, so not diagonally back.</source>
        <translation>Isso era da prata. Promovida, anda como ouro: nada de diagonal para trás.</translation>
    </message>
    <message>
        <source>Promotion is your choice, save where the piece could never move again: a pawn or a lance on the last row, a knight on the last two.</source>
        <translation>Promover é opcional, exceto onde a peça nunca mais poderia andar: peão ou lança na última fileira, cavalo nas duas últimas.</translation>
    </message>
    <message>
        <source>Move the pawn to the last row.</source>
        <translation>Leve o peão à última fileira.</translation>
    </message>
    <message>
        <source>A pawn promoted is a tokin: it moves as a gold, and if it is captured your opponent gets a mere pawn.</source>
        <translation>O peão promovido é o tokin: anda como ouro e, se capturado, o adversário ganha só um peão.</translation>
    </message>
    <message>
        <source>Here you have no choice.</source>
        <translation>Aqui não há escolha.</translation>
    </message>
    <message>
        <source>Now for what makes shogi shogi. A captured piece does not leave the game: it changes sides and lies on the stand beside the board, in hand.</source>
        <translation>Agora, o que faz o shogi ser shogi. A peça capturada não sai do jogo: muda de lado e fica na mão, no suporte ao lado do tabuleiro.</translation>
    </message>
    <message>
        <source>Take the pawn with your gold, and watch where it goes.</source>
        <translation>Capture o peão com o ouro e veja aonde ele vai.</translation>
    </message>
    <message>
        <source>It lies on your stand, at the lower right. From now on it is yours.</source>
        <translation>Está no seu suporte, embaixo à direita. Agora é seu.</translation>
    </message>
    <message>
        <source>The pawn stands right in front of your gold: take it.</source>
        <translation>O peão está bem à frente do ouro: capture-o.</translation>
    </message>
    <message>
        <source>Instead of moving you may drop: put a piece from your hand on any empty square, as a move of its own. A piece dropped takes nothing and threatens at once.</source>
        <translation>Em vez de mover, você pode soltar: pôr uma peça da mão em qualquer casa vazia. Soltar não captura, mas a peça ameaça logo.</translation>
    </message>
    <message>
        <source>Drop your pawn so that it attacks the silver.</source>
        <translation>Solte o peão de modo que ataque a prata.</translation>
    </message>
    <message>
        <source>The silver is attacked. Any captured piece can appear anywhere: that is why shogi never runs out of play.</source>
        <translation>A prata está atacada. Uma peça capturada pode surgir em qualquer lugar: por isso o shogi nunca esfria.</translation>
    </message>
    <message>
        <source>A drop takes nothing. Put the pawn on the empty square in front of it.</source>
        <translation>Soltar não captura. Ponha o peão na casa vazia diante dela.</translation>
    </message>
    <message>
        <source>From there the pawn does not reach the silver. It takes straight ahead.</source>
        <translation>Dali o peão não alcança a prata. Ele captura reto para a frente.</translation>
    </message>
    <message>
        <source>A captured piece forgets its promotion: a tokin becomes a pawn again. And a drop never promotes, not even inside the zone. For that it must move later.</source>
        <translation>A peça capturada perde a promoção: o tokin volta a ser peão. E soltar nunca promove, nem na zona: só ao mover depois.</translation>
    </message>
    <message>
        <source>Take the tokin, then drop the pawn on the second row, on the file in the middle.</source>
        <translation>Capture o tokin e depois solte o peão na segunda fileira do fundo, na coluna do meio.</translation>
    </message>
    <message>
        <source>A pawn, not a tokin; but with its next step it promotes.</source>
        <translation>Um peão, não um tokin; mas no próximo passo promove.</translation>
    </message>
    <message>
        <source>First take the tokin with the silver; then drop the pawn next to the far edge, on the middle file.</source>
        <translation>Primeiro capture o tokin com a prata; depois solte o peão junto à borda oposta, na coluna do meio.</translation>
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
        <source>The way is blocked, the check is answered.</source>
        <translation>O caminho está fechado, o xeque foi respondido.</translation>
    </message>
    <message>
        <source>There it does not stand in the rook&apos;s way.</source>
        <translation>Ali não fica no caminho da torre.</translation>
    </message>
    <message>
        <source>That answers the check too. Here, practise the drop.</source>
        <translation>Isso também responde ao xeque. Aqui, pratique a peça solta.</translation>
    </message>
    <message>
        <source>Drops make double attacks from nowhere. Rook and king stand two files apart.</source>
        <translation>Peças soltas criam ataques duplos do nada. Torre e rei estão a duas colunas um do outro.</translation>
    </message>
    <message>
        <source>Drop your knight so that it attacks both.</source>
        <translation>Solte o cavalo de modo que ataque os dois.</translation>
    </message>
    <message>
        <source>Check, and the rook falls next move. Such a fork with the knight is dreaded by all.</source>
        <translation>Xeque, e a torre cai no próximo lance. Todos temem um garfo assim.</translation>
    </message>
    <message>
        <source>From there it does not attack both. The knight strikes two rows ahead, one file to either side.</source>
        <translation>Dali não ataca os dois. O cavalo atinge duas fileiras à frente, uma coluna para cada lado.</translation>
    </message>
    <message>
        <source>Drops have three rules. First: no two pawns on one file (nifu). Where an unpromoted pawn of yours stands, you may not drop another.</source>
        <translation>Soltar tem três regras. Primeira: nunca dois peões na mesma coluna (nifu). Onde há um peão seu não promovido, não se solta outro.</translation>
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
        <source>In serious play nifu loses the game at once; even masters have been caught by it.</source>
        <translation>Em jogo sério o nifu perde na hora; até mestres já caíram nele.</translation>
    </message>
    <message>
        <source>Nifu asks for unpromoted pawns only. A tokin does not count.</source>
        <translation>O nifu só conta peões não promovidos. O tokin não conta.</translation>
    </message>
    <message>
        <source>Right: your tokin is on that file, but it is a pawn no more.</source>
        <translation>Certo: há um tokin nessa coluna, mas ele já não é peão.</translation>
    </message>
    <message>
        <source>On that file stands a pawn. Look for the file with the tokin.</source>
        <translation>Nessa coluna há um peão. Procure a coluna do tokin.</translation>
    </message>
    <message>
        <source>That is a legal move. The exercise is to drop the pawn.</source>
        <translation>É um lance legal. O exercício é soltar o peão.</translation>
    </message>
    <message>
        <source>Second: no drop where the piece could never move again. No pawn or lance on the last row, no knight on the last two.</source>
        <translation>Segunda: não se solta onde a peça nunca poderia andar. Nem peão nem lança na última fileira, nem cavalo nas duas últimas.</translation>
    </message>
    <message>
        <source>Drop your knight as far forward as is allowed.</source>
        <translation>Solte o cavalo o mais à frente que for permitido.</translation>
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
        <source>Third: a dropped pawn may not mate (uchifuzume). A dropped pawn may give check, and any other piece may mate by a drop.</source>
        <translation>Terceira: um peão solto não pode dar mate (uchifuzume). Xeque pode, e qualquer outra peça solta pode dar mate.</translation>
    </message>
    <message>
        <source>Mate the king in the corner in one move.</source>
        <translation>Dê mate em um lance ao rei no canto.</translation>
    </message>
    <message>
        <source>Mate with the gold. The pawn at the same place would have been a foul.</source>
        <translation>Mate com o ouro. O peão na mesma casa seria falta.</translation>
    </message>
    <message>
        <source>It would be mate, and that is just what a dropped pawn may not do. Use the gold.</source>
        <translation>Seria mate, e é justamente isso que um peão solto não pode. Use o ouro.</translation>
    </message>
    <message>
        <source>The king is not mated by that.</source>
        <translation>Isso não dá mate.</translation>
    </message>
    <message>
        <source>A pawn that stands on the board already may mate by moving. The ban is on the drop alone.</source>
        <translation>Um peão que já está no tabuleiro pode dar mate ao avançar. A proibição é só de soltar.</translation>
    </message>
    <message>
        <source>Mate in one move.</source>
        <translation>Dê mate em um lance.</translation>
    </message>
    <message>
        <source>Mate, and quite legal.</source>
        <translation>Mate, e totalmente legal.</translation>
    </message>
    <message>
        <source>That does not mate. Look at the pawn on the edge.</source>
        <translation>Isso não é mate. Olhe o peão da borda.</translation>
    </message>
    <message>
        <source>A piece that could take the king next gives check. You need not say so. The one in check must answer at once.</source>
        <translation>Uma peça que poderia capturar o rei dá xeque. Não é preciso avisar. Quem está em xeque deve responder já.</translation>
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
        <source>The king is not attacked by that.</source>
        <translation>Isso não ataca o rei.</translation>
    </message>
    <message>
        <source>A king may not go to where it could be taken, nor may any move leave it in check. The enemy rook rules the file beside your king.</source>
        <translation>O rei não pode ir aonde seria capturado, nem se pode deixá-lo em xeque. A torre inimiga domina a coluna ao lado.</translation>
    </message>
    <message>
        <source>Choose all squares your king can go to.</source>
        <translation>Escolha todas as casas para onde o rei pode ir.</translation>
    </message>
    <message>
        <source>Those three are safe.</source>
        <translation>Essas três são seguras.</translation>
    </message>
    <message>
        <source>The rook looks down that file: your king would be taken.</source>
        <translation>A torre domina essa coluna: o rei seria capturado.</translation>
    </message>
    <message>
        <source>Check can be answered in three ways: move the king away, put something in between, or take the piece that gives check.</source>
        <translation>Há três respostas a um xeque: mover o rei, pôr algo no caminho ou capturar a peça que dá xeque.</translation>
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
        <source>Your king would still be attacked.</source>
        <translation>O rei continuaria atacado.</translation>
    </message>
    <message>
        <source>Mate (tsumi): the king is in check and nothing helps. The classic mate is the gold at the king&apos;s head, guarded by another piece.</source>
        <translation>Mate (tsumi): o rei está em xeque e nada ajuda. O mate clássico é o ouro na cabeça do rei, protegido por outra peça.</translation>
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
        <source>The king gets away from that. What does your pawn guard?</source>
        <translation>Disso o rei escapa. O que o seu peão protege?</translation>
    </message>
    <message>
        <source>A rook mates from afar when the king&apos;s ways forward are guarded. Your gold covers the row in front of the king.</source>
        <translation>A torre dá mate de longe quando o rei não pode avançar. O ouro cobre a fileira à frente do rei.</translation>
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
        <source>That is no mate. The gold guards the second row; attack along the first.</source>
        <translation>Não é mate. O ouro guarda a segunda fileira; ataque pela primeira.</translation>
    </message>
    <message>
        <source>Now a mate in three: your move, the answer, your move. Each of your moves must be a check. Mating problems like this are called tsume-shogi.</source>
        <translation>Agora um mate em três: você, a resposta, você. Cada lance seu deve ser xeque. Problemas assim chamam-se tsume-shogi.</translation>
    </message>
    <message>
        <source>Mate in three. Keep the gold for the end.</source>
        <translation>Mate em três. Guarde o ouro para o fim.</translation>
    </message>
    <message>
        <source>Solved! &quot;Save a gold for the last blow&quot; is an old rule of tsume.</source>
        <translation>Resolvido! «Guarde um ouro para o golpe final» é uma velha regra.</translation>
    </message>
    <message>
        <source>Now the king slips away. Begin with the silver.</source>
        <translation>Assim o rei escapa. Comece com a prata.</translation>
    </message>
    <message>
        <source>The king gets away from that.</source>
        <translation>Disso o rei escapa.</translation>
    </message>
    <message>
        <source>When the same position, with the same player to move and the same hands, stands for the fourth time, the game is void (sennichite) and is usually replayed with colours changed. Here it has stood three times.</source>
        <translation>Quando a mesma posição, com o mesmo jogador a jogar e as mesmas mãos, ocorre pela quarta vez, a partida é anulada (sennichite) e em geral é repetida com cores trocadas. Aqui ela já ocorreu três vezes.</translation>
    </message>
    <message>
        <source>Play the gold back: bring the position for the fourth time.</source>
        <translation>Volte com o ouro: produza a posição pela quarta vez.</translation>
    </message>
    <message>
        <source>The fourth time: sennichite. But who repeats by giving check every time loses.</source>
        <translation>Quarta vez: sennichite. Mas quem repete dando xeque sempre perde.</translation>
    </message>
    <message>
        <source>That is another position, and the game goes on.</source>
        <translation>Essa é outra posição, e a partida continua.</translation>
    </message>
    <message>
        <source>If both kings get into the enemy camp, mate becomes hopeless: impasse (jishōgi). Then pieces are counted: rook and bishop, promoted or not, five points each, every other piece one, the king none.</source>
        <translation>Se os dois reis entram no campo inimigo, o mate fica impossível: impasse (jishōgi). Então contam-se as peças: torre e bispo, promovidos ou não, cinco pontos, as demais um, o rei nada.</translation>
    </message>
    <message>
        <source>Choose all your pieces that count five points.</source>
        <translation>Escolha todas as suas peças que valem cinco pontos.</translation>
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
        <source>That one counts a single point.</source>
        <translation>Essa vale um ponto.</translation>
    </message>
    <message>
        <source>Choose pieces of your own.</source>
        <translation>Escolha peças suas.</translation>
    </message>
    <message>
        <source>Players of different strength play with a handicap: the stronger, White (uwate), takes pieces off before the game. They are out of it altogether. The smallest handicap is White&apos;s left lance, left as White sees it.</source>
        <translation>Jogadores de forças diferentes jogam com handicap: o mais forte, as brancas (uwate), retira peças antes da partida. Elas ficam fora do jogo. O menor handicap é a lança esquerda das brancas, esquerda vista por elas.</translation>
    </message>
    <message>
        <source>Choose the empty square of the lance that was given.</source>
        <translation>Escolha a casa vazia da lança retirada.</translation>
    </message>
    <message>
        <source>Yes: White&apos;s left is your right.</source>
        <translation>Isso: a esquerda das brancas é a sua direita.</translation>
    </message>
    <message>
        <source>That is White&apos;s right lance, and it is there.</source>
        <translation>Essa é a lança direita das brancas, e está lá.</translation>
    </message>
    <message>
        <source>Look at the two far corners: in one of them the lance is missing.</source>
        <translation>Olhe os dois cantos do fundo: em um deles falta a lança.</translation>
    </message>
    <message>
        <source>In a handicap game the giver, White, moves first. This is the six-piece handicap: rook, bishop, both lances and both knights are gone.</source>
        <translation>Na partida com handicap, quem deu as peças, as brancas, joga primeiro. Este é o handicap de seis peças: sem torre, bispo, as duas lanças e os dois cavalos.</translation>
    </message>
    <message>
        <source>Choose the king of the side that moves first.</source>
        <translation>Escolha o rei do lado que joga primeiro.</translation>
    </message>
    <message>
        <source>White begins. With six pieces more, even a beginner can beat a strong player.</source>
        <translation>As brancas começam. Com seis peças a mais, até um iniciante vence um jogador forte.</translation>
    </message>
    <message>
        <source>In an even game Black begins. In a handicap game White does.</source>
        <translation>Em partida igual começam as pretas. Com handicap, as brancas.</translation>
    </message>
    <message>
        <source>Choose one of the two kings.</source>
        <translation>Escolha um dos dois reis.</translation>
    </message>
    <message>
        <source>A game ends with mate, but few games come so far: who sees that the mate cannot be stopped resigns, and thanks for the game. Resigning in time is good manners.</source>
        <translation>A partida termina com mate, mas poucas chegam até lá: quem vê que não há defesa abandona e agradece. Abandonar a tempo é boa educação.</translation>
    </message>
    <message>
        <source>Choose the king that has no way out and would have resigned.</source>
        <translation>Escolha o rei que não tem saída e deveria ter abandonado.</translation>
    </message>
    <message>
        <source>White is mated: the tokin is guarded by the gold, and every square beside it is covered.</source>
        <translation>As brancas levaram mate: o ouro protege o tokin, e todas as casas ao redor estão cobertas.</translation>
    </message>
    <message>
        <source>That is your own king: nobody attacks it.</source>
        <translation>Esse é o seu rei: ninguém o ataca.</translation>
    </message>
    <message>
        <source>Okisaki shogi is played on 10 × 10 squares, with a queen beside the king: 22 pieces a side, ten pawns among them. Everything not said here is as in shogi.</source>
        <translation>O okisaki shogi é jogado em 10 × 10 casas, com uma rainha ao lado do rei: 22 peças por lado, dez delas peões. O que não se diz aqui é como no shogi.</translation>
    </message>
    <message>
        <source>Choose your queen.</source>
        <translation>Escolha a sua rainha.</translation>
    </message>
    <message>
        <source>The queen, at the left of the king. She does not promote.</source>
        <translation>A rainha, à esquerda do rei. Ela não promove.</translation>
    </message>
    <message>
        <source>That is the king. The queen stands on its left.</source>
        <translation>Esse é o rei. A rainha está à esquerda dele.</translation>
    </message>
    <message>
        <source>That is your opponent&apos;s queen.</source>
        <translation>Essa é a rainha do adversário.</translation>
    </message>
    <message>
        <source>The queen stands beside the king, in the row nearest to you.</source>
        <translation>A rainha está ao lado do rei, na fileira mais próxima de você.</translation>
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
        <source>All taken. Mind that a captured queen comes back against you.</source>
        <translation>Todas. Cuidado: a rainha capturada volta contra você.</translation>
    </message>
    <message>
        <source>The queen goes straight or diagonally, and never over another piece.</source>
        <translation>A rainha anda reto ou na diagonal e nunca salta outra peça.</translation>
    </message>
    <message>
        <source>The knight of Okisaki shogi is the knight of chess: it jumps to all sides.</source>
        <translation>O cavalo do okisaki shogi é o do xadrez: salta para todos os lados.</translation>
    </message>
    <message>
        <source>Choose all eight squares it can go to.</source>
        <translation>Escolha as oito casas para onde ele pode ir.</translation>
    </message>
    <message>
        <source>Eight squares. Promoted it moves as a gold, so think before you turn it.</source>
        <translation>Oito casas. Promovido, anda como ouro: pense antes de virar.</translation>
    </message>
    <message>
        <source>The lance of Okisaki shogi runs straight backward as well as forward.</source>
        <translation>A lança do okisaki shogi corre reto para a frente e também para trás.</translation>
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
        <source>The silver stands behind your lance.</source>
        <translation>A prata está atrás da lança.</translation>
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
        <source>Allowed here; in standard shogi it would be a foul.</source>
        <translation>Aqui pode; no shogi comum seria falta.</translation>
    </message>
    <message>
        <source>The pawn could never move from there. The knight can.</source>
        <translation>O peão nunca sairia dali. O cavalo sai.</translation>
    </message>
    <message>
        <source>Allowed; but the last row is wanted.</source>
        <translation>Permitido; mas pede-se a última fileira.</translation>
    </message>
    <message>
        <source>There is a second way to win: take everything the other side has but its king, on the board and in hand. The bared side is lost, unless it bares you with its very next move; then it is a draw.</source>
        <translation>Há um segundo modo de vencer: capturar tudo do adversário menos o rei, no tabuleiro e na mão. Quem fica só com o rei perde, a menos que no lance seguinte faça o mesmo a você; aí é empate.</translation>
    </message>
    <message>
        <source>Win by taking White&apos;s last piece.</source>
        <translation>Vença capturando a última peça das brancas.</translation>
    </message>
    <message>
        <source>A bare king: you have won. And with this you know the rules.</source>
        <translation>Rei nu: você venceu. E com isso já conhece as regras.</translation>
    </message>
    <message>
        <source>White still has a piece beside the king.</source>
        <translation>As brancas ainda têm uma peça além do rei.</translation>
    </message>
</context>
<context>
    <name>LeaveDialog</name>
    <message>
        <source>Leave the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>You are playing {name} over the network.</source>
        <translation>Você está jogando com {name} em um servidor.</translation>
    </message>
    <message>
        <source>If you leave now, you lose the game.</source>
        <translation>Quem deixa a partida perde.</translation>
    </message>
    <message>
        <source>&amp;Resign and leave</source>
        <translation>&amp;Abandonar e sair</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>‹ Contents</source>
        <translation>‹ Sumário</translation>
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
        <source>“{text}” is no move here.</source>
        <translation>«{text}» não é um lance aqui.</translation>
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
        <source>cannot be opened ({reason}). Check your right to read it.</source>
        <translation>não pode ser aberto ({reason}). Verifique a permissão de leitura.</translation>
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
        <source>was read with reservations: {reason}</source>
        <translation>foi lido com ressalvas: {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>{file} holds several games; the first is shown.</source>
        <translation>{file} contém várias partidas; é mostrada a primeira.</translation>
    </message>
    <message>
        <source>List them all</source>
        <translation>Listar todas</translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>← Back</source>
        <translation>← Voltar</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Voltar para onde você estava</translation>
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
        <source>How you play: accuracy over time, mistakes, openings</source>
        <translation>Como joga: precisão ao longo do tempo, erros, aberturas</translation>
    </message>
    <message>
        <source>Analyse…</source>
        <translation>Analisar…</translation>
    </message>
    <message>
        <source>Have an engine look at every move of these games, in the background</source>
        <translation>Mandar um motor examinar todos os lances destas partidas, em segundo plano</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Take a folder of kifu or single files into the library</source>
        <translation>Incluir na biblioteca uma pasta de kifus ou arquivos avulsos</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Opening book, folders, files with trouble</source>
        <translation>Livro de aberturas, pastas, arquivos com problemas</translation>
    </message>
    <message>
        <source>More about the library</source>
        <translation>Mais sobre a biblioteca</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>{total} games</source>
        <translation>{total} partidas</translation>
    </message>
    <message>
        <source>{found} of {total} games</source>
        <translation>{found} de {total} partidas</translation>
    </message>
    <message>
        <source>☗ {black} won · ☖ {white} won</source>
        <translation>Vitórias: ☗ {black} · ☖ {white}</translation>
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
        <source>No game of the library fits what is searched for.</source>
        <translation>Nenhuma partida da biblioteca corresponde à busca.</translation>
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
        <source>Add a folder with kifu, and every game in it can be found here by players, opening or position.</source>
        <translation>Adicione uma pasta com kifus, e cada partida dela poderá ser encontrada aqui por jogadores, abertura ou posição.</translation>
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
        <source>No move can be made here: the game is over.</source>
        <translation>Aqui não há lance possível: a partida acabou.</translation>
    </message>
    <message>
        <source>An engine cannot be asked here: a king could be taken.</source>
        <translation>Aqui não se pode consultar uma engine: um rei poderia ser capturado.</translation>
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
</context>
<context>
    <name>LiveBoard</name>
    <message>
        <source>Game shown</source>
        <translation>Jogo mostrado</translation>
    </message>
    <message>
        <source>Game {number}: {black} – {white}</source>
        <translation>Jogo {number}: {black} – {white}</translation>
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
        <translation>Computador de um amigo ou clube, com este programa</translation>
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
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
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
        <translation>Engine interno, força máxima</translation>
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
        <translation>Par&amp;tidas</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quem joga</translation>
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
        <source>Players who ask for the same game are paired. 600-10 in its name means 600 s, then 10 s per move.</source>
        <translation>Jogam os que pedem a mesma partida. 600-10 no nome são 600 s e depois 10 s por lance.</translation>
    </message>
    <message>
        <source>It is not stored, and it travels unencrypted: choose one that you use nowhere else.</source>
        <translation>A senha não é guardada e pode ser lida no caminho pela rede: use uma que não sirva para mais nada.</translation>
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
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game cannot be kept safe in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>Não é possível guardar a partida com segurança em {folder} ({reason}). Ela continua; salve-a antes de fechar o programa.</translation>
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
        <source>Moves of</source>
        <translation>Lances de</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
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
        <source>Least times played</source>
        <translation>Mínimo de vezes</translation>
    </message>
    <message>
        <source>Counts the moves of the main lines. The explorer shows the book, and players can play from it.</source>
        <translation>Conta os lances das linhas principais. O explorador mostra o livro, e os jogadores podem jogar por ele.</translation>
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
        <source>First move that counts</source>
        <translation>Primeiro lance contado</translation>
    </message>
    <message>
        <source>Last move that counts</source>
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
        <source>You have offered a draw. The game goes on until it is taken.</source>
        <translation>Você ofereceu empate. A partida continua até que seja aceito.</translation>
    </message>
    <message>
        <source>There was no foul. The game goes on.</source>
        <translation>Não houve lance ilegal. A partida continua.</translation>
    </message>
    <message>
        <source>Not allowed: {reason} The piece went back.</source>
        <translation>Não é permitido: {reason} A peça voltou ao lugar.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>← Back</source>
        <translation>← Voltar</translation>
    </message>
    <message>
        <source>Back to where you were; a match goes on</source>
        <translation>Voltar aonde estava; o match continua</translation>
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
        <source>Let engines and levels play each other, and see who is the better one, and how surely.</source>
        <translation>Faça motores e níveis jogarem entre si e veja quem é o melhor, e com que certeza.</translation>
    </message>
    <message>
        <source>Table as text…</source>
        <translation>Tabela como texto…</translation>
    </message>
    <message>
        <source>Match as JSON…</source>
        <translation>Encontro como JSON…</translation>
    </message>
    <message>
        <source>Games in the library</source>
        <translation>Jogos na biblioteca</translation>
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
        <source>Over</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
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
        <source>{engine} is not on the list of your engines, or not as this match names it.</source>
        <translation>{engine} não está na lista dos seus motores, ou não como este match o indica.</translation>
    </message>
    <message>
        <source>My engines</source>
        <translation>Os meus motores</translation>
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
        <translation>Os jogos deste match não foram salvos.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar o match</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
    </message>
    <message>
        <source>The match cannot be saved in {file} ({reason}).</source>
        <translation>O match não pode ser salvo em {file} ({reason}).</translation>
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
        <source>{count} positions</source>
        <translation>{count} posições</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>There is no mate by checks in this position.</source>
        <translation>Não há mate por xeques nesta posição.</translation>
    </message>
    <message>
        <source>No mate was found in {seconds} s.</source>
        <translation>Nenhum mate foi encontrado em {seconds} s.</translation>
    </message>
    <message>
        <source>Mate in {plies} moves.</source>
        <translation>Mate em {plies} lances.</translation>
    </message>
    <message>
        <source>The record has it already.</source>
        <translation>O kifu já o tem.</translation>
    </message>
    <message>
        <source>It stands in the record as a variation.</source>
        <translation>Está no kifu como variante.</translation>
    </message>
</context>
<context>
    <name>Merits</name>
    <message>
        <source>It leads to mate in {plies}.</source>
        <translation>Leva a mate em {plies}.</translation>
    </message>
    <message>
        <source>It stops a mate in {plies}.</source>
        <translation>Evita um mate em {plies}.</translation>
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
        <source>It keeps {move} from breaking into the castle.</source>
        <translation>Impede que {move} arrombe o castelo.</translation>
    </message>
    <message>
        <source>It wins the {piece} on {square} in a few moves.</source>
        <translation>Ganha a peça em {square} ({piece}) em poucos lances.</translation>
    </message>
    <message>
        <source>It takes the {piece} on {square}, which nothing defends.</source>
        <translation>Captura a peça em {square} ({piece}), que nada defende.</translation>
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
        <source>Its name, for example “Two pieces and a silver”</source>
        <translation>O nome, por exemplo “Duas peças e uma prata”</translation>
    </message>
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
        <source>There is one of this name; it will be replaced.</source>
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
        <source>Five pawns are thrown for it (furigoma)</source>
        <translation>Para isso lançam-se cinco peões (furigoma)</translation>
    </message>
    <message>
        <source>As strong as your results say that you are, after each game anew</source>
        <translation>Tão forte quanto os seus resultados dizem que você é, de novo após cada partida</translation>
    </message>
    <message>
        <source>{style}: {text}</source>
        <translation>{style}: {text}</translation>
    </message>
    <message>
        <source>Throw pawns for the colours (furigoma)</source>
        <translation>Sortear as cores (furigoma)</translation>
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
        <source>{number} periods</source>
        <translation>{number} períodos</translation>
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
        <source>Three wins in a row move the handicap by a step. The match has no end.</source>
        <translation>Três vitórias seguidas mudam o handicap um degrau. O match não tem fim.</translation>
    </message>
    <message>
        <source>White gives in every game. A void game is replayed.</source>
        <translation>As Brancas dão o handicap em todas as partidas. Uma partida anulada é repetida.</translation>
    </message>
    <message>
        <source>The colours change from game to game. A void game is replayed.</source>
        <translation>As cores mudam de partida para partida. Uma partida anulada é repetida.</translation>
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
        <source>The game on the board will be broken off.</source>
        <translation>A partida no tabuleiro será interrompida.</translation>
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
        <source>Thinks while you do</source>
        <translation>Pensa também na sua vez</translation>
    </message>
    <message>
        <source>As the engine likes</source>
        <translation>Como o motor quiser</translation>
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
        <source>It looks at so many positions, on every computer alike.</source>
        <translation>Examina tantas posições, igual em qualquer computador.</translation>
    </message>
    <message>
        <source>It looks so many moves ahead.</source>
        <translation>Olha tantos lances à frente.</translation>
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
        <source>Everybody with everybody</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>First with all others</source>
        <translation>O primeiro contra todos</translation>
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
        <source>Balanced openings of the program</source>
        <translation>Aberturas equilibradas do programa</translation>
    </message>
    <message>
        <source>The usual start</source>
        <translation>A posição inicial</translation>
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
        <source>Given up when both see it lost by</source>
        <translation>Desistir se ambos a dão por perdida</translation>
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
        <source>Stop when proved (SPRT), Elo</source>
        <translation>Parar quando provado (SPRT), Elo</translation>
    </message>
    <message>
        <source>Elo of the first supposition</source>
        <translation>Elo da primeira hipótese</translation>
    </message>
    <message>
        <source>Elo of the second supposition</source>
        <translation>Elo da segunda hipótese</translation>
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
        <source>&amp;Time for engines; a level has its own</source>
        <translation>&amp;Tempo dos motores; um nível tem o seu</translation>
    </message>
    <message>
        <source>Ga&amp;mes of two players</source>
        <translation>Jo&amp;gos por par</translation>
    </message>
    <message>
        <source>Games at on&amp;ce</source>
        <translation>Jogos ao &amp;mesmo tempo</translation>
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
        <source>The first player has Black.</source>
        <translation>O primeiro jogador tem as Pretas.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
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
        <translation>Não existe um computador chamado {host}. Verifique se o endereço está correto.</translation>
    </message>
    <message>
        <source>{host} cannot be reached over the network. Check that this computer is connected.</source>
        <translation>Não é possível chegar a {host}: não há caminho até lá pela rede. Este computador está conectado?</translation>
    </message>
    <message>
        <source>No game server answers at {host}, port {port}. Check the port, and that the server has been started.</source>
        <translation>Não há servidor de partidas em {host}, porta {port}. O servidor foi iniciado e a porta está certa?</translation>
    </message>
    <message>
        <source>{host} does not answer. A firewall may be blocking it, or it is not a game server.</source>
        <translation>{host} não responde. Pode haver um firewall no caminho, ou não é um servidor de partidas.</translation>
    </message>
    <message>
        <source>{host} refused the login. The password may be wrong, or the name may be in use.</source>
        <translation>{host} recusou a entrada. A senha pode estar errada, ou o nome já está em uso.</translation>
    </message>
    <message>
        <source>{host} did not accept the password.</source>
        <translation>A senha não é a que {host} pede.</translation>
    </message>
    <message>
        <source>Someone is already logged in at {host} under this name. Choose another name.</source>
        <translation>Outra pessoa está em {host} com este nome. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{host} is full. Try again later.</source>
        <translation>{host} está cheio. Tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>{host} uses a version of the protocol that this program does not support ({detail}).</source>
        <translation>{host} usa uma versão do protocolo que este programa não conhece ({detail}).</translation>
    </message>
    <message>
        <source>{host} offered a game that this program does not support ({detail}). It was declined.</source>
        <translation>{host} propôs um jogo que este programa não conhece ({detail}); foi recusado.</translation>
    </message>
    <message>
        <source>{host} sent something that makes no sense ({detail}). The connection was closed.</source>
        <translation>{host} enviou algo sem sentido ({detail}). A conexão foi encerrada.</translation>
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
        <translation>{host} não guardou a partida. O que foi jogado está salvo.</translation>
    </message>
    <message>
        <source>Games cannot be watched at {host}: it is not a server of Shogi Desktop.</source>
        <translation>Não é possível assistir a partidas em {host}: não é um servidor do Shogi Desktop.</translation>
    </message>
    <message>
        <source>{won} won, {drawn} drawn, {lost} lost</source>
        <translation>{won} vitórias, {drawn} empates, {lost} derrotas</translation>
    </message>
    <message>
        <source>{number} broken off</source>
        <translation>{number} interrompidas</translation>
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
        <translation>{side}; o outro começa</translation>
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
        <source>You have</source>
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
    <message>
        <source>drawn after {moves} moves</source>
        <translation>empate após {moves} lances</translation>
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
</context>
<context>
    <name>OnlinePart</name>
    <message>
        <source>You are playing over the network. Finish that game first.</source>
        <translation>Você está jogando em um servidor. Termine essa partida primeiro.</translation>
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
        <translation>Enquanto isso você pode fazer outra coisa; esta janela vem para a frente com a partida.</translation>
    </message>
    <message>
        <source>Waiting for the opponent to agree…</source>
        <translation>Aguardando o adversário aceitar…</translation>
    </message>
    <message>
        <source>{name} declined the game.</source>
        <translation>{name} não quis a partida.</translation>
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
        <translation>A conexão com {host} caiu. Ela é procurada por dois minutos; a partida continua se o servidor a guardou.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>You have resigned. This server accepts it only on your turn; the clock runs until then.</source>
        <translation>Você abandona. Este servidor só o ouve na sua vez; até lá o relógio corre.</translation>
    </message>
    <message>
        <source>The game cannot be saved in {folder} ({reason}). It continues.</source>
        <translation>A partida não pode ser guardada em {folder} ({reason}). Ela continua.</translation>
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
        <source>✓ Beaten</source>
        <translation>✓ Vencido</translation>
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
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
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
        <source>No option is called so.</source>
        <translation>Nenhuma opção tem esse nome.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>As the engine has it by itself</source>
        <translation>Como o motor o traz</translation>
    </message>
    <message>
        <source>{option}: as the engine has it</source>
        <translation>{option}: como o motor o traz</translation>
    </message>
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
        <source>Depth of each move</source>
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
        <source> periods</source>
        <translation> períodos</translation>
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
        <source>Squares that count</source>
        <translation>Casas que contam</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>conta</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Find a position</source>
        <translation>Buscar uma posição</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>O que conta</translation>
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
        <translation>Vez de {side}</translation>
    </message>
    <message>
        <source>Mirrored too</source>
        <translation>Também espelhada</translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation>Com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>Também com cores trocadas</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>Como a teria o outro jogador</translation>
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
        <source>{side} has at least so many {piece} in hand</source>
        <translation>{side}: mínimo na mão ({piece})</translation>
    </message>
    <message>
        <source>At least in hand</source>
        <translation>No mínimo na mão</translation>
    </message>
    <message>
        <source>Every square, both hands and the side to move must be the same.</source>
        <translation>Todas as casas, as duas mãos e a vez de jogar devem ser iguais.</translation>
    </message>
    <message>
        <source>Only the framed squares must be the same, empty ones too. Click a square, or draw over several, to change what counts.</source>
        <translation>Só as casas emolduradas devem ser iguais, também as vazias. Clique em uma casa, ou arraste sobre várias, para mudar o que conta.</translation>
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
        <source>As moves</source>
        <translation>Como lances</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Along the board</source>
        <translation>Coordenadas</translation>
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
        <source>Nothing around the board</source>
        <translation>Fundo transparente</translation>
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
        <source>Pixels to the inch</source>
        <translation>Pixels por polegada</translation>
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
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>As in a book</source>
        <translation>Como em livro</translation>
    </message>
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
        <source>&amp;Folder of own pieces…</source>
        <translation>Pasta de peças &amp;próprias…</translation>
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
        <source>The pieces cannot be used: {file}: {reason}.</source>
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
        <source>Own pieces…</source>
        <translation>Peças próprias…</translation>
    </message>
    <message>
        <source>Open {folder}, where own sets go</source>
        <translation>Abrir {folder}, onde ficam os jogos de peças próprios</translation>
    </message>
    <message>
        <source>{count} more own sets cannot be used.</source>
        <translation>Outros jogos de peças próprios que não podem ser usados: {count}.</translation>
    </message>
    <message>
        <source>Own sets go to {folder}.</source>
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
        <source>Knight (of chess)</source>
        <translation>Cavalo (do xadrez)</translation>
    </message>
    <message>
        <source>Promoted knight (of chess)</source>
        <translation>Cavalo promovido (do xadrez)</translation>
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
        <source>Jumps two squares straight and one to the side, any way.</source>
        <translation>Salta duas casas reto e uma para o lado, em qualquer direção.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
</context>
<context>
    <name>PlacingDialog</name>
    <message>
        <source>How strong am I?</source>
        <translation>Dizer meu nível</translation>
    </message>
    <message>
        <source>How well do you play shogi?</source>
        <translation>Quanto você sabe de shogi?</translation>
    </message>
    <message>
        <source>I am new</source>
        <translation>Estou começando</translation>
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
        <source>Your first two games find it out: after each, the computer goes far to meet you.</source>
        <translation>As duas primeiras partidas vão dizer: depois de cada uma, o computador muda bastante.</translation>
    </message>
    <message>
        <source>The computer begins at level {number}: {name}. From then on it adapts to you.</source>
        <translation>O computador começa no nível {number}: {name}. Depois se adapta a você.</translation>
    </message>
</context>
<context>
    <name>PlayOnlineDialog</name>
    <message>
        <source>Play at a server</source>
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
        <translation>O servidor arbitra lances, tempos e o fim. Durante a partida não se volta lance e não há dicas, análise nem explorador.</translation>
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
        <source>The computer had seen the game lost for some moves.</source>
        <translation>O computador já via a partida perdida há alguns lances.</translation>
    </message>
</context>
<context>
    <name>PlayPart</name>
    <message>
        <source>Your game was not broken off: it waits to be resumed.</source>
        <translation>A sua partida não foi encerrada: está à espera de ser retomada.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
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
        <translation>Motor embutido, força máxima</translation>
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
        <source>Take off the list</source>
        <translation>Tirar da lista</translation>
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
        <source>YaneuraOu&apos;s book (*.db)</source>
        <translation>Livro do YaneuraOu (*.db)</translation>
    </message>
    <message>
        <source>{book}: moves from this position</source>
        <translation>{book}: lances desta posição</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
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
        <source>Of so many games; a point for a win, half a one for a draw</source>
        <translation>De tantas partidas; um ponto por vitória, meio por empate</translation>
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
        <source>Rating difference, with its error at 95 %</source>
        <translation>Diferença de rating, com erro a 95 %</translation>
    </message>
    <message>
        <source>LOS</source>
        <translation>LOS</translation>
    </message>
    <message>
        <source>Likelihood of being the better one</source>
        <translation>Probabilidade de ser o melhor</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>ms por lance</translation>
    </message>
    <message>
        <source>Milliseconds for each move, as measured here</source>
        <translation>Milissegundos por lance, medidos aqui</translation>
    </message>
    <message>
        <source>Lost by</source>
        <translation>Perdido por</translation>
    </message>
    <message>
        <source>Games lost by a fault of the engine, not by play</source>
        <translation>Jogos perdidos por falha do motor, não no tabuleiro</translation>
    </message>
</context>
<context>
    <name>PlayingSettings</name>
    <message>
        <source>At least for a move</source>
        <translation>Mínimo por lance</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>imediato</translation>
    </message>
    <message>
        <source>At most for a move</source>
        <translation>Máximo por lance</translation>
    </message>
    <message>
        <source>as its level</source>
        <translation>o do nível</translation>
    </message>
    <message>
        <source>The strongest level uses the time on its clock</source>
        <translation>O nível mais forte usa o tempo do seu relógio</translation>
    </message>
    <message>
        <source>The strongest level thinks on while you do</source>
        <translation>O nível mais forte pensa também na sua vez</translation>
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
        <source>Answers</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>As it likes</source>
        <translation>A seu modo</translation>
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
        <translation>Abandona</translation>
    </message>
    <message>
        <source>Each character has its own manner; levels resign a lost game from 17 on</source>
        <translation>Cada personagem tem seu modo; os níveis a partir do 17 abandonam uma partida perdida</translation>
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
        <source>Turns to the mover</source>
        <translation>Gira para quem joga</translation>
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
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>Mirrored too</source>
        <translation>Também espelhada</translation>
    </message>
    <message>
        <source>With left and right exchanged</source>
        <translation>Com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>Colours exchanged too</source>
        <translation>Também com cores trocadas</translation>
    </message>
    <message>
        <source>As the other player would have it</source>
        <translation>Como a teria o outro jogador</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Choose which squares count</source>
        <translation>Escolher quais casas contam</translation>
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
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Looking at this move…</source>
        <translation>Examinando este lance…</translation>
    </message>
    <message>
        <source>{move} costs {loss} of win chance: {answer}. Try another move.</source>
        <translation>{move} custa {loss} de chance de vitória: {answer}. Tente outro lance.</translation>
    </message>
    <message>
        <source>{move} is right.</source>
        <translation>{move} está certo.</translation>
    </message>
    <message>
        <source>The game went on with {move}.</source>
        <translation>Na partida jogou-se {move}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>solved at once: {number}</source>
        <translation>certos de primeira: {number}</translation>
    </message>
    <message>
        <source>Move {number}, {side} to move. Find a better move than the one that was played.</source>
        <translation>Lance {number}, {side} joga. Encontre um lance melhor que o da partida.</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Próximo</translation>
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
        <source>Upright</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientação</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>Notação dos lances</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>what fits</source>
        <translation>auto</translation>
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
        <source>Diagrams of bookmarks</source>
        <translation>Diagramas dos marcadores</translation>
    </message>
    <message>
        <source>Diagram of the last position</source>
        <translation>Diagrama da última posição</translation>
    </message>
    <message>
        <source>Graph of the evaluations</source>
        <translation>Gráfico das avaliações</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> lances</translation>
    </message>
    <message>
        <source>Diagrams on the way</source>
        <translation>Diagramas no meio da partida</translation>
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
        <source>On a page</source>
        <translation>Por página</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>No heading</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>Answers on the last page</source>
        <translation>Respostas na última página</translation>
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
        <source>On a line</source>
        <translation>Por linha</translation>
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
        <translation>Nomes do kifu</translation>
    </message>
    <message>
        <source>Take positions from files: no record is open.</source>
        <translation>Use posições de arquivos: nenhum kifu está aberto.</translation>
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
        <source>%n position(s) or game(s) from files.</source>
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
        <source>The printer refuses ({reason}). Choose another one, or save the kifu as PDF.</source>
        <translation>A impressora recusa ({reason}). Escolha outra ou salve o kifu como PDF.</translation>
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
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Voltar</translation>
    </message>
    <message>
        <source>Mating problems</source>
        <translation>Problemas de mate</translation>
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
        <source>&amp;Previous</source>
        <translation>An&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Pró&amp;ximo</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Adicionar &amp;arquivo…</translation>
    </message>
    <message>
        <source>&amp;Check it</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Look for other solutions and for pieces that are not needed</source>
        <translation>Procurar outras soluções e peças desnecessárias</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Im&amp;primir…</translation>
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
        <source>To repeat</source>
        <translation>Para repetir</translation>
    </message>
    <message>
        <source>Mate in {plies}</source>
        <translation>Mate em {plies}</translation>
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
</context>
<context>
    <name>Problems</name>
    <message>
        <source>What you have solved could not be read. The file was set aside as {file}.</source>
        <translation>O registro do que você resolveu não pôde ser lido. O arquivo foi guardado como {file}.</translation>
    </message>
    <message>
        <source>What you solve cannot be kept in {file} ({reason}). Free the disk or its folder.</source>
        <translation>O que você resolve não pode ser guardado em {file} ({reason}). Libere o disco ou a pasta.</translation>
    </message>
    <message>
        <source>Black mates in {plies}.</source>
        <translation>As pretas dão mate em {plies}.</translation>
    </message>
    <message>
        <source>Black mates.</source>
        <translation>As pretas dão mate.</translation>
    </message>
    <message>
        <source>White mates in {plies}.</source>
        <translation>As brancas dão mate em {plies}.</translation>
    </message>
    <message>
        <source>White mates.</source>
        <translation>As brancas dão mate.</translation>
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
        <source>Mating problems added: {count}. Left out because they are none: {others}.</source>
        <translation>Problemas de mate adicionados: {count}. Deixados de fora por não serem problemas: {others}.</translation>
    </message>
    <message>
        <source>There is one solution.</source>
        <translation>Há uma única solução.</translation>
    </message>
    <message>
        <source>Other solutions: {count}.</source>
        <translation>Outras soluções: {count}.</translation>
    </message>
    <message>
        <source>Pieces that are not needed: {count}.</source>
        <translation>Peças desnecessárias: {count}.</translation>
    </message>
    <message>
        <source>Pieces left in hand: {count}.</source>
        <translation>Peças que sobram na mão: {count}.</translation>
    </message>
    <message>
        <source>Not everything could be decided.</source>
        <translation>Nem tudo pôde ser decidido.</translation>
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
        <source>Everything else was read. Marked lines were not taken as they stand.</source>
        <translation>Todo o resto foi lido. As linhas marcadas não foram aceitas tal como estão.</translation>
    </message>
    <message>
        <source>When you save over the file, it is kept as it was, its name ending in .bak.</source>
        <translation>Ao salvar por cima do arquivo, o original é guardado com o nome terminado em .bak.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ProblemsPage</name>
    <message>
        <source>No problem of this collection fits what is chosen above.</source>
        <translation>Nenhum problema desta coleção corresponde ao que foi escolhido acima.</translation>
    </message>
    <message>
        <source>Solving it…</source>
        <translation>Resolvendo…</translation>
    </message>
    <message>
        <source>No mate was found here. Go on to the next problem.</source>
        <translation>Nenhum mate foi encontrado aqui. Siga para o próximo problema.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Solved: {solved} of {count} · in a row: {streak} (most: {best})</source>
        <translation>Resolvidos: {solved} de {count} · seguidos: {streak} (máximo: {best})</translation>
    </message>
    <message>
        <source>solved in {time}</source>
        <translation>resolvido em {time}</translation>
    </message>
    <message>
        <source>“{text}” is no move here.</source>
        <translation>“{text}” não é um lance aqui.</translation>
    </message>
    <message>
        <source>Looking for a defence…</source>
        <translation>Procurando uma defesa…</translation>
    </message>
    <message>
        <source>That is no check: every move has to give check.</source>
        <translation>Isso não é xeque: todo lance precisa dar xeque.</translation>
    </message>
    <message>
        <source>That mates too, but only in {plies}. There is a shorter way.</source>
        <translation>Também dá mate, mas só em {plies}. Há um caminho mais curto.</translation>
    </message>
    <message>
        <source>Nobody could say in time whether that mates. Try another move.</source>
        <translation>Não se pôde dizer a tempo se isso dá mate. Tente outro lance.</translation>
    </message>
    <message>
        <source>That mates as fast: another solution.</source>
        <translation>Isso dá mate na mesma rapidez: outra solução.</translation>
    </message>
    <message>
        <source>No mate: {move} gets out of it.</source>
        <translation>Não é mate: {move} escapa.</translation>
    </message>
    <message>
        <source>Mate. It comes back tomorrow, as it was not found at once.</source>
        <translation>Mate. O problema volta amanhã, pois não foi achado de primeira.</translation>
    </message>
    <message>
        <source>Mate. Solved in {time}.</source>
        <translation>Mate. Resolvido em {time}.</translation>
    </message>
    <message>
        <source>Start over for a hint: this is another way than the solution&apos;s.</source>
        <translation>Recomece para ter uma dica: este caminho não é o da solução.</translation>
    </message>
    <message>
        <source>The marked piece gives check.</source>
        <translation>A peça marcada dá xeque.</translation>
    </message>
    <message>
        <source>Look at the pieces in hand.</source>
        <translation>Olhe para as peças na mão.</translation>
    </message>
    <message>
        <source>The solution: {moves}</source>
        <translation>A solução: {moves}</translation>
    </message>
</context>
<context>
    <name>ProblemsPart</name>
    <message>
        <source>Add mating problems</source>
        <translation>Adicionar problemas de mate</translation>
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
        <source>Looking for other solutions…</source>
        <translation>Procurando outras soluções…</translation>
    </message>
    <message>
        <source>No mate was found here.</source>
        <translation>Nenhum mate foi encontrado aqui.</translation>
    </message>
    <message>
        <source>The solver cannot be asked: the program&apos;s engine has failed. The move does not count.</source>
        <translation>Não é possível consultar o resolvedor: o motor do programa falhou. O lance não conta.</translation>
    </message>
    <message>
        <source>Mating problems</source>
        <translation>Problemas de mate</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Next to beat</source>
        <translation>Próximo a vencer</translation>
    </message>
    <message>
        <source>You have not played yet.</source>
        <translation>Vocês ainda não jogaram.</translation>
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
        <source>With the time and colour that you chose last</source>
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
        <source>The curve begins when there is a rating.</source>
        <translation>A curva começa quando houver um rating.</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Nv {number}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There was a mate in {plies}, with {move}.</source>
        <translation>Havia mate em {plies}, com {move}.</translation>
    </message>
    <message>
        <source>This allows a mate in {plies}, with {move}.</source>
        <translation>Isto permite mate em {plies}, com {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} can be taken, with {move}.</source>
        <translation>A peça em {square} ({piece}) pode ser capturada, com {move}.</translation>
    </message>
    <message>
        <source>The {piece} on {square} could have been taken, with {move}.</source>
        <translation>A peça em {square} ({piece}) podia ter sido capturada, com {move}.</translation>
    </message>
    <message>
        <source>{move} attacks two pieces at once: the {piece} on {square} is lost.</source>
        <translation>{move} ataca duas peças ao mesmo tempo: perde-se a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>After {move} the {piece} on {square} is pinned to the king, and lost.</source>
        <translation>Depois de {move} a peça em {square} ({piece}) fica cravada ao rei e perde-se.</translation>
    </message>
    <message>
        <source>{move} opens a line of attack: the {piece} on {square} is lost.</source>
        <translation>{move} abre uma linha de ataque: perde-se a peça em {square} ({piece}).</translation>
    </message>
    <message>
        <source>The exchange that begins with {move} loses material.</source>
        <translation>A troca que começa com {move} perde material.</translation>
    </message>
    <message>
        <source>{move} would have won the {piece} on {square} in a few moves.</source>
        <translation>{move} teria ganho {piece} em {square} em poucos lances.</translation>
    </message>
    <message>
        <source>{move} breaks into the castle with check.</source>
        <translation>{move} arromba o castelo com xeque.</translation>
    </message>
    <message>
        <source>a mate missed</source>
        <translation>um mate perdido</translation>
    </message>
    <message>
        <source>a mate allowed</source>
        <translation>um mate permitido</translation>
    </message>
    <message>
        <source>a piece left to be taken</source>
        <translation>uma peça deixada para ser tomada</translation>
    </message>
    <message>
        <source>a capture missed</source>
        <translation>uma captura perdida</translation>
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
        <source>an exchange that loses</source>
        <translation>uma troca que perde</translation>
    </message>
    <message>
        <source>a castle broken</source>
        <translation>um castelo quebrado</translation>
    </message>
    <message>
        <source>a piece not won some moves later</source>
        <translation>uma peça não ganha alguns lances depois</translation>
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
        <source>One grade is about one lance.</source>
        <translation>Um grau equivale a cerca de uma lança.</translation>
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
        <source>{game} is played by two on {files} × {ranks} squares, with {pieces} pieces each. The aim is to mate the opposing king: to attack it so that nothing can save it.</source>
        <translation>{game} é um jogo para dois em {files} × {ranks} casas, com {pieces} peças cada. O objetivo é dar mate ao rei adversário: atacá-lo de modo que nada o salve.</translation>
    </message>
    <message>
        <source>Black (sente, ☗) sits at the bottom and moves first, White (gote, ☖) at the top. All pieces have one colour: the tip points at the opponent. The players make one move each in turn; nobody may pass.</source>
        <translation>As pretas (sente, ☗) ficam embaixo e jogam primeiro; as brancas (gote, ☖), em cima. Todas as peças têm a mesma cor: a ponta mira o adversário. Os jogadores alternam um lance cada; ninguém pode passar.</translation>
    </message>
    <message>
        <source>The game was made by Masayuki Nakayachi about 1996. It adds a queen to shogi, and knights and lances that can go back.</source>
        <translation>O jogo foi criado por Masayuki Nakayachi por volta de 1996. Acrescenta ao shogi uma rainha, e cavalos e lanças que podem voltar.</translation>
    </message>
    <message>
        <source>A piece moves as its diagram shows: a dot is one square, a ring a jump over whatever stands between, an arrow any number of free squares. Nothing else jumps.</source>
        <translation>A peça anda como mostra o diagrama: um ponto é uma casa, um anel é um salto sobre o que houver no meio, uma seta é qualquer número de casas livres. Nada mais salta.</translation>
    </message>
    <message>
        <source>Moving onto an opposing piece captures it: it goes to your hand, unpromoted, and is yours from then on.</source>
        <translation>Ir para a casa de uma peça inimiga a captura: ela vai para a sua mão, sem promoção, e passa a ser sua.</translation>
    </message>
    <message>
        <source>The {depth} rows farthest from you are your promotion zone. A piece that begins or ends its move there may promote at the end of that move: it is turned over and stays so until it is captured.</source>
        <translation>As {depth} fileiras mais distantes são a sua zona de promoção. Uma peça que começa ou termina o lance ali pode promover no fim do lance: é virada e assim fica até ser capturada.</translation>
    </message>
    <message>
        <source>These do not promote: {pieces}.</source>
        <translation>Não promovem: {pieces}.</translation>
    </message>
    <message>
        <source>A piece that could never move again has to promote: {places}.</source>
        <translation>Uma peça que nunca mais andaria deve promover: {places}.</translation>
    </message>
    <message>
        <source>Instead of moving you may drop a piece from your hand on any empty square. It comes unpromoted, even inside the zone, and may promote with a later move. A drop may give check, and mate.</source>
        <translation>Em vez de mover, você pode soltar uma peça da mão em qualquer casa vazia. Ela entra sem promoção, mesmo na zona, e pode promover num lance posterior. Soltar pode dar xeque, e mate.</translation>
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
        <source>a pawn on a file where an unpromoted pawn of yours stands.</source>
        <translation>um peão na coluna onde já há um peão seu não promovido.</translation>
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
        <source>a pawn that gives mate at once. A dropped pawn may give check.</source>
        <translation>um peão que dá mate na hora. Um peão solto pode dar xeque.</translation>
    </message>
    <message>
        <source>{piece} on the last row</source>
        <translation>{piece} na última fileira</translation>
    </message>
    <message>
        <source>{piece} on the last {rows} rows</source>
        <translation>{piece} nas últimas {rows} fileiras</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A king that could be captured next is in check and must be saved: it moves away, something is put in between, or the attacker is taken. No move may leave one&apos;s own king in check.</source>
        <translation>Um rei que poderia ser capturado está em xeque e deve ser salvo: ele se move, algo é posto no caminho ou o atacante é capturado. Nenhum lance pode deixar o próprio rei em xeque.</translation>
    </message>
    <message>
        <source>Who is in check and has no legal move is mated and loses. Who has none without being in check loses too: there is no stalemate.</source>
        <translation>Quem está em xeque e não tem lance legal levou mate e perde. Quem não tem lance sem estar em xeque também perde: não há afogamento.</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>a player gives up. Most games end so.</source>
        <translation>o jogador desiste. A maioria das partidas termina assim.</translation>
    </message>
    <message>
        <source>Repetition (sennichite)</source>
        <translation>Repetição (sennichite)</translation>
    </message>
    <message>
        <source>the same position with the same hands and the same player to move for the fourth time. The game is void and is usually replayed with colours changed; but if every move of one side was a check, that side loses.</source>
        <translation>a mesma posição, com as mesmas mãos e o mesmo jogador a jogar, pela quarta vez. A partida é anulada e em geral repetida com cores trocadas; mas se todos os lances de um lado foram xeques, esse lado perde.</translation>
    </message>
    <message>
        <source>who has nothing but the king, on the board and in hand, has lost, unless the very next move bares the other side too: then it is a draw.</source>
        <translation>quem só tem o rei, no tabuleiro e na mão, perdeu, a menos que no lance seguinte faça o mesmo ao outro lado; aí é empate.</translation>
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
        <source>who has used up the time loses at once.</source>
        <translation>quem esgota o tempo perde na hora.</translation>
    </message>
    <message>
        <source>Agreed draw</source>
        <translation>Empate por acordo</translation>
    </message>
    <message>
        <source>where the rules chosen for the game allow it.</source>
        <translation>onde as regras escolhidas para a partida o permitem.</translation>
    </message>
    <message>
        <source>Limit of moves</source>
        <translation>Limite de lances</translation>
    </message>
    <message>
        <source>where one was agreed, the game is a draw there, unless the player to move is in check.</source>
        <translation>onde foi combinado, a partida empata ali, a menos que quem joga esteja em xeque.</translation>
    </message>
    <message>
        <source>When both kings have entered the opposing camps, neither can be mated. Which rule decides then is chosen before the game.</source>
        <translation>Quando os dois reis entram no campo inimigo, nenhum pode levar mate. A regra que decide é escolhida antes da partida.</translation>
    </message>
    <message>
        <source>Points: rook and bishop, promoted or not, count {large}, every other piece {small}, the king none; pieces in hand count too. Each side begins with {start}.</source>
        <translation>Pontos: torre e bispo, promovidos ou não, valem {large}, as demais peças {small}, o rei nada; as peças na mão também contam. Cada lado começa com {start}.</translation>
    </message>
    <message>
        <source>In serious play who makes an illegal move loses at once. These are fouls:</source>
        <translation>Em jogo sério, quem faz um lance ilegal perde na hora. São faltas:</translation>
    </message>
    <message>
        <source>What the program does about them is chosen for each game:</source>
        <translation>O que o programa faz com elas é escolhido em cada partida:</translation>
    </message>
    <message>
        <source>Between players of different strength White (uwate) gives pieces: they are taken off before the game and are out of it. White moves first. Left and right are White&apos;s own.</source>
        <translation>Entre jogadores de forças diferentes, as brancas (uwate) dão peças: são retiradas antes da partida e ficam fora. As brancas jogam primeiro. Esquerda e direita são as das brancas.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>White plays without</source>
        <translation>As brancas jogam sem</translation>
    </message>
    <message>
        <source>In Japanese</source>
        <translation>Em japonês</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
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
        <source>Five pawns are tossed on the board (furigoma). If more of them fall promoted side up, the other player takes Black and begins. In a handicap game White begins.</source>
        <translation>Lançam-se cinco peões (furigoma). Se caírem mais com o lado promovido para cima, o outro jogador fica com as pretas e começa. Com handicap, as brancas começam.</translation>
    </message>
    <message>
        <source>A player&apos;s clock runs while that player is to move. How time is given can differ for the two sides.</source>
        <translation>O relógio de um jogador corre na sua vez. O tempo pode ser diferente para cada lado.</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Tempo principal</translation>
    </message>
    <message>
        <source>for all moves together; without anything more, its end loses the game.</source>
        <translation>para todos os lances juntos; sem mais nada, esgotá-lo perde a partida.</translation>
    </message>
    <message>
        <source>Byōyomi</source>
        <translation>Byōyomi</translation>
    </message>
    <message>
        <source>after the main time, so many seconds for every move. What is left of them is not saved. With several periods a slow move uses one up.</source>
        <translation>depois do tempo principal, tantos segundos para cada lance. O que sobra não se acumula. Com vários períodos, um lance lento gasta um.</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>each move adds some seconds to the time that is left.</source>
        <translation>cada lance acrescenta alguns segundos ao tempo restante.</translation>
    </message>
    <message>
        <source>A square is named by its file, counted from Black&apos;s right, and its row, counted from the far side: the upper right corner is 1a, in Japanese １一.</source>
        <translation>A casa é nomeada pela coluna, contada da direita das pretas, e pela fileira, contada do lado oposto: o canto superior direito é 1a, em japonês １一.</translation>
    </message>
    <message>
        <source>A move is the piece and the square it goes to: - moves, x captures, * drops; + promotes, = does not. Where two pieces could go there, the square it came from, or in Japanese a word, tells them apart.</source>
        <translation>O lance é a peça e a casa para onde vai: - move, x captura, * solta; + promove, = não promove. Se duas peças podem ir ali, distingue-as a casa de origem ou, em japonês, uma palavra.</translation>
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
        <source>The list of engines in {file} cannot be read ({reason}). Only the built-in engine is there.</source>
        <translation>A lista de motores em {file} não pode ser lida ({reason}). Só o motor embutido está disponível.</translation>
    </message>
    <message>
        <source>The list of engines in {file} is damaged and could not be set aside ({reason}). Only the built-in engine is there; changes will not be kept until that file is removed.</source>
        <translation>A lista de motores em {file} está danificada e não pôde ser posta à parte ({reason}). Só o motor embutido está disponível; as mudanças não serão guardadas até que esse arquivo seja removido.</translation>
    </message>
    <message>
        <source>The list of engines was damaged. It was set aside as {file}; only the built-in engine is there.</source>
        <translation>A lista de motores estava danificada. Foi posta à parte como {file}; só o motor embutido está disponível.</translation>
    </message>
    <message>
        <source>Something in the list of engines in {file} is not known to this version of the program ({reason}). It is left out, and the file keeps it.</source>
        <translation>Algo na lista de motores em {file} não é conhecido desta versão do programa ({reason}). Fica de fora, e o arquivo o conserva.</translation>
    </message>
    <message>
        <source>The list of engines cannot be kept in {file} ({reason}). It holds until the program is closed; allow writing to that folder to keep it.</source>
        <translation>A lista de motores não pode ser guardada em {file} ({reason}). Vale até o programa ser fechado; permita a escrita nessa pasta para guardá-la.</translation>
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
        <translation>{side} desiste?</translation>
    </message>
    <message>
        <source>The game ends, and the opponent wins.</source>
        <translation>A partida termina e o adversário vence.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Desistir</translation>
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
        <source>no move left</source>
        <translation>sem lances</translation>
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
        <translation>rei só</translation>
    </message>
    <message>
        <source>both bared</source>
        <translation>só os reis</translation>
    </message>
</context>
<context>
    <name>ResultsPart</name>
    <message>
        <source>Lines of your results that could not be read: {count}. They were set aside in {file}; the others stand.</source>
        <translation>Linhas dos seus resultados que não puderam ser lidas: {count}. Foram guardadas em {file}; as outras valem.</translation>
    </message>
    <message>
        <source>Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come.</source>
        <translation>Não é possível guardar os seus resultados em {file} ({reason}). Permita a gravação ali para guardar os próximos.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Then the lead changed {count} times.</source>
        <translation>Depois a vantagem mudou {count} vezes.</translation>
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
        <translation>A vantagem foi de {side} desde o início.</translation>
    </message>
    <message>
        <source>From move {first} on {side} was ahead.</source>
        <translation>A partir do lance {first} a vantagem foi de {side}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{mean} s a move, at most {longest} s</source>
        <translation>{mean} s por lance, no máximo {longest} s</translation>
    </message>
    <message>
        <source>{move}: {judgement}, −{loss} of win chance</source>
        <translation>{move}: {judgement}, −{loss} de chance de vitória</translation>
    </message>
    <message>
        <source>Better was {move}.</source>
        <translation>Melhor era {move}.</translation>
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
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>‹ Board</source>
        <translation>‹ Tabuleiro</translation>
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
        <source>The review cannot be saved in {file} ({reason}).</source>
        <translation>A revisão não pode ser salva em {file} ({reason}).</translation>
    </message>
    <message>
        <source>Mistakes not done better at once: {number}.</source>
        <translation>Erros não corrigidos à primeira: {number}.</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Guardar para treino</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
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
</context>
<context>
    <name>Rules</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>The game goes on until somebody is mated or resigns.</source>
        <translation>A partida continua até haver mate ou desistência.</translation>
    </message>
    <message>
        <source>24 points, agreed</source>
        <translation>24 pontos, por acordo</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: under 24 points loses, else it is a draw.</source>
        <translation>Ambos os reis no campo adversário e acordo: menos de 24 pontos perde; senão, é empate.</translation>
    </message>
    <message>
        <source>27 points, agreed</source>
        <translation>27 pontos, por acordo</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: 27 points win; at 27 each White wins.</source>
        <translation>Ambos os reis no campo adversário e acordo: 27 pontos ganham; com 27 cada, ganham as Brancas.</translation>
    </message>
    <message>
        <source>27 points, declared</source>
        <translation>27 pontos, por declaração</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: Black wins with 28 points, White with 27.</source>
        <translation>Na sua vez, sem xeque, rei e mais dez no campo adversário: ganha-se com 28 pontos (Brancas: 27).</translation>
    </message>
    <message>
        <source>24 points, declared</source>
        <translation>24 pontos, por declaração</translation>
    </message>
    <message>
        <source>On your turn, not in check, king and ten more in the far camp: 31 points win, 24 to 30 draw.</source>
        <translation>Na sua vez, sem xeque, rei e mais dez no campo adversário: 31 pontos ganham, 24 a 30 empatam.</translation>
    </message>
    <message>
        <source>Try rule</source>
        <translation>Regra do try</translation>
    </message>
    <message>
        <source>Once both kings are in the far camps, the first on the other king&apos;s start square wins.</source>
        <translation>Com os dois reis no campo adversário, ganha o primeiro a chegar à casa inicial do outro rei.</translation>
    </message>
    <message>
        <source>All pieces home</source>
        <translation>Todas as peças no campo</translation>
    </message>
    <message>
        <source>Ends when one side has every piece of its own in the far camp; under 24 points loses.</source>
        <translation>Termina quando um lado tem todas as suas peças no campo adversário; menos de 24 pontos perde.</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Por acordo</translation>
    </message>
    <message>
        <source>Both kings in the far camps and both players agreed: a draw.</source>
        <translation>Ambos os reis no campo adversário e acordo dos jogadores: empate.</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Impedidos</translation>
    </message>
    <message>
        <source>The board does not let you make a move that the rules forbid.</source>
        <translation>O tabuleiro não deixa fazer um lance proibido pelas regras.</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Com aviso</translation>
    </message>
    <message>
        <source>You can try it; the piece goes back, and you are told why.</source>
        <translation>Pode-se tentar; a peça volta, e o programa diz por quê.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Rigoroso</translation>
    </message>
    <message>
        <source>As in serious play: a forbidden move loses at once.</source>
        <translation>Como em partidas sérias: um lance proibido perde imediatamente.</translation>
    </message>
    <message>
        <source>To be called</source>
        <translation>A reclamar</translation>
    </message>
    <message>
        <source>A forbidden move stands, and loses when the opponent calls it.</source>
        <translation>Um lance proibido vale, e perde quando o adversário o reclama.</translation>
    </message>
    <message>
        <source>Two pawns on one file (nifu).</source>
        <translation>Dois peões na mesma coluna (nifu).</translation>
    </message>
    <message>
        <source>Mate by dropping a pawn (uchifuzume).</source>
        <translation>Mate largando um peão (uchifuzume).</translation>
    </message>
    <message>
        <source>A piece where it could never move again.</source>
        <translation>Uma peça onde nunca mais poderia mover-se.</translation>
    </message>
    <message>
        <source>The own king can be taken.</source>
        <translation>O próprio rei pode ser capturado.</translation>
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
        <translation>Uma peça largada já promovida.</translation>
    </message>
    <message>
        <source>Impasse: {rule}</source>
        <translation>Impasse: {rule}</translation>
    </message>
    <message>
        <source>Fouls: {rule}</source>
        <translation>Lances proibidos: {rule}</translation>
    </message>
    <message>
        <source>{moves} moves at most</source>
        <translation>no máximo {moves} lances</translation>
    </message>
    <message>
        <source>draws can be agreed</source>
        <translation>empate por acordo</translation>
    </message>
    <message>
        <source>undo gives time back</source>
        <translation>voltar devolve o tempo</translation>
    </message>
    <message>
        <source>dialogs stop the clocks</source>
        <translation>diálogos pausam os relógios</translation>
    </message>
    <message>
        <source>clocks never stop</source>
        <translation>os relógios nunca param</translation>
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
    <name>Saver</name>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
    </message>
    <message>
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>Kifus não são gravados como {suffix}. Dê um nome terminado em .kif ou .kifu (KIF), ou escolha outro tipo de arquivo.</translation>
    </message>
    <message>
        <source>{file} cannot be saved: there is no folder {folder}.</source>
        <translation>Não é possível salvar {file}: a pasta {folder} não existe.</translation>
    </message>
    <message>
        <source>{file} is there already. To replace it, choose it by its whole name.</source>
        <translation>{file} já existe. Para substituí-lo, escolha-o pelo nome completo.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Salvar em UTF-8</translation>
    </message>
    <message>
        <source>{file} is saved. What it was before is kept as {backup}.</source>
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
        <source>Black&apos;s win chance: {percent}</source>
        <translation>Chance de vitória das pretas: {percent}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{name} is not on your list of engines, or is started otherwise now. The game is kept. Add it to your engines, then start it again.</source>
        <translation>{name} não está na sua lista de motores, ou agora é iniciado de outro modo. A partida foi conservada. Acrescente-o aos seus motores e reinicie-o.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing (looked for as {place}). The game is kept. Install the program again, then start the engine again.</source>
        <translation>Falta o motor do programa (procurado em {place}). A partida está guardada. Instale o programa novamente e depois reinicie o motor.</translation>
    </message>
</context>
<context>
    <name>SeriesActions</name>
    <message>
        <source>Your match is not decided. {match}, {game}: {score}</source>
        <translation>O seu match não está decidido. {match}, {game}: {score}</translation>
    </message>
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
        <source>Each player keeps the time that was left.</source>
        <translation>Cada jogador mantém o tempo que restava.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas das configurações</translation>
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
        <source>As the system</source>
        <translation>Do sistema</translation>
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
        <source>As the moves</source>
        <translation>Como os lances</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Along the board</source>
        <translation>Coordenadas do tabuleiro</translation>
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
        <source>Tell what a piece is when the mouse rests on it</source>
        <translation>Dizer o que é a peça quando o mouse para sobre ela</translation>
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
        <source>Strong lines and colours, on the board too if it is to match colours</source>
        <translation>Linhas e cores fortes; o tabuleiro acompanha, se estiver em “Pelas cores”</translation>
    </message>
    <message>
        <source>Corners, frames and hues that are told apart with any kind of sight</source>
        <translation>Cantos, molduras e cores que se distinguem com qualquer tipo de visão</translation>
    </message>
    <message>
        <source>Pieces are at their place at once, and thrown pawns lie where they fall</source>
        <translation>As peças vão logo ao seu lugar e os peões lançados já aparecem caídos</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Pelo idioma</translation>
    </message>
    <message>
        <source>Moves are written</source>
        <translation>Notação dos lances</translation>
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
        <source>Mark where a piece can go</source>
        <translation>Marcar aonde a peça pode ir</translation>
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
</context>
<context>
    <name>SettingsStore</name>
    <message>
        <source>The settings file {file} cannot be read ({reason}). The usual settings are in force.</source>
        <translation>Não é possível ler o arquivo de preferências {file} ({reason}). Valem as preferências habituais.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and could not be set aside ({reason}). The usual settings are in force; changes will not be kept until that file is removed.</source>
        <translation>O arquivo de preferências {file} está danificado e não pôde ser posto à parte ({reason}). Valem as preferências habituais; as alterações não serão guardadas até que esse arquivo seja removido.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was set aside as {file}, and the usual settings are in force.</source>
        <translation>O arquivo de preferências estava danificado. Foi posto à parte como {file}, e valem as preferências habituais.</translation>
    </message>
    <message>
        <source>Some settings in {file} are not known to this version of the program ({reason}). The usual ones are in force in their place; the file keeps them.</source>
        <translation>Algumas configurações em {file} não são conhecidas por esta versão do programa ({reason}). No lugar delas valem as habituais; o arquivo as conserva.</translation>
    </message>
    <message>
        <source>Settings cannot be kept in {file} ({reason}). They hold until the program is closed; allow writing to that folder to keep them.</source>
        <translation>Não é possível guardar as preferências em {file} ({reason}). Elas valem até o programa ser fechado; permita a gravação nessa pasta para mantê-las.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Engines, books and earlier games are closed while you play somebody at a server.</source>
        <translation>Enquanto você joga com alguém em um servidor, engines, livros e partidas anteriores ficam fechados.</translation>
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
        <source>The evaluation in the file, in hundredths of a pawn for the side it is good for</source>
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
        <source>Clock counted aloud</source>
        <translation>Contagem em voz alta</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>Procurando uma voz…</translation>
    </message>
    <message>
        <source>This computer has no voice.</source>
        <translation>Este computador não tem nenhuma voz.</translation>
    </message>
    <message>
        <source>This computer has no voice for {language}.</source>
        <translation>Este computador não tem voz para {language}.</translation>
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
    <message>
        <source>{seconds} seconds left</source>
        <translation>Restam {seconds} segundos</translation>
    </message>
    <message>
        <source>Byōyomi: {seconds} seconds a move</source>
        <translation>Byōyomi: {seconds} segundos por lance</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Um lance desfeito</translation>
    </message>
    <message>
        <source>{plies} moves taken back</source>
        <translation>{plies} lances desfeitos</translation>
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
        <source>Pieces in hand of {side}</source>
        <translation>Peças na mão: {side}</translation>
    </message>
</context>
<context>
    <name>SpokenCount</name>
    <message>
        <source>en</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segundos</translation>
    </message>
    <message>
        <source>{seconds} seconds left</source>
        <translation>restam {seconds} segundos</translation>
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
        <source>Tab leads to what can be done.</source>
        <translation>Tab leva às opções.</translation>
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
        <source>From a kitten to an owl: choose by face</source>
        <translation>Da gatinha à coruja: escolha pelo rosto</translation>
    </message>
    <message>
        <source>Set up a handicap</source>
        <translation>Jogar com handicap</translation>
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
        <source>Both at this screen</source>
        <translation>Ambos diante desta tela</translation>
    </message>
    <message>
        <source>Kifu library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Find games by players, opening or position</source>
        <translation>Partidas por jogadores, abertura ou posição</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Solve them on the board, ours and those of your files</source>
        <translation>Resolva-os no tabuleiro, os nossos e os dos seus arquivos</translation>
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
        <source>Choose what the pieces look like</source>
        <translation>Escolher a aparência das peças</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>Abrir um kifu</translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
        <translation>Rever e estudar uma partida</translation>
    </message>
    <message>
        <source>Learn shogi</source>
        <translation>Aprender shogi</translation>
    </message>
    <message>
        <source>From the first move to mate, step by step</source>
        <translation>Do primeiro lance ao mate, passo a passo</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Voltar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Analyse the others…</source>
        <translation>Analisar as outras…</translation>
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
        <source>All the time</source>
        <translation>Todo o tempo</translation>
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
        <source>Why moves were faults</source>
        <translation>Porque os lances foram falhas</translation>
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
        <source>Grey: too few to say anything.</source>
        <translation>Cinzento: poucos para dizer algo.</translation>
    </message>
    <message>
        <source>Each point is a game: the mean accuracy of your moves, 100 where none lost any win chance. The line is the mean of the games around. A click opens the game.</source>
        <translation>Cada ponto é uma partida: a precisão média dos seus lances, 100 onde nenhum perdeu probabilidade de vitória. A linha é a média das partidas à volta. Um clique mostra a partida.</translation>
    </message>
    <message>
        <source>Faults for a hundred of your moves. The opening ends with the first capture of a piece after move 15, or with move {last}; the end begins when a silver or more stands within two squares of a king.</source>
        <translation>Falhas por cem lances seus. A abertura acaba com a primeira captura de uma peça depois do lance 15, ou com o lance {last}; o final começa quando uma prata ou mais está a duas casas de um rei.</translation>
    </message>
    <message>
        <source>The first reason that the board proves for each of your faults.</source>
        <translation>A primeira razão que o tabuleiro prova para cada falha sua.</translation>
    </message>
    <message>
        <source>Games won, drawn and lost; a draw counts half. After it: your mean win chance when the opening was over, like the accuracy in the analysed games.</source>
        <translation>Partidas ganhas, empatadas e perdidas; um empate conta metade. Após: a sua probabilidade média de vitória quando a abertura acabou, como a precisão nas partidas analisadas.</translation>
    </message>
    <message>
        <source>The same for each opening: as the file names it, or as the moves tell it.</source>
        <translation>O mesmo para cada abertura: como o ficheiro a nomeia, ou como os lances a mostram.</translation>
    </message>
    <message>
        <source>W–D–L</source>
        <translation>V–E–D</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Após</translation>
    </message>
    <message>
        <source>The castle that you built, where it has a name, in the analysed games.</source>
        <translation>O castelo que construiu, quando tem nome, nas partidas analisadas.</translation>
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
        <source>No games of this player are in the library. Choose another name, or tell your own in the settings: it is that of the games you save.</source>
        <translation>Não há partidas deste jogador na biblioteca. Escolha outro nome, ou indique o seu nas definições: é o das partidas que guarda.</translation>
    </message>
    <message>
        <source>Games: {games}, won {won}, drawn {drawn}, lost {lost}.</source>
        <translation>Partidas: {games}, ganhas {won}, empatadas {drawn}, perdidas {lost}.</translation>
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
        <source>For a move that was a fault you took {number} s.</source>
        <translation>Num lance que foi falha demorou {number} s.</translation>
    </message>
    <message>
        <source>These are too few games to say much.</source>
        <translation>São partidas a menos para dizer muito.</translation>
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
        <source>s a move</source>
        <translation>s por lance</translation>
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
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>none that the board proves</source>
        <translation>nenhuma que o tabuleiro prove</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>{number}, too few</source>
        <translation>{number}, poucas</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>Qualquer abertura</translation>
    </message>
    <message>
        <source>From game to game another opening, with a castle that suits.</source>
        <translation>A cada partida outra abertura, com um castelo que combina.</translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Sem plano</translation>
    </message>
    <message>
        <source>It plays what it thinks best from the first move on.</source>
        <translation>Joga o que acha melhor desde o primeiro lance.</translation>
    </message>
    <message>
        <source>Static rook</source>
        <translation>Torre fixa</translation>
    </message>
    <message>
        <source>In the opening its rook stays on its file, and the pawn before it advances.</source>
        <translation>Na abertura, a torre fica na sua coluna e avança o peão à sua frente.</translation>
    </message>
    <message>
        <source>In the opening its rook swings to the middle or the left, its king to the right.</source>
        <translation>Na abertura, a torre vai para o centro ou a esquerda, o rei para a direita.</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn first, and all game long an eye on your king.</source>
        <translation>Primeiro a prata ofensiva (bōgin) ou um peão rápido; na partida toda, de olho no seu rei.</translation>
    </message>
    <message>
        <source>A castle first, and all game long an eye on its own king.</source>
        <translation>Primeiro um castelo; na partida toda, de olho no próprio rei.</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>Torre móvel</translation>
    </message>
    <message>
        <source>It plays this opening whenever the other side allows it, with a castle that suits.</source>
        <translation>Joga esta abertura sempre que o adversário permite, com um castelo que combina.</translation>
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
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>{side}: {time}</source>
        <translation>{side}: {time}</translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes of {side}</source>
        <translation>
            <numerusform>Aprender com %n erro ({side})</numerusform>
            <numerusform>Aprender com %n erros ({side})</numerusform>
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
        <translation>Vez de {side}</translation>
    </message>
</context>
<context>
    <name>TrialCard</name>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Go on waiting</source>
        <translation>Continuar esperando</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>The engine is being started.</source>
        <translation>O motor está sendo iniciado.</translation>
    </message>
</context>
<context>
    <name>TroublesDialog</name>
    <message>
        <source>Files with trouble</source>
        <translation>Arquivos com problemas</translation>
    </message>
    <message>
        <source>The files were not changed. A corrected file is read again by itself.</source>
        <translation>Os arquivos não foram alterados. Um arquivo corrigido é lido de novo automaticamente.</translation>
    </message>
    <message>
        <source>There are none: every file of the library was read as it stands.</source>
        <translation>Não há nenhum: todos os arquivos da biblioteca foram lidos tal como estão.</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>UnsavedActions</name>
    <message>
        <source>Go on setting up a position</source>
        <translation>Continuar a montar uma posição</translation>
    </message>
    <message>
        <source>record without a name</source>
        <translation>registro sem nome</translation>
    </message>
    <message>
        <source>Unsaved · {name} · {when}</source>
        <translation>Não salvo · {name} · {when}</translation>
    </message>
    <message>
        <source>Go on with your study</source>
        <translation>Continuar o seu estudo</translation>
    </message>
    <message>
        <source>Another window of the program goes on with this.</source>
        <translation>Outra janela do programa continua com isto.</translation>
    </message>
    <message>
        <source>Unsaved changes were damaged on the disk and were set aside as {file}.</source>
        <translation>Alterações não salvas estavam danificadas no disco e foram postas de parte como {file}.</translation>
    </message>
    <message>
        <source>Your changes cannot be kept safe in {folder} ({reason}). Save them before you close the program.</source>
        <translation>As suas alterações não podem ser guardadas em segurança em {folder} ({reason}). Salve-as antes de fechar o programa.</translation>
    </message>
</context>
<context>
    <name>WaitingGames</name>
    <message>
        <source>There are games in {folder} that this version of the program cannot go on with. They stay there for the version that has kept them.</source>
        <translation>Há partidas em {folder} que esta versão do programa não consegue continuar. Ficam lá para a versão que as salvou.</translation>
    </message>
    <message>
        <source>The journal of a game was damaged at its beginning and was set aside as {file}. Moves in it: {moves}.</source>
        <translation>O diário de uma partida estava danificado no início e foi posto de parte como {file}. Lances nele: {moves}.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{loser} is checkmated.</source>
        <translation>Xeque-mate ao rei de {loser}.</translation>
    </message>
    <message>
        <source>{loser} has no legal move left, which loses.</source>
        <translation>Sem lances legais para {loser}, o que perde a partida.</translation>
    </message>
    <message>
        <source>{loser} resigned.</source>
        <translation>Desistência de {loser}.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time (sennichite). The game does not count.</source>
        <translation>A mesma posição ocorreu pela quarta vez (sennichite). A partida não conta.</translation>
    </message>
    <message>
        <source>The position came up for the fourth time, and {loser} gave check all the while, which loses.</source>
        <translation>A posição ocorreu pela quarta vez, sempre com xeque de {loser}, o que perde a partida.</translation>
    </message>
    <message>
        <source>{loser} made a move that the rules forbid.</source>
        <translation>Lance de {loser} proibido pelas regras.</translation>
    </message>
    <message>
        <source>{winner} declared the win with the king in the far camp.</source>
        <translation>Declaração de vitória de {winner}, com o rei no campo adversário.</translation>
    </message>
    <message>
        <source>{loser} declared the win, but the conditions were not met.</source>
        <translation>Declaração de vitória de {loser}, mas sem cumprir as condições.</translation>
    </message>
    <message>
        <source>{winner}&apos;s king reached the start square of the other king.</source>
        <translation>O rei de {winner} chegou à casa inicial do outro rei.</translation>
    </message>
    <message>
        <source>The move limit was reached.</source>
        <translation>O limite de lances foi atingido.</translation>
    </message>
    <message>
        <source>{loser} ran out of time.</source>
        <translation>Tempo de {loser} esgotado.</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Os jogadores acordaram o empate.</translation>
    </message>
    <message>
        <source>{loser} has nothing left but the king.</source>
        <translation>De {loser} só resta o rei.</translation>
    </message>
    <message>
        <source>Both sides have nothing left but their kings.</source>
        <translation>Aos dois lados só resta o rei.</translation>
    </message>
    <message>
        <source>{loser} did not appear.</source>
        <translation>Não comparecimento de {loser}.</translation>
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
        <source>Both kings are safe in the far camp; {winner} has the points.</source>
        <translation>Os dois reis estão a salvo no campo adversário; vitória de {winner} por pontos.</translation>
    </message>
    <message>
        <source>Both kings are safe in the far camp and both have the points.</source>
        <translation>Os dois reis estão a salvo no campo adversário e ambos têm os pontos.</translation>
    </message>
    <message>
        <source>The record does not say why.</source>
        <translation>O kifu não diz por quê.</translation>
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
        <translation>Vitória de {side}</translation>
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
        <source>Overlooks a lot. For a first game.</source>
        <translation>Deixa passar muita coisa. Para a primeira partida.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Knows the moves, gives pieces away.</source>
        <translation>Conhece os movimentos, entrega peças.</translation>
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
        <source>A game for the evening, with slips.</source>
        <translation>Uma partida descontraída, com deslizes.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <source>Punishes gross mistakes.</source>
        <translation>Castiga erros graves.</translation>
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
        <source>Few slips, finds short mates.</source>
        <translation>Poucos deslizes, encontra mates curtos.</translation>
    </message>
    <message>
        <source>Very strong</source>
        <translation>Muito forte</translation>
    </message>
    <message>
        <source>Reads far ahead in fights.</source>
        <translation>Calcula longe nas lutas.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Hardly ever lets you off.</source>
        <translation>Quase nunca perdoa.</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Força total</translation>
    </message>
    <message>
        <source>Everything the engine has.</source>
        <translation>Tudo o que o motor tem.</translation>
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
        <source>Below the grades.</source>
        <translation>Abaixo dos graus.</translation>
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
        <translation>Rei só</translation>
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
        <source>No limit</source>
        <translation>Sem limite</translation>
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
    <message>
        <source>{periods} periods of {seconds} s</source>
        <translation>{periods} períodos de {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min, then {periods} periods of {seconds} s</source>
        <translation>{minutes} min, depois {periods} períodos de {seconds} s</translation>
    </message>
    <message>
        <source>Replay after sennichite; time left: {times}</source>
        <translation>Nova partida após sennichite; tempo restante: {times}</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth (sennichite) the game is void and can be replayed.</source>
        <translation>Esta posição ocorre pela terceira vez. Na quarta (sennichite), a partida é anulada e pode ser repetida.</translation>
    </message>
    <message>
        <source>This position stands for the third time. At the fourth {loser} loses, for giving check all the while.</source>
        <translation>Esta posição ocorre pela terceira vez. Na quarta, derrota de {loser}, por dar xeque o tempo todo.</translation>
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
        <source>Go on with: {chapter}</source>
        <translation>Continuar: {chapter}</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recomeçar</translation>
    </message>
</context>
</TS>
