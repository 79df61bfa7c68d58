import java.util.*;
import java.util.stream.*;

public class InventoryReport {
    enum Kind {
        TOOL, TOY, FOOD
    }
    record Item(String name, Kind kind, int qty, double price) {
        double total() {
            return qty * price;
        }
        Item {
            Objects.requireNonNull(name);
            if (qty < 0) throw new IllegalArgumentException("qty: " + qty);
        }
    }
    public static void main(String[] args) {
        List<Item> items = List.of(new Item("hammer", Kind.TOOL, 3, 12.5), new Item("robot", Kind.TOY, 2, 49.99), new Item("apple", Kind.FOOD, 100, 0.3), new Item("saw", Kind.TOOL, 1, 20), new Item("ball", Kind.TOY, 10, 2.75));
        Map<Kind, Double> totals = items.stream().collect(Collectors.groupingBy(Item::kind, () -> new EnumMap<>(Kind.class), Collectors.summingDouble(Item::total)));
        totals.forEach((k, v) -> System.out.printf("%-5s %8.2f%n", k, v));
        System.out.println(items.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.mapping(Item::name, Collectors.toList()))).toString());
        Optional<Item> top = items.stream().max(Comparator.comparingDouble(Item::total));
        System.out.println(top.get() + " " + top.map(Item::total).orElse(0.0));
        System.out.println(items.stream().sorted(Comparator.comparing(Item::kind).reversed().thenComparing(Item::name)).map(Item::name).collect(Collectors.joining(", ", "<", ">")));
        IntSummaryStatistics st = items.stream().mapToInt(Item::qty).summaryStatistics();
        System.out.println(st);
        try {
            new Item("bad", Kind.TOY, -1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Item(null, Kind.TOY, 1, 1);
        } catch (NullPointerException e) {
            System.out.println("no name");
        }
        System.out.println(items.stream().map(Item::kind).distinct().count() + " " + items.stream().anyMatch(i -> i.price() > 40) + items.stream().allMatch(i -> i.qty() > 0) + items.stream().noneMatch(i -> i.name().isEmpty()));
    }
}
