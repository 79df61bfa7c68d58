import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class CsvRecords {
    record Row(String name, int year, double score) {
        static Row parse(String line) {
            String[] parts = line.split(",");
            if (parts.length != 3) {
                throw new IllegalArgumentException("fields: " + parts.length);
            }
            return new Row(parts[0].strip(), Integer.parseInt(parts[1].strip()), Double.parseDouble(parts[2].strip()));
        }

        Row withScore(double other) {
            return new Row(name, year, other);
        }
    }

    public static void main(String[] args) {
        String text = """
            Ann, 1999, 3.5
            Bob, 2001, 4.25
            bad line
            Cid, x, 1
            Dee, 1999, 2
            """;
        List<Row> rows = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            try {
                rows.add(Row.parse(line));
            } catch (IllegalArgumentException e) {
                System.out.println(number + ": " + e.getMessage());
            }
        }
        rows.forEach(System.out::println);
        TreeMap<Integer, Double> means = rows.stream()
            .collect(Collectors.groupingBy(Row::year, TreeMap::new, Collectors.averagingDouble(Row::score)));
        System.out.println(means);
        Row first = rows.get(0);
        System.out.println(first.equals(new Row("Ann", 1999, 3.5)) + " " + first.withScore(9).score());
        System.out.println(new Row(null, 0, -0.0).equals(new Row(null, 0, 0.0)));
    }
}
