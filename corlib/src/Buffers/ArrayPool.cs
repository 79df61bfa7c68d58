// Arrays that are lent out. A returned array may be lent again, with what is in it, or not: both are explored.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Buffers
{
    public abstract class ArrayPool<T>
    {
        static class Holder
        {
            internal static readonly ArrayPool<T> Instance = new StackPool<T>(1 << 30);
        }

        public static ArrayPool<T> Shared { get { return Holder.Instance; } }
        public static ArrayPool<T> Create() { return new StackPool<T>(1024 * 1024); }
        public static ArrayPool<T> Create(int maxArrayLength, int maxArraysPerBucket)
        {
            if (maxArrayLength <= 0)
                throw new ArgumentOutOfRangeException("maxArrayLength");
            if (maxArraysPerBucket <= 0)
                throw new ArgumentOutOfRangeException("maxArraysPerBucket");
            return new StackPool<T>(maxArrayLength);
        }
        public abstract T[] Rent(int minimumLength);
        public abstract void Return(T[] array, bool clearArray = false);
    }

    sealed class StackPool<T> : ArrayPool<T>
    {
        const int Least = 16;
        readonly List<T[]> _returned = new List<T[]>();
        readonly int _longest;
        internal StackPool(int longest) { _longest = longest; }

        static int Rounded(int length)
        {
            int rounded = Least;
            while (rounded < length && rounded < 1 << 30)
                rounded *= 2;
            return Math.Max(rounded, length);
        }

        public override T[] Rent(int minimumLength)
        {
            if (minimumLength < 0)
                throw new ArgumentOutOfRangeException("minimumLength");
            if (minimumLength == 0)
                return new T[0];
            if (minimumLength > _longest)
                return new T[minimumLength];
            int length = Rounded(minimumLength);
            Machine.AtomicBegin();
            bool any = Find(length) >= 0;
            Machine.AtomicEnd();
            T[] found = null;
            if (any && Machine.Choose(2) == 0)
            {
                Machine.AtomicBegin();
                int last = Find(length);
                if (last >= 0)
                {
                    found = _returned[last];
                    _returned.RemoveAt(last);
                }
                Machine.AtomicEnd();
            }
            return found ?? new T[length];
        }

        // Inside an atomic section: the newest array of this length.
        int Find(int length)
        {
            int last = _returned.Count - 1;
            while (last >= 0 && _returned[last].Length != length)
                last--;
            return last;
        }

        public override void Return(T[] array, bool clearArray = false)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (array.Length == 0)
                return;
            if (array.Length <= _longest && Rounded(array.Length) != array.Length)
                throw new ArgumentException("The buffer is not associated with this pool and may not be returned to it.", "array");
            if (clearArray)
                Array.Clear(array, 0, array.Length);
            if (array.Length > _longest)
                return;
            Machine.AtomicBegin();
            _returned.Add(array);
            Machine.AtomicEnd();
        }
    }

    public interface IBufferWriter<T>
    {
        void Advance(int count);
        Memory<T> GetMemory(int sizeHint = 0);
        Span<T> GetSpan(int sizeHint = 0);
    }

    public sealed class ArrayBufferWriter<T> : IBufferWriter<T>
    {
        T[] _buffer;
        int _used;
        public ArrayBufferWriter() { _buffer = new T[0]; }
        public ArrayBufferWriter(int initialCapacity)
        {
            if (initialCapacity <= 0)
                throw new ArgumentException(null, "initialCapacity");
            _buffer = new T[initialCapacity];
        }
        public ReadOnlyMemory<T> WrittenMemory { get { return new ReadOnlyMemory<T>(_buffer, 0, _used); } }
        public ReadOnlySpan<T> WrittenSpan { get { return new ReadOnlySpan<T>(_buffer, 0, _used); } }
        public int WrittenCount { get { return _used; } }
        public int Capacity { get { return _buffer.Length; } }
        public int FreeCapacity { get { return _buffer.Length - _used; } }
        public void Clear()
        {
            Array.Clear(_buffer, 0, _used);
            _used = 0;
        }
        public void ResetWrittenCount() { _used = 0; }
        public void Advance(int count)
        {
            if (count < 0)
                throw new ArgumentException(null, "count");
            if (_used > _buffer.Length - count)
                throw new InvalidOperationException("Cannot advance past the end of the buffer, which has a size of " + _buffer.Length + ".");
            _used += count;
        }
        public Memory<T> GetMemory(int sizeHint = 0)
        {
            Grow(sizeHint);
            return new Memory<T>(_buffer, _used, _buffer.Length - _used);
        }
        public Span<T> GetSpan(int sizeHint = 0)
        {
            Grow(sizeHint);
            return new Span<T>(_buffer, _used, _buffer.Length - _used);
        }
        void Grow(int sizeHint)
        {
            if (sizeHint < 0)
                throw new ArgumentException("sizeHint");
            int needed = Math.Max(sizeHint, 1);
            if (needed > FreeCapacity)
                Array.Resize(ref _buffer, _buffer.Length + Math.Max(needed, _buffer.Length == 0 ? 256 : _buffer.Length));
        }
    }

    public delegate void SpanAction<T, in TArg>(Span<T> span, TArg arg);
    public delegate void ReadOnlySpanAction<T, in TArg>(ReadOnlySpan<T> span, TArg arg);

    public interface IMemoryOwner<T> : IDisposable { Memory<T> Memory { get; } }

    public abstract class MemoryPool<T> : IDisposable
    {
        static class Holder
        {
            internal static readonly MemoryPool<T> Instance = new ArrayMemoryPool<T>();
        }
        public static MemoryPool<T> Shared { get { return Holder.Instance; } }
        public abstract int MaxBufferSize { get; }
        public abstract IMemoryOwner<T> Rent(int minBufferSize = -1);
        public void Dispose()
        {
            Dispose(true);
            GC.SuppressFinalize(this);
        }
        protected abstract void Dispose(bool disposing);
    }

    sealed class ArrayMemoryPool<T> : MemoryPool<T>
    {
        public override int MaxBufferSize { get { return 0x7FFFFFC7; } }
        public override IMemoryOwner<T> Rent(int minBufferSize = -1)
        {
            if (minBufferSize < -1)
                throw new ArgumentOutOfRangeException("minBufferSize");
            return new Owner(minBufferSize == -1 ? 4096 : minBufferSize);
        }
        protected override void Dispose(bool disposing) { }

        sealed class Owner : IMemoryOwner<T>
        {
            T[] _array;
            internal Owner(int length) { _array = ArrayPool<T>.Shared.Rent(length); }
            public Memory<T> Memory { get { return new Memory<T>(_array ?? throw new ObjectDisposedException("ArrayMemoryPoolBuffer")); } }
            public void Dispose()
            {
                T[] array = Threading.Interlocked.Exchange(ref _array, null);
                if (array != null)
                    ArrayPool<T>.Shared.Return(array);
            }
        }
    }
}
