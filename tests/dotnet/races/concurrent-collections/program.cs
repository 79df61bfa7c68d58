using System.Collections.Concurrent;
using System.Threading;

class Box { public int value; }

class P
{
    static readonly ConcurrentQueue<Box> queue = new ConcurrentQueue<Box>();
    static readonly ConcurrentDictionary<int, Box> map = new ConcurrentDictionary<int, Box>();

    static void Main()
    {
        var t = new Thread(() =>
        {
            map[1] = new Box { value = 1 };
            queue.Enqueue(new Box { value = 2 });
        });
        t.Start();
        Box box;
        int sum = 0;
        if (queue.TryDequeue(out box))
            sum += box.value;
        if (map.TryGetValue(1, out box))
            sum += box.value;
        t.Join();
    }
}
