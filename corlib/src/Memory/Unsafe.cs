// References and raw memory. These natives are identities or single instructions; the machine may inline them.
using System.Reflection;
using Machine = Fencepost.Runtime;

namespace System.Runtime.CompilerServices
{
    public static unsafe partial class Unsafe
    {
        const MethodImplOptions Native = MethodImplOptions.InternalCall;

        [MethodImpl(Native)] public static extern T As<T>(object o) where T : class;
        [MethodImpl(Native)] public static extern ref TTo As<TFrom, TTo>(ref TFrom source);
        [MethodImpl(Native)] public static extern ref T AsRef<T>(ref T source);
        [MethodImpl(Native)] public static extern ref T AsRef<T>(void* source);
        [MethodImpl(Native)] public static extern void* AsPointer<T>(ref T value);
        [MethodImpl(Native)] public static extern ref T Add<T>(ref T source, int elementOffset);
        // A reference to an element of an array whose elements may be of a more special type.
        [MethodImpl(Native)] internal static extern ref T ElementToRead<T>(T[] array, int index);
        [MethodImpl(Native)] public static extern ref T AddByteOffset<T>(ref T source, IntPtr byteOffset);
        [MethodImpl(Native)] public static extern bool AreSame<T>(ref T left, ref T right);
        [MethodImpl(Native)] public static extern int SizeOf<T>();
        public static void SkipInit<T>(out T value) { value = default(T); }
        public static T Read<T>(void* source) { return AsRef<T>(source); }
        public static void Write<T>(void* destination, T value) { AsRef<T>(destination) = value; }
        public static T ReadUnaligned<T>(void* source) { return AsRef<T>(source); }
        public static T ReadUnaligned<T>(ref byte source) { return As<byte, T>(ref source); }
        public static void WriteUnaligned<T>(void* destination, T value) { AsRef<T>(destination) = value; }
        public static void WriteUnaligned<T>(ref byte destination, T value) { As<byte, T>(ref destination) = value; }
        public static TTo BitCast<TFrom, TTo>(TFrom source)
        {
            if (SizeOf<TFrom>() != SizeOf<TTo>())
                throw new NotSupportedException("Specified method is not supported.");
            return As<TFrom, TTo>(ref source);
        }
        public static ref T Add<T>(ref T source, IntPtr elementOffset) { return ref Add(ref source, (int)elementOffset); }
        public static ref T Subtract<T>(ref T source, int elementOffset) { return ref Add(ref source, -elementOffset); }
        public static ref T Add<T>(ref T source, UIntPtr elementOffset) { return ref Add(ref source, (int)(uint)elementOffset); }
        public static ref T AddByteOffset<T>(ref T source, UIntPtr byteOffset) { return ref AddByteOffset(ref source, (IntPtr)(long)(ulong)byteOffset); }
        public static ref T Subtract<T>(ref T source, IntPtr elementOffset) { return ref Add(ref source, -(int)elementOffset); }
        public static ref T SubtractByteOffset<T>(ref T source, IntPtr byteOffset) { return ref AddByteOffset(ref source, (IntPtr)(-(long)byteOffset)); }
        public static IntPtr ByteOffset<T>(ref T origin, ref T target) { return (IntPtr)((byte*)AsPointer(ref target) - (byte*)AsPointer(ref origin)); }
        public static bool IsAddressGreaterThan<T>(ref T left, ref T right) { return AsPointer(ref left) > AsPointer(ref right); }
        public static bool IsAddressLessThan<T>(ref T left, ref T right) { return AsPointer(ref left) < AsPointer(ref right); }
        public static void CopyBlock(ref byte destination, ref byte source, uint byteCount) { CopyBlock(AsPointer(ref destination), AsPointer(ref source), byteCount); }
        public static void CopyBlockUnaligned(void* destination, void* source, uint byteCount) { CopyBlock(destination, source, byteCount); }
        public static void CopyBlockUnaligned(ref byte destination, ref byte source, uint byteCount) { CopyBlock(ref destination, ref source, byteCount); }
        public static void InitBlock(ref byte startAddress, byte value, uint byteCount) { InitBlock(AsPointer(ref startAddress), value, byteCount); }
        public static bool IsNullRef<T>(ref T source) { return AsPointer(ref source) == null; }
        public static ref T NullRef<T>() { return ref AsRef<T>((void*)null); }
        public static void CopyBlock(void* destination, void* source, uint byteCount)
        {
            for (uint i = 0; i < byteCount; i++)
                ((byte*)destination)[i] = ((byte*)source)[i];
        }
        public static void InitBlock(void* startAddress, byte value, uint byteCount)
        {
            for (uint i = 0; i < byteCount; i++)
                ((byte*)startAddress)[i] = value;
        }
    }

    // A managed pointer in a field. The machine traces the object that _pointer leads into.
    struct ByReference
    {
        internal IntPtr _pointer;
    }

