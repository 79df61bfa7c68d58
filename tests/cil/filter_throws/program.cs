// An exception that leaves a filter counts as "no". Mono lets it take over instead.
using System;

class P
{
    static bool Boom() { throw new Exception("in filter"); }

    static void Main()
    {
        try
        {
            try { throw new Exception("first"); }
            catch (Exception) when (Boom()) { Console.WriteLine("never"); }
            finally { Console.WriteLine("finally"); }
        }
        catch (Exception e) { Console.WriteLine("outer " + e.Message); }
    }
}
