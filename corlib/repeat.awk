# Expands a template for a number of items, n. A line that begins with @each is written once for each
# item, {{text|separator}} is the text once for each item; # is the item's number, #0 the one before.
function repeat(text, separator,    out, i, one) {
    for (i = 1; i <= n; i++) {
        one = text
        gsub(/#0/, i - 1, one)
        gsub(/#/, i, one)
        out = out (i > 1 ? separator : "") one
    }
    return out
}
{
    line = $0
    if (sub(/^@each/, "", line)) {
        print repeat(line, "\n")
        next
    }
    while (match(line, /[{][{][^|]*[|][^}]*[}][}]/)) {
        inner = substr(line, RSTART + 2, RLENGTH - 4)
        bar = index(inner, "|")
        line = substr(line, 1, RSTART - 1) \
            repeat(substr(inner, 1, bar - 1), substr(inner, bar + 1)) \
            substr(line, RSTART + RLENGTH)
    }
    gsub(/@Count@/, n, line)
    print line
}
