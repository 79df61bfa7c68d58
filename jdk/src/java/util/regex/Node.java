package java.util.regex;

/** A part of a regular expression. Every part knows what follows it, so that matching can go back. */
abstract class Node {
    Node next;

    /** Whether this and all that follows match from here; where that ends is in the matcher. */
    abstract boolean match(Matcher m, int at);

    /** The end of the expression, or of a part that is looked at alone. */
    static final class End extends Node {
        boolean match(Matcher m, int at) {
            if (m.whole && at != m.to) {
                return false;
            }
            m.end = at;
            return true;
        }
    }

    /** The end of a look around. */
    static final class Stop extends Node {
        boolean match(Matcher m, int at) {
            m.stopped = at;
            return true;
        }
    }

    /** One character. */
    abstract static class One extends Node {
        abstract boolean accepts(char c);

        boolean match(Matcher m, int at) {
            if (at >= m.to) {
                m.hitEnd = true;
                return false;
            }
            return accepts(m.text.charAt(at)) && next.match(m, at + 1);
        }
    }

    /** A place between characters. */
    static final class Edge extends Node {
        private final char kind;
        private final boolean lines;

        Edge(char kind, boolean lines) {
            this.kind = kind;
            this.lines = lines;
        }

        private static boolean isWord(Matcher m, int at) {
            if (at < m.from || at >= m.to) {
                return false;
            }
            char c = m.text.charAt(at);
            return Character.isLetterOrDigit(c) || c == '_';
        }

        private boolean holds(Matcher m, int at) {
            switch (kind) {
                case '^':
                    return at == m.from || lines && m.text.charAt(at - 1) == '\n' && at < m.to;
                case '$':
                    return at == m.to || m.text.charAt(at) == '\n' && (lines || at == m.to - 1);
                case 'A':
                    return at == m.from;
                case 'z':
                    return at == m.to;
                case 'Z':
                    return at == m.to || at == m.to - 1 && m.text.charAt(at) == '\n';
                case 'G':
                    return at == m.begun;
                default:
                    return (isWord(m, at - 1) != isWord(m, at)) == (kind == 'b');
            }
        }

        boolean match(Matcher m, int at) {
            return holds(m, at) && next.match(m, at);
        }
    }

    /** The beginning or the end of a group. */
    static final class Mark extends Node {
        private final int slot;

        Mark(int slot) {
            this.slot = slot;
        }

        boolean match(Matcher m, int at) {
            int old = m.marks[slot];
            m.marks[slot] = at;
            if (next.match(m, at)) {
                return true;
            }
            m.marks[slot] = old;
            return false;
        }
    }

    /** What a group has matched before. */
    static final class Back extends Node {
        private final int group;
        private final boolean ignoresCase;

        Back(int group, boolean ignoresCase) {
            this.group = group;
            this.ignoresCase = ignoresCase;
        }

        boolean match(Matcher m, int at) {
            int start = m.marks[2 * group];
            int end = m.marks[2 * group + 1];
            if (start < 0 || end < 0 || at + end - start > m.to) {
                return false;
            }
            String found = m.text.substring(start, end);
            return m.text.regionMatches(ignoresCase, at, found, 0, found.length())
                && next.match(m, at + found.length());
        }
    }

    /** One of several. */
    static final class Choice extends Node {
        final java.util.ArrayList<Node> all = new java.util.ArrayList<>();

        boolean match(Matcher m, int at) {
            for (Node one : all) {
                if (one.match(m, at)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** A part again and again. The body ends with the loop itself. */
    static final class Loop extends Node {
        Node body;
        final int least;
        final int most;
        /** As many as possible, as few, or as many without going back. */
        final char kind;
        final int counter;

        Loop(int least, int most, char kind, int counter) {
            this.least = least;
            this.most = most;
            this.kind = kind;
            this.counter = counter;
        }

        /** Begins to count anew. */
        static final class Enter extends Node {
            private final Loop loop;

            Enter(Loop loop) {
                this.loop = loop;
            }

            boolean match(Matcher m, int at) {
                int count = m.counts[loop.counter];
                int last = m.lasts[loop.counter];
                m.counts[loop.counter] = 0;
                m.lasts[loop.counter] = -1;
                boolean found = loop.match(m, at);
                m.counts[loop.counter] = count;
                m.lasts[loop.counter] = last;
                return found;
            }
        }

        private boolean again(Matcher m, int at, int count) {
            int last = m.lasts[counter];
            m.counts[counter] = count + 1;
            m.lasts[counter] = at;
            boolean found = body.match(m, at);
            m.counts[counter] = count;
            m.lasts[counter] = last;
            return found;
        }

        boolean match(Matcher m, int at) {
            int count = m.counts[counter];
            if (count < least) {
                return again(m, at, count);
            }
            // A round that matched nothing would go on for ever.
            boolean may = count < most && m.lasts[counter] != at;
            if (kind == '?') {
                return next.match(m, at) || may && again(m, at, count);
            }
            return may && again(m, at, count) || next.match(m, at);
        }
    }

    /** A part that is matched once and for all. */
    static final class Alone extends Node {
        private final Node body;
        private final char kind;

        /** Kind: `>` takes what it finds, `=` and `!` look ahead, `b` and `n` look behind. */
        Alone(Node body, char kind) {
            this.body = body;
            this.kind = kind;
        }

        private boolean behind(Matcher m, int at) {
            for (int start = at; start >= m.from; start--) {
                if (body.match(m, start) && m.stopped == at) {
                    return true;
                }
            }
            return false;
        }

        boolean match(Matcher m, int at) {
            switch (kind) {
                case '>':
                    return body.match(m, at) && next.match(m, m.stopped);
                case '=':
                    return body.match(m, at) && next.match(m, at);
                case '!':
                    return !body.match(m, at) && next.match(m, at);
                case 'b':
                    return behind(m, at) && next.match(m, at);
                default:
                    return !behind(m, at) && next.match(m, at);
            }
        }
    }
}
