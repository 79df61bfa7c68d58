// Compiled with debug information, a loop begins with instructions that do nothing; leaving a
// protected block for them runs its finally.
using System;
using System.Threading;

class Program
{
    static readonly object gate = new object();

    static void Main()
    {
        int n = 0;
        while (true)
        {
            try
            {
                if (n++ < 2)
                    continue;
                break;
            }
            finally
            {
                Console.WriteLine("finally " + n);
            }
        }
        n = 0;
        while (true)
        {
            lock (gate)
            {
                if (n++ < 2)
                    continue;
                Console.WriteLine("locked " + n);
            }
            if (n > 2)
                break;
        }
        Console.WriteLine(Monitor.IsEntered(gate));
        while (true)
        {
            try
            {
                while (true)
                {
                    try
                    {
                        if (n++ < 5)
                            continue;
                        break;
                    }
                    finally
                    {
                        Console.WriteLine("inner " + n);
                    }
                }
                break;
            }
            finally
            {
                Console.WriteLine("outer " + n);
            }
        }
    }
}
