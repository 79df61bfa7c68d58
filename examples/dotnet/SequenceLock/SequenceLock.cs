// A sequence lock: the writer makes the number odd while it writes, and a reader that saw an odd
// number, or two different ones, does not believe what it read.
using System.Diagnostics;
using System.Threading;

class SequenceLock
{
    static int sequence, left, right;

    static void Write(int value)
    {
        int number = sequence;
        sequence = number + 1;
        left = value;
        right = value;
        sequence = number + 2;
    }

    static void Main()
    {
        new Thread(() => Write(1)).Start();
        int before = sequence;
        int l = left;
        int r = right;
        int after = sequence;
        if (before == after && before % 2 == 0)
        {
            Debug.Assert(l == r);
        }
    }
}
