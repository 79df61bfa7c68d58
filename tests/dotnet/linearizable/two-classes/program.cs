using System.Threading;

class First
{
    volatile int count;

    public int Add()
    {
        count = count + 1;
        return count;
    }
}

class Second
{
    volatile int count;

    public int Add()
    {
        count = count + 1;
        return count;
    }
}

class Program
{
    static void Main()
    {
        var first = new First();
        int theirs = 0;
        var other = new Thread(() => theirs = first.Add());
        other.Start();
        int mine = first.Add();
        other.Join();
        // The second class is used only where the first one has gone wrong.
        if (mine != theirs)
            return;
        var second = new Second();
        other = new Thread(() => second.Add());
        other.Start();
        second.Add();
        other.Join();
    }
}
