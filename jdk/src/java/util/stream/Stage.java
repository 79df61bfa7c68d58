package java.util.stream;

import java.util.Iterator;
import java.util.function.Consumer;

/** A step of a pipeline that keeps nothing from one element to the next. */
abstract class Stage {
    /** Hands on what becomes of an element. */
    abstract void push(Object element, Consumer<Object> down);

    /** The same for elements that are asked for one by one. */
    Iterator<Object> pull(Iterator<Object> elements) {
        return new Pull<Object>() {
            void advance() {
                while (!isReady() && elements.hasNext()) {
                    push(elements.next(), this::give);
                }
            }
        };
    }
}
