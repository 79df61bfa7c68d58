using System.Threading;

static class P
{
    static readonly int[] cells = new int[1];
    static int seen;

    static void Write() { cells[0] = 1; }

    static void Main()
    {
        var writer = new Thread(Write);
        writer.Start();
        seen = (int)cells.GetValue(0);
    }
}
