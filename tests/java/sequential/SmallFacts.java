import java.util.ArrayDeque;
import java.util.List;

public class SmallFacts {
    enum Operator {
        PLUS {
            int apply(int a, int b) {
                return a + b;
            }
        },
        NONE;

        int apply(int a, int b) {
            return a;
        }
    }

    static void copy(Object from, int start, Object to, int at, int count) {
        try {
            System.arraycopy(from, start, to, at, count);
            System.out.println("copied");
        } catch (ArrayIndexOutOfBoundsException | ArrayStoreException exception) {
            System.out.println(exception.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Operator.PLUS.getClass().isEnum() + " " + Operator.NONE.getClass().isEnum()
            + " " + Operator.PLUS.getDeclaringClass().isEnum());
        int[] numbers = new int[5];
        copy(numbers, 0, numbers, 3, 4);
        copy(numbers, 3, numbers, 0, 4);
        copy(numbers, -1, numbers, 0, 1);
        copy(numbers, 0, numbers, -2, 1);
        copy(numbers, 0, numbers, 0, -1);
        copy(numbers, 0, new long[5], 0, 1);
        copy(numbers, 0, new String[1], 0, 1);
        copy("text", 0, numbers, 0, 1);
        copy(numbers, 0, "text", 0, 1);
        copy(new String[2], 1, new String[1], 0, 2);
        copy(new String[2], 1, new Object[1], 0, 1);
        System.out.println(Thread.currentThread().getId() + " " + (System.getProperty("java.version") != null));
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
        ArrayDeque<Integer> copy = deque.clone();
        copy.add(3);
        System.out.println(deque + " " + copy);
        System.out.println(SmallFacts.class.getClassLoader() == Operator.class.getClassLoader());
        System.out.println(String.class.getClassLoader() + " " + int[].class.getClassLoader());
        System.out.println(Class.forName("SmallFacts$Operator", false, SmallFacts.class.getClassLoader()));
        System.out.println(SmallFacts.class.getDeclaredMethod("main", String[].class));
    }
}
