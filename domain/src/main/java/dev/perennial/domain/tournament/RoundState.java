package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A round that was published. */
public record RoundState(
        int number, Stage stage, Instant publishedAt, List<Seating> tables, List<RoundBye> byes, boolean finished) {
    public RoundState {
        tables = List.copyOf(tables);
        byes = List.copyOf(byes);
    }

    static RoundState of(TournamentEvent.RoundPaired paired) {
        return new RoundState(
                paired.round(),
                paired.stage(),
                paired.at(),
                paired.tables().stream().map(Seating::of).toList(),
                paired.byes(),
                false);
    }

    public Optional<Seating> table(TableId id) {
        return tables.stream().filter(seating -> seating.table().equals(id)).findFirst();
    }

    public Optional<Seating> tableOf(PlayerId player) {
        return tables.stream()
                .filter(seating -> seating.players().contains(player))
                .findFirst();
    }

    Map<PlayerId, Seating> tablesByPlayer() {
        var byPlayer = new HashMap<PlayerId, Seating>();
        tables.forEach(table -> table.players().forEach(player -> byPlayer.put(player, table)));
        return byPlayer;
    }

    public Optional<ByeKind> byeOf(PlayerId player) {
        return byes.stream()
                .filter(bye -> bye.player().equals(player))
                .map(RoundBye::kind)
                .findFirst();
    }

    public boolean allDone() {
        return tables.stream().allMatch(Seating::done);
    }

    RoundState change(TableId id, UnaryOperator<Seating> how) {
        var changed = tables.stream()
                .map(seating -> seating.table().equals(id) ? how.apply(seating) : seating)
                .toList();
        return new RoundState(number, stage, publishedAt, changed, byes, finished);
    }

    RoundState over() {
        return new RoundState(number, stage, publishedAt, tables, byes, true);
    }
}
