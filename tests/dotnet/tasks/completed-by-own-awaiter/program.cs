using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

// An awaiter of the program's own runs what follows where it likes: here inside Open, which has more to do.
class Gate : INotifyCompletion
{
    Action rest;
    public bool Opened;
    public Gate GetAwaiter() { return this; }
    public bool IsCompleted { get { return false; } }
    public void GetResult() { }
    public void OnCompleted(Action continuation) { rest = continuation; }

    public void Open()
    {
        rest();
        Opened = true;
    }
}

class P
{
    static readonly Gate gate = new Gate();
    static bool seen;

    static async Task Inner() { await gate; }

    static async Task Outer()
    {
        await Inner();
        seen = gate.Opened;
    }

    static void Main()
    {
        Task outer = Outer();
        gate.Open();
        Debug.Assert(outer.IsCompleted && !seen);
    }
}
