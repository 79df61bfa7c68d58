// Program order: each thread writes its own plain variable, then reads the other's, twice.
// If a read misses a write, the writer's next read must not miss the reader's earlier write.
using System.Threading;

class ProgramOrder
{
    const int Rounds = 2;
    static int a, b;
    static readonly int[] u = new int[Rounds + 1];
    static readonly int[] v = new int[Rounds + 1];

    static void First()
    {
        for (int round = 1; round <= Rounds; round++)
        {
            a = round;
            u[round] = b;
        }
    }

    static void Second()
    {
        for (int round = 1; round <= Rounds; round++)
        {
            b = round;
            v[round] = a;
        }
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}
