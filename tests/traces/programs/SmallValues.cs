using System;
using System.Text;
using System.Threading;

class Slot
{
    public object Tag;
    public int? Limit;
}

static class SmallValues
{
    static readonly bool[] seen = new bool[2];
    static readonly char[] letters = new char[2];
    static readonly Slot slot = new Slot();
    static readonly StringBuilder text = new StringBuilder();

    static void Fill()
    {
        seen[1] = true;
        letters[0] = 'z';
        slot.Tag = 7;
        slot.Limit = 3;
        lock (text)
            text.Append('\n');
    }

    static void Main()
    {
        var filler = new Thread(Fill);
        filler.Start();
        bool early = seen[1] && letters[0] == 'z' && slot.Tag != null && slot.Limit.HasValue;
        lock (text)
            if (early && text.Length > 0)
                throw new InvalidOperationException("filled");
        filler.Join();
    }
}
