import java.util.*;
import java.util.zip.*;

/** Iterators and parts of collections that change meanwhile, and checksums. */
public class FailFast {
    static String deque(int elements, int way) {
        StringBuilder seen = new StringBuilder(elements + "." + way + ":");
        ArrayDeque<Integer> deque = elements % 2 == 0 ? new ArrayDeque<>() : new ArrayDeque<>(4);
        for (int i = 0; i < elements; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
        }
        try {
            for (int element : deque) {
                seen.append(' ').append(element);
                switch (way) {
                    case 0 -> deque.addLast(90);
                    case 1 -> deque.addFirst(91);
                    case 2 -> deque.pollFirst();
                    default -> deque.pollLast();
                }
            }
        } catch (ConcurrentModificationException exception) {
            seen.append(" changed");
        }
        return seen.toString();
    }

    static void part() {
        List<Integer> whole = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> part = whole.subList(1, 3);
        part.add(9);
        part.remove(0);
        System.out.println(whole + " " + part);
        try {
            part.add(7, 1);
        } catch (IndexOutOfBoundsException exception) {
            System.out.println("outside");
        }
        whole.add(5);
        try {
            System.out.println(part.size());
        } catch (ConcurrentModificationException exception) {
            System.out.println("changed");
        }
        try {
            System.out.println(part.get(0));
        } catch (ConcurrentModificationException exception) {
            System.out.println("changed");
        }
    }

    static void sum(Checksum sum) {
        sum.update("123456789".getBytes());
        System.out.print(sum.getValue());
        sum.reset();
        sum.update(200);
        sum.update(new byte[] {1, -2, 3}, 1, 2);
        System.out.println(" " + sum.getValue());
    }

    public static void main(String[] args) {
        for (int elements : new int[] {0, 1, 3, 8, 16, 17}) {
            for (int way = 0; way < 4; way++) {
                System.out.println(deque(elements, way));
            }
        }
        part();
        sum(new CRC32());
        sum(new Adler32());
    }
}
