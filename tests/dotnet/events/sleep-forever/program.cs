using System;
using System.Threading;

class P
{
    static void Main() { Thread.Sleep(Timeout.Infinite); }
}
