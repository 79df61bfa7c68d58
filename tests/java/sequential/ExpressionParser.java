import java.util.*;

public class ExpressionParser {
    static class Parser {
        final String s;
        int at;
        Parser(String s) {
            this.s = s;
        }
        double expr() {
            double v = term();
            while (true) {
                if (eat("+")) v += term();
                else if (eat("-")) v -= term();
                else return v;
            }
        }
        double term() {
            double v = factor();
            while (true) {
                if (eat("*")) v *= factor();
                else if (eat("/")) v /= factor();
                else return v;
            }
        }
        double factor() {
            if (eat("-")) return -factor();
            if (eat("(")) {
                double v = expr();
                if (!eat(")")) throw new IllegalArgumentException("missing ) at " + at);
                return v;
            }
            int from = at;
            while (at < s.length() && (Character.isDigit(s.charAt(at)) || s.charAt(at) == 46)) at++;
            if (from == at) throw new IllegalArgumentException("unexpected " + (at < s.length() ? "char " + s.charAt(at) : "end"));
            return Double.parseDouble(s.substring(from, at));
        }
        boolean eat(String t) {
            while (at < s.length() && s.charAt(at) == 32) at++;
            if (s.startsWith(t, at)) {
                at += t.length();
                return true;
            }
            return false;
        }
    }
    public static void main(String[] args) {
        for (String e : List.of("1 + 2 * 3", "(1+2)*3", "-4/2 - -1", "2*(3+(4-1))/9", "1/0", "(1", "x", "")) {
            try {
                System.out.println(e + " = " + new Parser(e).expr());
            } catch (IllegalArgumentException x) {
                System.out.println(e + ": " + x.getMessage());
            }
        }
    }
}
