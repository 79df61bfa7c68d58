using System;
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
        var thread = new Thread(() => Console.WriteLine("{0}", new Account()));
        thread.Start();
        lock (Account.Gate)
            Console.WriteLine("main");
        thread.Join();
    }
}
