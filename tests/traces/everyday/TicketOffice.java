import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TicketOffice {
    static class SoldOutException extends RuntimeException {
        SoldOutException(String show) { super(show + " is sold out"); }
    }

    static class Show {
        private final String name;
        private int seats;
        private final List<String> guests = new ArrayList<>();

        Show(String name, int seats) { this.name = name; this.seats = seats; }

        synchronized int free() { return seats; }

        synchronized void book(String guest) {
            if (seats == 0)
                throw new SoldOutException(name);
            seats--;
            guests.add(guest);
        }
    }

    private final Map<String, Show> shows = new HashMap<>();

    void add(String name, int seats) { shows.put(name, new Show(name, seats)); }

    boolean tryBook(String name, String guest) {
        Show show = shows.get(name);
        if (show.free() == 0)
            return false;
        show.book(guest);
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        TicketOffice office = new TicketOffice();
        office.add("Hamlet", 1);
        Thread web = new Thread(() -> office.tryBook("Hamlet", "Ann"), "web");
        Thread desk = new Thread(() -> office.tryBook("Hamlet", "Ben"), "desk");
        web.start();
        desk.start();
        web.join();
        desk.join();
    }
}
