using System;
using System.Collections.Concurrent;
using System.Diagnostics;

class P
{
    static void Main()
    {
        var open = new BlockingCollection<int>();
        var closed = new BlockingCollection<int>();
        closed.CompleteAdding();
        try
        {
            BlockingCollection<int>.TryAddToAny(new[] { open, closed }, 1);
            Debug.Fail("one is closed");
        }
        catch (ArgumentException)
        {
        }
        Debug.Assert(open.Count == 0);
    }
}
