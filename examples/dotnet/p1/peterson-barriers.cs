// Peterson's mutual exclusion with plain fields and three barriers in each thread.
using System.Threading;

class PetersonBarriers
{
    static int lock0, lock1, turn, counter;

    static void First()
    {
        lock0 = 1;
        Thread.MemoryBarrier();
        turn = 1;
        while (true)
        {
            Thread.MemoryBarrier();
            if (lock1 != 1 || turn == 0)
                break;
        }
        counter++;
        Thread.MemoryBarrier();
        lock0 = 0;
    }

    static void Second()
    {
        lock1 = 1;
        Thread.MemoryBarrier();
        turn = 0;
        while (true)
        {
            Thread.MemoryBarrier();
            if (lock0 != 1 || turn == 1)
                break;
        }
        counter++;
        Thread.MemoryBarrier();
        lock1 = 0;
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}
