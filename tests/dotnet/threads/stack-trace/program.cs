using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static string seen, again, library, later;

    static void Parse(int number, string text) { if (number > 0) throw new FormatException("bad " + text); }

    static void Worker()
    {
        try { Parse(1, "x"); }
        catch (FormatException e) { seen = e.StackTrace; }
    }

    static void Middle()
    {
        try { Parse(2, "y"); }
        catch (FormatException) { throw; }
    }

    static void Outer()
    {
        try { Middle(); }
        catch (FormatException e) { again = e.StackTrace; }
        try { int.Parse("no"); }
        catch (FormatException e) { library = e.StackTrace; }
    }

    static async Task Fetch(string url)
    {
        await Task.Yield();
        throw new InvalidOperationException(url);
    }

    static void Main()
    {
        var t = new Thread(Worker);
        t.Start();
        Outer();
        t.Join();
        Debug.Assert(new Exception().StackTrace == null);
        Debug.Assert(seen == "   at Program.Parse(Int32 number, String text)\n   at Program.Worker()", seen);
        Debug.Assert(again == "   at Program.Parse(Int32 number, String text)\n   at Program.Middle()\n   at Program.Outer()", again);
        Debug.Assert(library.EndsWith("   at Program.Outer()"), library);
        try { Fetch("u").Wait(); }
        catch (AggregateException e) { later = e.InnerException.StackTrace; }
        Debug.Assert(later.StartsWith("   at Program.Fetch("), later);
    }
}
