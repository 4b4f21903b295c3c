package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.games.Games;
import dev.perennial.pairing.Colour;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of a tournament, folded from its events. Command side and query side fold the same history with this one
 * class.
 *
 * @param entries in the order of registration
 * @param invitations in the order in which players were first invited
 * @param commentators of all its tables, in the order of their appointment
 * @param seeding the order set by hand; empty if none was
 * @param played the rounds published so far
 * @param playoff the playoff's players, best first; empty before it
 * @param problem why the tournament cannot continue automatically
 * @param firstColour of number 1 in a Swiss of two, as settled at the start
 * @param resumedAt when it last resumed after a pause; null if never
 */
public record TournamentState(
        TournamentId id,
        String name,
        String game,
        int tableSize,
        int rounds,
        PlayerId organiser,
        TournamentRules rules,
        TournamentStatus status,
        boolean started,
        @Nullable String problem,
        Map<PlayerId, Entry> entries,
        Map<PlayerId, Invitation> invitations,
        List<PlayerId> commentators,
        List<PlayerId> seeding,
        Colour firstColour,
        List<RoundState> played,
        List<PlayerId> playoff,
        @Nullable StandingsPublished standings,
        @Nullable Instant resumedAt) {

    public static TournamentState created(TournamentCreated e) {
        int most = Games.byId(e.game()).map(game -> game.maxSeats()).orElse(e.tableSize());
        return new TournamentState(
                e.tournament(),
                e.name(),
                e.game(),
                e.tableSize(),
                e.rounds(),
                e.organiser(),
                TournamentRules.usual(e.tableSize(), most),
                TournamentStatus.REGISTRATION,
                false,
                null,
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                Colour.WHITE,
                List.of(),
                List.of(),
                null,
                null);
    }

    public TournamentState evolve(TournamentEvent event) {
        return switch (event) {
            case TournamentCreated e -> created(e);
            case TournamentEvent.RulesSet e -> edit(it -> it.rules = e.rules());
            case TournamentEvent.PlayerRegistered e -> edit(it -> it.register(e));
            case TournamentEvent.PlayerInvited e ->
                edit(it -> it.invitations.put(e.player(), new Invitation(e.player(), e.by(), Answer.OPEN)));
            case TournamentEvent.InvitationDeclined e -> edit(it -> it.answer(e.player(), Answer.DECLINED));
            case TournamentEvent.InvitationWithdrawn e -> edit(it -> it.answer(e.player(), Answer.WITHDRAWN));
            case TournamentEvent.CommentatorAppointed e -> edit(it -> it.commentators.add(e.player()));
            case TournamentEvent.CommentatorDismissed e -> edit(it -> it.commentators.remove(e.player()));
            case TournamentEvent.PlayerAdmitted e -> entry(e.player(), entry -> entry.with(Presence.ACTIVE));
            case TournamentEvent.PlayerCheckedIn e -> entry(e.player(), entry -> entry.checkedIn(e.clientSeed()));
            case TournamentEvent.PlayerWithdrew e -> entry(e.player(), entry -> entry.withdrawn(e.by()));
            case TournamentEvent.PlayerReentered e -> edit(it -> it.reenter(e.player(), full()));
            case TournamentEvent.ByeRequested e -> entry(e.player(), entry -> entry.withBye(e.round(), e.kind()));
            case TournamentEvent.ByeTakenBack e -> entry(e.player(), entry -> entry.withoutBye(e.round()));
            case TournamentEvent.SeedingSet e -> edit(it -> it.seeding = e.order());
            case TournamentStarted e -> edit(it -> it.start(e));
            case TournamentEvent.RoundPaired e ->
                edit(it -> {
                    it.played.add(RoundState.of(e));
                    it.resumedAt = it.status == TournamentStatus.PAUSED ? e.at() : it.resumedAt;
                    it.problem = null;
                    it.status = TournamentStatus.RUNNING;
                });
            case TournamentEvent.PairingImpossible e ->
                edit(it -> {
                    it.status = TournamentStatus.PAUSED;
                    it.problem = e.reason();
                });
            case TournamentEvent.PlayerArrived e -> table(e.round(), e.table(), seating -> seating.arrived(e.player()));
            case TournamentEvent.ResultCounted e ->
                table(e.round(), e.table(), seating -> seating.counted(e.places(), e.scores(), e.resultNo()));
            case TournamentEvent.ResultCorrectionDecided e ->
                table(e.round(), e.table(), seating -> seating.decided(e.places(), e.absent()));
            case TournamentEvent.SeatsForfeited e ->
                table(e.round(), e.table(), seating -> seating.without(e.players()));
            case TournamentEvent.RoundFinished e -> round(e.round(), RoundState::over);
            case StandingsPublished e -> edit(it -> it.standings = e);
            case TournamentEvent.PlayoffStarted e -> edit(it -> it.playoff = e.players());
            case TournamentEvent.TournamentPaused e ->
                edit(it -> {
                    it.status = TournamentStatus.PAUSED;
                    it.problem = e.why();
                });
            case TournamentEvent.TournamentResumed e ->
                edit(it -> {
                    it.resumedAt = e.at();
                    it.status = it.started ? TournamentStatus.RUNNING : TournamentStatus.REGISTRATION;
                    it.problem = null;
                });
            case TournamentEvent.TournamentFinished _ -> edit(it -> it.status = TournamentStatus.FINISHED);
            case TournamentEvent.TournamentCancelled _ -> edit(it -> it.status = TournamentStatus.CANCELLED);
        };
    }

    public Optional<Entry> entry(PlayerId player) {
        return Optional.ofNullable(entries.get(player));
    }

    /** Whether the organisers want this player and leave the answer to them. */
    public boolean invited(PlayerId player) {
        var invitation = invitations.get(player);
        return invitation != null && invitation.canBeAccepted();
    }

    public Entry known(PlayerId player) {
        return Objects.requireNonNull(entries.get(player), "not in the tournament");
    }

    /** The same tournament with other rounds and another playoff, as a forecast imagines it. */
    public TournamentState imagined(List<RoundState> rounds, List<PlayerId> finalists) {
        return new TournamentState(
                id,
                name,
                game,
                tableSize,
                this.rounds,
                organiser,
                rules,
                status,
                started,
                problem,
                entries,
                invitations,
                commentators,
                seeding,
                firstColour,
                copy(rounds),
                copy(finalists),
                standings,
                resumedAt);
    }

    /** Everybody who has a pairing number, in their order. */
    public List<Entry> numbered() {
        return entries.values().stream()
                .filter(entry -> entry.number() > 0)
                .sorted(Comparator.comparingInt(Entry::number))
                .toList();
    }

    public List<Entry> active() {
        return entries.values().stream().filter(Entry::active).toList();
    }

    /** As many are in as may be. */
    public boolean full() {
        var most = rules.admission().maxPlayers();
        return most != null && active().size() >= most;
    }

    public Optional<RoundState> currentRound() {
        return played.isEmpty() ? Optional.empty() : Optional.of(played.getLast());
    }

    /** From when on those who do not come to a round are missed: a pause does not count. */
    public Instant missedFrom(RoundState round) {
        return resumedAt == null || resumedAt.isBefore(round.publishedAt()) ? round.publishedAt() : resumedAt;
    }

    public int nextRound() {
        return played.size() + 1;
    }

    public List<RoundState> mainRounds() {
        return played.stream().filter(round -> round.stage() == Stage.MAIN).toList();
    }

    public boolean over() {
        return status == TournamentStatus.FINISHED || status == TournamentStatus.CANCELLED;
    }

    private TournamentState edit(Consumer<StateEdit> how) {
        var edit = new StateEdit(this);
        how.accept(edit);
        return edit.state(this);
    }

    private TournamentState entry(PlayerId player, UnaryOperator<Entry> how) {
        return edit(it -> it.entries.computeIfPresent(player, (_, entry) -> how.apply(entry)));
    }

    private TournamentState round(int number, UnaryOperator<RoundState> how) {
        return edit(it -> it.played.set(number - 1, how.apply(it.played.get(number - 1))));
    }

    private TournamentState table(int round, TableId table, UnaryOperator<Seating> how) {
        return round(round, state -> state.change(table, how));
    }

    static <K, V> Map<K, V> ordered(Map<K, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    static <T> List<T> copy(List<T> list) {
        return List.copyOf(new ArrayList<>(list));
    }
}
