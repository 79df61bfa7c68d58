// Questions about single bits.
namespace System.Numerics
{
    public static class BitOperations
    {
        public static int PopCount(ulong value)
        {
            int count = 0;
            for (; value != 0; value &= value - 1)
                count++;
            return count;
        }
        public static int PopCount(uint value) { return PopCount((ulong)value); }
        public static int Log2(ulong value)
        {
            int log = 0;
            while ((value >>= 1) != 0)
                log++;
            return log;
        }
        public static int Log2(uint value) { return Log2((ulong)value); }
        public static int LeadingZeroCount(ulong value) { return value == 0 ? 64 : 63 - Log2(value); }
        public static int LeadingZeroCount(uint value) { return value == 0 ? 32 : 31 - Log2(value); }
        public static int TrailingZeroCount(ulong value) { return value == 0 ? 64 : Log2(value & (~value + 1)); }
        public static int TrailingZeroCount(uint value) { return value == 0 ? 32 : Log2(value & (~value + 1)); }
        public static int TrailingZeroCount(int value) { return TrailingZeroCount((uint)value); }
        public static int TrailingZeroCount(long value) { return TrailingZeroCount((ulong)value); }
        public static uint RotateLeft(uint value, int offset) { return value << offset | value >> (32 - offset); }
        public static ulong RotateLeft(ulong value, int offset) { return value << offset | value >> (64 - offset); }
        public static uint RotateRight(uint value, int offset) { return value >> offset | value << (32 - offset); }
        public static ulong RotateRight(ulong value, int offset) { return value >> offset | value << (64 - offset); }
        public static bool IsPow2(int value) { return value > 0 && (value & (value - 1)) == 0; }
        public static bool IsPow2(long value) { return value > 0 && (value & (value - 1)) == 0; }
        public static bool IsPow2(uint value) { return value != 0 && (value & (value - 1)) == 0; }
        public static bool IsPow2(ulong value) { return value != 0 && (value & (value - 1)) == 0; }
        public static uint RoundUpToPowerOf2(uint value) { return value <= 1 ? value : value > 0x80000000 ? 0 : 2u << Log2(value - 1); }
        public static ulong RoundUpToPowerOf2(ulong value) { return value <= 1 ? value : value > 0x8000000000000000 ? 0 : 2ul << Log2(value - 1); }
    }
}
