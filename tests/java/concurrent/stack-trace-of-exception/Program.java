public class Program {
    public static void main(String[] args) {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException exception) {
            assert exception.getStackTrace()[0].getMethodName().equals("main");
        }
    }
}
