using System.Diagnostics;
using System.Threading.Tasks;

class P
{
    static void Main()
    {
        Parallel.For(0, 2, () => 0, (i, state, local) =>
        {
            Debug.Assert(local == 0);
            return local + 1;
        }, local => { });
    }
}
