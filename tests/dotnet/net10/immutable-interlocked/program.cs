using System.Collections.Immutable;
using System.Diagnostics;
using System.Threading.Tasks;

// Two threads add to a shared immutable list; nothing is lost.
class P
{
    static ImmutableList<int> list = ImmutableList<int>.Empty;

    static void Main()
    {
        Task other = Task.Run(() => ImmutableInterlocked.Update(ref list, old => old.Add(1)));
        ImmutableInterlocked.Update(ref list, old => old.Add(2));
        other.Wait();
        Debug.Assert(list.Count == 2 && list.Contains(1) && list.Contains(2));
    }
}
