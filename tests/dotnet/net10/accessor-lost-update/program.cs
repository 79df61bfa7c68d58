// Two threads count by way of an accessor.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;
using System;

var c = new Counter();
var t1 = new Thread(() => A.N(c)++);
var t2 = new Thread(() => A.N(c)++);
t1.Start();
t2.Start();
t1.Join();
t2.Join();
Debug.Assert(A.N(c) == 2);
class Counter { int n; }
static class A { [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "n")] public static extern ref int N(Counter c); }
