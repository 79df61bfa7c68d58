using System.Threading;

class Item
{
    public int weight;
}

class Scale
{
    int total;

    public int Add(Item item)
    {
        return Interlocked.Add(ref total, item.weight);
    }
}

class Program
{
    static void Main()
    {
        var scale = new Scale();
        var other = new Thread(() => scale.Add(new Item { weight = 2 }));
        other.Start();
        scale.Add(new Item { weight = 1 });
        other.Join();
    }
}
