package java.lang;

public @interface SafeVarargs {
}
