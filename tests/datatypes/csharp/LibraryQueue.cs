// A queue of the class library under a lock: its array grows as it is filled.
using System.Collections.Generic;

public class LibraryQueue
{
    readonly Queue<int> items = new Queue<int>();

    public void Enqueue(int value)
    {
        lock (items)
            items.Enqueue(value);
    }

    public bool TryDequeue(out int value)
    {
        lock (items)
        {
            if (items.Count == 0)
            {
                value = 0;
                return false;
            }
            value = items.Dequeue();
            return true;
        }
    }
}
