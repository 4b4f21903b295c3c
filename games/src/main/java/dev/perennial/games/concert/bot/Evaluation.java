package dev.perennial.games.concert.bot;

import dev.perennial.games.concert.Bills;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.Promoter;
import java.util.List;
import java.util.stream.IntStream;

/** The value of a position for one player, judged by what that player sees. */
record Evaluation(ConcertState position, int seat) {
    /** An opponent's concert hurts, but only the best of them, and not as much as the player's own concert helps. */
    static final double RIVAL_WEIGHT = 0.4;

    /** Keeps high cards for later where low ones do. */
    static final double CARD_WEIGHT = 0.15;

    /** The position as far as it is known: other hands and the undealt cards are empty. */
    static Evaluation of(ConcertView view, int seat) {
        var promoters = view.seats().stream()
                .map(one -> new Promoter(one.hand(), one.opening(), one.stacks(), one.concerts(), one.finale()))
                .toList();
        return new Evaluation(
                new ConcertState(
                        view.phase(),
                        view.dealer(),
                        promoters,
                        List.of(),
                        view.discs(),
                        view.hit(),
                        view.turn(),
                        view.hourglass(),
                        view.standings()),
                seat);
    }

    Promoter self() {
        return position.promoter(seat);
    }

    double promise() {
        int rival = IntStream.range(0, position.seats())
                .filter(other -> other != seat)
                .map(other -> worth(other, position.hit()))
                .max()
                .orElse(0);
        return worthWithBestHit() - RIVAL_WEIGHT * rival;
    }

    int worthWithBestHit() {
        return IntStream.rangeClosed(-1, 1).map(this::worthAfterTurning).max().orElseThrow();
    }

    /** The points of a plain concert after the hit disc is turned this way; 0 leaves it. */
    int worthAfterTurning(int direction) {
        return worth(seat, ConcertTables.hitNeighbour(position.hit(), direction));
    }

    /** The points each player would get if the discs were shared evenly. */
    double fairShare() {
        int all = position.discs().stream().mapToInt(Disc::value).sum();
        return (double) all / position.seats();
    }

    private int worth(int who, Colour hit) {
        return Bills.score(Bills.of(position, who, hit), false);
    }
}
