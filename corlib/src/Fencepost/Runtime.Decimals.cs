// Pure natives for decimal arithmetic. A decimal is passed by reference to a local variable.
using System;
using System.Runtime.CompilerServices;

namespace Fencepost
{
    internal static partial class Runtime
    {
        internal const int DecimalAdd = 0, DecimalSubtract = 1, DecimalMultiply = 2, DecimalDivide = 3, DecimalRemainder = 4;

        [MethodImpl(Native)] internal static extern int DecimalOperate(int operation, ref decimal left, ref decimal right, out decimal result);
        [MethodImpl(Native)] internal static extern int DecimalCompare(ref decimal left, ref decimal right);
        [MethodImpl(Native)] internal static extern void DecimalRound(ref decimal value, int decimals, int mode, out decimal result);
        [MethodImpl(Native)] internal static extern double DecimalToDouble(ref decimal value);
        [MethodImpl(Native)] internal static extern int DecimalFromDouble(double value, int digits, out decimal result);
        [MethodImpl(Native)] internal static extern string FormatDecimal(ref decimal value, string format);
        [MethodImpl(Native)] internal static extern int ParseDecimal(string text, int styles, out decimal value);
    }
}
