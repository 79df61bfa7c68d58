// Functions of single precision, computed with double precision and rounded once.
namespace System
{
    public static class MathF
    {
        public const float PI = 3.14159274f;
        public const float E = 2.71828175f;
        public static float Sqrt(float x) { return (float)Math.Sqrt(x); }
        public static float Abs(float x) { return Math.Abs(x); }
        public static float Max(float x, float y) { return Math.Max(x, y); }
        public static float Min(float x, float y) { return Math.Min(x, y); }
        public static float Pow(float x, float y) { return (float)Math.Pow(x, y); }
        public static float Sin(float x) { return (float)Math.Sin(x); }
        public static float Cos(float x) { return (float)Math.Cos(x); }
        public static float Floor(float x) { return (float)Math.Floor(x); }
        public static float Ceiling(float x) { return (float)Math.Ceiling(x); }
        public static float Round(float x) { return (float)Math.Round(x); }
        public const float Tau = 6.283185307f;
        public static float Acos(float x) { return (float)Math.Acos(x); }
        public static float Asin(float x) { return (float)Math.Asin(x); }
        public static float Atan(float x) { return (float)Math.Atan(x); }
        public static float Atan2(float y, float x) { return (float)Math.Atan2(y, x); }
        public static float Cbrt(float x) { return (float)Math.Cbrt(x); }
        public static float Cosh(float x) { return (float)Math.Cosh(x); }
        public static float Exp(float x) { return (float)Math.Exp(x); }
        public static float Log(float x) { return (float)Math.Log(x); }
        public static float Log(float x, float y) { return (float)Math.Log(x, y); }
        public static float Log2(float x) { return (float)Math.Log2(x); }
        public static float Log10(float x) { return (float)Math.Log10(x); }
        public static float Sinh(float x) { return (float)Math.Sinh(x); }
        public static float Tan(float x) { return (float)Math.Tan(x); }
        public static float Tanh(float x) { return (float)Math.Tanh(x); }
        public static float IEEERemainder(float x, float y) { return (float)Math.IEEERemainder(x, y); }
        public static float Round(float x, int digits)
        {
            if (digits < 0 || digits > 6)
                throw new ArgumentOutOfRangeException("digits", "Rounding digits must be between 0 and 6, inclusive.");
            if (Math.Abs(x) >= 1e8f)
                return x;
            // The product is rounded to single precision before it is rounded to a whole number.
            float power = (float)Math.Pow(10, digits);
            float scaled = (float)(x * power);
            return (float)((float)Math.Round((double)scaled) / power);
        }
        public static float Round(float x, MidpointRounding mode) { return (float)Math.Round((double)x, mode); }
        public static int Sign(float x) { return Math.Sign(x); }
        public static float Truncate(float x) { return (float)Math.Truncate((double)x); }
        public static float CopySign(float x, float y) { return (float)Math.CopySign(x, y); }
    }
}
