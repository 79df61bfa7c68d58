public class FormatMistakes {
    static void show(String format, Object... arguments) {
        try {
            System.out.println(format + " [" + String.format(format, arguments) + "]");
        } catch (IllegalArgumentException exception) {
            System.out.println(format + " " + exception.getClass().getSimpleName() + " " + exception.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] flags = {"", "-", "#", "+", " ", "0", ",", "(", "-0", "+ ", "--", "-#", "0+", ",(", "-5", "05", "+5", "-05", ".1", "5.1", "#5"};
        for (char conversion : "sSbhcdxXofegn%".toCharArray()) {
            Object value = switch (conversion) {
                case 'c' -> (Object) 'k';
                case 'd', 'x', 'X', 'o' -> (Object) 42;
                case 'f', 'e', 'g' -> (Object) 2.5;
                default -> (Object) "text";
            };
            for (String flag : flags) {
                // What these conversions show with this flag is not modelled.
                if (!(flag.contains("#") && "feg".indexOf(conversion) >= 0)) {
                    show("%" + flag + conversion, value);
                }
            }
        }
        show("%.f", 1.0);
        show("%+x", 1L);
        show("%(o", (byte) 1);
        show("%- d", 1);
        show("%.2f %.3h %.1B %5.2s|%-5e|%.3b", null, null, true, null, null, "x");
        show("%5", 1);
        show("%", 1);
    }
}
