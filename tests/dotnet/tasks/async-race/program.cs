using System.Threading.Tasks;

class P
{
    static int n;

    static async Task Add() { int k = n; await Task.Yield(); n = k + 1; }

    static void Main() { Task.WaitAll(Add(), Add()); }
}
