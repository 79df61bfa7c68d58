package java.lang;

import fencepost.Members;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

public final class Class<T> implements java.io.Serializable, java.lang.reflect.GenericDeclaration, java.lang.reflect.Type {
    private Class() {
    }

    public native String getName();

    public native String getSimpleName();

    public String getTypeName() {
        return isArray() ? getComponentType().getTypeName() + "[]" : getName();
    }

    public String getCanonicalName() {
        return getTypeName().replace('$', '.');
    }

    public String getPackageName() {
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    public native boolean isInstance(Object object);

    public native boolean isAssignableFrom(Class<?> other);

    public native boolean isInterface();

    public native boolean isArray();

    public native boolean isPrimitive();

    public native boolean isEnum();

    public native boolean isRecord();

    public native boolean isSealed();

    public native boolean isMemberClass();

    public native Class<?> getEnclosingClass();

    public Class<?> getDeclaringClass() {
        return isMemberClass() ? getEnclosingClass() : null;
    }

    public boolean isLocalClass() {
        return getEnclosingClass() != null && !isMemberClass() && !isAnonymousClass();
    }

    public Class<?>[] getPermittedSubclasses() {
        if (!isSealed()) {
            return null;
        }
        java.util.ArrayList<Class<?>> all = new java.util.ArrayList<>();
        for (Class<?> at = Members.permittedAt(this, 0); at != null; at = Members.permittedAt(this, all.size())) {
            all.add(at);
        }
        return all.toArray(new Class<?>[0]);
    }

    public native Class<? super T> getSuperclass();

    public native Class<?> getComponentType();

    private native Object[] constants();

    public native int getModifiers();

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) constants() : null;
    }

    @SuppressWarnings("unchecked")
    public T cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + getName());
        }
        return (T) object;
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public String toString() {
        return (isInterface() ? "interface " : isPrimitive() ? "" : "class ") + getName();
    }

    public static Class<?> forName(String name) throws ClassNotFoundException {
        return forName(name, true, null);
    }

    public static Class<?> forName(String name, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException {
        Class<?> found = name.indexOf('/') >= 0 ? null : Members.named(name.replace('.', '/'));
        if (found == null || found.isPrimitive()) {
            if (name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.")) {
                fencepost.Runtime.refuse("the class `" + name + "` is not found in the class library");
            }
            throw new ClassNotFoundException(name);
        }
        if (initialize && !found.isArray()) {
            fencepost.Access.initialize(found);
        }
        return found;
    }

    public ClassLoader getClassLoader() {
        Class<?> element = this;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isPrimitive() || ClassLoader.isOfLibrary(element.getName()) ? null : ClassLoader.OF_PROGRAM;
    }

    public Class<?>[] getInterfaces() {
        int count = 0;
        while (Members.interfaceAt(this, count) != null) {
            count++;
        }
        Class<?>[] all = new Class<?>[count];
        for (int i = 0; i < count; i++) {
            all[i] = Members.interfaceAt(this, i);
        }
        return all;
    }

    public java.lang.annotation.Annotation[] getDeclaredAnnotations() {
        return fencepost.Annotations.ofClass(this);
    }

    /** Those of the class, and those of classes above it that are inherited. */
    public java.lang.annotation.Annotation[] getAnnotations() {
        java.util.ArrayList<java.lang.annotation.Annotation> all = new java.util.ArrayList<>();
        if (getSuperclass() != null) {
            for (java.lang.annotation.Annotation above : getSuperclass().getAnnotations()) {
                Class<? extends java.lang.annotation.Annotation> type = above.annotationType();
                if (fencepost.Annotations.pick(type.getDeclaredAnnotations(), java.lang.annotation.Inherited.class) != null
                    && fencepost.Annotations.pick(getDeclaredAnnotations(), type) == null) {
                    all.add(above);
                }
            }
        }
        all.addAll(java.util.Arrays.asList(getDeclaredAnnotations()));
        return all.toArray(new java.lang.annotation.Annotation[0]);
    }

    public <A extends java.lang.annotation.Annotation> A getAnnotation(Class<A> type) {
        return fencepost.Annotations.pick(getAnnotations(), type);
    }

    public boolean isAnnotation() {
        return (access() & 0x2000) != 0;
    }

    public boolean isSynthetic() {
        return (access() & 0x1000) != 0;
    }

    private int access() {
        return getModifiers();
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> type) {
        if (!type.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public Class<?> arrayType() {
        return fencepost.Runtime.newArray(this, 0).getClass();
    }

    private int membersNamed(String name, Class<?>[] types) {
        int count = Members.count(this, true);
        int found = -1;
        for (int i = 0; i < count; i++) {
            if (name.equals(Members.name(this, true, i))
                && same(Members.parameters(Members.descriptor(this, true, i)), types)) {
                // A bridge has the same parameters as what it leads to, and a wider result.
                if (found < 0 || (Members.access(this, true, found) & 0x1000) != 0) {
                    found = i;
                }
            }
        }
        return found;
    }

    private static boolean same(Class<?>[] a, Class<?>[] b) {
        int count = b == null ? 0 : b.length;
        for (int i = 0; i < count && i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return a.length == count;
    }

    private String signature(String name, Class<?>[] types) {
        StringBuilder text = new StringBuilder();
        for (Class<?> type : types == null ? new Class<?>[0] : types) {
            text.append(text.length() == 0 ? "" : ", ").append(type == null ? "null" : type.getName());
        }
        return getName() + "." + name + "(" + text + ")";
    }

    public Method getDeclaredMethod(String name, Class<?>... types) throws NoSuchMethodException {
        int found = name.startsWith("<") ? -1 : membersNamed(name, types);
        if (found < 0) {
            throw new NoSuchMethodException(signature(name, types));
        }
        return new Method(this, found);
    }

    public Method getMethod(String name, Class<?>... types) throws NoSuchMethodException {
        Method found = publicMethod(name, types);
        if (found == null) {
            throw new NoSuchMethodException(signature(name, types));
        }
        return found;
    }

    private Method publicMethod(String name, Class<?>[] types) {
        for (Class<?> at = this; at != null; at = at.getSuperclass()) {
            int found = name.startsWith("<") ? -1 : at.membersNamed(name, types);
            if (found >= 0 && Modifier.isPublic(Members.access(at, true, found))) {
                return new Method(at, found);
            }
        }
        for (Class<?> at = this; at != null; at = at.getSuperclass()) {
            for (Class<?> parent : at.getInterfaces()) {
                Method found = parent.publicMethod(name, types);
                if (found != null && !Modifier.isStatic(found.getModifiers())) {
                    return found;
                }
            }
        }
        return null;
    }

    private int[] methods(boolean constructors, boolean onlyPublic) {
        int count = Members.count(this, true);
        int[] found = new int[count];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            String name = Members.name(this, true, i);
            boolean wanted = constructors ? name.equals("<init>") : !name.startsWith("<");
            if (wanted && (!onlyPublic || Modifier.isPublic(Members.access(this, true, i)))) {
                found[kept++] = i;
            }
        }
        return java.util.Arrays.copyOf(found, kept);
    }

    public Method[] getMethods() {
        java.util.LinkedHashMap<String, Method> all = new java.util.LinkedHashMap<>();
        collectMethods(all);
        return all.values().toArray(new Method[0]);
    }

    /** Adds the public methods of this class and of what is above it, unless one hides them. */
    private void collectMethods(java.util.Map<String, Method> all) {
        for (int i : methods(false, true)) {
            all.putIfAbsent(Members.name(this, true, i) + Members.descriptor(this, true, i), new Method(this, i));
        }
        if (getSuperclass() != null) {
            getSuperclass().collectMethods(all);
        }
        for (Class<?> parent : getInterfaces()) {
            java.util.LinkedHashMap<String, Method> above = new java.util.LinkedHashMap<>();
            parent.collectMethods(above);
            above.forEach((key, method) -> {
                if (!Modifier.isStatic(method.getModifiers())) {
                    all.putIfAbsent(key, method);
                }
            });
        }
    }

    public Field[] getFields() {
        java.util.LinkedHashSet<Field> all = new java.util.LinkedHashSet<>();
        collectFields(all);
        return all.toArray(new Field[0]);
    }

    private void collectFields(java.util.Set<Field> all) {
        for (Field field : getDeclaredFields()) {
            if (Modifier.isPublic(field.getModifiers())) {
                all.add(field);
            }
        }
        for (Class<?> parent : getInterfaces()) {
            parent.collectFields(all);
        }
        if (getSuperclass() != null) {
            getSuperclass().collectFields(all);
        }
    }

    public Method[] getDeclaredMethods() {
        int[] found = methods(false, false);
        Method[] all = new Method[found.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Method(this, found[i]);
        }
        return all;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Constructor<?>[] getDeclaredConstructors() {
        int[] found = methods(true, false);
        Constructor<?>[] all = new Constructor<?>[found.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Constructor(this, found[i]);
        }
        return all;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Constructor<?>[] getConstructors() {
        int[] found = methods(true, true);
        Constructor<?>[] all = new Constructor<?>[found.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Constructor(this, found[i]);
        }
        return all;
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... types) throws NoSuchMethodException {
        int found = membersNamed("<init>", types);
        if (found < 0) {
            throw new NoSuchMethodException(signature("<init>", types));
        }
        return new Constructor<>(this, found);
    }

    public Constructor<T> getConstructor(Class<?>... types) throws NoSuchMethodException {
        Constructor<T> found = getDeclaredConstructor(types);
        if (!Modifier.isPublic(found.getModifiers())) {
            throw new NoSuchMethodException(signature("<init>", types));
        }
        return found;
    }

    public T newInstance() throws InstantiationException, IllegalAccessException {
        Constructor<T> constructor;
        try {
            constructor = getDeclaredConstructor();
        } catch (NoSuchMethodException exception) {
            InstantiationException failure = new InstantiationException(getName());
            failure.initCause(exception);
            throw failure;
        }
        try {
            return constructor.newInstance();
        } catch (InvocationTargetException exception) {
            throw Class.<RuntimeException>hidden(exception.getTargetException());
        }
    }

    /** Lets any exception leave, declared or not. */
    @SuppressWarnings("unchecked")
    private static <X extends Throwable> X hidden(Throwable exception) throws X {
        throw (X) exception;
    }

    private Field ownField(String name) {
        int count = Members.count(this, false);
        for (int i = 0; i < count; i++) {
            if (name.equals(Members.name(this, false, i))) {
                return new Field(this, i);
            }
        }
        return null;
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        Field found = ownField(name);
        if (found == null) {
            throw new NoSuchFieldException(name);
        }
        return found;
    }

    private Field publicField(String name) {
        Field own = ownField(name);
        if (own != null && Modifier.isPublic(own.getModifiers())) {
            return own;
        }
        for (Class<?> parent : getInterfaces()) {
            Field found = parent.publicField(name);
            if (found != null) {
                return found;
            }
        }
        return getSuperclass() == null ? null : getSuperclass().publicField(name);
    }

    public Field getField(String name) throws NoSuchFieldException {
        Field found = publicField(name);
        if (found == null) {
            throw new NoSuchFieldException(name);
        }
        return found;
    }

    public Field[] getDeclaredFields() {
        Field[] all = new Field[Members.count(this, false)];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Field(this, i);
        }
        return all;
    }

    /** The fields of objects of a record are its components. */
    public java.lang.reflect.RecordComponent[] getRecordComponents() {
        if (!isRecord()) {
            return null;
        }
        java.util.ArrayList<java.lang.reflect.RecordComponent> all = new java.util.ArrayList<>();
        for (Field field : getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                all.add(new java.lang.reflect.RecordComponent(field));
            }
        }
        return all.toArray(new java.lang.reflect.RecordComponent[0]);
    }

    public boolean isAnonymousClass() {
        return !isArray() && getSimpleName().isEmpty();
    }
}
