using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static async void Fire() { await Task.Yield(); throw new InvalidOperationException("void"); }

    static void Main()
    {
        Fire();
        new ManualResetEvent(false).WaitOne();
    }
}
