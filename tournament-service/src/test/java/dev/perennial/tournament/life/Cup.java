package dev.perennial.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.StandingRow;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.contract.tournament.TournamentState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** A tournament in memory, told what to do as over HTTP. */
final class Cup {
    static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
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
        RulesCheck.check("arboretum", tableSize, rounds, event.rules());
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

    /** What the last order led to. */
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

    Cup order(Order order) {
        last = Life.decide(state, order);
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

    Cup act(PlayerId by, String why, Act act) {
        return order(new Order(state.id(), by, false, now, why, act));
    }

    Cup olga(Act act) {
        return act(OLGA, "because", act);
    }

    Cup tick() {
        return order(Order.ofNobody(state.id(), now, new Act.Tick()));
    }

    Cup register(String player, int rating) {
        var id = new PlayerId(player);
        return act(id, null, new Act.Register(id, null, rating, ""));
    }

    Cup result(Seating table, Integer... places) {
        results++;
        var act = new Act.Count(table.table(), List.of(places), List.of(places), results);
        return order(Order.ofNobody(state.id(), now, act));
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

    void refuses(PlayerId by, String why, Act act, TournamentRefusal refusal) {
        assertThatThrownBy(() -> act(by, why, act))
                .isInstanceOfSatisfying(
                        TournamentRefused.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
    }
}
