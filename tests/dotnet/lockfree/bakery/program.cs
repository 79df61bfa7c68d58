using System;
using System.Threading;

class P
{
    static int[] choosing = new int[2], number = new int[2];
    static int counter;

    static void Work(int me)
    {
        int other = 1 - me;
        Volatile.Write(ref choosing[me], 1);
        Thread.MemoryBarrier();
        int ticket = Volatile.Read(ref number[other]) + 1;
        Volatile.Write(ref number[me], ticket);
        Volatile.Write(ref choosing[me], 0);
        Thread.MemoryBarrier();
        while (Volatile.Read(ref choosing[other]) == 1) { }
        while (true)
        {
            int theirs = Volatile.Read(ref number[other]);
            if (theirs == 0 || theirs > ticket || theirs == ticket && other > me) break;
        }
        counter++;
        Volatile.Write(ref number[me], 0);
    }

    static void Main()
    {
        var t = new Thread(() => Work(1));
        t.Start();
        Work(0);
        t.Join();
    }
}
