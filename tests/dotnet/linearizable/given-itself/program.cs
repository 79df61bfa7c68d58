using System.Threading;

class Node
{
    public bool IsSame(object other)
    {
        return other == this;
    }

    public Node Self()
    {
        return this;
    }
}

class Program
{
    static void Main()
    {
        var node = new Node();
        var other = new Thread(() => node.IsSame(node.Self()));
        other.Start();
        node.IsSame(node);
        node.IsSame(new object());
        other.Join();
    }
}
