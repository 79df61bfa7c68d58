public class ThreadGroups {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("workers");
        ThreadGroup inner = new ThreadGroup(group, "inner");
        System.out.println(group + " " + inner.getParent().getName() + " " + group.getParent().getName());
        System.out.println(group.getParent().getParent().getName() + " " + group.getParent().getParent().getParent());
        System.out.println(group.parentOf(inner) + " " + inner.parentOf(group));
        Thread[] made = new Thread[1];
        Thread thread = new Thread(inner, () -> made[0] = new Thread(() -> { }, "made"), "maker");
        System.out.println(thread + " " + thread.getThreadGroup().getName());
        System.out.println(thread.getUncaughtExceptionHandler() == inner);
        thread.start();
        thread.join();
        System.out.println(thread + " " + thread.getThreadGroup() + " " + thread.getUncaughtExceptionHandler());
        System.out.println(made[0] + " " + made[0].getUncaughtExceptionHandler());
        try {
            new ThreadGroup(null, "none");
        } catch (NullPointerException exception) {
            System.out.println("no parent");
        }
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + ": " + e.getMessage()));
        Thread.currentThread().getUncaughtExceptionHandler().uncaughtException(made[0], new Exception("told"));
    }
}
