// Conversions that are not between two numbers.
using System.Text;

namespace System
{
    public static partial class Convert
    {
        public static readonly object DBNull = System.DBNull.Value;

        static IConvertible Convertible(object value)
        {
            var convertible = value as IConvertible;
            if (convertible == null)
                throw new InvalidCastException("Unable to cast object of type '" + value.GetType() + "' to type 'System.IConvertible'.");
            return convertible;
        }

        // Floating point rounds to the nearest even number before it is checked.
        static long ToWhole(double value, string message)
        {
            double whole = Math.Round(value);
            if (!(whole >= -9223372036854775808.0 && whole < 9223372036854775808.0))
                throw new OverflowException(message);
            return (long)whole;
        }

        static ulong ToWholeUnsigned(double value, string message)
        {
            double whole = Math.Round(value);
            if (!(whole >= 0 && whole < 18446744073709551616.0))
                throw new OverflowException(message);
            return (ulong)whole;
        }

        public static bool IsDBNull(object value) { return value == DBNull; }
        public static TypeCode GetTypeCode(object value)
        {
            if (value == null)
                return TypeCode.Empty;
            var convertible = value as IConvertible;
            return convertible == null ? TypeCode.Object : convertible.GetTypeCode();
        }

        public static object ChangeType(object value, Type conversionType) { return ChangeType(value, conversionType, null); }
        public static object ChangeType(object value, TypeCode typeCode, IFormatProvider provider) { return ChangeType(value, typeCode); }
        public static string ToString(string value, IFormatProvider provider) { return value; }
        public static object ChangeType(object value, TypeCode typeCode)
        {
            switch (typeCode)
            {
                case TypeCode.Boolean: return ToBoolean(value);
                case TypeCode.Char: return ToChar(value);
                case TypeCode.SByte: return ToSByte(value);
                case TypeCode.Byte: return ToByte(value);
                case TypeCode.Int16: return ToInt16(value);
                case TypeCode.UInt16: return ToUInt16(value);
                case TypeCode.Int32: return ToInt32(value);
                case TypeCode.UInt32: return ToUInt32(value);
                case TypeCode.Int64: return ToInt64(value);
                case TypeCode.UInt64: return ToUInt64(value);
                case TypeCode.Single: return ToSingle(value);
                case TypeCode.Double: return ToDouble(value);
                case TypeCode.Decimal: return ToDecimal(value);
                case TypeCode.String: return ToString(value);
                case TypeCode.DateTime: return ToDateTime(value);
                case TypeCode.Object: return value;
                default: throw new InvalidCastException();
            }
        }
        public static object ChangeType(object value, Type conversionType, IFormatProvider provider)
        {
            if (conversionType == null)
                throw new ArgumentNullException("conversionType");
            if (value == null)
            {
                if (conversionType.IsValueType)
                    throw new InvalidCastException("Null object cannot be converted to a value type.");
                return null;
            }
            if (value.GetType() == conversionType)
                return value;
            if (!(value is IConvertible))
            {
                if (conversionType.IsInstanceOfType(value))
                    return value;
                throw new InvalidCastException("Object must implement IConvertible.");
            }
            TypeCode code = Type.GetTypeCode(conversionType);
            if (conversionType == typeof(object))
                return value;
            if (conversionType.IsEnum || code == TypeCode.Object || code == TypeCode.DBNull)
                throw new InvalidCastException("Invalid cast from '" + value.GetType() + "' to '" + conversionType + "'.");
            return ChangeType(value, code);
        }

