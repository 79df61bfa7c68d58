using System;
using System.Diagnostics;

class P
{
    static void Main()
    {
        var reference = new WeakReference<object>(new object());
        GC.Collect();
        object target;
        Debug.Assert(reference.TryGetTarget(out target));
    }
}
