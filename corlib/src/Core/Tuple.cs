// Tuples as classes. Those of up to seven items are made from a template.
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
        internal static bool Same(ITuple left, ITuple right, IEqualityComparer comparer)
        {
            for (int i = 0; i < left.Length; i++)
            {
                if (!comparer.Equals(left[i], right[i]))
                    return false;
            }
            return true;
        }
        internal static int Hash(ITuple tuple, IEqualityComparer comparer)
        {
            int hash = 0;
            for (int i = 0; i < tuple.Length; i++)
                hash = HashCode.Mix(hash, comparer.GetHashCode(tuple[i]));
            return hash;
        }
        internal static int Order(ITuple left, ITuple right, IComparer comparer)
        {
            if (right == null)
                return 1;
            for (int i = 0; i < left.Length; i++)
            {
                int order = comparer.Compare(left[i], right[i]);
                if (order != 0)
                    return order;
            }
            return 0;
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

    public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : ITuple, IComparable, IStructuralEquatable, IStructuralComparable
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
        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) { return other is Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> && TupleHelp.Same(this, (ITuple)other, comparer); }
        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) { return TupleHelp.Hash(this, comparer); }
        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other != null && !(other is Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>))
                throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
            return TupleHelp.Order(this, (ITuple)other, comparer);
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
