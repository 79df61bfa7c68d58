// Pools, buffer writers and sets of values to search for.
using System.Buffers;
using System;

var p = ArrayPool<int>.Shared;
var a = p.Rent(10);
Console.WriteLine(a.Length >= 10);
p.Return(a, true);
var m = MemoryPool<byte>.Shared.Rent(5);
Console.WriteLine(m.Memory.Length >= 5);
m.Dispose();
var w = new ArrayBufferWriter<byte>();
w.Write("abc"u8);
Console.WriteLine(w.WrittenCount + " " + w.WrittenSpan[0]);
var sv = SearchValues.Create("aeiou");
Console.WriteLine("hello".AsSpan().IndexOfAny(sv) + " " + sv.Contains('e'));
var own = ArrayPool<char>.Create();
Console.WriteLine(own.Rent(3).Length >= 3);
