using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
class ListRace
{
    static List<int> list = new List<int>();
    static void Main()
    {
        var t = new Thread(() => list.Add(1));
        t.Start();
        list.Add(2);
        t.Join();
        Debug.Assert(list.Count == 2, "an element was lost");
    }
}
