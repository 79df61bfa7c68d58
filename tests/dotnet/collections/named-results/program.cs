using System;
using System.Diagnostics;

class P
{
    static void Main()
    {
        Debug.Assert(Math.DivRem(7, 2).Quotient == 3 && int.DivRem(7, 2).Remainder == 1);
        Debug.Assert(new Range(1, 3).GetOffsetAndLength(5).Length == 2);
        Debug.Assert(double.SinCos(0).Cos == 1);
        Debug.Assert(GC.AllocateUninitializedArray<int>(3).Length == 3 && GC.AllocateArray<int>(2)[1] == 0);
    }
}
