using System.Diagnostics;
using System.Threading;

class P
{
    static int balance = 10;

    static void Withdraw()
    {
        if (Interlocked.CompareExchange(ref balance, 0, 0) >= 10)
            Interlocked.Add(ref balance, -10);
        Debug.Assert(Volatile.Read(ref balance) >= 0);
    }

    static void Main()
    {
        var t = new Thread(Withdraw);
        t.Start();
        Withdraw();
        t.Join();
    }
}
