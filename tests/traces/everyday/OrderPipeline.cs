using System;
using System.Collections.Generic;
using System.Threading;

namespace Shop
{
    class Order
    {
        public int Id;
        public string Customer;
    }

    class OrderQueue
    {
        private readonly Queue<Order> pending = new Queue<Order>();
        private readonly int capacity;

        public OrderQueue(int capacity) { this.capacity = capacity; }

        public void Put(Order order)
        {
            lock (pending)
            {
                while (pending.Count == capacity)
                    Monitor.Wait(pending);
                pending.Enqueue(order);
                Monitor.Pulse(pending);
            }
        }

        public Order Take()
        {
            lock (pending)
            {
                if (pending.Count == 0)
                    Monitor.Wait(pending);
                var order = pending.Dequeue();
                Monitor.PulseAll(pending);
                return order;
            }
        }
    }

    class Packer
    {
        private readonly OrderQueue queue;
        private readonly int count;
        public int Packed;

        public Packer(OrderQueue queue, int count)
        {
            this.queue = queue;
            this.count = count;
        }

        public void Run()
        {
            for (int i = 0; i < count; i++)
            {
                var order = queue.Take();
                if (order.Customer != null)
                    Packed++;
            }
        }
    }

    static class Program
    {
        static void Main()
        {
            var queue = new OrderQueue(2);
            var packers = new List<Packer>();
            var threads = new List<Thread>();
            for (int i = 0; i < 2; i++)
            {
                var packer = new Packer(queue, 1);
                packers.Add(packer);
                var thread = new Thread(packer.Run) { Name = "packer " + i, IsBackground = true };
                threads.Add(thread);
                thread.Start();
            }
            queue.Put(new Order { Id = 1, Customer = "Ann" });
            queue.Put(new Order { Id = 2, Customer = "Ben" });
            threads.ForEach(t => t.Join());
        }
    }
}
