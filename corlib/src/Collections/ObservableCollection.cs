// Read-only views of sets, and collections that tell what changes.
using System.Collections.Generic;
using System.Collections.Specialized;
using System.ComponentModel;

namespace System.Collections.ObjectModel
{
    public class ReadOnlySet<T> : IReadOnlySet<T>, ISet<T>
    {
        readonly ISet<T> _set;
        public ReadOnlySet(ISet<T> set) { _set = set ?? throw new ArgumentNullException("set"); }
        public static ReadOnlySet<T> Empty { get; } = new ReadOnlySet<T>(new HashSet<T>());
        protected ISet<T> Set { get { return _set; } }
        public int Count { get { return _set.Count; } }
        public bool Contains(T item) { return _set.Contains(item); }
        public bool IsSubsetOf(IEnumerable<T> other) { return _set.IsSubsetOf(other); }
        public bool IsSupersetOf(IEnumerable<T> other) { return _set.IsSupersetOf(other); }
        public bool IsProperSubsetOf(IEnumerable<T> other) { return _set.IsProperSubsetOf(other); }
        public bool IsProperSupersetOf(IEnumerable<T> other) { return _set.IsProperSupersetOf(other); }
        public bool Overlaps(IEnumerable<T> other) { return _set.Overlaps(other); }
        public bool SetEquals(IEnumerable<T> other) { return _set.SetEquals(other); }
        public IEnumerator<T> GetEnumerator() { return _set.GetEnumerator(); }
        IEnumerator IEnumerable.GetEnumerator() { return _set.GetEnumerator(); }
        static Exception Fixed() { return new NotSupportedException("Collection is read-only."); }
        bool ICollection<T>.IsReadOnly { get { return true; } }
        void ICollection<T>.Add(T item) { throw Fixed(); }
        void ICollection<T>.Clear() { throw Fixed(); }
        bool ICollection<T>.Remove(T item) { throw Fixed(); }
        void ICollection<T>.CopyTo(T[] array, int arrayIndex) { _set.CopyTo(array, arrayIndex); }
        bool ISet<T>.Add(T item) { throw Fixed(); }
        void ISet<T>.UnionWith(IEnumerable<T> other) { throw Fixed(); }
        void ISet<T>.IntersectWith(IEnumerable<T> other) { throw Fixed(); }
        void ISet<T>.ExceptWith(IEnumerable<T> other) { throw Fixed(); }
        void ISet<T>.SymmetricExceptWith(IEnumerable<T> other) { throw Fixed(); }
    }

    public class ObservableCollection<T> : Collection<T>, INotifyCollectionChanged, INotifyPropertyChanged
    {
        int _raising;
        public ObservableCollection() { }
        public ObservableCollection(IEnumerable<T> collection) : base(new List<T>(collection ?? throw new ArgumentNullException("collection"))) { }
        public ObservableCollection(List<T> list) : base(new List<T>(list ?? throw new ArgumentNullException("list"))) { }
        public virtual event NotifyCollectionChangedEventHandler CollectionChanged;
        protected virtual event PropertyChangedEventHandler PropertyChanged;
        event PropertyChangedEventHandler INotifyPropertyChanged.PropertyChanged
        {
            add { PropertyChanged += value; }
            remove { PropertyChanged -= value; }
        }

        // A handler may not change the collection if others still have to hear of the last change.
        protected void CheckReentrancy()
        {
            if (_raising > 0 && CollectionChanged != null && CollectionChanged.GetInvocationList().Length > 1)
                throw new InvalidOperationException("Cannot change ObservableCollection during a CollectionChanged event.");
        }
        protected IDisposable BlockReentrancy()
        {
            _raising++;
            return new Block(this);
        }
        sealed class Block : IDisposable
        {
            readonly ObservableCollection<T> _of;
            internal Block(ObservableCollection<T> of) { _of = of; }
            public void Dispose() { _of._raising--; }
        }

