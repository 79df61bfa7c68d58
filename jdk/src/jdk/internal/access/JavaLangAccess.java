package jdk.internal.access;

import java.nio.charset.Charset;

/** What classes of a JDK ask {@code java.lang} for behind its back, as far as it is modelled. */
public interface JavaLangAccess {
    String fastUUID(long low, long high);

    String newStringNoRepl(byte[] bytes, Charset charset);

    byte[] getBytesNoRepl(String text, Charset charset);
}
