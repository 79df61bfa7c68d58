// Mathematics. The functions on floating point are native and pure.
using System.Runtime.CompilerServices;

namespace System
{
    public enum MidpointRounding { ToEven, AwayFromZero, ToZero, ToNegativeInfinity, ToPositiveInfinity }

    public static class Math
    {
        public const double PI = 3.1415926535897931;
        public const double E = 2.7182818284590452;
        public const double Tau = 6.2831853071795862;

        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Sqrt(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Cbrt(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Exp(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Log(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Log10(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Log2(double x);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Sin(double a);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Cos(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Tan(double a);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Asin(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Acos(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Atan(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Sinh(double value);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Cosh(double value);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Tanh(double value);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Floor(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Ceiling(double a);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Round(double a);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Truncate(double d);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Atan2(double y, double x);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double Pow(double x, double y);
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double IEEERemainder(double x, double y);

        [MethodImpl(MethodImplOptions.InternalCall)] public static extern double FusedMultiplyAdd(double x, double y, double z);

        public static double Acosh(double d) { return Log(d + Sqrt(d * d - 1)); }
        public static double Asinh(double d) { return d == 0 || double.IsInfinity(d) ? d : CopySign(Log(Abs(d) + Sqrt(d * d + 1)), d); }
        public static double Atanh(double d) { return d == 0 ? d : 0.5 * Log((1 + d) / (1 - d)); }
        public static double CopySign(double x, double y)
        {
            long sign = BitConverter.DoubleToInt64Bits(y) & long.MinValue;
            return BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(x) & long.MaxValue | sign);
        }
        // The longest side of a right triangle. Squares neither overflow nor vanish, and what rounding takes from them is added again.
        internal static double Hypotenuse(double x, double y)
        {
            double large = Max(Abs(x), Abs(y));
            double small = Min(Abs(x), Abs(y));
            if (double.IsInfinity(x) || double.IsInfinity(y))
                return double.PositiveInfinity;
            if (small == 0 || double.IsNaN(large))
                return large;
            int exponent = ILogB(large);
            large = ScaleB(large, -exponent);
            small = ScaleB(small, -exponent);
            double first = large * large;
            double second = small * small;
            double sum = first + second;
            double lost = first - sum + second + FusedMultiplyAdd(large, large, -first) + FusedMultiplyAdd(small, small, -second);
            return ScaleB(Sqrt(sum + lost), exponent);
        }
        public static (double Sin, double Cos) SinCos(double x) { return (Sin(x), Cos(x)); }
        public static (uint Quotient, uint Remainder) DivRem(uint left, uint right) { return (left / right, left % right); }
        public static (ulong Quotient, ulong Remainder) DivRem(ulong left, ulong right) { return (left / right, left % right); }
        public static ulong BigMul(ulong a, ulong b, out ulong low)
        {
            UInt128 product = (UInt128)a * (UInt128)b;
            low = (ulong)(product & ulong.MaxValue);
            return (ulong)(product >> 64);
        }
        public static long BigMul(long a, long b, out long low)
        {
            Int128 product = (Int128)a * (Int128)b;
            low = unchecked((long)(a * b));
            return (long)(product >> 64);
        }
        public static UInt128 BigMul(ulong a, ulong b) { return (UInt128)a * (UInt128)b; }
        public static Int128 BigMul(long a, long b) { return (Int128)a * (Int128)b; }
        public static (byte Quotient, byte Remainder) DivRem(byte left, byte right) { return ((byte)(left / right), (byte)(left % right)); }
        public static (sbyte Quotient, sbyte Remainder) DivRem(sbyte left, sbyte right) { return ((sbyte)(left / right), (sbyte)(left % right)); }
        public static (short Quotient, short Remainder) DivRem(short left, short right) { return ((short)(left / right), (short)(left % right)); }
        public static (ushort Quotient, ushort Remainder) DivRem(ushort left, ushort right) { return ((ushort)(left / right), (ushort)(left % right)); }
        public static ulong BigMul(uint a, uint b) { return (ulong)a * b; }
        public static double Log(double a, double newBase) { return Log(a) / Log(newBase); }
        public static double Round(double value, int digits) { return Round(value, digits, MidpointRounding.ToEven); }
        public static double Round(double value, MidpointRounding mode) { return Round(value, 0, mode); }
        public static double Round(double value, int digits, MidpointRounding mode)
        {
            if (digits < 0 || digits > 15)
                throw new ArgumentOutOfRangeException("digits", "Rounding digits must be between 0 and 15, inclusive.");
            if (Abs(value) >= 1e16)
                return value;
            double power = Pow(10, digits);
            double scaled = value * power;
            switch (mode)
            {
                case MidpointRounding.ToEven: return Round(scaled) / power;
                case MidpointRounding.ToZero: return Truncate(scaled) / power;
                case MidpointRounding.ToNegativeInfinity: return Floor(scaled) / power;
                case MidpointRounding.ToPositiveInfinity: return Ceiling(scaled) / power;
            }
            double whole = Truncate(scaled);
            if (Abs(scaled - whole) >= 0.5)
                whole += Sign(scaled);
            return whole / power;
        }
        public static decimal Round(decimal d) { return decimal.Round(d); }
        public static decimal Round(decimal d, int decimals) { return decimal.Round(d, decimals); }
        public static decimal Round(decimal d, MidpointRounding mode) { return decimal.Round(d, mode); }
        public static decimal Round(decimal d, int decimals, MidpointRounding mode) { return decimal.Round(d, decimals, mode); }
        public static decimal Floor(decimal d) { return decimal.Floor(d); }
        public static decimal Ceiling(decimal d) { return decimal.Ceiling(d); }
        public static decimal Truncate(decimal d) { return decimal.Truncate(d); }

        public static sbyte Abs(sbyte value)
        {
            if (value == sbyte.MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return value < 0 ? (sbyte)(-value) : value;
        }
        public static int Sign(sbyte value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
        public static short Abs(short value)
        {
            if (value == short.MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return value < 0 ? (short)(-value) : value;
        }
        public static int Sign(short value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
        public static int Abs(int value)
        {
            if (value == int.MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return value < 0 ? (int)(-value) : value;
        }
        public static int Sign(int value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
        public static long Abs(long value)
        {
            if (value == long.MinValue)
                throw new OverflowException("Negating the minimum value of a twos complement number is invalid.");
            return value < 0 ? (long)(-value) : value;
        }
        public static int Sign(long value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }
        public static float Abs(float value) { return value < 0 || value == 0 ? 0 - value : value; }
        public static double Abs(double value) { return value < 0 || value == 0 ? 0 - value : value; }
        public static decimal Abs(decimal value) { return value < 0 ? -value : value; }
        public static int Sign(float value) { return Sign((double)value); }
        public static int Sign(double value)
        {
            if (double.IsNaN(value))
                throw new ArithmeticException("Function does not accept floating point Not-a-Number values.");
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }
        public static int Sign(decimal value) { return value < 0 ? -1 : value > 0 ? 1 : 0; }

        public static sbyte Max(sbyte val1, sbyte val2) { return val1 >= val2 ? val1 : val2; }
        public static sbyte Min(sbyte val1, sbyte val2) { return val1 <= val2 ? val1 : val2; }
        public static sbyte Clamp(sbyte value, sbyte min, sbyte max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static byte Max(byte val1, byte val2) { return val1 >= val2 ? val1 : val2; }
        public static byte Min(byte val1, byte val2) { return val1 <= val2 ? val1 : val2; }
        public static byte Clamp(byte value, byte min, byte max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static short Max(short val1, short val2) { return val1 >= val2 ? val1 : val2; }
        public static short Min(short val1, short val2) { return val1 <= val2 ? val1 : val2; }
        public static short Clamp(short value, short min, short max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static ushort Max(ushort val1, ushort val2) { return val1 >= val2 ? val1 : val2; }
        public static ushort Min(ushort val1, ushort val2) { return val1 <= val2 ? val1 : val2; }
        public static ushort Clamp(ushort value, ushort min, ushort max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static int Max(int val1, int val2) { return val1 >= val2 ? val1 : val2; }
        public static int Min(int val1, int val2) { return val1 <= val2 ? val1 : val2; }
        public static int Clamp(int value, int min, int max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static uint Max(uint val1, uint val2) { return val1 >= val2 ? val1 : val2; }
        public static uint Min(uint val1, uint val2) { return val1 <= val2 ? val1 : val2; }
        public static uint Clamp(uint value, uint min, uint max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static long Max(long val1, long val2) { return val1 >= val2 ? val1 : val2; }
        public static long Min(long val1, long val2) { return val1 <= val2 ? val1 : val2; }
        public static long Clamp(long value, long min, long max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static ulong Max(ulong val1, ulong val2) { return val1 >= val2 ? val1 : val2; }
        public static ulong Min(ulong val1, ulong val2) { return val1 <= val2 ? val1 : val2; }
        public static ulong Clamp(ulong value, ulong min, ulong max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static float Max(float val1, float val2) { return val1 > val2 || float.IsNaN(val1) || val1 == val2 && !float.IsNegative(val1) ? val1 : val2; }
        public static float Min(float val1, float val2) { return val1 < val2 || float.IsNaN(val1) || val1 == val2 && float.IsNegative(val1) ? val1 : val2; }
        public static float Clamp(float value, float min, float max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static double Max(double val1, double val2) { return val1 > val2 || double.IsNaN(val1) || val1 == val2 && !double.IsNegative(val1) ? val1 : val2; }
        public static double Min(double val1, double val2) { return val1 < val2 || double.IsNaN(val1) || val1 == val2 && double.IsNegative(val1) ? val1 : val2; }
        public static double Clamp(double value, double min, double max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static decimal Max(decimal val1, decimal val2) { return val1 >= val2 ? val1 : val2; }
        public static decimal Min(decimal val1, decimal val2) { return val1 <= val2 ? val1 : val2; }
        public static decimal Clamp(decimal value, decimal min, decimal max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }

        public static int DivRem(int a, int b, out int result)
        {
            int quotient = a / b;
            result = a - quotient * b;
            return quotient;
        }
        public static long DivRem(long a, long b, out long result)
        {
            long quotient = a / b;
            result = a - quotient * b;
            return quotient;
        }
        public static (int Quotient, int Remainder) DivRem(int left, int right) { return new ValueTuple<int, int>(left / right, left % right); }
        public static (long Quotient, long Remainder) DivRem(long left, long right) { return new ValueTuple<long, long>(left / right, left % right); }
        public static long BigMul(int a, int b) { return (long)a * b; }
        public static double BitIncrement(double x)
        {
            long bits = BitConverter.DoubleToInt64Bits(x);
            if (!double.IsFinite(x))
                return bits == unchecked((long)0xFFF0000000000000) ? double.MinValue : x;
            if (bits == long.MinValue)
                return double.Epsilon;
            return BitConverter.Int64BitsToDouble(bits < 0 ? bits - 1 : bits + 1);
        }
        public static double BitDecrement(double x) { return -BitIncrement(-x); }
        public static int ILogB(double x)
        {
            if (double.IsNaN(x))
                return int.MaxValue;
            if (x == 0)
                return int.MinValue;
            if (double.IsInfinity(x))
                return int.MaxValue;
            long bits = BitConverter.DoubleToInt64Bits(x) & long.MaxValue;
            int exponent = (int)(bits >> 52);
            return exponent != 0 ? exponent - 1023 : Numerics.BitOperations.Log2((ulong)bits) - 1074;
        }
        public static double ScaleB(double x, int n)
        {
            // In steps that stay exact until the last one.
            for (; n > 1023; n -= 1023)
                x *= Pow(2, 1023);
            for (; n < -969; n += 969)
                x *= Pow(2, -969);
            return x * Pow(2, n);
        }
        public static double ReciprocalEstimate(double d) { return 1 / d; }
        public static double ReciprocalSqrtEstimate(double d) { return 1 / Sqrt(d); }
        public static double MaxMagnitude(double x, double y)
        {
            double a = Abs(x), b = Abs(y);
            return a > b || double.IsNaN(a) ? x : a == b ? (double.IsNegative(x) ? y : x) : y;
        }
        public static double MinMagnitude(double x, double y)
        {
            double a = Abs(x), b = Abs(y);
            return a < b || double.IsNaN(a) ? x : a == b ? (double.IsNegative(x) ? x : y) : y;
        }
    }
}
