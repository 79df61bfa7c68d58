package jdk.internal.access;

import java.nio.charset.Charset;

/** Stands in for what the start-up of a JDK fills in. */
public class SharedSecrets {
    private static final JavaLangAccess LANG = new Lang();

    private SharedSecrets() {
    }

    public static JavaLangAccess getJavaLangAccess() {
        return LANG;
    }

    private static final class Lang implements JavaLangAccess {
        public String fastUUID(long low, long high) {
            String first = digits(high);
            String second = digits(low);
            return first.substring(0, 8) + "-" + first.substring(8, 12) + "-" + first.substring(12) + "-"
                + second.substring(0, 4) + "-" + second.substring(4);
        }

        private static String digits(long value) {
            String text = Long.toHexString(value);
            return "0".repeat(16 - text.length()) + text;
        }

        public String newStringNoRepl(byte[] bytes, Charset charset) {
            return new String(bytes, charset);
        }

        public byte[] getBytesNoRepl(String text, Charset charset) {
            return text.getBytes(charset);
        }
    }
}
