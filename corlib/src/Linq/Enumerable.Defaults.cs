// Operators that .NET 9 and 10 brought, and overloads with defaults and comparers.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<T> Shuffle<T>(this IEnumerable<T> source)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            return Shuffled(source);
        }
        static IEnumerable<T> Shuffled<T>(IEnumerable<T> source)
        {
            T[] items = source.ToArray();
            Random.Shared.Shuffle(items);
            foreach (T item in items)
                yield return item;
        }

        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            return inner.LeftJoin(outer, innerKeySelector, outerKeySelector, (item, match) => resultSelector(match, item), comparer);
        }

        // The sum of two numbers of one type; the compiler of this library cannot ask the type.
        static T Plus<T>(T left, T right)
        {
            object a = left, b = right;
            if (a is int)
                return (T)(object)unchecked((int)a + (int)b);
            if (a is long)
                return (T)(object)unchecked((long)a + (long)b);
            if (a is double)
                return (T)(object)((double)a + (double)b);
            if (a is float)
                return (T)(object)((float)a + (float)b);
            if (a is decimal)
                return (T)(object)((decimal)a + (decimal)b);
            if (a is uint)
                return (T)(object)unchecked((uint)a + (uint)b);
            if (a is ulong)
                return (T)(object)unchecked((ulong)a + (ulong)b);
            if (a is short)
                return (T)(object)unchecked((short)((short)a + (short)b));
            if (a is byte)
                return (T)(object)unchecked((byte)((byte)a + (byte)b));
            Fencepost.Runtime.Unsupported("a sequence of numbers of type " + typeof(T));
            return default(T);
        }
        public static IEnumerable<T> InfiniteSequence<T>(T start, T step)
        {
            for (T item = start; ; item = Plus(item, step))
                yield return item;
        }
        public static IEnumerable<T> Sequence<T>(T start, T endInclusive, T step)
        {
            Comparer<T> order = Comparer<T>.Default;
            int up = order.Compare(step, default(T));
            if (up == 0 && order.Compare(start, endInclusive) != 0 || up > 0 && order.Compare(start, endInclusive) > 0 || up < 0 && order.Compare(start, endInclusive) < 0)
                throw new ArgumentOutOfRangeException(up == 0 ? "step" : "endInclusive");
            return Steps(start, endInclusive, step, up);
        }
        static IEnumerable<T> Steps<T>(T start, T end, T step, int up)
        {
            Comparer<T> order = Comparer<T>.Default;
            T item = start;
            while (true)
            {
                yield return item;
                T next = Plus(item, step);
                // What wraps around is beyond the end, too.
                if (up == 0 || order.Compare(next, end) * up > 0 || order.Compare(next, item) * up <= 0)
                    yield break;
                item = next;
            }
        }

        public static T SingleOrDefault<T>(this IEnumerable<T> source, T defaultValue) { return source.DefaultIfEmpty(defaultValue).Single(); }
        public static T SingleOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate, T defaultValue) { return source.Where(predicate).DefaultIfEmpty(defaultValue).Single(); }
        public static IEnumerable<T> Take<T>(this IEnumerable<T> source, Range range)
        {
            if (source == null)
                throw new ArgumentNullException("source");
            return TakeRange(source, range);
        }
        static IEnumerable<T> TakeRange<T>(IEnumerable<T> source, Range range)
        {
            if (!range.Start.IsFromEnd && !range.End.IsFromEnd)
            {
                foreach (T item in source.Take(range.End.Value).Skip(range.Start.Value))
                    yield return item;
                yield break;
            }
            T[] items = source.ToArray();
            int end = Math.Min(range.End.GetOffset(items.Length), items.Length);
            for (int i = Math.Max(range.Start.GetOffset(items.Length), 0); i < end; i++)
                yield return items[i];
        }
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer) { return source.ToDictionary(pair => pair.Key, pair => pair.Value, comparer); }
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<ValueTuple<TKey, TValue>> source) { return source.ToDictionary(pair => pair.Item1, pair => pair.Item2); }
        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(this IEnumerable<ValueTuple<TKey, TValue>> source, IEqualityComparer<TKey> comparer) { return source.ToDictionary(pair => pair.Item1, pair => pair.Item2, comparer); }
        public static IEnumerable<ValueTuple<TFirst, TSecond, TThird>> Zip<TFirst, TSecond, TThird>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second, IEnumerable<TThird> third)
        {
            return first.Zip(second, (a, b) => new ValueTuple<TFirst, TSecond>(a, b)).Zip(third, (pair, c) => new ValueTuple<TFirst, TSecond, TThird>(pair.Item1, pair.Item2, c));
        }
    }
}
