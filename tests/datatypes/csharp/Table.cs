// A hash table with a lock per bucket, read without any.
using System.Threading;

public class Table
{
    class Node
    {
        public int Key, Value;
        public Node Next;
    }

    readonly Node[] buckets = new Node[2];
    readonly object[] locks = { new object(), new object() };

    int Bucket(int key) { return (key & int.MaxValue) % buckets.Length; }

    public bool Put(int key, int value)
    {
        int i = Bucket(key);
        lock (locks[i])
        {
            for (Node node = buckets[i]; node != null; node = node.Next)
                if (node.Key == key)
                {
                    node.Value = value;
                    return false;
                }
            buckets[i] = new Node { Key = key, Value = value, Next = buckets[i] };
            return true;
        }
    }

    public bool TryGet(int key, out int value)
    {
        for (Node node = Volatile.Read(ref buckets[Bucket(key)]); node != null; node = node.Next)
            if (node.Key == key)
            {
                value = node.Value;
                return true;
            }
        value = 0;
        return false;
    }

    // Looks before it locks.
    public bool PutIfAbsent(int key, int value)
    {
        int found;
        if (TryGet(key, out found))
            return false;
        int i = Bucket(key);
        lock (locks[i])
            buckets[i] = new Node { Key = key, Value = value, Next = buckets[i] };
        return true;
    }
}
