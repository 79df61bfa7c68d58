// Loops of asynchronous bodies over arrays and lists, where it is known beforehand who gets which item.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    // Each of the first items has a worker of its own, as many as the limit allows. When the n-th body ends, its worker goes on with
    // the item that n ends make room for. So workers need not agree on who takes the next item, which would cost states.
    sealed class LoopByNumber<TSource> : AsyncLoop<TSource>
    {
        readonly TSource[] _items;
        // What the items were copied from, if that was a list.
        readonly List<TSource> _list;
        readonly int _version;
        readonly int _count;
        readonly int _workers;
        readonly bool[] _taken;
        int _ended;

        internal LoopByNumber(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body, TSource[] array, List<TSource> list) : base(options, body)
        {
            _items = array ?? list.ToArray();
            _list = list;
            _version = list == null ? 0 : list._version;
            _count = _items.Length;
            _workers = Math.Max(1, Math.Min(_room, _count));
            _taken = new bool[_count];
        }

        // Of the pool, whatever the calling thread has.
        struct Pool : ICriticalNotifyCompletion
        {
            internal Pool GetAwaiter() { return this; }
            internal bool IsCompleted { get { return false; } }
            internal void GetResult() { }
            public void OnCompleted(Action continuation) { Machine.QueuePoolItem(continuation, null, ExecutionContext.Flowing()); }
            public void UnsafeOnCompleted(Action continuation) { OnCompleted(continuation); }
        }

        // Does not ask a task whether it has ended, because it makes no difference which thread goes on, and asking is a step.
        struct Body : ICriticalNotifyCompletion
        {
            readonly ValueTask _body;
            internal Body(ValueTask body) { _body = body; }
            internal Body GetAwaiter() { return this; }
            internal bool IsCompleted { get { return !_body.HasTask && _body.IsCompleted; } }
            internal void GetResult() { _body.GetResult(); }
            public void OnCompleted(Action continuation) { _body.OnCompleted(continuation, false); }
            public void UnsafeOnCompleted(Action continuation) { _body.OnCompleted(continuation, false); }
        }

        internal override Task Run()
        {
            var workers = new Task[_workers];
            for (int i = 0; i < workers.Length; i++)
                workers[i] = WorkFrom(i);
            Leave(Finish(workers));
            return Done;
        }

        async Task Finish(Task[] workers)
        {
            await Task.WhenAll(workers).ConfigureAwait(false);
            Complete();
        }

        async Task WorkFrom(int first)
        {
            await default(Pool);
            for (int i = first; i < _count; i = _workers < _count ? _workers - 1 + Interlocked.Increment(ref _ended) : _count)
            {
                try
                {
                    TSource item;
                    if (!Take(i, out item))
                        return;
                    await new Body(Begin(item));
                }
                catch (Exception exception)
                {
                    Fail(exception);
                }
            }
            if (HasChanged() && _stop._cancelled == 0)
                Fail(new InvalidOperationException("Collection was modified; enumeration operation may not execute."));
        }

        ValueTask Begin(TSource item)
        {
            ExecutionContext before = ExecutionContext.CurrentOrNull();
            try
            {
                return _body(item, _stopToken);
            }
            finally
            {
                // The next item of the same worker would find what a body has left there.
                if (ExecutionContext.CurrentOrNull() != before)
                    Machine.Relies(Machine.LoopsRunOnPool);
            }
        }

        bool HasChanged() { return _list != null && _list._version != _version; }

        // False if nobody takes an item any more. Items are taken in order: one whose turn was before that of an item that somebody
        // has taken was taken, too.
        bool Take(int i, out TSource item)
        {
            item = default(TSource);
            Machine.AtomicBegin();
            bool open = _stop._cancelled == 0;
            bool changed = open && HasChanged();
            bool takes = open && !changed;
            for (int later = i + 1; !open && later < _count; later++)
                takes |= _taken[later];
            if (takes)
            {
                _taken[i] = true;
                item = _items[i];
            }
            Machine.AtomicEnd();
            if (changed)
                throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            return takes;
        }

        protected override void Work() { throw new InvalidOperationException(); }
    }
}
