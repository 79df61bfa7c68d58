using System.Threading.Tasks;

class Tests
{
    static void Main() { }
    static Task Never() { return new TaskCompletionSource<int>().Task; }
}
