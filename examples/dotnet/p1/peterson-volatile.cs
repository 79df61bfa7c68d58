// Peterson's mutual exclusion between two threads. All fields are volatile.
using System.Threading;

class PetersonVolatile
{
    static volatile int lock0, lock1, turn, counter;

    static void First()
    {
        lock0 = 1;
        turn = 1;
        while (true)
        {
            if (lock1 != 1 || turn == 0)
                break;
        }
        counter++;
        lock0 = 0;
    }

    static void Second()
    {
        lock1 = 1;
        turn = 0;
        while (true)
        {
            if (lock0 != 1 || turn == 1)
                break;
        }
        counter++;
        lock1 = 0;
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}
