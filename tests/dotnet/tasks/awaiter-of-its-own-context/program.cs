using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

class Gate : INotifyCompletion
{
    internal Action Rest;
    internal Gate GetAwaiter() { return this; }
    internal bool IsCompleted { get { return false; } }
    internal void GetResult() { }
    public void OnCompleted(Action rest) { Rest = rest; }
}

class P
{
    static readonly AsyncLocal<int> local = new AsyncLocal<int>();

    static async Task Through(Gate gate)
    {
        local.Value = 1;
        await gate;
        Debug.Assert(local.Value == 1);
        local.Value = 3;
    }

    static void Main()
    {
        var gate = new Gate();
        Task through = Through(gate);
        local.Value = 2;
        gate.Rest();
        Debug.Assert(local.Value == 2);
        through.GetAwaiter().GetResult();
    }
}
