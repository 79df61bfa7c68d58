// Bit patterns of primitive values.
namespace System
{
    public static partial class BitConverter
    {
        public static readonly bool IsLittleEndian = true;

        public static unsafe long DoubleToInt64Bits(double value) { return *(long*)&value; }
        public static unsafe double Int64BitsToDouble(long value) { return *(double*)&value; }
        public static unsafe int SingleToInt32Bits(float value) { return *(int*)&value; }
        public static unsafe float Int32BitsToSingle(int value) { return *(float*)&value; }

        static byte[] Bytes(ulong bits, int size)
        {
            var bytes = new byte[size];
            for (int i = 0; i < size; i++)
                bytes[i] = (byte)(bits >> (8 * i));
            return bytes;
        }

        static ulong Bits(byte[] value, int startIndex, int size)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (startIndex >= 0 && startIndex < value.Length && startIndex > value.Length - size)
                throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");
            if (startIndex < 0 || startIndex >= value.Length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            ulong bits = 0;
            for (int i = 0; i < size; i++)
                bits |= (ulong)value[startIndex + i] << (8 * i);
            return bits;
        }

        public static byte[] GetBytes(bool value) { return Bytes(value ? 1UL : 0UL, 1); }
        public static byte[] GetBytes(char value) { return Bytes(value, 2); }
        public static byte[] GetBytes(short value) { return Bytes((ulong)value, 2); }
        public static byte[] GetBytes(ushort value) { return Bytes(value, 2); }
        public static byte[] GetBytes(int value) { return Bytes((ulong)value, 4); }
        public static byte[] GetBytes(uint value) { return Bytes(value, 4); }
        public static byte[] GetBytes(long value) { return Bytes((ulong)value, 8); }
        public static byte[] GetBytes(ulong value) { return Bytes(value, 8); }
        public static byte[] GetBytes(float value) { return Bytes((ulong)SingleToInt32Bits(value), 4); }
        public static byte[] GetBytes(double value) { return Bytes((ulong)DoubleToInt64Bits(value), 8); }
        public static bool ToBoolean(byte[] value, int startIndex) { return Bits(value, startIndex, 1) != 0; }
        public static char ToChar(byte[] value, int startIndex) { return (char)Bits(value, startIndex, 2); }
        public static short ToInt16(byte[] value, int startIndex) { return (short)Bits(value, startIndex, 2); }
        public static ushort ToUInt16(byte[] value, int startIndex) { return (ushort)Bits(value, startIndex, 2); }
        public static int ToInt32(byte[] value, int startIndex) { return (int)Bits(value, startIndex, 4); }
        public static uint ToUInt32(byte[] value, int startIndex) { return (uint)Bits(value, startIndex, 4); }
        public static long ToInt64(byte[] value, int startIndex) { return (long)Bits(value, startIndex, 8); }
        public static ulong ToUInt64(byte[] value, int startIndex) { return Bits(value, startIndex, 8); }
        public static float ToSingle(byte[] value, int startIndex) { return Int32BitsToSingle(ToInt32(value, startIndex)); }
        public static double ToDouble(byte[] value, int startIndex) { return Int64BitsToDouble(ToInt64(value, startIndex)); }
        public static string ToString(byte[] value)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            return ToString(value, 0, value.Length);
        }
        public static string ToString(byte[] value, int startIndex) { return ToString(value, startIndex, value.Length - startIndex); }
        public static string ToString(byte[] value, int startIndex, int length)
        {
            if (value == null)
                throw new ArgumentNullException("value");
            if (startIndex < 0 || startIndex >= value.Length && startIndex > 0)
                throw new ArgumentOutOfRangeException("startIndex", "StartIndex cannot be less than zero.");
            if (length < 0)
                throw new ArgumentOutOfRangeException("length", "Value must be positive.");
            if (startIndex > value.Length - length)
                throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");
            string text = "";
            for (int i = 0; i < length; i++)
                text = text + (i == 0 ? "" : "-") + value[startIndex + i].ToString("X2");
            return text;
        }
        public static short HalfToInt16Bits(Half value) { return unchecked((short)value.Bits); }
        public static ushort HalfToUInt16Bits(Half value) { return value.Bits; }
        public static Half Int16BitsToHalf(short value) { return Half.FromBits(unchecked((ushort)value)); }
        public static Half UInt16BitsToHalf(ushort value) { return Half.FromBits(value); }
    }
}
