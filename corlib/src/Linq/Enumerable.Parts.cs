// Parts of a sequence: by position, by a condition, with a default; pairs and chunks.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static TResult Aggregate<T, TAccumulate, TResult>(this IEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func, Func<TAccumulate, TResult> resultSelector)
        {
            return resultSelector(source.Aggregate(seed, func));
        }
        public static long LongCount<T>(this IEnumerable<T> source, Func<T, bool> predicate) { return source.Count(predicate); }
        public static IEnumerable<T> DefaultIfEmpty<T>(this IEnumerable<T> source) { return source.DefaultIfEmpty(default(T)); }
        public static IEnumerable<T> DefaultIfEmpty<T>(this IEnumerable<T> source, T defaultValue)
        {
            bool any = false;
            foreach (T item in source)
            {
                any = true;
                yield return item;
            }
            if (!any)
                yield return defaultValue;
        }
        public static IEnumerable<TResult> SelectMany<T, TResult>(this IEnumerable<T> source, Func<T, int, IEnumerable<TResult>> selector)
        {
            Check(source, selector, "selector");
            return Many(source, selector);
        }
        static IEnumerable<TResult> Many<T, TResult>(IEnumerable<T> source, Func<T, int, IEnumerable<TResult>> selector)
        {
            int index = 0;
            foreach (T item in source)
            {
                foreach (TResult result in selector(item, index++))
                    yield return result;
            }
        }
        public static IEnumerable<T> TakeWhile<T>(this IEnumerable<T> source, Func<T, int, bool> predicate)
        {
            int index = 0;
            foreach (T item in source)
            {
                if (!predicate(item, index++))
                    yield break;
                yield return item;
            }
        }
        public static IEnumerable<T> SkipWhile<T>(this IEnumerable<T> source, Func<T, int, bool> predicate)
        {
            int index = 0;
            bool taking = false;
            foreach (T item in source)
            {
                taking = taking || !predicate(item, index++);
                if (taking)
                    yield return item;
            }
        }
        public static IEnumerable<T> TakeLast<T>(this IEnumerable<T> source, int count)
        {
            T[] items = source.ToArray();
            for (int i = Math.Max(0, items.Length - Math.Max(0, count)); i < items.Length; i++)
                yield return items[i];
        }
        public static IEnumerable<T> SkipLast<T>(this IEnumerable<T> source, int count)
        {
            T[] items = source.ToArray();
            for (int i = 0; i < items.Length - Math.Max(0, count); i++)
                yield return items[i];
        }
        public static IEnumerable<T[]> Chunk<T>(this IEnumerable<T> source, int size)
        {
            if (size < 1)
                throw new ArgumentOutOfRangeException("size");
            var chunk = new List<T>();
            foreach (T item in source)
            {
                chunk.Add(item);
                if (chunk.Count < size)
                    continue;
                yield return chunk.ToArray();
                chunk.Clear();
            }
            if (chunk.Count > 0)
                yield return chunk.ToArray();
        }
        public static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second) { return first.Zip(second, (x, y) => (x, y)); }
        public static T FirstOrDefault<T>(this IEnumerable<T> source, T defaultValue)
        {
            foreach (T item in source)
                return item;
            return defaultValue;
        }
        public static T LastOrDefault<T>(this IEnumerable<T> source, T defaultValue)
        {
            T last = defaultValue;
            foreach (T item in source)
                last = item;
            return last;
        }
        public static bool TryGetNonEnumeratedCount<T>(this IEnumerable<T> source, out int count)
        {
            var collection = source as ICollection<T>;
            count = collection == null ? 0 : collection.Count;
            return collection != null;
        }
        public static IEnumerable<(int Index, T Item)> Index<T>(this IEnumerable<T> source) { return source.Select((item, index) => (index, item)); }

        public static IEnumerable<TResult> SelectMany<T, TCollection, TResult>(this IEnumerable<T> source, Func<T, int, IEnumerable<TCollection>> collectionSelector, Func<T, TCollection, TResult> resultSelector)
        {
            int index = 0;
            foreach (T item in source)
            {
                foreach (TCollection part in collectionSelector(item, index++))
                    yield return resultSelector(item, part);
            }
        }

        static T OrGiven<T>(IEnumerable<T> found, T defaultValue)
        {
            foreach (T item in found)
                return item;
            return defaultValue;
        }
        public static T FirstOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate, T defaultValue) { return OrGiven(source.Where(predicate), defaultValue); }
        public static T LastOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate, T defaultValue) { return OrGiven(source.Where(predicate).Reverse(), defaultValue); }
        public static T ElementAt<T>(this IEnumerable<T> source, Index index) { return index.IsFromEnd ? source.Reverse().ElementAt(index.Value - 1) : source.ElementAt(index.Value); }
        public static T ElementAtOrDefault<T>(this IEnumerable<T> source, Index index) { return index.IsFromEnd ? source.Reverse().ElementAtOrDefault(index.Value - 1) : source.ElementAtOrDefault(index.Value); }
        public static IEnumerable<T> Reverse<T>(this T[] source) { return ((IEnumerable<T>)source).Reverse(); }
    }
}
