public class Program {
    public static void main(String[] args) throws Exception {
        new Object().wait();
    }
}
