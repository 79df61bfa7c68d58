using System.Threading.Tasks;
// Two tasks that yield, compiled without optimisation: the state machines are objects, and cost no more.
class P {
  static async Task Main() {
    var a = Task.Run(async () => { await Task.Yield(); });
    var b = Task.Run(async () => { await Task.Yield(); });
    await Task.WhenAll(a, b);
  }
}
