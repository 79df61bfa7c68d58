// Made from tests/clients/table.txt by `cargo xtask clients`.
using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

/// Runs every client as often as the argument says, and prints each result once.
static class Program
{
    static void Main(string[] arguments)
    {
        foreach (Client client in Clients.All)
        {
            foreach (string result in Pair.RunAll(client.Make, int.Parse(arguments[0])).Distinct())
                Console.WriteLine(client.Name + "\t" + result);
        }
    }
}

record Client(string Name, Func<Trial> Make);

/// Two operations on a new object, and what is shown of it afterwards.
record Trial(Func<string> First, Func<string> Second, Func<string> Show);

static class Pair
{
    /// What the checker explores.
    public static string Run(Trial trial)
    {
        string second = null;
        var other = new Thread(() => second = trial.Second());
        other.Start();
        string first = trial.First();
        other.Join();
        return first + " | " + second + " | " + trial.Show();
    }

    /// Many trials on a real machine: two threads go through them, neither far ahead of the other,
    /// with pauses now and then.
    public static string[] RunAll(Func<Trial> make, int runs)
    {
        var trials = new Trial[runs];
        for (int i = 0; i < runs; i++)
            trials[i] = make();
        var results = new string[2, runs];
        var reached = new int[32];
        void Go(int me, int other)
        {
            var random = new Random(me);
            for (int i = 0; i < runs; i++)
            {
                int lead = random.Next(3);
                while (i > Volatile.Read(ref reached[16 * other]) + lead)
                    Thread.Yield();
                Thread.SpinWait(random.Next(20));
                results[me, i] = me == 0 ? trials[i].First() : trials[i].Second();
                Volatile.Write(ref reached[16 * me], i + 1);
            }
        }
        var thread = new Thread(() => Go(1, 0));
        thread.Start();
        Go(0, 1);
        thread.Join();
        return Enumerable.Range(0, runs).Select(i => results[0, i] + " | " + results[1, i] + " | " + trials[i].Show()).ToArray();
    }
}

static class Text
{
    public static string Of(object value) { return value == null ? "null" : value.ToString(); }
    public static string Sorted(IEnumerable<int> items) { return string.Join(",", items.Order()); }
    public static string If(bool taken, Action back)
    {
        if (taken)
            back();
        return taken.ToString();
    }
    public static string After(string text, Action action)
    {
        action();
        return text;
    }
    public static string Try<T>(Func<T> action)
    {
        try
        {
            return Of(action());
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }
    public static string Counted(Action<int[]> action)
    {
        var count = new int[1];
        action(count);
        return Volatile.Read(ref count[0]).ToString();
    }
    public static T Changed<T>(T made, Action<T> change)
    {
        change(made);
        return made;
    }
    public static TResult From<T, TResult>(T made, Func<T, TResult> further) { return further(made); }
}

class Spin
{
    public SpinLock Lock = new SpinLock(false);
    public bool TryEnter()
    {
        bool taken = false;
        Lock.TryEnter(ref taken);
        return taken;
    }
}

class Holder
{
    public string Value;
}

