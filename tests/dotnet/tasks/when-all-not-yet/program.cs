using System.Threading.Tasks;

class P
{
    static int r;

    static void Main()
    {
        Task one = Task.Run(() => { });
        Task two = Task.Run(() => { });
        Task all = Task.WhenAll(one, two);
        one.Wait();
        two.Wait();
        r = all.IsCompleted ? 1 : 2;
        all.Wait();
        r = r * 10 + (all.IsCompleted ? 1 : 2);
    }
}
