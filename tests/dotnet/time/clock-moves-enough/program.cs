using System;
using System.Threading;

class P
{
    static void Main()
    {
        var end = DateTime.UtcNow.AddMilliseconds(50);
        while (DateTime.UtcNow < end)
            Thread.Sleep(10);
    }
}
