// Conversions between every pair of primitive types.
namespace System
{
    public static partial class Convert
    {
        public static bool ToBoolean(object value) { return value == null ? default(bool) : Convertible(value).ToBoolean(null); }
        public static bool ToBoolean(object value, IFormatProvider provider) { return ToBoolean(value); }
        public static bool ToBoolean(string value) { return value == null ? default(bool) : bool.Parse(value); }
        public static bool ToBoolean(string value, IFormatProvider provider) { return ToBoolean(value); }
        public static bool ToBoolean(bool value) { return value; }
        public static bool ToBoolean(char value) { throw new InvalidCastException("Invalid cast from 'Char' to 'Boolean'."); }
        public static bool ToBoolean(sbyte value) { return value != 0; }
        public static bool ToBoolean(byte value) { return value != 0; }
        public static bool ToBoolean(short value) { return value != 0; }
        public static bool ToBoolean(ushort value) { return value != 0; }
        public static bool ToBoolean(int value) { return value != 0; }
        public static bool ToBoolean(uint value) { return value != 0; }
        public static bool ToBoolean(long value) { return value != 0; }
        public static bool ToBoolean(ulong value) { return value != 0; }
        public static bool ToBoolean(float value) { return value != 0; }
        public static bool ToBoolean(double value) { return value != 0; }
        public static bool ToBoolean(decimal value) { return value != 0; }

