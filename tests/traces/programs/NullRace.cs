using System;
using System.Threading;
class NullRace
{
    static string s;
    static void Work() { Console.WriteLine(s.Length); }
    static void Main()
    {
        new Thread(Work).Start();
        s = "x";
    }
}
