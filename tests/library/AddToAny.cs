// Both take one item.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

class AddToAny
{
    static string result;

    static void Run()
    {
        var a = new BlockingCollection<int>(1);
        var b = new BlockingCollection<int>(1);
        int first = BlockingCollection<int>.AddToAny(new[] { a, b }, 1);
        int second = BlockingCollection<int>.AddToAny(new[] { a, b }, 2);
        result = first + " " + second;
    }
}
