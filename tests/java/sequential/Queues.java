import java.util.*;

public class Queues {
    public static void main(String[] args) throws Exception {
        PriorityQueue<String> pq = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        pq.addAll(List.of("ccc", "a", "bb", "aa", "b"));
        StringBuilder s = new StringBuilder();
        while (!pq.isEmpty()) s.append(pq.poll()).append(' ');
        System.out.println(s);
        Deque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < 10; i++) if (i % 2 == 0) d.addFirst(i);
        else d.addLast(i);
        System.out.println(d + " " + d.peekFirst() + d.peekLast() + d.contains(5) + d.size());
        d.removeFirstOccurrence(4);
        d.removeLast();
        d.pollFirst();
        System.out.println(d);
        Queue<Integer> q = new LinkedList<>();
        q.offer(1);
        q.offer(2);
        System.out.println(q.element() + "" + q.peek() + q.remove() + q.poll() + q.poll());
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("empty2");
        }
        try {
            d.addFirst(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        PriorityQueue<Integer> p = new PriorityQueue<>(List.of(5, 3, 8));
        p.add(1);
        p.remove(3);
        System.out.println(p.peek() + " " + p.size() + p);
        Stack<Character> st = new Stack<>();
        for (char c : "abc".toCharArray()) st.push(c);
        System.out.println(st + "" + st.peek() + st.search('a'));
        try {
            new Stack<Integer>().pop();
        } catch (EmptyStackException e) {
            System.out.println("ESE " + e.getMessage());
        }
        int[] win = {1, 3, -1, -3, 5, 3, 6, 7};
        Deque<Integer> dq = new ArrayDeque<>();
        List<Integer> mx = new ArrayList<>();
        for (int i = 0; i < win.length; i++) {
            while (!dq.isEmpty() && win[dq.peekLast()] <= win[i]) dq.pollLast();
            dq.add(i);
            if (dq.peek() <= i - 3) dq.poll();
            if (i >= 2) mx.add(win[dq.peek()]);
        }
        System.out.println(mx);
    }
}
