using System.Threading;

class P
{
    static int[] table;
    static int seen = -1;

    static void Make() { table = new int[] { 1, 2, 3, 4 }; }

    static void Main()
    {
        var maker = new Thread(Make);
        maker.Start();
        var found = table;
        if (found != null)
            seen = found[0];
        maker.Join();
    }
}
