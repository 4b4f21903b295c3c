package dev.perennial.games.concert.bot;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.InfluenceCard;

/**
 * A position in numbers, to try out card after card: playing one changes what two artists think, and nothing is copied
 * but their discs. Judges as {@link Evaluation} does.
 */
final class EvaluationSketch {
    private static final Colour[] COLOURS = Colour.values();
    private static final int ARTISTS = COLOURS.length;
    private static final int NOBODY = -1;

    private final int seats;
    private final int seat;
    private final InfluenceCard[][] tops;
    private final int[] holders = new int[ARTISTS];
    private final int[] values = new int[ARTISTS];
    private final int hit;
    private final int before;
    private final int behind;

    EvaluationSketch(ConcertState position, int seat) {
        this.seats = position.seats();
        this.seat = seat;
        this.tops = new InfluenceCard[seats][];
        for (int i = 0; i < seats; i++) {
            tops[i] = position.promoter(i).tops().toArray(new InfluenceCard[0]);
        }
        for (Disc disc : position.discs()) {
            var holder = disc.holder();
            holders[disc.artist().index()] = holder == null ? NOBODY : holder;
            values[disc.artist().index()] = disc.value();
        }
        this.hit = position.hit().index();
        this.before = ConcertTables.hitNeighbour(position.hit(), -1).index();
        this.behind = ConcertTables.hitNeighbour(position.hit(), 1).index();
    }

    double promise(ConcertMove.PlayCard play) {
        var row = tops[play.target()];
        var covered = row[play.slot()];
        int played = play.card().colour().index();
        int other = covered.colour().index();
        int playedHolder = holders[played];
        int playedValue = values[played];
        int otherHolder = holders[other];
        int otherValue = values[other];
        row[play.slot()] = play.card();
        follow(played);
        if (other != played) {
            follow(other);
        }
        double promise = worths() - Evaluation.CARD_WEIGHT * play.card().value();
        row[play.slot()] = covered;
        holders[played] = playedHolder;
        values[played] = playedValue;
        holders[other] = otherHolder;
        values[other] = otherValue;
        return promise;
    }

    /** The disc goes to the leader; only a change of hands raises its value. */
    private void follow(int artist) {
        int leader = NOBODY;
        int most = 0;
        for (int i = 0; i < seats; i++) {
            int shown = shown(tops[i], COLOURS[artist]);
            if (shown > most) {
                most = shown;
                leader = i;
            }
        }
        if (leader != NOBODY && leader != holders[artist]) {
            values[artist] = holders[artist] == NOBODY ? values[artist] : ConcertTables.nextDiscValue(values[artist]);
            holders[artist] = leader;
        }
    }

    /** The sum counts first, then the highest card. */
    private static int shown(InfluenceCard[] row, Colour artist) {
        int sum = 0;
        int highest = 0;
        for (InfluenceCard card : row) {
            if (card.colour() == artist) {
                sum += card.value();
                highest = Math.max(highest, card.value());
            }
        }
        return sum * (ConcertTables.HIGHEST_VALUE + 1) + highest;
    }

    private double worths() {
        int rival = 0;
        for (int i = 0; i < seats; i++) {
            rival = i == seat ? rival : Math.max(rival, worth(i) + bonus(i, hit));
        }
        int bonus = Math.max(bonus(seat, hit), Math.max(bonus(seat, before), bonus(seat, behind)));
        return worth(seat) + bonus - Evaluation.RIVAL_WEIGHT * rival;
    }

    private int worth(int who) {
        int sum = 0;
        for (int artist = 0; artist < ARTISTS; artist++) {
            sum += holders[artist] == who ? values[artist] : 0;
        }
        return sum;
    }

    /** The hit counts twice. */
    private int bonus(int who, int artist) {
        return holders[artist] == who ? (ConcertTables.HIT_FACTOR - 1) * values[artist] : 0;
    }
}
