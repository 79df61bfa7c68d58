package java.text;

public abstract class Format implements java.io.Serializable, Cloneable {
    protected Format() {
    }

    public abstract String format(Object value);

    public abstract Object parseObject(String text, ParsePosition position);

    public Object parseObject(String text) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Object value = parseObject(text, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Format.parseObject(String) failed", position.getErrorIndex());
        }
        return value;
    }
}
