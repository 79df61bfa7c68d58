using System.Collections.Generic;
using System.Threading.Tasks;
class Prices
{
    readonly Dictionary<string, int> known = new Dictionary<string, int>();
    public int Of(string item)
    {
        if (!known.ContainsKey(item))
            known.Add(item, item.Length);
        return known[item];
    }
}
class DictionaryCache
{
    static void Main()
    {
        var prices = new Prices();
        Task.WaitAll(Task.Run(() => prices.Of("tea")), Task.Run(() => prices.Of("tea")));
    }
}
