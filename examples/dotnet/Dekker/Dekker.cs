// Dekker's mutual exclusion for two threads, around counter++, with plain fields.
using System.Threading;

class Dekker
{
    static int flag0, flag1, turn, counter;

    static void First()
    {
        flag0 = 1;
        while (flag1 == 1)
        {
            if (turn == 1)
            {
                flag0 = 0;
                while (turn == 1) { }
                flag0 = 1;
            }
        }
        counter++;
        turn = 1;
        flag0 = 0;
    }

    static void Second()
    {
        flag1 = 1;
        while (flag0 == 1)
        {
            if (turn == 0)
            {
                flag1 = 0;
                while (turn == 0) { }
                flag1 = 1;
            }
        }
        counter++;
        turn = 0;
        flag1 = 0;
    }

    static void Main()
    {
        new Thread(Second).Start();
        First();
    }
}
