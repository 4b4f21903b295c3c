package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import java.util.Optional;

/** A table of the tournament with the round it belongs to. */
record RoundTable(RoundState round, Seating table) {

    static Optional<RoundTable> find(TournamentState state, TableId id) {
        return state.played().stream()
                .flatMap(round -> round.table(id).map(table -> new RoundTable(round, table)).stream())
                .findFirst();
    }

    static RoundTable required(TournamentState state, TableId id) {
        return find(state, id).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_TABLE));
    }
}
