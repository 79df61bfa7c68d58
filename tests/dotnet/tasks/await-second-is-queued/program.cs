using System.Threading;
using System.Threading.Tasks;

class P
{
    static readonly Barrier both = new Barrier(2);

    static async Task Meet(Task gate)
    {
        await gate;
        both.SignalAndWait();
    }

    static void Main()
    {
        var gate = new TaskCompletionSource<bool>();
        Task one = Meet(gate.Task);
        Task two = Meet(gate.Task);
        gate.SetResult(true);
        Task.WaitAll(one, two);
    }
}
