using System;
using System.Threading;

class P
{
    static int counter;

    static void Add() { for (int i = 0; i < 2; i++) counter++; }

    static void Main()
    {
        var a = new Thread(Add);
        var b = new Thread(Add);
        a.Start(); b.Start();
        a.Join(); b.Join();
    }
}
