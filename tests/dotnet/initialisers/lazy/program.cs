class Settings
{
    internal static int size;
}

class Table
{
    internal static int size = Settings.size;
}

class P
{
    static int n;

    static void Main()
    {
        Settings.size = 1;
        n = Table.size;
    }
}
