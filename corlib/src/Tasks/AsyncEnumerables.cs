// Ways to configure the enumeration of asynchronous sequences.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Threading.Tasks
{
    public static class TaskAsyncEnumerableExtensions
    {
        public static ConfiguredAsyncDisposable ConfigureAwait(this IAsyncDisposable source, bool continueOnCapturedContext) { return new ConfiguredAsyncDisposable(source, continueOnCapturedContext); }
        public static ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait<T>(this IAsyncEnumerable<T> source, bool continueOnCapturedContext)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, continueOnCapturedContext, default(CancellationToken));
        }
        public static ConfiguredCancelableAsyncEnumerable<T> WithCancellation<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(source, true, cancellationToken);
        }
        public static IEnumerable<T> ToBlockingEnumerable<T>(this IAsyncEnumerable<T> source, CancellationToken cancellationToken = default(CancellationToken))
        {
            IAsyncEnumerator<T> items = source.GetAsyncEnumerator(cancellationToken);
            try
            {
                while (items.MoveNextAsync().AsTask().GetAwaiter().GetResult())
                    yield return items.Current;
            }
            finally
            {
                items.DisposeAsync().AsTask().GetAwaiter().GetResult();
            }
        }
    }
}

namespace System.Runtime.CompilerServices
{
    public readonly struct ConfiguredAsyncDisposable
    {
        readonly IAsyncDisposable _source;
        readonly bool _capture;
        internal ConfiguredAsyncDisposable(IAsyncDisposable source, bool capture)
        {
            _source = source;
            _capture = capture;
        }
        public ConfiguredValueTaskAwaitable DisposeAsync() { return _source.DisposeAsync().ConfigureAwait(_capture); }
    }

    public readonly struct ConfiguredCancelableAsyncEnumerable<T>
    {
        readonly IAsyncEnumerable<T> _source;
        readonly bool _capture;
        readonly System.Threading.CancellationToken _token;
        internal ConfiguredCancelableAsyncEnumerable(IAsyncEnumerable<T> source, bool capture, System.Threading.CancellationToken token)
        {
            _source = source;
            _capture = capture;
            _token = token;
        }
        public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool continueOnCapturedContext) { return new ConfiguredCancelableAsyncEnumerable<T>(_source, continueOnCapturedContext, _token); }
        public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(System.Threading.CancellationToken cancellationToken) { return new ConfiguredCancelableAsyncEnumerable<T>(_source, _capture, cancellationToken); }
        public Enumerator GetAsyncEnumerator() { return new Enumerator(_source.GetAsyncEnumerator(_token), _capture); }

        public readonly struct Enumerator
        {
            readonly IAsyncEnumerator<T> _inner;
            readonly bool _capture;
            internal Enumerator(IAsyncEnumerator<T> inner, bool capture)
            {
                _inner = inner;
                _capture = capture;
            }
            public T Current { get { return _inner.Current; } }
            public ConfiguredValueTaskAwaitable<bool> MoveNextAsync() { return _inner.MoveNextAsync().ConfigureAwait(_capture); }
            public ConfiguredValueTaskAwaitable DisposeAsync() { return _inner.DisposeAsync().ConfigureAwait(_capture); }
        }
    }
}
