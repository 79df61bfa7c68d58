// Bit patterns in spans of bytes.
namespace System
{
    public static partial class BitConverter
    {
        static byte[] First(ReadOnlySpan<byte> value, int size)
        {
            return value.Length >= size ? value.Slice(0, size).ToArray() : throw new ArgumentOutOfRangeException("value");
        }
        static bool Put(Span<byte> destination, byte[] bytes)
        {
            if (destination.Length < bytes.Length)
                return false;
            new ReadOnlySpan<byte>(bytes).CopyTo(destination);
            return true;
        }

        public static ulong DoubleToUInt64Bits(double value) { return (ulong)DoubleToInt64Bits(value); }
        public static double UInt64BitsToDouble(ulong value) { return Int64BitsToDouble((long)value); }
        public static uint SingleToUInt32Bits(float value) { return (uint)SingleToInt32Bits(value); }
        public static float UInt32BitsToSingle(uint value) { return Int32BitsToSingle((int)value); }
        public static bool ToBoolean(ReadOnlySpan<byte> value) { return ToBoolean(First(value, 1), 0); }
        public static char ToChar(ReadOnlySpan<byte> value) { return ToChar(First(value, 2), 0); }
        public static short ToInt16(ReadOnlySpan<byte> value) { return ToInt16(First(value, 2), 0); }
        public static ushort ToUInt16(ReadOnlySpan<byte> value) { return ToUInt16(First(value, 2), 0); }
        public static int ToInt32(ReadOnlySpan<byte> value) { return ToInt32(First(value, 4), 0); }
        public static uint ToUInt32(ReadOnlySpan<byte> value) { return ToUInt32(First(value, 4), 0); }
        public static long ToInt64(ReadOnlySpan<byte> value) { return ToInt64(First(value, 8), 0); }
        public static ulong ToUInt64(ReadOnlySpan<byte> value) { return ToUInt64(First(value, 8), 0); }
        public static float ToSingle(ReadOnlySpan<byte> value) { return ToSingle(First(value, 4), 0); }
        public static double ToDouble(ReadOnlySpan<byte> value) { return ToDouble(First(value, 8), 0); }
        public static bool TryWriteBytes(Span<byte> destination, bool value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, char value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, short value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, ushort value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, int value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, uint value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, long value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, ulong value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, float value) { return Put(destination, GetBytes(value)); }
        public static bool TryWriteBytes(Span<byte> destination, double value) { return Put(destination, GetBytes(value)); }
    }
}
