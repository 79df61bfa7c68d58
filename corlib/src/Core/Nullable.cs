// Nullable values, indices and ranges. The machine boxes a Nullable as its value or as null.
using System.Collections.Generic;

namespace System
{
    public struct Nullable<T> where T : struct
    {
        internal bool hasValue;
        internal T value;

        public Nullable(T value)
        {
            this.hasValue = true;
            this.value = value;
        }
        public bool HasValue { get { return hasValue; } }
        public T Value
        {
            get
            {
                if (!hasValue)
                    throw new InvalidOperationException("Nullable object must have a value.");
                return value;
            }
        }
        public T GetValueOrDefault() { return value; }
        public T GetValueOrDefault(T defaultValue) { return hasValue ? value : defaultValue; }
        public override bool Equals(object other)
        {
            if (!hasValue)
                return other == null;
            return other != null && value.Equals(other);
        }
        public override int GetHashCode() { return hasValue ? value.GetHashCode() : 0; }
        public override string ToString() { return hasValue ? value.ToString() : ""; }
        public static implicit operator Nullable<T>(T value) { return new Nullable<T>(value); }
        public static explicit operator T(Nullable<T> value) { return value.Value; }

        // The machine calls these for the box and unbox instructions.
        static object Box(T? o) { return o.hasValue ? (object)o.value : null; }
        static T? Unbox(object o)
        {
            if (o == null)
                return default(T?);
            // Unlike a plain unboxing this one does not take an enum for its integer.
            if (o.GetType() != typeof(T))
                throw new InvalidCastException();
            return (T)o;
        }
    }

    public static class Nullable
    {
        public static int Compare<T>(T? n1, T? n2) where T : struct
        {
            if (n1.HasValue && n2.HasValue)
                return Comparer<T>.Default.Compare(n1.Value, n2.Value);
            return n1.HasValue ? 1 : n2.HasValue ? -1 : 0;
        }
        public static bool Equals<T>(T? n1, T? n2) where T : struct
        {
            if (n1.HasValue && n2.HasValue)
                return EqualityComparer<T>.Default.Equals(n1.Value, n2.Value);
            return n1.HasValue == n2.HasValue;
        }
        public static Type GetUnderlyingType(Type nullableType)
        {
            if (nullableType == null)
                throw new ArgumentNullException("nullableType");
            return nullableType.IsGenericType && nullableType.GetGenericTypeDefinition() == typeof(Nullable<>)
                ? nullableType.GetGenericArguments()[0] : null;
        }
    }

    public readonly struct Index : IEquatable<Index>
    {
        readonly int _value;
        public Index(int value, bool fromEnd = false)
        {
            if (value < 0)
                throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
            _value = fromEnd ? ~value : value;
        }
        public static Index Start { get { return new Index(0); } }
        public static Index End { get { return new Index(0, true); } }
        public static Index FromStart(int value) { return new Index(value); }
        public static Index FromEnd(int value) { return new Index(value, true); }
        public int Value { get { return _value < 0 ? ~_value : _value; } }
        public bool IsFromEnd { get { return _value < 0; } }
        public int GetOffset(int length) { return _value < 0 ? _value + length + 1 : _value; }
        public override bool Equals(object value) { return value is Index && ((Index)value)._value == _value; }
        public bool Equals(Index other) { return _value == other._value; }
        public override int GetHashCode() { return _value; }
        public static implicit operator Index(int value) { return new Index(value); }
        public override string ToString() { return (IsFromEnd ? "^" : "") + Value.ToString(); }
    }

    public readonly struct Range : IEquatable<Range>
    {
        public Index Start { get; }
        public Index End { get; }
        public Range(Index start, Index end)
        {
            Start = start;
            End = end;
        }
        public static Range StartAt(Index start) { return new Range(start, Index.End); }
        public static Range EndAt(Index end) { return new Range(Index.Start, end); }
        public static Range All { get { return new Range(Index.Start, Index.End); } }
        public (int Offset, int Length) GetOffsetAndLength(int length)
        {
            int start = Start.GetOffset(length), end = End.GetOffset(length);
            if ((uint)end > (uint)length || (uint)start > (uint)end)
                throw new ArgumentOutOfRangeException("length");
            return new ValueTuple<int, int>(start, end - start);
        }
        public bool Equals(Range other) { return Start.Equals(other.Start) && End.Equals(other.End); }
        public override bool Equals(object value) { return value is Range && Equals((Range)value); }
        public override int GetHashCode() { return Start.GetHashCode() * 31 + End.GetHashCode(); }
        public override string ToString() { return Start.ToString() + ".." + End.ToString(); }
    }
}
