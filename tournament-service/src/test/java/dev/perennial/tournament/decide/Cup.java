package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CountResult;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.Tick;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.domain.tournament.decide.RulesCheck;
import dev.perennial.domain.tournament.decide.TournamentDecider;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** A tournament in memory that takes commands as over HTTP. */
final class Cup {
    static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    private static final GameDocuments DOCUMENTS = new JsonDocuments();
    private static final TournamentDecider DECIDER = new TournamentDecider(DOCUMENTS);
    static final PlayerId OLGA = new PlayerId("olga");

    private TournamentState state;
    private final List<TournamentEvent> all = new ArrayList<>();
    private List<TournamentEvent> last = List.of();
    private Instant now = START;
    private long results;

    Cup(int tableSize, int rounds, UnaryOperator<TournamentRules> rules) {
        var id = new TournamentId("cup");
        state = TournamentState.created(new TournamentCreated(id, "Cup", "arboretum", tableSize, rounds, OLGA));
        var event = new TournamentEvent.RulesSet(id, rules.apply(state.rules()), OLGA, null);
        RulesCheck.check("arboretum", tableSize, rounds, event.rules(), DOCUMENTS);
        state = state.evolve(event);
    }

    static Cup of(int players, int rounds) {
        return with(players, rounds, rules -> rules);
    }

    static Cup with(int players, int rounds, UnaryOperator<TournamentRules> rules) {
        var cup = new Cup(2, rounds, rules);
        IntStream.rangeClosed(1, players).forEach(i -> cup.register("p" + i, 2000 - i));
        return cup;
    }

    /** Changes rules the way a request does. */
    static UnaryOperator<TournamentRules> rules(String json) {
        return usual -> {
            var mapper = Json.mapper();
            var merged = mapper.valueToTree(usual).asObject();
            if (json.contains("ROUND_ROBIN")) {
                var tieBreaks = mapper.valueToTree(List.of("DE", "WIN", "SB", "KS"));
                merged.get("scoring").asObject().set("tieBreaks", tieBreaks);
            }
            mapper.readTree(json).properties().forEach(field -> {
                if (field.getValue().isObject() && merged.get(field.getKey()) instanceof ObjectNode inner) {
                    field.getValue().properties().forEach(each -> inner.set(each.getKey(), each.getValue()));
                } else {
                    merged.set(field.getKey(), field.getValue());
                }
            });
            return mapper.treeToValue(merged, TournamentRules.class);
        };
    }

    TournamentState state() {
        return state;
    }

    /** The events of the last command. */
    List<TournamentEvent> last() {
        return last;
    }

    List<TournamentEvent> all() {
        return all;
    }

    RoundState round(int number) {
        return state.played().get(number - 1);
    }

    Cup wait(Duration time) {
        now = now.plus(time);
        return tick();
    }

    Cup send(Request request, TournamentCommand.Factory command) {
        last = DECIDER.decide(state, command.create(state.id(), request));
        for (var event : last) {
            state = state.evolve(event);
            all.add(event);
        }
        return this;
    }

    StandingRow standing(PlayerId player) {
        return state.standings().rows().stream()
                .filter(row -> row.player().equals(player))
                .findFirst()
                .orElseThrow();
    }

    Cup send(PlayerId by, String why, TournamentCommand.Factory command) {
        return send(new Request(by, false, now, why), command);
    }

    Cup olga(TournamentCommand.Factory command) {
        return send(OLGA, "because", command);
    }

    private Cup system(TournamentCommand.Factory command) {
        return send(Request.ofSystem(now), command);
    }

    /** The organiser publishes a round as the rules pair it. */
    Cup pair(int round) {
        return olga((id, request) -> new PairRound(id, request, round, null));
    }

    Cup tick() {
        return system(Tick::new);
    }

    Cup register(String player, int rating) {
        var id = new PlayerId(player);
        return send(id, null, (cup, request) -> new RegisterPlayer(cup, request, id, null, rating, ""));
    }

    Cup result(Seating table, Integer... places) {
        results++;
        return system((id, request) ->
                new CountResult(id, request, table.table(), List.of(places), List.of(places), results));
    }

    /** All games of the current round are won by the better seed, in as many seats as there are. */
    Cup favouritesWin() {
        for (Seating table : state.played().getLast().tables()) {
            if (!table.done()) {
                var order = table.players().stream()
                        .sorted(Comparator.comparingInt(
                                player -> state.known(player).number()))
                        .toList();
                result(
                        table,
                        table.players().stream()
                                .map(player -> order.indexOf(player) + 1)
                                .toArray(Integer[]::new));
            }
        }
        return this;
    }

    void refuses(PlayerId by, String why, TournamentCommand.Factory command, TournamentRefusal refusal) {
        assertThatThrownBy(() -> send(by, why, command))
                .isInstanceOfSatisfying(
                        TournamentRefused.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
    }
}
