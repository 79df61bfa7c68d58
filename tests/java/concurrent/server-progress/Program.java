class Program {
    static volatile int requests;
    static volatile boolean asked;

    static void serve() {
        while (true) {
            if (requests > 0) {
                requests = 0;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(Program::serve).start();
        requests = 1;
        asked = true;
    }
}
