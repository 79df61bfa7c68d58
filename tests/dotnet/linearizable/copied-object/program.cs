using System.Threading;

class Counter
{
    readonly object gate;
    int count;

    public Counter()
    {
        gate = new object();
        count = 3;
    }

    public Counter Copy()
    {
        return (Counter)MemberwiseClone();
    }

    public int Get()
    {
        lock (gate)
            return count;
    }
}

class Program
{
    static void Main()
    {
        var copy = new Counter().Copy();
        var other = new Thread(() => copy.Get());
        other.Start();
        copy.Get();
        other.Join();
    }
}
