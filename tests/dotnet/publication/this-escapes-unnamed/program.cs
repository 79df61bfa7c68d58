using System.Threading;

class Escapes
{
    public readonly int value;

    public Escapes()
    {
        P.hidden = this;
        // The object waits on the evaluation stack while the call runs; nothing names it after.
        value = P.zero == 0 ? P.Reveal() : 2;
    }
}

static class P
{
    public static volatile Escapes shared, hidden;
    public static volatile int zero, step;
    static int seen;

    public static int Reveal()
    {
        shared = hidden;
        step = 1;
        return 1 + zero;
    }

    static void Look()
    {
        var found = shared;
        if (found != null)
        {
            int first = found.value;
            int between = step;
            seen = 100 + first * 100 + between * 10 + found.value;
        }
    }

    static void Main()
    {
        var looker = new Thread(Look);
        looker.Start();
        new Escapes();
        looker.Join();
    }
}
