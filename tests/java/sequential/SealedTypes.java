public class SealedTypes {
    sealed interface Shape permits Circle, Square, Other {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    static non-sealed class Other implements Shape {}

    class Inner {
        class Deep {}
    }

    public static void main(String[] args) {
        class Local {}
        Object anonymous = new Object() {};
        for (Class<?> type : new Class<?>[] {
            Shape.class, Circle.class, Other.class, SealedTypes.class, Inner.Deep.class, Local.class,
            anonymous.getClass(), int.class, String[].class, java.util.Map.Entry.class
        }) {
            System.out.println(type.getName() + ": sealed " + type.isSealed()
                + ", member " + type.isMemberClass() + ", local " + type.isLocalClass()
                + ", anonymous " + type.isAnonymousClass()
                + ", in " + type.getEnclosingClass() + ", declared by " + type.getDeclaringClass());
        }
        for (Class<?> type : Shape.class.getPermittedSubclasses()) {
            System.out.println(type.getSimpleName());
        }
        System.out.println(Other.class.getPermittedSubclasses());
    }
}
