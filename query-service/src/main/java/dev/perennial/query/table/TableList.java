package dev.perennial.query.table;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
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
 * @param names display names by player id; an id without an entry was erased. Changes here do not change the version
 * @param version changes whenever the tables shown change. It is not a counter, since that would reveal activity at
 * delayed tables
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
        Row asOf(TableMoment moment) {
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
