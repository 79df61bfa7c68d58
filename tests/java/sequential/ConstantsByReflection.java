import java.lang.reflect.Field;

public class ConstantsByReflection {
    /** Nothing runs when this class is initialised. */
    static class Constants {
        public static final String TEXT = "text";
        public static final int NUMBER = -3;
        public static final byte SMALL = -7;
        public static final char LETTER = 'x';
        public static final long WIDE = 1L << 40;
        public static final double HALF = 0.5;
        public static final float QUARTER = 0.25f;
        public static final boolean YES = true;
    }

    static class Computed {
        public static final String TEXT = "more";
        public static final int NUMBER = 4;
        public static final int[] ARRAY = {NUMBER};
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> type : new Class<?>[] {Constants.class, Computed.class}) {
            for (Field field : type.getDeclaredFields()) {
                Object value = field.get(null);
                System.out.println(field.getName() + " " + (value instanceof int[] array ? array[0] : value));
            }
        }
    }
}