        protected virtual void OnPropertyChanged(PropertyChangedEventArgs e) { PropertyChanged?.Invoke(this, e); }
        protected virtual void OnCollectionChanged(NotifyCollectionChangedEventArgs e)
        {
            NotifyCollectionChangedEventHandler handler = CollectionChanged;
            if (handler == null)
                return;
            _raising++;
            try
            {
                handler(this, e);
            }
            finally
            {
                _raising--;
            }
        }
        void Changed(bool count, NotifyCollectionChangedEventArgs e)
        {
            if (count)
                OnPropertyChanged(new PropertyChangedEventArgs("Count"));
            OnPropertyChanged(new PropertyChangedEventArgs("Item[]"));
            OnCollectionChanged(e);
        }

        public void Move(int oldIndex, int newIndex) { MoveItem(oldIndex, newIndex); }
        protected virtual void MoveItem(int oldIndex, int newIndex)
        {
            CheckReentrancy();
            T item = this[oldIndex];
            base.RemoveItem(oldIndex);
            base.InsertItem(newIndex, item);
            Changed(false, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Move, item, newIndex, oldIndex));
        }
        protected override void ClearItems()
        {
            CheckReentrancy();
            base.ClearItems();
            Changed(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Reset));
        }
        protected override void InsertItem(int index, T item)
        {
            CheckReentrancy();
            base.InsertItem(index, item);
            Changed(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Add, item, index));
        }
        protected override void RemoveItem(int index)
        {
            CheckReentrancy();
            T item = this[index];
            base.RemoveItem(index);
            Changed(true, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Remove, item, index));
        }
        protected override void SetItem(int index, T item)
        {
            CheckReentrancy();
            T old = this[index];
            base.SetItem(index, item);
            Changed(false, new NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction.Replace, item, old, index));
        }
    }
}

namespace System.Collections.Specialized
{
    public enum NotifyCollectionChangedAction { Add, Remove, Replace, Move, Reset }
    public delegate void NotifyCollectionChangedEventHandler(object sender, NotifyCollectionChangedEventArgs e);
    public interface INotifyCollectionChanged { event NotifyCollectionChangedEventHandler CollectionChanged; }

    public class NotifyCollectionChangedEventArgs : EventArgs
    {
        public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action) : this(action, null, -1, null, -1) { }
        public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem) : this(action, changedItem, -1) { }
        public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index)
            : this(action, action == NotifyCollectionChangedAction.Add ? One(changedItem) : null, action == NotifyCollectionChangedAction.Add ? index : -1,
                action == NotifyCollectionChangedAction.Add ? null : One(changedItem), action == NotifyCollectionChangedAction.Add ? -1 : index) { }
        public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object changedItem, int index, int oldIndex)
            : this(action, One(changedItem), index, One(changedItem), oldIndex) { }
        public NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, object newItem, object oldItem, int index)
            : this(action, One(newItem), index, One(oldItem), index) { }
        NotifyCollectionChangedEventArgs(NotifyCollectionChangedAction action, IList added, int at, IList removed, int from)
        {
            Action = action;
            NewItems = added;
            NewStartingIndex = at;
            OldItems = removed;
            OldStartingIndex = from;
        }
        static IList One(object item) { return new object[] { item }; }
        public NotifyCollectionChangedAction Action { get; }
        public IList NewItems { get; }
        public IList OldItems { get; }
        public int NewStartingIndex { get; }
        public int OldStartingIndex { get; }
    }
}

namespace System.ComponentModel
{
    public delegate void PropertyChangedEventHandler(object sender, PropertyChangedEventArgs e);
    public delegate void PropertyChangingEventHandler(object sender, PropertyChangingEventArgs e);
    public interface INotifyPropertyChanged { event PropertyChangedEventHandler PropertyChanged; }
    public interface INotifyPropertyChanging { event PropertyChangingEventHandler PropertyChanging; }
    public class PropertyChangedEventArgs : EventArgs
    {
        public PropertyChangedEventArgs(string propertyName) { PropertyName = propertyName; }
        public virtual string PropertyName { get; }
    }
    public class PropertyChangingEventArgs : EventArgs
    {
        public PropertyChangingEventArgs(string propertyName) { PropertyName = propertyName; }
        public virtual string PropertyName { get; }
    }
    public class CancelEventArgs : EventArgs
    {
        public CancelEventArgs() { }
        public CancelEventArgs(bool cancel) { Cancel = cancel; }
        public bool Cancel { get; set; }
    }
}
