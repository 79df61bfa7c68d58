public class TextBlocks {
    public static void main(String[] args) {
        String json = """
            {
              "name": "x",
              "list": [1, 2]
            }""";
        System.out.println(json + json.length());
        String marks = """
            one \
            line
              indented\ttab
            trailing   \s
            quote \""" end
            """;
        System.out.print(marks.replace(" ", "."));
        System.out.println("a\\nb".translateEscapes().lines().count() + " " + "  x\n y".indent(2).length());
        System.out.println("  a\n    b".stripIndent().length() + " %d%%".formatted(50));
    }
}
