// A set of a few numbers in an array, and a stack, both without locks.
using System.Threading;

public class ArraySet
{
    readonly int[] slots = new int[4];

    public bool Add(int key)
    {
        for (int i = 0; i < slots.Length; i++)
        {
            int old = Interlocked.CompareExchange(ref slots[i], key, 0);
            if (old == 0)
                return true;
            if (old == key)
                return false;
        }
        return false;
    }

    public bool Contains(int key)
    {
        for (int i = 0; i < slots.Length; i++)
        {
            int there = Volatile.Read(ref slots[i]);
            if (there == key)
                return true;
            if (there == 0)
                return false;
        }
        return false;
    }

    // Looks first and writes later.
    public bool AddAfterLooking(int key)
    {
        if (Contains(key))
            return false;
        for (int i = 0; i < slots.Length; i++)
            if (slots[i] == 0)
            {
                slots[i] = key;
                return true;
            }
        return false;
    }
}

public class Stack
{
    class Node
    {
        public int Value;
        public Node Next;
    }

    Node top;

    public void Push(int value)
    {
        var node = new Node { Value = value };
        do
            node.Next = Volatile.Read(ref top);
        while (Interlocked.CompareExchange(ref top, node, node.Next) != node.Next);
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
            if (Interlocked.CompareExchange(ref top, node.Next, node) == node)
            {
                value = node.Value;
                return true;
            }
        }
    }

    // Takes the top off without looking whether it still is the top.
    public bool TryPopPlain(out int value)
    {
        Node node = top;
        value = node == null ? 0 : node.Value;
        if (node != null)
            top = node.Next;
        return node != null;
    }
}
