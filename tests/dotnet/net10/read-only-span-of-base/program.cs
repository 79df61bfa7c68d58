using System;
using System.Diagnostics;

// Nobody writes through a read-only span, so the array may be one of a derived class.
class P
{
    static void Main()
    {
        object[] words = new string[] { "a", "b" };
        ReadOnlySpan<object> span = words;
        Debug.Assert(span.Length == 2 && (string)span[1] == "b");
        bool refused = false;
        try { Span<object> other = words; }
        catch (ArrayTypeMismatchException) { refused = true; }
        Debug.Assert(refused);
    }
}
