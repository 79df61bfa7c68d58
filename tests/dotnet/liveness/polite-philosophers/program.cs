using System.Threading;

class Philosophers
{
    static readonly object left = new object(), right = new object();

    // Takes a fork, and puts it back if the other one is not free.
    static void Eat(object first, object second)
    {
        while (true)
        {
            Monitor.Enter(first);
            if (Monitor.TryEnter(second))
                break;
            Monitor.Exit(first);
        }
        Monitor.Exit(second);
        Monitor.Exit(first);
    }

    static void Main()
    {
        new Thread(() => Eat(right, left)).Start();
        Eat(left, right);
    }
}
