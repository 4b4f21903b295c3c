package dev.perennial.command.auth;

import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Who has a signing key can act as anybody, so nothing remains of the time when somebody may have had it: neither what
 * the key signed nor what could be got by it.
 */
@Service
public class StolenKeys {
    /** By then every node of the command service has read that the key is good no longer; see {@link Standing}. */
    private static final Duration KNOWN = Duration.ofSeconds(2);

    private final SigningKeys keys;
    private final Standing standing;
    private final JdbcClient jdbc;
    private final InstantSource clock;
    private final TransactionTemplate transaction;

    StolenKeys(
            SigningKeys keys,
            Standing standing,
            JdbcClient jdbc,
            InstantSource clock,
            PlatformTransactionManager transactions) {
        this.keys = keys;
        this.standing = standing;
        this.jdbc = jdbc;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * Takes seconds. What somebody has got by the key until every node knows of it is worth nothing either: after that
     * time all is done once more, also to the key that has signed meanwhile.
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
        standing.reload();
    }

    private void note(String key) {
        jdbc.sql("insert into stolen_key (key_id, replaced_at) values (?, ?)")
                .params(key, clock.instant().atOffset(ZoneOffset.UTC))
                .update();
    }

    /** Gone and not only marked: the key's id already speaks against their tokens, and so many would fill the record. */
    private void endEverything() {
        // Who is just going on is let through, or each would hold what the other one waits for.
        jdbc.sql("lock table sign_in in exclusive mode").update();
        jdbc.sql("delete from sign_in").update();
        jdbc.sql("delete from personal_token").update();
        jdbc.sql("delete from recovery_link").update();
    }
}
