// Double-checked creation with the check inside the lock forgotten: two may create.
using System.Diagnostics;
using System.Threading;

class DoubleChecked {
    static object instance;
    static int created;
    static readonly object gate = new object();

    static object Get() {
        if (instance == null)
            lock (gate) {
                created++;
                instance = new object();
            }
        return instance;
    }

    static void Main() {
        var threads = new Thread[5];
        for (int i = 0; i < 5; i++) {
            threads[i] = new Thread(() => { Get(); Get(); });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Trace.Assert(created == 1);
    }
}