    public static class RuntimeHelpers
    {
        public static void InitializeArray(Array array, RuntimeFieldHandle fldHandle)
        {
            if (!Machine.InitializeArray(array, fldHandle.Value))
                throw new ArgumentException("The field is invalid for initializing array or span.");
        }
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern ReadOnlySpan<T> CreateSpan<T>(RuntimeFieldHandle fldHandle);
        public static int GetHashCode(object o) { return o == null ? 0 : Machine.IdentityHash(o); }
        public static new bool Equals(object o1, object o2)
        {
            if (o1 == o2)
                return true;
            return o1 != null && o2 != null && o1 is ValueType && o1.Equals(o2);
        }
        public static object GetObjectValue(object obj) { return obj is ValueType ? Machine.MemberwiseClone(obj) : obj; }
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern void RunClassConstructor(RuntimeTypeHandle type);
        public static T[] GetSubArray<T>(T[] array, Range range)
        {
            ValueTuple<int, int> part = range.GetOffsetAndLength(array.Length);
            var result = new T[part.Item2];
            Array.CopyItems(array, part.Item1, result, 0, part.Item2);
            return result;
        }
        [MethodImpl(MethodImplOptions.InternalCall)] public static extern bool IsReferenceOrContainsReferences<T>();
        public static int OffsetToStringData { get { return 4; } }
        public static void EnsureSufficientExecutionStack() { }
        public static bool TryEnsureSufficientExecutionStack() { return true; }
        public static void PrepareConstrainedRegions() { }
        public static object GetUninitializedObject(Type type) { return Machine.CreateUninitialized(type); }
    }

    public interface IStrongBox { object Value { get; set; } }
    public class StrongBox<T> : IStrongBox
    {
        public T Value;
        public StrongBox() { }
        public StrongBox(T value) { Value = value; }
        object IStrongBox.Value { get { return Value; } set { Value = (T)value; } }
    }
}

namespace System.Runtime.InteropServices
{
    using System.Runtime.CompilerServices;

    public static partial class MemoryMarshal
    {
        public static Span<T> CreateSpan<T>(ref T reference, int length) { return new Span<T>(ref reference, length); }
        public static ReadOnlySpan<T> CreateReadOnlySpan<T>(ref T reference, int length) { return new ReadOnlySpan<T>(ref reference, length); }
        public static ref T GetReference<T>(Span<T> span) { return ref span.First(); }
        public static ref T GetReference<T>(ReadOnlySpan<T> span) { return ref span.First(); }
        public static ref T GetArrayDataReference<T>(T[] array) { return ref array[0]; }

        static void RequirePlain<T>()
        {
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>())
                throw new ArgumentException("Cannot use type '" + typeof(T) + "'. Only value types without pointers or references are supported.");
        }
        public static Span<byte> AsBytes<T>(Span<T> span) where T : struct { return Cast<T, byte>(span); }
        public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> span) where T : struct { return Cast<T, byte>(span); }
        public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> span) where TFrom : struct where TTo : struct
        {
            RequirePlain<TFrom>();
            RequirePlain<TTo>();
            int length = checked((int)((long)span.Length * Unsafe.SizeOf<TFrom>() / Unsafe.SizeOf<TTo>()));
            return length == 0 ? default(Span<TTo>) : new Span<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.First()), length);
        }
        public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> span) where TFrom : struct where TTo : struct
        {
            RequirePlain<TFrom>();
            RequirePlain<TTo>();
            int length = checked((int)((long)span.Length * Unsafe.SizeOf<TFrom>() / Unsafe.SizeOf<TTo>()));
            return length == 0 ? default(ReadOnlySpan<TTo>) : new ReadOnlySpan<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.First()), length);
        }
        public static T Read<T>(ReadOnlySpan<byte> source) where T : struct
        {
            RequirePlain<T>();
            if (source.Length < Unsafe.SizeOf<T>())
                throw new ArgumentOutOfRangeException("length");
            return Unsafe.ReadUnaligned<T>(ref source.First());
        }
        // Taken by reference and only read: programs that say `in` mean this method, too.
        public static void Write<T>(Span<byte> destination, ref T value) where T : struct
        {
            RequirePlain<T>();
            if (destination.Length < Unsafe.SizeOf<T>())
                throw new ArgumentOutOfRangeException("length");
            Unsafe.WriteUnaligned(ref destination.First(), value);
        }
        public static bool TryRead<T>(ReadOnlySpan<byte> source, out T value) where T : struct
        {
            bool fits = source.Length >= Unsafe.SizeOf<T>();
            value = fits ? Read<T>(source) : default(T);
            return fits;
        }
        public static Memory<T> AsMemory<T>(ReadOnlyMemory<T> memory) { return memory.Writable(); }
    }

    public static class CollectionsMarshal
    {
        public static void SetCount<T>(System.Collections.Generic.List<T> list, int count) { list.SetCount(count); }
        public static Span<T> AsSpan<T>(System.Collections.Generic.List<T> list) { return list.AsSpan(); }
        public static ref TValue GetValueRefOrNullRef<TKey, TValue>(System.Collections.Generic.Dictionary<TKey, TValue> dictionary, TKey key) { return ref dictionary.Place(key); }
        public static ref TValue GetValueRefOrAddDefault<TKey, TValue>(System.Collections.Generic.Dictionary<TKey, TValue> dictionary, TKey key, out bool exists)
        {
            exists = !dictionary.TryAdd(key, default(TValue));
            return ref dictionary.Place(key);
        }
    }
}
