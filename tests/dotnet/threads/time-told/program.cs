using System;
using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        int before = Environment.TickCount;
        Task.WaitAll(Task.Delay(10), Task.Delay(30));
        Task.Delay(5).Wait();
        Debug.Assert(Environment.TickCount - before >= 35);
    }
}
