using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Modern;

public record struct Point(int X, int Y);

public interface IGreeter
{
    string Greet(in Point at) => $"hello {at.X}";
}

public class Worker : IGreeter
{
    private static readonly byte[] Data = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

    public static unsafe int CallThrough(delegate*<int, int> function) => function(3);

    public static ReadOnlySpan<byte> Raw => new byte[] { 9, 8, 7 };

    public async Task<int> WaitAsync(int count)
    {
        var total = 0;
        for (var index = 0; index < count; index++)
        {
            await Task.Delay(index);
            total += index;
        }
        return total;
    }

    public IEnumerable<int> Numbers()
    {
        yield return 1;
#line 100 "/src/Other.cs"
        yield return 2;
#line default
    }

    public int Scoped(int n)
    {
        if (n > 0)
        {
            int inner = n * 2;
            return inner;
        }
        else
        {
            string text = n.ToString();
            return text.Length;
        }
    }
}
