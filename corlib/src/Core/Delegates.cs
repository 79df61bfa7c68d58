// Delegates. The machine provides the constructor and Invoke of every delegate type:
// the constructor stores _target and _method; Invoke calls each entry of _list in turn, or the method itself when _list is null.
using Machine = Fencepost.Runtime;
using System.Reflection;

namespace System
{
    public abstract class Delegate : ICloneable
    {
        internal object _target;
        internal IntPtr _method;

        public object Target { get { return TargetOfLast(); } }
        internal virtual object TargetOfLast() { return _target; }
        public MethodInfo Method { get { return new MethodInfo(MethodOfLast()); } }
        internal virtual IntPtr MethodOfLast() { return _method; }

        public static Delegate CreateDelegate(Type type, MethodInfo method) { return CreateDelegate(type, method, true); }
        public static Delegate CreateDelegate(Type type, MethodInfo method, bool throwOnBindFailure) { return Create(type, null, false, method, throwOnBindFailure); }
        public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method) { return CreateDelegate(type, firstArgument, method, true); }
        public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method, bool throwOnBindFailure) { return Create(type, firstArgument, true, method, throwOnBindFailure); }
        public static Delegate CreateDelegate(Type type, object target, string method) { return CreateDelegate(type, target, method, false, true); }
        public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase) { return CreateDelegate(type, target, method, ignoreCase, true); }
        public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase, bool throwOnBindFailure)
        {
            if (target == null)
                throw new ArgumentNullException("target");
            return CreateNamed(type, target, target.GetType(), method, ignoreCase, throwOnBindFailure);
        }
        public static Delegate CreateDelegate(Type type, Type target, string method) { return CreateDelegate(type, target, method, false, true); }
        public static Delegate CreateDelegate(Type type, Type target, string method, bool ignoreCase) { return CreateDelegate(type, target, method, ignoreCase, true); }
        public static Delegate CreateDelegate(Type type, Type target, string method, bool ignoreCase, bool throwOnBindFailure)
        {
            if (target == null)
                throw new ArgumentNullException("target");
            return CreateNamed(type, null, target, method, ignoreCase, throwOnBindFailure);
        }

        static Delegate CreateNamed(Type type, object target, Type owner, string method, bool ignoreCase, bool throws)
        {
            CheckType(type);
            if (method == null)
                throw new ArgumentNullException("method");
            BindingFlags flags = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly
                | (target == null ? BindingFlags.Static : BindingFlags.Instance) | (ignoreCase ? BindingFlags.IgnoreCase : 0);
            StringComparison how = ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
            for (Type at = owner; at != null; at = at.BaseType)
            {
                foreach (MethodInfo candidate in at.GetMethods(flags))
                {
                    if (!string.Equals(candidate.Name, method, how) || candidate.IsGenericMethod)
                        continue;
                    Delegate made = Fencepost.Binding.Bind(type, target, target != null, candidate);
                    if (made != null)
                        return made;
                }
            }
            return Failed(throws);
        }

        static void CheckType(Type type)
        {
            if (type == null)
                throw new ArgumentNullException("type");
            if (!type.IsSubclassOf(typeof(MulticastDelegate)))
                throw new ArgumentException("Type must derive from Delegate.", "type");
        }

        static Delegate Create(Type type, object first, bool mayClose, MethodInfo method, bool throws)
        {
            CheckType(type);
            if (method == null)
                throw new ArgumentNullException("method");
            return Fencepost.Binding.Bind(type, first, mayClose, method) ?? Failed(throws);
        }

        static Delegate Failed(bool throws)
        {
            if (throws)
                throw new ArgumentException("method arguments are incompatible");
            return null;
        }

        public static Delegate Combine(Delegate a, Delegate b)
        {
            if (a == null)
                return b;
            if (b == null)
                return a;
            if (a.GetType() != b.GetType())
                throw new ArgumentException("Incompatible Delegate Types.");
            return a.CombineImpl(b);
        }

        public static Delegate Combine(params Delegate[] delegates)
        {
            Delegate result = null;
            if (delegates != null)
            {
                for (int i = 0; i < delegates.Length; i++)
                    result = Combine(result, delegates[i]);
            }
            return result;
        }

        public static Delegate Combine(ReadOnlySpan<Delegate> delegates) { return Combine(delegates.ToArray()); }
        public bool HasSingleTarget { get { return GetInvocationList().Length == 1; } }
        public static InvocationListEnumerator<TDelegate> EnumerateInvocationList<TDelegate>(TDelegate d) where TDelegate : class { return new InvocationListEnumerator<TDelegate>(d == null ? new Delegate[0] : ((Delegate)(object)d).GetInvocationList()); }

        public struct InvocationListEnumerator<TDelegate> where TDelegate : class
        {
            readonly Delegate[] _targets;
            int _index;
            internal InvocationListEnumerator(Delegate[] targets)
            {
                _targets = targets;
                _index = -1;
            }
            public TDelegate Current { get { return (TDelegate)(object)_targets[_index]; } }
            public bool MoveNext() { return ++_index < _targets.Length; }
            public InvocationListEnumerator<TDelegate> GetEnumerator() { return this; }
        }

        public static Delegate Remove(Delegate source, Delegate value)
        {
            if (source == null)
                return null;
            return value == null ? source : source.RemoveImpl(value);
        }

        public static Delegate RemoveAll(Delegate source, Delegate value)
        {
            Delegate previous;
            do
            {
                previous = source;
                source = Remove(source, value);
            }
            while (source != null && source != previous);
            return source;
        }

        protected virtual Delegate CombineImpl(Delegate d) { throw new MulticastNotSupportedException(); }
        protected virtual Delegate RemoveImpl(Delegate d) { return d.Equals(this) ? null : this; }
        public virtual Delegate[] GetInvocationList() { return new Delegate[] { this }; }
        public virtual object Clone() { return MemberwiseClone(); }

        public object DynamicInvoke(params object[] args)
        {
            return Fencepost.Binding.InvokeOf(GetType()).Invoke(this, args);
        }

        public override bool Equals(object obj)
        {
            var other = obj as Delegate;
            return (object)other != null && other.GetType() == GetType() && other._target == _target && other._method == _method;
        }

        public override int GetHashCode() { return _method.GetHashCode() ^ GetType().GetHashCode(); }
        public static bool operator ==(Delegate d1, Delegate d2)
        {
            return (object)d1 == null ? (object)d2 == null : d1.Equals(d2);
        }
        public static bool operator !=(Delegate d1, Delegate d2) { return !(d1 == d2); }
    }

    public abstract class MulticastDelegate : Delegate
    {
        // Null for a delegate with one method. A list is never changed once it is here.
        internal Delegate[] _list;

        internal override IntPtr MethodOfLast() { return _list == null ? _method : _list[_list.Length - 1]._method; }
        internal override object TargetOfLast() { return _list == null ? _target : _list[_list.Length - 1]._target; }

        public sealed override Delegate[] GetInvocationList()
        {
            return _list == null ? new Delegate[] { this } : (Delegate[])_list.Clone();
        }

        Delegate[] Entries() { return _list ?? new Delegate[] { this }; }

        MulticastDelegate WithList(Delegate[] list)
        {
            var result = (MulticastDelegate)MemberwiseClone();
            result._list = list;
            return result;
        }

        protected sealed override Delegate CombineImpl(Delegate follow)
        {
            Delegate[] mine = Entries(), theirs = ((MulticastDelegate)follow).Entries();
            var list = new Delegate[mine.Length + theirs.Length];
            for (int i = 0; i < mine.Length; i++)
                list[i] = mine[i];
            for (int i = 0; i < theirs.Length; i++)
                list[mine.Length + i] = theirs[i];
            return WithList(list);
        }

        protected sealed override Delegate RemoveImpl(Delegate value)
        {
            Delegate[] mine = Entries(), theirs = ((MulticastDelegate)value).Entries();
            int at = LastMatch(mine, theirs);
            if (at < 0)
                return this;
            int left = mine.Length - theirs.Length;
            if (left == 0)
                return null;
            var list = new Delegate[left];
            for (int i = 0; i < left; i++)
                list[i] = mine[i < at ? i : i + theirs.Length];
            return left == 1 ? list[0] : WithList(list);
        }

        static int LastMatch(Delegate[] text, Delegate[] pattern)
        {
            for (int start = text.Length - pattern.Length; start >= 0; start--)
            {
                int i = 0;
                while (i < pattern.Length && text[start + i].Equals(pattern[i]))
                    i++;
                if (i == pattern.Length)
                    return start;
            }
            return -1;
        }

        public sealed override bool Equals(object obj)
        {
            var other = obj as MulticastDelegate;
            if ((object)other == null)
                return false;
            if (_list == null || other._list == null)
                return _list == other._list && base.Equals(obj);
            if (_list.Length != other._list.Length || GetType() != other.GetType())
                return false;
            return LastMatch(_list, other._list) == 0;
        }

        public sealed override int GetHashCode() { return base.GetHashCode(); }
        public static bool operator ==(MulticastDelegate d1, MulticastDelegate d2)
        {
            return (object)d1 == null ? (object)d2 == null : d1.Equals(d2);
        }
        public static bool operator !=(MulticastDelegate d1, MulticastDelegate d2) { return !(d1 == d2); }
    }

    public delegate bool Predicate<in T>(T obj);
    public delegate int Comparison<in T>(T x, T y);
    public delegate TOutput Converter<in TInput, out TOutput>(TInput input);
    public delegate void EventHandler(object sender, EventArgs e);
    public delegate void EventHandler<TEventArgs>(object sender, TEventArgs e);
    public delegate void AsyncCallback(IAsyncResult ar);
    public delegate void UnhandledExceptionEventHandler(object sender, UnhandledExceptionEventArgs e);

    public class UnhandledExceptionEventArgs : EventArgs
    {
        public UnhandledExceptionEventArgs(object exception, bool isTerminating)
        {
            ExceptionObject = exception;
            IsTerminating = isTerminating;
        }
        public object ExceptionObject { get; }
        public bool IsTerminating { get; }
    }
}
