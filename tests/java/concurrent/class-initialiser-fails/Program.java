/** Who runs the initialiser gets what it throws; everybody else learns that the class is unusable. */
public class Program {
    static class Broken {
        static int field;

        static {
            fail();
        }

        static void fail() {
            throw new RuntimeException("broken");
        }
    }

    static int failed;
    static int unusable;

    static synchronized void use() {
        try {
            Broken.field = 1;
        } catch (ExceptionInInitializerError error) {
            assert error.getCause().getMessage().equals("broken");
            failed++;
        } catch (NoClassDefFoundError error) {
            unusable++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Program::use);
        other.start();
        use();
        other.join();
        use();
    }
}
