using System.Threading;

class Mailbox
{
    readonly object gate = new object();
    bool full;

    public void Take()
    {
        lock (gate)
        {
            while (!full)
                Monitor.Wait(gate);
            full = false;
            Monitor.PulseAll(gate);
        }
    }

    public void Put()
    {
        lock (gate)
        {
            while (full)
                Monitor.Wait(gate);
            full = true;
            Monitor.PulseAll(gate);
        }
    }
}

class Program
{
    static void Main()
    {
        var mailbox = new Mailbox();
        var taker = new Thread(mailbox.Take);
        taker.Start();
        mailbox.Put();
        taker.Join();
        // Nobody puts anything in any more.
        var idle = new Thread(mailbox.Take) { IsBackground = true };
        idle.Start();
    }
}
