using System;

class Settings
{
    internal static int size;
}

class Table
{
    internal static int size = 10 / Settings.size;
}

class P
{
    static string how;

    static void Main()
    {
        Settings.size = 5;
        try
        {
            how = Table.size.ToString();
        }
        catch (TypeInitializationException)
        {
            how = "failed";
        }
    }
}
