using System.Collections.Generic;
using System.Threading;

class P
{
    static int result;

    static void Main()
    {
        var list = new List<string>();
        var adder = new Thread(() => list.Add("a"));
        adder.Start();
        list.Add("b");
        adder.Join();
        result = list.Contains(null) ? 99 : list.Count;
    }
}
