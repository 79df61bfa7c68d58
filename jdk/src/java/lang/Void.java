package java.lang;

public final class Void {
    public static final Class<Void> TYPE = fencepost.Runtime.primitive("void");

    private Void() {
    }
}
