class Program {
    static volatile boolean left, right;

    static void second() {
        while (true) {
            right = true;
            if (!left) {
                break;
            }
            right = false;
        }
        right = false;
    }

    public static void main(String[] args) {
        new Thread(Program::second).start();
        while (true) {
            left = true;
            if (!right) {
                break;
            }
            left = false;
        }
        left = false;
    }
}
