using System;
using System.Threading;
class Button
{
    public event Action Clicked;
    public void Click()
    {
        if (Clicked != null)
            Clicked();
    }
}
class Events
{
    static int clicks;
    static void Count() { clicks++; }
    static void Main()
    {
        var button = new Button();
        button.Clicked += Count;
        var user = new Thread(button.Click) { Name = "user" };
        user.Start();
        button.Clicked -= Count;
        user.Join();
    }
}
