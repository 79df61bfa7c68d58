using System;
using System.Threading;

class BenignRaceAttribute : Attribute
{
}

class Base
{
    [BenignRace] public int value;
}

class Derived : Base
{
    public int unused;
}

struct Point
{
    [BenignRace] public int x;
    public int y;
}

class Body
{
    public Point position;
    [BenignRace] public Point speed;
}

class Box<T>
{
    [BenignRace] public int value;
}

class Program
{
    static void Main()
    {
        var derived = new Derived();
        var body = new Body();
        var points = new Point[1];
        var box = new Box<int>();
        var other = new Thread(() =>
        {
            derived.value = 1;
            body.position.x = 1;
            body.speed.y = 1;
            points[0].x = 1;
            box.value = 1;
        });
        other.Start();
        derived.value = 2;
        body.position.x = 2;
        body.speed.y = 2;
        points[0].x = 2;
        box.value = 2;
        other.Join();
    }
}
