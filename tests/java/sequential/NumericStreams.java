import java.util.*;
import java.util.stream.*;

public class NumericStreams {
    public static void main(String[] args) throws Exception {
        System.out.println(IntStream.rangeClosed(1, 5).sum() + " " + IntStream.range(0, 5).mapToObj(Integer::toString).collect(Collectors.joining()) + " " + IntStream.iterate(1, i -> i * 2).limit(8).boxed().toList() + " " + IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1, 2, 4).map(Math::sqrt).sum());
        System.out.println(IntStream.range(0, 10).filter(i -> i % 3 == 0).mapToLong(i -> i * 1_000_000_000L).boxed().toList() + " " + IntStream.range(0, 4).mapToDouble(i -> i / 2.0).boxed().toList() + " " + IntStream.range(1, 4).asDoubleStream().average().getAsDouble() + " " + IntStream.range(0, 3).flatMap(i -> IntStream.range(0, i)).count() + " " + IntStream.of(1, 2, 2, 3).distinct().count() + " " + IntStream.empty().sum());
        System.out.println(IntStream.range(0, 5).summaryStatistics() + " " + DoubleStream.of(1.5, 2.5).summaryStatistics().getAverage() + " " + IntStream.rangeClosed(1, 3).mapToObj(i -> "#".repeat(i)).toList() + " " + Stream.of(1, 2, 3).mapToInt(Integer::intValue).max().getAsInt() + " " + Arrays.stream(new int[] {5, 6}, 1, 2).sum() + " " + "hello".chars().filter(c -> c == 108).count() + " " + new Random(5).ints(3, 0, 10).boxed().toList());
        System.out.println(IntStream.range(0, 20).skip(15).anyMatch(i -> i == 17) + " " + IntStream.range(0, 5).allMatch(i -> i < 5) + " " + IntStream.range(0, 5).noneMatch(i -> i > 3) + " " + IntStream.range(5, 9).findFirst().getAsInt() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList() + " " + IntStream.range(0, 9).takeWhile(i -> i < 3).sum() + " " + IntStream.range(0, 9).dropWhile(i -> i < 7).sum() + " " + Arrays.toString(IntStream.generate(() -> 4).limit(2).toArray()));
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int s = 0;
        while (it.hasNext()) s += it.nextInt();
        System.out.println(s);
    }
}
