// Static helpers on arrays. Copies are loops over single elements, because each element is its own location.
using System.Collections;
using System.Collections.Generic;
using Machine = Fencepost.Runtime;

namespace System
{
    public abstract partial class Array
    {
        public static void Copy(Array sourceArray, Array destinationArray, int length)
        {
            Copy(sourceArray, 0, destinationArray, 0, length);
        }
        public static void Copy(Array sourceArray, Array destinationArray, long length)
        {
            Copy(sourceArray, 0, destinationArray, 0, checked((int)length));
        }

        public static void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)
        {
            if (sourceArray == null)
                throw new ArgumentNullException("sourceArray");
            if (destinationArray == null)
                throw new ArgumentNullException("destinationArray");
            bool fits = length >= 0 && sourceIndex >= 0 && destinationIndex >= 0
                && sourceIndex <= sourceArray.Length - length && destinationIndex <= destinationArray.Length - length;
            // Most copies are between vectors of one type.
            if (fits && Machine.CopyElements(sourceArray, sourceIndex, destinationArray, destinationIndex, length))
                return;
            if (sourceArray.Rank != destinationArray.Rank)
                throw new RankException("The specified arrays must have the same number of dimensions.");
            if (length < 0)
                throw new ArgumentOutOfRangeException("length", "Non-negative number required.");
            if (sourceIndex < 0)
                throw new ArgumentOutOfRangeException("sourceIndex", "Non-negative number required.");
            if (destinationIndex < 0)
                throw new ArgumentOutOfRangeException("destinationIndex", "Non-negative number required.");
            if (sourceIndex > sourceArray.Length - length)
                throw new ArgumentException("Source array was not long enough. Check sourceIndex and length, and the array's lower bounds.", "sourceArray");
            if (destinationIndex > destinationArray.Length - length)
                throw new ArgumentException("Destination array was not long enough. Check destIndex and length, and the array's lower bounds", "destinationArray");
            bool backwards = sourceArray == destinationArray && sourceIndex < destinationIndex;
            for (int i = 0; i < length; i++)
            {
                int k = backwards ? length - 1 - i : i;
                if (Machine.ArraySet(destinationArray, destinationIndex + k, Machine.ArrayGet(sourceArray, sourceIndex + k)))
                    continue;
                if (!Machine.TypeOf(sourceArray).GetElementType().IsValueType)
                    throw new InvalidCastException("At least one element in the source array could not be cast down to the destination array type.");
                throw new ArrayTypeMismatchException("Source array type cannot be assigned to destination array type.");
            }
        }

        // The typed copy that the collections use; it does no checks of its own.
        internal static void CopyItems<T>(T[] source, int sourceIndex, T[] destination, int destinationIndex, int length)
        {
            if (source == destination && sourceIndex < destinationIndex)
            {
                for (int i = length - 1; i >= 0; i--)
                    destination[destinationIndex + i] = source[sourceIndex + i];
                return;
            }
            for (int i = 0; i < length; i++)
                destination[destinationIndex + i] = source[sourceIndex + i];
        }

