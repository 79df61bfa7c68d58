package fencepost;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Annotations of classes and members, from the text that the checker gives. */
public final class Annotations {
    private static final int OF_CLASS = 0;
    private static final int OF_FIELD = 1;
    private static final int OF_METHOD = 2;
    private static final int OF_PARAMETERS = 3;
    private static final int DEFAULT = 4;

    private final String text;
    private int at;

    private Annotations(String text) {
        this.text = text;
    }

    public static Annotation[] ofClass(Class<?> owner) {
        return list(Members.annotations(owner, OF_CLASS, 0));
    }

    public static Annotation[] ofField(Class<?> owner, int index) {
        return list(Members.annotations(owner, OF_FIELD, index));
    }

    public static Annotation[] ofMethod(Class<?> owner, int index) {
        return list(Members.annotations(owner, OF_METHOD, index));
    }

    public static Annotation[][] ofParameters(Class<?> owner, int index, int count) {
        Annotation[][] all = new Annotation[count][];
        String text = Members.annotations(owner, OF_PARAMETERS, index);
        Annotations reader = text == null ? null : new Annotations(text);
        int known = reader == null ? 0 : reader.number();
        for (int i = 0; i < count; i++) {
            // Parameters that the compiler added have none, and come first.
            all[i] = i < count - known ? new Annotation[0] : reader.annotations();
        }
        return all;
    }

    /** The value that an element has where none is given; null if there is none. */
    public static Object defaultValue(Class<?> owner, int index) {
        String text = Members.annotations(owner, DEFAULT, index);
        if (text == null) {
            return null;
        }
        return new Annotations(text).value(Members.result(Members.descriptor(owner, true, index)));
    }

    @SuppressWarnings("unchecked")
    public static <T extends Annotation> T pick(Annotation[] all, Class<T> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        for (Annotation annotation : all) {
            if (annotation.annotationType() == type) {
                return (T) annotation;
            }
        }
        return null;
    }

    /** Those of a type, also inside of the one that holds repeated ones. */
    @SuppressWarnings("unchecked")
    public static <T extends Annotation> T[] byType(Annotation[] all, Class<T> type) {
        List<T> found = new ArrayList<>();
        java.lang.annotation.Repeatable repeatable = pick(ofClass(type), java.lang.annotation.Repeatable.class);
        for (Annotation annotation : all) {
            if (annotation.annotationType() == type) {
                found.add((T) annotation);
            } else if (repeatable != null && annotation.annotationType() == repeatable.value()) {
                Values holder = (Values) Proxy.getInvocationHandler(annotation);
                found.addAll(Arrays.asList((T[]) holder.values.get("value")));
            }
        }
        return found.toArray((T[]) Array.newInstance(type, 0));
    }

    private static Annotation[] list(String text) {
        return text == null ? new Annotation[0] : new Annotations(text).annotations();
    }

    private int number() {
        return (int) longNumber();
    }

    private long longNumber() {
        int end = text.indexOf(';', at);
        long number = Long.parseLong(text.substring(at, end));
        at = end + 1;
        return number;
    }

    private String string() {
        int colon = text.indexOf(':', at);
        int length = Integer.parseInt(text.substring(at, colon));
        at = colon + 1 + length;
        return text.substring(colon + 1, at);
    }

