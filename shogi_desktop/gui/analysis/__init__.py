"""What engines find, on the screen: lines, score bar, graph."""
