using System.Collections.Generic;
using System.Diagnostics;

class P
{
    static void Main()
    {
        var set = new HashSet<string> { "one", "two" };
        string first = null;
        foreach (string item in set)
            first = first ?? item;
        Debug.Assert(first == "one", "another order");
    }
}
