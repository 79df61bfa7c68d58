using System;
using System.Threading;

class BenignRaceAttribute : Attribute
{
}

class Box
{
    [BenignRace] public int value;
    [BenignRace] public static int shared;
    public int other;

    [BenignRace] public void Set(int number) { other = number; }
    public void Set(long number) { other = (int)number; }
}

class Box<T>
{
    public int value;
}

class Outer
{
    public class Box
    {
        public static int shared;
    }
}

class Derived : Box
{
    public new int value;
}

namespace Inner
{
    class Box
    {
        public int value;
    }
}

class Program
{
    static void Main()
    {
        var space = new Inner.Box();
        var generic = new Box<int>();
        var box = new Box();
        var derived = new Derived();
        var other = new Thread(() =>
        {
            space.value = 1;
            generic.value = 1;
            Outer.Box.shared = 1;
            derived.value = 1;
            box.Set(1L);
        });
        other.Start();
        space.value = 2;
        generic.value = 2;
        Outer.Box.shared = 2;
        derived.value = 2;
        box.Set(2L);
        other.Join();
    }
}
