// What collections need for the interfaces that know nothing of types.
namespace System.Collections.Generic
{
    static class Untyped
    {
        // A key, value or item that somebody passes as an object.
        internal static T Cast<T>(object item, string name)
        {
            if (item is T)
                return (T)item;
            if (item != null)
                throw new ArgumentException("The value \"" + item + "\" is not of type \"" + typeof(T) + "\" and cannot be used in this generic collection.", name);
            if (default(T) != null)
                throw new ArgumentNullException(name);
            return default(T);
        }
        internal static bool Fits<T>(object item) { return item is T || item == null && default(T) == null; }
        internal static bool FitsKey<T>(object key) { return (key ?? throw new ArgumentNullException("key")) is T; }
        internal static T Key<T>(object key) { return Cast<T>(key ?? throw new ArgumentNullException("key"), "key"); }

        // Before anything is copied. Arrays whose type is known have one dimension.
        internal static void Check(Array array, int index, int count)
        {
            if ((array ?? throw new ArgumentNullException("array")).Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
            CheckRoom(array.Length, index, count);
        }
        internal static void Check<T>(T[] array, int index, int count) { CheckRoom((array ?? throw new ArgumentNullException("array")).Length, index, count); }
        // Of those that check the place before the room.
        internal static void CheckPlace(Array array, int index, int count)
        {
            if (array != null && array.Rank == 1)
                CheckPlace(array.Length, index);
            Check(array, index, count);
        }
        internal static void CheckPlace<T>(T[] array, int index, int count)
        {
            if (array != null)
                CheckPlace(array.Length, index);
            Check(array, index, count);
        }
        static void CheckPlace(int length, int index)
        {
            if (index > length)
                throw new ArgumentOutOfRangeException("index", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        }
        static void CheckRoom(int length, int index, int count)
        {
            if (index < 0)
                throw new ArgumentOutOfRangeException("index", "Non-negative number required.");
            if (length - index < count)
                throw new ArgumentException("Destination array is not long enough to copy all the items in the collection. Check array index and length.");
        }
        internal static void Copy<T>(ICollection<T> items, Array array, int index)
        {
            Check(array, index, items.Count);
            if (array is T[])
            {
                items.CopyTo((T[])array, index);
                return;
            }
            var objects = array as object[];
            if (objects == null)
                throw Unfit();
            try
            {
                foreach (T item in items)
                    objects[index++] = item;
            }
            catch (ArrayTypeMismatchException)
            {
                throw Unfit();
            }
        }
        static ArgumentException Unfit() { return new ArgumentException("Target array type is not compatible with the type of items in the collection.", "array"); }
        internal static void CopyPairs<TKey, TValue>(ICollection<KeyValuePair<TKey, TValue>> items, Array array, int index)
        {
            var entries = array as DictionaryEntry[];
            if (entries == null)
            {
                Copy(items, array, index);
                return;
            }
            Check(array, index, items.Count);
            foreach (KeyValuePair<TKey, TValue> pair in items)
                entries[index++] = new DictionaryEntry(pair.Key, pair.Value);
        }
    }

    sealed class EntryWalk<TKey, TValue> : IDictionaryEnumerator
    {
        readonly IEnumerator<KeyValuePair<TKey, TValue>> _inner;
        internal EntryWalk(IEnumerator<KeyValuePair<TKey, TValue>> inner) { _inner = inner; }
        public bool MoveNext() { return _inner.MoveNext(); }
        public void Reset() { _inner.Reset(); }
        public object Key { get { return _inner.Current.Key; } }
        public object Value { get { return _inner.Current.Value; } }
        public DictionaryEntry Entry { get { return new DictionaryEntry(_inner.Current.Key, _inner.Current.Value); } }
        public object Current { get { return Entry; } }
    }
}
