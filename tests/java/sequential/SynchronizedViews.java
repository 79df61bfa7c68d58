import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class SynchronizedViews {
    public static void main(String[] args) throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        Map<String, Integer> m = Collections.synchronizedMap(new TreeMap<>());
        Runnable r = () -> {
            for (int i = 0; i < 3; i++) {
                l.add(i);
                m.merge("k" + i, 1, Integer::sum);
            }
        };
        Thread a = new Thread(r), b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
        synchronized (l) {
            Collections.sort(l);
        }
        System.out.println(l + " " + m);
        Set<String> s = Collections.newSetFromMap(new ConcurrentHashMap<>());
        s.add("x");
        s.add("x");
        System.out.println(s + " " + Collections.synchronizedSet(new TreeSet<>(List.of(2, 1))));
        Collection<Integer> u = Collections.unmodifiableCollection(l);
        try {
            u.clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("read only " + u.size());
        }
        Vector<Integer> v = new Vector<>(List.of(3, 1));
        v.addElement(2);
        v.insertElementAt(9, 0);
        System.out.println(v + " " + v.firstElement() + v.lastElement() + v.indexOf(2));
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String k : "q w e r t y".split(" ")) h.put(k, k.charAt(0) - 96);
        System.out.println(h + " " + h.contains(5) + h.keys().nextElement());
        StringBuffer sb = new StringBuffer();
        Thread x = new Thread(() -> sb.append("ab"));
        x.start();
        x.join();
        System.out.println(sb.insert(1, "-"));
    }
}
