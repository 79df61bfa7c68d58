// A worker may use what is set up before the event only if it waits for it; one does not.
using System.Diagnostics;
using System.Threading;

class EventOrder {
    static readonly ManualResetEvent ready = new ManualResetEvent(false);
    static int[] table;

    static void Main() {
        for (int i = 0; i < 4; i++) {
            bool waits = i != 2;
            new Thread(() => {
                if (waits) ready.WaitOne();
                int sum = 0;
                for (int k = 0; k < 3; k++) sum += table[k];
                Trace.Assert(sum == 6);
            }).Start();
        }
        table = new[] { 1, 2, 3 };
        ready.Set();
    }
}
