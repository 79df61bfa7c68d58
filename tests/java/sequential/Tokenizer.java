import java.util.*;

public class Tokenizer {
    enum Kind {
        NUM, OP, LPAR, RPAR
    }

    record Tok(Kind kind, String text) { }
    static List<Tok> lex(String s) {
        List<Tok> out = new ArrayList<>();
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i);
            if (Character.isWhitespace(c)) i++;
            else if (Character.isDigit(c)) {
                int j = i;
                while (j < s.length() && (Character.isDigit(s.charAt(j)) || s.charAt(j) == '.')) j++;
                out.add(new Tok(Kind.NUM, s.substring(i, j)));
                i = j;
            } else {
                out.add(new Tok(switch (c) {
                    case '(' -> Kind.LPAR;
                    case ')' -> Kind.RPAR;
                    case '+', '-', '*', '/' -> Kind.OP;
                    default -> throw new IllegalArgumentException("bad char '" + c + "' at " + i);
                }, String.valueOf(c)));
                i++;
            }
        }
        return out;
    }

    static class Parser {
        final List<Tok> t;
        int p;
        Parser(List<Tok> t) {
            this.t = t;
        }
        double expr() {
            double v = term();
            while (p < t.size() && "+-".contains(t.get(p).text())) {
                String op = t.get(p++).text();
                double r = term();
                v = op.equals("+") ? v + r : v - r;
            }
            return v;
        }
        double term() {
            double v = fac();
            while (p < t.size() && "*/".contains(t.get(p).text())) {
                String op = t.get(p++).text();
                double r = fac();
                if (op.equals("/") && r == 0) throw new ArithmeticException("div by zero");
                v = op.equals("*") ? v * r : v / r;
            }
            return v;
        }
        double fac() {
            Tok k = t.get(p++);
            if (k.kind() == Kind.LPAR) {
                double v = expr();
                p++;
                return v;
            }
            if (k.text().equals("-")) return -fac();
            return Double.parseDouble(k.text());
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : List.of("1 + 2 * 3", "(1+2)*3", "10/4-1", "-(2+3)*2", "2*(3+(4-1))/3.5")) System.out.println(s + " = " + new Parser(lex(s)).expr());
        try {
            lex("1 $ 2");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Parser(lex("1/0")).expr();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(lex("1+2"));
    }
}
