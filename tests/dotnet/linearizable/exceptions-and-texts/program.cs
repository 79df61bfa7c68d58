using System;
using System.Threading;

class Box
{
    string text;

    public string Take()
    {
        string found = Interlocked.Exchange(ref text, null);
        if (found == null)
            throw new InvalidOperationException();
        return found;
    }

    public void Put(string value)
    {
        Interlocked.Exchange(ref text, value);
    }
}

class Program
{
    static void Take(Box box)
    {
        try
        {
            box.Take();
        }
        catch (InvalidOperationException)
        {
        }
    }

    static void Main()
    {
        var box = new Box();
        var other = new Thread(() => Take(box));
        other.Start();
        box.Put("a");
        Take(box);
        other.Join();
    }
}
