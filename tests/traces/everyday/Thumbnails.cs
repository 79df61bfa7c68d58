using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Imaging
{
    class Picture
    {
        public string Name { get; set; }
        public int Width { get; set; }
    }

    class Thumbnail
    {
        public Picture Source { get; set; }
        public int Width { get; set; }
    }

    class Thumbnailer
    {
        private readonly List<Thumbnail> done = new List<Thumbnail>();
        private readonly int width;
        public Thumbnailer(int width) { this.width = width; }
        public IReadOnlyList<Thumbnail> Done => done;

        public void Process(IEnumerable<Picture> pictures)
        {
            Parallel.ForEach(pictures, picture =>
            {
                var thumbnail = Shrink(picture);
                done.Add(thumbnail);
            });
        }

        private Thumbnail Shrink(Picture picture) =>
            new Thumbnail { Source = picture, Width = Math.Min(width, picture.Width) };
    }

    static class Program
    {
        static void Main()
        {
            var pictures = new[] { "cat", "dog" }.Select(n => new Picture { Name = n, Width = 640 }).ToList();
            var thumbnailer = new Thumbnailer(100);
            thumbnailer.Process(pictures);
            var names = thumbnailer.Done.Select(t => t.Source.Name).OrderBy(n => n).ToArray();
            if (names.Length != pictures.Count)
                throw new Exception("lost a picture, have only " + string.Join(", ", names));
        }
    }
}
