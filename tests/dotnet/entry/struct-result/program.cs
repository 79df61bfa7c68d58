class Tests
{
    static int n;
    static void Main() { }
    static (int, int) Pair() { n = 3; return (1, 2); }
}
