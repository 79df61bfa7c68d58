using System.Collections.Generic;
using System.Threading;

class P
{
    static bool result;

    static void Main()
    {
        var table = new Dictionary<int, int> { { 1, 1 }, { 2, 2 }, { 3, 3 } };
        var adder = new Thread(() => table.Add(4, 4));
        adder.Start();
        result = table.ContainsKey(1);
        adder.Join();
    }
}
