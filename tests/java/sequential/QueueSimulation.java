import java.util.*;

public class QueueSimulation {
    static class Job implements Comparable<Job> {
        static int next;
        final int id = next++, priority, length;
        Job(int p, int l) {
            priority = p;
            length = l;
        }
        public int compareTo(Job o) {
            return priority != o.priority ? Integer.compare(o.priority, priority) : Integer.compare(id, o.id);
        }
        public String toString() {
            return "J" + id + "(" + priority + "," + length + ")";
        }
    }
    public static void main(String[] args) {
        PriorityQueue<Job> q = new PriorityQueue<>();
        Random r = new Random(3);
        for (int i = 0; i < 8; i++) q.add(new Job(r.nextInt(4), 1 + r.nextInt(5)));
        int time = 0;
        StringBuilder log = new StringBuilder();
        while (!q.isEmpty()) {
            Job j = q.poll();
            time += j.length;
            log.append(j).append("@").append(time).append(" ");
            if (time % 7 == 0) q.add(new Job(0, 1));
        }
        System.out.println(log);
        Queue<Integer> ring = new ArrayDeque<>();
        for (int i = 1; i <= 7; i++) ring.add(i);
        StringBuilder order = new StringBuilder();
        while (ring.size() > 1) {
            for (int i = 0; i < 2; i++) ring.add(ring.remove());
            order.append(ring.remove());
        }
        System.out.println(order + " " + ring.peek());
        Deque<Character> st = new ArrayDeque<>();
        String s = "{[()]}(]";
        int at = 0;
        for (; at < s.length(); at++) {
            char c = s.charAt(at);
            if ("([{".indexOf(c) >= 0) st.push(c);
            else if (st.isEmpty() || "([{".indexOf(st.pop()) != ")]}".indexOf(c)) break;
        }
        System.out.println(at + " " + st);
    }
}
