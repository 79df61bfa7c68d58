using System.Diagnostics;
using System.Threading;
class Config { public int Port = 80; }
class ReadyFlag
{
    static Config instance;
    static bool ready;
    static readonly object gate = new object();
    static Config Get()
    {
        if (!ready)
            lock (gate)
                if (!ready)
                {
                    instance = new Config();
                    ready = true;
                }
        return instance;
    }
    static void Use() { int p = Get().Port; }
    static void Main()
    {
        var t = new Thread(Use); t.Start(); Use(); t.Join();
    }
}
