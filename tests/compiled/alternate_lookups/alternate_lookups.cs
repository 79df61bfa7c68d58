// Lookups by spans in collections of strings.
using System.Collections.Generic;
using System;

var d = new Dictionary<string, int> { ["ab"] = 1 };
var al = d.GetAlternateLookup<ReadOnlySpan<char>>();
Console.WriteLine(al["ab".AsSpan()]);
al["cd"] = 2;
Console.WriteLine(d["cd"] + " " + al.ContainsKey("x") + al.TryGetValue("ab", out int v) + v);
var hs = new HashSet<string> { "q" };
Console.WriteLine(hs.GetAlternateLookup<ReadOnlySpan<char>>().Contains("q"));
