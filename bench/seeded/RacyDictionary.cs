// Four threads look a key up and add it if it is not there, each step under the lock but not both.
using System.Collections.Generic;
using System.Threading;

class RacyDictionary {
    static readonly Dictionary<int, int> cache = new Dictionary<int, int>();

    static void Get(int key) {
        bool known;
        lock (cache) known = cache.ContainsKey(key);
        if (!known)
            lock (cache) cache.Add(key, key * key);
    }

    static void Main() {
        for (int i = 0; i < 4; i++) {
            int first = i;
            new Thread(() => { Get(first); Get(first + 10); Get(first == 3 ? 0 : first + 20); }).Start();
        }
    }
}
