// Read-only views, and a collection that tells what changes.
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System;

var s = new ReadOnlySet<int>(new HashSet<int> { 1, 2 });
Console.WriteLine(s.Count + " " + s.Contains(1));
Console.WriteLine(ReadOnlyCollection<int>.Empty.Count + " " + ReadOnlyDictionary<int, int>.Empty.Count);
var oc = new ObservableCollection<int>();
oc.CollectionChanged += (o, e) => Console.WriteLine(e.Action + " " + e.NewStartingIndex);
oc.Add(1);
oc.Insert(0, 2);
oc.RemoveAt(0);
oc.Move(0, 0);
oc[0] = 4;
oc.Clear();
List<int> l = [1];
var ro = l.AsReadOnly();
l.Add(2);
Console.WriteLine(ro.Count);
