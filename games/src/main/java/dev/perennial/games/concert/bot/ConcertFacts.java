package dev.perennial.games.concert.bot;

import dev.perennial.games.GameView;
import dev.perennial.games.Sentence;
import dev.perennial.games.bots.MoveFacts;
import dev.perennial.games.concert.Bills;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertMove.EndTurn;
import dev.perennial.games.concert.model.ConcertMove.HoldConcert;
import dev.perennial.games.concert.model.ConcertMove.PlayCard;
import dev.perennial.games.concert.model.ConcertMove.SelectOpening;
import dev.perennial.games.concert.model.ConcertMove.TurnHit;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Records won, and the points of a concert held now. */
public final class ConcertFacts implements MoveFacts<ConcertMove> {

    @Override
    public List<Sentence> of(GameView before, GameView after, int seat, ConcertMove move) {
        var now = Evaluation.of((ConcertView) before, seat);
        var then = Evaluation.of((ConcertView) after, seat);
        return switch (move) {
            case SelectOpening(var cards) -> List.of(sentence("opening", Map.of("sum", sum(cards))));
            case PlayCard _ -> playing(now, then);
            case TurnHit _ -> bill(now, then);
            case HoldConcert(boolean gala) ->
                List.of(sentence(
                        gala ? "gala" : "concert",
                        Map.of("points", then.self().concerts().getLast().score())));
            case EndTurn _ -> waiting(now);
        };
    }

    private static int sum(List<InfluenceCard> cards) {
        return cards.stream().mapToInt(InfluenceCard::value).sum();
    }

    private static List<Sentence> playing(Evaluation now, Evaluation then) {
        var facts = new ArrayList<Sentence>();
        for (var disc : then.position().discs()) {
            var old = now.position().disc(disc.artist());
            var holder = disc.holder();
            if (holder == null || holder.equals(old.holder())) {
                continue;
            }
            String artist = disc.artist().name();
            facts.add(
                    disc.isHeldBy(then.seat())
                            ? sentence("record", Map.of("artist", artist, "value", disc.value()))
                            : sentence("moves", Map.of("artist", artist, "seat", holder)));
        }
        facts.addAll(bill(now, then));
        return facts;
    }

    private static List<Sentence> bill(Evaluation now, Evaluation then) {
        int held = worth(now);
        int reached = worth(then);
        return held == reached ? List.of() : List.of(sentence("bill", Map.of("held", held, "then", reached)));
    }

    private static List<Sentence> waiting(Evaluation now) {
        return now.self().hasConcertLeft() ? List.of(sentence("wait", Map.of("points", worth(now)))) : List.of();
    }

    private static int worth(Evaluation of) {
        return Bills.score(Bills.of(of.position(), of.seat(), of.position().hit()), false);
    }

    private static Sentence sentence(String key, Map<String, Object> params) {
        return new Sentence("evergreen-concert.hint." + key, params);
    }
}
