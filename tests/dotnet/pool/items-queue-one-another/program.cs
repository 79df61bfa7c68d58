using System.Diagnostics;
using System.Threading;

class P
{
    static volatile int x;

    static void Ping(object o)
    {
        ThreadPool.QueueUserWorkItem(Pong);
    }

    static void Pong(object o)
    {
        ThreadPool.QueueUserWorkItem(Ping);
    }

    static void Main()
    {
        ThreadPool.QueueUserWorkItem(Ping);
        x = 1;
        Debug.Assert(x == 2, "reached");
    }
}
