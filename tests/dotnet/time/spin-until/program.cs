using System.Diagnostics;

class P
{
    static void Main()
    {
        var watch = Stopwatch.StartNew();
        while (watch.ElapsedMilliseconds < 100)
        {
        }
        Debug.Fail("after 100 ms");
    }
}
