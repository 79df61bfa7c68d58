using System;
class P { static void L(string s) { Console.WriteLine(s); } static bool F(string s, bool r) { L("filter " + s); return r; }
 static void A() { try { try { L("throw"); throw new Exception("x"); } finally { L("inner finally"); } } catch (Exception) when (F("1", false)) { L("no"); } finally { L("outer finally"); } }
 static int Ret() { for (int i = 0; ; i++) { try { try { if (i == 2) return i; continue; } finally { L("f" + i); } } finally { L("g" + i); } } }
 static void Goto() { int n = 0; again: try { n++; if (n < 3) goto again; L("n " + n); } finally { L("gf " + n); } }
 static void CatchThrow() { try { try { throw new ArgumentException("a"); } catch (ArgumentException) { L("c1"); throw new InvalidOperationException("b"); } finally { L("f1"); } } catch (InvalidOperationException e) { L("c2 " + e.Message); } }
 static void FilterThrow() { try { try { throw new Exception("orig"); } catch (Exception) when (Boom()) { L("never"); } } catch (Exception e) { L("outer " + e.Message); } } static bool Boom() { throw new Exception("in filter"); }
 static int Nested(int k) { try { try { if (k == 1) throw new Exception("e"); return 1; } catch { try { throw new Exception("f"); } catch { return 2; } finally { L("n1"); } } finally { L("n2"); } } finally { L("n3"); } }
 static void Main() { try { A(); } catch (Exception e) when (F("2", true)) { L("caught " + e.Message); } L(Ret().ToString()); Goto(); CatchThrow(); L(Nested(0) + ""); L(Nested(1) + ""); try { try { } finally { L("empty try"); } } catch { } object o = null; try { lock (o ?? new object()) { L("locked"); } } finally { L("end"); } try { Rec(5); } catch (Exception e) { L(e.Message); } } static void Rec(int n) { try { if (n == 0) throw new Exception("bottom"); Rec(n - 1); } finally { Console.Write(n + " "); } } }
