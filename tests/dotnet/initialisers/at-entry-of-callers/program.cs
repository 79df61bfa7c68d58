using System.Threading;

class Settings
{
    internal static int size;
}

class Table
{
    internal static int size = Settings.size;
    internal static int Size { get { return size; } }
}

class Precise
{
    internal static int size;
    static Precise() { size = Settings.size; }
}

class P
{
    static int a, b;

    static int Get() { return Table.Size; }

    static void Main()
    {
        var thread = new Thread(() => Settings.size = 1);
        thread.Start();
        thread.Join();
        a = Get();
        b = Precise.size;
    }
}
