using System.Threading;

static class Settings
{
    public static int step;
}

class Counter
{
    int count;

    public int Add()
    {
        lock (this)
        {
            count = count + Settings.step;
            return count;
        }
    }
}

class Program
{
    static void Main()
    {
        Settings.step = 2;
        var counter = new Counter();
        var other = new Thread(() => counter.Add());
        other.Start();
        counter.Add();
        other.Join();
    }
}
