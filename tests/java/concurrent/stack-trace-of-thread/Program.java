public class Program {
    static String caller;

    static void named() {
        caller = Thread.currentThread().getStackTrace()[2].getMethodName();
    }

    public static void main(String[] args) {
        named();
        assert caller.equals("main");
    }
}
