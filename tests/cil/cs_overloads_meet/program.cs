using System;

// Type arguments make two signatures the same; the reference says which method is meant.
class Box<T>
{
    public int Test(T item) { return 1; }
    public int Test(int item) { return 2; }
    public int this[T key] { get { return 3; } }
    public int this[object key] { get { return 4; } }
    public int Open(T item) { return Test(item); }
}

class Program
{
    static void Main()
    {
        Console.WriteLine(new Box<int>().Test(3));
        Console.WriteLine(new Box<long>().Test(3));
        Console.WriteLine(new Box<long>().Test(3L));
        Console.WriteLine(new Box<object>()[4]);
        Console.WriteLine(new Box<string>()["x"]);
        Console.WriteLine(new Box<string>()[4]);
        Console.WriteLine(new Box<int>().Open(3));
    }
}
