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
    <name>AlternativesView</name>
    <message>
        <source>Moves tried here</source>
        <translation>Lances tentados aqui</translation>
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
    <name>AskLeaveDialog</name>
    <message>
        <source>Shogi Desktop</source>
        <translation>Shogi Desktop</translation>
    </message>
    <message>
        <source>Leave the position that you have set up?</source>
        <translation>Sair da posição que você montou?</translation>
    </message>
    <message>
        <source>Until the program is closed, Undo in the editor brings it back.</source>
        <translation>Até o programa ser fechado, Desfazer no editor a traz de volta.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
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
    <name>ClockWatch</name>
    <message>
        <source>The computer slept for {time}. It cost nobody time: the clocks stood still.</source>
        <translation>O computador ficou suspenso por {time}. Ninguém perdeu tempo: os relógios ficaram parados.</translation>
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
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>The same game again; in an even game the colours change</source>
        <translation>A mesma partida outra vez; sem handicap, as cores se invertem</translation>
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
        <source>Kifu &amp;library</source>
        <translation>&amp;Biblioteca de kifus</translation>
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
        <source>My &amp;results…</source>
        <translation>Meus resul&amp;tados…</translation>
    </message>
    <message>
        <source>Your games against the computer, level by level, and your rating</source>
        <translation>As suas partidas contra o computador, nível por nível, e o seu rating</translation>
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
        <source>Copy game a&amp;s</source>
        <translation>Copiar partida c&amp;omo</translation>
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
        <source>Copy &amp;position (SFEN)</source>
        <translation>Copiar &amp;posição (SFEN)</translation>
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
        <source>Set up a p&amp;osition…</source>
        <translation>&amp;Montar uma posição…</translation>
    </message>
    <message>
        <source>Change the position shown, or set up any other</source>
        <translation>Alterar a posição mostrada ou montar outra qualquer</translation>
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
        <source>&amp;Hint</source>
        <translation>Di&amp;ca</translation>
    </message>
    <message>
        <source>Show a good move; once more, and it is told why</source>
        <translation>Mostrar um bom lance; mais uma vez, e diz-se por quê</translation>
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
        <source>Let the computer finis&amp;h</source>
        <translation>Dei&amp;xar o computador terminar</translation>
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
        <source>Declare the &amp;impasse</source>
        <translation>Declarar o &amp;impasse</translation>
    </message>
    <message>
        <source>Say that your king is home; a false declaration loses</source>
        <translation>Declarar que o seu rei chegou a salvo; uma declaração falsa perde</translation>
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
        <source>&amp;Offer a draw</source>
        <translation>P&amp;ropor empate</translation>
    </message>
    <message>
        <source>Ask the opponent whether the game may end in a draw</source>
        <translation>Perguntar ao adversário se aceita o empate</translation>
    </message>
    <message>
        <source>&amp;Call a foul</source>
        <translation>Recla&amp;mar lance ilegal</translation>
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
        <source>Ten moves fo&amp;rward</source>
        <translation>Dez lances para a fre&amp;nte</translation>
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
        <source>Game as ani&amp;mation…</source>
        <translation>Partida c&amp;omo animação…</translation>
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
        <source>!! Brilliant move</source>
        <translation>!! Lance brilhante</translation>
    </message>
    <message>
        <source>Put the sign !! on the move, or take it away</source>
        <translation>Pôr ou tirar o sinal !! no lance</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Erro grave</translation>
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
        <source>?! Dubious move</source>
        <translation>?! Lance duvidoso</translation>
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
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela inteira</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usar a tela inteira</translation>
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
</context>
<context>
    <name>ComputerActions</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando um bom lance…</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Dica: {move}</translation>
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
        <source>Drag pieces, or click and click; off the board they go to the box. A right click or a second click turns a piece. Letters put pieces at the cursor: K R B G S N L P (and Q), capitals for Black; + promotes, Space turns, Delete takes off.</source>
        <translation>Arraste as peças, ou clique na peça e depois no destino; fora do tabuleiro, vão para a caixa. Um clique direito ou um segundo clique gira a peça. As letras põem peças no cursor: K R B G S N L P (e Q), maiúsculas para as Pretas; + promove, Espaço gira, Delete retira.</translation>
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
        <source>Save as own &amp;handicap…</source>
        <translation>Salvar como &amp;handicap próprio…</translation>
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
        <source>Saved as {file}</source>
        <translation>Salvo como {file}</translation>
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
        <source>It is being started again.</source>
        <translation>Está sendo reiniciado.</translation>
    </message>
    <message>
        <source>The program&apos;s engine is missing. Install the program again.</source>
        <translation>Falta o motor do programa. Instale o programa novamente.</translation>
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
        <source>Kifu are not written as {suffix}. Give a name that ends in .kif or .kifu (KIF), or choose another kind of file.</source>
        <translation>Kifus não são gravados como {suffix}. Dê um nome terminado em .kif ou .kifu (KIF), ou escolha outro tipo de arquivo.</translation>
    </message>
    <message>
        <source>{file} is saved. What it was before is kept as {backup}.</source>
        <translation>{file} está salvo. A versão anterior foi guardada como {backup}.</translation>
    </message>
    <message>
        <source>Save kifu</source>
        <translation>Salvar kifu</translation>
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
        <source>{file} cannot be saved: there is no folder {folder}.</source>
        <translation>Não é possível salvar {file}: a pasta {folder} não existe.</translation>
    </message>
    <message>
        <source>{file} is there already. To replace it, choose it by its whole name.</source>
        <translation>{file} já existe. Para substituí-lo, escolha-o pelo nome completo.</translation>
    </message>
    <message>
        <source>Save as UTF-8</source>
        <translation>Salvar em UTF-8</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Salvar em outro lugar…</translation>
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
        <translation>Jogo: todos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Result.: todos</translation>
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
        <translation>Início: todos</translation>
    </message>
    <message>
        <source>Other position</source>
        <translation>Outra posição</translation>
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
        <source>Five pawns are thrown for {player}, who has Black if more pawns than tokin lie up.</source>
        <translation>Lançam-se cinco peões para {player}, que fica com as Pretas se caírem mais peões do que tokin virados para cima.</translation>
    </message>
    <message>
        <source>{pawns} pawns, {tokin} tokin</source>
        <translation>Peões: {pawns}, tokin: {tokin}</translation>
    </message>
    <message>
        <source>More pawns than tokin: {player}, for whom they were thrown, has Black and begins.</source>
        <translation>Mais peões do que tokin: {player}, para quem foram lançados, fica com as Pretas e começa.</translation>
    </message>
    <message>
        <source>More tokin than pawns: {player}, for whom they were thrown, has White.</source>
        <translation>Mais tokin do que peões: {player}, para quem foram lançados, fica com as Brancas.</translation>
    </message>
    <message>
        <source>☗ Black: {black}     ☖ White: {white}</source>
        <translation>☗ Pretas: {black}     ☖ Brancas: {white}</translation>
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
        <translation>Result.</translation>
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
        <source>Open on the board</source>
        <translation>Abrir no tabuleiro</translation>
    </message>
    <message>
        <source>Find this position</source>
        <translation>Buscar esta posição</translation>
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
    <message>
        <source>Start position · {moves} moves</source>
        <translation>Posição inicial · {moves} lances</translation>
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
        <source>Undo gives the time back</source>
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
    <name>HintCard</name>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is a mate for {side}.</source>
        <translation>Há mate para {side}.</translation>
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
    <name>HistoryActions</name>
    <message>
        <source>{count} lines of your results could not be read and were set aside in {file}. The others stand.</source>
        <translation>Linhas dos seus resultados que não puderam ser lidas: {count}; foram postas à parte em {file}. As outras continuam válidas.</translation>
    </message>
    <message>
        <source>Your results cannot be kept in {file} ({reason}). Allow writing there to keep those to come.</source>
        <translation>Não é possível guardar os seus resultados em {file} ({reason}). Permita a gravação ali para guardar os próximos.</translation>
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
        <source>A game counts that begins from the start, with no move taken back.</source>
        <translation>Conta toda partida jogada desde o início, sem voltar lances.</translation>
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
        <source>On this program&apos;s own scale: levels 1 to 10 as the table has them.</source>
        <translation>Na escala própria deste programa: níveis 1 a 10 como na tabela.</translation>
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
        <source>Delete all {count} results? Your kifu stay. This cannot be undone.</source>
        <translation>Apagar todos os resultados ({count})? Os seus kifus ficam. Isto não pode ser desfeito.</translation>
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
        <source>Yagura</source>
        <translation>Yagura</translation>
    </message>
    <message>
        <source>Double static rook</source>
        <translation>Dupla torre fixa</translation>
    </message>
    <message>
        <source>☗ won</source>
        <translation>☗ vit.</translation>
    </message>
    <message>
        <source>☖ won</source>
        <translation>☖ vit.</translation>
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
    <name>LibraryPage</name>
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
        <source>Add a folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Adicionar arquivos…</translation>
    </message>
    <message>
        <source>Folders, files with trouble</source>
        <translation>Pastas, arquivos com problemas</translation>
    </message>
    <message>
        <source>More about the library</source>
        <translation>Mais sobre a biblioteca</translation>
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
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Arquivos lidos</translation>
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
        <source>Find games with this position</source>
        <translation>Buscar partidas com esta posição</translation>
    </message>
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
        <source>Remove from the library</source>
        <translation>Remover da biblioteca</translation>
    </message>
    <message>
        <source>Remove all from the library</source>
        <translation>Remover todas da biblioteca</translation>
    </message>
    <message>
        <source>Taken out of the library: {files}. On the disk nothing was changed.</source>
        <translation>Removido da biblioteca: {files}. No disco nada foi alterado.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recolocar</translation>
    </message>
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
        <source>Reading files: {done} of {total}</source>
        <translation>Lendo arquivos: {done} de {total}</translation>
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
    <name>MainWindow</name>
    <message>
        <source>This game cannot be set up: {reason}</source>
        <translation>Não é possível preparar esta partida: {reason}</translation>
    </message>
    <message>
        <source>This game is played in another window of the program, or was played on there.</source>
        <translation>Esta partida está sendo jogada em outra janela do programa, ou foi continuada lá.</translation>
    </message>
    <message>
        <source>The game in {file} cannot be resumed: {reason}</source>
        <translation>A partida em {file} não pode ser retomada: {reason}</translation>
    </message>
    <message>
        <source>Your game was not broken off: it waits to be resumed.</source>
        <translation>A sua partida não foi encerrada: está à espera de ser retomada.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>The engine had ended and was started again.</source>
        <translation>O motor tinha terminado e foi reiniciado.</translation>
    </message>
    <message>
        <source>The game cannot be kept safe in {folder} ({reason}). It goes on; save it before you close the program.</source>
        <translation>Não é possível guardar a partida com segurança em {folder} ({reason}). Ela continua; salve-a antes de fechar o programa.</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Reiniciar</translation>
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
        <source>Not allowed: {reason} The piece went back.</source>
        <translation>Não é permitido: {reason} A peça voltou ao lugar.</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
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
        <source>One level up after you win, one down after you lose</source>
        <translation>Um nível acima após uma vitória sua, um abaixo após uma derrota</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
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
        <source>{style}, for the first moves: {text}</source>
        <translation>{style}, nos primeiros lances: {text}</translation>
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
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <source>empty</source>
        <translation>vazia</translation>
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
        <source>Book</source>
        <translation>Livro</translation>
    </message>
    <message>
        <source>Outlined</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
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
    <name>PlayController</name>
    <message>
        <source>The program&apos;s engine is missing (looked for as {place}). The game is kept. Install the program again, then start the engine again.</source>
        <translation>Falta o motor do programa (procurado em {place}). A partida está guardada. Instale o programa novamente e depois reinicie o motor.</translation>
    </message>
    <message>
        <source>The engine answered with a move that the rules forbid ({move}).</source>
        <translation>O motor respondeu com um lance proibido pelas regras ({move}).</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The computer had seen the game lost for some moves.</source>
        <translation>O computador já via a partida perdida há alguns lances.</translation>
    </message>
    <message>
        <source>Level {number}: {name}</source>
        <translation>Nível {number}: {name}</translation>
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
    <name>PlayingSettings</name>
    <message>
        <source>The computer, two players</source>
        <translation>Computador, dois jogadores</translation>
    </message>
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
        <source>Level 10 uses the time on its clock</source>
        <translation>O nível 10 usa o tempo do seu relógio</translation>
    </message>
    <message>
        <source>Level 10 thinks on while you do</source>
        <translation>O nível 10 pensa também na sua vez</translation>
    </message>
    <message>
        <source>Resigns when lost, from level 5 on</source>
        <translation>Desiste se perdido, a partir do nível 5</translation>
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
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
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
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>As in a book</source>
        <translation>Como em livro</translation>
    </message>
    <message>
        <source>Outlined pieces</source>
        <translation>Peças contornadas</translation>
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
        <source>A diagram every</source>
        <translation>Um diagrama a cada</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> lances</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
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
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Rating over {count} games, from {first} to {last}</source>
        <translation>Rating ao longo de {count} partidas, de {first} a {last}</translation>
    </message>
    <message>
        <source>No rating yet</source>
        <translation>Ainda sem rating</translation>
    </message>
    <message>
        <source>The curve begins with your first rated game.</source>
        <translation>A curva começa com a sua primeira partida que conta para o rating.</translation>
    </message>
    <message>
        <source>Lv {number}</source>
        <comment>a level, very short</comment>
        <translation>Nv {number}</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferências</translation>
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
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
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
        <source>Moves glide over the board</source>
        <translation>Lances deslizam pelo tabuleiro</translation>
    </message>
    <message>
        <source>Save every finished game</source>
        <translation>Salvar toda partida terminada</translation>
    </message>
    <message>
        <source>The computer, two players…</source>
        <translation>Computador, dois jogadores…</translation>
    </message>
    <message>
        <source>Save every finished game in
{folder}</source>
        <translation>Salvar toda partida terminada em
{folder}</translation>
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
        <source>Settings cannot be kept in {file} ({reason}). They hold until the program is closed; allow writing to that folder to keep them.</source>
        <translation>Não é possível guardar as preferências em {file} ({reason}). Elas valem até o programa ser fechado; permita a gravação nessa pasta para mantê-las.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves tried here</source>
        <translation>Lances tentados aqui</translation>
    </message>
    <message>
        <source>Undo</source>
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
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>{game} · {when} · move {number}</source>
        <translation>{game} · {when} · lance {number}</translation>
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
        <translation>Biblioteca de kifus</translation>
    </message>
    <message>
        <source>Find games by players, opening or position</source>
        <translation>Partidas por jogadores, abertura ou posição</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar posição</translation>
    </message>
    <message>
        <source>Open a kifu</source>
        <translation>Abrir um kifu</translation>
    </message>
    <message>
        <source>Replay and study a game record</source>
        <translation>Rever e estudar uma partida</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>Any opening</source>
        <translation>Qualquer abertura</translation>
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
        <source>Its rook stays on its file and opens the pawn before it.</source>
        <translation>A torre fica na sua coluna e avança o peão à sua frente.</translation>
    </message>
    <message>
        <source>Ranging rook</source>
        <translation>Torre móvel</translation>
    </message>
    <message>
        <source>Its rook swings to the middle or the left, its king to the right.</source>
        <translation>A torre vai para o centro ou a esquerda, o rei para a direita.</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Ofensivo</translation>
    </message>
    <message>
        <source>A climbing silver or a quick pawn on the rook&apos;s new file.</source>
        <translation>Prata ofensiva (bōgin) ou peão rápido na nova coluna da torre.</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>First a castle, then the rest.</source>
        <translation>Primeiro um castelo, depois o resto.</translation>
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
</TS>
