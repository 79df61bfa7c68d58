package java.lang;

/** Class loaders are not modelled; the class is there for signatures. */
public abstract class ClassLoader {
    protected ClassLoader() {
    }
}
