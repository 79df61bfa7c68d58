// Dining philosophers: everyone takes the left fork first, then the right one.
using System.Threading;

class Deadlock
{
    const int Seats = 3;
    static readonly object[] forks = new object[Seats];

    class Philosopher
    {
        readonly object first;
        readonly object second;

        public Philosopher(object first, object second)
        {
            this.first = first;
            this.second = second;
        }

        public void Dine()
        {
            while (true)
            {
                lock (first)
                {
                    lock (second)
                    {
                        Thread.Yield();
                    }
                }
            }
        }
    }

    static void Seat(bool lastOneIsLeftHanded)
    {
        for (int i = 0; i < Seats; i++)
            forks[i] = new object();
        for (int i = 0; i < Seats; i++)
        {
            object left = forks[i];
            object right = forks[(i + 1) % Seats];
            bool swap = lastOneIsLeftHanded && i == Seats - 1;
            Philosopher philosopher = swap ? new Philosopher(right, left) : new Philosopher(left, right);
            new Thread(philosopher.Dine).Start();
        }
    }

    static void Main()
    {
        Seat(false);
    }

    // The repair: all forks are taken in one order.
    static void Repaired()
    {
        Seat(true);
    }
}
