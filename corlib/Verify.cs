// Copy this file into your project to talk to Fencepost from your program.
// Fencepost recognises the class by its name and gives the methods their meaning.
// On a normal runtime they do something sensible, so that the program still runs and its tests still pass.
using System;
using System.Threading;

public static class Verify
{
    static readonly object s_atomic = new object();
    static int s_seed = 1;

    // Fencepost explores every value from 0 to count - 1; a normal runtime gets some value.
    public static int Choose(int count)
    {
        if (count <= 0)
            throw new ArgumentOutOfRangeException("count");
        // A multiplicative generator without a lock: a lost update only repeats a value.
        s_seed = (int)(s_seed * 48271L % int.MaxValue);
        return s_seed % count;
    }

    // Fencepost drops executions in which the condition is false; a normal runtime stops there.
    public static void Assume(bool condition)
    {
        if (!condition)
            throw new InvalidOperationException("Verify.Assume: this execution is not meant to go on.");
    }

    // Fencepost reports a violation when the condition is false, in every build configuration.
    public static void Assert(bool condition)
    {
        Assert(condition, "Verify.Assert failed.");
    }

    public static void Assert(bool condition, string message)
    {
        if (!condition)
            throw new InvalidOperationException(message);
    }

    // Fencepost runs the action in one step that no other thread sees half done.
    // A normal runtime can only keep atomic actions apart from each other.
    public static void Atomic(Action action)
    {
        lock (s_atomic)
            action();
    }

    // Says that the running thread is meant to run for ever, such as a server's loop:
    // with --liveness, it is not wrong that it never ends. A normal runtime does nothing.
    public static void Daemon()
    {
    }

    // Marks the point where an operation takes effect, for linearizability checks.
    public static void CommitPoint()
    {
    }
}

// Marks a class whose operations must look as if each happened at one moment between its call and
// its return. Fencepost compares what they return with what they return one after the other.
[AttributeUsage(AttributeTargets.Class)]
public sealed class LinearizableAttribute : Attribute
{
}
