using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading.Tasks;
class WordCount
{
    static ConcurrentDictionary<string, int> counts = new ConcurrentDictionary<string, int>();
    static void Add(string key)
    {
        int n;
        counts.TryGetValue(key, out n);
        counts[key] = n + 1;
    }
    static void Main()
    {
        Task.WaitAll(Task.Run(() => Add("a")), Task.Run(() => Add("a")));
        Debug.Assert(counts["a"] == 2, "count is " + counts["a"]);
    }
}
