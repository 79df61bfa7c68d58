using System.Threading;

class Box
{
    public int value;
}

class P
{
    static Box filled = new Box();
    static Box published;
    static int r = -1;

    static void Writer()
    {
        Box box = filled;
        box.value = 42;
        published = new Box();
    }

    static void Reader()
    {
        if (published != null)
            r = filled.value;
    }

    static void Main()
    {
        Thread a = new Thread(Writer);
        Thread b = new Thread(Reader);
        a.Start();
        b.Start();
        a.Join();
        b.Join();
    }
}
