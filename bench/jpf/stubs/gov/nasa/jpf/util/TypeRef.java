package gov.nasa.jpf.util;

/** The name of an exception that a test expects. */
public class TypeRef {
    public TypeRef(String name) {
    }
}
