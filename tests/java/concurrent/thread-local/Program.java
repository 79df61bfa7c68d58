public class Program {
    static final ThreadLocal<Integer> cell = ThreadLocal.withInitial(() -> 0);
    static int mine, theirs;

    public static void main(String[] args) throws Exception {
        cell.set(1);
        Thread other = new Thread(() -> theirs = cell.get());
        other.start();
        other.join();
        mine = cell.get();
    }
}
