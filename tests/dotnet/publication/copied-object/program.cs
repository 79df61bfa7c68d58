using System.Threading;

class Pair
{
    public int A, B;

    public Pair Copy() { return (Pair)MemberwiseClone(); }
}

class P
{
    static Pair pair = new Pair();
    static int a, b;

    static void Change()
    {
        pair.A = 1;
        pair.B = 1;
    }

    static void Main()
    {
        var changer = new Thread(Change);
        changer.Start();
        var copy = pair.Copy();
        a = copy.A;
        b = copy.B;
        changer.Join();
    }
}
