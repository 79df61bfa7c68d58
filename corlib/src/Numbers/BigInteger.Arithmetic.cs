// Arithmetic, bits and text of integers of any size.
using System.Globalization;

namespace System.Numerics
{
    public readonly partial struct BigInteger
    {
        static uint[] AddSizes(BigInteger left, BigInteger right)
        {
            var sum = new uint[Math.Max(left.Length, right.Length) + 1];
            ulong carry = 0;
            for (int i = 0; i < sum.Length; i++)
            {
                carry += (ulong)left.Digit(i) + right.Digit(i);
                sum[i] = unchecked((uint)carry);
                carry >>= 32;
            }
            return sum;
        }
        // The first is not the smaller one.
        static uint[] SubtractSizes(BigInteger left, BigInteger right)
        {
            var rest = new uint[left.Length];
            long carry = 0;
            for (int i = 0; i < rest.Length; i++)
            {
                carry += (long)left.Digit(i) - right.Digit(i);
                rest[i] = unchecked((uint)carry);
                carry >>= 32;
            }
            return rest;
        }
        public static BigInteger operator +(BigInteger left, BigInteger right)
        {
            if (left._negative == right._negative)
                return new BigInteger(AddSizes(left, right), left._negative);
            return CompareSizes(left, right) >= 0 ? new BigInteger(SubtractSizes(left, right), left._negative) : new BigInteger(SubtractSizes(right, left), right._negative);
        }
        public static BigInteger operator -(BigInteger value) { return value._digits == null ? value : new BigInteger(value._digits, !value._negative); }
        public static BigInteger operator +(BigInteger value) { return value; }
        public static BigInteger operator -(BigInteger left, BigInteger right) { return left + -right; }
        public static BigInteger operator ++(BigInteger value) { return value + One; }
        public static BigInteger operator --(BigInteger value) { return value - One; }
        public static BigInteger operator *(BigInteger left, BigInteger right)
        {
            var product = new uint[left.Length + right.Length];
            for (int i = 0; i < left.Length; i++)
            {
                ulong carry = 0;
                for (int j = 0; j < right.Length || carry != 0; j++)
                {
                    carry += (ulong)left._digits[i] * right.Digit(j) + product[i + j];
                    product[i + j] = unchecked((uint)carry);
                    carry >>= 32;
                }
            }
            return new BigInteger(product, left._negative != right._negative);
        }
        static uint[] DivideByDigit(BigInteger left, uint right, out uint remainder)
        {
            var quotient = new uint[left.Length];
            ulong rest = 0;
            for (int i = left.Length - 1; i >= 0; i--)
            {
                rest = rest << 32 | left._digits[i];
                quotient[i] = (uint)(rest / right);
                rest %= right;
            }
            remainder = (uint)rest;
            return quotient;
        }
        public static BigInteger DivRem(BigInteger dividend, BigInteger divisor, out BigInteger remainder)
        {
            if (divisor.IsZero)
                throw new DivideByZeroException("Attempted to divide by zero.");
            bool negative = dividend._negative != divisor._negative;
            if (divisor.Length == 1)
            {
                uint rest;
                uint[] digits = DivideByDigit(dividend, divisor._digits[0], out rest);
                remainder = new BigInteger((ulong)rest, dividend._negative);
                return new BigInteger(digits, negative);
            }
            // Bit by bit: slow for long numbers, and plain.
            BigInteger size = Abs(divisor);
            BigInteger left = Zero;
            var quotient = new uint[Math.Max(dividend.Length, 1)];
            for (int i = dividend.Length * 32 - 1; i >= 0; i--)
            {
                left = left << 1;
                if ((dividend._digits[i / 32] >> i % 32 & 1) != 0)
                    left += One;
                if (CompareSizes(left, size) >= 0)
                {
                    left -= size;
                    quotient[i / 32] |= 1u << i % 32;
                }
            }
            remainder = dividend._negative ? -left : left;
            return new BigInteger(quotient, negative);
        }
        public static (BigInteger Quotient, BigInteger Remainder) DivRem(BigInteger left, BigInteger right)
        {
            BigInteger remainder;
            BigInteger quotient = DivRem(left, right, out remainder);
            return new ValueTuple<BigInteger, BigInteger>(quotient, remainder);
        }
        public static BigInteger operator /(BigInteger dividend, BigInteger divisor) { return DivRem(dividend, divisor).Item1; }
        public static BigInteger operator %(BigInteger dividend, BigInteger divisor) { return DivRem(dividend, divisor).Item2; }

        public static BigInteger Add(BigInteger left, BigInteger right) { return left + right; }
        public static BigInteger Subtract(BigInteger left, BigInteger right) { return left - right; }
        public static BigInteger Multiply(BigInteger left, BigInteger right) { return left * right; }
        public static BigInteger Divide(BigInteger dividend, BigInteger divisor) { return dividend / divisor; }
        public static BigInteger Remainder(BigInteger dividend, BigInteger divisor) { return dividend % divisor; }
        public static BigInteger Negate(BigInteger value) { return -value; }
        public static BigInteger Abs(BigInteger value) { return value._negative ? -value : value; }
        public static BigInteger Max(BigInteger left, BigInteger right) { return left < right ? right : left; }
        public static BigInteger Min(BigInteger left, BigInteger right) { return left <= right ? left : right; }
        public static BigInteger Pow(BigInteger value, int exponent)
        {
            if (exponent < 0)
                throw new ArgumentOutOfRangeException("exponent", "The number must be greater than or equal to zero.");
            BigInteger result = One;
            for (; exponent > 0; exponent >>= 1)
            {
                if ((exponent & 1) != 0)
                    result *= value;
                if (exponent > 1)
                    value *= value;
            }
            return result;
        }
        public static BigInteger ModPow(BigInteger value, BigInteger exponent, BigInteger modulus)
        {
            if (exponent.Sign < 0)
                throw new ArgumentOutOfRangeException("exponent", "The number must be greater than or equal to zero.");
            BigInteger result = One % modulus;
            value %= modulus;
            for (; !exponent.IsZero; exponent >>= 1)
            {
                if (!exponent.IsEven)
                    result = result * value % modulus;
                value = value * value % modulus;
            }
            return result;
        }
        public static BigInteger GreatestCommonDivisor(BigInteger left, BigInteger right)
        {
            while (!right.IsZero)
            {
                BigInteger rest = left % right;
                left = right;
                right = rest;
            }
            return Abs(left);
        }
        public static double Log(BigInteger value) { return Log(value, Math.E); }
        public static double Log10(BigInteger value) { return Log(value, 10); }
        public static double Log(BigInteger value, double baseValue)
        {
            if (value._negative)
                return double.NaN;
            int shift = Math.Max(0, value.Length - 4) * 32;
            return (Math.Log((double)(value >> shift)) + shift * Math.Log(2)) / Math.Log(baseValue);
        }
        public long GetBitLength()
        {
            if (_digits == null)
                return 0;
            BigInteger counted = _negative ? -this - One : this;
            return counted._digits == null ? 0 : counted.Length * 32 - BitOperations.LeadingZeroCount(counted._digits[counted.Length - 1]);
        }

        // Two's complement with a digit to spare for the sign.
        uint[] Twos(int length)
        {
            var digits = new uint[length];
            ulong carry = _negative ? 1ul : 0;
            for (int i = 0; i < length; i++)
            {
                carry += _negative ? ~Digit(i) : Digit(i);
                digits[i] = unchecked((uint)carry);
                carry >>= 32;
            }
            return digits;
        }
        static BigInteger FromTwos(uint[] digits)
        {
            if (digits[digits.Length - 1] >> 31 == 0)
                return new BigInteger(digits, false);
            ulong carry = 1;
            for (int i = 0; i < digits.Length; i++)
            {
                carry += ~digits[i];
                digits[i] = unchecked((uint)carry);
                carry >>= 32;
            }
            return new BigInteger(digits, true);
        }
        static BigInteger Combine(BigInteger left, BigInteger right, Func<uint, uint, uint> digit)
        {
            int length = Math.Max(left.Length, right.Length) + 1;
            uint[] a = left.Twos(length), b = right.Twos(length);
            for (int i = 0; i < length; i++)
                a[i] = digit(a[i], b[i]);
            return FromTwos(a);
        }
        public static BigInteger operator &(BigInteger left, BigInteger right) { return Combine(left, right, (a, b) => a & b); }
        public static BigInteger operator |(BigInteger left, BigInteger right) { return Combine(left, right, (a, b) => a | b); }
        public static BigInteger operator ^(BigInteger left, BigInteger right) { return Combine(left, right, (a, b) => a ^ b); }
        public static BigInteger operator ~(BigInteger value) { return -value - One; }
        public static BigInteger operator <<(BigInteger value, int shift)
        {
            if (shift < 0)
                return value >> -shift;
            var digits = new uint[value.Length + shift / 32 + 1];
            for (int i = 0; i < value.Length; i++)
            {
                ulong moved = (ulong)value._digits[i] << shift % 32;
                digits[i + shift / 32] |= unchecked((uint)moved);
                digits[i + shift / 32 + 1] = (uint)(moved >> 32);
            }
            return new BigInteger(digits, value._negative);
        }
        public static BigInteger operator >>(BigInteger value, int shift)
        {
            if (shift < 0)
                return value << -shift;
            if (value._negative)
                return ~(~value >> shift);
            var digits = new uint[Math.Max(0, value.Length - shift / 32)];
            for (int i = 0; i < digits.Length; i++)
                digits[i] = unchecked((uint)(((ulong)value.Digit(i + shift / 32 + 1) << 32 | value.Digit(i + shift / 32)) >> shift % 32));
            return new BigInteger(digits, false);
        }
        public byte[] ToByteArray()
        {
            uint[] digits = Twos(Length + 1);
            int length = digits.Length * 4;
            byte filling = _negative ? (byte)0xFF : (byte)0;
            Func<int, byte> at = i => unchecked((byte)(digits[i / 4] >> i % 4 * 8));
            // As many as it takes to see the sign.
            while (length > 1 && at(length - 1) == filling && (at(length - 2) >= 0x80) == _negative)
                length--;
            var bytes = new byte[length];
            for (int i = 0; i < length; i++)
                bytes[i] = at(i);
            return bytes;
        }

        public override string ToString()
        {
            if (_digits == null)
                return "0";
            string text = "";
            BigInteger left = this;
            while (!left.IsZero)
            {
                uint part;
                left = new BigInteger(DivideByDigit(left, 1000000000, out part), false);
                text = (left.IsZero ? part.ToString() : part.ToString("D9")) + text;
            }
            return _negative ? "-" + text : text;
        }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format))
                return ToString();
            char letter = (char)(format[0] & ~0x20);
            int digits = -1;
            if (format.Length > 1 && !int.TryParse(format.Substring(1), out digits))
                throw new FormatException("Format specifier was invalid.");
            string size = Abs(this).ToString();
            string sign = _negative ? "-" : "";
            switch (letter)
            {
                case 'G':
                case 'R':
                    return sign + size;
                case 'D':
                    return sign + size.PadLeft(Math.Max(digits, 0), '0');
                case 'N':
                    string grouped = "";
                    for (int i = 0; i < size.Length; i++)
                        grouped += (i > 0 && (size.Length - i) % 3 == 0 ? "," : "") + size[i];
                    return sign + grouped + Fraction(digits);
                case 'F':
                    return sign + size + Fraction(digits);
                case 'X':
                    byte[] bytes = ToByteArray();
                    string text = "";
                    for (int i = bytes.Length - 1; i >= 0; i--)
                        text += bytes[i].ToString(format[0] == 'x' ? "x2" : "X2");
                    // A leading zero shows that the number is not negative, and only then it stays.
                    string shorter = text.TrimStart(_negative ? (format[0] == 'x' ? 'f' : 'F') : '0');
                    bool signShows = shorter.Length > 0 && (int.Parse(shorter.Substring(0, 1), NumberStyles.HexNumber) >= 8) == _negative;
                    text = text.Length == shorter.Length || signShows ? (shorter.Length == 0 ? text.Substring(0, 1) : shorter) : text.Substring(text.Length - shorter.Length - 1);
                    return text.PadLeft(Math.Max(digits, 0), _negative ? (format[0] == 'x' ? 'f' : 'F') : '0');
                default:
                    throw new FormatException("Format specifier was invalid.");
            }
        }
        static string Fraction(int digits)
        {
            if (digits < 0)
                digits = 2;
            return digits == 0 ? "" : "." + new string('0', digits);
        }

        public static BigInteger Parse(string value) { return Parse(value, NumberStyles.Integer, null); }
        public static BigInteger Parse(string value, IFormatProvider provider) { return Parse(value, NumberStyles.Integer, provider); }
        public static BigInteger Parse(string value, NumberStyles style) { return Parse(value, style, null); }
        public static BigInteger Parse(string value, NumberStyles style, IFormatProvider provider)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            BigInteger result;
            if (!TryParse(value, style, provider, out result))
                throw new FormatException("The value could not be parsed.");
            return result;
        }
        public static bool TryParse(string value, out BigInteger result) { return TryParse(value, NumberStyles.Integer, null, out result); }
        public static bool TryParse(string value, IFormatProvider provider, out BigInteger result) { return TryParse(value, NumberStyles.Integer, provider, out result); }
        public static bool TryParse(string value, NumberStyles style, IFormatProvider provider, out BigInteger result)
        {
            result = Zero;
            if (value == null)
                return false;
            string text = value.Trim();
            if ((style & NumberStyles.AllowHexSpecifier) != 0)
                return TryParseHex(text, ref result);
            bool negative = text.StartsWith("-");
            if (negative || text.StartsWith("+"))
                text = text.Substring(1);
            if ((style & NumberStyles.AllowThousands) != 0)
                text = text.Replace(",", "");
            if (text.Length == 0)
                return false;
            BigInteger sum = Zero;
            foreach (char digit in text)
            {
                if (!char.IsAsciiDigit(digit))
                    return false;
                sum = sum * 10 + (digit - '0');
            }
            result = negative ? -sum : sum;
            return true;
        }
        static bool TryParseHex(string text, ref BigInteger result)
        {
            if (text.Length == 0)
                return false;
            BigInteger sum = Zero;
            foreach (char digit in text)
            {
                if (!char.IsAsciiHexDigit(digit))
                    return false;
                sum = (sum << 4) + int.Parse(digit.ToString(), NumberStyles.HexNumber);
            }
            bool negative = int.Parse(text.Substring(0, 1), NumberStyles.HexNumber) >= 8;
            result = negative ? sum - (One << 4 * text.Length) : sum;
            return true;
        }
    }
}
