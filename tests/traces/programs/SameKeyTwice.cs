using System;
using System.Collections.Generic;
using System.Threading.Tasks;

class Prices
{
    readonly Dictionary<string, decimal> known = new Dictionary<string, decimal>();

    public decimal Of(string item)
    {
        decimal price;
        if (!known.TryGetValue(item, out price))
        {
            price = item.Length * 1.5m;
            known.Add(item, price);
        }
        return price;
    }
}

static class SameKeyTwice
{
    static void Main()
    {
        var prices = new Prices();
        var first = Task.Run(() => prices.Of("apple"));
        var second = Task.Run(() => prices.Of("apple"));
        Task.WaitAll(first, second);
    }
}
