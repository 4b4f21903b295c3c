package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentRules.Acceleration;
import dev.perennial.pairing.Acceleration.Baku;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives the pairing engine and the tie-breaks the main rounds of a tournament at tables of two. */
public final class TwoPlayerMapper {
    private final TournamentState state;
    private final boolean unfinishedCount;
    /** Of each main round: a lookup for every player and round would search all tables. */
    private final List<Map<PlayerId, Seating>> tables = new ArrayList<>();

    private TwoPlayerMapper(TournamentState state, boolean unfinishedCount) {
        this.state = state;
        this.unfinishedCount = unfinishedCount;
    }

    /** For pairing: a game that is not over counts as a draw. */
    public static Tournament forPairing(TournamentState state) {
        return new TwoPlayerMapper(state, true).tournament();
    }

    /** For standings: a game that is not over has brought nothing yet, neither points nor an opponent. */
    public static Tournament forStandings(TournamentState state) {
        return new TwoPlayerMapper(state, false).tournament();
    }

    private Tournament tournament() {
        state.mainRounds().forEach(round -> tables.add(round.tablesByPlayer()));
        var scoring = state.rules().scoring();
        var points = scoring.points().getOrDefault(2, List.of(10, 0));
        return new Tournament(
                state.rounds(),
                new PointSystem(points.getFirst(), scoring.draw(), points.getLast(), 0, 0, scoring.bye()),
                state.firstColour(),
                state.numbered().stream().map(this::player).toList(),
                forbidden(state),
                state.rules().acceleration() == Acceleration.BAKU
                        ? new Baku(lastOfUpperGroup())
                        : dev.perennial.pairing.Acceleration.NONE);
    }

    /** Based on the players at the start: late entries change no player's group (C.04.7). */
    private int lastOfUpperGroup() {
        var starters = state.numbered().stream()
                .filter(entry -> entry.firstRound() == 1)
                .toList();
        int size = Math.min(2 * ((starters.size() + 3) / 4), starters.size());
        return size == 0 ? 0 : starters.get(size - 1).number();
    }

    static List<ForbiddenGroup> forbidden(TournamentState state) {
        return state.rules().forbidden().stream()
                .map(group -> group.stream()
                        .flatMap(player -> state.entry(player).stream())
                        .map(Entry::number)
                        .filter(number -> number > 0)
                        .toList())
                .filter(group -> group.size() > 1)
                .map(ForbiddenGroup::always)
                .toList();
    }

    private Player player(Entry entry) {
        var rounds = new ArrayList<RoundEntry>();
        var main = state.mainRounds();
        for (int i = 0; i < main.size(); i++) {
            rounds.add(line(main.get(i), tables.get(i).get(entry.player()), entry));
        }
        return new Player(entry.number(), entry.player().code(), entry.rating(), rounds, absence(entry));
    }

    private @Nullable Outcome absence(Entry entry) {
        if (!entry.active()) {
            return Outcome.ZERO_BYE;
        }
        ByeKind asked = entry.byes().get(state.nextRound());
        return asked == null ? null : asked == ByeKind.HALF ? Outcome.HALF_BYE : Outcome.ZERO_BYE;
    }

    private RoundEntry line(RoundState round, @Nullable Seating table, Entry entry) {
        return table == null ? withoutTable(state, round, entry) : game(table, entry.player());
    }

    /** The outcome of a round without a table; in a round-robin there is a scheduled opponent. */
    public static RoundEntry withoutTable(TournamentState state, RoundState round, Entry entry) {
        return !state.rules().system().isSwiss()
                ? scheduled(state, round, entry)
                : RoundEntry.bye(bye(unplayed(state, round, entry)));
    }

    /**
     * The game against an absent or withdrawn player is forfeited; with an odd number one player is free (C.07, 15.2).
     */
    private static RoundEntry scheduled(TournamentState state, RoundState round, Entry entry) {
        var players = state.numbered();
        ByeKind kind = unplayed(state, round, entry);
        for (int[] pair : state.rules().system().pairs(players.size(), round.number())) {
            boolean white = pair[0] == entry.number();
            if (white || pair[1] == entry.number()) {
                int other = white ? pair[1] : pair[0];
                if (other > players.size()) {
                    return RoundEntry.bye(Outcome.FREE);
                }
                boolean both = round.tableOf(players.get(other - 1).player()).isEmpty();
                if (both && kind != ByeKind.HALF) {
                    var outcome = kind == ByeKind.PAIRING ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
                    return new RoundEntry(other, white ? Colour.WHITE : Colour.BLACK, outcome);
                }
            }
        }
        return RoundEntry.bye(bye(kind));
    }

    /** How a round counts for a player without a table; for rounds before a late entry the rules decide. */
    static ByeKind unplayed(TournamentState state, RoundState round, Entry entry) {
        return round.number() < entry.firstRound()
                ? state.rules().admission().lateBye()
                : round.byeOf(entry.player()).orElse(ByeKind.ZERO);
    }

    private static Outcome bye(ByeKind kind) {
        return switch (kind) {
            case PAIRING -> Outcome.PAIRING_BYE;
            case HALF -> Outcome.HALF_BYE;
            case ZERO -> Outcome.ZERO_BYE;
        };
    }

    private RoundEntry game(Seating table, PlayerId player) {
        if (!table.done() && !unfinishedCount) {
            return RoundEntry.bye(Outcome.FREE);
        }
        int seat = table.seatOf(player);
        PlayerId other = table.players().get(1 - seat);
        var colour = seat == 0 ? Colour.WHITE : Colour.BLACK;
        return new RoundEntry(state.known(other).number(), colour, outcome(table, seat));
    }

    private static Outcome outcome(Seating table, int seat) {
        if (!table.absent().isEmpty()) {
            return table.absent().contains(table.players().get(seat)) ? Outcome.FORFEIT_LOSS : Outcome.FORFEIT_WIN;
        }
        var places = table.places();
        if (places == null) {
            return Outcome.DRAW;
        }
        int difference = places.get(1 - seat) - places.get(seat);
        return difference > 0 ? Outcome.WIN : difference == 0 ? Outcome.DRAW : Outcome.LOSS;
    }
}
