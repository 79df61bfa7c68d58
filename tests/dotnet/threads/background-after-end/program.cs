using System.Diagnostics;
using System.Threading;

class P
{
    static void Main()
    {
        var thread = new Thread(() => { });
        thread.IsBackground = true;
        thread.Start();
        thread.Join();
        int refused = 0;
        try
        {
            refused += thread.IsBackground ? 10 : 20;
        }
        catch (ThreadStateException)
        {
            refused++;
        }
        try
        {
            thread.IsBackground = false;
        }
        catch (ThreadStateException)
        {
            refused++;
        }
        Debug.Assert(refused == 2);
    }
}
