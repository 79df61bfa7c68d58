// Peterson's mutual exclusion for two threads, around counter++.
using System.Threading;

class Peterson
{
    static int flag0, flag1, turn, counter;

    static void First()
    {
        flag0 = 1;
        turn = 1;
        while (flag1 == 1 && turn == 1) { }
        counter++;
        flag0 = 0;
    }

    static void Second()
    {
        flag1 = 1;
        turn = 0;
        while (flag0 == 1 && turn == 0) { }
        counter++;
        flag1 = 0;
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}

// The same with volatile fields: still not enough for every memory model.
class VolatilePeterson
{
    static volatile int flag0, flag1, turn, counter;

    static void First()
    {
        flag0 = 1;
        turn = 1;
        while (flag1 == 1 && turn == 1) { }
        counter++;
        flag0 = 0;
    }

    static void Second()
    {
        flag1 = 1;
        turn = 0;
        while (flag0 == 1 && turn == 0) { }
        counter++;
        flag1 = 0;
    }

    static void Run()
    {
        new Thread(Second).Start();
        First();
    }
}

// Volatile fields, and one barrier where a write must be seen before a read is made.
class FencedPeterson
{
    static volatile int flag0, flag1, turn, counter;

    static void First()
    {
        flag0 = 1;
        turn = 1;
        Thread.MemoryBarrier();
        while (flag1 == 1 && turn == 1) { }
        counter++;
        flag0 = 0;
    }

    static void Second()
    {
        flag1 = 1;
        turn = 0;
        Thread.MemoryBarrier();
        while (flag0 == 1 && turn == 0) { }
        counter++;
        flag1 = 0;
    }

    static void Run()
    {
        new Thread(Second).Start();
        First();
    }
}
