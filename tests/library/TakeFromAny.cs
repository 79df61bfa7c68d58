// Either collection may be the one.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class TakeFromAny
{
    static string result;

    static void Run()
    {
        var a = new BlockingCollection<string>();
        var b = new BlockingCollection<string>();
        var other = new Thread(() => { b.Add("b"); Delay.Here(); a.Add("a"); });
        other.Start();
        Delay.Here();
        string item;
        int index = BlockingCollection<string>.TakeFromAny(new[] { a, b }, out item);
        other.Join();
        result = index + item;
    }
}
