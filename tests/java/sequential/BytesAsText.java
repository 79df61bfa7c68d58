import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** Base64: what is written, what is read back, and what is refused. */
public class BytesAsText {
    static void refuse(String title, Runnable run) {
        try {
            run.run();
            System.out.println(title + ": taken");
        } catch (IllegalArgumentException e) {
            System.out.println(title + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String all = "any carnal pleas";
        for (int length = 0; length <= all.length(); length++) {
            byte[] bytes = all.substring(0, length).getBytes(StandardCharsets.UTF_8);
            String text = Base64.getEncoder().encodeToString(bytes);
            String bare = Base64.getEncoder().withoutPadding().encodeToString(bytes);
            boolean same = Arrays.equals(bytes, Base64.getDecoder().decode(text))
                    && Arrays.equals(bytes, Base64.getDecoder().decode(bare));
            System.out.println(text + " " + bare + " " + same);
        }
        byte[] wild = new byte[64];
        for (int at = 0; at < wild.length; at++) wild[at] = (byte) (at * 37 - 5);
        System.out.println(Base64.getEncoder().encodeToString(wild));
        System.out.println(Base64.getUrlEncoder().encodeToString(wild));
        System.out.println(Base64.getMimeEncoder().encodeToString(wild).replace("\r\n", "|"));
        Base64.Encoder lines = Base64.getMimeEncoder(10, new byte[] {';'});
        System.out.println(lines.encodeToString(wild));
        System.out.println(lines.withoutPadding().encodeToString(new byte[] {1, 2, 3, 4}));
        byte[] back = Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(wild));
        System.out.println(Arrays.equals(back, wild));
        System.out.println(Arrays.toString(Base64.getMimeDecoder().decode("A?Q I\n=\r\n")));
        System.out.println(Arrays.toString(Base64.getUrlDecoder().decode("-_-_")));
        byte[] room = new byte[4];
        System.out.println(Base64.getDecoder().decode("AQID".getBytes(), room) + Arrays.toString(room));
        System.out.println(Base64.getEncoder().encode(new byte[] {9}, room) + Arrays.toString(room));
        refuse("letter", () -> Base64.getDecoder().decode("AQ*D"));
        refuse("url letter", () -> Base64.getDecoder().decode("-_-_"));
        refuse("wide letter", () -> Base64.getDecoder().decode("AQ\u20acD"));
        refuse("high letter", () -> Base64.getDecoder().decode(new byte[] {'A', 'Q', (byte) 0xe9, 'D'}));
        refuse("one", () -> Base64.getDecoder().decode("A"));
        refuse("five", () -> Base64.getDecoder().decode("AQIDA"));
        refuse("half padding", () -> Base64.getDecoder().decode("AQ="));
        refuse("apart", () -> Base64.getMimeDecoder().decode("AQ=\n="));
        refuse("behind a line", () -> Base64.getMimeDecoder().decode("AQ==\n"));
        refuse("early padding", () -> Base64.getDecoder().decode("A==="));
        refuse("padding first", () -> Base64.getDecoder().decode("===="));
        refuse("behind", () -> Base64.getDecoder().decode("AQ==AQ=="));
        refuse("much padding", () -> Base64.getDecoder().decode("AQI=="));
        refuse("bits", () -> System.out.println(Arrays.toString(Base64.getDecoder().decode("AR=="))));
        refuse("small", () -> Base64.getDecoder().decode("AQIDBAUG".getBytes(), new byte[4]));
        refuse("small text", () -> Base64.getEncoder().encode(new byte[9], new byte[4]));
        refuse("separator", () -> Base64.getMimeEncoder(8, new byte[] {'a'}));
    }
}
