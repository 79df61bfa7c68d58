// Dining philosophers that can deadlock, after P4's listing 6.3: everybody takes the left fork
// first and eats for ever. The runner replaces COUNT.
using System;
using System.Threading;

static class Table
{
    public static object[] forks;
}

class Philosopher
{
    readonly int left, right;

    public Philosopher(int seat, int seats)
    {
        left = seat;
        right = (seat + 1) % seats;
    }

    public void Dine()
    {
        while (true)
        {
            lock (Table.forks[left])
            {
                lock (Table.forks[right])
                {
                    Console.WriteLine("eating...");
                }
            }
        }
    }

    static void Main()
    {
        const int seats = COUNT;
        Table.forks = new object[seats];
        var threads = new Thread[seats];
        for (int seat = 0; seat < seats; seat++)
        {
            Table.forks[seat] = new object();
            threads[seat] = new Thread(new Philosopher(seat, seats).Dine);
        }
        foreach (Thread thread in threads)
        {
            thread.Start();
        }
    }
}
