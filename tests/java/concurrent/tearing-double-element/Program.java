public class Program {
    static final double[] values = new double[2];
    static boolean half;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> values[1] = 0.1);
        writer.start();
        double seen = values[1];
        half = seen != 0 && seen != 0.1;
        writer.join();
    }
}
