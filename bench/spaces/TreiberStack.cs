// Four threads push and pop once each on a lock-free stack.
// At most: 100000
using System.Threading;

class Program
{
    class Node
    {
        public int Value;
        public Node Next;
    }

    static Node top;

    static void Push(int value)
    {
        var node = new Node { Value = value };
        Node seen;
        do
        {
            seen = top;
            node.Next = seen;
        }
        while (Interlocked.CompareExchange(ref top, node, seen) != seen);
    }

    static void Pop()
    {
        Node seen;
        do
        {
            seen = top;
            if (seen == null)
                return;
        }
        while (Interlocked.CompareExchange(ref top, seen.Next, seen) != seen);
    }

    static void Work(int id)
    {
        Push(id);
        Pop();
    }

    static void Main()
    {
        var threads = new Thread[4];
        for (int i = 0; i < 4; i++)
        {
            int id = i;
            threads[i] = new Thread(() => Work(id));
        }
        foreach (var thread in threads)
            thread.Start();
        foreach (var thread in threads)
            thread.Join();
    }
}
