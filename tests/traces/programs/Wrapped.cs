using System;
class Wrapped
{
    static void Check(int x) { if (x > 0) throw new ArgumentOutOfRangeException("x", "too large"); }
    static void Main() { try { Check(3); } catch (Exception e) { throw new InvalidOperationException("wrapped", e); } }
}
