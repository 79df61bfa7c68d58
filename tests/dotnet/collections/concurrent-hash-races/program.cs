using System.Collections.Concurrent;
using System.Threading;

class Key
{
    public static int asked;

    public override int GetHashCode()
    {
        asked++;
        return 1;
    }
}

class P
{
    static int asked;

    static void Main()
    {
        var dictionary = new ConcurrentDictionary<Key, int>();
        var adder = new Thread(() => dictionary.TryAdd(new Key(), 1));
        adder.Start();
        int made = 2;
        dictionary.GetOrAdd(new Key(), key => made);
        adder.Join();
        asked = Key.asked;
        dictionary.ContainsKey(new Key());
        asked = 10 * asked + Key.asked;
    }
}
