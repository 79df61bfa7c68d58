// Integers of any size: a sign, and digits of 32 bits with the lowest first.
namespace System.Numerics
{
    public readonly partial struct BigInteger : IComparable, IComparable<BigInteger>, IEquatable<BigInteger>, IFormattable
    {
        // Null for zero; otherwise the last digit is not zero. Never changed once it is there.
        readonly uint[] _digits;
        readonly bool _negative;

        BigInteger(uint[] digits, bool negative)
        {
            int length = digits.Length;
            while (length > 0 && digits[length - 1] == 0)
                length--;
            if (length != digits.Length)
                Array.Resize(ref digits, length);
            _digits = length == 0 ? null : digits;
            _negative = negative && length > 0;
        }
        BigInteger(ulong size, bool negative) : this(new uint[] { unchecked((uint)size), (uint)(size >> 32) }, negative) { }
        internal BigInteger(UInt128 size) : this(new uint[] { unchecked((uint)size.Low), (uint)(size.Low >> 32), unchecked((uint)size.High), (uint)(size.High >> 32) }, false) { }
        public BigInteger(int value) : this((long)value) { }
        public BigInteger(uint value) : this((ulong)value, false) { }
        public BigInteger(long value) : this(value < 0 ? unchecked(0ul - (ulong)value) : (ulong)value, value < 0) { }
        public BigInteger(ulong value) : this(value, false) { }
        public BigInteger(float value) : this((double)value) { }
        public BigInteger(double value)
        {
            if (!double.IsFinite(value))
                throw new OverflowException(double.IsNaN(value) ? "The value is not a number." : "BigInteger cannot represent infinity.");
            long bits = BitConverter.DoubleToInt64Bits(value);
            int exponent = (int)(bits >> 52 & 0x7FF);
            ulong mantissa = (ulong)(bits & 0xFFFFFFFFFFFFF) | (exponent == 0 ? 0ul : 1ul << 52);
            int shift = exponent - 1075;
            BigInteger made = shift <= -64 ? default(BigInteger) : shift < 0 ? new BigInteger(mantissa >> -shift, false) : new BigInteger(mantissa, false) << shift;
            _digits = made._digits;
            _negative = bits < 0 && made._digits != null;
        }
        public BigInteger(decimal value)
        {
            int[] parts = decimal.GetBits(decimal.Truncate(value));
            var made = new BigInteger(new uint[] { unchecked((uint)parts[0]), unchecked((uint)parts[1]), unchecked((uint)parts[2]) }, parts[3] < 0);
            _digits = made._digits;
            _negative = made._negative;
        }
        // Two's complement, the lowest byte first.
        public BigInteger(byte[] value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            var digits = new uint[value.Length / 4 + 1];
            bool negative = value.Length > 0 && value[value.Length - 1] >= 0x80;
            for (int i = 0; i < digits.Length * 4; i++)
                digits[i / 4] |= (i < value.Length ? (uint)value[i] : negative ? 0xFFu : 0u) << i % 4 * 8;
            BigInteger made = FromTwos(digits);
            _digits = made._digits;
            _negative = made._negative;
        }

        public static BigInteger Zero { get { return default(BigInteger); } }
        public static BigInteger One { get { return new BigInteger(1); } }
        public static BigInteger MinusOne { get { return new BigInteger(-1); } }
        int Length { get { return _digits == null ? 0 : _digits.Length; } }
        uint Digit(int index) { return index >= 0 && index < Length ? _digits[index] : 0; }
        public bool IsZero { get { return _digits == null; } }
        public bool IsOne { get { return Length == 1 && _digits[0] == 1 && !_negative; } }
        public bool IsEven { get { return (Digit(0) & 1) == 0; } }
        public bool IsPowerOfTwo
        {
            get
            {
                if (_negative || _digits == null)
                    return false;
                int bits = 0;
                foreach (uint digit in _digits)
                    bits += BitOperations.PopCount(digit);
                return bits == 1;
            }
        }
        public int Sign { get { return _digits == null ? 0 : _negative ? -1 : 1; } }

        public static implicit operator BigInteger(byte value) { return new BigInteger((ulong)value, false); }
        public static implicit operator BigInteger(sbyte value) { return new BigInteger((long)value); }
        public static implicit operator BigInteger(short value) { return new BigInteger((long)value); }
        public static implicit operator BigInteger(ushort value) { return new BigInteger((ulong)value, false); }
        public static implicit operator BigInteger(int value) { return new BigInteger((long)value); }
        public static implicit operator BigInteger(uint value) { return new BigInteger((ulong)value, false); }
        public static implicit operator BigInteger(long value) { return new BigInteger(value); }
        public static implicit operator BigInteger(ulong value) { return new BigInteger(value, false); }
        public static implicit operator BigInteger(UInt128 value) { return new BigInteger(value); }
        public static implicit operator BigInteger(Int128 value) { return value.Wide; }
        public static explicit operator BigInteger(double value) { return new BigInteger(value); }
        public static explicit operator BigInteger(float value) { return new BigInteger(value); }
        public static explicit operator BigInteger(decimal value) { return new BigInteger(value); }
        static OverflowException TooLarge(string type) { return new OverflowException("Value was either too large or too small for " + type + "."); }
        public static explicit operator long(BigInteger value)
        {
            ulong size = (ulong)value.Digit(1) << 32 | value.Digit(0);
            if (value.Length > 2 || size > (value._negative ? 0x8000000000000000 : long.MaxValue))
                throw TooLarge("an Int64");
            return unchecked(value._negative ? (long)(0 - size) : (long)size);
        }
        public static explicit operator ulong(BigInteger value)
        {
            if (value.Length > 2 || value._negative)
                throw TooLarge("a UInt64");
            return (ulong)value.Digit(1) << 32 | value.Digit(0);
        }
        public static explicit operator int(BigInteger value)
        {
            if (value.Length > 1 || value.Digit(0) > (value._negative ? 0x80000000 : int.MaxValue))
                throw TooLarge("an Int32");
            return unchecked(value._negative ? (int)(0 - value.Digit(0)) : (int)value.Digit(0));
        }
        public static explicit operator uint(BigInteger value)
        {
            if (value.Length > 1 || value._negative)
                throw TooLarge("a UInt32");
            return value.Digit(0);
        }
        public static explicit operator short(BigInteger value) { return checked((short)(int)value); }
        public static explicit operator ushort(BigInteger value) { return checked((ushort)(int)value); }
        public static explicit operator byte(BigInteger value) { return checked((byte)(int)value); }
        public static explicit operator sbyte(BigInteger value) { return checked((sbyte)(int)value); }
        public static explicit operator UInt128(BigInteger value)
        {
            if (value.Length > 4 || value._negative)
                throw TooLarge("a UInt128");
            return new UInt128((ulong)value.Digit(3) << 32 | value.Digit(2), (ulong)value.Digit(1) << 32 | value.Digit(0));
        }
        public static explicit operator Int128(BigInteger value)
        {
            if (value.Length > 4)
                throw TooLarge("an Int128");
            var size = (UInt128)Abs(value);
            return (Int128)(value._negative ? -size : size);
        }
        // What does not fit into the digits of a double is cut off.
        public static explicit operator double(BigInteger value)
        {
            int excess = Math.Max(0, value.Length * 32 - BitOperations.LeadingZeroCount(value.Digit(value.Length - 1)) - 53);
            if (excess > 971)
                return value._negative ? double.NegativeInfinity : double.PositiveInfinity;
            BigInteger kept = Abs(value) >> excess;
            double size = Math.ScaleB((double)((ulong)kept.Digit(1) << 32 | kept.Digit(0)), excess);
            return value._negative ? -size : size;
        }
        public static explicit operator float(BigInteger value) { return (float)(double)value; }
        // The nearest one instead.
        internal double Nearest() { return double.Parse(ToString() + "e0"); }
        public static explicit operator decimal(BigInteger value)
        {
            if (value.Length > 3)
                throw TooLarge("a Decimal");
            return new decimal(unchecked((int)value.Digit(0)), unchecked((int)value.Digit(1)), unchecked((int)value.Digit(2)), value._negative, 0);
        }

        static int CompareSizes(BigInteger left, BigInteger right)
        {
            if (left.Length != right.Length)
                return left.Length < right.Length ? -1 : 1;
            for (int i = left.Length - 1; i >= 0; i--)
            {
                if (left._digits[i] != right._digits[i])
                    return left._digits[i] < right._digits[i] ? -1 : 1;
            }
            return 0;
        }
        public int CompareTo(BigInteger other)
        {
            if (_negative != other._negative)
                return _negative ? -1 : 1;
            return _negative ? CompareSizes(other, this) : CompareSizes(this, other);
        }
        public int CompareTo(long other) { return CompareTo((BigInteger)other); }
        public int CompareTo(object obj)
        {
            if (obj == null)
                return 1;
            if (!(obj is BigInteger))
                throw new ArgumentException("The parameter must be a BigInteger.", "obj");
            return CompareTo((BigInteger)obj);
        }
        public bool Equals(BigInteger other) { return CompareTo(other) == 0; }
        public bool Equals(long other) { return CompareTo(other) == 0; }
        public override bool Equals(object obj) { return obj is BigInteger && Equals((BigInteger)obj); }
        public override int GetHashCode()
        {
            int hash = _negative ? 1 : 0;
            for (int i = 0; i < Length; i++)
                hash = unchecked(hash * 31 + (int)_digits[i]);
            return hash;
        }
        public static int Compare(BigInteger left, BigInteger right) { return left.CompareTo(right); }
        public static bool operator ==(BigInteger left, BigInteger right) { return left.Equals(right); }
        public static bool operator !=(BigInteger left, BigInteger right) { return !left.Equals(right); }
        public static bool operator <(BigInteger left, BigInteger right) { return left.CompareTo(right) < 0; }
        public static bool operator >(BigInteger left, BigInteger right) { return left.CompareTo(right) > 0; }
        public static bool operator <=(BigInteger left, BigInteger right) { return left.CompareTo(right) <= 0; }
        public static bool operator >=(BigInteger left, BigInteger right) { return left.CompareTo(right) >= 0; }
        public static bool operator ==(BigInteger left, long right) { return left.CompareTo(right) == 0; }
        public static bool operator !=(BigInteger left, long right) { return left.CompareTo(right) != 0; }
        public static bool operator <(BigInteger left, long right) { return left.CompareTo(right) < 0; }
        public static bool operator >(BigInteger left, long right) { return left.CompareTo(right) > 0; }
        public static bool operator <=(BigInteger left, long right) { return left.CompareTo(right) <= 0; }
        public static bool operator >=(BigInteger left, long right) { return left.CompareTo(right) >= 0; }
    }
}
