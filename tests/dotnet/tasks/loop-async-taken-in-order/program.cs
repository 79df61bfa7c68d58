using System;
using System.Threading;
using System.Threading.Tasks;

class P
{
    static int begun;
    static bool late;

    static void Main()
    {
        Task loop = Parallel.ForEachAsync(new[] { 1, 2 }, (item, token) =>
        {
            if (token.IsCancellationRequested)
                late = true;
            Interlocked.Add(ref begun, item);
            if (item == 2)
                throw new FormatException();
            return default(ValueTask);
        });
        Task.WhenAny(loop).Wait();
    }
}
