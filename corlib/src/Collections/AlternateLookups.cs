// Lookups by something that is not a key but as good as one, above all spans of characters for strings.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public interface IAlternateEqualityComparer<in TAlternate, T>
    {
        bool Equals(TAlternate alternate, T other);
        int GetHashCode(TAlternate alternate);
        T Create(TAlternate alternate);
    }

    // What stands for a key is turned into one; comparers must treat the two alike.
    static unsafe class Alternate<TAlternate, T>
    {
        // A span as a struct that may be a type argument.
        struct Parts
        {
            internal ByReference Start;
            internal int Length;
        }

        internal static bool Fits(IEqualityComparer<T> comparer)
        {
            if (comparer is IAlternateEqualityComparer<TAlternate, T>)
                return true;
            return typeof(T) == typeof(string) && typeof(TAlternate) == typeof(ReadOnlySpan<char>)
                && (comparer is StringComparer || comparer == (object)EqualityComparer<T>.Default);
        }

        internal static IEqualityComparer<T> Check(IEqualityComparer<T> comparer)
        {
            return Fits(comparer) ? comparer : throw new InvalidOperationException("The collection's comparer does not support the requested operation.");
        }

        internal static T Key(IEqualityComparer<T> comparer, TAlternate alternate)
        {
            var own = comparer as IAlternateEqualityComparer<TAlternate, T>;
            if (own != null)
                return own.Create(alternate);
            ref Parts parts = ref Unsafe.As<TAlternate, Parts>(ref alternate);
            return (T)(object)new ReadOnlySpan<char>((void*)parts.Start._pointer, parts.Length).ToString();
        }
    }

    public partial class Dictionary<TKey, TValue>
    {
        public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>()
        {
            Alternate<TAlternateKey, TKey>.Check(_comparer);
            return new AlternateLookup<TAlternateKey>(this);
        }
        public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup)
        {
            lookup = new AlternateLookup<TAlternateKey>(this);
            return Alternate<TAlternateKey, TKey>.Fits(_comparer);
        }

        public readonly struct AlternateLookup<TAlternateKey>
        {
            internal AlternateLookup(Dictionary<TKey, TValue> dictionary) { Dictionary = dictionary; }
            public Dictionary<TKey, TValue> Dictionary { get; }
            TKey Key(TAlternateKey key) { return Alternate<TAlternateKey, TKey>.Key(Dictionary._comparer, key); }
            public TValue this[TAlternateKey key]
            {
                get { return Dictionary[Key(key)]; }
                set { Dictionary[Key(key)] = value; }
            }
            public bool ContainsKey(TAlternateKey key) { return Dictionary.ContainsKey(Key(key)); }
            public bool TryAdd(TAlternateKey key, TValue value) { return Dictionary.TryAdd(Key(key), value); }
            public bool Remove(TAlternateKey key) { return Dictionary.Remove(Key(key)); }
            public bool TryGetValue(TAlternateKey key, out TValue value) { return Dictionary.TryGetValue(Key(key), out value); }
            public bool TryGetValue(TAlternateKey key, out TKey actualKey, out TValue value)
            {
                Entry[] entries;
                int place = Dictionary.Find(Key(key), out entries);
                actualKey = place < 0 ? default(TKey) : entries[place].Key;
                value = place < 0 ? default(TValue) : entries[place].Value;
                return place >= 0;
            }
            public bool Remove(TAlternateKey key, out TKey actualKey, out TValue value)
            {
                return TryGetValue(key, out actualKey, out value) && Dictionary.Remove(actualKey);
            }
        }
    }

    public partial class HashSet<T>
    {
        public AlternateLookup<TAlternate> GetAlternateLookup<TAlternate>()
        {
            Alternate<TAlternate, T>.Check(Comparer);
            return new AlternateLookup<TAlternate>(this);
        }
        public bool TryGetAlternateLookup<TAlternate>(out AlternateLookup<TAlternate> lookup)
        {
            lookup = new AlternateLookup<TAlternate>(this);
            return Alternate<TAlternate, T>.Fits(Comparer);
        }

        public readonly struct AlternateLookup<TAlternate>
        {
            internal AlternateLookup(HashSet<T> set) { Set = set; }
            public HashSet<T> Set { get; }
            T Key(TAlternate item) { return Alternate<TAlternate, T>.Key(Set.Comparer, item); }
            public bool Add(TAlternate item) { return Set.Add(Key(item)); }
            public bool Contains(TAlternate item) { return Set.Contains(Key(item)); }
            public bool Remove(TAlternate item) { return Set.Remove(Key(item)); }
            public bool TryGetValue(TAlternate equalValue, out T actualValue) { return Set.TryGetValue(Key(equalValue), out actualValue); }
        }
    }
}

namespace System.Collections.Concurrent
{
    public partial class ConcurrentDictionary<TKey, TValue>
    {
        public AlternateLookup<TAlternateKey> GetAlternateLookup<TAlternateKey>()
        {
            Alternate<TAlternateKey, TKey>.Check(Comparer);
            return new AlternateLookup<TAlternateKey>(this);
        }
        public bool TryGetAlternateLookup<TAlternateKey>(out AlternateLookup<TAlternateKey> lookup)
        {
            lookup = new AlternateLookup<TAlternateKey>(this);
            return Alternate<TAlternateKey, TKey>.Fits(Comparer);
        }

        public readonly struct AlternateLookup<TAlternateKey>
        {
            internal AlternateLookup(ConcurrentDictionary<TKey, TValue> dictionary) { Dictionary = dictionary; }
            public ConcurrentDictionary<TKey, TValue> Dictionary { get; }
            TKey Key(TAlternateKey key) { return Alternate<TAlternateKey, TKey>.Key(Dictionary.Comparer, key); }
            public TValue this[TAlternateKey key]
            {
                get { return Dictionary[Key(key)]; }
                set { Dictionary[Key(key)] = value; }
            }
            public bool ContainsKey(TAlternateKey key) { return Dictionary.ContainsKey(Key(key)); }
            public bool TryAdd(TAlternateKey key, TValue value) { return Dictionary.TryAdd(Key(key), value); }
            public bool TryGetValue(TAlternateKey key, out TValue value) { return Dictionary.TryGetValue(Key(key), out value); }
            public bool TryRemove(TAlternateKey key, out TValue value) { return Dictionary.TryRemove(Key(key), out value); }
        }
    }
}
