using System.Runtime.InteropServices;
using System.Threading;

class Account { public int balance; public int limit; }
class Cell { public int value; }

// Both fields are the same reference.
[StructLayout(LayoutKind.Explicit)]
struct View
{
    [FieldOffset(0)] public Account account;
    [FieldOffset(0)] public Cell cell;
}

static class P
{
    static Account account = new Account();
    static int first, second;

    static void Writer()
    {
        var view = new View();
        view.account = account;
        view.cell.value = 1;
    }

    static void Reader()
    {
        first = account.balance;
        second = account.balance;
    }

    static void Main()
    {
        var writer = new Thread(Writer);
        var reader = new Thread(Reader);
        reader.Start();
        writer.Start();
        writer.Join();
        reader.Join();
    }
}
