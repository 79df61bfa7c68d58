import java.util.*;

public class ExceptionMessages {
    static class Res implements AutoCloseable {
        final String n;
        Res(String n) {
            this.n = n;
            System.out.println("open " + n);
        }
        public void close() throws Exception {
            System.out.println("close " + n);
            if (n.equals("bad")) throw new Exception("close-" + n);
        }
    }
    static int f() {
        try {
            return 1;
        } finally {
            System.out.println("fin");
        }
    }
    @SuppressWarnings("finally") static int g() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 2;
        }
    }
    static int h() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }
    static class MyEx extends Exception {
        final int code;
        MyEx(String m, int c, Throwable t) {
            super(m, t);
            code = c;
        }
        @Override public String getMessage() {
            return super.getMessage() + "#" + code;
        }
    }
    static void deep(int n) throws MyEx {
        try {
            if (n == 0) throw new IllegalStateException("deep");
            deep(n - 1);
        } catch (IllegalStateException e) {
            if (n == 1) throw new MyEx("wrapped", n, e);
            throw e;
        }
    }
    static int so(int n) {
        return so(n + 1) + 1;
    }
    public static void main(String[] a) throws Exception {
        System.out.println(f() + " " + g() + " " + h());
        try (Res r1 = new Res("a"); Res r2 = new Res("bad"); Res r3 = new Res("bad")) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            System.out.println(e + " " + Arrays.toString(e.getSuppressed()));
        }
        try (Res n = null) {
            System.out.println("null ok");
        }
        try (Res r = new Res("bad")) {
        } catch (Exception e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        try {
            deep(3);
        } catch (MyEx e) {
            System.out.println(e + " " + e.getCause() + " " + e.getLocalizedMessage());
        }
        Object[] objs = new String[1];
        try {
            objs[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            new int[-1].clone();
        } catch (NegativeArraySizeException e) {
            System.out.println(e);
        }
        try {
            int[] x = new int[2];
            x[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>(List.of(1)).get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
            for (Integer x : l) l.remove(x);
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>().iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            Integer.parseInt("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("99999999999999999999");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.requireNonNull(null, "msg");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.empty().get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Iterator<Integer> it = List.of(1).iterator();
            it.next();
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new Error("err", new Exception());
        } catch (Throwable t) {
            System.out.println(t + " " + t.getCause());
        }
        try {
            assert a.length > 5 : "few " + a.length;
        } catch (AssertionError e) {
            System.out.println(e);
        }
        try {
            so(0);
        } catch (StackOverflowError e) {
            System.out.println("SO");
        }
        Throwable t = new Exception("x");
        t.addSuppressed(new RuntimeException("y"));
        System.out.println(t.getSuppressed()[0]);
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        t.initCause(new Error("z"));
        System.out.println(t.getCause());
        System.out.println(new RuntimeException(new Exception("inner")).getMessage());
        try {
            try {
                throw new Exception("1");
            } finally {
                System.out.println("inner fin");
            }
        } catch (Exception e) {
            System.out.println("caught " + e.getMessage());
        }
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) continue;
                System.out.println("i" + i);
            } finally {
                System.out.println("f" + i);
            }
        }
        String s = null;
        try {
            s.length();
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("NPE2");
        }
        try {
            Integer n = null;
            int z = n;
        } catch (NullPointerException e) {
            System.out.println("NPE3");
        }
        try {
            synchronized ((Object) s) {
            }
        } catch (NullPointerException e) {
            System.out.println("NPE4");
        }
        try {
            switch (s) {
                case "x":
            }
        } catch (NullPointerException e) {
            System.out.println("NPE5");
        }
    }
}
