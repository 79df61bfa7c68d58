using System;
using System.Diagnostics;

class P
{
    static void Main()
    {
        Console.CancelKeyPress += (sender, e) => Debug.Assert(false, "pressed");
    }
}
