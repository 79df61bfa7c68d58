// Five philosophers who all take their left fork first, three meals each.
using System.Threading;

class FivePhilosophers {
    static void Main() {
        var forks = new object[5];
        for (int i = 0; i < 5; i++) forks[i] = new object();
        for (int i = 0; i < 5; i++) {
            object left = forks[i], right = forks[(i + 1) % 5];
            new Thread(() => {
                for (int meal = 0; meal < 3; meal++)
                    lock (left)
                        lock (right) { }
            }).Start();
        }
    }
}
