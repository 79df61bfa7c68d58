using System.Threading;

struct Both
{
    public string First, Second;
}

class Pair
{
    volatile string first = "a", second = "a";

    public void Set(string value)
    {
        first = value;
        second = value;
    }

    public object Get()
    {
        return new Both { First = first, Second = second };
    }
}

class Program
{
    static void Main()
    {
        var pair = new Pair();
        var other = new Thread(() => pair.Set("b"));
        other.Start();
        pair.Get();
        other.Join();
    }
}
