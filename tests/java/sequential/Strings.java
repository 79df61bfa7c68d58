public class Strings {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf("o") + " " + s.indexOf('o', 5) + " " + s.lastIndexOf("o"));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.toUpperCase() + "|" + s.toLowerCase());
        System.out.println(s.replace('l', 'L') + " " + s.replace("World", "There") + " " + s.contains("lo,"));
        System.out.println(s.startsWith("Hell") + " " + s.endsWith("d") + " " + s.equals("Hello, World") + " " + s.equalsIgnoreCase("HELLO, world"));
        System.out.println(s.hashCode() + " " + "".hashCode() + " " + "ab".compareTo("abc") + " " + "b".compareTo("a"));
        System.out.println("  trim me ".trim() + "|" + " x ".strip() + "|" + "ab".repeat(3) + "|" + " ".isBlank() + "|" + "".isEmpty());
        for (String part : "a,b,,c,,".split(",")) System.out.print("[" + part + "]");
        System.out.println();
        for (String part : "one two  three".split(" ")) System.out.print("[" + part + "]");
        System.out.println(String.join("-", "x", "y", "z"));
        char[] chars = s.toCharArray();
        System.out.println(chars.length + new String(chars, 0, 5) + String.valueOf(chars));
        System.out.println(String.valueOf(true) + String.valueOf(1.5f) + String.valueOf((Object) null) + String.valueOf(3L));
        String a = "intern", b = new String("intern");
        System.out.println((a == b) + " " + (a == b.intern()) + " " + a.equals(b));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20; i++) text.append(i).append(',');
        text.setLength(text.length() - 1);
        System.out.println(text.reverse());
        text.insert(0, "start ").deleteCharAt(1).setCharAt(0, 'S');
        System.out.println(text + " " + text.length() + " " + text.indexOf("1"));
        String n = null;
        System.out.println("null: " + n + null + 'c' + 1 + 2L + 3.0f + 4.0 + true);
        n += "x";
        System.out.println(n);
        try {
            s.charAt(99);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        System.out.println(String.format("%d %5d %-5d| %05d %x %X %c %b %s %10s|%-10s|%.3f %8.2f %e %,d %%", 1, 2, 3, 4, 255, 255, 'c', true, "s", "right", "left", Math.PI, Math.E, 12345.678, 1234567));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toString(255, 16) + " " + Long.toHexString(255L) + " " + Integer.toOctalString(8));
        System.out.println(Integer.parseInt("-42") + Integer.valueOf(7) + Long.parseLong("123456789012"));
        try {
            Integer.parseInt("x1");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("a\tb\n\u00e9\u4e2d".length());
        switch (s) {
            case "Hello": System.out.println("no"); break;
            case "Hello, World": System.out.println("yes"); break;
            default: System.out.println("default");
        }
    }
}
