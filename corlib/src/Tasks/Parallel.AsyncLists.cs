// Loops of asynchronous bodies over arrays and lists: going over them runs no code of the program, so taking an item is one step.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Machine = Fencepost.Runtime;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        // Null if going over the source may run code of the program.
        static AsyncLoop<TSource> LoopOverList<TSource>(IEnumerable<TSource> source, ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body)
        {
            var numbers = source as RangeSequence;
            var array = numbers == null ? source as TSource[] : (TSource[])(object)Numbers(numbers);
            var list = source as List<TSource>;
            if (array == null && list == null)
                return null;
            TaskScheduler scheduler = options.TaskScheduler ?? TaskScheduler.Current;
            if (scheduler == TaskScheduler.Default && !Machine.Lifts(Machine.LoopsRunOnPool))
                return new LoopByNumber<TSource>(options, body, array, list);
            return new LoopOverList<TSource>(options, body, array, list);
        }

        static int[] Numbers(RangeSequence sequence)
        {
            var numbers = new int[sequence.Count];
            sequence.CopyTo(numbers, 0);
            return numbers;
        }
    }

    sealed class LoopOverList<TSource> : AsyncLoop<TSource>
    {
        // One of the two is null.
        readonly TSource[] _array;
        readonly List<TSource> _list;
        readonly int _version;
        int _next;
        // Whether a worker has been started that has not taken an item yet.
        bool _awaited;

        internal LoopOverList(ParallelOptions options, Func<TSource, CancellationToken, ValueTask> body, TSource[] array, List<TSource> list) : base(options, body)
        {
            _array = array;
            _list = list;
            _version = list == null ? 0 : list._version;
            _awaited = true;
        }

        // What a worker is to do next.
        struct Turn
        {
            internal bool HasItem, StartsNext, IsLast, Changed;
            internal TSource Item;
        }

        // A worker that has run an item leaves the next one to the worker that was started for it, if there is one: which of the
        // two takes it makes no difference but for what the first one has left in its context.
        Turn Take(bool first)
        {
            bool stays = first || Machine.Lifts(Machine.LoopsRunOnPool);
            var turn = new Turn();
            Machine.AtomicBegin();
            if (first)
                _awaited = false;
            int count = _array != null ? _array.Length : _list.Count;
            bool open = _stop._cancelled == 0;
            turn.Changed = open && _list != null && _list._version != _version;
            turn.HasItem = open && !turn.Changed && _next < count && (stays || !_awaited);
            if (turn.HasItem)
            {
                turn.Item = _array != null ? _array[_next] : _list[_next];
                _next++;
                turn.StartsNext = !_awaited && _room > 0 && _next < count;
            }
            else if (!turn.Changed)
            {
                _room++;
                turn.IsLast = --_working == 0;
            }
            if (turn.StartsNext)
            {
                _room--;
                _working++;
                _awaited = true;
            }
            Machine.AtomicEnd();
            return turn;
        }

        protected override void Work() { new Worker(this).Run(Take(true)); }

        void Leave(Turn turn)
        {
            if (turn.Changed)
            {
                Fail(new InvalidOperationException("Collection was modified; enumeration operation may not execute."));
                turn.IsLast = IsLast();
            }
            if (turn.IsLast)
                Complete();
        }

        // What an asynchronous method would do, without a task that nobody waits for.
        sealed class Worker
        {
            readonly LoopOverList<TSource> _loop;
            ExecutionContext _before;
            ValueTaskAwaiter _body;
            internal Worker(LoopOverList<TSource> loop) { _loop = loop; }

            internal void Run(Turn turn)
            {
                while (turn.HasItem)
                {
                    if (turn.StartsNext)
                        _loop.Queue();
                    _before = ExecutionContext.CurrentOrNull();
                    if (!Begin(turn.Item))
                        return;
                    turn = _loop.Take(false);
                }
                _loop.Leave(turn);
            }

            // False if the body has not ended yet.
            bool Begin(TSource item)
            {
                try
                {
                    _body = _loop._body(item, _loop._stopToken).GetAwaiter();
                    if (!_body.IsCompleted)
                    {
                        _body.UnsafeOnCompleted(Resume);
                        return false;
                    }
                    _body.GetResult();
                }
                catch (Exception exception)
                {
                    _loop.Fail(exception);
                }
                NoteContext();
                return true;
            }

            void Resume()
            {
                try
                {
                    _body.GetResult();
                }
                catch (Exception exception)
                {
                    _loop.Fail(exception);
                }
                NoteContext();
                Run(_loop.Take(false));
            }

            // The next item of the same worker would find what a body has left there.
            void NoteContext()
            {
                if (ExecutionContext.CurrentOrNull() != _before)
                    Machine.Relies(Machine.LoopsRunOnPool);
            }
        }
    }
}
