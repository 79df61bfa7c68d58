// Runs every client many times on a real runtime and prints what each gave: a line for each result, after the client's name.
// The checker starts at Run of each client instead, and there are no delays then.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Threading;

static class Delay
{
    [ThreadStatic] static Random random;
    static int seed;

    // Makes rare schedules less rare.
    [Conditional("DELAYS")]
    public static void Here()
    {
        if (random == null)
            random = new Random(Interlocked.Increment(ref seed) * 7919 + Environment.TickCount);
        switch (random.Next(4))
        {
            case 0:
                Thread.Sleep(random.Next(3));
                break;
            case 1:
                Thread.Yield();
                break;
            case 2:
                Thread.SpinWait(random.Next(2000));
                break;
        }
    }
}

static class Driver
{
    static void Main(string[] args)
    {
        int runs = int.Parse(args[0]);
        const BindingFlags All = BindingFlags.Static | BindingFlags.NonPublic;
        foreach (Type type in typeof(Driver).Assembly.GetTypes().OrderBy(type => type.Name))
        {
            MethodInfo run = type.GetMethod("Run", All);
            FieldInfo result = type.GetField("result", All);
            if (run == null || result == null)
                continue;
            var seen = new SortedSet<string>(StringComparer.Ordinal);
            for (int i = 0; i < runs; i++)
            {
                run.Invoke(null, null);
                seen.Add((string)result.GetValue(null));
            }
            foreach (string text in seen)
                Console.WriteLine(type.Name + "\t" + text);
        }
    }
}
