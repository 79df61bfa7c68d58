package java.util;

import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class Arrays {
    private Arrays() {
    }

    @SafeVarargs
    public static <T> List<T> asList(T... elements) {
        return new ArrayList<T>(Objects.requireNonNull(elements));
    }

    private static final class ArrayList<T> extends AbstractList<T> implements RandomAccess {
        private final T[] elements;

        ArrayList(T[] elements) {
            this.elements = elements;
        }

        public T get(int index) {
            return elements[index];
        }

        public T set(int index, T element) {
            T old = elements[index];
            elements[index] = element;
            return old;
        }

        public int size() {
            return elements.length;
        }
    }

    @SafeVarargs
    public static <T> Stream<T> stream(T... elements) {
        return asList(elements).stream();
    }

    public static IntStream stream(int[] elements) {
        return IntStream.of(elements);
    }

    private static void check(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] array, int length) {
        T[] copy = (T[]) fencepost.Runtime.newArray((Object) array, length);
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] array, int length, Class<? extends T[]> type) {
        T[] copy = (T[]) fencepost.Runtime.newArray(type.getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        T[] copy = (T[]) fencepost.Runtime.newArray((Object) array, to - from);
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(Object[] array, Object value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> maker) {
        for (int i = 0; i < array.length; i++) {
            array[i] = maker.apply(i);
        }
    }

    public static void setAll(int[] array, java.util.function.IntUnaryOperator maker) {
        for (int i = 0; i < array.length; i++) {
            array[i] = maker.applyAsInt(i);
        }
    }

    public static void sort(Object[] array) {
        sort(array, null);
    }

    public static void sort(Object[] array, int from, int to) {
        Object[] part = copyOfRange(array, from, to);
        sort(part);
        System.arraycopy(part, 0, array, from, part.length);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] array, Comparator<? super T> order) {
        Comparator<Object> by = order == null
            ? (a, b) -> ((Comparable<Object>) a).compareTo(b)
            : (Comparator<Object>) order;
        merge(array, new Object[array.length], 0, array.length, by);
    }

    private static void merge(Object[] array, Object[] buffer, int from, int to, Comparator<Object> order) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        merge(array, buffer, from, middle, order);
        merge(array, buffer, middle, to, order);
        int a = from;
        int b = middle;
        for (int i = from; i < to; i++) {
            boolean first = b >= to || a < middle && order.compare(array[a], array[b]) <= 0;
            buffer[i] = first ? array[a++] : array[b++];
        }
        System.arraycopy(buffer, from, array, from, to - from);
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : array) {
            hash = 31 * hash + Objects.hashCode(element);
        }
        return hash;
    }

    public static String toString(Object[] array) {
        return array == null ? "null" : asList(array).toString();
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            Object x = a[i];
            Object y = b[i];
            boolean same = x instanceof Object[] && y instanceof Object[]
                ? deepEquals((Object[]) x, (Object[]) y)
                : sameNumbers(x, y) || Objects.equals(x, y);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** Whether two objects are arrays of the same type of numbers with equal elements. */
    private static boolean sameNumbers(Object a, Object b) {
        if (a == null || b == null || a.getClass() != b.getClass() || !isNumbers(a)) {
            return false;
        }
        int length = java.lang.reflect.Array.getLength(a);
        boolean same = length == java.lang.reflect.Array.getLength(b);
        for (int i = 0; same && i < length; i++) {
            same = java.lang.reflect.Array.get(a, i).equals(java.lang.reflect.Array.get(b, i));
        }
        return same;
    }

    /** Whether an object is an array of numbers, characters or truth values. */
    private static boolean isNumbers(Object array) {
        return array.getClass().isArray() && !(array instanceof Object[]);
    }

    public static String deepToString(Object[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            Object element = array[i];
            text.append(i == 0 ? "" : ", ");
            if (element instanceof Object[]) {
                text.append(deepToString((Object[]) element));
            } else if (element != null && isNumbers(element)) {
                int length = java.lang.reflect.Array.getLength(element);
                Object[] boxed = new Object[length];
                for (int k = 0; k < length; k++) {
                    boxed[k] = java.lang.reflect.Array.get(element, k);
                }
                text.append(toString(boxed));
            } else {
                text.append(element);
            }
        }
        return text.append("]").toString();
    }

    public static int[] copyOf(int[] array, int length) {
        int[] copy = new int[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static int[] copyOfRange(int[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        int[] copy = new int[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(int[] array, int value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(int[] array, int from, int to, int value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(int[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int element : array) {
            hash = 31 * hash + Integer.hashCode(element);
        }
        return hash;
    }

    public static String toString(int[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(int[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(int[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            int value = array[i];
            int at = i;
            while (at > from && Integer.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(int[] array, int key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static long[] copyOf(long[] array, int length) {
        long[] copy = new long[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static long[] copyOfRange(long[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        long[] copy = new long[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(long[] array, int from, int to, long value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(long[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (long element : array) {
            hash = 31 * hash + Long.hashCode(element);
        }
        return hash;
    }

    public static String toString(long[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(long[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(long[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            long value = array[i];
            int at = i;
            while (at > from && Long.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(long[] array, long key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static double[] copyOf(double[] array, int length) {
        double[] copy = new double[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static double[] copyOfRange(double[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        double[] copy = new double[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(double[] array, double value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(double[] array, int from, int to, double value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Double.compare(a[i], b[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(double[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (double element : array) {
            hash = 31 * hash + Double.hashCode(element);
        }
        return hash;
    }

    public static String toString(double[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(double[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(double[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            double value = array[i];
            int at = i;
            while (at > from && Double.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(double[] array, double key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Double.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static char[] copyOf(char[] array, int length) {
        char[] copy = new char[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        char[] copy = new char[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(char[] array, int from, int to, char value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(char[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (char element : array) {
            hash = 31 * hash + Character.hashCode(element);
        }
        return hash;
    }

    public static String toString(char[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(char[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(char[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            char value = array[i];
            int at = i;
            while (at > from && Character.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(char[] array, char key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Character.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static byte[] copyOf(byte[] array, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        byte[] copy = new byte[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(byte[] array, byte value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(byte[] array, int from, int to, byte value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(byte[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (byte element : array) {
            hash = 31 * hash + Byte.hashCode(element);
        }
        return hash;
    }

    public static String toString(byte[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(byte[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(byte[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            byte value = array[i];
            int at = i;
            while (at > from && Byte.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(byte[] array, byte key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static short[] copyOf(short[] array, int length) {
        short[] copy = new short[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static short[] copyOfRange(short[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        short[] copy = new short[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(short[] array, short value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(short[] array, int from, int to, short value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(short[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (short element : array) {
            hash = 31 * hash + Short.hashCode(element);
        }
        return hash;
    }

    public static String toString(short[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(short[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(short[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            short value = array[i];
            int at = i;
            while (at > from && Short.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(short[] array, short key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Short.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static float[] copyOf(float[] array, int length) {
        float[] copy = new float[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static float[] copyOfRange(float[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        float[] copy = new float[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(float[] array, float value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(float[] array, int from, int to, float value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Float.compare(a[i], b[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(float[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (float element : array) {
            hash = 31 * hash + Float.hashCode(element);
        }
        return hash;
    }

    public static String toString(float[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static void sort(float[] array) {
        sort(array, 0, array.length);
    }

    public static void sort(float[] array, int from, int to) {
        check(array.length, from, to);
        for (int i = from + 1; i < to; i++) {
            float value = array[i];
            int at = i;
            while (at > from && Float.compare(array[at - 1], value) > 0) {
                array[at] = array[at - 1];
                at--;
            }
            array[at] = value;
        }
    }

    public static int binarySearch(float[] array, float key) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Float.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static boolean[] copyOf(boolean[] array, int length) {
        boolean[] copy = new boolean[length];
        System.arraycopy(array, 0, copy, 0, Math.min(length, array.length));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] array, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        boolean[] copy = new boolean[to - from];
        System.arraycopy(array, from, copy, 0, Math.min(array.length - from, to - from));
        return copy;
    }

    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) {
            array[i] = value;
        }
    }

    public static void fill(boolean[] array, int from, int to, boolean value) {
        check(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(boolean[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (boolean element : array) {
            hash = 31 * hash + Boolean.hashCode(element);
        }
        return hash;
    }

    public static String toString(boolean[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(array[i]);
        }
        return text.append("]").toString();
    }

    public static int deepHashCode(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : array) {
            hash = 31 * hash + (element instanceof Object[] ? deepHashCode((Object[]) element) : hashOf(element));
        }
        return hash;
    }

    private static int hashOf(Object element) {
        if (element instanceof int[]) {
            return hashCode((int[]) element);
        }
        if (element instanceof long[]) {
            return hashCode((long[]) element);
        }
        if (element instanceof double[]) {
            return hashCode((double[]) element);
        }
        if (element instanceof float[]) {
            return hashCode((float[]) element);
        }
        if (element instanceof char[]) {
            return hashCode((char[]) element);
        }
        if (element instanceof short[]) {
            return hashCode((short[]) element);
        }
        if (element instanceof byte[]) {
            return hashCode((byte[]) element);
        }
        if (element instanceof boolean[]) {
            return hashCode((boolean[]) element);
        }
        return Objects.hashCode(element);
    }

    public static void parallelPrefix(int[] array, java.util.function.IntBinaryOperator operator) {
        for (int i = 1; i < array.length; i++) {
            array[i] = operator.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static int compare(int[] a, int[] b) {
        int at = mismatch(a, b);
        return at < 0 ? 0 : at >= a.length || at >= b.length ? a.length - b.length : Integer.compare(a[at], b[at]);
    }

    public static int mismatch(int[] a, int[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (Integer.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static void parallelSort(int[] array) {
        sort(array);
    }

    public static IntStream stream(int[] array, int from, int to) {
        return stream(copyOfRange(array, from, to));
    }

    public static void parallelPrefix(long[] array, java.util.function.LongBinaryOperator operator) {
        for (int i = 1; i < array.length; i++) {
            array[i] = operator.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static int compare(long[] a, long[] b) {
        int at = mismatch(a, b);
        return at < 0 ? 0 : at >= a.length || at >= b.length ? a.length - b.length : Long.compare(a[at], b[at]);
    }

    public static int mismatch(long[] a, long[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (Long.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static void parallelSort(long[] array) {
        sort(array);
    }

    public static LongStream stream(long[] array, int from, int to) {
        return stream(copyOfRange(array, from, to));
    }

    public static void parallelPrefix(double[] array, java.util.function.DoubleBinaryOperator operator) {
        for (int i = 1; i < array.length; i++) {
            array[i] = operator.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static int compare(double[] a, double[] b) {
        int at = mismatch(a, b);
        return at < 0 ? 0 : at >= a.length || at >= b.length ? a.length - b.length : Double.compare(a[at], b[at]);
    }

    public static int mismatch(double[] a, double[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static void parallelSort(double[] array) {
        sort(array);
    }

    public static DoubleStream stream(double[] array, int from, int to) {
        return stream(copyOfRange(array, from, to));
    }

    public static <T> Stream<T> stream(T[] array, int from, int to) {
        return asList(array).subList(from, to).stream();
    }

    public static LongStream stream(long[] array) {
        return LongStream.of(array);
    }

    public static DoubleStream stream(double[] array) {
        return DoubleStream.of(array);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] array) {
        sort(array);
    }

    public static boolean equals(boolean[] a, int fromA, int toA, boolean[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(boolean[] a, int fromA, int toA, boolean[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Boolean.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(boolean[] a, int fromA, int toA, boolean[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Boolean.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(byte[] a, int fromA, int toA, byte[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(byte[] a, int fromA, int toA, byte[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Byte.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(byte[] a, int fromA, int toA, byte[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Byte.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(char[] a, int fromA, int toA, char[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(char[] a, int fromA, int toA, char[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Character.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(char[] a, int fromA, int toA, char[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Character.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(short[] a, int fromA, int toA, short[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(short[] a, int fromA, int toA, short[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Short.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(short[] a, int fromA, int toA, short[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Short.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(int[] a, int fromA, int toA, int[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(int[] a, int fromA, int toA, int[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Integer.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(int[] a, int fromA, int toA, int[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Integer.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(long[] a, int fromA, int toA, long[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(long[] a, int fromA, int toA, long[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Long.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(long[] a, int fromA, int toA, long[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Long.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(float[] a, int fromA, int toA, float[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(float[] a, int fromA, int toA, float[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Float.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(float[] a, int fromA, int toA, float[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Float.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static boolean equals(double[] a, int fromA, int toA, double[] b, int fromB, int toB) {
        return mismatch(a, fromA, toA, b, fromB, toB) < 0;
    }

    public static int mismatch(double[] a, int fromA, int toA, double[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        int common = Math.min(toA - fromA, toB - fromB);
        for (int i = 0; i < common; i++) {
            if (Double.compare(a[fromA + i], b[fromB + i]) != 0) {
                return i;
            }
        }
        return toA - fromA == toB - fromB ? -1 : common;
    }

    public static int compare(double[] a, int fromA, int toA, double[] b, int fromB, int toB) {
        int at = mismatch(a, fromA, toA, b, fromB, toB);
        if (at >= 0 && at < Math.min(toA - fromA, toB - fromB)) {
            return Double.compare(a[fromA + at], b[fromB + at]);
        }
        return toA - fromA - (toB - fromB);
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(char[] a, char[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(float[] a, float[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(float[] a, float[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(short[] a, short[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int binarySearch(byte[] array, int from, int to, byte key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(char[] array, int from, int to, char key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Character.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(double[] array, int from, int to, double key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Double.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(float[] array, int from, int to, float key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Float.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(int[] array, int from, int to, int key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(long[] array, int from, int to, long key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(short[] array, int from, int to, short key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Short.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] array, Object key) {
        return binarySearch(array, 0, array.length, key);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static int binarySearch(Object[] array, int from, int to, Object key) {
        return binarySearch(array, from, to, key, (Comparator) Comparator.naturalOrder());
    }

    public static <T> int binarySearch(T[] array, T key, Comparator<? super T> order) {
        return binarySearch(array, 0, array.length, key, order);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] array, int from, int to, T key, Comparator<? super T> order) {
        checkRange(array.length, from, to);
        Comparator<? super T> used = order != null ? order : (Comparator<? super T>) Comparator.naturalOrder();
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int found = used.compare(array[middle], key);
            if (found == 0) {
                return middle;
            }
            if (found < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static int mismatch(Object[] a, Object[] b) {
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : common;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        return compare(a, b, Comparator.nullsFirst(Comparator.<T>naturalOrder()));
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> order) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int common = Math.min(a.length, b.length);
        for (int i = 0; i < common; i++) {
            int found = a[i] == b[i] ? 0 : order.compare(a[i], b[i]);
            if (found != 0) {
                return found;
            }
        }
        return a.length - b.length;
    }

    public static <T> boolean equals(T[] a, T[] b, Comparator<? super T> order) {
        return a == b || a != null && b != null && a.length == b.length && compare(a, b, order) == 0;
    }

    public static boolean equals(Object[] a, int fromA, int toA, Object[] b, int fromB, int toB) {
        checkRange(a.length, fromA, toA);
        checkRange(b.length, fromB, toB);
        if (toA - fromA != toB - fromB) {
            return false;
        }
        for (int i = 0; i < toA - fromA; i++) {
            if (!Objects.equals(a[fromA + i], b[fromB + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(Object[] array, int from, int to, Object value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) {
            array[i] = value;
        }
    }

    public static <T> void sort(T[] array, int from, int to, Comparator<? super T> order) {
        checkRange(array.length, from, to);
        T[] part = copyOfRange(array, from, to);
        sort(part, order);
        System.arraycopy(part, 0, array, from, part.length);
    }

    public static <T> void parallelSort(T[] array, Comparator<? super T> order) {
        sort(array, order);
    }

    public static <T> void parallelPrefix(T[] array, java.util.function.BinaryOperator<T> operator) {
        for (int i = 1; i < array.length; i++) {
            array[i] = operator.apply(array[i - 1], array[i]);
        }
    }

    public static void setAll(long[] array, java.util.function.IntToLongFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, java.util.function.IntToDoubleFunction generator) {
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, java.util.function.IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(int[] array, java.util.function.IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(long[] array, java.util.function.IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(double[] array, java.util.function.IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return asList(array).spliterator();
    }

    public static void parallelSort(byte[] array) {
        sort(array);
    }

    public static void parallelSort(char[] array) {
        sort(array);
    }

    public static void parallelSort(float[] array) {
        sort(array);
    }

    public static void parallelSort(short[] array) {
        sort(array);
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
        }
    }
}
