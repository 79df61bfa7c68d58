package java.lang;

/** There is none: nothing is checked. */
public class SecurityManager {
}
