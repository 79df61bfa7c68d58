// The double-checked singleton: whoever gets the instance must find its field set.
using System.Threading;

class Singleton
{
    static Singleton instance;
    int datafield;

    Singleton()
    {
        datafield = 1;
    }

    public static Singleton GetInstance()
    {
        if (instance == null)
        {
            lock (typeof(Singleton))
            {
                if (instance == null)
                    instance = new Singleton();
            }
        }
        return instance;
    }

    public static int Use()
    {
        return GetInstance().datafield;
    }
}

class DoubleCheckedSingleton
{
    static int returned0 = 1, returned1 = 1;

    static void Second()
    {
        returned1 = Singleton.Use();
    }

    static void Main()
    {
        new Thread(Second).Start();
        returned0 = Singleton.Use();
    }
}
