// Comparers.
using System.Collections;
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System.Collections.Generic
{
    public abstract class EqualityComparer<T> : IEqualityComparer<T>, IEqualityComparer
    {
        static readonly EqualityComparer<T> s_default = new DefaultEqualityComparer<T>();
        public static EqualityComparer<T> Default { get { return s_default; } }
        public static EqualityComparer<T> Create(Func<T, T, bool> equals, Func<T, int> getHashCode = null)
        {
            return new DelegateEqualityComparer<T>(equals, getHashCode);
        }
        public abstract bool Equals(T x, T y);
        public abstract int GetHashCode(T obj);
        bool IEqualityComparer.Equals(object x, object y)
        {
            if (x == y)
                return true;
            return x != null && y != null && Equals((T)x, (T)y);
        }
        int IEqualityComparer.GetHashCode(object obj) { return obj == null ? 0 : GetHashCode((T)obj); }
    }

    sealed class DefaultEqualityComparer<T> : EqualityComparer<T>
    {
        public override bool Equals(T x, T y)
        {
            if (x == null || y == null)
                return x == null && y == null;
            var equatable = x as IEquatable<T>;
            return equatable != null ? equatable.Equals(y) : x.Equals(y);
        }
        public override int GetHashCode(T obj) { return obj == null ? 0 : obj.GetHashCode(); }
        public override bool Equals(object obj) { return obj is DefaultEqualityComparer<T>; }
        public override int GetHashCode() { return 1; }
    }

    sealed class DelegateEqualityComparer<T> : EqualityComparer<T>
    {
        readonly Func<T, T, bool> _equals;
        readonly Func<T, int> _hash;
        internal DelegateEqualityComparer(Func<T, T, bool> equals, Func<T, int> hash)
        {
            _equals = equals ?? throw new ArgumentNullException("equals");
            _hash = hash;
        }
        public override bool Equals(T x, T y) { return _equals(x, y); }
        public override int GetHashCode(T obj)
        {
            if (_hash == null)
                throw new NotSupportedException();
            return _hash(obj);
        }
    }

    public sealed class ReferenceEqualityComparer : IEqualityComparer<object>, IEqualityComparer
    {
        public static ReferenceEqualityComparer Instance { get { return new ReferenceEqualityComparer(); } }
        public new bool Equals(object x, object y) { return x == y; }
        public int GetHashCode(object obj) { return obj == null ? 0 : Machine.IdentityHash(obj); }
    }

    public abstract class Comparer<T> : IComparer<T>, IComparer
    {
        static readonly Comparer<T> s_default = new DefaultComparer<T>();
        public static Comparer<T> Default { get { return s_default; } }
        public static Comparer<T> Create(Comparison<T> comparison) { return new DelegateComparer<T>(comparison); }
        public abstract int Compare(T x, T y);
        int IComparer.Compare(object x, object y)
        {
            if (x == null)
                return y == null ? 0 : -1;
            return y == null ? 1 : Compare((T)x, (T)y);
        }
    }

    sealed class DefaultComparer<T> : Comparer<T>
    {
        public override int Compare(T x, T y)
        {
            if (x == null)
                return y == null ? 0 : -1;
            if (y == null)
                return 1;
            var comparable = x as IComparable<T>;
            return comparable != null ? comparable.CompareTo(y) : Comparer.CompareObjects(x, y);
        }
    }

    sealed class DelegateComparer<T> : Comparer<T>
    {
        readonly Comparison<T> _comparison;
        internal DelegateComparer(Comparison<T> comparison) { _comparison = comparison ?? throw new ArgumentNullException("comparison"); }
        public override int Compare(T x, T y) { return _comparison(x, y); }
    }
}

namespace System.Collections
{
    public sealed class Comparer : IComparer
    {
        public static readonly Comparer Default = new Comparer();
        public static readonly Comparer DefaultInvariant = new Comparer();
        public int Compare(object a, object b) { return CompareObjects(a, b); }

        internal static int CompareObjects(object a, object b)
        {
            if (a == b)
                return 0;
            if (a == null)
                return -1;
            if (b == null)
                return 1;
            var left = a as IComparable;
            if (left != null)
                return left.CompareTo(b);
            var right = b as IComparable;
            if (right != null)
                return -right.CompareTo(a);
            throw new ArgumentException("At least one object must implement IComparable.");
        }
    }

    public static class StructuralComparisons
    {
        public static IEqualityComparer StructuralEqualityComparer { get { return new Structural(); } }

        sealed class Structural : IEqualityComparer
        {
            public new bool Equals(object x, object y)
            {
                var structural = x as IStructuralEquatable;
                return structural != null ? structural.Equals(y, this) : Object.Equals(x, y);
            }
            public int GetHashCode(object obj)
            {
                var structural = obj as IStructuralEquatable;
                if (structural != null)
                    return structural.GetHashCode(this);
                return obj == null ? 0 : obj.GetHashCode();
            }
        }
    }
}

namespace System
{
    public abstract class StringComparer : IComparer, IEqualityComparer, IComparer<string>, IEqualityComparer<string>
    {
        public static StringComparer Ordinal { get { return Shared.Ordinal; } }
        public static StringComparer OrdinalIgnoreCase { get { return Shared.OrdinalIgnoreCase; } }
        public static StringComparer InvariantCulture { get { return Shared.InvariantCulture; } }
        public static StringComparer InvariantCultureIgnoreCase { get { return Shared.InvariantCultureIgnoreCase; } }
        static class Shared
        {
            internal static readonly StringComparer Ordinal = new Rules(StringComparison.Ordinal);
            internal static readonly StringComparer OrdinalIgnoreCase = new Rules(StringComparison.OrdinalIgnoreCase);
            internal static readonly StringComparer InvariantCulture = new Rules(StringComparison.InvariantCulture);
            internal static readonly StringComparer InvariantCultureIgnoreCase = new Rules(StringComparison.InvariantCultureIgnoreCase);
        }
        public static StringComparer CurrentCulture { get { return new Rules(StringComparison.CurrentCulture); } }
        public static StringComparer CurrentCultureIgnoreCase { get { return new Rules(StringComparison.CurrentCultureIgnoreCase); } }
        public static StringComparer Create(System.Globalization.CultureInfo culture, bool ignoreCase)
        {
            return culture == null ? throw new ArgumentNullException("culture") : ignoreCase ? InvariantCultureIgnoreCase : InvariantCulture;
        }
        public abstract int Compare(string x, string y);
        public abstract bool Equals(string x, string y);
        public abstract int GetHashCode(string obj);
        public int Compare(object x, object y) { return Compare((string)x, (string)y); }
        public new bool Equals(object x, object y) { return Equals((string)x, (string)y); }
        public int GetHashCode(object obj) { return GetHashCode((string)obj); }

        sealed class Rules : StringComparer
        {
            readonly StringComparison _comparison;
            internal Rules(StringComparison comparison) { _comparison = comparison; }
            public override int Compare(string x, string y) { return string.Compare(x, y, _comparison); }
            public override bool Equals(string x, string y) { return string.Equals(x, y, _comparison); }
            public override int GetHashCode(string obj) { return obj.GetHashCode(_comparison); }
        }
    }
}
