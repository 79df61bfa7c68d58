// Enumerations. The machine knows names and values; the rules of formatting and parsing are here.
using System.Runtime.InteropServices;
using Machine = Fencepost.Runtime;

namespace System
{
    public abstract class Enum : ValueType, IComparable, IFormattable, IConvertible
    {
        public override bool Equals(object obj)
        {
            return obj != null && Machine.TypeOf(obj) == Machine.TypeOf(this) && Machine.EnumToBits(obj) == Machine.EnumToBits(this);
        }

        public override int GetHashCode()
        {
            ulong bits = Machine.EnumToBits(this);
            Type type = Machine.TypeOf(this);
            if (IsSigned(type) && Size(type) < 4)
                return Number().GetHashCode();
            return (int)bits ^ (IsWide(type) ? (int)(bits >> 32) : 0);
        }

        static bool IsWide(Type type)
        {
            Type underlying = Machine.EnumUnderlying(type);
            return underlying == typeof(long) || underlying == typeof(ulong);
        }

        static bool IsSigned(Type type)
        {
            int code = Machine.TypeCodeOf(Machine.EnumUnderlying(type));
            return code == (int)TypeCode.Int32 || code == (int)TypeCode.Int64 || code == (int)TypeCode.Int16 || code == (int)TypeCode.SByte;
        }

        static int Size(Type type)
        {
            switch ((TypeCode)Machine.TypeCodeOf(Machine.EnumUnderlying(type)))
            {
                case TypeCode.SByte: case TypeCode.Byte: case TypeCode.Boolean: return 1;
                case TypeCode.Int16: case TypeCode.UInt16: case TypeCode.Char: return 2;
                case TypeCode.Int32: case TypeCode.UInt32: return 4;
                default: return 8;
            }
        }

        public int CompareTo(object target)
        {
            if (target == null)
                return 1;
            Type type = Machine.TypeOf(this);
            if (Machine.TypeOf(target) != type)
                throw new ArgumentException("Object must be the same type as the enum. The type passed in was '" + target.GetType() + "'; the enum type was '" + type + "'.");
            ulong mine = Machine.EnumToBits(this), theirs = Machine.EnumToBits(target);
            return IsSigned(type) ? ((long)mine).CompareTo((long)theirs) : mine.CompareTo(theirs);
        }

        public bool HasFlag(Enum flag)
        {
            if (flag == null)
                throw new ArgumentNullException("flag");
            if (Machine.TypeOf(flag) != Machine.TypeOf(this))
                throw new ArgumentException("The argument type, '" + Machine.TypeOf(flag) + "', is not the same as the enum type '" + Machine.TypeOf(this) + "'.");
            ulong bits = Machine.EnumToBits(flag);
            return (Machine.EnumToBits(this) & bits) == bits;
        }

        public override string ToString() { return Text(Machine.TypeOf(this), Machine.EnumToBits(this)); }
        public string ToString(IFormatProvider provider) { return ToString(); }
        public string ToString(string format, IFormatProvider provider) { return ToString(format); }
        public string ToString(string format)
        {
            Type type = Machine.TypeOf(this);
            ulong bits = Machine.EnumToBits(this);
            switch (format == null ? "" : format.ToUpperInvariant())
            {
                case "": case "G": return Text(type, bits);
                case "D": return Digits(type, bits);
                case "X": return Machine.FormatInt64((long)bits, Size(type), "X" + Size(type) * 2);
                case "F": return FlagText(type, bits) ?? Digits(type, bits);
                default: throw new FormatException("Format String can be only \"G\", \"g\", \"X\", \"x\", \"F\", \"f\", \"D\" or \"d\".");
            }
        }

        static string Digits(Type type, ulong bits) { return IsSigned(type) ? ((long)bits).ToString() : bits.ToString(); }

        static string Text(Type type, ulong bits)
        {
            string name = Machine.EnumIsFlags(type) ? FlagText(type, bits) : NameOf(type, bits);
            return name ?? Digits(type, bits);
        }

        static string NameOf(Type type, ulong bits)
        {
            int index = Machine.EnumIndexOf(type, bits);
            return index < 0 ? null : Machine.EnumName(type, index);
        }

        // Takes away the largest named values first, and lists them from the smallest to the largest.
        static string FlagText(Type type, ulong bits)
        {
            if (bits == 0)
                return NameOf(type, 0);
            string text = null;
            for (int i = Machine.EnumCount(type) - 1; i >= 0 && bits != 0; i--)
            {
                ulong own = Machine.EnumBits(type, i);
                if (own == 0 || (bits & own) != own)
                    continue;
                bits &= ~own;
                string name = Machine.EnumName(type, i);
                text = text == null ? name : name + ", " + text;
            }
            return bits == 0 ? text : null;
        }

