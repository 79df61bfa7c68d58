using System;
using System.Threading;

class Failure : Exception { public Failure(string text) : base(text) { } }

class P
{
    static void Main()
    {
        var t = new Thread(() =>
        {
            try { throw new Failure("inner"); }
            catch (Failure e) { throw new InvalidOperationException("outer", e); }
        });
        t.Start();
        t.Join();
    }
}
