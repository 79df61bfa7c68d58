using System;
using System.Diagnostics;

class P
{
    static double zero;

    static void Main()
    {
        double less = -zero;
        Debug.Assert(double.IsNegative(Math.Min(less, zero)) && double.IsNegative(Math.Min(zero, less)));
        Debug.Assert(!double.IsNegative(Math.Max(less, zero)) && !double.IsNegative(Math.Max(zero, less)));
        float small = (float)less;
        Debug.Assert(float.IsNegative(MathF.Min(small, 0f)) && float.IsNegative(MathF.Min(0f, small)));
        Debug.Assert(!float.IsNegative(MathF.Max(small, 0f)) && !float.IsNegative(MathF.Max(0f, small)));
        Debug.Assert(double.IsNaN(Math.Max(1, double.NaN)) && double.IsNaN(Math.Min(double.NaN, 1)));
    }
}
