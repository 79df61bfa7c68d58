struct Counter
{
    static int n;
    int step;
    static void Main() { }
    void Run() { step += 4; n = step; }
}
