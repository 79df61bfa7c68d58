package java.lang;

/** There is one class loader for all classes of the program; it can do little more than be passed on. */
public abstract class ClassLoader {
    static final ClassLoader OF_PROGRAM = new ClassLoader() {
    };

    protected ClassLoader() {
    }

    static boolean isOfLibrary(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.")
            || name.startsWith("sun.");
    }

    public static ClassLoader getSystemClassLoader() {
        return OF_PROGRAM;
    }

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        if (this != OF_PROGRAM) {
            fencepost.Runtime.refuse("class loaders of a program's own are not modelled");
        }
        return Class.forName(name, false, this);
    }
}
