using System;
using System.Collections.Generic;
using System.Threading;

class P
{
    static readonly List<int> list = new List<int> { 1, 2 };
    static int sum;

    static void Main()
    {
        var t = new Thread(() => { list[0] = 5; list.Clear(); });
        t.Start();
        try { foreach (int n in list) sum += n; }
        catch (InvalidOperationException) { sum = -1; }
        catch (ArgumentOutOfRangeException) { sum = -2; }
        t.Join();
    }
}
