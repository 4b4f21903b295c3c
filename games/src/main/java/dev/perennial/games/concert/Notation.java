package dev.perennial.games.concert;

import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code open G9 B1 B3}, {@code play N1 1.0} (seat and slot), {@code hit +1}, {@code concert}, {@code gala},
 * {@code end}.
 */
public final class Notation {
    private static final Pattern OPEN = Pattern.compile("open((?: [A-Z]\\d{1,2})*)");
    private static final Pattern PLAY = Pattern.compile("play ([A-Z]\\d{1,2}) (-?\\d+)\\.(-?\\d+)");
    private static final Pattern HIT = Pattern.compile("hit ([+-]\\d+)");

    private Notation() {}

    public static String write(ConcertMove move) {
        return switch (move) {
            case ConcertMove.SelectOpening(var cards) ->
                "open" + cards.stream().map(card -> " " + card.code()).collect(Collectors.joining());
            case ConcertMove.PlayCard(var card, int target, int slot) ->
                "play " + card.code() + " " + target + "." + slot;
            case ConcertMove.TurnHit(int direction) -> "hit %+d".formatted(direction);
            case ConcertMove.HoldConcert(boolean gala) -> gala ? "gala" : "concert";
            case ConcertMove.EndTurn _ -> "end";
        };
    }

    static Optional<ConcertMove> read(String text) {
        try {
            return switch (text) {
                case "concert" -> Optional.of(new ConcertMove.HoldConcert(false));
                case "gala" -> Optional.of(new ConcertMove.HoldConcert(true));
                case "end" -> Optional.of(new ConcertMove.EndTurn());
                default ->
                    Stream.of(
                                    read(OPEN, text, found -> new ConcertMove.SelectOpening(cards(found.group(1)))),
                                    read(PLAY, text, Notation::play),
                                    read(HIT, text, found -> new ConcertMove.TurnHit(Integer.parseInt(found.group(1)))))
                            .flatMap(Optional::stream)
                            .findFirst();
            };
        } catch (IllegalArgumentException _) {
            return Optional.empty(); // no such card, or a number beyond all numbers
        }
    }

    private static Optional<ConcertMove> read(Pattern form, String text, Function<MatchResult, ConcertMove> move) {
        Matcher matcher = form.matcher(text);
        return matcher.matches() ? Optional.of(move.apply(matcher.toMatchResult())) : Optional.empty();
    }

    private static ConcertMove play(MatchResult found) {
        return new ConcertMove.PlayCard(
                InfluenceCard.ofCode(found.group(1)),
                Integer.parseInt(found.group(2)),
                Integer.parseInt(found.group(3)));
    }

    private static List<InfluenceCard> cards(String codes) {
        return Pattern.compile(" ")
                .splitAsStream(codes)
                .filter(code -> !code.isEmpty())
                .map(InfluenceCard::ofCode)
                .toList();
    }
}
