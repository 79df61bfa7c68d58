using System; class P { static void Main() { try { Console.WriteLine("a"); Environment.Exit(5); Console.WriteLine("never"); } finally { Console.WriteLine("no finally"); } } }
