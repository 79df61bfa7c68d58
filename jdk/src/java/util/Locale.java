package java.util;

/** Numbers and case are those of the root locale, whatever the locale is. */
public final class Locale {
    public static final Locale ROOT = new Locale("", "");
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale US = new Locale("en", "US");
    public static final Locale UK = new Locale("en", "GB");

    public enum Category {
        DISPLAY, FORMAT
    }

    private final String language;
    private final String country;

    private Locale(String language, String country) {
        this.language = language;
        this.country = country;
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
