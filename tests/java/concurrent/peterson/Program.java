public class Program {
    static boolean flag0, flag1;
    static int turn;
    static int counter;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) {
            }
            counter++;
            flag1 = false;
        });
        other.start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) {
        }
        counter++;
        flag0 = false;
        other.join();
    }
}
