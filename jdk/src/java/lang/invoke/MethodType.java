package java.lang.invoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The types of a method's parameters and result. */
public final class MethodType implements java.io.Serializable {
    private final Class<?> result;
    private final Class<?>[] parameters;

    private MethodType(Class<?> result, Class<?>[] parameters) {
        this.result = java.util.Objects.requireNonNull(result);
        this.parameters = parameters;
        for (Class<?> parameter : parameters) {
            if (parameter == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
            java.util.Objects.requireNonNull(parameter);
        }
    }

    public static MethodType methodType(Class<?> result, Class<?>[] parameters) {
        return new MethodType(result, parameters.clone());
    }

    public static MethodType methodType(Class<?> result, List<Class<?>> parameters) {
        return new MethodType(result, parameters.toArray(new Class<?>[0]));
    }

    public static MethodType methodType(Class<?> result, Class<?> first, Class<?>... rest) {
        Class<?>[] all = new Class<?>[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return new MethodType(result, all);
    }

    public static MethodType methodType(Class<?> result) {
        return new MethodType(result, new Class<?>[0]);
    }

    public static MethodType methodType(Class<?> result, Class<?> parameter) {
        return new MethodType(result, new Class<?>[] {parameter});
    }

    public static MethodType methodType(Class<?> result, MethodType other) {
        return new MethodType(result, other.parameters);
    }

    public static MethodType genericMethodType(int count) {
        return genericMethodType(count, false);
    }

    public static MethodType genericMethodType(int count, boolean withArray) {
        Class<?>[] all = new Class<?>[withArray ? count + 1 : count];
        Arrays.fill(all, Object.class);
        if (withArray) {
            all[count] = Object[].class;
        }
        return new MethodType(Object.class, all);
    }

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
        return new MethodType(fencepost.Members.result(descriptor), fencepost.Members.parameters(descriptor));
    }

    public Class<?> returnType() {
        return result;
    }

    public int parameterCount() {
        return parameters.length;
    }

    public Class<?> parameterType(int index) {
        return parameters[index];
    }

    public Class<?> lastParameterType() {
        return parameters.length == 0 ? void.class : parameters[parameters.length - 1];
    }

    public Class<?>[] parameterArray() {
        return parameters.clone();
    }

    public List<Class<?>> parameterList() {
        return java.util.Collections.unmodifiableList(Arrays.asList(parameters.clone()));
    }

    public MethodType changeReturnType(Class<?> type) {
        return new MethodType(type, parameters);
    }

    public MethodType changeParameterType(int index, Class<?> type) {
        Class<?>[] all = parameters.clone();
        all[index] = type;
        return new MethodType(result, all);
    }

    public MethodType insertParameterTypes(int index, Class<?>... types) {
        List<Class<?>> all = new ArrayList<>(Arrays.asList(parameters));
        all.addAll(index, Arrays.asList(types));
        return methodType(result, all);
    }

    public MethodType insertParameterTypes(int index, List<Class<?>> types) {
        return insertParameterTypes(index, types.toArray(new Class<?>[0]));
    }

    public MethodType appendParameterTypes(Class<?>... types) {
        return insertParameterTypes(parameters.length, types);
    }

    public MethodType dropParameterTypes(int from, int to) {
        List<Class<?>> all = new ArrayList<>(Arrays.asList(parameters));
        all.subList(from, to).clear();
        return methodType(result, all);
    }

    public MethodType generic() {
        return genericMethodType(parameters.length);
    }

    public MethodType wrap() {
        Class<?>[] all = parameters.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = boxOf(all[i]);
        }
        return new MethodType(boxOf(result), all);
    }

    public boolean hasPrimitives() {
        boolean found = result.isPrimitive();
        for (Class<?> parameter : parameters) {
            found |= parameter.isPrimitive();
        }
        return found;
    }

    /** The class of boxes of a primitive type; any other type itself. */
    static Class<?> boxOf(Class<?> type) {
        if (!type.isPrimitive()) {
            return type;
        }
        switch (type.getName()) {
            case "boolean":
                return Boolean.class;
            case "byte":
                return Byte.class;
            case "short":
                return Short.class;
            case "char":
                return Character.class;
            case "int":
                return Integer.class;
            case "long":
                return Long.class;
            case "float":
                return Float.class;
            case "double":
                return Double.class;
            default:
                return Void.class;
        }
    }

    public String toMethodDescriptorString() {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            text.append(descriptor(parameter));
        }
        return text.append(')').append(descriptor(result)).toString();
    }

    public String descriptorString() {
        return toMethodDescriptorString();
    }

    private static String descriptor(Class<?> type) {
        if (type.isPrimitive()) {
            switch (type.getName()) {
                case "boolean":
                    return "Z";
                case "byte":
                    return "B";
                case "short":
                    return "S";
                case "char":
                    return "C";
                case "int":
                    return "I";
                case "long":
                    return "J";
                case "float":
                    return "F";
                case "double":
                    return "D";
                default:
                    return "V";
            }
        }
        String name = type.getName().replace('.', '/');
        return type.isArray() ? name : "L" + name + ";";
    }

    public boolean equals(Object other) {
        return other instanceof MethodType && ((MethodType) other).result == result
            && Arrays.equals(((MethodType) other).parameters, parameters);
    }

    public int hashCode() {
        return 31 * Arrays.hashCode(parameters) + result.hashCode();
    }

    public String toString() {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : parameters) {
            text.append(text.length() == 1 ? "" : ",").append(parameter.getSimpleName());
        }
        return text.append(')').append(result.getSimpleName()).toString();
    }
}
