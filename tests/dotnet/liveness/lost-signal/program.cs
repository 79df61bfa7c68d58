using System.Threading;

class LostSignal
{
    static volatile bool go;

    static void Wait()
    {
        go = false;
        while (!go)
            Thread.Yield();
    }

    static void Main()
    {
        var waiter = new Thread(Wait);
        waiter.Start();
        go = true;
        waiter.Join();
    }
}
