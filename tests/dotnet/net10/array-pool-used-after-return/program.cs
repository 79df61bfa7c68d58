using System.Buffers;
using System.Diagnostics;
using System.Threading.Tasks;

// An array that was returned may be somebody else's.
class P
{
    static void Main()
    {
        int[] mine = ArrayPool<int>.Shared.Rent(16);
        ArrayPool<int>.Shared.Return(mine);
        Task other = Task.Run(() =>
        {
            int[] theirs = ArrayPool<int>.Shared.Rent(16);
            theirs[0] = 1;
            Debug.Assert(theirs[0] == 1, "somebody else writes");
        });
        mine[0] = 2;
        other.Wait();
    }
}
