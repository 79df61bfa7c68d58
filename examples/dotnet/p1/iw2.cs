// Independent workers that share one total, under a lock; everything else is their own.
using System.Threading;

class Worker
{
    int done;

    public void Work()
    {
        while (done < 2)
        {
            done++;
            IndependentWorkers2.Add(done);
        }
    }
}

class IndependentWorkers2
{
    static readonly object gate = new object();
    static int total;

    public static void Add(int amount)
    {
        lock (gate)
        {
            total += amount;
        }
    }

    static void Main()
    {
        Worker first = new Worker();
        Worker second = new Worker();
        new Thread(second.Work).Start();
        first.Work();
    }
}
