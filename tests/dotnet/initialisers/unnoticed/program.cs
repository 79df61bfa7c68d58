using System;
using System.Collections.Generic;
using System.Threading;

class Constants
{
    internal static readonly int Limit = 3;
    internal static readonly string Name = "name";
    // Nobody but its initialiser writes it.
    internal static int size = 5;
}

class Own
{
    internal static int first = Constants.Limit + Constants.size;
    internal static int second = first + Twice(first);
    internal static string text = Constants.Name + "!";
    internal static readonly object gate = new object();
    internal static List<int> list = new List<int> { 1, 2 };
    internal static Func<int, int> twice = Twice;
    internal static Func<int, int> thrice = n => 3 * n;
    internal static int made = twice(2) + thrice(2);
    static int Twice(int n) { return 2 * n; }
}

class Changing
{
    internal static int value;
}

class NeverReached
{
    internal static int value = Changing.value;
}

class P
{
    static int n;

    static void Main(string[] args)
    {
        Changing.value = 1;
        lock (Own.gate)
            n = Own.second + Own.list.Count + Own.made + Own.text.Length;
        if (args.Length > 0)
            n = NeverReached.value;
    }
}
