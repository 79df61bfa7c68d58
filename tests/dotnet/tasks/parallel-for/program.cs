using System.Threading.Tasks;

class P
{
    static int n;

    static void Main() { Parallel.For(0, 2, i => { n++; }); }
}
