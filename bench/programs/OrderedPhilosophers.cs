// The philosophers of philosophers.pml in C#: the last one takes its forks in the other order, and
// everybody eats for ever. The runner replaces COUNT.
using System.Threading;

class OrderedPhilosophers
{
    static volatile int ready;
    readonly object first, second;

    OrderedPhilosophers(object first, object second)
    {
        this.first = first;
        this.second = second;
    }

    void Dine()
    {
        // What is read from an object is a step; the model has its forks at hand.
        object one = first, other = second;
        ready++;
        while (true)
        {
            Monitor.Enter(one);
            Monitor.Enter(other);
            Monitor.Exit(other);
            Monitor.Exit(one);
        }
    }

    static void Main()
    {
        const int seats = COUNT;
        var forks = new object[seats];
        for (int seat = 0; seat < seats; seat++)
        {
            forks[seat] = new object();
        }
        var philosophers = new OrderedPhilosophers[seats];
        for (int seat = 0; seat < seats - 1; seat++)
        {
            philosophers[seat] = new OrderedPhilosophers(forks[seat], forks[seat + 1]);
        }
        philosophers[seats - 1] = new OrderedPhilosophers(forks[0], forks[seats - 1]);
        // One after the other, and this thread is the last, so that few states are about the
        // beginning and the end.
        for (int seat = 0; seat < seats - 1; seat++)
        {
            new Thread(philosophers[seat].Dine).Start();
            while (ready <= seat)
            {
            }
        }
        philosophers[seats - 1].Dine();
    }
}
