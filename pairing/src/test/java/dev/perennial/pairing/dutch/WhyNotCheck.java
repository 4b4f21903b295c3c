package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.ExhaustiveDutch.Step;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.bracket.WhyNot;
import dev.perennial.pairing.dutch.model.Criterion;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Checks what is said against the obvious pair by listing all pairings that have it. */
final class WhyNotCheck {
    private final Tournament tournament;
    private final ExhaustiveDutch dutch;
    private final List<Step> steps;
    private final int players;

    WhyNotCheck(Tournament tournament) {
        this.tournament = tournament;
        dutch = ExhaustiveDutch.of(tournament);
        steps = dutch.steps(_ -> true);
        players = steps.isEmpty() ? 0 : steps.getLast().chosen().length;
    }

    void accept(BoardReasons board) {
        switch (board.whyNot()) {
            case null -> assertThat(board.pair().second()).isPositive();
            case WhyNot.PlainOrder order -> assertThat(order.place()).isPositive();
            case WhyNot.LowestRank _ -> assertThat(board.pair().first()).isEqualTo(id(players - 1));
            case WhyNot.Met met ->
                assertThat(rounds(met.player()).get(met.round() - 1))
                        .matches(entry -> entry.opponent() == met.opponent()
                                && entry.outcome().played());
            case WhyNot.KeptApart apart ->
                assertThat(tournament.forbidden())
                        .anyMatch(group -> group.players().containsAll(List.of(apart.player(), apart.opponent())));
            case WhyNot.SameColour same ->
                assertThat(List.of(same.player(), same.opponent()))
                        .allMatch(player -> seat(player).strength() == 3)
                        .extracting(player -> seat(player).wants())
                        .containsOnly(
                                same.colour().name().toLowerCase(Locale.ROOT).charAt(0));
            case WhyNot.HadBye had ->
                assertThat(rounds(had.player()))
                        .anyMatch(entry -> entry.outcome() == Outcome.PAIRING_BYE
                                || !entry.outcome().played());
            case WhyNot.Incomplete none
            when none.opponent() == 0 ->
                assertThat(dutch.steps(pairing -> pairing[position(none.player())] == -1))
                        .isEmpty();
            case WhyNot.Incomplete none ->
                assertThat(with(board, none.player(), none.opponent())).isEmpty();
            case WhyNot.Worse worse
            when worse.opponent() == 0 ->
                assertThat(dutch.steps(pairing -> pairing[position(worse.player())] == -1))
                        .isNotEmpty();
            case WhyNot.Worse worse -> checkWorse(board, worse);
        }
    }

    private void checkWorse(BoardReasons board, WhyNot.Worse worse) {
        var step = step(board);
        var others = with(board, worse.player(), worse.opponent());
        assertThat(others).isNotEmpty();
        var best = step.bracket().best(others);
        assertThat(worse.criterion()).isEqualTo(step.bracket().firstKeyLost(step.chosen(), best));
        var meeting = List.of(worse.player(), worse.opponent());
        assertThat(worse.instead()).anyMatch(pair -> meeting.containsAll(List.of(pair.player(), pair.opponent())));
        assertThat(worse.instead().stream().filter(pair -> pair.opponent() > 0)).allMatch(pair -> meets(best, pair));
        var floaters = step.bracket().floaters(best);
        assertThat(worse.concerned()).allMatch(player -> isConcerned(worse.criterion(), player, best, floaters));
    }

    /** What the criterion is about is true of the player in that pairing. */
    private boolean isConcerned(Criterion criterion, int player, int[] pairing, Collection<Integer> floaters) {
        int position = position(player);
        var seat = dutch.seat(position);
        boolean floats = floaters.contains(position);
        return switch (criterion) {
            case C6, C7, C9 -> floats;
            case C10, C11, C12, C13 ->
                !floats && dutch.seat(pairing[position]).wants() == seat.wants() && seat.wants() != '-';
            case C14, C18 -> floats && seat.before() == -1;
            case C16, C20 -> floats && seat.twoBefore() == -1;
            case C15, C19 ->
                !floats && seat.before() == 1 && dutch.seat(pairing[position]).score() > seat.score();
            case C17, C21 ->
                !floats
                        && seat.twoBefore() == 1
                        && dutch.seat(pairing[position]).score() > seat.score();
            default -> false;
        };
    }

    private boolean meets(int[] pairing, Instead pair) {
        return pairing[position(pair.player())] == position(pair.opponent());
    }

    private List<int[]> with(BoardReasons board, int player, int opponent) {
        return step(board).pool().stream()
                .filter(pairing -> pairing[position(player)] == position(opponent))
                .toList();
    }

    private Step step(BoardReasons board) {
        return steps.stream()
                .filter(step -> step.score() == board.pair().bracketScore())
                .findFirst()
                .orElseThrow();
    }

    private int id(int position) {
        return dutch.seat(position).player().id();
    }

    private int position(int id) {
        return IntStream.range(0, players)
                .filter(position -> id(position) == id)
                .findFirst()
                .orElseThrow();
    }

    private ExhaustiveSeat seat(int id) {
        return dutch.seat(position(id));
    }

    private List<RoundEntry> rounds(int id) {
        return seat(id).player().rounds();
    }
}
