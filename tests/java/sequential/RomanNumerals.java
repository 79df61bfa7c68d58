public class RomanNumerals {
    enum Roman {
        M(1000), CM(900), D(500), CD(400), C(100), XC(90), L(50), XL(40), X(10), IX(9), V(5), IV(4), I(1);
        final int value;
        Roman(int v) {
            value = v;
        }
    }
    static String toRoman(int n) {
        StringBuilder s = new StringBuilder();
        for (Roman r : Roman.values()) while (n >= r.value) {
            s.append(r);
            n -= r.value;
        }
        return s.toString();
    }
    static int parse(String s) {
        int total = 0, at = 0;
        for (Roman r : Roman.values()) while (s.startsWith(r.name(), at)) {
            total += r.value;
            at += r.name().length();
        }
        return total;
    }
    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.println(n + " " + toRoman(n) + " " + parse(toRoman(n)));
        System.out.println(Roman.valueOf("XL").value + " " + Roman.XL.compareTo(Roman.I));
    }
}
