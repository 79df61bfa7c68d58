using System;
using System.Collections.Generic;
using System.Threading;

// The list comes out of the dictionary through an out parameter, under the lock; it grows outside.
class Index
{
    readonly Dictionary<int, List<int>> index = new Dictionary<int, List<int>>();

    public void Put()
    {
        List<int> list;
        lock (index)
        {
            if (!index.TryGetValue(1, out list))
            {
                list = new List<int>();
                index[1] = list;
            }
        }
        list.Add(1);
    }

    static void Main()
    {
        var all = new Index();
        var other = new Thread(all.Put);
        other.Start();
        all.Put();
        other.Join();
        if (all.index[1].Count != 2)
            throw new Exception("lost");
    }
}
