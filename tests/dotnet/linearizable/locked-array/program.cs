using System.Threading;

class Pair
{
    int first, second;

    public void Set(int value)
    {
        lock (this)
        {
            first = value;
            second = value;
        }
    }

    public int[] Get()
    {
        lock (this)
            return new[] { first, second };
    }
}

class Program
{
    static void Main()
    {
        var pair = new Pair();
        var other = new Thread(() => pair.Set(1));
        other.Start();
        var found = pair.Get();
        found[0] = 7;
        pair.Get();
        other.Join();
    }
}
