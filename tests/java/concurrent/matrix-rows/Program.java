public class Program {
    static final int SIZE = 3;

    public static void main(String[] args) throws InterruptedException {
        int[][] a = new int[SIZE][SIZE];
        int[][] b = new int[SIZE][SIZE];
        int[][] product = new int[SIZE][SIZE];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                a[i][j] = i;
                b[i][j] = j;
            }
        }
        Thread[] threads = new Thread[SIZE];
        for (int row = 0; row < SIZE; row++) {
            int i = row;
            threads[row] = new Thread(() -> {
                for (int j = 0; j < SIZE; j++) {
                    int sum = 0;
                    for (int k = 0; k < SIZE; k++) {
                        sum += a[i][k] * b[k][j];
                    }
                    product[i][j] = sum;
                }
            });
            threads[row].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert product[2][2] == 12;
    }
}
