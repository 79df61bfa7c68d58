// Sums, extremes and averages of the remaining number types, and of those that may be missing.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        static List<T> Known<T>(IEnumerable<T?> source) where T : struct
        {
            var known = new List<T>();
            foreach (T? item in source)
            {
                if (item.HasValue)
                    known.Add(item.Value);
            }
            return known;
        }
        static T? Extreme<T>(IEnumerable<T?> source, int sign) where T : struct
        {
            List<T> known = Known(source);
            if (known.Count == 0)
                return null;
            return sign > 0 ? Max<T>(known) : Min<T>(known);
        }

        public static int? Sum(this IEnumerable<int?> source)
        {
            int sum = 0;
            foreach (int? item in source)
                sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }
        public static int? Sum<T>(this IEnumerable<T> source, Func<T, int?> selector) { return source.Select(selector).Sum(); }
        public static int? Max(this IEnumerable<int?> source) { return Extreme(source, 1); }
        public static int? Max<T>(this IEnumerable<T> source, Func<T, int?> selector) { return Extreme(source.Select(selector), 1); }
        public static int? Min(this IEnumerable<int?> source) { return Extreme(source, -1); }
        public static int? Min<T>(this IEnumerable<T> source, Func<T, int?> selector) { return Extreme(source.Select(selector), -1); }
        public static double? Average(this IEnumerable<int?> source)
        {
            List<int> known = Known(source);
            return known.Count == 0 ? (double?)null : known.Average();
        }
        public static double? Average<T>(this IEnumerable<T> source, Func<T, int?> selector) { return source.Select(selector).Average(); }
        public static long? Sum(this IEnumerable<long?> source)
        {
            long sum = 0;
            foreach (long? item in source)
                sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }
        public static long? Sum<T>(this IEnumerable<T> source, Func<T, long?> selector) { return source.Select(selector).Sum(); }
        public static long? Max(this IEnumerable<long?> source) { return Extreme(source, 1); }
        public static long? Max<T>(this IEnumerable<T> source, Func<T, long?> selector) { return Extreme(source.Select(selector), 1); }
        public static long? Min(this IEnumerable<long?> source) { return Extreme(source, -1); }
        public static long? Min<T>(this IEnumerable<T> source, Func<T, long?> selector) { return Extreme(source.Select(selector), -1); }
        public static double? Average(this IEnumerable<long?> source)
        {
            List<long> known = Known(source);
            return known.Count == 0 ? (double?)null : known.Average();
        }
        public static double? Average<T>(this IEnumerable<T> source, Func<T, long?> selector) { return source.Select(selector).Average(); }
        public static float? Sum(this IEnumerable<float?> source)
        {
            float sum = 0;
            foreach (float? item in source)
                sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }
        public static float? Sum<T>(this IEnumerable<T> source, Func<T, float?> selector) { return source.Select(selector).Sum(); }
        public static float? Max(this IEnumerable<float?> source) { return Extreme(source, 1); }
        public static float? Max<T>(this IEnumerable<T> source, Func<T, float?> selector) { return Extreme(source.Select(selector), 1); }
        public static float? Min(this IEnumerable<float?> source) { return Extreme(source, -1); }
        public static float? Min<T>(this IEnumerable<T> source, Func<T, float?> selector) { return Extreme(source.Select(selector), -1); }
        public static float? Average(this IEnumerable<float?> source)
        {
            List<float> known = Known(source);
            return known.Count == 0 ? (float?)null : known.Average();
        }
        public static float? Average<T>(this IEnumerable<T> source, Func<T, float?> selector) { return source.Select(selector).Average(); }
        public static double? Sum(this IEnumerable<double?> source)
        {
            double sum = 0;
            foreach (double? item in source)
                sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }
        public static double? Sum<T>(this IEnumerable<T> source, Func<T, double?> selector) { return source.Select(selector).Sum(); }
        public static double? Max(this IEnumerable<double?> source) { return Extreme(source, 1); }
        public static double? Max<T>(this IEnumerable<T> source, Func<T, double?> selector) { return Extreme(source.Select(selector), 1); }
        public static double? Min(this IEnumerable<double?> source) { return Extreme(source, -1); }
        public static double? Min<T>(this IEnumerable<T> source, Func<T, double?> selector) { return Extreme(source.Select(selector), -1); }
        public static double? Average(this IEnumerable<double?> source)
        {
            List<double> known = Known(source);
            return known.Count == 0 ? (double?)null : known.Average();
        }
        public static double? Average<T>(this IEnumerable<T> source, Func<T, double?> selector) { return source.Select(selector).Average(); }
        public static decimal? Sum(this IEnumerable<decimal?> source)
        {
            decimal sum = 0;
            foreach (decimal? item in source)
                sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }
        public static decimal? Sum<T>(this IEnumerable<T> source, Func<T, decimal?> selector) { return source.Select(selector).Sum(); }
        public static decimal? Max(this IEnumerable<decimal?> source) { return Extreme(source, 1); }
        public static decimal? Max<T>(this IEnumerable<T> source, Func<T, decimal?> selector) { return Extreme(source.Select(selector), 1); }
        public static decimal? Min(this IEnumerable<decimal?> source) { return Extreme(source, -1); }
        public static decimal? Min<T>(this IEnumerable<T> source, Func<T, decimal?> selector) { return Extreme(source.Select(selector), -1); }
        public static decimal? Average(this IEnumerable<decimal?> source)
        {
            List<decimal> known = Known(source);
            return known.Count == 0 ? (decimal?)null : known.Average();
        }
        public static decimal? Average<T>(this IEnumerable<T> source, Func<T, decimal?> selector) { return source.Select(selector).Average(); }
        public static float Average(this IEnumerable<float> source)
        {
            float sum = 0;
            long count = 0;
            foreach (float item in source)
            {
                sum += item;
                count++;
            }
            if (count == 0)
                throw NoElements();
            return sum / count;
        }
        public static float Average<T>(this IEnumerable<T> source, Func<T, float> selector) { return source.Select(selector).Average(); }
        public static float Max(this IEnumerable<float> source) { return Max<float>(source); }
        public static float Max<T>(this IEnumerable<T> source, Func<T, float> selector) { return Max<float>(source.Select(selector)); }
        public static float Min(this IEnumerable<float> source) { return Min<float>(source); }
        public static float Min<T>(this IEnumerable<T> source, Func<T, float> selector) { return Min<float>(source.Select(selector)); }
        public static decimal Average(this IEnumerable<decimal> source)
        {
            decimal sum = 0;
            long count = 0;
            foreach (decimal item in source)
            {
                sum += item;
                count++;
            }
            if (count == 0)
                throw NoElements();
            return sum / count;
        }
        public static decimal Average<T>(this IEnumerable<T> source, Func<T, decimal> selector) { return source.Select(selector).Average(); }
        public static decimal Max(this IEnumerable<decimal> source) { return Max<decimal>(source); }
        public static decimal Max<T>(this IEnumerable<T> source, Func<T, decimal> selector) { return Max<decimal>(source.Select(selector)); }
        public static decimal Min(this IEnumerable<decimal> source) { return Min<decimal>(source); }
        public static decimal Min<T>(this IEnumerable<T> source, Func<T, decimal> selector) { return Min<decimal>(source.Select(selector)); }
    }
}
