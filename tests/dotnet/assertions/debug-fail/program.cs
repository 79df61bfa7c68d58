using System.Diagnostics;

class P
{
    static void Main() { Debug.Fail("never here"); }
}
