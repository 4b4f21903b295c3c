package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/** Finds free display names: a name that looks like another account's is taken. */
@Repository
public class DisplayNames implements SmartInitializingSingleton {
    private static final int AT_ONCE = 1000;
    private static final int MOST_NUMBERS = 20;
    private static final int UNIQUE = 12;

    private final JdbcClient jdbc;
    private final TransactionTemplate transaction;

    DisplayNames(JdbcClient jdbc, TransactionTemplate transaction) {
        this.jdbc = jdbc;
        this.transaction = transaction;
    }

    /** Reserves the name and its look-alikes until the transaction ends. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void requireFree(PlayerId player, String displayName) {
        if (!isFree(player, displayName)) {
            throw new ProblemException(
                    HttpStatus.CONFLICT,
                    "DISPLAY_NAME_TAKEN",
                    "Another player has this display name or one that looks the same. Choose another.");
        }
    }

    /** For generated names: the first free candidate, otherwise one with a unique suffix. */
    @Transactional(propagation = Propagation.MANDATORY)
    public String firstFree(PlayerId player, IntFunction<String> names) {
        return IntStream.range(0, MOST_NUMBERS)
                .mapToObj(names)
                .filter(each -> isFree(player, each))
                .findFirst()
                .orElseGet(() -> "Player " + UUID.randomUUID().toString().substring(0, UNIQUE));
    }

    private boolean isFree(PlayerId player, String displayName) {
        NameSkeleton skeleton = NameSkeleton.of(displayName);
        // In one order, or two who ask for each other's would wait forever.
        Stream.of(skeleton.typed(), skeleton.folded())
                .distinct()
                .sorted()
                .forEach(each -> jdbc.sql("select pg_advisory_xact_lock(hashtextextended(?, 70))")
                        .param(each)
                        .query()
                        .listOfRows());
        return !jdbc.sql("""
                select exists (select 1 from account where name_skeleton = :typed and player_id <> :player)
                  or exists (select 1 from account where name_skeleton_folded = :folded and player_id <> :player)
                """)
                .param("typed", skeleton.typed())
                .param("folded", skeleton.folded())
                .param("player", player.code())
                .query(Boolean.class)
                .single();
    }

    /** Before the first request: names from before there were skeletons, or from another version of their data. */
    @Override
    public void afterSingletonsInstantiated() {
        while (fillInSome() == AT_ONCE) {
            // There may be more.
        }
    }

    private record Named(String player, String displayName) {}

    private int fillInSome() {
        return transaction.execute(_ -> {
            List<Named> found = jdbc.sql("""
                    select player_id, display_name from account where display_name is not null
                      and name_skeleton_version is distinct from ? order by player_id limit ? for update
                    """)
                    .params(NameSkeleton.VERSION, AT_ONCE)
                    .query((row, _) -> new Named(row.getString(1), row.getString(2)))
                    .list();
            found.forEach(each -> write(jdbc, each.player(), each.displayName()));
            return found.size();
        });
    }

    static void write(JdbcClient jdbc, String player, String displayName) {
        NameSkeleton skeleton = NameSkeleton.of(displayName);
        jdbc.sql("""
                update account set name_skeleton = ?, name_skeleton_folded = ?, name_skeleton_version = ?
                where player_id = ?
                """)
                .params(skeleton.typed(), skeleton.folded(), NameSkeleton.VERSION, player)
                .update();
    }
}