        static void CheckType(Type enumType)
        {
            if (enumType == null)
                throw new ArgumentNullException("enumType");
            if (!enumType.IsEnum)
                throw new ArgumentException("Type provided must be an Enum.", "enumType");
        }

        public static string GetName(Type enumType, object value)
        {
            CheckType(enumType);
            return NameOf(enumType, Bits(value));
        }
        public static string GetName<TEnum>(TEnum value) where TEnum : struct { return NameOf(typeof(TEnum), Machine.EnumToBits(value)); }
        public static string[] GetNames(Type enumType)
        {
            CheckType(enumType);
            var names = new string[Machine.EnumCount(enumType)];
            for (int i = 0; i < names.Length; i++)
                names[i] = Machine.EnumName(enumType, i);
            return names;
        }
        public static string[] GetNames<TEnum>() where TEnum : struct { return GetNames(typeof(TEnum)); }
        public static Array GetValues(Type enumType)
        {
            CheckType(enumType);
            int count = Machine.EnumCount(enumType);
            Array values = Machine.NewArray(enumType, new int[] { count }, null);
            for (int i = 0; i < count; i++)
                Machine.ArraySet(values, i, Machine.EnumFromBits(enumType, Machine.EnumBits(enumType, i)));
            return values;
        }
        public static TEnum[] GetValues<TEnum>() where TEnum : struct { return (TEnum[])GetValues(typeof(TEnum)); }
        public static Type GetUnderlyingType(Type enumType)
        {
            CheckType(enumType);
            return Machine.EnumUnderlying(enumType);
        }
        public static bool IsDefined(Type enumType, object value)
        {
            CheckType(enumType);
            var name = value as string;
            if (name != null)
                return IndexOf(enumType, name, StringComparison.Ordinal) >= 0;
            Type given = (value ?? throw new ArgumentNullException("value")).GetType();
            if (given.IsEnum ? given != enumType : given != Machine.EnumUnderlying(enumType))
                throw new ArgumentException("Enum underlying type and the object must be same type or object. Type passed in was '" + given + "'; the enum underlying type was '" + Machine.EnumUnderlying(enumType) + "'.");
            return NameOf(enumType, Bits(value)) != null;
        }
        public static bool IsDefined<TEnum>(TEnum value) where TEnum : struct { return NameOf(typeof(TEnum), Machine.EnumToBits(value)) != null; }

        static ulong Bits(object value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            // The native reads any boxed integer, whether of an enumeration or not.
            return Machine.EnumToBits(value);
        }

        public static object ToObject(Type enumType, object value)
        {
            CheckType(enumType);
            return Machine.EnumFromBits(enumType, Bits(value));
        }
        public static object ToObject(Type enumType, int value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, long value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, short value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, sbyte value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, byte value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, ushort value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, uint value) { return ToObject(enumType, (ulong)value); }
        public static object ToObject(Type enumType, ulong value)
        {
            CheckType(enumType);
            return Machine.EnumFromBits(enumType, value);
        }
        public static string Format(Type enumType, object value, string format) { return ((Enum)ToObject(enumType, value)).ToString(format); }

