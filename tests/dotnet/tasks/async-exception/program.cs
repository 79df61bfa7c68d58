using System;
using System.Threading.Tasks;

class P
{
    static string r;

    static async Task Fail() { await Task.Yield(); throw new ArgumentException("a"); }

    static async Task Run()
    {
        try { await Fail(); }
        catch (ArgumentException) { r = "caught"; }
    }

    static void Main() { Run().Wait(); }
}
