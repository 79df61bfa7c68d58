// Three consumers wait for two producers; one pulse wakes only one of those that could go on.
using System.Collections.Generic;
using System.Threading;

class MissedPulse {
    static readonly Queue<int> items = new Queue<int>();

    static void Produce() {
        for (int i = 0; i < 3; i++)
            lock (items) {
                while (items.Count == 1) Monitor.Wait(items);
                items.Enqueue(i);
                Monitor.Pulse(items);
            }
    }

    static void Consume() {
        for (int i = 0; i < 2; i++)
            lock (items) {
                while (items.Count == 0) Monitor.Wait(items);
                items.Dequeue();
                Monitor.Pulse(items);
            }
    }

    static void Main() {
        for (int i = 0; i < 2; i++) new Thread(Produce).Start();
        for (int i = 0; i < 3; i++) new Thread(Consume).Start();
    }
}
