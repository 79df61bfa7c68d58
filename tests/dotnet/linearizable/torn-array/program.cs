using System.Threading;

class Pair
{
    volatile int first, second;

    public void Set(int value)
    {
        first = value;
        second = value;
    }

    public int[] Get()
    {
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
        pair.Get();
        other.Join();
    }
}