        public static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)
        {
            Copy(sourceArray, sourceIndex, destinationArray, destinationIndex, length);
        }

        public static void Clear(Array array) { Clear(array, 0, array.Length); }
        public static void Clear(Array array, int index, int length)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (index < 0 || length < 0 || index > array.Length - length)
                throw new IndexOutOfRangeException();
            if (Machine.ClearElements(array, index, length))
                return;
            // Storing null writes the default value, whatever the element type.
            for (int i = 0; i < length; i++)
                Machine.ArraySet(array, index + i, null);
        }

        public static void Resize<T>(ref T[] array, int newSize)
        {
            if (newSize < 0)
                throw new ArgumentOutOfRangeException("newSize", "Non-negative number required.");
            T[] old = array;
            if (old != null && old.Length == newSize)
                return;
            var resized = new T[newSize];
            if (old != null)
                CopyItems(old, 0, resized, 0, Math.Min(newSize, old.Length));
            array = resized;
        }

        public static void Fill<T>(T[] array, T value) { Fill(array, value, 0, array.Length); }
        public static void Fill<T>(T[] array, T value, int startIndex, int count)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (startIndex < 0 || count < 0 || startIndex > array.Length - count)
                throw new ArgumentOutOfRangeException("startIndex");
            for (int i = 0; i < count; i++)
                array[startIndex + i] = value;
        }

        public static int IndexOf(Array array, object value)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            int first = array.GetLowerBound(0);
            for (int i = 0; i < array.Length; i++)
            {
                if (Object.Equals(Machine.ArrayGet(array, i), value))
                    return first + i;
            }
            return first - 1;
        }
        public static int IndexOf<T>(T[] array, T value) { return IndexOf(array ?? throw new ArgumentNullException("array"), value, 0, array.Length); }
        public static int IndexOf<T>(T[] array, T value, int startIndex) { return IndexOf(array, value, startIndex, (array ?? throw new ArgumentNullException("array")).Length - startIndex); }
        public static int IndexOf<T>(T[] array, T value, int startIndex, int count)
        {
            CheckRange(startIndex, count, (array ?? throw new ArgumentNullException("array")).Length);
            var comparer = EqualityComparer<T>.Default;
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (comparer.Equals(array[i], value))
                    return i;
            }
            return -1;
        }
        static T[] Required<T>(T[] array) { return array ?? throw new ArgumentNullException("array"); }
        static void CheckPart(Array array, int index, int length)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            if (index < 0 || length < 0)
                throw new ArgumentOutOfRangeException(index < 0 ? "index" : "length", "Non-negative number required.");
            if (array.Length - index < length)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
        }
        static void CheckRange(int index, int count, int length)
        {
            if (index < 0 || index > length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (count < 0 || count > length - index)
                throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        }
        static void CheckBackwards(int index, int count, int length)
        {
            if (length == 0 ? index != -1 && index != 0 : index < 0 || index >= length)
                throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (count < 0 || index - count + 1 < 0)
                throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        }
        public static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match) { return FindIndex(array, startIndex, Required(array).Length - startIndex, match); }
        public static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
        {
            CheckRange(startIndex, count, Required(array).Length);
            if (match == null)
                throw new ArgumentNullException("match");
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (match(array[i]))
                    return i;
            }
            return -1;
        }
        public static int FindLastIndex<T>(T[] array, Predicate<T> match) { return FindLastIndex(array, Required(array).Length - 1, array.Length, match); }
        public static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match) { return FindLastIndex(array, startIndex, startIndex + 1, match); }
        public static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
        {
            CheckBackwards(startIndex, count, Required(array).Length);
            if (match == null)
                throw new ArgumentNullException("match");
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (match(array[i]))
                    return i;
            }
            return -1;
        }
        public static int LastIndexOf<T>(T[] array, T value, int startIndex) { return LastIndexOf(array, value, startIndex, startIndex + 1); }
        public static int LastIndexOf<T>(T[] array, T value, int startIndex, int count)
        {
            CheckBackwards(startIndex, count, Required(array).Length);
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (EqualityComparer<T>.Default.Equals(array[i], value))
                    return i;
            }
            return -1;
        }
        public static int IndexOf(Array array, object value, int startIndex) { return IndexOf(array, value, startIndex, array.Length - startIndex); }
        public static int IndexOf(Array array, object value, int startIndex, int count)
        {
            CheckRange(startIndex, count, array.Length);
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (object.Equals(array.GetValue(i), value))
                    return i;
            }
            return -1;
        }
        public static int LastIndexOf(Array array, object value)
        {
            for (int i = array.Length - 1; i >= 0; i--)
            {
                if (object.Equals(array.GetValue(i), value))
                    return i;
            }
            return -1;
        }
        public static int LastIndexOf<T>(T[] array, T value)
        {
            var comparer = EqualityComparer<T>.Default;
            for (int i = array.Length - 1; i >= 0; i--)
            {
                if (comparer.Equals(array[i], value))
                    return i;
            }
            return -1;
        }

        public static void Reverse(Array array) { Reverse(array, 0, (array ?? throw new ArgumentNullException("array")).Length); }
        public static void Reverse(Array array, int index, int length)
        {
            CheckPart(array, index, length);
            for (int i = index, j = index + length - 1; i < j; i++, j--)
            {
                object left = Machine.ArrayGet(array, i);
                Machine.ArraySet(array, i, Machine.ArrayGet(array, j));
                Machine.ArraySet(array, j, left);
            }
        }
        public static void Reverse<T>(T[] array) { Reverse(array, 0, (array ?? throw new ArgumentNullException("array")).Length); }
        public static void Reverse<T>(T[] array, int index, int length)
        {
            CheckPart(array, index, length);
            for (int i = index, j = index + length - 1; i < j; i++, j--)
            {
                T left = array[i];
                array[i] = array[j];
                array[j] = left;
            }
        }

        public static bool Exists<T>(T[] array, Predicate<T> match) { return FindIndex(array, match) >= 0; }
        public static T Find<T>(T[] array, Predicate<T> match)
        {
            if (array == null)
                throw new ArgumentNullException("array");
            int index = FindIndex(array, match);
            return index < 0 ? default(T) : array[index];
        }
        public static int FindIndex<T>(T[] array, Predicate<T> match)
        {
            for (int i = 0; i < array.Length; i++)
            {
                if (match(array[i]))
                    return i;
            }
            return -1;
        }
        public static T FindLast<T>(T[] array, Predicate<T> match)
        {
            for (int i = array.Length - 1; i >= 0; i--)
            {
                if (match(array[i]))
                    return array[i];
            }
            return default(T);
        }
        public static T[] FindAll<T>(T[] array, Predicate<T> match)
        {
            var found = new List<T>();
            foreach (T item in array)
            {
                if (match(item))
                    found.Add(item);
            }
            return found.ToArray();
        }
        public static bool TrueForAll<T>(T[] array, Predicate<T> match)
        {
            foreach (T item in array)
            {
                if (!match(item))
                    return false;
            }
            return true;
        }
        public static void ForEach<T>(T[] array, Action<T> action)
        {
            foreach (T item in array)
                action(item);
        }
        public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, Converter<TInput, TOutput> converter)
        {
            var result = new TOutput[array.Length];
            for (int i = 0; i < array.Length; i++)
                result[i] = converter(array[i]);
            return result;
        }
        public static System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly<T>(T[] array)
        {
            return new System.Collections.ObjectModel.ReadOnlyCollection<T>(array);
        }

        public static int BinarySearch<T>(T[] array, T value) { return BinarySearch(array, 0, array.Length, value, null); }
        public static int BinarySearch<T>(T[] array, T value, IComparer<T> comparer) { return BinarySearch(array, 0, array.Length, value, comparer); }
        public static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T> comparer)
        {
            CheckPart(array, index, length);
            comparer = comparer ?? Comparer<T>.Default;
            int low = index, high = index + length - 1;
            while (low <= high)
            {
                int middle = low + (high - low) / 2;
                int order = comparer.Compare(array[middle], value);
                if (order == 0)
                    return middle;
                if (order < 0)
                    low = middle + 1;
                else
                    high = middle - 1;
            }
            return ~low;
        }

        public static void Sort<T>(T[] array) { Sorter.Sort(array ?? throw new ArgumentNullException("array"), (object[])null, 0, array.Length, Comparer<T>.Default); }
        public static void Sort<T>(T[] array, IComparer<T> comparer) { Sorter.Sort(array ?? throw new ArgumentNullException("array"), (object[])null, 0, array.Length, comparer ?? Comparer<T>.Default); }
        public static void Sort<T>(T[] array, Comparison<T> comparison) { Sorter.Sort(array ?? throw new ArgumentNullException("array"), (object[])null, 0, array.Length, Comparer<T>.Create(comparison)); }
        public static void Sort<T>(T[] array, int index, int length) { Sorter.Sort(array, (object[])null, index, length, Comparer<T>.Default); }
        public static void Sort<T>(T[] array, int index, int length, IComparer<T> comparer) { Sorter.Sort(array, (object[])null, index, length, comparer ?? Comparer<T>.Default); }
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items) { Sorter.Sort(keys, items, 0, (keys ?? throw new ArgumentNullException("keys")).Length, Comparer<TKey>.Default); }
        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, IComparer<TKey> comparer) { Sorter.Sort(keys, items, 0, (keys ?? throw new ArgumentNullException("keys")).Length, comparer ?? Comparer<TKey>.Default); }
        public static int BinarySearch<T>(T[] array, int index, int length, T value) { return BinarySearch(array, index, length, value, null); }
        public static int BinarySearch(Array array, object value)
        {
            var copy = new object[array.Length];
            for (int i = 0; i < copy.Length; i++)
                copy[i] = Machine.ArrayGet(array, i);
            return BinarySearch(copy, 0, copy.Length, value, Comparer<object>.Default);
        }
        public static void Sort(Array array) { Sort(array, (IComparer)null); }
        public static void Sort(Array array, IComparer comparer)
        {
            var copy = new object[array.Length];
            for (int i = 0; i < copy.Length; i++)
                copy[i] = Machine.ArrayGet(array, i);
            comparer = comparer ?? Comparer.Default;
            Sorter.Sort(copy, (object[])null, 0, copy.Length, Comparer<object>.Create(comparer.Compare));
            for (int i = 0; i < copy.Length; i++)
                Machine.ArraySet(array, i, copy[i]);
        }
    }

    static class Sorter
    {
        // Up to this length the framework inserts, which keeps equal keys in order; so do we.
        const int Short = 16;

        // Heap sort beyond that: small, no recursion, and no bad inputs. Items follow their keys when there are any.
        internal static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length, IComparer<TKey> comparer)
        {
            if (keys == null)
                throw new ArgumentNullException("keys");
            if (index < 0 || length < 0 || index > keys.Length - length || items != null && index > items.Length - length)
                throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
            try
            {
                if (length <= Short)
                    Insert(keys, items, index, length, comparer);
                else
                    Heap(keys, items, index, length, comparer);
            }
            catch (Exception e)
            {
                throw new InvalidOperationException("Failed to compare two elements in the array.", e);
            }
        }

        static void Insert<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length, IComparer<TKey> comparer)
        {
            for (int i = index + 1; i < index + length; i++)
            {
                for (int j = i; j > index && comparer.Compare(keys[j - 1], keys[j]) > 0; j--)
                    Swap(keys, items, j - 1, j);
            }
        }

        static void Heap<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length, IComparer<TKey> comparer)
        {
            for (int root = length / 2 - 1; root >= 0; root--)
                Sink(keys, items, index, root, length, comparer);
            for (int end = length - 1; end > 0; end--)
            {
                Swap(keys, items, index, index + end);
                Sink(keys, items, index, 0, end, comparer);
            }
        }

        static void Sink<TKey, TValue>(TKey[] keys, TValue[] items, int index, int root, int length, IComparer<TKey> comparer)
        {
            while (true)
            {
                int child = root * 2 + 1;
                if (child >= length)
                    return;
                if (child + 1 < length && comparer.Compare(keys[index + child], keys[index + child + 1]) < 0)
                    child++;
                if (comparer.Compare(keys[index + root], keys[index + child]) >= 0)
                    return;
                Swap(keys, items, index + root, index + child);
                root = child;
            }
        }

        static void Swap<TKey, TValue>(TKey[] keys, TValue[] items, int i, int j)
        {
            TKey key = keys[i];
            keys[i] = keys[j];
            keys[j] = key;
            if (items == null)
                return;
            TValue item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }
}
