import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class TokenStream {
    enum Kind {
        NUM, ID, OP, END
    }
    record Token(Kind kind, String text, int at) {
    }
    static List<Token> scan(String s) {
        List<Token> out = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            int from = i;
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (Character.isDigit(c)) {
                while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
                out.add(new Token(Kind.NUM, s.substring(from, i), from));
            } else if (Character.isJavaIdentifierStart(c)) {
                while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) i++;
                out.add(new Token(Kind.ID, s.substring(from, i), from));
            } else {
                i++;
                if (i < s.length() && s.charAt(i) == 61 && "<>=!".indexOf(c) >= 0) i++;
                out.add(new Token(Kind.OP, s.substring(from, i), from));
            }
        }
        out.add(new Token(Kind.END, "", s.length()));
        return out;
    }
    public static void main(String[] args) {
        for (Token t : scan("if (x1 >= 42) y = _z + 7!=3")) System.out.print(t.kind() + ":" + t.text() + "@" + t.at() + " ");
        System.out.println();
        Map<Kind, List<String>> by = scan("a b 1").stream().collect(Collectors.groupingBy(Token::kind, () -> new EnumMap<>(Kind.class), Collectors.mapping(Token::text, Collectors.toList())));
        System.out.println(by);
    }
}
