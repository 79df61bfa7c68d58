using System.Collections.Generic;
using System.Diagnostics;

class P
{
    static void Main()
    {
        var one = new Dictionary<string, int> { { "one", 1 } };
        foreach (KeyValuePair<string, int> pair in one)
            Debug.Assert(pair.Value == 1);
        var two = new HashSet<int> { 1, 2 };
        Debug.Assert(two.Contains(2) && two.Count == 2);
    }
}
