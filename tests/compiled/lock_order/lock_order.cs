using System.Threading;

// Two locks of the new type, taken in opposite orders.
class Program
{
    static readonly Lock left = new(), right = new();

    static void Main()
    {
        var other = new Thread(() => { lock (right) { lock (left) { } } });
        other.Start();
        lock (left)
        {
            lock (right) { }
        }
        other.Join();
    }
}
