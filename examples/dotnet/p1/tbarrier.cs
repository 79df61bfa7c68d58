// A tournament barrier: in each round a winner waits for its loser, and the champion then releases
// everyone. With two threads there is one round. What was written before the barrier must be seen
// behind it.
using System.Threading;

class TournamentBarrier
{
    const int Threads = 2;
    static readonly bool[] arrived = new bool[Threads];
    static readonly int[] data = new int[Threads];
    static readonly int[] seen = new int[Threads];

    static void Meet(int me)
    {
        bool sense = !arrived[me];
        for (int distance = 1; distance < Threads && me % (2 * distance) == 0; distance *= 2)
        {
            int loser = me + distance;
            if (loser < Threads)
            {
                while (arrived[loser] != sense) { }
            }
        }
        arrived[me] = sense;
        while (arrived[0] != sense) { }
    }

    static void Work(int me)
    {
        data[me] = 1;
        Meet(me);
        seen[me] = data[1 - me];
    }

    static void Second()
    {
        Work(1);
    }

    static void Main()
    {
        new Thread(Second).Start();
        Work(0);
    }
}
