using System.Threading;

class P
{
    static int seen;

    static void Main()
    {
        var sleeper = new Thread(() =>
        {
            try { Thread.Sleep(1000); seen = 1; }
            catch (ThreadInterruptedException) { seen = 2; }
            try { Thread.Sleep(1); seen += 10; }
            catch (ThreadInterruptedException) { seen += 20; }
        });
        sleeper.Start();
        sleeper.Interrupt();
        sleeper.Join();
    }
}
