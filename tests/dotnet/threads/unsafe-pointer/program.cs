using System;
using System.Threading;

class P
{
    static readonly int[] cells = new int[1];

    static unsafe void Add() { fixed (int* p = cells) { *p = *p + 1; } }

    static void Main()
    {
        var t = new Thread(Add);
        t.Start();
        Add();
        t.Join();
    }
}
