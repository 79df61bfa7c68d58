using System.Threading;

[Linearizable]
class Stack
{
    class Node
    {
        public int value;
        public Node next;
    }

    Node top;

    public void Push(int value)
    {
        var node = new Node { value = value };
        do
            node.next = top;
        while (Interlocked.CompareExchange(ref top, node, node.next) != node.next);
    }

    public int Pop()
    {
        Node node = Volatile.Read(ref top);
        if (node == null)
            return -1;
        // Two threads may get here with the same node.
        Volatile.Write(ref top, node.next);
        return node.value;
    }
}

class Program
{
    static void Main()
    {
        var stack = new Stack();
        stack.Push(1);
        var other = new Thread(() => stack.Pop());
        other.Start();
        stack.Pop();
        other.Join();
    }
}
