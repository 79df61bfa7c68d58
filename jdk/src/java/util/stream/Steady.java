package java.util.stream;

/** Marks operators of the library that give the same in whatever order neighbours are combined. */
interface Steady {
}
