// Queries over asynchronous sequences.
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using System;

async IAsyncEnumerable<int> Gen() { for (int i = 0; i < 4; i++) { await Task.CompletedTask; yield return i; } }
Console.WriteLine(await Gen().SumAsync());
Console.WriteLine(string.Join(",", await Gen().Where(x => x > 1).Select(x => x * 2).ToListAsync()));
Console.WriteLine(await Gen().CountAsync() + " " + await Gen().FirstAsync() + " " + await Gen().AnyAsync(x => x > 2));
Console.WriteLine(string.Join(",", await new[] { 3, 1, 2 }.ToAsyncEnumerable().OrderBy(x => x).ToArrayAsync()));
