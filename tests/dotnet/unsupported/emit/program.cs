using System;
using System.Reflection;
using System.Reflection.Emit;

class P
{
    static void Main() { var m = new DynamicMethod("m", typeof(int), new Type[0]); }
}
