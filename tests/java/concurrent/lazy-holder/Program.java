public class Program {
    static class Holder {
        static int made;
        static final Holder INSTANCE = new Holder();
        final int value;
    
        Holder() {
            made++;
            value = 5;
        }
    }
    
    static int r, s;

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            r = Holder.INSTANCE.value;
        });
        Thread second = new Thread(() -> {
            s = Holder.INSTANCE.value;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
