import fencepost.Verify;

class Program {
    static volatile boolean asked;
    static volatile boolean answered;

    public static void main(String[] args) {
        Thread server = new Thread(() -> {
            Verify.daemon();
            while (true) {
                if (asked) {
                    answered = true;
                }
            }
        });
        server.start();
        asked = true;
        while (!answered) {
        }
    }
}
