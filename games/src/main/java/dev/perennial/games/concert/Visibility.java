package dev.perennial.games.concert;

import dev.perennial.games.Viewer;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import dev.perennial.games.concert.model.SeatView;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Visibility rules (concert spec 11). Anything not explicitly allowed stays hidden. */
public final class Visibility {
    private Visibility() {}

    public static ConcertView view(ConcertState state, Viewer viewer) {
        boolean everything = viewer instanceof Viewer.Open || state.isFinished();
        return new ConcertView(
                state.phase(),
                state.dealer(),
                IntStream.range(0, state.seats())
                        .mapToObj(seat -> seatView(state, seat, everything || viewer.isSeat(seat)))
                        .toList(),
                state.discs(),
                state.hit(),
                state.turn(),
                state.hourglass(),
                state.undealt().size(),
                everything ? state.undealt() : List.of(),
                state.standings());
    }

    static ConcertEvent redact(ConcertEvent event, Viewer viewer) {
        if (viewer instanceof Viewer.Open) {
            return event;
        }
        return switch (event) {
            case ConcertEvent.HandsDealt dealt -> redactDeal(dealt, viewer);
            case ConcertEvent.OpeningChosen(int seat, var _) ->
                viewer.isSeat(seat) ? event : new ConcertEvent.OpeningChosen(seat, List.of());
            case ConcertEvent.TableLaid _,
                    ConcertEvent.OpeningRevealed _,
                    ConcertEvent.FirstPlayerDetermined _,
                    ConcertEvent.TurnStarted _,
                    ConcertEvent.InfluenceCardPlayed _,
                    ConcertEvent.ArtistMoved _,
                    ConcertEvent.HitTurned _,
                    ConcertEvent.ConcertHeld _,
                    ConcertEvent.TurnEnded _,
                    ConcertEvent.TimeRanOut _,
                    ConcertEvent.PenaltyCardPlaced _,
                    ConcertEvent.FinalConcertHeld _,
                    ConcertEvent.GameEnded _ -> event;
        };
    }

    private static ConcertEvent redactDeal(ConcertEvent.HandsDealt dealt, Viewer viewer) {
        List<List<InfluenceCard>> hands = IntStream.range(0, dealt.hands().size())
                .mapToObj(seat -> viewer.isSeat(seat) ? dealt.hands().get(seat) : List.<InfluenceCard>of())
                .toList();
        return new ConcertEvent.HandsDealt(hands, dealt.undealtCount(), List.of());
    }

    private static SeatView seatView(ConcertState state, int seat, boolean own) {
        Promoter promoter = state.promoter(seat);
        boolean revealed = !promoter.stacks().isEmpty();
        return new SeatView(
                seat,
                promoter.hand().size(),
                own ? promoter.hand() : List.of(),
                promoter.hasSubmitted(),
                own || revealed ? promoter.opening() : List.of(),
                promoter.stacks(),
                influence(promoter),
                promoter.concerts(),
                ConcertTables.CONCERTS_PER_PLAYER - promoter.concerts().size(),
                promoter.isGalaUsed(),
                promoter.finale(),
                Bills.score(Bills.of(state, seat, state.hit()), false),
                promoter.total());
    }

    private static Map<Colour, Integer> influence(Promoter promoter) {
        var shown = new EnumMap<Colour, Integer>(Colour.class);
        for (Colour colour : Colour.values()) {
            shown.put(colour, Influence.of(promoter, colour).sum());
        }
        return Collections.unmodifiableMap(shown);
    }
}
