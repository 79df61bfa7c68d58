// Lamport's bakery for two threads, around counter++. Both threads run the same code.
using System.Threading;

class Bakery
{
    static readonly int[] choosing = new int[2];
    static readonly int[] number = new int[2];
    static int counter;

    static void Run(int me)
    {
        int other = 1 - me;
        choosing[me] = 1;
        int ticket = number[other] + 1;
        number[me] = ticket;
        choosing[me] = 0;
        while (choosing[other] == 1) { }
        while (IsBefore(number[other], other, ticket, me)) { }
        counter++;
        number[me] = 0;
    }

    // Whether the other thread has a ticket, and is first with it.
    static bool IsBefore(int theirs, int other, int mine, int me)
    {
        return theirs != 0 && (theirs < mine || theirs == mine && other < me);
    }

    static void Main()
    {
        new Thread(() => Run(1)).Start();
        Run(0);
    }
}
