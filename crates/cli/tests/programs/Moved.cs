using System.Threading;

class Moved
{
    static readonly object a = new object(), b = new object();
    static int n;

    static void First()
    {
        lock (a)
            lock (b) { n++; }
    }

    static void Second()
    {
        lock (b)
            lock (a) { n++; }
    }

    static void Main()
    {
        var thread = new Thread(First);
        thread.Start();
        Second();
        thread.Join();
    }
}
