using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

// Asynchronous sequences that a thread goes through while it waits.
static class Program
{
    static async IAsyncEnumerable<int> To(int n, [EnumeratorCancellation] CancellationToken token = default)
    {
        try
        {
            for (int i = 0; i < n; i++)
            {
                token.ThrowIfCancellationRequested();
                await Task.Yield();
                yield return i;
            }
            if (n > 3)
                throw new InvalidOperationException("too many");
        }
        finally
        {
            await Task.Yield();
            Console.WriteLine("left " + n);
        }
    }

    static void Show(string name, Func<object> found)
    {
        try { Console.WriteLine(name + ": " + found()); }
        catch (Exception e) { Console.WriteLine(name + ": " + e.GetType().Name); }
    }

    static void Main()
    {
        Show("all", () => string.Join(",", To(3).ToBlockingEnumerable()));
        Show("some", () => To(5).ToBlockingEnumerable().First());
        Show("none", () => To(0).ToBlockingEnumerable().Count());
        Show("fails", () => To(4).ToBlockingEnumerable().Count());
        Show("cancelled", () => To(2).ToBlockingEnumerable(new CancellationToken(true)).Count());
        var lazy = To(1).ToBlockingEnumerable();
        Show("twice", () => lazy.Count() + " " + lazy.Count());
    }
}
