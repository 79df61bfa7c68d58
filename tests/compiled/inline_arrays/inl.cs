using System;
using System.Runtime.CompilerServices;
Buf buf = default; for (int i = 0; i < 4; i++) buf[i] = i * 3;
Console.WriteLine(buf[0] + " " + buf[1] + " " + buf[2] + " " + buf[3]);
ReadOnlySpan<int> r = buf; Console.WriteLine(r.Length); foreach (var x in r) Console.Write(x + " "); Console.WriteLine();
int t = 0; foreach (var x in (ReadOnlySpan<int>)buf) { Console.Write(x + " "); t += x; } Console.WriteLine(t);
int u = 0; foreach (var x in buf) { Console.Write(x + " "); u += x; } Console.WriteLine(u);
Console.WriteLine(buf[^1]);
[InlineArray(4)] struct Buf { int e; }
