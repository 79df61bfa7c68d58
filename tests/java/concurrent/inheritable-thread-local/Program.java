public class Program {
    static final InheritableThreadLocal<Integer> cell = new InheritableThreadLocal<>();
    static int theirs;

    public static void main(String[] args) throws Exception {
        cell.set(5);
        Thread other = new Thread(() -> theirs = cell.get());
        other.start();
        other.join();
    }
}
