public class UnsafePublication {
    static class Account {
        int balance;

        Account() {
            balance = 100;
        }
    }

    static class FinalAccount {
        final int balance;

        FinalAccount() {
            balance = 100;
        }
    }

    static Account account;
    static FinalAccount finalAccount;

    public static void main(String[] args) {
        new Thread(() -> account = new Account()).start();
        Account seen = account;
        assert seen == null || seen.balance == 100 : "an account that is not made yet";
    }

    static void repaired() {
        new Thread(() -> finalAccount = new FinalAccount()).start();
        FinalAccount seen = finalAccount;
        assert seen == null || seen.balance == 100 : "an account that is not made yet";
    }
}
