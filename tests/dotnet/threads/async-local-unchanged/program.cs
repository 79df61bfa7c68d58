using System.Threading;

class P
{
    static int texts, numbers;

    static void Main()
    {
        var text = new AsyncLocal<string>(change => texts++);
        text.Value = null;
        text.Value = "a";
        text.Value = "a";
        text.Value = null;
        var number = new AsyncLocal<int>(change => numbers++);
        number.Value = 1;
        number.Value = 1;
    }
}
