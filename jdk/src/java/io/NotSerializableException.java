package java.io;

public class NotSerializableException extends IOException {
    public NotSerializableException() {
    }

    public NotSerializableException(String message) {
        super(message);
    }
}
