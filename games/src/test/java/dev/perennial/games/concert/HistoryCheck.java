package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.FinalBill;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Moment;
import dev.perennial.games.concert.model.Promoter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes through the events of a finished game with the {@link SlowRecount} at hand. */
final class HistoryCheck {
    private final List<ConcertEvent> history;
    private final int[] totals;
    private final int[] concerts;
    private final int[] cardsInHand;
    private final boolean[] galas;
    private char hit = 'O';
    private int mover;
    private int laidThisTurn;
    private @Nullable SlowRecount table;
    private @Nullable Moment sand;

    private HistoryCheck(List<ConcertEvent> history, int seats) {
        this.history = history;
        this.totals = new int[seats];
        this.concerts = new int[seats];
        this.cardsInHand = new int[seats];
        this.galas = new boolean[seats];
    }

    static void check(List<ConcertEvent> history, ConcertState end) {
        var check = new HistoryCheck(history, end.seats());
        for (int i = 0; i < history.size(); i++) {
            check.look(history.get(i), i);
        }
        assertThat(end.promoters().stream().mapToInt(Promoter::total)).containsExactly(box(check.totals));
        assertThat(end.promoters()).allMatch(p -> p.hand().isEmpty());
        assertThat(check.cardsInHand).containsOnly(0);
        assertThat(new ConcertStatistics()
                        .figures(history, end).stream().mapToInt(figures -> figures.get("concertPoints")))
                .containsExactly(box(check.totals));
    }

    private void look(ConcertEvent event, int index) {
        switch (event) {
            case ConcertEvent.OpeningRevealed(var rows) -> {
                table = new SlowRecount(rows);
                Arrays.fill(cardsInHand, 10);
            }
            case ConcertEvent.TurnStarted started -> startTurn(started, index);
            case ConcertEvent.InfluenceCardPlayed played -> {
                assertThat(played.seat()).isEqualTo(mover);
                assertThat(played.cardOfTurn()).isEqualTo(++laidThisTurn).isBetween(1, 3);
                laid(played.card(), played.target(), played.slot(), index);
            }
            case ConcertEvent.PenaltyCardPlaced penalty -> {
                assertThat(laidThisTurn).isZero();
                assertThat(penalty.seat()).isEqualTo(mover);
                assertThat(penalty.slot()).isEqualTo(1);
                laid(penalty.card(), mover, 1, index);
            }
            case ConcertEvent.HitTurned turned -> {
                assertThat(turned.from().letter()).isEqualTo(hit);
                hit = SlowRecount.turned(hit, turned.direction());
                assertThat(turned.to().letter()).isEqualTo(hit);
            }
            case ConcertEvent.ConcertHeld held -> concert(held);
            case ConcertEvent.FinalConcertHeld(var bills) -> bills.forEach(this::finale);
            case ConcertEvent.TurnEnded ended -> assertThat(ended.seat()).isEqualTo(mover);
            default -> {}
        }
    }

    /** The next seat with cards; an hourglass between one and two fillings. */
    private void startTurn(ConcertEvent.TurnStarted started, int index) {
        if (history.get(index - 1) instanceof ConcertEvent.TurnEnded ended) {
            int seat = ended.seat();
            do {
                seat = (seat + 1) % totals.length;
            } while (cardsInHand[seat] == 0);
            assertThat(started.seat()).isEqualTo(seat);
            sand = ended.glassEnd();
        }
        mover = started.seat();
        laidThisTurn = 0;
        if (started.deadline() != null && started.glassEnd() != null) {
            long rest = Duration.between(
                            started.glassEnd().instant(), started.deadline().instant())
                    .toSeconds();
            assertThat(rest).isIn(0L, 20L);
            assertThat(rest == 20)
                    .as("old sand goes on")
                    .isEqualTo(started.glassEnd().equals(sand));
        }
    }

    private void laid(InfluenceCard card, int target, int slot, int index) {
        cardsInHand[mover]--;
        var told = new ArrayList<String>();
        for (int i = index + 1; history.get(i) instanceof ConcertEvent.ArtistMoved moved; i++) {
            told.add(moved.artist().letter() + ":" + moved.to() + "@" + moved.value());
        }
        assertThat(table().lay(card, target, slot))
                .as("discs moved by %s", card)
                .containsExactlyInAnyOrderElementsOf(told);
    }

    private void concert(ConcertEvent.ConcertHeld held) {
        assertThat(laidThisTurn).isPositive();
        assertThat(held.score()).isEqualTo(table().concert(mover, hit, held.gala()));
        assertThat(held.number()).isEqualTo(++concerts[mover]).isLessThanOrEqualTo(3);
        assertThat(held.gala() && galas[mover]).as("second gala").isFalse();
        galas[mover] |= held.gala();
        totals[mover] += held.score();
    }

    private void finale(FinalBill bill) {
        assertThat(bill.gala()).isEqualTo(!galas[bill.seat()]);
        assertThat(bill.score()).isEqualTo(table().concert(bill.seat(), '-', bill.gala()));
        totals[bill.seat()] += bill.score();
    }

    private SlowRecount table() {
        assertThat(table).as("cards are laid after the reveal").isNotNull();
        return table;
    }

    private static Integer[] box(int[] numbers) {
        return Arrays.stream(numbers).boxed().toArray(Integer[]::new);
    }
}
