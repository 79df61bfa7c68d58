using System;
using System.Threading;

class P
{
    static readonly int[] data = { 3, 1, 2, 4 };

    static void Sort(int low, int high)
    {
        if (high - low < 2) return;
        int middle = (low + high) / 2;
        var t = new Thread(() => Sort(low, middle));
        t.Start();
        Sort(middle, high);
        t.Join();
        var merged = new int[high - low];
        int i = low, j = middle, k = 0;
        while (k < merged.Length)
            merged[k++] = j >= high || i < middle && data[i] <= data[j] ? data[i++] : data[j++];
        Array.Copy(merged, 0, data, low, merged.Length);
    }

    static void Main() { Sort(0, 4); }
}
