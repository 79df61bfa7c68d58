using System;
using System.Threading;

static class Log
{
    public static int before;
}

class Broken
{
    public static int value;

    static Broken()
    {
        Log.before = 1;
        value = 1;
        if (Log.before == 1)
            throw new Exception("no");
        value = 2;
    }
}

class P
{
    static int caught;
    static int seen = 2;

    static void Use(bool look)
    {
        try
        {
            Broken.value++;
        }
        catch (TypeInitializationException)
        {
            // Whoever sees the failure sees what the initialiser wrote before it.
            if (look)
                seen = Log.before;
            Interlocked.Increment(ref caught);
        }
    }

    static void Main()
    {
        var a = new Thread(() => Use(false));
        var b = new Thread(() => Use(true));
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}
