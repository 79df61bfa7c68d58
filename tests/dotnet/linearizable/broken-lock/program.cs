using System.Threading;

class Lock
{
    volatile int holder;

    public void Enter()
    {
        int me = Thread.CurrentThread.ManagedThreadId;
        if (holder == me)
            return;
        while (holder != 0)
        {
        }
        // Two threads may find it free.
        holder = me;
    }

    public void Exit()
    {
        holder = 0;
    }
}

class Program
{
    static void Main()
    {
        var gate = new Lock();
        var other = new Thread(() => gate.Enter());
        other.Start();
        gate.Enter();
        other.Join();
    }
}
