public class TicTacToe {
    static char[] board = ".........".toCharArray();
    static int nodes;
    static char winner() {
        int[][] lines = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        for (int[] l : lines) if (board[l[0]] != 46 && board[l[0]] == board[l[1]] && board[l[1]] == board[l[2]]) return board[l[0]];
        return 0;
    }
    static int best(char who) {
        nodes++;
        char w = winner();
        if (w != 0) return w == 88 ? 1 : -1;
        int top = who == 88 ? -2 : 2;
        boolean full = true;
        for (int i = 0; i < 9; i++) if (board[i] == 46) {
            full = false;
            board[i] = who;
            int v = best(who == 88 ? (char) 79 : (char) 88);
            board[i] = 46;
            top = who == 88 ? Math.max(top, v) : Math.min(top, v);
        }
        return full ? 0 : top;
    }
    public static void main(String[] args) {
        board[0] = 88;
        board[4] = 79;
        board[8] = 88;
        board[2] = 79;
        System.out.println(best((char) 88) + " " + nodes);
        board[6] = 88;
        board[3] = 79;
        System.out.println(best((char) 88) + " " + new String(board));
    }
}
