using System.Collections.Generic;
using System.Diagnostics;
using System.Threading.Tasks;
class ParallelList
{
    static void Main()
    {
        var squares = new List<int>();
        Parallel.For(0, 2, i => squares.Add(i * i));
        Debug.Assert(squares.Count == 2, "a square is missing");
    }
}
