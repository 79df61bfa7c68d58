using System.Diagnostics;
using System.Threading;

enum Light { Red, Amber, Green }

// The light turns green before the lanes are cleared, and names of an enum say more than numbers.
class Crossing
{
    public Light Light = Light.Red;
    public readonly int[] Waiting = { 3, 4 };
}

class TrafficLight
{
    static readonly Crossing crossing = new Crossing();

    static void Switch()
    {
        crossing.Waiting[0] = 0;
        crossing.Light = Light.Green;
    }

    static void Main()
    {
        new Thread(Switch).Start();
        if (crossing.Light == Light.Green)
            Debug.Assert(crossing.Waiting[0] == 0, "green, and somebody is on the crossing");
    }
}
