package dev.perennial.command.auth.token;

import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Revokes everything from the time a signing key may have been stolen: a thief can act as anyone, so both the tokens
 * the key signed and the sign-ins obtained with them are worthless.
 */
@Service
public class CompromisedKeys {
    /** By then every node of the command service knows that the key is no longer valid; see {@link Revocations}. */
    private static final Duration KNOWN = Duration.ofSeconds(2);

    private final SigningKeys keys;
    private final Revocations revocations;
    private final JdbcClient jdbc;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    CompromisedKeys(
            SigningKeys keys,
            Revocations revocations,
            JdbcClient jdbc,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.keys = keys;
        this.revocations = revocations;
        this.jdbc = jdbc;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * Takes seconds. Repeats the work once every node knows of the new key, so that sign-ins and keys obtained in
     * between are revoked too.
     */
    public void replace() {
        endAll();
        try {
            Thread.sleep(KNOWN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // what follows must not wait for another request
        }
        endAll();
    }

    private void endAll() {
        transaction.executeWithoutResult(_ -> {
            endEverything(); // first, so that without a database the keys stay as they are
            keys.replace().forEach(this::note);
        });
        revocations.reload();
    }

    private void note(String key) {
        jdbc.sql("insert into stolen_key (key_id, replaced_at) values (?, ?)")
                .params(key, clock.instant().atOffset(ZoneOffset.UTC))
                .update();
    }

    /**
     * Deleted, not only marked: the key's id already revokes their tokens, and the rows would flood the revocation
     * record.
     */
    private void endEverything() {
        // Wait for running refreshes first, otherwise the two could deadlock.
        jdbc.sql("lock table sign_in in exclusive mode").update();
        jdbc.sql("delete from sign_in").update();
        jdbc.sql("delete from personal_token").update();
        jdbc.sql("delete from recovery_link").update();
    }
}
