package dev.perennial.command.account;

import dev.perennial.http.ProblemException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Base64;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.crypto.bcrypt.BCrypt;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Passwords by bcrypt. It looks at 72 bytes only, so it is given a digest of the whole password. A check takes as long
 * for an account that does not exist, and never more of them run at once than there are processors.
 */
@Component
public class Passwords {
    private static final long PATIENCE_SECONDS = 5;

    /** Characters after the salt. */
    private static final int HASH_LENGTH = 31;

    private final BCryptPasswordEncoder bcrypt;
    final String nobodys;
    private final Semaphore turns = new Semaphore(Runtime.getRuntime().availableProcessors(), true);

    Passwords(@Value("${perennial.auth.bcrypt-strength:11}") int strength) {
        bcrypt = new BCryptPasswordEncoder(strength);
        // Not computed, which would take as long as a check of a password at each start.
        nobodys = BCrypt.gensalt(strength) + ".".repeat(HASH_LENGTH);
    }

    public final String hash(String password) {
        return inTurn(() -> Objects.requireNonNull(bcrypt.encode(digest(password))));
    }

    /**
     * Answers whether it is the right one.
     *
     * @param hash null where there is no such account, or one that has no password
     */
    public boolean match(@Nullable String password, @Nullable String hash) {
        String given = digest(password == null ? "" : password);
        boolean right = inTurn(() -> bcrypt.matches(given, hash == null ? nobodys : hash));
        return right && hash != null;
    }

    private static String digest(String password) {
        try {
            byte[] composed =
                    Normalizer.normalize(password, Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(composed);
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private <T> T inTurn(Supplier<T> work) {
        try {
            if (!turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw ProblemException.tooMany(Duration.ofSeconds(PATIENCE_SECONDS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
        try {
            return work.get();
        } finally {
            turns.release();
        }
    }
}
