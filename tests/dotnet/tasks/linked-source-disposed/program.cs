using System;
using System.Threading;

class P
{
    static bool inTime;

    static void Main()
    {
        using (var source = new CancellationTokenSource(50))
        using (var linked = CancellationTokenSource.CreateLinkedTokenSource(source.Token))
        {
            inTime = linked.Token.WaitHandle.WaitOne(10);
        }
    }
}
