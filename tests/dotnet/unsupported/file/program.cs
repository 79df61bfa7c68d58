using System.IO;

class P
{
    static void Main() { var text = File.ReadAllText("x"); }
}
