// What generic mathematics asks of the numbers that are not primitive; see IntegerMath.template.
using System.Numerics;

namespace System
{
    public partial struct Decimal
    {
        static decimal get_Zero() { return Zero; }
        static decimal get_One() { return One; }
        static decimal get_NegativeOne() { return MinusOne; }
        static decimal get_AdditiveIdentity() { return Zero; }
        static decimal get_MultiplicativeIdentity() { return One; }
        static decimal get_MinValue() { return MinValue; }
        static decimal get_MaxValue() { return MaxValue; }
        static int get_Radix() { return 10; }

        public static decimal Abs(decimal value) { return Math.Abs(value); }
        public static decimal Max(decimal x, decimal y) { return Math.Max(x, y); }
        public static decimal Min(decimal x, decimal y) { return Math.Min(x, y); }
        public static decimal Clamp(decimal value, decimal min, decimal max) { return Math.Clamp(value, min, max); }
        public static int Sign(decimal d) { return Math.Sign(d); }
        public static bool IsInteger(decimal value) { return value == Truncate(value); }
        public static bool IsEvenInteger(decimal value) { return value % 2 == 0; }
        public static bool IsOddInteger(decimal value) { return IsInteger(value) && value % 2 != 0; }
        public static bool IsNegative(decimal value) { return (GetBits(value)[3] & int.MinValue) != 0; }
        public static bool IsPositive(decimal value) { return !IsNegative(value); }
        public static decimal CopySign(decimal value, decimal sign) { return IsNegative(sign) ? -Math.Abs(value) : Math.Abs(value); }
        public static decimal MaxMagnitude(decimal x, decimal y) { return Abs(x) > Abs(y) || Abs(x) == Abs(y) && !IsNegative(x) ? x : y; }
        public static decimal MinMagnitude(decimal x, decimal y) { return Abs(x) < Abs(y) || Abs(x) == Abs(y) && IsNegative(x) ? x : y; }
        static bool IsZero(decimal value) { return value == 0; }
        static bool IsFinite(decimal value) { return true; }
        static bool IsNaN(decimal value) { return false; }
        static bool IsInfinity(decimal value) { return false; }
        static bool IsRealNumber(decimal value) { return true; }

        static decimal Created<TOther>(TOther value, int mode)
        {
            object boxed = value;
            if (boxed is Half)
                boxed = (double)(Half)boxed;
            if (boxed is double || boxed is float)
            {
                double real = boxed is double ? (double)boxed : (float)boxed;
                if (mode == Number.Saturates && (double.IsNaN(real) || Math.Abs(real) >= 7.9228162514264338E+28))
                    return double.IsNaN(real) ? 0 : real < 0 ? MinValue : MaxValue;
                return boxed is double ? (decimal)(double)boxed : (decimal)(float)boxed;
            }
            return boxed is decimal ? (decimal)boxed : Number.Converted(value, MinValue, MaxValue, mode);
        }

        public static decimal CreateChecked<TOther>(TOther value) { return Created(value, Number.Checks); }
        public static decimal CreateSaturating<TOther>(TOther value) { return Created(value, Number.Saturates); }
        public static decimal CreateTruncating<TOther>(TOther value) { return Created(value, Number.Saturates); }
    }

    public readonly partial struct Half
    {
        static Half get_AdditiveIdentity() { return Zero; }
        public static Half MultiplicativeIdentity { get { return One; } }
        public static Half Tau { get { return (Half)6.283185307179586; } }
        static bool IsZero(Half value) { return value == Zero; }
        public static bool IsInteger(Half value) { return double.IsInteger((double)value); }
        public static bool IsEvenInteger(Half value) { return double.IsEvenInteger((double)value); }
        public static bool IsOddInteger(Half value) { return double.IsOddInteger((double)value); }
        public static bool IsPositive(Half value) { return !IsNegative(value); }
        public static bool IsRealNumber(Half value) { return !IsNaN(value); }
        public static int Sign(Half value) { return Math.Sign((double)value); }
        public static Half Clamp(Half value, Half min, Half max) { return (Half)Math.Clamp((float)value, (float)min, (float)max); }
        public static Half Ceiling(Half x) { return (Half)Math.Ceiling((double)x); }
        public static Half Floor(Half x) { return (Half)Math.Floor((double)x); }
        public static Half Truncate(Half x) { return (Half)Math.Truncate((double)x); }
        public static Half Round(Half x) { return (Half)Math.Round((double)x); }
        public static Half Pow(Half x, Half y) { return (Half)MathF.Pow((float)x, (float)y); }
        public static Half CreateChecked<TOther>(TOther value) { return (Half)Number.Real(value); }
        public static Half CreateSaturating<TOther>(TOther value) { return (Half)Number.Real(value); }
        public static Half CreateTruncating<TOther>(TOther value) { return (Half)Number.Real(value); }
    }

