using System.Diagnostics;
using System.Threading.Tasks;
class Counter { public int Value; public void Increment() { Value++; } }
class LostUpdate
{
    static void Main()
    {
        var c = new Counter();
        var t1 = Task.Run(() => c.Increment());
        var t2 = Task.Run(() => c.Increment());
        Task.WaitAll(t1, t2);
        Debug.Assert(c.Value == 2, "an increment was lost");
    }
}
