package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.util.DigestUtils;
import tools.jackson.databind.JsonNode;

/**
 * Tables, newest first.
 *
 * @param names what to show for the players' ids; one without an entry was erased. Not counted by the version
 * @param version another one whenever the tables shown have changed. It has no order and counts nothing: a number of the
 *     store would tell how much happens at tables that are shown late
 * @param next where the following page begins; null on the last one
 */
public record TableList(
        List<Row> tables,
        Map<String, String> names,
        String version,
        @Nullable String next) {

    public static String version(List<Row> shown) {
        return DigestUtils.md5DigestAsHex(Json.mapper().writeValueAsBytes(shown));
    }

    /**
     * A table at a glance.
     *
     * @param players in seat order, null where a seat is free
     * @param bots which one plays on each seat, null for people
     * @param deadline when the next seat runs out of time, if nothing happens
     */
    public record Row(
            String id,
            String game,
            String rulesVersion,
            TableStatus status,
            List<@Nullable String> players,
            List<Integer> awaited,
            String owner,
            String commitment,
            JsonNode options,
            TableTerms terms,
            @Nullable String tournament,
            List<@Nullable String> bots,
            List<Integer> forfeits,
            @Nullable Instant deadline,
            @Nullable Ending ending,
            @Nullable Result result,
            Instant openedAt,
            Instant changedAt,
            long sequence) {

        /** The same table at an earlier moment. */
        Row asOf(Moment moment) {
            TableState table = moment.table();
            return new Row(
                    id,
                    game,
                    rulesVersion,
                    table.status(),
                    TableSummaries.players(table),
                    List.copyOf(moment.awaited()),
                    owner,
                    commitment,
                    options,
                    terms,
                    tournament,
                    TableSummaries.bots(table),
                    List.copyOf(table.forfeits()),
                    table.deadline().orElse(null),
                    table.ending(),
                    table.result(),
                    openedAt,
                    moment.time(),
                    moment.sequence());
        }
    }
}
