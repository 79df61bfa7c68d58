// Read order and write order: one thread writes A, then B; the other reads B, then A.
// What was read of A is never older than what was read of B.
using System.Threading;

class ReadWriteOrder
{
    const int Rounds = 2;
    static int a, b;
    static readonly int[] x = new int[Rounds];
    static readonly int[] y = new int[Rounds];

    static void Writer()
    {
        for (int round = 1; round <= Rounds; round++)
        {
            a = round;
            b = round;
        }
    }

    static void Main()
    {
        new Thread(Writer).Start();
        for (int i = 0; i < Rounds; i++)
        {
            y[i] = b;
            x[i] = a;
        }
    }
}
