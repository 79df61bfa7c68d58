// Collections that nobody enumerates while they change: concurrent ones keep their items in them. They do not count changes, so a loop of
// them that goes on for ever comes back to states that it had before.
using Machine = Fencepost.Runtime;

namespace System.Collections.Generic
{
    sealed class UncountedQueue<T> : Queue<T>
    {
        internal override void CountChange() { }
    }

    sealed class UncountedStack<T> : Stack<T>
    {
        internal override void CountChange() { }
    }

    sealed class UncountedList<T> : List<T>
    {
        internal override void CountChange() { }
    }

    sealed class UncountedDictionary<TKey, TValue> : Dictionary<TKey, TValue>
    {
        internal UncountedDictionary(IEqualityComparer<TKey> comparer) : base(comparer) { }
        internal UncountedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer) : base(collection, comparer) { }
        internal override void CountChange() { }
        internal override bool Same(TKey there, TKey key)
        {
            Compare(Comparer, there);
            return base.Same(there, key);
        }
        // What is compared inside an atomic section may be code of the program. A value is not boxed for that.
        internal static void Compare<T>(IEqualityComparer<T> comparer, T there)
        {
            Machine.Compares(comparer, default(T) == null ? (object)there : null);
        }
    }
}
