using System.Collections.Generic;
using System.Threading;

class P
{
    static bool result;

    static void Main()
    {
        var set = new HashSet<int> { 1, 2, 3 };
        var adder = new Thread(() => set.Add(4));
        adder.Start();
        result = set.Contains(1);
        adder.Join();
    }
}
