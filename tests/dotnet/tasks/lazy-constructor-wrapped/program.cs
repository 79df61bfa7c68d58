using System;
using System.Diagnostics;
using System.Reflection;

class Fails { public Fails() { throw new InvalidOperationException("no"); } }
class Hidden { Hidden() { } }
class Needs { public Needs(int size) { } }
abstract class Part { }

class P
{
    static string Told(Action action)
    {
        try
        {
            action();
            return "nothing";
        }
        catch (Exception e)
        {
            return e.GetType().Name + (e.InnerException == null ? "" : " of " + e.InnerException.GetType().Name);
        }
    }

    static T New<T>() where T : new() { return new T(); }

    static string lazy, hidden, needs, part, generic, activator;

    static void Main()
    {
        lazy = Told(() => new Lazy<Fails>().Value.ToString());
        hidden = Told(() => new Lazy<Hidden>().Value.ToString());
        needs = Told(() => new Lazy<Needs>().Value.ToString());
        part = Told(() => Activator.CreateInstance<Part>());
        generic = Told(() => New<Fails>());
        activator = Told(() => Activator.CreateInstance(typeof(Needs)));
        Debug.Assert(Activator.CreateInstance<int>() == 0 && New<object>() != null);
    }
}
