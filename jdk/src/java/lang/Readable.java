package java.lang;

public interface Readable {
    int read(java.nio.CharBuffer target) throws java.io.IOException;
}
