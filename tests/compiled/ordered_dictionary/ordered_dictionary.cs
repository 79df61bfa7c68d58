// A dictionary whose entries have places.
using System.Collections.Generic;
using System;

var d = new OrderedDictionary<string, int> { ["b"] = 2, ["a"] = 1 };
d.Insert(0, "z", 26);
Console.WriteLine(string.Join(",", d.Keys) + " " + d.GetAt(1) + " " + d.IndexOf("a"));
d.RemoveAt(0);
Console.WriteLine(d.Count + " " + d["a"]);
d.SetAt(0, 9);
foreach (var kv in d) Console.WriteLine(kv);
Console.WriteLine(d.TryAdd("a", 5) + " " + d.TryGetValue("b", out int v) + v);
