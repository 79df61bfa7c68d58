import java.util.*;
import java.util.function.*;

public class EventBus {
    interface Event {
    }
    record Login(String user) implements Event {
    }
    record Logout(String user, int seconds) implements Event {
    }
    static class Bus {
        private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
        <E extends Event> void on(Class<E> type, Consumer<? super E> handler) {
            handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(e -> handler.accept(type.cast(e)));
        }
        void post(Event e) {
            handlers.getOrDefault(e.getClass(), List.of()).forEach(h -> h.accept(e));
        }
    }
    public static void main(String[] args) {
        Bus bus = new Bus();
        List<String> log = new ArrayList<>();
        bus.on(Login.class, e -> log.add("in " + e.user()));
        bus.on(Logout.class, e -> log.add("out " + e.user() + " after " + e.seconds()));
        bus.on(Login.class, e -> log.add("again " + e));
        bus.post(new Login("ann"));
        bus.post(new Logout("ann", 7));
        bus.post(new Event() {
        });
        System.out.println(log);
    }
}
