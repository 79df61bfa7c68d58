// A range is pushed and popped as one.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class StackRange
{
    static string result;

    static void Run()
    {
        var items = new ConcurrentStack<int>();
        var other = new Thread(() => items.PushRange(new[] { 1, 2 }));
        other.Start();
        Delay.Here();
        var taken = new int[2];
        int count = items.TryPopRange(taken);
        other.Join();
        result = count + " " + string.Join("", taken);
    }
}
