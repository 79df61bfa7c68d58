// A stack of reused nodes: a pop that was interrupted installs a node that is in use again.
using System.Diagnostics;
using System.Threading;

class AbaStack {
    static readonly int[] next = { -1, 0, 1 };
    static readonly int[] owners = new int[3];
    static int top = 2;

    static int Pop() {
        while (true) {
            int first = Volatile.Read(ref top);
            if (first < 0) return -1;
            int second = Volatile.Read(ref next[first]);
            if (Interlocked.CompareExchange(ref top, second, first) == first) return first;
        }
    }

    static void Push(int node) {
        while (true) {
            int first = Volatile.Read(ref top);
            Volatile.Write(ref next[node], first);
            if (Interlocked.CompareExchange(ref top, node, first) == first) return;
        }
    }

    static void Work() {
        int a = Pop(), b = Pop();
        if (a >= 0) Trace.Assert(Interlocked.Increment(ref owners[a]) == 1);
        if (b >= 0) Trace.Assert(Interlocked.Increment(ref owners[b]) == 1);
        if (a >= 0) { Interlocked.Decrement(ref owners[a]); Push(a); }
    }

    static void Main() {
        for (int i = 0; i < 3; i++) new Thread(Work).Start();
    }
}
