// BeginInvoke and EndInvoke: results, references, exceptions, callbacks.
using System;
using System.Runtime.Remoting.Messaging;
using System.Threading;

struct Pair { public int A; public long B; }

static class Program
{
    delegate int Refs(int a, ref int b, out string c);
    delegate Pair Structs(Pair p, double d);
    delegate void Plain();

    static int Add(int a, ref int b, out string c) { b += a; c = "c" + b; return a * b; }
    static Pair Turn(Pair p, double d) { return new Pair { A = (int)p.B, B = p.A + (long)d }; }
    static void Fail() { throw new InvalidOperationException("failed"); }

    static void Main()
    {
        Refs refs = Add;
        int b = 4;
        string c;
        IAsyncResult call = refs.BeginInvoke(3, ref b, out c, null, "state");
        Console.WriteLine(b + " " + call.AsyncState + " " + call.CompletedSynchronously);
        b = 100;
        int got = refs.EndInvoke(ref b, out c, call);
        Console.WriteLine(got + " " + b + " " + c + " " + call.IsCompleted);

        Structs structs = Turn;
        Pair p = structs.EndInvoke(structs.BeginInvoke(new Pair { A = 1, B = 2 }, 3.5, null, null));
        Console.WriteLine(p.A + " " + p.B);

        Plain fail = Fail;
        IAsyncResult failed = fail.BeginInvoke(null, null);
        failed.AsyncWaitHandle.WaitOne();
        Console.WriteLine(failed.IsCompleted);
        try { fail.EndInvoke(failed); }
        catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { fail.EndInvoke(failed); }
        catch (InvalidOperationException) { Console.WriteLine("only once"); }

        var done = new ManualResetEvent(false);
        Func<int, int> twice = n => 2 * n;
        twice.BeginInvoke(21, ar =>
        {
            var f = (Func<int, int>)((AsyncResult)ar).AsyncDelegate;
            Console.WriteLine(f.EndInvoke(ar) + " " + ar.AsyncState);
            done.Set();
        }, "with state");
        done.WaitOne();

        Plain many = Fail;
        many += Fail;
        try { many.BeginInvoke(null, null); }
        catch (ArgumentException) { Console.WriteLine("one target"); }
    }
}
