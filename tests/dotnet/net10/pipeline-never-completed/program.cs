using System.Threading.Channels;
using System.Threading.Tasks;

// The second stage forgets to say that no more comes, so whoever reads from it waits for ever.
static class Program
{
    static async Task Main()
    {
        var numbers = Channel.CreateUnbounded<int>();
        var squares = Channel.CreateUnbounded<int>();
        var first = Task.Run(async () =>
        {
            await numbers.Writer.WriteAsync(2);
            numbers.Writer.Complete();
        });
        var second = Square(numbers.Reader, squares.Writer);
        int sum = 0;
        await foreach (int square in squares.Reader.ReadAllAsync())
            sum += square;
        await first;
        await second;
    }

    static async Task Square(ChannelReader<int> numbers, ChannelWriter<int> squares)
    {
        await foreach (int number in numbers.ReadAllAsync())
            await squares.WriteAsync(number * number);
    }
}
