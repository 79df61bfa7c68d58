using System;
using System.IO;

class P
{
    static void Main()
    {
        Console.SetOut(TextWriter.Null);
        Console.WriteLine("nothing {0}", 1);
    }
}
