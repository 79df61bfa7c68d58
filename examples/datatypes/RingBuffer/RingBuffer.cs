// A ring buffer for one producer and one consumer: each writes one of the two counters.
class RingBuffer
{
    readonly int[] items = new int[2];
    volatile int taken, put;

    public bool TryPut(int value)
    {
        int at = put;
        if (at - taken == items.Length)
        {
            return false;
        }
        items[at % items.Length] = value;
        put = at + 1;
        return true;
    }

    public bool TryTake(out int value)
    {
        int at = taken;
        if (at == put)
        {
            value = 0;
            return false;
        }
        value = items[at % items.Length];
        taken = at + 1;
        return true;
    }
}

// The same with plain counters.
class PlainRingBuffer
{
    readonly int[] items = new int[2];
    int taken, put;

    public bool TryPut(int value)
    {
        int at = put;
        if (at - taken == items.Length)
        {
            return false;
        }
        items[at % items.Length] = value;
        put = at + 1;
        return true;
    }

    public bool TryTake(out int value)
    {
        int at = taken;
        if (at == put)
        {
            value = 0;
            return false;
        }
        value = items[at % items.Length];
        taken = at + 1;
        return true;
    }
}
