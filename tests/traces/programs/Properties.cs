using System.Threading;
namespace Shop.Stock
{
    class Item { public int Count { get; set; } }
    static class Store
    {
        static readonly Item item = new Item { Count = 1 };
        static void Sell() { if (item.Count > 0) item.Count = item.Count - 1; }
        static void Main()
        {
            var a = new Thread(Sell); var b = new Thread(Sell);
            a.Start(); b.Start(); a.Join(); b.Join();
            System.Diagnostics.Debug.Assert(item.Count == 0, "sold what was not there, or not at all");
        }
    }
}
