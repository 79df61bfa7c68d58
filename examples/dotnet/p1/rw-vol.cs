// Read after write with volatile fields: each thread announces a round, then looks at the other.
// In no two rounds may both miss each other.
using System.Threading;

class ReadAfterWrite
{
    const int Rounds = 2;
    static volatile int a, b;
    static readonly int[] sawB = new int[Rounds + 1];
    static readonly int[] sawA = new int[Rounds + 1];

    static void First()
    {
        for (int round = 1; round <= Rounds; round++)
        {
            a = round;
            sawB[round] = b;
        }
    }

    static void Second()
    {
        for (int round = 1; round <= Rounds; round++)
        {
            b = round;
            sawA[round] = a;
        }
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}
