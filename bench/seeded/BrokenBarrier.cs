// A barrier whose count is reset before everybody has left it.
using System.Diagnostics;
using System.Threading;

class BrokenBarrier {
    static int arrived, phase;
    static readonly int[] seen = new int[3];

    static void Await() {
        if (Interlocked.Increment(ref arrived) == 3) {
            Volatile.Write(ref phase, Volatile.Read(ref phase) + 1);
            Volatile.Write(ref arrived, 0);
        } else {
            int now = Volatile.Read(ref phase);
            while (Volatile.Read(ref phase) == now && Volatile.Read(ref arrived) != 0) Thread.Yield();
        }
    }

    static void Main() {
        for (int i = 0; i < 3; i++) {
            int me = i;
            new Thread(() => {
                for (int round = 1; round <= 2; round++) {
                    Volatile.Write(ref seen[me], round);
                    Await();
                    for (int other = 0; other < 3; other++)
                        Trace.Assert(Volatile.Read(ref seen[other]) >= round);
                }
            }).Start();
        }
    }
}
