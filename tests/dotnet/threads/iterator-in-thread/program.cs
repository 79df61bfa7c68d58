using System.Collections.Generic;
using System.Threading;

class P
{
    static int a, b;

    static IEnumerable<int> Count(int n) { for (int i = 1; i <= n; i++) yield return i; }

    static void Main()
    {
        var t = new Thread(() => { foreach (int i in Count(2)) a += i; });
        t.Start();
        foreach (int i in Count(2)) b += i;
        t.Join();
    }
}
