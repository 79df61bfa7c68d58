#define DEBUG
#define TRACE
using System;
using System.Diagnostics;

class Counted
{
    int texts;
    internal int Texts { get { return texts; } }
    public override string ToString()
    {
        texts++;
        return "text";
    }
}

class P
{
    static string result;

    static int In(Action<Counted> action)
    {
        var counted = new Counted();
        action(counted);
        return counted.Texts;
    }

    static void Main()
    {
        result = In(c => Debug.WriteLine(c)) + " " + In(c => Debug.Write(c, "category")) + " "
            + In(c => Debug.WriteLineIf(false, c)) + " " + In(c => Debug.WriteIf(true, c)) + " "
            + In(c => Debug.Print("{0}{0}", c)) + " " + In(c => Trace.WriteLine(c)) + " "
            + In(c => Trace.WriteIf(false, c)) + " " + In(c => Trace.TraceError("{0}", c)) + " ";
        try
        {
            Debug.WriteLine("{0} {1}", new object[] { 1 });
        }
        catch (FormatException)
        {
            result += "format";
        }
    }
}
