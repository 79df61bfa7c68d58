using System.Threading;
using System.Threading.Tasks;
class SemaphoreTwice
{
    static SemaphoreSlim gate = new SemaphoreSlim(1);
    static async Task Inner() { await gate.WaitAsync(); gate.Release(); }
    static async Task Outer() { await gate.WaitAsync(); await Inner(); gate.Release(); }
    static void Main() { Outer().Wait(); }
}
