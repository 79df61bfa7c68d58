using System.Threading;

class Slot
{
    object item;

    public object Swap(object other)
    {
        return Interlocked.Exchange(ref item, other);
    }

    // A call inside another one on the same object does not count.
    public object Take()
    {
        return Swap(null);
    }
}

class Program
{
    static void Main()
    {
        var first = new Slot();
        var second = new Slot();
        var item = new object();
        var other = new Thread(() =>
        {
            second.Swap(first.Take());
        });
        other.Start();
        first.Swap(item);
        second.Take();
        other.Join();
    }
}
