import java.util.*;

public class TextTour {
    public static void main(String[] a) {
        String s = "  Hello, World  ";
        System.out.println("[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing() + "]" + s.isBlank() + s.isEmpty() + s.length());
        System.out.println("abcabc".indexOf('c') + " " + "abcabc".lastIndexOf("bc") + " " + "abcabc".indexOf("c", 3) + " " + "abc".contains("bc") + " " + "abc".startsWith("b", 1) + " " + "abc".endsWith("c") + " " + "a-b-c".replace('-', '+') + " " + "aaa".replace("aa", "b") + " " + "a1b22".replaceAll("[0-9]+", "#") + " " + "x.y.z".split("\\.").length + " " + Arrays.toString("a,,b,,".split(",")) + Arrays.toString("a,,b,,".split(",", -1)) + Arrays.toString("abc".split("")) + Arrays.toString(" a b ".split(" ")));
        System.out.println("Hello".toUpperCase() + "HeLLo".toLowerCase() + "abc".compareTo("abd") + "abc".compareTo("ab") + "ABC".compareToIgnoreCase("abd") + "a".equalsIgnoreCase("A") + " " + "hello".hashCode() + " " + "".hashCode() + " " + "ab".repeat(3) + " " + String.join("/", "a", "b") + String.join(",", List.of("x", "y")) + " " + "a\nb\r\nc".lines().toList() + " " + "abc".chars().sum() + " " + "hello".charAt(1) + Arrays.toString("hi".toCharArray()) + Arrays.toString("hé".getBytes(java.nio.charset.StandardCharsets.UTF_8)) + String.valueOf(new char[]{'o', 'k'}) + String.valueOf(3.0f) + String.copyValueOf(new char[]{'z'}) + new String(new char[]{'q', 'r', 's'}, 1, 2));
        System.out.println(("a" + "b" == "ab") + " " + (new String("a") == "a") + " " + (new String("a").intern() == "a") + " " + "abc".matches("a.c") + " " + "tESt".chars().mapToObj(c -> Character.isUpperCase(c) ? "U" : "l").toList() + " " + "x".concat("y") + " " + "abcdef".subSequence(1, 3) + " " + "  x".indent(2).replace("\n", "$") + " " + "a\\tb".translateEscapes() + " " + "%s".formatted("f") + " " + "null" + null + 'c' + 1 + 1.0 + true + 2L + 3f);
        StringBuilder sb = new StringBuilder("abc");
        sb.append(1).append('x').append(2.5).append(true).append((Object) null).append(new char[]{'y'}).insert(0, "<<").reverse().deleteCharAt(0).delete(0, 2).replace(0, 1, "RR").setCharAt(0, 'Q');
        System.out.println(sb + " " + sb.length() + " " + sb.indexOf("l") + " " + sb.charAt(2));
        sb.setLength(3);
        System.out.println(sb + "|" + sb.isEmpty() + sb.compareTo(new StringBuilder("QR")) + sb.capacity());
        StringBuffer sf = new StringBuffer("q").append(1).insert(1, "--");
        System.out.println(sf);
        try {
            sb.insert(10, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            sb.charAt(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            sb.deleteCharAt(7);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(8) + " " + Integer.toString(255, 36) + " " + Integer.parseInt("-7f", 16) + " " + Integer.valueOf(127).equals(127) + (Integer.valueOf(127) == Integer.valueOf(127)) + (Integer.valueOf(128) == Integer.valueOf(128)) + " " + Integer.bitCount(255) + Integer.reverse(1) + Integer.highestOneBit(100) + Integer.numberOfTrailingZeros(8) + Integer.numberOfLeadingZeros(1) + Integer.rotateLeft(1, 33) + Integer.signum(-9) + Integer.compare(1, 2) + Integer.compareUnsigned(-1, 1) + Integer.toUnsignedString(-1) + Integer.divideUnsigned(-1, 2) + Integer.parseUnsignedInt("4294967295") + Integer.reverseBytes(1) + Integer.decode("0x10") + Integer.MIN_VALUE + " " + Long.toBinaryString(5) + Long.toHexString(-1L) + Long.numberOfTrailingZeros(16) + Long.hashCode(1L << 33) + Long.parseLong("-5") + Long.MAX_VALUE + Long.toUnsignedString(-1L) + Long.remainderUnsigned(-1L, 10) + Short.parseShort("12") + Byte.toUnsignedInt((byte) -1) + Byte.parseByte("-128") + Boolean.parseBoolean("TRUE") + Boolean.logicalXor(true, false) + Boolean.hashCode(true) + Character.getNumericValue('7') + Character.isDigit('5') + Character.isLetterOrDigit('_') + Character.toUpperCase('q') + Character.toChars(97)[0] + Character.isWhitespace('\t') + (char) ('a' + 1) + (int) 'z' + Character.valueOf('c').compareTo('a') + Character.toString(98) + Character.digit('f', 16) + Character.forDigit(11, 16) + Character.MAX_VALUE);
        System.out.println("😀".length() + " " + "😀".codePointCount(0, 2) + " " + "😀".codePointAt(0) + " " + new StringBuilder("a😀b").reverse() + " " + "a😀".codePoints().count() + " " + Character.charCount(0x1F600) + " " + "ß".toUpperCase() + " " + "İ".length() + " " + "ÀÉ".toLowerCase() + " " + "naïve".length());
        CharSequence cs = "seq";
        System.out.println(cs.length() + cs.toString() + CharSequence.compare("a", "b") + cs.chars().count());
        System.out.println("a,b;c".split("[,;]").length + " " + "CamelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + "2024-01-15".replaceFirst("(\\d+)-(\\d+)", "$2/$1") + " " + "aXbX".split("X", 2)[1]);
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("(?<k>\\w+)=(?<v>\\d+)").matcher("a=1, bb=22");
        while (m.find()) System.out.print(m.group("k") + ":" + m.group(2) + "@" + m.start() + "-" + m.end() + " ");
        System.out.println();
        System.out.println("tab\t|quote\"|uni\u00e9|oct\101|" + '\'' + "\\" + "\0".length());
    }
}
