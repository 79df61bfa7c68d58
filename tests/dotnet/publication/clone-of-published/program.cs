using System.Threading;

class Copied
{
    public int value;

    public Copied Copy()
    {
        return (Copied)MemberwiseClone();
    }
}

static class P
{
    static Copied shared;
    static int seen;

    static void Publish()
    {
        var own = new Copied();
        own.value = 5;
        shared = own;
        own.Copy();
    }

    static void Main()
    {
        var publisher = new Thread(Publish);
        publisher.Start();
        var found = shared;
        if (found != null)
            seen = 1 + found.value;
        publisher.Join();
    }
}
