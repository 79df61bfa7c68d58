// Five threads take tickets while there are some; the last ticket is sold twice.
using System.Diagnostics;
using System.Threading;

class CheckThenAct {
    static int tickets = 6;

    static void Main() {
        for (int i = 0; i < 5; i++)
            new Thread(() => {
                for (int turn = 0; turn < 2; turn++)
                    if (Volatile.Read(ref tickets) > 0)
                        Trace.Assert(Interlocked.Decrement(ref tickets) >= 0);
            }).Start();
    }
}
