using System.Diagnostics;
using System.Threading;

class P
{
    static readonly object gate = new object();
    static int x;

    static void Again(object o)
    {
        ThreadPool.QueueUserWorkItem(Again);
    }

    static void Main()
    {
        ThreadPool.QueueUserWorkItem(Again);
        var other = new Thread(Other);
        other.Start();
        lock (gate)
        {
            Debug.Assert(x == 0, "the other one was first");
            x += 2;
        }
        other.Join();
    }

    static void Other()
    {
        lock (gate)
            x++;
    }
}
