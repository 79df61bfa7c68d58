// Spans and memory without what stands at their ends.
namespace System
{
    public static partial class MemoryExtensions
    {
        // Where the rest begins, and how long it is.
        static int Kept<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> trimmed, bool head, bool tail, out int length)
        {
            int start = 0, end = span.Length;
            while (head && start < end && Find(trimmed, span[start], null) >= 0)
                start++;
            while (tail && end > start && Find(trimmed, span[end - 1], null) >= 0)
                end--;
            length = end - start;
            return start;
        }
        static int KeptText(ReadOnlySpan<char> span, bool head, bool tail, out int length)
        {
            int start = 0, end = span.Length;
            while (head && start < end && char.IsWhiteSpace(span[start]))
                start++;
            while (tail && end > start && char.IsWhiteSpace(span[end - 1]))
                end--;
            length = end - start;
            return start;
        }

        public static Memory<T> Trim<T>(this Memory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), true, true, out int length); return source.Slice(start, length); }
        public static Memory<T> TrimStart<T>(this Memory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), true, false, out int length); return source.Slice(start, length); }
        public static Memory<T> TrimEnd<T>(this Memory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), true, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source.Span, new ReadOnlySpan<T>(new T[] { trimElement }), false, true, out int length); return source.Slice(start, length); }
        public static Span<T> Trim<T>(this Span<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, new ReadOnlySpan<T>(new T[] { trimElement }), true, true, out int length); return source.Slice(start, length); }
        public static Span<T> TrimStart<T>(this Span<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, new ReadOnlySpan<T>(new T[] { trimElement }), true, false, out int length); return source.Slice(start, length); }
        public static Span<T> TrimEnd<T>(this Span<T> source, T trimElement) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, new ReadOnlySpan<T>(new T[] { trimElement }), false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source, new ReadOnlySpan<T>(new T[] { trimElement }), true, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source, new ReadOnlySpan<T>(new T[] { trimElement }), true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> source, T trimElement) where T : IEquatable<T> { int start = Kept(source, new ReadOnlySpan<T>(new T[] { trimElement }), false, true, out int length); return source.Slice(start, length); }
        public static Memory<T> Trim<T>(this Memory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, trimElements, true, true, out int length); return source.Slice(start, length); }
        public static Memory<T> TrimStart<T>(this Memory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, trimElements, true, false, out int length); return source.Slice(start, length); }
        public static Memory<T> TrimEnd<T>(this Memory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source.Span, trimElements, false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source.Span, trimElements, true, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source.Span, trimElements, true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source.Span, trimElements, false, true, out int length); return source.Slice(start, length); }
        public static Span<T> Trim<T>(this Span<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, trimElements, true, true, out int length); return source.Slice(start, length); }
        public static Span<T> TrimStart<T>(this Span<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, trimElements, true, false, out int length); return source.Slice(start, length); }
        public static Span<T> TrimEnd<T>(this Span<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept((ReadOnlySpan<T>)source, trimElements, false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source, trimElements, true, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source, trimElements, true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> trimElements) where T : IEquatable<T> { int start = Kept(source, trimElements, false, true, out int length); return source.Slice(start, length); }
        public static Memory<char> Trim(this Memory<char> source) { int start = KeptText((ReadOnlySpan<char>)source.Span, true, true, out int length); return source.Slice(start, length); }
        public static Memory<char> TrimStart(this Memory<char> source) { int start = KeptText((ReadOnlySpan<char>)source.Span, true, false, out int length); return source.Slice(start, length); }
        public static Memory<char> TrimEnd(this Memory<char> source) { int start = KeptText((ReadOnlySpan<char>)source.Span, false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<char> Trim(this ReadOnlyMemory<char> source) { int start = KeptText(source.Span, true, true, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<char> TrimStart(this ReadOnlyMemory<char> source) { int start = KeptText(source.Span, true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlyMemory<char> TrimEnd(this ReadOnlyMemory<char> source) { int start = KeptText(source.Span, false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> source, char trimElement) { int start = Kept(source, new ReadOnlySpan<char>(new char[] { trimElement }), true, false, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> source, char trimElement) { int start = Kept(source, new ReadOnlySpan<char>(new char[] { trimElement }), false, true, out int length); return source.Slice(start, length); }
        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> source, ReadOnlySpan<char> trimElements) { int start = trimElements.Length == 0 ? KeptText(source, true, true, out int length) : Kept(source, trimElements, true, true, out length); return source.Slice(start, length); }
        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> source, ReadOnlySpan<char> trimElements) { int start = trimElements.Length == 0 ? KeptText(source, true, false, out int length) : Kept(source, trimElements, true, false, out length); return source.Slice(start, length); }
        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> source, ReadOnlySpan<char> trimElements) { int start = trimElements.Length == 0 ? KeptText(source, false, true, out int length) : Kept(source, trimElements, false, true, out length); return source.Slice(start, length); }
        public static Span<char> Trim(this Span<char> source) { int start = KeptText((ReadOnlySpan<char>)source, true, true, out int length); return source.Slice(start, length); }
        public static Span<char> TrimStart(this Span<char> source) { int start = KeptText((ReadOnlySpan<char>)source, true, false, out int length); return source.Slice(start, length); }
        public static Span<char> TrimEnd(this Span<char> source) { int start = KeptText((ReadOnlySpan<char>)source, false, true, out int length); return source.Slice(start, length); }
    }
}
