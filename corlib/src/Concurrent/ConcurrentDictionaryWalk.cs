// Going over a dictionary that others may change meanwhile: no snapshot, and no order.
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Collections.Concurrent
{
    // What was there at the first step and still is comes exactly once, with the value it had or the one it has.
    // What was removed or added since then may come or not. No key comes twice.
    sealed class ConcurrentDictionaryWalk<TKey, TValue> : IEnumerator<KeyValuePair<TKey, TValue>>
    {
        readonly Dictionary<TKey, TValue> _items;
        // As at the first step; what has been given is cleared.
        KeyValuePair<TKey, TValue>[] _first;
        bool[] _given;
        // Keys that were added since then and have been given.
        List<TKey> _later;
        bool _ended;
        KeyValuePair<TKey, TValue> _current;

        // What may come next, worked out inside an atomic section.
        readonly List<KeyValuePair<TKey, TValue>> _candidates = new List<KeyValuePair<TKey, TValue>>();
        bool _mayEnd;

        internal ConcurrentDictionaryWalk(Dictionary<TKey, TValue> items) { _items = items; }

        public KeyValuePair<TKey, TValue> Current { get { return _current; } }
        object IEnumerator.Current { get { return _current; } }
        public void Dispose() { }
        public void Reset() { throw new NotSupportedException(); }

        public bool MoveNext()
        {
            _current = default(KeyValuePair<TKey, TValue>);
            for (int pick = -1; !_ended;)
            {
                int options;
                Machine.AtomicBegin();
                try
                {
                    FindCandidates();
                    options = _candidates.Count + (_mayEnd ? 1 : 0);
                    if (options == 1)
                        pick = 0;
                    if (pick >= 0 && pick < options)
                    {
                        Give(pick);
                        _candidates.Clear();
                        return !_ended;
                    }
                    _candidates.Clear();
                }
                finally
                {
                    Machine.AtomicEnd();
                }
                // A choice cannot be part of an atomic section, so the dictionary may change until it is used.
                pick = Machine.AnyOf(options);
            }
            return false;
        }

        void FindCandidates()
        {
            if (_first == null)
            {
                _first = new KeyValuePair<TKey, TValue>[_items.Count];
                _items.CopyTo(_first, 0);
                _given = new bool[_first.Length];
            }
            int old = 0;
            _mayEnd = true;
            for (int i = 0; i < _first.Length; i++)
            {
                TValue value;
                bool there = _items.TryGetValue(_first[i].Key, out value);
                if (there)
                    old++;
                if (_given[i])
                    continue;
                if (there)
                {
                    _mayEnd = false;
                    _candidates.Add(new KeyValuePair<TKey, TValue>(_first[i].Key, value));
                }
                if (!there || !EqualityComparer<TValue>.Default.Equals(value, _first[i].Value))
                    _candidates.Add(_first[i]);
            }
            if (_items.Count == old)
                return;
            foreach (KeyValuePair<TKey, TValue> pair in _items)
            {
                if (IndexOf(pair.Key) < 0 && !IsLater(pair.Key))
                    _candidates.Add(pair);
            }
        }

        int IndexOf(TKey key)
        {
            for (int i = 0; i < _first.Length; i++)
            {
                if (_items.Comparer.Equals(_first[i].Key, key))
                    return i;
            }
            return -1;
        }

        bool IsLater(TKey key)
        {
            foreach (TKey later in _later ?? new List<TKey>())
            {
                if (_items.Comparer.Equals(later, key))
                    return true;
            }
            return false;
        }

        void Give(int pick)
        {
            if (pick == _candidates.Count)
            {
                _ended = true;
                return;
            }
            _current = _candidates[pick];
            int index = IndexOf(_current.Key);
            if (index < 0)
            {
                (_later ?? (_later = new List<TKey>())).Add(_current.Key);
                return;
            }
            _given[index] = true;
            // Only the key still matters.
            _first[index] = new KeyValuePair<TKey, TValue>(_current.Key, default(TValue));
        }
    }
}
