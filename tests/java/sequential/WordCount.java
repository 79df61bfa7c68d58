import java.util.*;

public class WordCount {
    public static void main(String[] args) {
        String text = "the quick brown fox jumps over the lazy dog the fox";
        Map<String, Integer> counts = new HashMap<>();
        for (String w : text.split(" ")) counts.merge(w, 1, Integer::sum);
        System.out.println(counts);
        System.out.println(new TreeMap<>(counts));
        counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(3).forEach(e -> System.out.println(e.getKey() + "=" + e.getValue()));
        System.out.println(counts.containsKey("cat") + " " + counts.getOrDefault("cat", 0) + " " + counts.values().stream().mapToInt(x -> x).max().getAsInt());
        counts.replaceAll((k, v) -> v * k.length());
        System.out.println(counts);
        counts.entrySet().removeIf(e -> e.getValue() < 5);
        System.out.println(counts.keySet());
    }
}
