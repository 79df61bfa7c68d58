// Ranges of arrays and strings that may live on the heap.
using System.Runtime.CompilerServices;

namespace System
{
    public readonly struct Memory<T> : IEquatable<Memory<T>>
    {
        readonly T[] _array;
        readonly int _start, _length;

        public Memory(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }
        public Memory(T[] array, int start, int length)
        {
            int all = array == null ? 0 : array.Length;
            if ((uint)start > (uint)all || (uint)length > (uint)(all - start)) throw new ArgumentOutOfRangeException();
            _array = array;
            _start = start;
            _length = length;
        }

        public int Length { get { return _length; } }
        public bool IsEmpty { get { return _length == 0; } }
        public static Memory<T> Empty { get { return default(Memory<T>); } }
        public Span<T> Span { get { return new Span<T>(_array, _start, _length); } }
        public Memory<T> Slice(int start) { return Slice(start, _length - start); }
        public Memory<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start)) throw new ArgumentOutOfRangeException();
            return new Memory<T>(_array, _start + start, length);
        }
        public T[] ToArray() { return Span.ToArray(); }
        public void CopyTo(Memory<T> destination) { Span.CopyTo(destination.Span); }
        public static implicit operator Memory<T>(T[] array) { return new Memory<T>(array); }
        public static implicit operator ReadOnlyMemory<T>(Memory<T> memory) { return new ReadOnlyMemory<T>(memory._array, memory._start, memory._length); }
        public bool Equals(Memory<T> other) { return _array == other._array && _start == other._start && _length == other._length; }
        public override bool Equals(object obj) { return obj is Memory<T> && Equals((Memory<T>)obj); }
        public override int GetHashCode() { return _array == null ? 0 : _array.GetHashCode() ^ _start * 31 ^ _length; }
        public static implicit operator Memory<T>(ArraySegment<T> segment) { return new Memory<T>(segment.Array, segment.Offset, segment.Count); }
        public bool TryCopyTo(Memory<T> destination) { return Span.TryCopyTo(destination.Span); }
        public override string ToString() { return typeof(T) == typeof(char) ? Span.ToString() : "System.Memory<" + typeof(T).Name + ">[" + _length + "]"; }
    }

    public readonly struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>>
    {
        // An array, or a string if the elements are characters.
        readonly object _object;
        readonly int _start, _length;

        public ReadOnlyMemory(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }
        public ReadOnlyMemory(T[] array, int start, int length)
        {
            int all = array == null ? 0 : array.Length;
            if ((uint)start > (uint)all || (uint)length > (uint)(all - start)) throw new ArgumentOutOfRangeException();
            _object = array;
            _start = start;
            _length = length;
        }
        internal ReadOnlyMemory(object text, int start, int length)
        {
            _object = text;
            _start = start;
            _length = length;
        }

        public int Length { get { return _length; } }
        public bool IsEmpty { get { return _length == 0; } }
        public static ReadOnlyMemory<T> Empty { get { return default(ReadOnlyMemory<T>); } }
        public ReadOnlySpan<T> Span
        {
            get
            {
                string text = _object as string;
                if (text == null) return new ReadOnlySpan<T>((T[])_object, _start, _length);
                ReadOnlySpan<char> chars = text.AsSpan(_start, _length);
                return new ReadOnlySpan<T>(ref Unsafe.As<char, T>(ref chars.First()), _length);
            }
        }
        public ReadOnlyMemory<T> Slice(int start) { return Slice(start, _length - start); }
        public ReadOnlyMemory<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start)) throw new ArgumentOutOfRangeException();
            return new ReadOnlyMemory<T>(_object, _start + start, length);
        }
        internal Memory<T> Writable() { return _object is T[] ? new Memory<T>((T[])_object, _start, _length) : default(Memory<T>); }
        public T[] ToArray() { return Span.ToArray(); }
        public void CopyTo(Memory<T> destination) { Span.CopyTo(destination.Span); }
        public static implicit operator ReadOnlyMemory<T>(T[] array) { return new ReadOnlyMemory<T>(array); }
        public bool Equals(ReadOnlyMemory<T> other) { return _object == other._object && _start == other._start && _length == other._length; }
        public override bool Equals(object obj) { return obj is ReadOnlyMemory<T> && Equals((ReadOnlyMemory<T>)obj); }
        public override int GetHashCode() { return _object == null ? 0 : _object.GetHashCode() ^ _start * 31 ^ _length; }
        public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment) { return new ReadOnlyMemory<T>(segment.Array, segment.Offset, segment.Count); }
        public bool TryCopyTo(Memory<T> destination) { return Span.TryCopyTo(destination.Span); }
        internal bool TryGetArray(out ArraySegment<T> segment)
        {
            bool has = _object is T[] || _length == 0;
            segment = _object is T[] ? new ArraySegment<T>((T[])_object, _start, _length) : has ? ArraySegment<T>.Empty : default(ArraySegment<T>);
            return has;
        }
        internal bool TryGetString(out string text, out int start, out int length)
        {
            text = _object as string;
            start = text == null ? 0 : _start;
            length = text == null ? 0 : _length;
            return text != null;
        }
        public override string ToString()
        {
            if (_object is string)
                return ((string)_object).Substring(_start, _length);
            return typeof(T) == typeof(char) ? Span.ToString() : "System.ReadOnlyMemory<" + typeof(T).Name + ">[" + _length + "]";
        }
    }
}
