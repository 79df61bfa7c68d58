using System.Threading;

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

    public bool TryPop(out int value)
    {
        while (true)
        {
            Node node = Volatile.Read(ref top);
            if (node == null)
            {
                value = 0;
                return false;
            }
            if (Interlocked.CompareExchange(ref top, node.next, node) == node)
            {
                value = node.value;
                return true;
            }
        }
    }
}

class Program
{
    static void Main()
    {
        var stack = new Stack();
        var other = new Thread(() => stack.Push(2));
        other.Start();
        stack.Push(1);
        int value;
        stack.TryPop(out value);
        other.Join();
    }
}
