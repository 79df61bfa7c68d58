// Tuples, as classes and as values.
using System.Collections;
using System.Collections.Generic;

namespace System.Runtime.CompilerServices
{
    public interface ITuple
    {
        int Length { get; }
        object this[int index] { get; }
    }
}

namespace System
{
    using System.Runtime.CompilerServices;

    static class TupleHelp
    {
        internal static string Text(ITuple tuple)
        {
            string text = "(";
            for (int i = 0; i < tuple.Length; i++)
                text = string.Concat(text, i == 0 ? "" : ", ", tuple[i] == null ? "" : tuple[i].ToString());
            return text + ")";
        }
        internal static int Hash(ITuple tuple)
        {
            int hash = 0;
            for (int i = 0; i < tuple.Length; i++)
                hash = HashCode.Mix(hash, tuple[i] == null ? 0 : tuple[i].GetHashCode());
            return hash;
        }
        internal static bool Same(ITuple left, ITuple right)
        {
            for (int i = 0; i < left.Length; i++)
            {
                if (!Object.Equals(left[i], right[i]))
                    return false;
            }
            return true;
        }
        internal static int Order(ITuple left, ITuple right)
        {
            for (int i = 0; i < left.Length; i++)
            {
                int order = Comparer.Default.Compare(left[i], right[i]);
                if (order != 0)
                    return order;
            }
            return 0;
        }
    }

    public static class Tuple
    {
        public static Tuple<T1> Create<T1>(T1 item1) { return new Tuple<T1>(item1); }
        public static Tuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2) { return new Tuple<T1, T2>(item1, item2); }
        public static Tuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3) { return new Tuple<T1, T2, T3>(item1, item2, item3); }
        public static Tuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4) { return new Tuple<T1, T2, T3, T4>(item1, item2, item3, item4); }
        public static Tuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5) { return new Tuple<T1, T2, T3, T4, T5>(item1, item2, item3, item4, item5); }
        public static Tuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6) { return new Tuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6); }
        public static Tuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7) { return new Tuple<T1, T2, T3, T4, T5, T6, T7>(item1, item2, item3, item4, item5, item6, item7); }
    }

    public class Tuple<T1> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public Tuple(T1 item1)
        {
            Item1 = item1;
        }
        int ITuple.Length { get { return 1; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public Tuple(T1 item1, T2 item2)
        {
            Item1 = item1;
            Item2 = item2;
        }
        int ITuple.Length { get { return 2; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
        }
        int ITuple.Length { get { return 3; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3, T4> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public T4 Item4 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
        }
        int ITuple.Length { get { return 4; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3, T4>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3, T4>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3, T4, T5> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public T4 Item4 { get; }
        public T5 Item5 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
        }
        int ITuple.Length { get { return 5; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3, T4, T5>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3, T4, T5>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public T4 Item4 { get; }
        public T5 Item5 { get; }
        public T6 Item6 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
        }
        int ITuple.Length { get { return 6; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3, T4, T5, T6>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3, T4, T5, T6>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6, T7> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public T4 Item4 { get; }
        public T5 Item5 { get; }
        public T6 Item6 { get; }
        public T7 Item7 { get; }
        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
        }
        int ITuple.Length { get { return 7; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    case 6: return Item7;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3, T4, T5, T6, T7>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3, T4, T5, T6, T7>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : ITuple, IComparable
    {
        public T1 Item1 { get; }
        public T2 Item2 { get; }
        public T3 Item3 { get; }
        public T4 Item4 { get; }
        public T5 Item5 { get; }
        public T6 Item6 { get; }
        public T7 Item7 { get; }
        public TRest Rest { get; }
        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
            Rest = rest;
        }
        int ITuple.Length { get { return 7 + ((ITuple)(object)Rest).Length; } }
        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    case 6: return Item7;
                    default: return ((ITuple)(object)Rest)[index - 7];
                }
            }
        }
        public override bool Equals(object obj)
        {
            var other = obj as Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>;
            return other != null && TupleHelp.Same(this, other);
        }
        int IComparable.CompareTo(object obj) { return obj == null ? 1 : TupleHelp.Order(this, (Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>)obj); }
        public override int GetHashCode() { return TupleHelp.Hash(this); }
        public override string ToString() { return TupleHelp.Text(this); }
    }

}
