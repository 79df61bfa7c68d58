// Generic types and methods made by reflection.
using System;
using System.Collections.Generic;
using System.Reflection;

interface INamed { string Name { get; } }
class Dog : INamed { public string Name { get { return "dog"; } } }

class Box<T>
{
    public T Item;
    public static int Count;
    public Box() { Count++; }
    public Box(T item) { Item = item; Count++; }
    public T Get() { return Item; }
    public void Set(T item) { Item = item; }
    public string Both<U>(U other) { return Item + "/" + other + "/" + typeof(T) + "/" + typeof(U); }
}

class Limited<T> where T : class, INamed, new() { public string Say() { return new T().Name; } }
class Values<T> where T : struct { }

static class Program
{
    public static string Show<T>(T value) { return typeof(T).Name + "=" + value; }
    public static void Swap<T>(ref T a, ref T b) { T t = a; a = b; b = t; }
    public static string Where() { return MethodBase.GetCurrentMethod().Name; }

    static void Try(string name, Action action)
    {
        try { action(); Console.WriteLine(name + ": fine"); }
        catch (Exception e) { Console.WriteLine(name + ": " + e.GetType().Name); }
    }

    static void Main()
    {
        Type box = typeof(Box<>).MakeGenericType(typeof(int));
        Console.WriteLine(box == typeof(Box<int>));
        object made = Activator.CreateInstance(box);
        box.GetMethod("Set").Invoke(made, new object[] { 5 });
        Console.WriteLine(box.GetMethod("Get").Invoke(made, null) + " " + box.GetField("Item").GetValue(made));
        object other = Activator.CreateInstance(typeof(Box<>).MakeGenericType(typeof(string)), "text");
        Console.WriteLine(((Box<string>)other).Get() + " " + box.GetField("Count").GetValue(null) + Box<string>.Count);
        MethodInfo both = box.GetMethod("Both");
        Console.WriteLine(both.IsGenericMethodDefinition + " " + both.ContainsGenericParameters);
        Console.WriteLine(both.MakeGenericMethod(typeof(char)).Invoke(made, new object[] { 'c' }));
        MethodInfo show = typeof(Program).GetMethod("Show");
        Console.WriteLine(show.MakeGenericMethod(typeof(int)).Invoke(null, new object[] { 3 }));
        Console.WriteLine(show.MakeGenericMethod(typeof(string)).Invoke(null, new object[] { "s" }));
        object[] pair = { 1L, 2L };
        typeof(Program).GetMethod("Swap").MakeGenericMethod(typeof(long)).Invoke(null, pair);
        Console.WriteLine(pair[0] + " " + pair[1]);
        MethodInfo closed = show.MakeGenericMethod(typeof(int));
        Console.WriteLine(closed.GetGenericArguments()[0] + " " + (closed.GetGenericMethodDefinition() == show) + " " + closed);
        Console.WriteLine(Where());

        Type limited = typeof(Limited<>).MakeGenericType(typeof(Dog));
        Console.WriteLine(limited.GetMethod("Say").Invoke(Activator.CreateInstance(limited), null));
        Try("class", () => typeof(Limited<>).MakeGenericType(typeof(int)));
        Try("interface", () => typeof(Limited<>).MakeGenericType(typeof(string)));
        Try("struct", () => typeof(Values<>).MakeGenericType(typeof(string)));
        Try("nullable", () => typeof(Values<>).MakeGenericType(typeof(int?)));
        Try("good struct", () => typeof(Values<>).MakeGenericType(typeof(int)));
        Try("count", () => typeof(Values<>).MakeGenericType(typeof(int), typeof(int)));
        Try("no definition", () => typeof(Box<int>).MakeGenericType(typeof(int)));
        Try("open", () => show.Invoke(null, new object[] { 1 }));
        Try("method count", () => show.MakeGenericMethod(typeof(int), typeof(int)));
        Try("not generic", () => typeof(Program).GetMethod("Where").MakeGenericMethod(typeof(int)));
        Type list = typeof(List<>).MakeGenericType(typeof(Dog));
        object dogs = Activator.CreateInstance(list);
        list.GetMethod("Add").Invoke(dogs, new object[] { new Dog() });
        Console.WriteLine(((List<Dog>)dogs)[0].Name + " " + list.GetProperty("Count").GetValue(dogs, null));
        Console.WriteLine(typeof(int).MakeArrayType() + " " + typeof(int).MakeArrayType(2) + " " + typeof(int).MakeByRefType() + " " + typeof(int).MakePointerType());
        Console.WriteLine(typeof(Dictionary<string, int>).GetInterface("IEnumerable") + " " + typeof(Dog).GetInterface("INamed"));
    }
}
