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
        { "int", "InvalidCastException" },
        { "date", "2" },
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
        Try("int", () => Convert.ToDateTime(5));
        Try("date", () => Convert.ToDateTime(new DateTime(2024, 1, 2)).Day);
    }
}
