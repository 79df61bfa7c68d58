using System;
using System.Threading;

class P
{
    static int n;

    static void Main()
    {
        ThreadPool.QueueUserWorkItem(o => n = (int)o, 5);
    }
}
