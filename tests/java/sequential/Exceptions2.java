import java.util.*;
public class Exceptions2 {
    static class AppException extends Exception {
        final int code;
        AppException(String m, int code, Throwable cause) {
            super(m, cause);
            this.code = code;
        }
    }

    static class Res implements AutoCloseable {
        final String n;
        Res(String n) {
            this.n = n;
            System.out.println("open " + n);
        }
        public void close() throws Exception {
            System.out.println("close " + n);
            if (n.equals("bad")) throw new IllegalStateException("close failed");
        }
    }

    static int f(int x) {
        try {
            if (x == 0) throw new RuntimeException("zero");
            return x;
        } catch (RuntimeException e) {
            return -1;
        } finally {
            System.out.println("finally " + x);
        }
    }

    @SuppressWarnings("finally") static int g() {
        try {
            throw new RuntimeException();
        } finally {
            return 7;
        }
    }

    static void deep(int n) throws AppException {
        if (n == 0) try {
            Object o = null;
            o.toString();
        } catch (NullPointerException e) {
            throw new AppException("wrapped", 42, e);
        } else deep(n - 1);
    }

    static int depth;
    static void rec() {
        depth++;
        rec();
    }

    public static void main(String[] args) {
        System.out.println(f(1) + " " + f(0) + " " + g());
        try {
            deep(3);
        } catch (AppException e) {
            System.out.println(e.getMessage() + e.code + (e.getCause() instanceof NullPointerException) + e);
        }
        try (Res a = new Res("a"); Res b = new Res("b")) {
            System.out.println("body");
            throw new IllegalArgumentException("x");
        } catch (Exception e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        try (Res a = new Res("bad")) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
        try {
            int[] a = new int[2];
            a[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 / (args.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        try {
            Object[] o = new String[1];
            o[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] a = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Double.parseDouble("abc");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new Error("err", new Exception("cause"));
        } catch (Throwable t) {
            System.out.println(t + " " + t.getCause());
        }
        try {
            Objects.requireNonNull(null, "must");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayDeque<Integer>().pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1, 2).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE");
        }
        try {
            throw new CloneNotSupportedException();
        } catch (CloneNotSupportedException | IllegalStateException e) {
            System.out.println(e);
        }
        outer: for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                try {
                    if (j == 1) continue outer;
                    if (i == 2) break outer;
                    System.out.print(i + "" + j + " ");
                } finally {
                    System.out.print("f ");
                }
            }
        }
        System.out.println();
        try {
            try {
                throw new RuntimeException("1");
            } finally {
                System.out.println("inner finally");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            assert args.length > 5 : "assert message";
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        Throwable t = new RuntimeException("a");
        t.initCause(new Error("b"));
        System.out.println(t.getCause() + new RuntimeException(new Error("z")).getMessage() + new Exception().getMessage() + new RuntimeException((String) null).getMessage());
        try {
            Iterator<Integer> it = new ArrayList<>(List.of(1)).iterator();
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        try {
            Thread.sleep(-1);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Thread.State.class, "X");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("thrown null");
        }
        try {
            synchronized (nothing()) { }
        } catch (NullPointerException e) {
            System.out.println("sync null");
        }
    }

    static Object nothing() {
        return null;
    }
}
