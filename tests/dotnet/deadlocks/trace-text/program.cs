#define TRACE
using System.Diagnostics;
using System.Threading;

class Account
{
    internal static readonly object Gate = new object();

    public override string ToString()
    {
        lock (Gate)
            return "account";
    }
}

class P
{
    static void Main()
    {
        var thread = new Thread(() => Trace.WriteLine(new Account()));
        thread.Start();
        lock (Account.Gate)
            Trace.WriteLine("main");
        thread.Join();
    }
}
