using System.Threading;

class P
{
    static object shared;
    static bool same;

    static void Main()
    {
        object a = null;
        var t = new Thread(() => { a = LazyInitializer.EnsureInitialized(ref shared, () => new object()); });
        t.Start();
        object b = LazyInitializer.EnsureInitialized(ref shared, () => new object());
        t.Join();
        same = a == b;
    }
}
