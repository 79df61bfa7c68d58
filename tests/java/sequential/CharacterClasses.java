import java.util.stream.*;

public class CharacterClasses {
    public static void main(String[] args) {
        String s = "aZ9 _-\t\u00e9\u4e2d";
        for (char c : s.toCharArray()) System.out.print((Character.isLetter(c) ? "L" : "-") + (Character.isDigit(c) ? "D" : "-") + (Character.isWhitespace(c) ? "W" : "-") + (Character.isUpperCase(c) ? "U" : "-") + (Character.isJavaIdentifierStart(c) ? "J" : "-") + (int) c + " ");
        System.out.println();
        char c = 65;
        c += 2;
        c++;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + " " + c-- + c + " " + (c > 66) + " " + (int) Character.forDigit(12, 16) + " " + Character.getNumericValue(90) + " " + Character.toTitleCase(100) + " " + Character.compare((char) 97, (char) 98) + " " + Character.MIN_RADIX + Character.MAX_RADIX);
        switch (c) {
            case 67:
            System.out.println("C");
            break;
            case 68:
            System.out.println("D");
            break;
            default:
            System.out.println("?");
        }
        int[] counts = new int[26];
        for (char x : "mississippi".toCharArray()) counts[x - 97]++;
        StringBuilder o = new StringBuilder();
        for (int i = 0; i < 26; i++) if (counts[i] > 0) o.append((char) (97 + i)).append(counts[i]);
        System.out.println(o + " " + "stream".chars().map(Character::toUpperCase).mapToObj(x -> String.valueOf((char) x)).collect(Collectors.joining(".")));
        System.out.println((char) 97 + 1 + "" + (char) 98 + 1);
        Character boxed = 120;
        System.out.println(boxed + boxed.charValue() + " " + boxed.equals((char) 120) + boxed.hashCode());
    }
}
