import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class Program {
    volatile String name;
    static final AtomicReferenceFieldUpdater<Program, String> NAME =
        AtomicReferenceFieldUpdater.newUpdater(Program.class, String.class, "name");
    static String winner;

    public static void main(String[] args) throws Exception {
        Program program = new Program();
        Thread other = new Thread(() -> NAME.compareAndSet(program, null, "a"));
        other.start();
        NAME.compareAndSet(program, null, "b");
        other.join();
        winner = program.name;
    }
}
