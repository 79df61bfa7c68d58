public class Builders {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 5; i++) b.append(i).append(',');
        b.setLength(b.length() - 1);
        System.out.println(b + " " + b.length());
        System.out.println(b.reverse() + " " + b.insert(0, "start ").insert(6, 42).insert(0, 'c').insert(1, true));
        System.out.println(b.deleteCharAt(0).delete(0, 4) + "|" + b.indexOf("t") + "|" + b.lastIndexOf("t"));
        b.setCharAt(0, 'S');
        System.out.println(b.replace(0, 5, "END") + " " + b.charAt(1) + b.substring(3) + b.substring(0, 2) + b.subSequence(1, 3));
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + new StringBuilder("x").equals(new StringBuilder("x")));
        StringBuffer f = new StringBuffer("buf");
        f.append(1).append(2.5).append('x').append(3L).append(1.5f).append((Object) null).append(new char[] {'y', 'z'}).append("abcdef", 1, 3);
        System.out.println(f + " " + f.capacity());
        System.out.println(new StringBuilder().appendCodePoint(0x1F600).length());
        StringBuilder c = new StringBuilder("hello");
        c.append((String) null).append("xyz", 0, 2).append(new char[] {'1', '2', '3'}, 1, 2);
        System.out.println(c + " " + c.chars().sum() + c.isEmpty());
        try {
            c.deleteCharAt(100);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.charAt(100);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.insert(100, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        var sb = new StringBuilder(16);
        sb.append(1 + 2 + "3" + 4 + 5);
        System.out.println(sb);
    }
}
