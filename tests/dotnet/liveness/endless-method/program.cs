using System.Threading;

class Server
{
    static volatile int requests;
    static volatile bool asked;

    static void Serve()
    {
        while (true)
        {
            if (requests > 0)
                requests = 0;
        }
    }

    static void Main()
    {
        new Thread(Serve).Start();
        requests = 1;
        asked = true;
    }
}
