import java.util.*;
public class Collections1 {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 15; i++) list.add(i * 7 % 11);
        System.out.println(list + " " + list.size() + " " + list.indexOf(3) + " " + list.lastIndexOf(3) + " " + list.contains(99));
        list.remove(0); list.remove(Integer.valueOf(10)); list.add(2, 100); list.set(0, -1);
        System.out.println(list);
        Collections.sort(list); System.out.println(list);
        Collections.reverse(list); System.out.println(list);
        System.out.println(Collections.max(list) + " " + Collections.min(list) + " " + list.subList(2, 5));
        list.removeIf(x -> x % 2 == 0); System.out.println(list);
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) if (it.next() == 5) it.remove();
        System.out.println(list);
        try { for (Integer x : list) list.add(x); } catch (ConcurrentModificationException e) { System.out.println("cme"); }
        try { list.get(99); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        Map<String, Integer> map = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) map.merge(w, 1, Integer::sum);
        System.out.println(map);
        System.out.println(map.get("the") + " " + map.getOrDefault("none", -1) + " " + map.containsKey("fox") + " " + map.keySet() + map.values());
        map.computeIfAbsent("new", k -> 9); map.computeIfPresent("the", (k, v) -> v + 1); map.compute("fox", (k, v) -> null); map.putIfAbsent("cat", 50);
        System.out.println(map + " " + map.remove("dog") + " " + map.size());
        for (Map.Entry<String, Integer> e : map.entrySet()) e.setValue(e.getValue() * 2);
        System.out.println(map);
        Map<Integer, String> ints = new HashMap<>();
        for (int i = 0; i < 40; i++) ints.put(i * 31, "v" + i);
        System.out.println(ints);
        Map<String, Integer> tree = new TreeMap<>(map);
        System.out.println(tree + ((TreeMap<String, Integer>) tree).firstKey() + ((TreeMap<String, Integer>) tree).ceilingKey("m"));
        Map<String, Integer> linked = new LinkedHashMap<>();
        linked.put("z", 1); linked.put("a", 2); linked.put("m", 3); linked.put("z", 4);
        System.out.println(linked);
        Set<Integer> set = new HashSet<>(Arrays.asList(5, 3, 9, 3, 5, 100, 64, 33));
        System.out.println(set + " " + set.add(3) + set.add(4) + set.remove(9) + set.contains(64));
        System.out.println(new TreeSet<>(set) + " " + new LinkedHashSet<>(Arrays.asList(3, 1, 2, 3)));
        Deque<Integer> deque = new ArrayDeque<>();
        deque.push(1); deque.addLast(2); deque.offerFirst(0); deque.add(3);
        System.out.println(deque + " " + deque.pop() + deque.pollLast() + deque.peekFirst() + deque.size());
        LinkedList<String> linkedList = new LinkedList<>(List.of("a", "b", "c"));
        linkedList.addFirst("z"); linkedList.removeLast(); linkedList.add(1, "q");
        System.out.println(linkedList + linkedList.getFirst() + linkedList.indexOf("b"));
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(5, 1, 4, 2, 3));
        System.out.print(heap + " ");
        while (!heap.isEmpty()) System.out.print(heap.poll() + " ");
        System.out.println();
        Stack<Integer> stack = new Stack<>();
        stack.push(1); stack.push(2);
        System.out.println(stack.pop() + stack.peek() + " " + stack);
        System.out.println(Arrays.asList(1, 2).equals(List.of(1, 2)) + " " + list.hashCode() + " " + map.hashCode() + " " + set.hashCode());
        try { List.of(1).add(2); } catch (UnsupportedOperationException e) { System.out.println("immutable"); }
        int[] array = {5, 3, 1};
        Arrays.sort(array);
        System.out.println(Arrays.toString(array) + Arrays.binarySearch(array, 3) + Arrays.equals(array, new int[] {1, 3, 5}) + Arrays.toString(Arrays.copyOf(array, 5)) + Arrays.hashCode(array));
        Integer[] boxes = {3, 1, 2};
        Arrays.sort(boxes, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxes));
        System.out.println(Optional.of(3).map(x -> x + 1).filter(x -> x > 3).orElse(0) + " " + Optional.empty() + Optional.ofNullable(null).isPresent());
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.equals(null, null) + Objects.requireNonNullElse(null, "d"));
    }
}
