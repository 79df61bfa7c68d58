// A bounded buffer with one producer and two consumers.
using System.Threading;

class Buffer
{
    readonly int[] items = new int[2];
    int count, head, tail;

    public void Put(int value)
    {
        lock (this)
        {
            while (count == items.Length)
                Monitor.Wait(this);
            items[tail] = value;
            tail = (tail + 1) % items.Length;
            count++;
            Monitor.PulseAll(this);
        }
    }

    public int Take()
    {
        lock (this)
        {
            while (count == 0)
                Monitor.Wait(this);
            int value = items[head];
            head = (head + 1) % items.Length;
            count--;
            Monitor.PulseAll(this);
            return value;
        }
    }
}

class BoundedBuffer
{
    static readonly Buffer buffer = new Buffer();
    static int first, second;

    static void TakeFirst()
    {
        first = buffer.Take() + buffer.Take();
    }

    static void TakeSecond()
    {
        second = buffer.Take();
    }

    static void Main()
    {
        new Thread(TakeFirst).Start();
        new Thread(TakeSecond).Start();
        for (int item = 1; item <= 3; item++)
            buffer.Put(item);
    }
}
