using System.Diagnostics;
using System.Globalization;

class P
{
    static void Main()
    {
        var german = new CultureInfo("de-DE");
        Debug.Assert(1.5.ToString(german) == "1.5");
    }
}