    private Annotation[] annotations() {
        int count = number();
        List<Annotation> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Annotation found = annotation();
            if (found != null) {
                all.add(found);
            }
        }
        return all.toArray(new Annotation[0]);
    }

    /** The next annotation; null if its type is not found, which is no mistake. */
    private Annotation annotation() {
        String descriptor = string();
        Class<?> type = Members.named(descriptor.substring(1, descriptor.length() - 1));
        Map<String, Class<?>> types = new HashMap<>();
        // As small as a JDK's, because its order shows in the text.
        Map<String, Object> defaults = new HashMap<>(0);
        int methods = type == null ? 0 : Members.count(type, true);
        for (int i = 0; i < methods; i++) {
            String name = Members.name(type, true, i);
            types.put(name, Members.result(Members.descriptor(type, true, i)));
            Object value = defaultValue(type, i);
            if (value != null) {
                defaults.put(name, value);
            }
        }
        Map<String, Object> values = new LinkedHashMap<>(defaults);
        int count = number();
        for (int i = 0; i < count; i++) {
            String name = string();
            Object value = value(types.get(name));
            if (types.containsKey(name)) {
                values.put(name, value);
            }
        }
        if (type == null) {
            return null;
        }
        return (Annotation) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Values(type, values));
    }

    /** The next value; its type matters for empty lists alone, and may be unknown. */
    private Object value(Class<?> type) {
        char tag = text.charAt(at++);
        switch (tag) {
            case 'B':
                return (byte) number();
            case 'C':
                return (char) number();
            case 'S':
                return (short) number();
            case 'I':
                return number();
            case 'Z':
                return number() != 0;
            case 'J':
                return longNumber();
            case 'F':
                return Float.intBitsToFloat((int) longNumber());
            case 'D':
                return Double.longBitsToDouble(longNumber());
            case 's':
                return string();
            case 'c':
                return Members.type(string());
            case 'e':
                return constant(Members.type(string()), string());
            case '@':
                return annotation();
            default:
                int count = number();
                Class<?> element = type == null ? Object.class : type.getComponentType();
                Object array = Array.newInstance(element, count);
                for (int i = 0; i < count; i++) {
                    Array.set(array, i, value(element));
                }
                return array;
        }
    }

    private static Object constant(Class<?> type, String name) {
        Object[] all = type.getEnumConstants();
        for (int i = 0; all != null && i < all.length; i++) {
            if (((Enum<?>) all[i]).name().equals(name)) {
                return all[i];
            }
        }
        Runtime.refuse("the constant `" + type.getName() + "." + name + "` of an annotation is not found");
        return null;
    }

    /** What an annotation does. */
    private static final class Values implements InvocationHandler {
        private final Class<?> type;
        private final Map<String, Object> values;

        Values(Class<?> type, Map<String, Object> values) {
            this.type = type;
            this.values = values;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            if (arguments != null) {
                return same(proxy, arguments[0]);
            }
            switch (method.getName()) {
                case "annotationType":
                    return type;
                case "hashCode":
                    return hash();
                case "toString":
                    return text();
                default:
                    Object value = values.get(method.getName());
                    if (value == null) {
                        Runtime.refuse("an annotation without a value for `" + method.getName() + "`");
                    }
                    return value.getClass().isArray() ? Copies.array(value) : value;
            }
        }

        private boolean same(Object proxy, Object other) {
            if (proxy == other) {
                return true;
            }
            if (!type.isInstance(other) || !Proxy.isProxyClass(other.getClass())) {
                return false;
            }
            Object handler = Proxy.getInvocationHandler(other);
            if (!(handler instanceof Values)) {
                return false;
            }
            for (Map.Entry<String, Object> entry : values.entrySet()) {
                Object[] own = {entry.getValue()};
                Object[] theirs = {((Values) handler).values.get(entry.getKey())};
                if (!Arrays.deepEquals(own, theirs)) {
                    return false;
                }
            }
            return true;
        }

        private int hash() {
            int sum = 0;
            for (Map.Entry<String, Object> entry : values.entrySet()) {
                // For an array, what is left of the hash of a list of one.
                int own = Arrays.deepHashCode(new Object[] {entry.getValue()}) - 31;
                sum += 127 * entry.getKey().hashCode() ^ own;
            }
            return sum;
        }

        private String text() {
            StringBuilder text = new StringBuilder("@").append(type.getName()).append('(');
            boolean only = values.size() == 1 && values.containsKey("value");
            boolean first = true;
            for (Map.Entry<String, Object> entry : values.entrySet()) {
                text.append(first ? "" : ", ").append(only ? "" : entry.getKey() + "=").append(show(entry.getValue()));
                first = false;
            }
            return text.append(')').toString();
        }

        /** As it could stand in a source. */
        private static String quoted(String text) {
            StringBuilder quoted = new StringBuilder();
            for (char unit : text.toCharArray()) {
                int special = "\b\f\n\r\t'\"\\".indexOf(unit);
                if (special >= 0) {
                    quoted.append('\\').append("bfnrt'\"\\".charAt(special));
                } else if (unit < ' ' || unit > '~') {
                    quoted.append("\\u").append(Integer.toHexString(unit | 0x10000).substring(1));
                } else {
                    quoted.append(unit);
                }
            }
            return quoted.toString();
        }

        private static String show(Object value) {
            if (value.getClass().isArray()) {
                StringBuilder text = new StringBuilder("{");
                for (int i = 0; i < Array.getLength(value); i++) {
                    text.append(i == 0 ? "" : ", ").append(show(Array.get(value, i)));
                }
                return text.append('}').toString();
            }
            if (value instanceof String) {
                return '"' + quoted((String) value) + '"';
            }
            if (value instanceof Character) {
                return "'" + quoted(value.toString()) + "'";
            }
            if (value instanceof Byte) {
                return "(byte)0x" + Integer.toHexString((Byte) value & 0xff | 0x100).substring(1);
            }
            if (value instanceof Class) {
                return ((Class<?>) value).getCanonicalName() + ".class";
            }
            if (value instanceof Enum) {
                return ((Enum<?>) value).name();
            }
            if (value instanceof Long) {
                return value + "L";
            }
            if (value instanceof Float) {
                return value + "f";
            }
            return String.valueOf(value);
        }
    }
}
