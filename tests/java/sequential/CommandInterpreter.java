import java.util.*;

public class CommandInterpreter {
    interface Command {
        void run(Deque<Double> stack);
    }
    static final Map<String, Command> COMMANDS = new TreeMap<>();
    static {
        COMMANDS.put("+", s -> s.push(s.pop() + s.pop()));
        COMMANDS.put("*", s -> s.push(s.pop() * s.pop()));
        COMMANDS.put("-", s -> {
            double b = s.pop(), a = s.pop();
            s.push(a - b);
        });
        COMMANDS.put("/", s -> {
            double b = s.pop();
            if (b == 0) throw new ArithmeticException("division");
            s.push(s.pop() / b);
        });
        COMMANDS.put("dup", s -> s.push(s.peek()));
        COMMANDS.put("swap", s -> {
            double b = s.pop(), a = s.pop();
            s.push(b);
            s.push(a);
        });
    }
    static String eval(String line) {
        Deque<Double> stack = new ArrayDeque<>();
        try {
            for (String t : line.trim().split("\\s+")) {
                Command c = COMMANDS.get(t);
                if (c != null) c.run(stack);
                else stack.push(Double.valueOf(t));
            }
            return stack.toString();
        } catch (NumberFormatException e) {
            return "bad: " + e.getMessage();
        } catch (NoSuchElementException e) {
            return "underflow";
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }
    public static void main(String[] args) {
        System.out.println(COMMANDS.keySet());
        for (String l : new String[] {"1 2 +", "3 dup *", "1 2 swap -", "10 4 / 2 *", "1 0 /", "+", "1 x", " 5 "}) System.out.println(l + " -> " + eval(l));
    }
}
