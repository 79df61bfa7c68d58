import java.util.concurrent.CompletableFuture;

public class FutureOrder {
    static volatile String log = "";

    public static void main(String[] args) {
        CompletableFuture<String> future = CompletableFuture.supplyAsync(() -> "value");
        CompletableFuture<Void> logged = future.thenAccept(value -> log += "callback ");
        log += "main ";
        logged.join();
        assert log.equals("main callback ") : log;
    }

    static void repaired() {
        CompletableFuture<String> future = CompletableFuture.supplyAsync(() -> "value");
        log += "main ";
        future.thenAccept(value -> log += "callback ").join();
        assert log.equals("main callback ") : log;
    }
}
