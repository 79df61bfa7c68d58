// A queue under one lock, with one way to count that looks without the lock.
public class LockQueue
{
    readonly object gate = new object();
    readonly int[] items = new int[8];
    int head, tail;

    public void Enqueue(int value)
    {
        lock (gate)
        {
            items[tail % items.Length] = value;
            tail++;
        }
    }

    public bool TryDequeue(out int value)
    {
        lock (gate)
        {
            if (head == tail)
            {
                value = 0;
                return false;
            }
            value = items[head % items.Length];
            head++;
            return true;
        }
    }

    public int Dequeue()
    {
        lock (gate)
        {
            if (head == tail)
                throw new System.InvalidOperationException("empty");
            return items[head++ % items.Length];
        }
    }

    public int Count()
    {
        lock (gate)
            return tail - head;
    }

    public int CountWithoutLock()
    {
        int last = tail;
        int first = head;
        return last - first;
    }
}
