// Spans: a managed pointer and a length.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System
{
    public readonly unsafe ref struct Span<T>
    {
        readonly ByReference _reference;
        readonly int _length;

        public Span(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }
        public Span(T[] array, int start, int length)
        {
            _reference = default(ByReference);
            _length = length;
            if (array == null)
            {
                if (start != 0 || length != 0)
                    throw new ArgumentOutOfRangeException();
                return;
            }
            if (start < 0 || length < 0 || start > array.Length - length)
                throw new ArgumentOutOfRangeException();
            if (length > 0)
                _reference._pointer = (IntPtr)Unsafe.AsPointer(ref array[start]);
        }
        public Span(void* pointer, int length)
        {
            if (length < 0)
                throw new ArgumentOutOfRangeException();
            _reference = default(ByReference);
            _reference._pointer = (IntPtr)pointer;
            _length = length;
        }
        internal Span(ref T first, int length)
        {
            _reference = default(ByReference);
            _reference._pointer = (IntPtr)Unsafe.AsPointer(ref first);
            _length = length;
        }
        public Span(ref T reference) : this(ref reference, 1) { }

        public int Length { get { return _length; } }
        public bool IsEmpty { get { return _length == 0; } }
        public static Span<T> Empty { get { return default(Span<T>); } }
        public static bool operator ==(Span<T> left, Span<T> right) { return left._length == right._length && left._reference._pointer == right._reference._pointer; }
        public static bool operator !=(Span<T> left, Span<T> right) { return !(left == right); }
        public static implicit operator Span<T>(ArraySegment<T> segment) { return new Span<T>(segment.Array, segment.Offset, segment.Count); }
        internal ref T First() { return ref Unsafe.AsRef<T>((void*)_reference._pointer); }
        public ref T GetPinnableReference() { return ref First(); }
        public ref T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_length)
                    throw new IndexOutOfRangeException();
                return ref Unsafe.Add(ref First(), index);
            }
        }
        public Span<T> Slice(int start)
        {
            if ((uint)start > (uint)_length)
                throw new ArgumentOutOfRangeException();
            return new Span<T>(ref Unsafe.Add(ref First(), start), _length - start);
        }
        public Span<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
                throw new ArgumentOutOfRangeException();
            return new Span<T>(ref Unsafe.Add(ref First(), start), length);
        }
        public void Clear() { Fill(default(T)); }
        public void Fill(T value)
        {
            for (int i = 0; i < _length; i++)
                Unsafe.Add(ref First(), i) = value;
        }
        public void CopyTo(Span<T> destination)
        {
            if (!TryCopyTo(destination))
                throw new ArgumentException("Destination is too short.", "destination");
        }
        public bool TryCopyTo(Span<T> destination) { return ((ReadOnlySpan<T>)this).TryCopyTo(destination); }
        public T[] ToArray() { return ((ReadOnlySpan<T>)this).ToArray(); }
        public override string ToString() { return ((ReadOnlySpan<T>)this).ToString(); }
        public static implicit operator Span<T>(T[] array) { return new Span<T>(array); }
        public static implicit operator ReadOnlySpan<T>(Span<T> span) { return new ReadOnlySpan<T>(ref span.First(), span._length); }
        public Enumerator GetEnumerator() { return new Enumerator(this); }

        public ref struct Enumerator
        {
            readonly Span<T> _span;
            int _index;
            internal Enumerator(Span<T> span)
            {
                _span = span;
                _index = -1;
            }
            public bool MoveNext() { return ++_index < _span.Length; }
            public ref T Current { get { return ref _span[_index]; } }
        }
    }

    public readonly unsafe ref struct ReadOnlySpan<T>
    {
        readonly ByReference _reference;
        readonly int _length;

        public ReadOnlySpan(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }
        public ReadOnlySpan(T[] array, int start, int length)
        {
            _reference = default(ByReference);
            _length = length;
            if (array == null)
            {
                if (start != 0 || length != 0)
                    throw new ArgumentOutOfRangeException();
                return;
            }
            if (start < 0 || length < 0 || start > array.Length - length)
                throw new ArgumentOutOfRangeException();
            // Nobody can write through it, so the array may be of a more special type.
            if (length > 0)
                _reference._pointer = (IntPtr)Unsafe.AsPointer(ref Unsafe.ElementToRead(array, start));
        }
        public ReadOnlySpan(void* pointer, int length)
        {
            if (length < 0)
                throw new ArgumentOutOfRangeException();
            _reference = default(ByReference);
            _reference._pointer = (IntPtr)pointer;
            _length = length;
        }
        internal ReadOnlySpan(ref T first, int length)
        {
            _reference = default(ByReference);
            _reference._pointer = (IntPtr)Unsafe.AsPointer(ref first);
            _length = length;
        }
        public ReadOnlySpan(ref T reference)
        {
            _reference = default(ByReference);
            _reference._pointer = (IntPtr)Unsafe.AsPointer(ref reference);
            _length = 1;
        }

        public int Length { get { return _length; } }
        public bool IsEmpty { get { return _length == 0; } }
        public static ReadOnlySpan<T> Empty { get { return default(ReadOnlySpan<T>); } }
        public static bool operator ==(ReadOnlySpan<T> left, ReadOnlySpan<T> right) { return left._length == right._length && left._reference._pointer == right._reference._pointer; }
        public static bool operator !=(ReadOnlySpan<T> left, ReadOnlySpan<T> right) { return !(left == right); }
        public static implicit operator ReadOnlySpan<T>(ArraySegment<T> segment) { return new ReadOnlySpan<T>(segment.Array, segment.Offset, segment.Count); }
        // Newer compilers pass a span of a class for one of its base class.
        public static ReadOnlySpan<T> CastUp<TDerived>(ReadOnlySpan<TDerived> items) where TDerived : class, T { return new ReadOnlySpan<T>((void*)items._reference._pointer, items._length); }
        internal ref T First() { return ref Unsafe.AsRef<T>((void*)_reference._pointer); }
        public ref readonly T GetPinnableReference() { return ref First(); }
        public ref readonly T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_length)
                    throw new IndexOutOfRangeException();
                return ref Unsafe.Add(ref First(), index);
            }
        }
        public ReadOnlySpan<T> Slice(int start)
        {
            if ((uint)start > (uint)_length)
                throw new ArgumentOutOfRangeException();
            return new ReadOnlySpan<T>(ref Unsafe.Add(ref First(), start), _length - start);
        }
        public ReadOnlySpan<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
                throw new ArgumentOutOfRangeException();
            return new ReadOnlySpan<T>(ref Unsafe.Add(ref First(), start), length);
        }
        public void CopyTo(Span<T> destination)
        {
            if (!TryCopyTo(destination))
                throw new ArgumentException("Destination is too short.", "destination");
        }
        public bool TryCopyTo(Span<T> destination)
        {
            if (_length > destination.Length)
                return false;
            // The two may overlap, so the values are taken first.
            T[] values = ToArray();
            for (int i = 0; i < values.Length; i++)
                destination[i] = values[i];
            return true;
        }
        public T[] ToArray()
        {
            var result = new T[_length];
            for (int i = 0; i < _length; i++)
                result[i] = Unsafe.Add(ref First(), i);
            return result;
        }
        public override string ToString()
        {
            if (typeof(T) == typeof(char))
                return Machine.NewStringFromPointer((char*)(void*)_reference._pointer, _length);
            return "System.ReadOnlySpan<" + typeof(T).Name + ">[" + _length + "]";
        }
        public static implicit operator ReadOnlySpan<T>(T[] array) { return new ReadOnlySpan<T>(array); }
        public Enumerator GetEnumerator() { return new Enumerator(this); }

        public ref struct Enumerator
        {
            readonly ReadOnlySpan<T> _span;
            int _index;
            internal Enumerator(ReadOnlySpan<T> span)
            {
                _span = span;
                _index = -1;
            }
            public bool MoveNext() { return ++_index < _span.Length; }
            public ref readonly T Current { get { return ref _span[_index]; } }
        }
    }

    public static partial class MemoryExtensions
    {
        public static void Reverse<T>(this Span<T> span)
        {
            for (int i = 0, j = span.Length - 1; i < j; i++, j--)
            {
                T item = span[i];
                span[i] = span[j];
                span[j] = item;
            }
        }
        public static Span<T> AsSpan<T>(this T[] array) { return new Span<T>(array); }
        public static Span<T> AsSpan<T>(this T[] array, int start) { return new Span<T>(array, start, array.Length - start); }
        public static Span<T> AsSpan<T>(this T[] array, int start, int length) { return new Span<T>(array, start, length); }
        public static Memory<T> AsMemory<T>(this T[] array) { return new Memory<T>(array); }
        public static Memory<T> AsMemory<T>(this T[] array, int start) { return new Memory<T>(array, start, array.Length - start); }
        public static Memory<T> AsMemory<T>(this T[] array, int start, int length) { return new Memory<T>(array, start, length); }
        public static ReadOnlyMemory<char> AsMemory(this string text) { return new ReadOnlyMemory<char>((object)text, 0, text == null ? 0 : text.Length); }
        public static ReadOnlyMemory<char> AsMemory(this string text, int start) { return AsMemory(text).Slice(start); }
        public static ReadOnlyMemory<char> AsMemory(this string text, int start, int length) { return AsMemory(text).Slice(start, length); }
        public static ReadOnlySpan<char> AsSpan(this string text)
        {
            return string.IsNullOrEmpty(text) ? default(ReadOnlySpan<char>) : new ReadOnlySpan<char>(ref Machine.StringData(text), text.Length);
        }
        public static ReadOnlySpan<char> AsSpan(this string text, int start) { return AsSpan(text).Slice(start); }
        public static ReadOnlySpan<char> AsSpan(this string text, int start, int length) { return AsSpan(text).Slice(start, length); }
        public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other) where T : IEquatable<T> { return SequenceEqual((ReadOnlySpan<T>)span, other); }
        public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IEquatable<T>
        {
            if (span.Length != other.Length)
                return false;
            for (int i = 0; i < span.Length; i++)
            {
                if (!EqualityComparer<T>.Default.Equals(span[i], other[i]))
                    return false;
            }
            return true;
        }
        public static bool Contains<T>(this Span<T> span, T value) where T : IEquatable<T> { return IndexOf((ReadOnlySpan<T>)span, value) >= 0; }
        public static bool Contains<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T> { return IndexOf(span, value) >= 0; }
        public static int LastIndexOf<T>(this Span<T> span, T value) where T : IEquatable<T> { return LastIndexOf((ReadOnlySpan<T>)span, value); }
        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
        {
            int i = span.Length - 1;
            while (i >= 0 && !EqualityComparer<T>.Default.Equals(span[i], value)) i--;
            return i;
        }
        public static bool StartsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return StartsWith((ReadOnlySpan<T>)span, value); }
        public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>
        {
            return value.Length <= span.Length && SequenceEqual(span.Slice(0, value.Length), value);
        }
        public static bool EndsWith<T>(this Span<T> span, ReadOnlySpan<T> value) where T : IEquatable<T> { return EndsWith((ReadOnlySpan<T>)span, value); }
        public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>
        {
            return value.Length <= span.Length && SequenceEqual(span.Slice(span.Length - value.Length), value);
        }
        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span) { return TrimEnd(TrimStart(span)); }
        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span)
        {
            int i = 0;
            while (i < span.Length && char.IsWhiteSpace(span[i])) i++;
            return span.Slice(i);
        }
        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span)
        {
            int i = span.Length;
            while (i > 0 && char.IsWhiteSpace(span[i - 1])) i--;
            return span.Slice(0, i);
        }
        public static int IndexOf<T>(this Span<T> span, T value) where T : IEquatable<T> { return IndexOf((ReadOnlySpan<T>)span, value); }
        public static int IndexOf<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>
        {
            for (int i = 0; i < span.Length; i++)
            {
                if (EqualityComparer<T>.Default.Equals(span[i], value))
                    return i;
            }
            return -1;
        }
    }

    public readonly struct ArraySegment<T> : IList<T>, IReadOnlyList<T>, IEquatable<ArraySegment<T>>
    {
        public T[] Array { get; }
        public int Offset { get; }
        public int Count { get; }
        public ArraySegment(T[] array) : this(array ?? throw new ArgumentNullException("array"), 0, array.Length) { }
        public ArraySegment(T[] array, int offset, int count)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (offset < 0)
                throw new ArgumentOutOfRangeException("offset", "Non-negative number required.");
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "Non-negative number required.");
            if (offset > array.Length - count)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
            Array = array;
            Offset = offset;
            Count = count;
        }
        public static ArraySegment<T> Empty { get { return new ArraySegment<T>(System.Array.Empty<T>()); } }
        public void CopyTo(ArraySegment<T> destination)
        {
            if (Count > destination.Count)
                throw new ArgumentException("Destination is too short.", "destination");
            System.Array.Copy(Array, Offset, destination.Array, destination.Offset, Count);
        }
        public Enumerator GetEnumerator() { return new Enumerator(this); }
        public struct Enumerator : IEnumerator<T>
        {
            readonly ArraySegment<T> _segment;
            int _index;
            internal Enumerator(ArraySegment<T> segment)
            {
                _segment = segment;
                _index = -1;
            }
            public T Current { get { return _segment[_index]; } }
            object System.Collections.IEnumerator.Current { get { return Current; } }
            public bool MoveNext() { return _index < _segment.Count && ++_index < _segment.Count; }
            void System.Collections.IEnumerator.Reset() { _index = -1; }
            public void Dispose() { }
        }
        void Check(int index)
        {
            if (index < 0 || index >= Count)
                throw new ArgumentOutOfRangeException("index");
        }
        public T this[int index]
        {
            get
            {
                Check(index);
                return Array[Offset + index];
            }
            set
            {
                Check(index);
                Array[Offset + index] = value;
            }
        }
        public T[] ToArray()
        {
            var items = new T[Count];
            System.Array.Copy(Array, Offset, items, 0, Count);
            return items;
        }
        public ArraySegment<T> Slice(int index) { return Slice(index, Count - index); }
        public ArraySegment<T> Slice(int index, int count)
        {
            if (index < 0 || count < 0 || index > Count - count)
                throw new ArgumentOutOfRangeException("index");
            return new ArraySegment<T>(Array, Offset + index, count);
        }
        public void CopyTo(T[] destination) { CopyTo(destination, 0); }
        public void CopyTo(T[] destination, int destinationIndex) { System.Array.Copy(Array, Offset, destination, destinationIndex, Count); }
        public bool Equals(ArraySegment<T> obj) { return Array == obj.Array && Offset == obj.Offset && Count == obj.Count; }
        public override bool Equals(object obj) { return obj is ArraySegment<T> && Equals((ArraySegment<T>)obj); }
        public override int GetHashCode() { return Array == null ? 0 : Array.GetHashCode() ^ Offset ^ Count; }
        public static bool operator ==(ArraySegment<T> a, ArraySegment<T> b) { return a.Equals(b); }
        public static bool operator !=(ArraySegment<T> a, ArraySegment<T> b) { return !a.Equals(b); }
        public static implicit operator ArraySegment<T>(T[] array) { return array == null ? default(ArraySegment<T>) : new ArraySegment<T>(array); }
        int IList<T>.IndexOf(T item)
        {
            int found = System.Array.IndexOf(Array, item, Offset, Count);
            return found < 0 ? -1 : found - Offset;
        }
        bool ICollection<T>.Contains(T item) { return System.Array.IndexOf(Array, item, Offset, Count) >= 0; }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        void ICollection<T>.Add(T item) { throw new NotSupportedException(); }
        void ICollection<T>.Clear() { throw new NotSupportedException(); }
        bool ICollection<T>.Remove(T item) { throw new NotSupportedException(); }
        void IList<T>.Insert(int index, T item) { throw new NotSupportedException(); }
        void IList<T>.RemoveAt(int index) { throw new NotSupportedException(); }
        IEnumerator<T> IEnumerable<T>.GetEnumerator() { return new Fencepost.ArrayEnumerator<T>(ToArray()); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { return new Fencepost.ArrayEnumerator<T>(ToArray()); }
    }
}