        public static DateTime ToDateTime(object value) { return value == null ? default(DateTime) : Convertible(value).ToDateTime(null); }
        public static DateTime ToDateTime(string value) { return value == null ? default(DateTime) : DateTime.Parse(value); }
        public static DateTime ToDateTime(DateTime value) { return value; }
        public static DateTime ToDateTime(bool value) { throw NoDate("Boolean"); }
        public static DateTime ToDateTime(char value) { throw NoDate("Char"); }
        public static DateTime ToDateTime(sbyte value) { throw NoDate("SByte"); }
        public static DateTime ToDateTime(byte value) { throw NoDate("Byte"); }
        public static DateTime ToDateTime(short value) { throw NoDate("Int16"); }
        public static DateTime ToDateTime(ushort value) { throw NoDate("UInt16"); }
        public static DateTime ToDateTime(int value) { throw NoDate("Int32"); }
        public static DateTime ToDateTime(uint value) { throw NoDate("UInt32"); }
        public static DateTime ToDateTime(long value) { throw NoDate("Int64"); }
        public static DateTime ToDateTime(ulong value) { throw NoDate("UInt64"); }
        public static DateTime ToDateTime(float value) { throw NoDate("Single"); }
        public static DateTime ToDateTime(double value) { throw NoDate("Double"); }
        public static DateTime ToDateTime(decimal value) { throw NoDate("Decimal"); }
        static InvalidCastException NoDate(string type) { return new InvalidCastException("Invalid cast from '" + type + "' to 'DateTime'."); }
        public static string ToString(object value) { return value == null ? "" : value.ToString(); }
        public static string ToString(object value, IFormatProvider provider) { return ToString(value); }
        public static string ToString(string value) { return value; }
        public static string ToString(DateTime value) { return value.ToString(); }
        public static string ToString(bool value) { return value.ToString(); }
        public static string ToString(bool value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(char value) { return value.ToString(); }
        public static string ToString(char value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(sbyte value) { return value.ToString(); }
        public static string ToString(sbyte value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(byte value) { return value.ToString(); }
        public static string ToString(byte value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(short value) { return value.ToString(); }
        public static string ToString(short value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(ushort value) { return value.ToString(); }
        public static string ToString(ushort value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(int value) { return value.ToString(); }
        public static string ToString(int value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(uint value) { return value.ToString(); }
        public static string ToString(uint value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(long value) { return value.ToString(); }
        public static string ToString(long value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(ulong value) { return value.ToString(); }
        public static string ToString(ulong value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(float value) { return value.ToString(); }
        public static string ToString(float value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(double value) { return value.ToString(); }
        public static string ToString(double value, IFormatProvider provider) { return value.ToString(); }
        public static string ToString(decimal value) { return value.ToString(); }
        public static string ToString(decimal value, IFormatProvider provider) { return value.ToString(); }

        public static string ToString(byte value, int toBase) { return ToBase(value, toBase); }
        public static string ToString(short value, int toBase) { return toBase == 10 ? value.ToString() : ToBase((ushort)value, toBase); }
        public static string ToString(int value, int toBase) { return toBase == 10 ? value.ToString() : ToBase((uint)value, toBase); }
        public static string ToString(long value, int toBase) { return ToBase((ulong)value, toBase); }

        static string ToBase(ulong value, int toBase)
        {
            if (toBase == 10)
                return ((long)value).ToString();
            if (toBase != 2 && toBase != 8 && toBase != 16)
                throw new ArgumentException("Invalid Base.");
            string digits = value == 0 ? "0" : "";
            for (; value != 0; value /= (ulong)toBase)
                digits = "0123456789abcdef"[(int)(value % (ulong)toBase)].ToString() + digits;
            return digits;
        }

        public static byte ToByte(string value, int fromBase) { return unchecked((byte)FromBase(value, fromBase, 8, false, "Value was either too large or too small for an unsigned byte.")); }
        public static sbyte ToSByte(string value, int fromBase) { return unchecked((sbyte)FromBase(value, fromBase, 8, true, "Value was either too large or too small for a signed byte.")); }
        public static short ToInt16(string value, int fromBase) { return unchecked((short)FromBase(value, fromBase, 16, true, "Value was either too large or too small for an Int16.")); }
        public static ushort ToUInt16(string value, int fromBase) { return unchecked((ushort)FromBase(value, fromBase, 16, false, "Value was either too large or too small for a UInt16.")); }
        public static int ToInt32(string value, int fromBase) { return unchecked((int)FromBase(value, fromBase, 32, true, "Value was either too large or too small for an Int32.")); }
        public static uint ToUInt32(string value, int fromBase) { return unchecked((uint)FromBase(value, fromBase, 32, false, "Value was either too large or too small for a UInt32.")); }
        public static long ToInt64(string value, int fromBase) { return unchecked((long)FromBase(value, fromBase, 64, true, "Value was either too large or too small for an Int64.")); }
        public static ulong ToUInt64(string value, int fromBase) { return FromBase(value, fromBase, 64, false, "Value was either too large or too small for a UInt64."); }

        // Digits in a base that is a power of two stand for bits, so they may also mean a negative number.
        static ulong FromBase(string value, int fromBase, int size, bool signed, string message)
        {
            if (fromBase != 2 && fromBase != 8 && fromBase != 10 && fromBase != 16)
                throw new ArgumentException("Invalid Base.");
            if (value == null)
                return 0;
            if (value.Length == 0)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            int i = 0;
            bool negative = value[0] == '-';
            if (negative && fromBase != 10)
                throw new ArgumentException("String cannot contain a minus sign if the base is not 10.");
            if (negative && !signed)
                throw new OverflowException("The string was being parsed as an unsigned number and could not have a negative sign.");
            if (negative || value[0] == '+')
                i++;
            if (fromBase == 16 && value.Length - i >= 2 && value[i] == '0' && (value[i + 1] == 'x' || value[i + 1] == 'X'))
                i += 2;
            int start = i;
            ulong most = size == 64 ? ulong.MaxValue : (1ul << size) - 1;
            if (fromBase == 10 && signed)
                most = (most >> 1) + (negative ? 1ul : 0);
            ulong result = 0;
            for (; i < value.Length; i++)
            {
                int digit = "0123456789abcdef".IndexOf(char.ToLowerInvariant(value[i]));
                if (digit < 0 || digit >= fromBase)
                    break;
                if (result > (most - (ulong)digit) / (ulong)fromBase)
                    throw new OverflowException(message);
                result = result * (ulong)fromBase + (ulong)digit;
            }
            if (i == start)
                throw new FormatException("Could not find any recognizable digits.");
            if (i < value.Length)
                throw new FormatException("Additional non-parsable characters are at the end of the string.");
            return negative ? unchecked((ulong)-(long)result) : result;
        }

        const string Base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

        const string NotBase64 = "The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.";

        public static byte[] FromBase64String(string s)
        {
            if (s == null)
                throw new ArgumentNullException("s");
            const string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
            var bytes = new System.Collections.Generic.List<byte>();
            int bits = 0, count = 0, length = 0, padding = 0;
            foreach (char c in s)
            {
                if (char.IsWhiteSpace(c))
                    continue;
                length++;
                int value = digits.IndexOf(c);
                if (c == '=')
                    padding++;
                else if (value < 0 || padding > 0)
                    throw new FormatException(NotBase64);
                else
                {
                    bits = bits << 6 | value;
                    count += 6;
                }
                if (count < 8)
                    continue;
                count -= 8;
                bytes.Add((byte)(bits >> count));
                bits &= (1 << count) - 1;
            }
            if (length % 4 != 0 || padding > 2)
                throw new FormatException(NotBase64);
            return bytes.ToArray();
        }
        public static string ToBase64String(byte[] inArray)
        {
            var text = new StringBuilder();
            for (int i = 0; i < inArray.Length; i += 3)
            {
                int left = inArray.Length - i;
                int bits = (inArray[i] << 16) | (left > 1 ? inArray[i + 1] << 8 : 0) | (left > 2 ? inArray[i + 2] : 0);
                text.Append(Base64[bits >> 18]).Append(Base64[(bits >> 12) & 63]);
                text.Append(left > 1 ? Base64[(bits >> 6) & 63] : '=').Append(left > 2 ? Base64[bits & 63] : '=');
            }
            return text.ToString();
        }
    }
}
