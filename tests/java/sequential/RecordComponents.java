import java.lang.reflect.RecordComponent;

/** The components of records by reflection. */
public class RecordComponents {
    record Point(int x, long y, String name) {
        static final Point ORIGIN = new Point(0, 0, "origin");
    }

    record Empty() {
    }

    public static void main(String[] args) throws Exception {
        for (RecordComponent component : Point.class.getRecordComponents()) {
            System.out.println(component.getName() + " " + component.getType() + " "
                + component.getAccessor().invoke(Point.ORIGIN) + " " + component);
        }
        System.out.println(Empty.class.getRecordComponents().length);
        System.out.println(String.class.getRecordComponents() == null);
    }
}
