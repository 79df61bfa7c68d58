// A ring buffer for one producer and one consumer: no lock, each index is written by one side.
using System.Diagnostics;
using System.Threading;

class RingBuffer
{
    const int Size = 2;
    static readonly int[] slots = new int[Size];
    // The next slot to read, and the next to write; one slot stays empty.
    static int head, tail;

    static void Produce(int value)
    {
        int next = (tail + 1) % Size;
        while (next == head) { }
        slots[tail] = value;
        tail = next;
    }

    static int Consume()
    {
        while (head == tail) { }
        int value = slots[head];
        head = (head + 1) % Size;
        return value;
    }

    static void Producer()
    {
        Produce(1);
        Produce(2);
        Produce(3);
    }

    static void Main()
    {
        new Thread(Producer).Start();
        int first = Consume();
        int second = Consume();
        int third = Consume();
        Debug.Assert(first == 1 && second == 2 && third == 3);
    }
}
