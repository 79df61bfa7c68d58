using System.Diagnostics;
using System.Threading;
class Captured
{
    static void Main()
    {
        int total = 0;
        var t = new Thread(() => { total += 1; });
        t.Start();
        total += 2;
        t.Join();
        Debug.Assert(total == 3, "a captured local lost an update");
    }
}
