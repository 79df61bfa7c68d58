// Atomic operations. Each is one step of the machine.
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading
{
    public static class Interlocked
    {
        const MethodImplOptions Native = MethodImplOptions.InternalCall;

        [MethodImpl(Native)] public static extern int CompareExchange(ref int location1, int value, int comparand);
        [MethodImpl(Native)] public static extern int Exchange(ref int location1, int value);
        [MethodImpl(Native)] public static extern long CompareExchange(ref long location1, long value, long comparand);
        [MethodImpl(Native)] public static extern long Exchange(ref long location1, long value);
        [MethodImpl(Native)] public static extern float CompareExchange(ref float location1, float value, float comparand);
        [MethodImpl(Native)] public static extern float Exchange(ref float location1, float value);
        [MethodImpl(Native)] public static extern double CompareExchange(ref double location1, double value, double comparand);
        [MethodImpl(Native)] public static extern double Exchange(ref double location1, double value);
        [MethodImpl(Native)] public static extern object CompareExchange(ref object location1, object value, object comparand);
        [MethodImpl(Native)] public static extern object Exchange(ref object location1, object value);
        [MethodImpl(Native)] public static extern IntPtr CompareExchange(ref IntPtr location1, IntPtr value, IntPtr comparand);
        [MethodImpl(Native)] public static extern IntPtr Exchange(ref IntPtr location1, IntPtr value);
        [MethodImpl(Native)] public static extern byte CompareExchange(ref byte location1, byte value, byte comparand);
        [MethodImpl(Native)] public static extern byte Exchange(ref byte location1, byte value);
        [MethodImpl(Native)] public static extern short CompareExchange(ref short location1, short value, short comparand);
        [MethodImpl(Native)] public static extern short Exchange(ref short location1, short value);
        [MethodImpl(Native)] public static extern T CompareExchange<T>(ref T location1, T value, T comparand);
        [MethodImpl(Native)] public static extern T Exchange<T>(ref T location1, T value);
        [MethodImpl(Native)] public static extern int Add(ref int location1, int value);
        [MethodImpl(Native)] public static extern int And(ref int location1, int value);
        [MethodImpl(Native)] public static extern int Or(ref int location1, int value);
        [MethodImpl(Native)] public static extern long Add(ref long location1, long value);
        [MethodImpl(Native)] public static extern long And(ref long location1, long value);
        [MethodImpl(Native)] public static extern long Or(ref long location1, long value);

        public static int Increment(ref int location) { return Add(ref location, 1); }
        public static int Decrement(ref int location) { return Add(ref location, -1); }
        public static long Increment(ref long location) { return Add(ref location, 1); }
        public static long Decrement(ref long location) { return Add(ref location, -1); }
        public static long Read(ref long location) { return CompareExchange(ref location, 0, 0); }
        public static ulong Read(ref ulong location) { return CompareExchange(ref location, 0, 0); }
        public static void MemoryBarrier() { Machine.Fence(); }
        public static void MemoryBarrierProcessWide() { Machine.FenceEverybody(); }
        public static void SpeculationBarrier() { }

        public static uint CompareExchange(ref uint location1, uint value, uint comparand) { return (uint)CompareExchange(ref Unsafe.As<uint, int>(ref location1), (int)value, (int)comparand); }
        public static uint Exchange(ref uint location1, uint value) { return (uint)Exchange(ref Unsafe.As<uint, int>(ref location1), (int)value); }
        public static uint Add(ref uint location1, uint value) { return (uint)Add(ref Unsafe.As<uint, int>(ref location1), (int)value); }
        public static uint And(ref uint location1, uint value) { return (uint)And(ref Unsafe.As<uint, int>(ref location1), (int)value); }
        public static uint Or(ref uint location1, uint value) { return (uint)Or(ref Unsafe.As<uint, int>(ref location1), (int)value); }
        public static uint Increment(ref uint location1) { return (uint)Add(ref Unsafe.As<uint, int>(ref location1), 1); }
        public static uint Decrement(ref uint location1) { return (uint)Add(ref Unsafe.As<uint, int>(ref location1), -1); }
        public static ulong CompareExchange(ref ulong location1, ulong value, ulong comparand) { return (ulong)CompareExchange(ref Unsafe.As<ulong, long>(ref location1), (long)value, (long)comparand); }
        public static ulong Exchange(ref ulong location1, ulong value) { return (ulong)Exchange(ref Unsafe.As<ulong, long>(ref location1), (long)value); }
        public static ulong Add(ref ulong location1, ulong value) { return (ulong)Add(ref Unsafe.As<ulong, long>(ref location1), (long)value); }
        public static ulong And(ref ulong location1, ulong value) { return (ulong)And(ref Unsafe.As<ulong, long>(ref location1), (long)value); }
        public static ulong Or(ref ulong location1, ulong value) { return (ulong)Or(ref Unsafe.As<ulong, long>(ref location1), (long)value); }
        public static ulong Increment(ref ulong location1) { return (ulong)Add(ref Unsafe.As<ulong, long>(ref location1), 1); }
        public static ulong Decrement(ref ulong location1) { return (ulong)Add(ref Unsafe.As<ulong, long>(ref location1), -1); }
        public static sbyte CompareExchange(ref sbyte location1, sbyte value, sbyte comparand) { return (sbyte)CompareExchange(ref Unsafe.As<sbyte, byte>(ref location1), (byte)value, (byte)comparand); }
        public static sbyte Exchange(ref sbyte location1, sbyte value) { return (sbyte)Exchange(ref Unsafe.As<sbyte, byte>(ref location1), (byte)value); }
        public static ushort CompareExchange(ref ushort location1, ushort value, ushort comparand) { return (ushort)CompareExchange(ref Unsafe.As<ushort, short>(ref location1), (short)value, (short)comparand); }
        public static ushort Exchange(ref ushort location1, ushort value) { return (ushort)Exchange(ref Unsafe.As<ushort, short>(ref location1), (short)value); }
        public static unsafe UIntPtr CompareExchange(ref UIntPtr location1, UIntPtr value, UIntPtr comparand) { return (UIntPtr)(void*)CompareExchange(ref Unsafe.As<UIntPtr, IntPtr>(ref location1), (IntPtr)(void*)value, (IntPtr)(void*)comparand); }
        public static unsafe UIntPtr Exchange(ref UIntPtr location1, UIntPtr value) { return (UIntPtr)(void*)Exchange(ref Unsafe.As<UIntPtr, IntPtr>(ref location1), (IntPtr)(void*)value); }
    }

    // A volatile field at the same address gives the access its prefix.
    public static class Volatile
    {
        struct VolatileBoolean { internal volatile bool Value; }
        public static bool Read(ref bool location) { return Unsafe.As<bool, VolatileBoolean>(ref location).Value; }
        public static void Write(ref bool location, bool value) { Unsafe.As<bool, VolatileBoolean>(ref location).Value = value; }

        struct VolatileSByte { internal volatile sbyte Value; }
        public static sbyte Read(ref sbyte location) { return Unsafe.As<sbyte, VolatileSByte>(ref location).Value; }
        public static void Write(ref sbyte location, sbyte value) { Unsafe.As<sbyte, VolatileSByte>(ref location).Value = value; }

        struct VolatileByte { internal volatile byte Value; }
        public static byte Read(ref byte location) { return Unsafe.As<byte, VolatileByte>(ref location).Value; }
        public static void Write(ref byte location, byte value) { Unsafe.As<byte, VolatileByte>(ref location).Value = value; }

        struct VolatileInt16 { internal volatile short Value; }
        public static short Read(ref short location) { return Unsafe.As<short, VolatileInt16>(ref location).Value; }
        public static void Write(ref short location, short value) { Unsafe.As<short, VolatileInt16>(ref location).Value = value; }

        struct VolatileUInt16 { internal volatile ushort Value; }
        public static ushort Read(ref ushort location) { return Unsafe.As<ushort, VolatileUInt16>(ref location).Value; }
        public static void Write(ref ushort location, ushort value) { Unsafe.As<ushort, VolatileUInt16>(ref location).Value = value; }

        struct VolatileInt32 { internal volatile int Value; }
        public static int Read(ref int location) { return Unsafe.As<int, VolatileInt32>(ref location).Value; }
        public static void Write(ref int location, int value) { Unsafe.As<int, VolatileInt32>(ref location).Value = value; }

        struct VolatileUInt32 { internal volatile uint Value; }
        public static uint Read(ref uint location) { return Unsafe.As<uint, VolatileUInt32>(ref location).Value; }
        public static void Write(ref uint location, uint value) { Unsafe.As<uint, VolatileUInt32>(ref location).Value = value; }

        struct VolatileSingle { internal volatile float Value; }
        public static float Read(ref float location) { return Unsafe.As<float, VolatileSingle>(ref location).Value; }
        public static void Write(ref float location, float value) { Unsafe.As<float, VolatileSingle>(ref location).Value = value; }

        struct VolatileIntPtr { internal volatile IntPtr Value; }
        public static IntPtr Read(ref IntPtr location) { return Unsafe.As<IntPtr, VolatileIntPtr>(ref location).Value; }
        public static void Write(ref IntPtr location, IntPtr value) { Unsafe.As<IntPtr, VolatileIntPtr>(ref location).Value = value; }

        struct VolatileUIntPtr { internal volatile UIntPtr Value; }
        public static UIntPtr Read(ref UIntPtr location) { return Unsafe.As<UIntPtr, VolatileUIntPtr>(ref location).Value; }
        public static void Write(ref UIntPtr location, UIntPtr value) { Unsafe.As<UIntPtr, VolatileUIntPtr>(ref location).Value = value; }

        // C# has no volatile fields of eight bytes other than native integers, which have eight bytes here.
        public static long Read(ref long location) { return (long)Unsafe.As<long, VolatileIntPtr>(ref location).Value; }
        public static void Write(ref long location, long value) { Unsafe.As<long, VolatileIntPtr>(ref location).Value = (IntPtr)value; }
        public static ulong Read(ref ulong location) { return (ulong)Unsafe.As<ulong, VolatileUIntPtr>(ref location).Value; }
        public static void Write(ref ulong location, ulong value) { Unsafe.As<ulong, VolatileUIntPtr>(ref location).Value = (UIntPtr)value; }
        public static double Read(ref double location) { return BitConverter.Int64BitsToDouble((long)Unsafe.As<double, VolatileIntPtr>(ref location).Value); }
        public static void Write(ref double location, double value) { Unsafe.As<double, VolatileIntPtr>(ref location).Value = (IntPtr)BitConverter.DoubleToInt64Bits(value); }

        struct VolatileObject { internal volatile object Value; }
        public static T Read<T>(ref T location) where T : class { return Unsafe.As<T>(Unsafe.As<T, VolatileObject>(ref location).Value); }
        public static void Write<T>(ref T location, T value) where T : class { Unsafe.As<T, VolatileObject>(ref location).Value = value; }
        // The machine has these two as operations: earlier reads before what follows, and what comes before ahead of later writes.
        public static void ReadBarrier() { }
        public static void WriteBarrier() { }
    }
}
