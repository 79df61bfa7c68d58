package java.util;

/** Numbers and case are those of the root locale. Formats of other languages are refused. */
public final class Locale {
    public static final Locale ROOT = new Locale("", "");
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale US = new Locale("en", "US");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale FRENCH = new Locale("fr", "");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
    public static final Locale GERMAN = new Locale("de", "");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALIAN = new Locale("it", "");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPANESE = new Locale("ja", "");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREAN = new Locale("ko", "");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale CHINESE = new Locale("zh", "");
    public static final Locale CHINA = new Locale("zh", "CN");
    public static final Locale SIMPLIFIED_CHINESE = CHINA;
    public static final Locale PRC = CHINA;
    public static final Locale TAIWAN = new Locale("zh", "TW");
    public static final Locale TRADITIONAL_CHINESE = TAIWAN;

    public enum Category {
        DISPLAY, FORMAT
    }

    private final String language;
    private final String country;

    public Locale(String language, String country) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
    }

    public Locale(String language) {
        this(language, "");
    }

    public static Locale forLanguageTag(String tag) {
        String[] parts = tag.split("-");
        if (parts.length > 2 || parts[0].length() > 3) {
            fencepost.Runtime.refuse("locales with more than a language and a country");
        }
        return parts[0].equals("und") ? ROOT : new Locale(parts[0], parts.length < 2 ? "" : parts[1]);
    }

    public boolean equals(Object other) {
        return other instanceof Locale && language.equals(((Locale) other).language)
            && country.equals(((Locale) other).country);
    }

    public int hashCode() {
        return language.hashCode() * 31 + country.hashCode();
    }

    public static Locale getDefault() {
        return ENGLISH;
    }

    public static Locale getDefault(Category category) {
        return ENGLISH;
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getScript() {
        return "";
    }

    public String getVariant() {
        return "";
    }

    public String toLanguageTag() {
        return language.isEmpty() ? "und" : country.isEmpty() ? language : language + "-" + country;
    }

    public String toString() {
        return country.isEmpty() ? language : language + "_" + country;
    }
}
