// Query operators that answer one value.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static bool Any<T>(this IEnumerable<T> source)
        {
            foreach (T item in source ?? throw new ArgumentNullException("source"))
                return true;
            return false;
        }
        public static bool Any<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            foreach (T item in source)
            {
                if (predicate(item))
                    return true;
            }
            return false;
        }
        public static bool All<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            foreach (T item in source)
            {
                if (!predicate(item))
                    return false;
            }
            return true;
        }
        public static int Count<T>(this IEnumerable<T> source)
        {
            var sized = source as ICollection<T>;
            return sized != null ? sized.Count : source.Count(item => true);
        }
        public static int Count<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            int count = 0;
            foreach (T item in source)
            {
                if (predicate(item))
                    count++;
            }
            return count;
        }
        public static long LongCount<T>(this IEnumerable<T> source) { return source.Count(); }
        public static bool Contains<T>(this IEnumerable<T> source, T value)
        {
            foreach (T item in source)
            {
                if (EqualityComparer<T>.Default.Equals(item, value))
                    return true;
            }
            return false;
        }
        public static T ElementAt<T>(this IEnumerable<T> source, int index)
        {
            if (source is T[] array && (uint)index >= (uint)array.Length)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (source is IList<T> list)
                return list[index];
            foreach (T item in source)
            {
                if (index-- == 0)
                    return item;
            }
            throw new ArgumentOutOfRangeException("index");
        }
        public static T ElementAtOrDefault<T>(this IEnumerable<T> source, int index) { return index < 0 && source != null ? default(T) : source.Skip(index).FirstOrDefault(); }
        public static bool SequenceEqual<T>(this IEnumerable<T> first, IEnumerable<T> second)
        {
            T[] left = first.ToArray(), right = second.ToArray();
            if (left.Length != right.Length)
                return false;
            for (int i = 0; i < left.Length; i++)
            {
                if (!EqualityComparer<T>.Default.Equals(left[i], right[i]))
                    return false;
            }
            return true;
        }
        public static T Aggregate<T>(this IEnumerable<T> source, Func<T, T, T> func)
        {
            Check(source, func);
            bool any = false;
            T result = default(T);
            foreach (T item in source)
            {
                result = any ? func(result, item) : item;
                any = true;
            }
            if (!any)
                throw NoElements();
            return result;
        }
        public static TAccumulate Aggregate<T, TAccumulate>(this IEnumerable<T> source, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func)
        {
            Check(source, func);
            foreach (T item in source)
                seed = func(seed, item);
            return seed;
        }

        public static T First<T>(this IEnumerable<T> source)
        {
            foreach (T item in source ?? throw new ArgumentNullException("source"))
                return item;
            throw NoElements();
        }
        public static T FirstOrDefault<T>(this IEnumerable<T> source) { return source.FirstOrDefault(item => true); }
        public static T First<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            foreach (T item in source)
            {
                if (predicate(item))
                    return item;
            }
            throw new InvalidOperationException("Sequence contains no matching element");
        }
        public static T FirstOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            foreach (T item in source)
            {
                if (predicate(item))
                    return item;
            }
            return default(T);
        }
        public static T Last<T>(this IEnumerable<T> source)
        {
            bool any = false;
            T last = default(T);
            foreach (T item in source ?? throw new ArgumentNullException("source"))
            {
                any = true;
                last = item;
            }
            if (!any)
                throw NoElements();
            return last;
        }
        public static T LastOrDefault<T>(this IEnumerable<T> source) { return source.LastOrDefault(item => true); }
        public static T Last<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            bool any = false;
            T last = default(T);
            foreach (T item in source)
            {
                if (!predicate(item))
                    continue;
                last = item;
                any = true;
            }
            if (any)
                return last;
            throw new InvalidOperationException("Sequence contains no matching element");
        }
        public static T LastOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            bool any = false;
            T last = default(T);
            foreach (T item in source)
            {
                if (!predicate(item))
                    continue;
                last = item;
                any = true;
            }
            if (any)
                return last;
            return default(T);
        }
        public static T Single<T>(this IEnumerable<T> source)
        {
            bool any = false;
            T single = default(T);
            foreach (T item in source ?? throw new ArgumentNullException("source"))
            {
                if (any)
                    throw new InvalidOperationException("Sequence contains more than one element");
                any = true;
                single = item;
            }
            if (!any)
                throw NoElements();
            return single;
        }
        public static T SingleOrDefault<T>(this IEnumerable<T> source) { return source.SingleOrDefault(item => true); }
        public static T Single<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            bool any = false;
            T only = default(T);
            foreach (T item in source)
            {
                if (!predicate(item))
                    continue;
                if (any)
                    throw new InvalidOperationException("Sequence contains more than one matching element");
                only = item;
                any = true;
            }
            if (any)
                return only;
            throw new InvalidOperationException("Sequence contains no matching element");
        }
        public static T SingleOrDefault<T>(this IEnumerable<T> source, Func<T, bool> predicate)
        {
            Check(source, predicate);
            bool any = false;
            T only = default(T);
            foreach (T item in source)
            {
                if (!predicate(item))
                    continue;
                if (any)
                    throw new InvalidOperationException("Sequence contains more than one matching element");
                only = item;
                any = true;
            }
            if (any)
                return only;
            return default(T);
        }

        public static int Sum(this IEnumerable<int> source)
        {
            int sum = 0;
            foreach (int item in source)
                sum = checked(sum + item);
            return sum;
        }
        public static int Sum<T>(this IEnumerable<T> source, Func<T, int> selector) { return source.Select(selector).Sum(); }
        public static long Sum(this IEnumerable<long> source)
        {
            long sum = 0;
            foreach (long item in source)
                sum = checked(sum + item);
            return sum;
        }
        public static long Sum<T>(this IEnumerable<T> source, Func<T, long> selector) { return source.Select(selector).Sum(); }
        public static double Sum(this IEnumerable<double> source)
        {
            double sum = 0;
            foreach (double item in source)
                sum = checked(sum + item);
            return sum;
        }
        public static double Sum<T>(this IEnumerable<T> source, Func<T, double> selector) { return source.Select(selector).Sum(); }
        public static float Sum(this IEnumerable<float> source)
        {
            float sum = 0;
            foreach (float item in source)
                sum = checked(sum + item);
            return sum;
        }
        public static float Sum<T>(this IEnumerable<T> source, Func<T, float> selector) { return source.Select(selector).Sum(); }
        public static decimal Sum(this IEnumerable<decimal> source)
        {
            decimal sum = 0;
            foreach (decimal item in source)
                sum = checked(sum + item);
            return sum;
        }
        public static decimal Sum<T>(this IEnumerable<T> source, Func<T, decimal> selector) { return source.Select(selector).Sum(); }
        public static double Average(this IEnumerable<int> source)
        {
            long sum = 0;
            long count = 0;
            foreach (int item in source)
            {
                sum += item;
                count++;
            }
            if (count == 0)
                throw NoElements();
            return (double)sum / count;
        }
        public static double Average<T>(this IEnumerable<T> source, Func<T, int> selector) { return source.Select(selector).Average(); }
        public static double Average(this IEnumerable<long> source)
        {
            long sum = 0;
            long count = 0;
            foreach (long item in source)
            {
                sum = checked(sum + item);
                count++;
            }
            if (count == 0)
                throw NoElements();
            return (double)sum / count;
        }
        public static double Average<T>(this IEnumerable<T> source, Func<T, long> selector) { return source.Select(selector).Average(); }
        public static double Average(this IEnumerable<double> source)
        {
            double sum = 0;
            long count = 0;
            foreach (double item in source)
            {
                sum += item;
                count++;
            }
            if (count == 0)
                throw NoElements();
            return (double)sum / count;
        }
        public static double Average<T>(this IEnumerable<T> source, Func<T, double> selector) { return source.Select(selector).Average(); }
        public static T Max<T>(this IEnumerable<T> source)
        {
            bool any = false;
            T best = default(T);
            foreach (T item in source)
            {
                if (!any || Comparer<T>.Default.Compare(item, best) > 0)
                    best = item;
                any = true;
            }
            if (!any && default(T) != null)
                throw NoElements();
            return best;
        }
        public static TResult Max<T, TResult>(this IEnumerable<T> source, Func<T, TResult> selector) { return source.Select(selector).Max(); }
        public static int Max(this IEnumerable<int> source) { return Max<int>(source); }
        public static int Max<T>(this IEnumerable<T> source, Func<T, int> selector) { return Max<int>(source.Select(selector)); }
        public static long Max(this IEnumerable<long> source) { return Max<long>(source); }
        public static long Max<T>(this IEnumerable<T> source, Func<T, long> selector) { return Max<long>(source.Select(selector)); }
        public static double Max(this IEnumerable<double> source) { return Max<double>(source); }
        public static double Max<T>(this IEnumerable<T> source, Func<T, double> selector) { return Max<double>(source.Select(selector)); }
        public static T Min<T>(this IEnumerable<T> source)
        {
            bool any = false;
            T best = default(T);
            foreach (T item in source)
            {
                if (!any || Comparer<T>.Default.Compare(item, best) < 0)
                    best = item;
                any = true;
            }
            if (!any && default(T) != null)
                throw NoElements();
            return best;
        }
        public static TResult Min<T, TResult>(this IEnumerable<T> source, Func<T, TResult> selector) { return source.Select(selector).Min(); }
        public static int Min(this IEnumerable<int> source) { return Min<int>(source); }
        public static int Min<T>(this IEnumerable<T> source, Func<T, int> selector) { return Min<int>(source.Select(selector)); }
        public static long Min(this IEnumerable<long> source) { return Min<long>(source); }
        public static long Min<T>(this IEnumerable<T> source, Func<T, long> selector) { return Min<long>(source.Select(selector)); }
        public static double Min(this IEnumerable<double> source) { return Min<double>(source); }
        public static double Min<T>(this IEnumerable<T> source, Func<T, double> selector) { return Min<double>(source.Select(selector)); }
    }
}
