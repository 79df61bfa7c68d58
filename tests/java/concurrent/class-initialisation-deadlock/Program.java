public class Program {
    static class A {
        static int value = B.read();
    
        static int read() {
            return 1;
        }
    }
    
    static class B {
        static int value = A.read();
    
        static int read() {
            return 2;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> {
            A.read();
        });
        Thread second = new Thread(() -> {
            B.read();
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
