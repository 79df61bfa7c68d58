// Independent workers: each counts and adds in an object of its own.
using System.Threading;

class Worker
{
    int next;
    int sum;
    public int result;

    public void Work()
    {
        while (next < 2)
        {
            next++;
            sum += next;
        }
        result = sum;
    }
}

class IndependentWorkers1
{
    static readonly Worker first = new Worker();
    static readonly Worker second = new Worker();

    static void Main()
    {
        new Thread(second.Work).Start();
        first.Work();
    }
}
