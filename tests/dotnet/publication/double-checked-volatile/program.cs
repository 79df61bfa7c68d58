using System.Diagnostics;
using System.Threading;

class Singleton
{
    static volatile Singleton instance;
    static readonly object gate = new object();
    public int value;

    Singleton() { value = 1; }

    public static Singleton Get()
    {
        if (instance == null)
            lock (gate)
                if (instance == null)
                    instance = new Singleton();
        return instance;
    }
}

class P
{
    static void Use() { Debug.Assert(Singleton.Get().value == 1, "half made"); }

    static void Main()
    {
        var t = new Thread(Use);
        t.Start();
        Use();
        t.Join();
    }
}
