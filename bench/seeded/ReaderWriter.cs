// A reader-writer lock whose writers do not look for other writers.
using System.Diagnostics;
using System.Threading;

class ReaderWriter {
    static int readers, writers, value;
    static readonly object gate = new object();

    static void Read() {
        lock (gate) {
            while (writers > 0) Monitor.Wait(gate);
            readers++;
        }
        int seen = value;
        Trace.Assert(value == seen);
        lock (gate) { readers--; Monitor.PulseAll(gate); }
    }

    static void Write() {
        lock (gate) {
            while (readers > 0) Monitor.Wait(gate);
            writers++;
        }
        int old = value;
        value = old + 1;
        Trace.Assert(value == old + 1);
        lock (gate) { writers--; Monitor.PulseAll(gate); }
    }

    static void Main() {
        for (int i = 0; i < 3; i++) new Thread(() => { Read(); Read(); }).Start();
        for (int i = 0; i < 2; i++) new Thread(Write).Start();
    }
}
