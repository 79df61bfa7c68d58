class Program {
    static int hash;

    static int hash() {
        if (hash == 0) {
            hash = 17;
        }
        return hash;
    }

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            assert hash() == 17;
        });
        other.start();
        assert hash() == 17;
    }
}
