// Five threads take two of five locks each; one of them takes them in the other order.
using System.Threading;

class LockOrder {
    static readonly object[] Locks = { new object(), new object(), new object(), new object(), new object() };

    static void Use(int first, int second) {
        for (int turn = 0; turn < 2; turn++)
            lock (Locks[first])
                lock (Locks[second]) { }
    }

    static void Main() {
        int[,] pairs = { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 4 }, { 4, 0 } };
        for (int i = 0; i < 5; i++) {
            int first = pairs[i, 0], second = pairs[i, 1];
            new Thread(() => Use(first, second)).Start();
        }
    }
}
