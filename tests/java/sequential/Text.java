import java.io.*;
import java.util.*;
import java.nio.charset.StandardCharsets;
public class Text {
    public static void main(String[] args) throws Exception {
        StringWriter w = new StringWriter();
        PrintWriter p = new PrintWriter(w);
        p.println("hi");
        p.printf("%d%n", 5);
        p.print('c');
        p.flush();
        System.out.println(w.toString().replace("\n", "/"));
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(o);
        ps.print("abc");
        ps.println(1);
        System.out.println(o.size() + o.toString().trim());
        byte[] b = "héllo".getBytes(StandardCharsets.UTF_8);
        System.out.println(b.length + new String(b, StandardCharsets.UTF_8) + b[1] + "abc".getBytes()[0] + new String(new byte[] {72, 105}));
        StringTokenizer t = new StringTokenizer("a b,c", " ,");
        System.out.print(t.countTokens());
        while (t.hasMoreTokens()) System.out.print(t.nextToken());
        System.out.println();
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.print(j);
        j.add("x").add("y");
        System.out.println(j + " " + j.length());
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextGaussian() + r.ints(3, 0, 10).boxed().toList());
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.equals(null, null) + Objects.toString(null, "d") + Objects.requireNonNullElse(null, "e") + Objects.hashCode(null) + Objects.isNull(1));
        System.out.println(Arrays.hashCode(new Object[] {1, "x"}) + List.of(1, 2).hashCode() + Map.of(1, 2).hashCode() + Set.of("a").hashCode() + Optional.of(5).hashCode());
        Iterator<Integer> it = new Iterator<>() {
            int i;
            public boolean hasNext() {
                return i < 3;
            }
            public Integer next() {
                return i++;
            }
        };
        Iterable<Integer> ib = () -> it;
        for (int x : ib) System.out.print(x);
        it.forEachRemaining(System.out::print);
        System.out.println();
        Hashtable<String, Integer> h = new Hashtable<>();
        h.put("one", 1);
        System.out.println(h + " " + h.get("one") + h.keys().nextElement());
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put(new String("a"), 1);
        id.put(new String("a"), 2);
        System.out.println(id.size());
        Object o1 = new Object();
        System.out.println(o1.equals(o1) + "" + (o1.hashCode() == o1.hashCode()) + new int[0].equals(new int[0]));
        System.err.println("err");
        System.out.print("no newline");
        System.out.println();
        System.out.println((Object) null);
        System.out.println(new char[] {'o', 'k'});
        System.out.println(1L);
        System.out.println('c');
        System.out.println(2.5f);
        System.out.append("app").append('c').println();
        System.out.println(Integer.class.getName() + String.class.getSimpleName() + Map.Entry.class.getName() + int.class + Runnable.class + int[].class.getName() + String[][].class.getName());
        System.out.println(System.getProperty("no.such") + System.lineSeparator().length() + (System.currentTimeMillis() > 0) + (System.nanoTime() != 0));
        System.out.println(Thread.currentThread().getName() + Thread.currentThread().getPriority() + Thread.currentThread().isDaemon() + Thread.currentThread().getThreadGroup().getName());
    }
}
