// Three threads multiply matrices, a row each.
// At most: 60
using System.Diagnostics;
using System.Threading;

class Program
{
    static void Main()
    {
        var a = new int[3, 3];
        var product = new int[3, 3];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                a[i, j] = i + j;
        var threads = new Thread[3];
        for (int i = 0; i < 3; i++)
        {
            int row = i;
            threads[i] = new Thread(() =>
            {
                for (int j = 0; j < 3; j++)
                    for (int k = 0; k < 3; k++)
                        product[row, j] += a[row, k] * a[k, j];
            });
            threads[i].Start();
        }
        foreach (var thread in threads)
            thread.Join();
        Debug.Assert(product[0, 0] == 5 && product[2, 1] == 20);
    }
}
