using System.Threading;

class Ready
{
    static volatile bool ready;

    static void Main()
    {
        new Thread(() => ready = true).Start();
        while (!ready)
        {
        }
    }
}