        public static object Parse(Type enumType, string value) { return Parse(enumType, value, false); }
        public static object Parse(Type enumType, string value, bool ignoreCase)
        {
            CheckType(enumType);
            if (value == null)
                throw new ArgumentNullException("value");
            if (value.Trim().Length == 0)
                throw new ArgumentException("Must specify valid information for parsing in the string.");
            ulong bits;
            if (!TryBits(enumType, value, ignoreCase, out bits))
            {
                decimal number;
                if (decimal.TryParse(value, System.Globalization.NumberStyles.Integer, null, out number))
                    throw new OverflowException("Value was either too large or too small for the underlying type of the enum.");
                throw new ArgumentException("Requested value '" + value.Trim() + "' was not found.");
            }
            return Machine.EnumFromBits(enumType, bits);
        }
        public static object Parse(Type enumType, ReadOnlySpan<char> value, bool ignoreCase = false) { return Parse(enumType, value.ToString(), ignoreCase); }
        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value) where TEnum : struct { return Parse<TEnum>(value.ToString()); }
        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase) where TEnum : struct { return Parse<TEnum>(value.ToString(), ignoreCase); }
        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, out TEnum result) where TEnum : struct { return TryParse(value.ToString(), out result); }
        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase, out TEnum result) where TEnum : struct { return TryParse(value.ToString(), ignoreCase, out result); }
        public static bool TryParse(Type enumType, string value, out object result) { return TryParse(enumType, value, false, out result); }
        public static bool TryParse(Type enumType, string value, bool ignoreCase, out object result)
        {
            try
            {
                result = string.IsNullOrEmpty(value) ? null : Parse(enumType, value, ignoreCase);
            }
            catch (ArgumentException)
            {
                result = null;
            }
            catch (OverflowException)
            {
                result = null;
            }
            return result != null;
        }
        public static bool TryFormat<TEnum>(TEnum value, Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default(ReadOnlySpan<char>)) where TEnum : struct
        {
            return System.Number.CopyTo(((Enum)(object)value).ToString(format.ToString()), destination, out charsWritten);
        }
        public static TEnum Parse<TEnum>(string value) where TEnum : struct { return (TEnum)Parse(typeof(TEnum), value, false); }
        public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct { return (TEnum)Parse(typeof(TEnum), value, ignoreCase); }
        public static bool TryParse<TEnum>(string value, out TEnum result) where TEnum : struct { return TryParse(value, false, out result); }
        public static bool TryParse<TEnum>(string value, bool ignoreCase, out TEnum result) where TEnum : struct
        {
            ulong bits;
            bool found = TryBits(typeof(TEnum), value, ignoreCase, out bits);
            result = found ? (TEnum)Machine.EnumFromBits(typeof(TEnum), bits) : default(TEnum);
            return found;
        }

        // A number must fit the underlying type.
        static bool TryNumber(Type type, string text, out ulong bits)
        {
            long signed = 0;
            bool read = IsSigned(type) ? long.TryParse(text, out signed) : ulong.TryParse(text, out bits);
            bits = 0;
            if (!read)
                return false;
            bits = IsSigned(type) ? (ulong)signed : ulong.Parse(text);
            int spare = 64 - 8 * Size(type);
            return IsSigned(type) ? signed << spare >> spare == signed : bits << spare >> spare == bits;
        }

        static bool TryBits(Type type, string text, bool ignoreCase, out ulong bits)
        {
            bits = 0;
            if (string.IsNullOrWhiteSpace(text))
                return false;
            text = text.Trim();
            if (char.IsDigit(text[0]) || text[0] == '-' || text[0] == '+')
                return TryNumber(type, text, out bits);
            StringComparison comparison = ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
            foreach (string part in text.Split(','))
            {
                int i = IndexOf(type, part.Trim(), comparison);
                if (i < 0)
                    return false;
                bits |= Machine.EnumBits(type, i);
            }
            return true;
        }

        static int IndexOf(Type type, string name, StringComparison comparison)
        {
            int i = Machine.EnumCount(type) - 1;
            while (i >= 0 && !string.Equals(Machine.EnumName(type, i), name, comparison))
                i--;
            return i;
        }

        object Number()
        {
            Type underlying = Machine.EnumUnderlying(Machine.TypeOf(this));
            return Machine.EnumFromBits(underlying, Machine.EnumToBits(this));
        }

        public TypeCode GetTypeCode() { return (TypeCode)Machine.TypeCodeOf(Machine.EnumUnderlying(Machine.TypeOf(this))); }
        bool IConvertible.ToBoolean(IFormatProvider provider) { return Convert.ToBoolean(Number()); }
        char IConvertible.ToChar(IFormatProvider provider) { return Convert.ToChar(Number()); }
        sbyte IConvertible.ToSByte(IFormatProvider provider) { return Convert.ToSByte(Number()); }
        byte IConvertible.ToByte(IFormatProvider provider) { return Convert.ToByte(Number()); }
        short IConvertible.ToInt16(IFormatProvider provider) { return Convert.ToInt16(Number()); }
        ushort IConvertible.ToUInt16(IFormatProvider provider) { return Convert.ToUInt16(Number()); }
        int IConvertible.ToInt32(IFormatProvider provider) { return Convert.ToInt32(Number()); }
        uint IConvertible.ToUInt32(IFormatProvider provider) { return Convert.ToUInt32(Number()); }
        long IConvertible.ToInt64(IFormatProvider provider) { return Convert.ToInt64(Number()); }
        ulong IConvertible.ToUInt64(IFormatProvider provider) { return Convert.ToUInt64(Number()); }
        float IConvertible.ToSingle(IFormatProvider provider) { return Convert.ToSingle(Number()); }
        double IConvertible.ToDouble(IFormatProvider provider) { return Convert.ToDouble(Number()); }
        decimal IConvertible.ToDecimal(IFormatProvider provider) { return Convert.ToDecimal(Number()); }
        DateTime IConvertible.ToDateTime(IFormatProvider provider) { throw new InvalidCastException("Invalid cast from 'Enum' to 'DateTime'."); }
        object IConvertible.ToType(Type conversionType, IFormatProvider provider) { return Convert.ChangeType(Number(), conversionType); }
    }
}
