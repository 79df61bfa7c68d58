// The machine as the stand-ins see it; corlib/NATIVES.md says exactly what each native does.
// The natives about objects, strings and numbers are declared in the built-in library's own files.
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Fencepost
{
    internal static partial class Runtime
    {
        [MethodImpl(Native)] internal static extern object NewGeneric(string definition, Type argument);

        // A thread begins with what flows along from where it was started.
        static void Enter(object context)
        {
            if (context != null)
                Thread.CurrentThread.SetExecutionContext((ExecutionContext)context, true);
        }

        // The machine starts this on a fresh background thread for every pool item.
        static void PoolMain(object callback, object state, object context)
        {
            Enter(context);
            var simple = callback as WaitCallback;
            if (simple != null)
                simple(state);
            else
                ((IThreadPoolWorkItem)callback).ExecuteWorkItem();
        }

        // The machine starts this on a fresh background thread each time a timer fires.
        static void TimerMain(object timer)
        {
            var fired = (Timer)timer;
            fired.callback(fired.state);
        }
    }

    // The state of a wait handle; the field of a handle that remoting would use refers to it.
    internal sealed class WaitHandle
    {
        internal const int ManualEvent = 0, Counts = 1, Mutex = 2;
        internal int _kind;
        internal int _count;
        internal long _owner;
        internal int _maximum;
    }
}
