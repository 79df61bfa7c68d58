using System.Collections.Immutable;
using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static ImmutableList<int> list = ImmutableList<int>.Empty;

    static void Main()
    {
        Task other = Task.Run(() => list = list.Add(1));
        list = list.Add(2);
        other.Wait();
        Debug.Assert(list.Count == 2);
    }
}
