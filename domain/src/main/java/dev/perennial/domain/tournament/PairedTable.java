package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round, to be opened under its id. The first seat begins.
 *
 * @param number in the order of the round, from 1
 */
public record PairedTable(int number, TableId table, List<PairedSeat> seats) {
    private static final Pattern ID = Pattern.compile("(.+)-r\\d+-t\\d+");

    public PairedTable {
        seats = List.copyOf(seats);
    }

    /**
     * A player at a table of a round.
     *
     * @param bot which bot plays here; null for people
     */
    public record PairedSeat(PlayerId player, @Nullable String bot, String clientSeed) {}

    /** Follows from tournament, round and number, so no table is opened twice. */
    public static TableId id(TournamentId tournament, int round, int number) {
        return new TableId(tournament.code() + "-r" + round + "-t" + number);
    }

    /** Whose table this is; nothing for a table that belongs to no tournament. */
    public static Optional<TournamentId> tournamentOf(TableId table) {
        var matcher = ID.matcher(table.code());
        return matcher.matches() ? Optional.of(new TournamentId(matcher.group(1))) : Optional.empty();
    }

    public List<PlayerId> players() {
        return seats.stream().map(PairedSeat::player).toList();
    }
}
