using System;
using System.Diagnostics;
using System.IO;
using System.Text;
using System.Threading;

class Counting : TextWriter
{
    internal int Numbers, Characters;
    public override Encoding Encoding { get { return Encoding.UTF8; } }
    public override void Write(char value) { Characters++; }
    public override void Write(int value) { Numbers++; }
}

class P
{
    static string text = "";

    static void Main()
    {
        TextWriter usual = Console.Out;
        var writer = new StringWriter();
        Console.SetOut(writer);
        // Whoever writes has the writer to itself.
        var thread = new Thread(() => Console.Write("ab"));
        thread.Start();
        Console.Write("cd");
        thread.Join();
        Console.WriteLine();
        Console.WriteLine("{0}{1}", 1, 2);
        Console.Out.Write(true);
        text = writer.ToString().Replace("\n", "|");

        var counting = new Counting();
        Console.SetError(counting);
        Console.Error.Write("four");
        Console.Error.Write(5);
        Debug.Assert(counting.Characters == 4 && counting.Numbers == 1);

        Console.SetOut(usual);
        Console.Write("shown");
        Debug.Assert(writer.ToString().Replace("\n", "|") == text);
        try { Console.SetOut(null); Debug.Assert(false); } catch (ArgumentNullException) { }
    }
}
