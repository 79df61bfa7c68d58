package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

public class Properties extends Hashtable<Object, Object> {
    protected volatile Properties defaults;

    public Properties() {
        this(8);
    }

    public Properties(int capacity) {
        super(new java.util.concurrent.ConcurrentHashMap<>(capacity), true);
    }

    public Properties(Properties defaults) {
        this(8);
        this.defaults = defaults;
    }

    public synchronized Object clone() {
        Properties copy = new Properties(defaults);
        copy.putAll(this);
        return copy;
    }

    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object value = get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> found = new HashMap<>();
        collect(found);
        return Collections.unmodifiableSet(found.keySet());
    }

    public Enumeration<?> propertyNames() {
        return Collections.enumeration(stringPropertyNames());
    }

    public synchronized void load(Reader source) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = source.read(); c >= 0; c = source.read()) {
            text.append((char) c);
        }
        new PropertyLines(text.toString()).putInto(this);
    }

    /** Each byte is a character. */
    public void load(InputStream source) throws IOException {
        load(new InputStreamReader(source, StandardCharsets.ISO_8859_1));
    }

    private void collect(Map<String, String> found) {
        if (defaults != null) {
            defaults.collect(found);
        }
        for (Map.Entry<Object, Object> entry : entrySet()) {
            if (entry.getKey() instanceof String && entry.getValue() instanceof String) {
                found.put((String) entry.getKey(), (String) entry.getValue());
            }
        }
    }
}
