// Complex numbers.
using System.Globalization;

namespace System.Numerics
{
    public readonly struct Complex : IEquatable<Complex>, IFormattable
    {
        public static readonly Complex Zero = new Complex(0, 0);
        public static readonly Complex One = new Complex(1, 0);
        public static readonly Complex ImaginaryOne = new Complex(0, 1);
        public static readonly Complex NaN = new Complex(double.NaN, double.NaN);
        public static readonly Complex Infinity = new Complex(double.PositiveInfinity, double.PositiveInfinity);

        readonly double _real;
        readonly double _imaginary;

        public Complex(double real, double imaginary)
        {
            _real = real;
            _imaginary = imaginary;
        }

        public double Real { get { return _real; } }
        public double Imaginary { get { return _imaginary; } }
        public double Magnitude { get { return Abs(this); } }
        public double Phase { get { return Math.Atan2(_imaginary, _real); } }

        public static Complex FromPolarCoordinates(double magnitude, double phase) { return new Complex(magnitude * Math.Cos(phase), magnitude * Math.Sin(phase)); }
        public static implicit operator Complex(int value) { return new Complex(value, 0); }
        public static implicit operator Complex(long value) { return new Complex(value, 0); }
        public static implicit operator Complex(float value) { return new Complex(value, 0); }
        public static implicit operator Complex(double value) { return new Complex(value, 0); }
        public static explicit operator Complex(decimal value) { return new Complex((double)value, 0); }
        public static explicit operator Complex(BigInteger value) { return new Complex((double)value, 0); }

        public static Complex operator -(Complex value) { return new Complex(-value._real, -value._imaginary); }
        public static Complex operator +(Complex left, Complex right) { return new Complex(left._real + right._real, left._imaginary + right._imaginary); }
        public static Complex operator +(Complex left, double right) { return new Complex(left._real + right, left._imaginary); }
        public static Complex operator +(double left, Complex right) { return new Complex(left + right._real, right._imaginary); }
        public static Complex operator -(Complex left, Complex right) { return new Complex(left._real - right._real, left._imaginary - right._imaginary); }
        public static Complex operator -(Complex left, double right) { return new Complex(left._real - right, left._imaginary); }
        public static Complex operator -(double left, Complex right) { return new Complex(left - right._real, -right._imaginary); }
        public static Complex operator *(Complex left, Complex right)
        {
            return new Complex(left._real * right._real - left._imaginary * right._imaginary, left._imaginary * right._real + left._real * right._imaginary);
        }
        public static Complex operator *(Complex left, double right) { return new Complex(left._real * right, left._imaginary * right); }
        public static Complex operator *(double left, Complex right) { return new Complex(left * right._real, left * right._imaginary); }
        // Both parts are divided by the larger one of the divisor first, so that squares do not overflow (Smith 1962).
        public static Complex operator /(Complex left, Complex right)
        {
            if (Math.Abs(right._imaginary) < Math.Abs(right._real))
            {
                double ratio = right._imaginary / right._real;
                double size = right._real + right._imaginary * ratio;
                return new Complex((left._real + left._imaginary * ratio) / size, (left._imaginary - left._real * ratio) / size);
            }
            else
            {
                double ratio = right._real / right._imaginary;
                double size = right._imaginary + right._real * ratio;
                return new Complex((left._imaginary + left._real * ratio) / size, (-left._real + left._imaginary * ratio) / size);
            }
        }
        public static Complex operator /(Complex left, double right)
        {
            return right == 0 ? NaN : new Complex(left._real / right, left._imaginary / right);
        }
        public static Complex operator /(double left, Complex right) { return new Complex(left, 0) / right; }
        public static Complex Negate(Complex value) { return -value; }
        public static Complex Add(Complex left, Complex right) { return left + right; }
        public static Complex Subtract(Complex left, Complex right) { return left - right; }
        public static Complex Multiply(Complex left, Complex right) { return left * right; }
        public static Complex Divide(Complex dividend, Complex divisor) { return dividend / divisor; }
        public static Complex Conjugate(Complex value) { return new Complex(value._real, -value._imaginary); }
        public static Complex Reciprocal(Complex value) { return value._real == 0 && value._imaginary == 0 ? Zero : One / value; }

        public static double Abs(Complex value) { return Math.Hypotenuse(value._real, value._imaginary); }
        public static Complex Exp(Complex value) { return FromPolarCoordinates(Math.Exp(value._real), value._imaginary); }
        public static Complex Log(Complex value) { return new Complex(Math.Log(Abs(value)), Math.Atan2(value._imaginary, value._real)); }
        public static Complex Pow(Complex value, double power) { return Pow(value, new Complex(power, 0)); }
        public static Complex Pow(Complex value, Complex power)
        {
            if (power == Zero)
                return One;
            if (value == Zero)
                return Zero;
            double size = Abs(value);
            double angle = Math.Atan2(value._imaginary, value._real);
            double turned = power._real * angle + power._imaginary * Math.Log(size);
            return FromPolarCoordinates(Math.Pow(size, power._real) * Math.Pow(Math.E, -power._imaginary * angle), turned);
        }
        public static Complex Sqrt(Complex value)
        {
            if (value._imaginary == 0)
                return value._real < 0 ? new Complex(0, Math.Sqrt(-value._real)) : new Complex(Math.Sqrt(value._real), 0);
            // The larger part comes from a sum, in which nothing cancels; the other one from their product.
            double larger = Math.Sqrt((Abs(value) + Math.Abs(value._real)) * 0.5);
            if (value._real >= 0)
                return new Complex(larger, value._imaginary / (2 * larger));
            double imaginary = value._imaginary < 0 ? -larger : larger;
            return new Complex(value._imaginary / (2 * imaginary), imaginary);
        }

        public static bool IsFinite(Complex value) { return double.IsFinite(value._real) && double.IsFinite(value._imaginary); }
        public static bool IsInfinity(Complex value) { return double.IsInfinity(value._real) || double.IsInfinity(value._imaginary); }
        public static bool IsNaN(Complex value) { return !IsInfinity(value) && !IsFinite(value); }
        public static bool operator ==(Complex left, Complex right) { return left._real == right._real && left._imaginary == right._imaginary; }
        public static bool operator !=(Complex left, Complex right) { return !(left == right); }
        public bool Equals(Complex value) { return _real.Equals(value._real) && _imaginary.Equals(value._imaginary); }
        public override bool Equals(object obj) { return obj is Complex && Equals((Complex)obj); }
        public override int GetHashCode() { return HashCode.Combine(_real, _imaginary); }
        public override string ToString() { return ToString(null, null); }
        public string ToString(string format) { return ToString(format, null); }
        public string ToString(IFormatProvider provider) { return ToString(null, provider); }
        public string ToString(string format, IFormatProvider provider)
        {
            return "<" + _real.ToString(format, provider) + "; " + _imaginary.ToString(format, provider) + ">";
        }
    }
}
