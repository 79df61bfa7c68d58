// BeginInvoke and EndInvoke of delegates. The lowering puts the arguments into an array and takes the results out of one.
using System;
using System.Threading;
using System.Runtime.Remoting.Messaging;

namespace Fencepost
{
    internal static class AsyncCalls
    {
        internal static IAsyncResult Begin(MulticastDelegate called, object[] arguments, AsyncCallback callback, object state)
        {
            if (called._list != null)
                throw new ArgumentException("The delegate must have only one target");
            var call = new AsyncResult(called, arguments, callback, state);
            Runtime.QueuePoolItem((Action)call.Run, null, ExecutionContext.Flowing());
            return call;
        }

        // The result, and behind it all arguments as the callee left them.
        internal static object[] End(Delegate called, IAsyncResult result)
        {
            if (result == null)
                throw new ArgumentNullException("result");
            var call = result as AsyncResult;
            if (call == null || call.AsyncDelegate != (object)called)
                throw new InvalidOperationException("The IAsyncResult object provided does not match this delegate.");
            return call.End();
        }
    }
}

namespace System.Runtime.Remoting.Messaging
{
    public class AsyncResult : IAsyncResult
    {
        readonly Delegate _called;
        readonly object[] _arguments;
        readonly AsyncCallback _callback;
        readonly object _state;
        readonly ManualResetEvent _done = new ManualResetEvent(false);
        volatile bool _completed;
        bool _ended;
        object _result;
        Exception _failure;

        internal AsyncResult(Delegate called, object[] arguments, AsyncCallback callback, object state)
        {
            _called = called;
            _arguments = arguments;
            _callback = callback;
            _state = state;
        }

        internal void Run()
        {
            try
            {
                _result = Fencepost.Runtime.UseMember(0, Fencepost.Binding.InvokeOf(_called.GetType())._handle, _called, _arguments);
            }
            catch (Exception exception)
            {
                _failure = exception;
            }
            _completed = true;
            _done.Set();
            if (_callback != null)
                _callback(this);
        }

        internal object[] End()
        {
            if (_ended)
                throw new InvalidOperationException("EndInvoke can only be called once for each asynchronous operation.");
            _ended = true;
            _done.WaitOne();
            if (_failure != null)
                System.Runtime.ExceptionServices.ExceptionDispatchInfo.Capture(_failure).Throw();
            var all = new object[_arguments.Length + 1];
            all[0] = _result;
            for (int i = 0; i < _arguments.Length; i++)
                all[i + 1] = _arguments[i];
            return all;
        }

        public virtual object AsyncDelegate { get { return _called; } }
        public virtual object AsyncState { get { return _state; } }
        public virtual WaitHandle AsyncWaitHandle { get { return _done; } }
        public virtual bool IsCompleted { get { return _completed; } }
        public virtual bool CompletedSynchronously { get { return false; } }
        public bool EndInvokeCalled { get { return _ended; } set { _ended = value; } }
    }
}
