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
        int one, two;
        lock (this)
        {
            one = first;
            two = second;
        }
        return new[] { one, two };
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
