using System;
using System.Threading;

class P
{
    static int x;

    static void Add() { Verify.Atomic(() => { x++; }); }

    static void Main()
    {
        var t = new Thread(Add);
        t.Start();
        Add();
        t.Join();
    }
}
