// The keys and the values of a dictionary, seen as collections.
namespace System.Collections.Generic
{
    public partial class Dictionary<TKey, TValue>
    {
        static NotSupportedException Derived()
        {
            return new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");
        }

        public sealed class KeyCollection : ICollection<TKey>, IReadOnlyCollection<TKey>, ICollection
        {
            readonly Dictionary<TKey, TValue> _owner;
            public KeyCollection(Dictionary<TKey, TValue> dictionary) { _owner = dictionary ?? throw new ArgumentNullException("dictionary"); }
            public int Count { get { return _owner.Count; } }
            public bool Contains(TKey item) { return _owner.ContainsKey(item); }
            bool ICollection<TKey>.IsReadOnly { get { return true; } }
            bool ICollection.IsSynchronized { get { return false; } }
            object ICollection.SyncRoot { get { return _owner; } }
            void ICollection<TKey>.Add(TKey item) { throw Derived(); }
            void ICollection<TKey>.Clear() { throw Derived(); }
            bool ICollection<TKey>.Remove(TKey item) { throw Derived(); }
            public void CopyTo(TKey[] array, int index)
            {
                Untyped.CheckPlace(array, index, Count);
                foreach (TKey item in this)
                    array[index++] = item;
            }
            void ICollection.CopyTo(Array array, int index)
            {
                Untyped.CheckPlace(array, index, Count);
                foreach (TKey item in this)
                    array.SetValue(item, index++);
            }
            public Enumerator GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_owner); }

            public struct Enumerator : IEnumerator<TKey>
            {
                Dictionary<TKey, TValue>.Enumerator _inner;
                internal Enumerator(Dictionary<TKey, TValue> owner) { _inner = owner.GetEnumerator(); }
                public bool MoveNext() { return _inner.MoveNext(); }
                public TKey Current { get { return _inner.Current.Key; } }
                object IEnumerator.Current { get { return Current; } }
                void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
                public void Dispose() { }
            }
        }

        public sealed class ValueCollection : ICollection<TValue>, IReadOnlyCollection<TValue>, ICollection
        {
            readonly Dictionary<TKey, TValue> _owner;
            public ValueCollection(Dictionary<TKey, TValue> dictionary) { _owner = dictionary ?? throw new ArgumentNullException("dictionary"); }
            public int Count { get { return _owner.Count; } }
            public bool Contains(TValue item) { return _owner.ContainsValue(item); }
            bool ICollection<TValue>.IsReadOnly { get { return true; } }
            bool ICollection.IsSynchronized { get { return false; } }
            object ICollection.SyncRoot { get { return _owner; } }
            void ICollection<TValue>.Add(TValue item) { throw Derived(); }
            void ICollection<TValue>.Clear() { throw Derived(); }
            bool ICollection<TValue>.Remove(TValue item) { throw Derived(); }
            public void CopyTo(TValue[] array, int index)
            {
                Untyped.CheckPlace(array, index, Count);
                foreach (TValue item in this)
                    array[index++] = item;
            }
            void ICollection.CopyTo(Array array, int index)
            {
                Untyped.CheckPlace(array, index, Count);
                foreach (TValue item in this)
                    array.SetValue(item, index++);
            }
            public Enumerator GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator() { return new Enumerator(_owner); }
            IEnumerator IEnumerable.GetEnumerator() { return new Enumerator(_owner); }

            public struct Enumerator : IEnumerator<TValue>
            {
                Dictionary<TKey, TValue>.Enumerator _inner;
                internal Enumerator(Dictionary<TKey, TValue> owner) { _inner = owner.GetEnumerator(); }
                public bool MoveNext() { return _inner.MoveNext(); }
                public TValue Current { get { return _inner.Current.Value; } }
                object IEnumerator.Current { get { return Current; } }
                void IEnumerator.Reset() { ((IEnumerator)_inner).Reset(); }
                public void Dispose() { }
            }
        }
    }
}
