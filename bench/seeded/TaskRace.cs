// Four tasks look for the largest number, with the test outside of the lock.
using System.Diagnostics;
using System.Threading.Tasks;

class TaskRace {
    static int largest;
    static readonly object gate = new object();

    static void Offer(int number) {
        if (number > largest)
            lock (gate) largest = number;
    }

    static void Main() {
        var tasks = new Task[4];
        int[] numbers = { 3, 9, 4, 7 };
        for (int i = 0; i < 4; i++) {
            int number = numbers[i];
            tasks[i] = Task.Run(() => Offer(number));
        }
        Task.WaitAll(tasks);
        Trace.Assert(largest == 9);
    }
}
