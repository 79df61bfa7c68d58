using System.Threading;

class Table
{
    public int Slot(object key)
    {
        return key.GetHashCode();
    }
}

class Program
{
    static void Main()
    {
        var table = new Table();
        var key = new object();
        var other = new Thread(() => table.Slot(key));
        other.Start();
        table.Slot(new object());
        other.Join();
    }
}
