using System;
using System.Threading;

class Pair
{
    volatile string first = "a", second = "a";

    public void Set(string value)
    {
        first = value;
        second = value;
    }

    public Tuple<string, string> Get()
    {
        return Tuple.Create(first, second);
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
