package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.pairing.Colour;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A mutable copy of a tournament's state while an event is applied. */
final class StateEdit {
    int rounds;
    TournamentRules rules;
    TournamentStatus status;
    boolean started;

    @Nullable
    String problem;

    final Map<PlayerId, Entry> entries;
    final Map<PlayerId, Invitation> invitations;
    final List<PlayerId> commentators;
    List<PlayerId> seeding;
    Colour firstColour;
    final List<RoundState> played;
    List<PlayerId> playoff;

    @Nullable
    StandingsPublished standings;

    @Nullable
    Instant resumedAt;

    StateEdit(TournamentState state) {
        rounds = state.rounds();
        rules = state.rules();
        status = state.status();
        started = state.started();
        problem = state.problem();
        entries = new LinkedHashMap<>(state.entries());
        invitations = new LinkedHashMap<>(state.invitations());
        commentators = new ArrayList<>(state.commentators());
        seeding = state.seeding();
        firstColour = state.firstColour();
        played = new ArrayList<>(state.played());
        playoff = state.playoff();
        standings = state.standings();
        resumedAt = state.resumedAt();
    }

    static Entry entry(PlayerRegistered e) {
        return new Entry(
                e.player(),
                e.bot(),
                e.rating(),
                e.clientSeed(),
                e.waiting() ? Presence.WAITING : Presence.ACTIVE,
                e.bot() != null,
                0,
                e.firstRound(),
                Map.of(),
                null,
                0);
    }

    void answer(PlayerId player, Answer given) {
        invitations.computeIfPresent(player, (_, invitation) -> invitation.with(given));
    }

    void register(PlayerRegistered e) {
        entries.put(e.player(), entry(e));
        answer(e.player(), Answer.ACCEPTED);
        if (started) {
            numberLate(e.player(), e.firstRound());
        }
    }

    /** A player without a number comes back like a late entry; before the numbering, like a new one. */
    void reenter(PlayerId player, boolean full) {
        var gone = entries.get(player);
        if (gone == null) {
            return;
        }
        answer(player, Answer.ACCEPTED);
        if (!started && full) {
            entries.remove(player); // those who wait have been there longer
            entries.put(player, gone.with(Presence.WAITING));
            return;
        }
        entries.put(player, gone.back(played.size()));
        if (started && gone.number() == 0) {
            numberLate(player, played.size() + 1);
        }
    }

    /**
     * A late entry gets the number that the rating gives, and those behind move down by one (C.04.2). After a manual
     * order it comes last.
     */
    private void numberLate(PlayerId player, int firstRound) {
        var late = Objects.requireNonNull(entries.get(player));
        int place = 1
                + entries.values().stream()
                        .filter(entry -> !seeding.isEmpty() || entry.rating() >= late.rating())
                        .mapToInt(Entry::number)
                        .max()
                        .orElse(0);
        entries.replaceAll((_, entry) -> entry.number() >= place ? entry.numbered(entry.number() + 1) : entry);
        entries.put(player, late.late(place, firstRound));
    }

    void start(TournamentStarted e) {
        started = true;
        status = TournamentStatus.RUNNING;
        problem = null;
        rounds = e.rounds();
        firstColour = rules.firstColour().of(e);
        e.absent().forEach(player -> entries.computeIfPresent(player, (_, entry) -> entry.with(Presence.WITHDRAWN)));
        int number = 0;
        for (PlayerId player : e.order()) {
            number++;
            int given = number;
            entries.computeIfPresent(player, (_, entry) -> entry.numbered(given));
        }
    }

    TournamentState state(TournamentState before) {
        return new TournamentState(
                before.id(),
                before.name(),
                before.game(),
                before.tableSize(),
                rounds,
                before.organiser(),
                rules,
                status,
                started,
                problem,
                TournamentState.ordered(entries),
                TournamentState.ordered(invitations),
                TournamentState.copy(commentators),
                seeding,
                firstColour,
                TournamentState.copy(played),
                playoff,
                standings,
                resumedAt);
    }
}
