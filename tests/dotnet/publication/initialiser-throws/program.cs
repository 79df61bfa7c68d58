using System;
using System.Threading;

class A
{
    public static int n;
    static A() { throw new Exception("bad"); }
}

class P
{
    static int caught;

    static void Use()
    {
        try { A.n = 1; }
        catch (TypeInitializationException) { Interlocked.Increment(ref caught); }
    }

    static void Main()
    {
        var t = new Thread(Use);
        t.Start();
        Use();
        t.Join();
    }
}
