// Six philosophers who all take their left fork first, three meals each.
using System.Threading;

class SixPhilosophers {
    static void Main() {
        var forks = new object[6];
        for (int i = 0; i < 6; i++) forks[i] = new object();
        for (int i = 0; i < 6; i++) {
            object left = forks[i], right = forks[(i + 1) % 6];
            new Thread(() => {
                for (int meal = 0; meal < 3; meal++)
                    lock (left)
                        lock (right) { }
            }).Start();
        }
    }
}
