import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class StateMachine {
    enum State {
        IDLE {
            State on(char c) {
                return c == 40 ? OPEN : this;
            }
        }, OPEN {
            State on(char c) {
                return c == 41 ? IDLE : c == 34 ? QUOTED : this;
            }
        }, QUOTED {
            State on(char c) {
                return c == 34 ? OPEN : this;
            }
        };
        abstract State on(char c);
        boolean accepting() {
            return this == IDLE;
        }
    }
    public static void main(String[] args) {
        for (String s : List.of("(a)", "(a", "(\"a)\")", "x", "(\"", ")(")) {
            State st = State.IDLE;
            EnumMap<State, Integer> seen = new EnumMap<>(State.class);
            for (char c : s.toCharArray()) {
                st = st.on(c);
                seen.merge(st, 1, Integer::sum);
            }
            System.out.println(s + " " + st + " " + st.accepting() + " " + seen);
        }
        System.out.println(State.valueOf("OPEN").getDeclaringClass().getSimpleName() + " " + (State.OPEN.getClass() == State.class) + " " + Arrays.toString(State.values()));
    }
}
