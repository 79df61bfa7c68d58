using System;
using System.Collections.Generic;
using System.Threading.Tasks;

class OrderException : Exception
{
    public OrderException(string message, Exception cause) : base(message, cause) { }
}

static class MissingOrder
{
    static readonly Dictionary<int, string> orders = new Dictionary<int, string>();

    static string Load(int number)
    {
        try
        {
            return orders[number];
        }
        catch (KeyNotFoundException missing)
        {
            throw new OrderException("order " + number + " failed", missing);
        }
    }

    static void Main()
    {
        var load = Task.Run(() => Load(1));
        load.Wait();
    }
}
