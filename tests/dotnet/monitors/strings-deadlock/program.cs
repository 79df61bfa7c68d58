using System.Threading;

class P
{
    static int n;

    static void Both(string first, string second)
    {
        lock (first)
        lock (second)
            n++;
    }

    static void Main()
    {
        var other = new Thread(() => Both("a", "b"));
        other.Start();
        Both("b", "a");
        other.Join();
    }
}
