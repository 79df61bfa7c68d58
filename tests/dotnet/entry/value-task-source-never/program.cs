using System;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

// Nobody ever gives it a result, and asking for one too early is an error.
class Source : IValueTaskSource<int>
{
    public int GetResult(short token) { throw new InvalidOperationException("too early"); }
    public ValueTaskSourceStatus GetStatus(short token) { return ValueTaskSourceStatus.Pending; }
    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) { }
}

class Tests
{
    static void Main() { }
    static ValueTask<int> Never() { return new ValueTask<int>(new Source(), 0); }
}
