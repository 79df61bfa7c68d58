/** A turnstile whose state two threads change; one of the constants has code of its own. */
public class Turnstile {
    enum State {
        LOCKED,
        OPEN {
            @Override
            boolean lets() {
                return true;
            }
        };

        boolean lets() {
            return false;
        }
    }

    static State state = State.OPEN;
    static int passed;

    public static void main(String[] args) throws InterruptedException {
        Thread guard = new Thread(() -> state = State.LOCKED, "guard");
        guard.start();
        if (state.lets()) {
            passed++;
            assert state == State.OPEN : "passed while " + state;
        }
        guard.join();
    }
}
