using System;
using System.Threading;

static class Settings
{
    public static readonly int Port = Read(Environment.GetEnvironmentVariable("NO_SUCH_PORT"));

    static int Read(string text)
    {
        return int.Parse(text);
    }
}

static class BadSetting
{
    static void Main()
    {
        var server = new Thread(() => Console.WriteLine(Settings.Port));
        server.Name = "server";
        server.Start();
        server.Join();
    }
}
