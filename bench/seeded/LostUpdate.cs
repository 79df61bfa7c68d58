// Four threads count; one of them forgets the lock.
using System.Diagnostics;
using System.Threading;

class LostUpdate {
    static int count;
    static readonly object gate = new object();

    static void Main() {
        var threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            bool careless = i == 3;
            threads[i] = new Thread(() => {
                for (int turn = 0; turn < 3; turn++)
                    if (careless) count++;
                    else lock (gate) count++;
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Trace.Assert(count == 12);
    }
}
