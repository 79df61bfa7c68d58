import java.util.*;

public class StringBuilding {
    public static void main(String[] args) throws Exception {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 5; i++) b.append(i).append(i < 4 ? "," : "");
        System.out.println(b + " " + b.length());
        b.insert(0, "[").append("]").replace(1, 2, "zero").deleteCharAt(b.length() - 1);
        System.out.println(b);
        b.reverse().setCharAt(0, (char) 88);
        System.out.println(b + " " + b.indexOf("2") + " " + b.lastIndexOf(",") + " " + b.substring(2, 5));
        b.delete(3, 100);
        System.out.println(b + "|" + b.charAt(1));
        b.setLength(5);
        System.out.println(b.toString().replace((char) 0, (char) 48));
        String s = "";
        for (char c = 97; c < 103; c++) s += c;
        System.out.println(s + s.indexOf("cd") + s.substring(2) + s.substring(1, 3).toUpperCase());
        System.out.println(String.join("-", new TreeSet<>(List.of("q", "a"))) + new StringJoiner(",", "{", "}").setEmptyValue("none") + new StringJoiner("+").add("1").merge(new StringJoiner("*").add("2").add("3")));
        System.out.println("a".compareTo("b") + " " + "apple".compareTo("apricot") + " " + "B".compareToIgnoreCase("a") + " " + "x".equals(null) + " " + "Straße".length() + " " + "tEst".equalsIgnoreCase("TeST") + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "a,b,,c,".split(",").length + " " + "one  two".split(" ").length + " " + "2021-03-04".split("-", 2)[1]);
        CharSequence cs = b;
        System.out.println(cs.subSequence(0, 2) + " " + cs.isEmpty() + " " + b.compareTo(new StringBuilder("X")) + " " + new StringBuffer("buf").append(1.5f).append(2L).reverse());
    }
}
