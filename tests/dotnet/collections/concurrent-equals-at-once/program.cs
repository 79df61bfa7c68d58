using System;
using System.Collections.Concurrent;
using System.Threading;

struct Key : IEquatable<Key>
{
    public static int asked;

    public bool Equals(Key other)
    {
        asked++;
        return true;
    }
    public override bool Equals(object other) { return other is Key; }
    public override int GetHashCode() { return 1; }
}

class P
{
    static int asked;

    static void Main()
    {
        var dictionary = new ConcurrentDictionary<Key, int>();
        dictionary[new Key()] = 1;
        var reader = new Thread(() => dictionary.ContainsKey(new Key()));
        reader.Start();
        dictionary.ContainsKey(new Key());
        reader.Join();
        asked = Key.asked;
    }
}
