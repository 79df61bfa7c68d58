// A parallel loop over own cells.
// At most: 300
using System.Threading.Tasks;

class Program
{
    static int[] cells = new int[4];

    static void Main() { Parallel.For(0, 4, i => { cells[i] = i; }); }
}
