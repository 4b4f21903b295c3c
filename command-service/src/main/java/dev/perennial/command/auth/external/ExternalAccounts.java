package dev.perennial.command.auth.external;

import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.AccountTexts;
import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Which account belongs to which identity at the provider. */
@Service
class ExternalAccounts {
    private final JdbcClient jdbc;
    private final AccountChanges accounts;

    ExternalAccounts(JdbcClient jdbc, AccountChanges accounts) {
        this.jdbc = jdbc;
        this.accounts = accounts;
    }

    /** Creates an account on the first sign-in. */
    @Transactional
    public PlayerId of(ExternalIdentity identity) {
        String issuer = identity.issuer();
        String subject = identity.subject();
        // Two first sign-ins at the same time would create two accounts.
        jdbc.sql("select pg_advisory_xact_lock(hashtextextended(?, 0))")
                .param(issuer + " " + subject)
                .query()
                .listOfRows();
        return find(issuer, subject).orElseGet(() -> {
            var player = new PlayerId("p-" + UUID.randomUUID());
            accounts.welcome(player, displayName(identity));
            jdbc.sql("insert into external_identity (issuer, subject, player_id) values (?, ?, ?)")
                    .params(issuer, subject, player.code())
                    .update();
            return player;
        });
    }

    private Optional<PlayerId> find(String issuer, String subject) {
        return jdbc.sql("select player_id from external_identity where issuer = ? and subject = ?")
                .params(issuer, subject)
                .query((row, _) -> new PlayerId(row.getString(1)))
                .optional();
    }

    /** The first of the provider's names that can be shown here. */
    private static String displayName(ExternalIdentity identity) {
        return identity.names().stream()
                .flatMap(name -> {
                    try {
                        return Stream.of(AccountTexts.displayName(name));
                    } catch (ProblemException e) {
                        return Stream.empty();
                    }
                })
                .findFirst()
                .orElseGet(() -> "Player " + UUID.randomUUID().toString().substring(0, 4));
    }
}
