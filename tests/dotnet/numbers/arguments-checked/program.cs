using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

class P
{
    static string wrong = "";
    static readonly Dictionary<string, string> wanted = new Dictionary<string, string>
    {
        { "round", "ArgumentOutOfRangeException" },
        { "scale", "ArgumentOutOfRangeException" },
        { "hex", "ArgumentException" },
        { "letter", "ArgumentOutOfRangeException" },
        { "append", "ArgumentOutOfRangeException" },
        { "split", "c" },
        { "split rest", "b,,c" },
    };

    static void Try(string name, Func<object> call)
    {
        string got;
        try
        {
            object result = call();
            got = result == null ? "nothing" : Convert.ToString(result, CultureInfo.InvariantCulture);
        }
        catch (Exception e)
        {
            got = e.GetType().Name;
        }
        if (got != wanted[name])
            wrong += name + ": " + got + "; ";
    }
    static object Done(Action call)
    {
        call();
        return null;
    }

    static void Main()
    {
        Try("round", () => Math.Round(1.5m, 29));
        Try("scale", () => new decimal(1, 1, 1, false, 29));
        Try("hex", () => int.Parse("5", NumberStyles.AllowHexSpecifier | NumberStyles.AllowDecimalPoint));
        Try("letter", () => char.IsLetter("a", 5));
        Try("append", () => new StringBuilder().Append((char)120, -1));
        Try("split", () => "a,,c".Split(new[] { (char)44 }, 2, StringSplitOptions.RemoveEmptyEntries)[1]);
        Try("split rest", () => "a,,b,,c".Split(new[] { (char)44 }, 2, StringSplitOptions.RemoveEmptyEntries)[1]);
    }
}
