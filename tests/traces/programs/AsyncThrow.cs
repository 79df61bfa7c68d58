using System;
using System.Threading.Tasks;
class AsyncThrow
{
    static int stock = 1;
    static async Task Take(int n)
    {
        await Task.Yield();
        if (stock < n) throw new InvalidOperationException("out of stock: " + n);
        stock -= n;
    }
    static async Task Run()
    {
        var a = Take(1);
        var b = Take(1);
        await Task.WhenAll(a, b);
    }
    static void Main()
    {
        Run().Wait();
    }
}
