using System;
using System.Diagnostics;

class P
{
    static void Main()
    {
        var reference = new WeakReference(null);
        Debug.Assert(!reference.IsAlive && reference.Target == null);
        reference = new WeakReference(new object());
    }
}