    public readonly partial struct Int128
    {
        static Int128 get_AdditiveIdentity() { return Zero; }
        static Int128 get_MultiplicativeIdentity() { return One; }
        static bool IsZero(Int128 value) { return value == Zero; }
        public static bool IsPow2(Int128 value) { return !IsNegative(value) && PopCount(value) == One; }
        public static Int128 Clamp(Int128 value, Int128 min, Int128 max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static Int128 Log2(Int128 value)
        {
            if (IsNegative(value))
                throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
            return value == Zero ? Zero : 127 - LeadingZeroCount(value);
        }
        public static Int128 CreateChecked<TOther>(TOther value)
        {
            BigInteger whole = Number.Whole(value, Number.Checks);
            if (whole < MinValue || whole > MaxValue)
                throw new OverflowException("Arithmetic operation resulted in an overflow.");
            return (Int128)whole;
        }
        public static Int128 CreateSaturating<TOther>(TOther value)
        {
            BigInteger whole = Number.Whole(value, Number.Saturates);
            return whole < MinValue ? MinValue : whole > MaxValue ? MaxValue : (Int128)whole;
        }
        public static Int128 CreateTruncating<TOther>(TOther value) { return new Int128(UInt128.CreateTruncating(value)); }
    }

    public readonly partial struct UInt128
    {
        static UInt128 get_AdditiveIdentity() { return Zero; }
        static UInt128 get_MultiplicativeIdentity() { return One; }
        static bool IsZero(UInt128 value) { return value == Zero; }
        static bool IsNegative(UInt128 value) { return false; }
        static bool IsPositive(UInt128 value) { return true; }
        static UInt128 Abs(UInt128 value) { return value; }
        public static UInt128 CreateChecked<TOther>(TOther value)
        {
            BigInteger whole = Number.Whole(value, Number.Checks);
            if (whole < MinValue || whole > MaxValue)
                throw new OverflowException("Arithmetic operation resulted in an overflow.");
            return (UInt128)whole;
        }
        public static UInt128 CreateSaturating<TOther>(TOther value)
        {
            BigInteger whole = Number.Whole(value, Number.Saturates);
            return whole < MinValue ? MinValue : whole > MaxValue ? MaxValue : (UInt128)whole;
        }
        public static UInt128 CreateTruncating<TOther>(TOther value) { return (UInt128)(Number.Whole(value, Number.Saturates) & MaxValue); }
    }
}

namespace System.Numerics
{
    public readonly partial struct BigInteger
    {
        static BigInteger get_AdditiveIdentity() { return Zero; }
        static BigInteger get_MultiplicativeIdentity() { return One; }
        static BigInteger get_NegativeOne() { return MinusOne; }
        public static bool IsEvenInteger(BigInteger value) { return value.IsEven; }
        public static bool IsOddInteger(BigInteger value) { return !value.IsEven; }
        public static bool IsNegative(BigInteger value) { return value.Sign < 0; }
        public static bool IsPositive(BigInteger value) { return value.Sign >= 0; }
        public static bool IsPow2(BigInteger value) { return value.IsPowerOfTwo; }
        public static BigInteger Clamp(BigInteger value, BigInteger min, BigInteger max)
        {
            if (min > max)
                throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
            return value < min ? min : value > max ? max : value;
        }
        public static BigInteger MaxMagnitude(BigInteger x, BigInteger y) { return Abs(x) > Abs(y) || Abs(x) == Abs(y) && x.Sign >= 0 ? x : y; }
        public static BigInteger MinMagnitude(BigInteger x, BigInteger y) { return Abs(x) < Abs(y) || Abs(x) == Abs(y) && x.Sign < 0 ? x : y; }
        public static BigInteger CreateChecked<TOther>(TOther value) { return Number.Whole(value, Number.Checks); }
        public static BigInteger CreateSaturating<TOther>(TOther value) { return Number.Whole(value, Number.Saturates); }
        public static BigInteger CreateTruncating<TOther>(TOther value) { return Number.Whole(value, Number.Saturates); }
    }
}
