import java.util.concurrent.SubmissionPublisher;

public class Program {
    public static void main(String[] args) {
        new SubmissionPublisher<String>().submit("x");
    }
}
