public class Program {
    static final int LIMIT = 3;
    static int counter;
    static String chosen;

    static class Untouched {
        static final byte LEAST = -7;
        static final double HALF = 0.5;
        static final String NAME = "fence";
    }

    static void step() {
        synchronized (Program.class) {
            counter += Untouched.LEAST;
        }
    }

    public static void main(String[] args) throws Exception {
        counter = LIMIT;
        chosen = Untouched.NAME;
        Thread thread = new Thread(Program::step);
        thread.start();
        step();
        thread.join();
    }
}
