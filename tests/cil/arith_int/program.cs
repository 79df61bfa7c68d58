using System;
class P {
  static void Main() {
    int a = int.MaxValue, b = 7, c = -13;
    Console.WriteLine(a + b); Console.WriteLine(a * b); Console.WriteLine(c / b); Console.WriteLine(c % b);
    Console.WriteLine(a - c); Console.WriteLine(c >> 2); Console.WriteLine((uint)c >> 2); Console.WriteLine(1 << 35);
    Console.WriteLine(c & b); Console.WriteLine(c | b); Console.WriteLine(c ^ b); Console.WriteLine(~c); Console.WriteLine(-c);
    uint u = 4000000000; Console.WriteLine(u / 3); Console.WriteLine(u % 7); Console.WriteLine(u * 2); Console.WriteLine(u > 5);
    long l = long.MaxValue; Console.WriteLine(l + 1); Console.WriteLine(l * 3); Console.WriteLine(l / -7); Console.WriteLine(l % 1000);
    ulong ul = ulong.MaxValue; Console.WriteLine(ul / 10); Console.WriteLine(ul % 10); Console.WriteLine(ul >> 60); Console.WriteLine(1L << 65);
    byte by = 250; by += 10; Console.WriteLine(by); sbyte sb = 127; sb++; Console.WriteLine(sb);
    short sh = short.MaxValue; sh++; Console.WriteLine(sh); ushort us = 0; us--; Console.WriteLine(us);
    char ch = 'a'; ch++; Console.WriteLine(ch); Console.WriteLine((int)ch); Console.WriteLine((char)(ch + 1));
  }
}
