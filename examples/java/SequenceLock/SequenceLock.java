public class SequenceLock {
    static int x;
    static int y;
    static volatile int sequence;

    static void write() {
        sequence = 1;
        x = 1;
        y = 1;
        sequence = 2;
    }

    public static void main(String[] args) {
        new Thread(SequenceLock::write).start();
        int before = sequence;
        int a = x;
        int b = y;
        int after = sequence;
        assert before != after || before % 2 == 1 || a == b : "half of an update";
    }
}
