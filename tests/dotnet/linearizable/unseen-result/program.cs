using System.Threading;

class Both
{
    public int First, Second;
}

class Pair
{
    volatile int first, second;

    public void Set(int value)
    {
        first = value;
        second = value;
    }

    public Both Get()
    {
        return new Both { First = first, Second = second };
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
