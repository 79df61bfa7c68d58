import java.util.Arrays;

public class DeepArrays {
    public static void main(String[] args) {
        Object[] a = {new byte[] {1, 2}, new long[] {3}, new short[] {4}, new float[] {0f}, new boolean[] {true}};
        Object[] b = {new byte[] {1, 2}, new long[] {3}, new short[] {4}, new float[] {0f}, new boolean[] {true}};
        System.out.println(Arrays.deepEquals(a, b) + " " + (Arrays.deepHashCode(a) == Arrays.deepHashCode(b)));
        System.out.println(Arrays.deepToString(a));
        b[3] = new float[] {-0f};
        System.out.println(Arrays.deepEquals(a, b));
        b[3] = new double[] {0};
        System.out.println(Arrays.deepEquals(a, b));
        System.out.println(Arrays.deepEquals(new char[][] {{'x'}, null}, new char[][] {{'x'}, null}));
        System.out.println(Arrays.deepToString(new Object[] {new double[] {Double.NaN}, new char[][] {{'c'}}, null}));
    }
}
