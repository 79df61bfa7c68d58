using System;
using System.Threading;

// A class initialiser fails for good if it runs before the settings are there.
static class Registry
{
    public static readonly int Size = Load();

    static int Load()
    {
        if (LateSettings.path == null)
            throw new InvalidOperationException("the path is not set");
        return LateSettings.path.Length;
    }
}

class LateSettings
{
    public static string path;

    static void Main()
    {
        var setup = new Thread(() => path = "/etc/registry");
        setup.Start();
        Console.WriteLine(Registry.Size);
        setup.Join();
    }
}
