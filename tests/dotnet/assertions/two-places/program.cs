using System.Diagnostics;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        var t = new Thread(() => { n = 1; n = 2; });
        t.Start();
        int k = n;
        Debug.Assert(k != 1);
        Debug.Assert(k != 2);
        t.Join();
    }
}
