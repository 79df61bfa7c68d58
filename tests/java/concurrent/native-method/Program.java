public class Program {
    static native void outside();

    public static void main(String[] args) {
        if (args.length == 0) {
            outside();
        }
    }
}
