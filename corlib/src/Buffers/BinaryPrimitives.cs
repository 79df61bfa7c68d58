// Numbers in spans of bytes, in either order.
namespace System.Buffers.Binary
{
    public static class BinaryPrimitives
    {
        static ulong Read(ReadOnlySpan<byte> source, int size, bool little)
        {
            if (source.Length < size)
                throw new ArgumentOutOfRangeException("length");
            ulong value = 0;
            for (int i = 0; i < size; i++)
                value = value << 8 | source[little ? size - 1 - i : i];
            return value;
        }
        static bool TryWrite(Span<byte> destination, ulong value, int size, bool little)
        {
            if (destination.Length < size)
                return false;
            for (int i = 0; i < size; i++)
                destination[little ? i : size - 1 - i] = unchecked((byte)(value >> (8 * i)));
            return true;
        }
        static void Write(Span<byte> destination, ulong value, int size, bool little)
        {
            if (!TryWrite(destination, value, size, little))
                throw new ArgumentOutOfRangeException("length");
        }
        static ulong Reverse(ulong value, int size)
        {
            ulong turned = 0;
            for (int i = 0; i < size; i++)
                turned = turned << 8 | (value >> (8 * i) & 0xff);
            return turned;
        }

        public static byte ReverseEndianness(byte value) { return value; }
        public static sbyte ReverseEndianness(sbyte value) { return value; }
        public static short ReverseEndianness(short value) { return unchecked((short)Reverse((ulong)value, 2)); }
        public static ushort ReverseEndianness(ushort value) { return unchecked((ushort)Reverse((ulong)value, 2)); }
        public static int ReverseEndianness(int value) { return unchecked((int)Reverse((ulong)value, 4)); }
        public static uint ReverseEndianness(uint value) { return unchecked((uint)Reverse((ulong)value, 4)); }
        public static long ReverseEndianness(long value) { return unchecked((long)Reverse((ulong)value, 8)); }
        public static ulong ReverseEndianness(ulong value) { return unchecked((ulong)Reverse((ulong)value, 8)); }
        public static short ReadInt16LittleEndian(ReadOnlySpan<byte> source) { return unchecked((short)Read(source, 2, true)); }
        public static void WriteInt16LittleEndian(Span<byte> destination, short value) { Write(destination, unchecked((ulong)value), 2, true); }
        public static bool TryWriteInt16LittleEndian(Span<byte> destination, short value) { return TryWrite(destination, unchecked((ulong)value), 2, true); }
        public static bool TryReadInt16LittleEndian(ReadOnlySpan<byte> source, out short value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadInt16LittleEndian(source) : default(short);
            return enough;
        }
        public static short ReadInt16BigEndian(ReadOnlySpan<byte> source) { return unchecked((short)Read(source, 2, false)); }
        public static void WriteInt16BigEndian(Span<byte> destination, short value) { Write(destination, unchecked((ulong)value), 2, false); }
        public static bool TryWriteInt16BigEndian(Span<byte> destination, short value) { return TryWrite(destination, unchecked((ulong)value), 2, false); }
        public static bool TryReadInt16BigEndian(ReadOnlySpan<byte> source, out short value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadInt16BigEndian(source) : default(short);
            return enough;
        }
        public static ushort ReadUInt16LittleEndian(ReadOnlySpan<byte> source) { return unchecked((ushort)Read(source, 2, true)); }
        public static void WriteUInt16LittleEndian(Span<byte> destination, ushort value) { Write(destination, unchecked((ulong)value), 2, true); }
        public static bool TryWriteUInt16LittleEndian(Span<byte> destination, ushort value) { return TryWrite(destination, unchecked((ulong)value), 2, true); }
        public static bool TryReadUInt16LittleEndian(ReadOnlySpan<byte> source, out ushort value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadUInt16LittleEndian(source) : default(ushort);
            return enough;
        }
        public static ushort ReadUInt16BigEndian(ReadOnlySpan<byte> source) { return unchecked((ushort)Read(source, 2, false)); }
        public static void WriteUInt16BigEndian(Span<byte> destination, ushort value) { Write(destination, unchecked((ulong)value), 2, false); }
        public static bool TryWriteUInt16BigEndian(Span<byte> destination, ushort value) { return TryWrite(destination, unchecked((ulong)value), 2, false); }
        public static bool TryReadUInt16BigEndian(ReadOnlySpan<byte> source, out ushort value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadUInt16BigEndian(source) : default(ushort);
            return enough;
        }
        public static int ReadInt32LittleEndian(ReadOnlySpan<byte> source) { return unchecked((int)Read(source, 4, true)); }
        public static void WriteInt32LittleEndian(Span<byte> destination, int value) { Write(destination, unchecked((ulong)value), 4, true); }
        public static bool TryWriteInt32LittleEndian(Span<byte> destination, int value) { return TryWrite(destination, unchecked((ulong)value), 4, true); }
        public static bool TryReadInt32LittleEndian(ReadOnlySpan<byte> source, out int value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadInt32LittleEndian(source) : default(int);
            return enough;
        }
        public static int ReadInt32BigEndian(ReadOnlySpan<byte> source) { return unchecked((int)Read(source, 4, false)); }
        public static void WriteInt32BigEndian(Span<byte> destination, int value) { Write(destination, unchecked((ulong)value), 4, false); }
        public static bool TryWriteInt32BigEndian(Span<byte> destination, int value) { return TryWrite(destination, unchecked((ulong)value), 4, false); }
        public static bool TryReadInt32BigEndian(ReadOnlySpan<byte> source, out int value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadInt32BigEndian(source) : default(int);
            return enough;
        }
        public static uint ReadUInt32LittleEndian(ReadOnlySpan<byte> source) { return unchecked((uint)Read(source, 4, true)); }
        public static void WriteUInt32LittleEndian(Span<byte> destination, uint value) { Write(destination, unchecked((ulong)value), 4, true); }
        public static bool TryWriteUInt32LittleEndian(Span<byte> destination, uint value) { return TryWrite(destination, unchecked((ulong)value), 4, true); }
        public static bool TryReadUInt32LittleEndian(ReadOnlySpan<byte> source, out uint value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadUInt32LittleEndian(source) : default(uint);
            return enough;
        }
        public static uint ReadUInt32BigEndian(ReadOnlySpan<byte> source) { return unchecked((uint)Read(source, 4, false)); }
        public static void WriteUInt32BigEndian(Span<byte> destination, uint value) { Write(destination, unchecked((ulong)value), 4, false); }
        public static bool TryWriteUInt32BigEndian(Span<byte> destination, uint value) { return TryWrite(destination, unchecked((ulong)value), 4, false); }
        public static bool TryReadUInt32BigEndian(ReadOnlySpan<byte> source, out uint value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadUInt32BigEndian(source) : default(uint);
            return enough;
        }
        public static long ReadInt64LittleEndian(ReadOnlySpan<byte> source) { return unchecked((long)Read(source, 8, true)); }
        public static void WriteInt64LittleEndian(Span<byte> destination, long value) { Write(destination, unchecked((ulong)value), 8, true); }
        public static bool TryWriteInt64LittleEndian(Span<byte> destination, long value) { return TryWrite(destination, unchecked((ulong)value), 8, true); }
        public static bool TryReadInt64LittleEndian(ReadOnlySpan<byte> source, out long value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadInt64LittleEndian(source) : default(long);
            return enough;
        }
        public static long ReadInt64BigEndian(ReadOnlySpan<byte> source) { return unchecked((long)Read(source, 8, false)); }
        public static void WriteInt64BigEndian(Span<byte> destination, long value) { Write(destination, unchecked((ulong)value), 8, false); }
        public static bool TryWriteInt64BigEndian(Span<byte> destination, long value) { return TryWrite(destination, unchecked((ulong)value), 8, false); }
        public static bool TryReadInt64BigEndian(ReadOnlySpan<byte> source, out long value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadInt64BigEndian(source) : default(long);
            return enough;
        }
        public static ulong ReadUInt64LittleEndian(ReadOnlySpan<byte> source) { return unchecked((ulong)Read(source, 8, true)); }
        public static void WriteUInt64LittleEndian(Span<byte> destination, ulong value) { Write(destination, unchecked((ulong)value), 8, true); }
        public static bool TryWriteUInt64LittleEndian(Span<byte> destination, ulong value) { return TryWrite(destination, unchecked((ulong)value), 8, true); }
        public static bool TryReadUInt64LittleEndian(ReadOnlySpan<byte> source, out ulong value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadUInt64LittleEndian(source) : default(ulong);
            return enough;
        }
        public static ulong ReadUInt64BigEndian(ReadOnlySpan<byte> source) { return unchecked((ulong)Read(source, 8, false)); }
        public static void WriteUInt64BigEndian(Span<byte> destination, ulong value) { Write(destination, unchecked((ulong)value), 8, false); }
        public static bool TryWriteUInt64BigEndian(Span<byte> destination, ulong value) { return TryWrite(destination, unchecked((ulong)value), 8, false); }
        public static bool TryReadUInt64BigEndian(ReadOnlySpan<byte> source, out ulong value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadUInt64BigEndian(source) : default(ulong);
            return enough;
        }
        public static float ReadSingleLittleEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt32BitsToSingle((uint)Read(source, 4, true)); }
        public static void WriteSingleLittleEndian(Span<byte> destination, float value) { Write(destination, BitConverter.SingleToUInt32Bits(value), 4, true); }
        public static bool TryWriteSingleLittleEndian(Span<byte> destination, float value) { return TryWrite(destination, BitConverter.SingleToUInt32Bits(value), 4, true); }
        public static bool TryReadSingleLittleEndian(ReadOnlySpan<byte> source, out float value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadSingleLittleEndian(source) : default(float);
            return enough;
        }
        public static float ReadSingleBigEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt32BitsToSingle((uint)Read(source, 4, false)); }
        public static void WriteSingleBigEndian(Span<byte> destination, float value) { Write(destination, BitConverter.SingleToUInt32Bits(value), 4, false); }
        public static bool TryWriteSingleBigEndian(Span<byte> destination, float value) { return TryWrite(destination, BitConverter.SingleToUInt32Bits(value), 4, false); }
        public static bool TryReadSingleBigEndian(ReadOnlySpan<byte> source, out float value)
        {
            bool enough = source.Length >= 4;
            value = enough ? ReadSingleBigEndian(source) : default(float);
            return enough;
        }
        public static double ReadDoubleLittleEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt64BitsToDouble(Read(source, 8, true)); }
        public static void WriteDoubleLittleEndian(Span<byte> destination, double value) { Write(destination, BitConverter.DoubleToUInt64Bits(value), 8, true); }
        public static bool TryWriteDoubleLittleEndian(Span<byte> destination, double value) { return TryWrite(destination, BitConverter.DoubleToUInt64Bits(value), 8, true); }
        public static bool TryReadDoubleLittleEndian(ReadOnlySpan<byte> source, out double value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadDoubleLittleEndian(source) : default(double);
            return enough;
        }
        public static double ReadDoubleBigEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt64BitsToDouble(Read(source, 8, false)); }
        public static void WriteDoubleBigEndian(Span<byte> destination, double value) { Write(destination, BitConverter.DoubleToUInt64Bits(value), 8, false); }
        public static bool TryWriteDoubleBigEndian(Span<byte> destination, double value) { return TryWrite(destination, BitConverter.DoubleToUInt64Bits(value), 8, false); }
        public static bool TryReadDoubleBigEndian(ReadOnlySpan<byte> source, out double value)
        {
            bool enough = source.Length >= 8;
            value = enough ? ReadDoubleBigEndian(source) : default(double);
            return enough;
        }
        public static Half ReadHalfLittleEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt16BitsToHalf((ushort)Read(source, 2, true)); }
        public static void WriteHalfLittleEndian(Span<byte> destination, Half value) { Write(destination, BitConverter.HalfToUInt16Bits(value), 2, true); }
        public static bool TryWriteHalfLittleEndian(Span<byte> destination, Half value) { return TryWrite(destination, BitConverter.HalfToUInt16Bits(value), 2, true); }
        public static bool TryReadHalfLittleEndian(ReadOnlySpan<byte> source, out Half value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadHalfLittleEndian(source) : default(Half);
            return enough;
        }
        public static Half ReadHalfBigEndian(ReadOnlySpan<byte> source) { return BitConverter.UInt16BitsToHalf((ushort)Read(source, 2, false)); }
        public static void WriteHalfBigEndian(Span<byte> destination, Half value) { Write(destination, BitConverter.HalfToUInt16Bits(value), 2, false); }
        public static bool TryWriteHalfBigEndian(Span<byte> destination, Half value) { return TryWrite(destination, BitConverter.HalfToUInt16Bits(value), 2, false); }
        public static bool TryReadHalfBigEndian(ReadOnlySpan<byte> source, out Half value)
        {
            bool enough = source.Length >= 2;
            value = enough ? ReadHalfBigEndian(source) : default(Half);
            return enough;
        }
    }
}
