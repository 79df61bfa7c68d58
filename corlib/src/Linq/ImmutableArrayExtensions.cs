// Operators of queries on immutable arrays, which compilers prefer to those on sequences.
using System.Collections.Generic;
using System.Collections.Immutable;

namespace System.Linq
{
    public static class ImmutableArrayExtensions
    {
        static T[] Of<T>(ImmutableArray<T> array) { return array._array ?? throw new NullReferenceException(); }

        public static IEnumerable<TResult> Select<T, TResult>(this ImmutableArray<T> immutableArray, Func<T, TResult> selector) { return Of(immutableArray).Select(selector); }
        public static IEnumerable<T> Where<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).Where(predicate); }
        public static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this ImmutableArray<TSource> immutableArray, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector) { return Of(immutableArray).SelectMany(collectionSelector, resultSelector); }
        public static bool Any<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).Length > 0; }
        public static bool Any<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).Any(predicate); }
        public static bool All<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).All(predicate); }
        public static bool SequenceEqual<TDerived, TBase>(this ImmutableArray<TBase> immutableArray, IEnumerable<TDerived> items, IEqualityComparer<TBase> comparer = null) where TDerived : TBase { return Of(immutableArray).SequenceEqual(items.Select(item => (TBase)item), comparer); }
        public static bool SequenceEqual<TDerived, TBase>(this ImmutableArray<TBase> immutableArray, ImmutableArray<TDerived> items, IEqualityComparer<TBase> comparer = null) where TDerived : TBase { return Of(immutableArray).SequenceEqual(Of(items).Select(item => (TBase)item), comparer); }
        public static T Aggregate<T>(this ImmutableArray<T> immutableArray, Func<T, T, T> func) { return Of(immutableArray).Aggregate(func); }
        public static TAccumulate Aggregate<TAccumulate, T>(this ImmutableArray<T> immutableArray, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func) { return Of(immutableArray).Aggregate(seed, func); }
        public static T ElementAt<T>(this ImmutableArray<T> immutableArray, int index) { return Of(immutableArray)[index]; }
        public static T ElementAtOrDefault<T>(this ImmutableArray<T> immutableArray, int index) { return Of(immutableArray).ElementAtOrDefault(index); }
        public static T First<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).First(); }
        public static T First<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).First(predicate); }
        public static T FirstOrDefault<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).FirstOrDefault(); }
        public static T FirstOrDefault<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).FirstOrDefault(predicate); }
        public static T Last<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).Last(); }
        public static T Last<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).Last(predicate); }
        public static T LastOrDefault<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).LastOrDefault(); }
        public static T Single<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).Single(); }
        public static T Single<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) { return Of(immutableArray).Single(predicate); }
        public static T SingleOrDefault<T>(this ImmutableArray<T> immutableArray) { return Of(immutableArray).SingleOrDefault(); }
        public static T[] ToArray<T>(this ImmutableArray<T> immutableArray) { return (T[])Of(immutableArray).Clone(); }
        public static Dictionary<TKey, T> ToDictionary<TKey, T>(this ImmutableArray<T> immutableArray, Func<T, TKey> keySelector) { return Of(immutableArray).ToDictionary(keySelector); }
        public static Dictionary<TKey, TElement> ToDictionary<TKey, TElement, T>(this ImmutableArray<T> immutableArray, Func<T, TKey> keySelector, Func<T, TElement> elementSelector) { return Of(immutableArray).ToDictionary(keySelector, elementSelector); }
    }
}
