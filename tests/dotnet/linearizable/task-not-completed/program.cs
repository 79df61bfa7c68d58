using System.Threading;
using System.Threading.Tasks;

class Gate
{
    readonly TaskCompletionSource<int> opened = new TaskCompletionSource<int>();

    public void Open(int value)
    {
        opened.TrySetResult(value);
    }

    public Task<int> Opened()
    {
        return opened.Task;
    }
}

class Program
{
    static void Main()
    {
        var gate = new Gate();
        var other = new Thread(() => gate.Open(1));
        other.Start();
        gate.Opened();
        gate.Opened();
        other.Join();
    }
}
