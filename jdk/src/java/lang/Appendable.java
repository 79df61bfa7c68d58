package java.lang;

public interface Appendable {
    Appendable append(CharSequence text);

    Appendable append(char c);
}
