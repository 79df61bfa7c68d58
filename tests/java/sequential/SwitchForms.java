import java.util.concurrent.*;

public class SwitchForms {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"Aa", "BB", "C", "", "other"}) {
            int r;
            switch (s) {
                case "Aa":
                r = 1;
                break;
                case "BB":
                r = 2;
                break;
                case "C":
                case "":
                r = 3;
                break;
                default:
                r = 4;
            }
            System.out.print(r + " ");
        }
        System.out.println();
        for (int i : new int[] {-1, 0, 1, 5, 100, Integer.MAX_VALUE}) {
            String t = switch (i) {
                case 0, 1 -> "small";
                case 5 -> {
                    String q = "fi";
                    yield q + "ve";
                }
                case Integer.MAX_VALUE -> "max";
                default -> i < 0 ? "neg" : "big";
            };
            System.out.print(t + " ");
        }
        System.out.println();
        for (TimeUnit u : TimeUnit.values()) {
            switch (u) {
                case SECONDS -> System.out.print("s");
                case MINUTES, HOURS -> System.out.print("mh");
                default -> System.out.print("-");
            }
        }
        System.out.println();
        Integer boxed = 3;
        switch (boxed) {
            case 3:
            System.out.println("three");
        }
        char c = 98;
        int v = switch (c) {
            case 97:
            yield 1;
            case 98:
            yield 2;
            default:
            yield 0;
        };
        System.out.println(v);
        long total = 0;
        outer: for (int i = 0; i < 4; i++) {
            switch (i) {
                case 1:
                continue outer;
                case 3:
                break outer;
            }
            total += i;
        }
        System.out.println(total);
        Object o = 42;
        if (o instanceof Integer n && n > 40) System.out.println("big " + n);
        if (!(o instanceof String s)) System.out.println("no string");
        else System.out.println(s.length());
        String nul = null;
        try {
            switch (nul) {
                case "x":
                break;
            }
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
    }
}
