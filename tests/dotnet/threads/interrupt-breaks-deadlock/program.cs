using System.Threading;

class P
{
    static readonly object one = new object();
    static readonly object two = new object();

    static void Forwards()
    {
        try
        {
            lock (one)
                lock (two) { }
        }
        catch (ThreadInterruptedException)
        {
        }
    }

    static void Backwards()
    {
        lock (two)
            lock (one) { }
    }

    static void Main()
    {
        var forwards = new Thread(Forwards);
        var backwards = new Thread(Backwards);
        forwards.Start();
        backwards.Start();
        forwards.Interrupt();
        forwards.Join();
        backwards.Join();
    }
}
