using System.Collections.Generic;
using System.Threading;
class Buffer
{
    readonly Queue<int> items = new Queue<int>();
    const int Capacity = 1;
    public void Put(int x)
    {
        lock (items)
        {
            while (items.Count == Capacity) Monitor.Wait(items);
            items.Enqueue(x);
            Monitor.Pulse(items);
        }
    }
    public int Take()
    {
        lock (items)
        {
            while (items.Count == 0) Monitor.Wait(items);
            int x = items.Dequeue();
            Monitor.Pulse(items);
            return x;
        }
    }
}
class OneSlot
{
    static Buffer buffer = new Buffer();
    static void Produce() { buffer.Put(1); buffer.Put(2); }
    static void Consume() { buffer.Take(); }
    static void Main()
    {
        var p = new Thread(Produce); var c1 = new Thread(Consume); var c2 = new Thread(Consume);
        c1.Start(); c2.Start(); p.Start();
        p.Join(); c1.Join(); c2.Join();
    }
}