        public static char ToChar(object value) { return value == null ? default(char) : Convertible(value).ToChar(null); }
        public static char ToChar(object value, IFormatProvider provider) { return ToChar(value); }
        public static char ToChar(string value) { return char.Parse(value); }
        public static char ToChar(bool value) { throw new InvalidCastException("Invalid cast from 'Boolean' to 'Char'."); }
        public static char ToChar(char value) { return value; }
        public static char ToChar(sbyte value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(byte value) { return (char)value; }
        public static char ToChar(short value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(ushort value) { return (char)value; }
        public static char ToChar(int value)
        {
            if (value < 0 || value > char.MaxValue)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(uint value)
        {
            if (value > char.MaxValue)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(long value)
        {
            if (value < 0 || value > char.MaxValue)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(ulong value)
        {
            if (value > char.MaxValue)
                throw new OverflowException("Value was either too large or too small for a character.");
            return (char)value;
        }
        public static char ToChar(float value) { throw new InvalidCastException("Invalid cast from 'Single' to 'Char'."); }
        public static char ToChar(double value) { throw new InvalidCastException("Invalid cast from 'Double' to 'Char'."); }
        public static char ToChar(decimal value) { throw new InvalidCastException("Invalid cast from 'Decimal' to 'Char'."); }

        public static sbyte ToSByte(object value) { return value == null ? default(sbyte) : Convertible(value).ToSByte(null); }
        public static sbyte ToSByte(object value, IFormatProvider provider) { return ToSByte(value); }
        public static sbyte ToSByte(string value) { return value == null ? default(sbyte) : sbyte.Parse(value); }
        public static sbyte ToSByte(string value, IFormatProvider provider) { return ToSByte(value); }
        public static sbyte ToSByte(bool value) { return value ? (sbyte)1 : (sbyte)0; }
        public static sbyte ToSByte(char value)
        {
            if (value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(sbyte value) { return value; }
        public static sbyte ToSByte(byte value)
        {
            if (value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(short value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(ushort value)
        {
            if (value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(int value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(uint value)
        {
            if (value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(long value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(ulong value)
        {
            if (value > (ulong)sbyte.MaxValue)
                throw new OverflowException("Value was either too large or too small for a signed byte.");
            return (sbyte)value;
        }
        public static sbyte ToSByte(float value) { return ToSByte(ToInt32(value)); }
        public static sbyte ToSByte(double value) { return ToSByte(ToInt32(value)); }
        public static sbyte ToSByte(decimal value) { return decimal.ToSByte(decimal.Round(value)); }

        public static byte ToByte(object value) { return value == null ? default(byte) : Convertible(value).ToByte(null); }
        public static byte ToByte(object value, IFormatProvider provider) { return ToByte(value); }
        public static byte ToByte(string value) { return value == null ? default(byte) : byte.Parse(value); }
        public static byte ToByte(string value, IFormatProvider provider) { return ToByte(value); }
        public static byte ToByte(bool value) { return value ? (byte)1 : (byte)0; }
        public static byte ToByte(char value)
        {
            if (value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(sbyte value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(byte value) { return value; }
        public static byte ToByte(short value)
        {
            if (value < 0 || value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(ushort value)
        {
            if (value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(int value)
        {
            if (value < 0 || value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(uint value)
        {
            if (value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(long value)
        {
            if (value < 0 || value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(ulong value)
        {
            if (value > byte.MaxValue)
                throw new OverflowException("Value was either too large or too small for an unsigned byte.");
            return (byte)value;
        }
        public static byte ToByte(float value) { return ToByte(ToInt32(value)); }
        public static byte ToByte(double value) { return ToByte(ToInt32(value)); }
        public static byte ToByte(decimal value) { return decimal.ToByte(decimal.Round(value)); }

        public static short ToInt16(object value) { return value == null ? default(short) : Convertible(value).ToInt16(null); }
        public static short ToInt16(object value, IFormatProvider provider) { return ToInt16(value); }
        public static short ToInt16(string value) { return value == null ? default(short) : short.Parse(value); }
        public static short ToInt16(string value, IFormatProvider provider) { return ToInt16(value); }
        public static short ToInt16(bool value) { return value ? (short)1 : (short)0; }
        public static short ToInt16(char value)
        {
            if (value > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(sbyte value) { return (short)value; }
        public static short ToInt16(byte value) { return (short)value; }
        public static short ToInt16(short value) { return value; }
        public static short ToInt16(ushort value)
        {
            if (value > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(int value)
        {
            if (value < short.MinValue || value > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(uint value)
        {
            if (value > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(long value)
        {
            if (value < short.MinValue || value > short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(ulong value)
        {
            if (value > (ulong)short.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int16.");
            return (short)value;
        }
        public static short ToInt16(float value) { return ToInt16(ToInt32(value)); }
        public static short ToInt16(double value) { return ToInt16(ToInt32(value)); }
        public static short ToInt16(decimal value) { return decimal.ToInt16(decimal.Round(value)); }

        public static ushort ToUInt16(object value) { return value == null ? default(ushort) : Convertible(value).ToUInt16(null); }
        public static ushort ToUInt16(object value, IFormatProvider provider) { return ToUInt16(value); }
        public static ushort ToUInt16(string value) { return value == null ? default(ushort) : ushort.Parse(value); }
        public static ushort ToUInt16(string value, IFormatProvider provider) { return ToUInt16(value); }
        public static ushort ToUInt16(bool value) { return value ? (ushort)1 : (ushort)0; }
        public static ushort ToUInt16(char value) { return (ushort)value; }
        public static ushort ToUInt16(sbyte value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(byte value) { return (ushort)value; }
        public static ushort ToUInt16(short value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(ushort value) { return value; }
        public static ushort ToUInt16(int value)
        {
            if (value < 0 || value > ushort.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(uint value)
        {
            if (value > ushort.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(long value)
        {
            if (value < 0 || value > ushort.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(ulong value)
        {
            if (value > ushort.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt16.");
            return (ushort)value;
        }
        public static ushort ToUInt16(float value) { return ToUInt16(ToInt32(value)); }
        public static ushort ToUInt16(double value) { return ToUInt16(ToInt32(value)); }
        public static ushort ToUInt16(decimal value) { return decimal.ToUInt16(decimal.Round(value)); }

        public static int ToInt32(object value) { return value == null ? default(int) : Convertible(value).ToInt32(null); }
        public static int ToInt32(object value, IFormatProvider provider) { return ToInt32(value); }
        public static int ToInt32(string value) { return value == null ? default(int) : int.Parse(value); }
        public static int ToInt32(string value, IFormatProvider provider) { return ToInt32(value); }
        public static int ToInt32(bool value) { return value ? (int)1 : (int)0; }
        public static int ToInt32(char value) { return (int)value; }
        public static int ToInt32(sbyte value) { return (int)value; }
        public static int ToInt32(byte value) { return (int)value; }
        public static int ToInt32(short value) { return (int)value; }
        public static int ToInt32(ushort value) { return (int)value; }
        public static int ToInt32(int value) { return value; }
        public static int ToInt32(uint value)
        {
            if (value > int.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int32.");
            return (int)value;
        }
        public static int ToInt32(long value)
        {
            if (value < int.MinValue || value > int.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int32.");
            return (int)value;
        }
        public static int ToInt32(ulong value)
        {
            if (value > (ulong)int.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int32.");
            return (int)value;
        }
        public static int ToInt32(float value) { return ToInt32(ToWhole(value, "Value was either too large or too small for an Int32.")); }
        public static int ToInt32(double value) { return ToInt32(ToWhole(value, "Value was either too large or too small for an Int32.")); }
        public static int ToInt32(decimal value) { return decimal.ToInt32(decimal.Round(value)); }

        public static uint ToUInt32(object value) { return value == null ? default(uint) : Convertible(value).ToUInt32(null); }
        public static uint ToUInt32(object value, IFormatProvider provider) { return ToUInt32(value); }
        public static uint ToUInt32(string value) { return value == null ? default(uint) : uint.Parse(value); }
        public static uint ToUInt32(string value, IFormatProvider provider) { return ToUInt32(value); }
        public static uint ToUInt32(bool value) { return value ? (uint)1 : (uint)0; }
        public static uint ToUInt32(char value) { return (uint)value; }
        public static uint ToUInt32(sbyte value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)value;
        }
        public static uint ToUInt32(byte value) { return (uint)value; }
        public static uint ToUInt32(short value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)value;
        }
        public static uint ToUInt32(ushort value) { return (uint)value; }
        public static uint ToUInt32(int value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)value;
        }
        public static uint ToUInt32(uint value) { return value; }
        public static uint ToUInt32(long value)
        {
            if (value < 0 || value > uint.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)value;
        }
        public static uint ToUInt32(ulong value)
        {
            if (value > uint.MaxValue)
                throw new OverflowException("Value was either too large or too small for a UInt32.");
            return (uint)value;
        }
        public static uint ToUInt32(float value) { return ToUInt32(ToWhole(value, "Value was either too large or too small for a UInt32.")); }
        public static uint ToUInt32(double value) { return ToUInt32(ToWhole(value, "Value was either too large or too small for a UInt32.")); }
        public static uint ToUInt32(decimal value) { return decimal.ToUInt32(decimal.Round(value)); }

        public static long ToInt64(object value) { return value == null ? default(long) : Convertible(value).ToInt64(null); }
        public static long ToInt64(object value, IFormatProvider provider) { return ToInt64(value); }
        public static long ToInt64(string value) { return value == null ? default(long) : long.Parse(value); }
        public static long ToInt64(string value, IFormatProvider provider) { return ToInt64(value); }
        public static long ToInt64(bool value) { return value ? (long)1 : (long)0; }
        public static long ToInt64(char value) { return (long)value; }
        public static long ToInt64(sbyte value) { return (long)value; }
        public static long ToInt64(byte value) { return (long)value; }
        public static long ToInt64(short value) { return (long)value; }
        public static long ToInt64(ushort value) { return (long)value; }
        public static long ToInt64(int value) { return (long)value; }
        public static long ToInt64(uint value) { return (long)value; }
        public static long ToInt64(long value) { return value; }
        public static long ToInt64(ulong value)
        {
            if (value > (ulong)long.MaxValue)
                throw new OverflowException("Value was either too large or too small for an Int64.");
            return (long)value;
        }
        public static long ToInt64(float value) { return ToWhole(value, "Arithmetic operation resulted in an overflow."); }
        public static long ToInt64(double value) { return ToWhole(value, "Arithmetic operation resulted in an overflow."); }
        public static long ToInt64(decimal value) { return decimal.ToInt64(decimal.Round(value)); }

        public static ulong ToUInt64(object value) { return value == null ? default(ulong) : Convertible(value).ToUInt64(null); }
        public static ulong ToUInt64(object value, IFormatProvider provider) { return ToUInt64(value); }
        public static ulong ToUInt64(string value) { return value == null ? default(ulong) : ulong.Parse(value); }
        public static ulong ToUInt64(string value, IFormatProvider provider) { return ToUInt64(value); }
        public static ulong ToUInt64(bool value) { return value ? (ulong)1 : (ulong)0; }
        public static ulong ToUInt64(char value) { return (ulong)value; }
        public static ulong ToUInt64(sbyte value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt64.");
            return (ulong)value;
        }
        public static ulong ToUInt64(byte value) { return (ulong)value; }
        public static ulong ToUInt64(short value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt64.");
            return (ulong)value;
        }
        public static ulong ToUInt64(ushort value) { return (ulong)value; }
        public static ulong ToUInt64(int value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt64.");
            return (ulong)value;
        }
        public static ulong ToUInt64(uint value) { return (ulong)value; }
        public static ulong ToUInt64(long value)
        {
            if (value < 0)
                throw new OverflowException("Value was either too large or too small for a UInt64.");
            return (ulong)value;
        }
        public static ulong ToUInt64(ulong value) { return value; }
        public static ulong ToUInt64(float value) { return ToWholeUnsigned(value, "Arithmetic operation resulted in an overflow."); }
        public static ulong ToUInt64(double value) { return ToWholeUnsigned(value, "Arithmetic operation resulted in an overflow."); }
        public static ulong ToUInt64(decimal value) { return decimal.ToUInt64(decimal.Round(value)); }

        public static float ToSingle(object value) { return value == null ? default(float) : Convertible(value).ToSingle(null); }
        public static float ToSingle(object value, IFormatProvider provider) { return ToSingle(value); }
        public static float ToSingle(string value) { return value == null ? default(float) : float.Parse(value); }
        public static float ToSingle(string value, IFormatProvider provider) { return ToSingle(value); }
        public static float ToSingle(bool value) { return value ? (float)1 : (float)0; }
        public static float ToSingle(char value) { throw new InvalidCastException("Invalid cast from 'Char' to 'Single'."); }
        public static float ToSingle(sbyte value) { return (float)value; }
        public static float ToSingle(byte value) { return (float)value; }
        public static float ToSingle(short value) { return (float)value; }
        public static float ToSingle(ushort value) { return (float)value; }
        public static float ToSingle(int value) { return (float)value; }
        public static float ToSingle(uint value) { return (float)value; }
        public static float ToSingle(long value) { return (float)value; }
        public static float ToSingle(ulong value) { return (float)value; }
        public static float ToSingle(float value) { return value; }
        public static float ToSingle(double value) { return (float)value; }
        public static float ToSingle(decimal value) { return (float)value; }

        public static double ToDouble(object value) { return value == null ? default(double) : Convertible(value).ToDouble(null); }
        public static double ToDouble(object value, IFormatProvider provider) { return ToDouble(value); }
        public static double ToDouble(string value) { return value == null ? default(double) : double.Parse(value); }
        public static double ToDouble(string value, IFormatProvider provider) { return ToDouble(value); }
        public static double ToDouble(bool value) { return value ? (double)1 : (double)0; }
        public static double ToDouble(char value) { throw new InvalidCastException("Invalid cast from 'Char' to 'Double'."); }
        public static double ToDouble(sbyte value) { return (double)value; }
        public static double ToDouble(byte value) { return (double)value; }
        public static double ToDouble(short value) { return (double)value; }
        public static double ToDouble(ushort value) { return (double)value; }
        public static double ToDouble(int value) { return (double)value; }
        public static double ToDouble(uint value) { return (double)value; }
        public static double ToDouble(long value) { return (double)value; }
        public static double ToDouble(ulong value) { return (double)value; }
        public static double ToDouble(float value) { return (double)value; }
        public static double ToDouble(double value) { return value; }
        public static double ToDouble(decimal value) { return (double)value; }

        public static decimal ToDecimal(object value) { return value == null ? default(decimal) : Convertible(value).ToDecimal(null); }
        public static decimal ToDecimal(object value, IFormatProvider provider) { return ToDecimal(value); }
        public static decimal ToDecimal(string value) { return value == null ? default(decimal) : decimal.Parse(value); }
        public static decimal ToDecimal(string value, IFormatProvider provider) { return ToDecimal(value); }
        public static decimal ToDecimal(bool value) { return value ? (decimal)1 : (decimal)0; }
        public static decimal ToDecimal(char value) { throw new InvalidCastException("Invalid cast from 'Char' to 'Decimal'."); }
        public static decimal ToDecimal(sbyte value) { return (decimal)value; }
        public static decimal ToDecimal(byte value) { return (decimal)value; }
        public static decimal ToDecimal(short value) { return (decimal)value; }
        public static decimal ToDecimal(ushort value) { return (decimal)value; }
        public static decimal ToDecimal(int value) { return (decimal)value; }
        public static decimal ToDecimal(uint value) { return (decimal)value; }
        public static decimal ToDecimal(long value) { return (decimal)value; }
        public static decimal ToDecimal(ulong value) { return (decimal)value; }
        public static decimal ToDecimal(float value) { return (decimal)value; }
        public static decimal ToDecimal(double value) { return (decimal)value; }
        public static decimal ToDecimal(decimal value) { return value; }
    }
}
