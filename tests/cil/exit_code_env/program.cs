using System; class P { static void Main() { Console.WriteLine("a"); Environment.ExitCode = 9; } }
