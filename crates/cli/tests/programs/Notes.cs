using System.Threading;

namespace Shop
{
    class Till
    {
        static int price;
        static Mutex drawer = new Mutex();

        // Nothing is asserted.
        public static void Sells() { price = 3; }

        // The value never changes.
        public static void Forever()
        {
            price = 1;
            while (price == 1) { }
        }

        // The flag may be written before the data.
        static int data, flag;

        public static void Reordered()
        {
            var other = new Thread(Write);
            other.Start();
            if (flag == 1 && data == 0)
                throw new System.Exception("torn");
            other.Join();
        }

        static void Write()
        {
            data = 1;
            flag = 1;
        }
    }
}
