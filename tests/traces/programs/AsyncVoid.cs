using System;
using System.Threading;
using System.Threading.Tasks;
class AsyncVoid
{
    static async void Fire(int n)
    {
        await Task.Yield();
        throw new InvalidOperationException("nobody sees this: " + n);
    }
    static void Main() { Fire(7); Thread.Sleep(1); }
}
