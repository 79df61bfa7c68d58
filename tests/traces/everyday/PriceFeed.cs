using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Trading
{
    class PriceChangedEventArgs : EventArgs
    {
        public readonly string Symbol;
        public readonly int Price;
        public PriceChangedEventArgs(string symbol, int price)
        {
            Symbol = symbol;
            Price = price;
        }
    }

    class PriceFeed
    {
        public event EventHandler<PriceChangedEventArgs> PriceChanged;

        public void Publish(string symbol, int price)
        {
            if (PriceChanged != null)
                PriceChanged(this, new PriceChangedEventArgs(symbol, price));
        }
    }

    class Ticker : IDisposable
    {
        private readonly PriceFeed feed;
        private List<int> history = new List<int>();

        public Ticker(PriceFeed feed)
        {
            this.feed = feed;
            feed.PriceChanged += OnPriceChanged;
        }

        private void OnPriceChanged(object sender, PriceChangedEventArgs e)
        {
            history.Add(e.Price);
        }

        public void Dispose()
        {
            feed.PriceChanged -= OnPriceChanged;
            history = null;
        }
    }

    static class Program
    {
        static void Main()
        {
            var feed = new PriceFeed();
            var ticker = new Ticker(feed);
            var publisher = Task.Factory.StartNew(() => feed.Publish("MSFT", 42));
            ticker.Dispose();
            publisher.Wait();
        }
    }
}
