// Ways to cut a sequence into parts. Parallel loops run every element, or every range, as a task of its own.
using System.Collections.Generic;

namespace System.Collections.Concurrent
{
    [Flags] public enum EnumerablePartitionerOptions { None = 0, NoBuffering = 1 }

    public abstract class Partitioner<TSource>
    {
        public virtual bool SupportsDynamicPartitions { get { return false; } }
        public abstract IList<IEnumerator<TSource>> GetPartitions(int partitionCount);
        public virtual IEnumerable<TSource> GetDynamicPartitions() { throw new NotSupportedException("Dynamic partitions are not supported by this partitioner."); }

        // The elements for a loop, whose thread goes over them.
        internal virtual IEnumerable<TSource> Elements()
        {
            Fencepost.Runtime.Unsupported("a parallel loop over a partitioner of the program's own");
            return null;
        }
    }

    public abstract class OrderablePartitioner<TSource> : Partitioner<TSource>
    {
        protected OrderablePartitioner(bool keysOrderedInEachPartition, bool keysOrderedAcrossPartitions, bool keysNormalized)
        {
            KeysOrderedInEachPartition = keysOrderedInEachPartition;
            KeysOrderedAcrossPartitions = keysOrderedAcrossPartitions;
            KeysNormalized = keysNormalized;
        }
        public bool KeysOrderedInEachPartition { get; }
        public bool KeysOrderedAcrossPartitions { get; }
        public bool KeysNormalized { get; }
        public abstract IList<IEnumerator<KeyValuePair<long, TSource>>> GetOrderablePartitions(int partitionCount);
        public virtual IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions() { throw new NotSupportedException("Dynamic partitions are not supported by this partitioner."); }

        public override IList<IEnumerator<TSource>> GetPartitions(int partitionCount)
        {
            var result = new List<IEnumerator<TSource>>();
            foreach (IEnumerator<KeyValuePair<long, TSource>> partition in GetOrderablePartitions(partitionCount))
                result.Add(WithoutKeys(partition));
            return result;
        }

        public override IEnumerable<TSource> GetDynamicPartitions()
        {
            foreach (KeyValuePair<long, TSource> pair in GetOrderableDynamicPartitions())
                yield return pair.Value;
        }

        static IEnumerator<TSource> WithoutKeys(IEnumerator<KeyValuePair<long, TSource>> partition)
        {
            using (partition)
            {
                while (partition.MoveNext())
                    yield return partition.Current.Value;
            }
        }
    }

    public static class Partitioner
    {
        public static OrderablePartitioner<TSource> Create<TSource>(IList<TSource> list, bool loadBalance) { return new SharedPartitioner<TSource>(list ?? throw new ArgumentNullException("list")); }
        public static OrderablePartitioner<TSource> Create<TSource>(TSource[] array, bool loadBalance) { return new SharedPartitioner<TSource>(array ?? throw new ArgumentNullException("array")); }
        public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source) { return new SharedPartitioner<TSource>(source ?? throw new ArgumentNullException("source")); }
        public static OrderablePartitioner<TSource> Create<TSource>(IEnumerable<TSource> source, EnumerablePartitionerOptions partitionerOptions)
        {
            if ((partitionerOptions & ~EnumerablePartitionerOptions.NoBuffering) != 0)
                throw new ArgumentOutOfRangeException("partitionerOptions");
            return Create(source);
        }

        // How many ranges there are is the framework's choice; two are enough to overlap.
        static long Size(long from, long to)
        {
            if (to <= from)
                throw new ArgumentOutOfRangeException("toExclusive");
            return (to - from + 1) / 2;
        }
        public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive) { return Create(fromInclusive, toExclusive, Size(fromInclusive, toExclusive)); }
        public static OrderablePartitioner<Tuple<long, long>> Create(long fromInclusive, long toExclusive, long rangeSize)
        {
            Size(fromInclusive, toExclusive);
            if (rangeSize <= 0)
                throw new ArgumentOutOfRangeException("rangeSize");
            var ranges = new List<Tuple<long, long>>();
            for (long from = fromInclusive; from < toExclusive; from += rangeSize)
                ranges.Add(Tuple.Create(from, Math.Min(from + rangeSize, toExclusive)));
            return new SharedPartitioner<Tuple<long, long>>(ranges.ToArray());
        }
        public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive) { return Create(fromInclusive, toExclusive, (int)Size(fromInclusive, toExclusive)); }
        public static OrderablePartitioner<Tuple<int, int>> Create(int fromInclusive, int toExclusive, int rangeSize)
        {
            Size(fromInclusive, toExclusive);
            if (rangeSize <= 0)
                throw new ArgumentOutOfRangeException("rangeSize");
            var ranges = new List<Tuple<int, int>>();
            for (long from = fromInclusive; from < toExclusive; from += rangeSize)
                ranges.Add(Tuple.Create((int)from, (int)Math.Min(from + rangeSize, toExclusive)));
            return new SharedPartitioner<Tuple<int, int>>(ranges.ToArray());
        }

        // All partitions take their elements from one enumerator, under a lock.
        sealed class SharedPartitioner<TSource> : OrderablePartitioner<TSource>
        {
            readonly IEnumerable<TSource> _source;
            internal SharedPartitioner(IEnumerable<TSource> source) : base(true, false, true) { _source = source; }
            public override bool SupportsDynamicPartitions { get { return true; } }
            internal override IEnumerable<TSource> Elements() { return _source; }

            public override IEnumerable<KeyValuePair<long, TSource>> GetOrderableDynamicPartitions() { return new Shared(_source.GetEnumerator()); }

            public override IList<IEnumerator<KeyValuePair<long, TSource>>> GetOrderablePartitions(int partitionCount)
            {
                if (partitionCount <= 0)
                    throw new ArgumentOutOfRangeException("partitionCount");
                IEnumerable<KeyValuePair<long, TSource>> shared = GetOrderableDynamicPartitions();
                var result = new IEnumerator<KeyValuePair<long, TSource>>[partitionCount];
                for (int i = 0; i < partitionCount; i++)
                    result[i] = shared.GetEnumerator();
                return result;
            }

            sealed class Shared : IEnumerable<KeyValuePair<long, TSource>>
            {
                readonly IEnumerator<TSource> _elements;
                long _next;
                internal Shared(IEnumerator<TSource> elements) { _elements = elements; }

                public IEnumerator<KeyValuePair<long, TSource>> GetEnumerator()
                {
                    while (true)
                    {
                        KeyValuePair<long, TSource> pair;
                        lock (this)
                        {
                            if (!_elements.MoveNext())
                                yield break;
                            pair = new KeyValuePair<long, TSource>(_next++, _elements.Current);
                        }
                        yield return pair;
                    }
                }
                IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
            }
        }
    }
}
