using System.Threading;

class Base<T>
{
    volatile int count;

    public int Add(int amount)
    {
        count = count + amount;
        return count;
    }
}

[Linearizable]
class Derived<T> : Base<T>
{
}

class Program
{
    static void Main()
    {
        var counter = new Derived<int>();
        var other = new Thread(() => counter.Add(1));
        other.Start();
        counter.Add(1);
        other.Join();
    }
}
