package dev.perennial.games.concert;

import dev.perennial.games.Sentence;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.FinalBill;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Phase;
import dev.perennial.games.concert.model.Standing;
import java.util.List;
import java.util.Map;

/** The event log, line by line. Keys are the event's name, with a variant behind it where the sentence differs. */
final class Sentences {
    private Sentences() {}

    static Sentence of(ConcertEvent event) {
        return switch (event) {
            case ConcertEvent.TableLaid laid -> say("TableLaid", Map.of("dealer", laid.dealer()));
            case ConcertEvent.HandsDealt dealt ->
                say("HandsDealt", Map.of("size", ConcertTables.HAND_SIZE, "undealt", dealt.undealtCount()));
            case ConcertEvent.OpeningChosen(int seat, var cards) ->
                cards.isEmpty()
                        ? say("OpeningChosen.hidden", Map.of("seat", seat))
                        : say("OpeningChosen", Map.of("seat", seat, "cards", codes(cards)));
            case ConcertEvent.OpeningRevealed(var rows) ->
                say(
                        "OpeningRevealed",
                        Map.of("rows", rows.stream().map(Sentences::codes).toList()));
            case ConcertEvent.FirstPlayerDetermined(int seat, var sums) ->
                say("FirstPlayerDetermined", Map.of("seat", seat, "sums", sums));
            case ConcertEvent.TurnStarted(int seat, var _, var _) -> say("TurnStarted", Map.of("seat", seat));
            case ConcertEvent.InfluenceCardPlayed played -> played(played);
            case ConcertEvent.ArtistMoved moved -> moved(moved);
            case ConcertEvent.HitTurned(int seat, var _, var from, var to) ->
                say("HitTurned", Map.of("seat", seat, "from", from.name(), "to", to.name()));
            case ConcertEvent.ConcertHeld held ->
                say(
                        held.gala() ? "ConcertHeld.gala" : "ConcertHeld",
                        Map.of("seat", held.seat(), "number", held.number(), "score", held.score()));
            case ConcertEvent.TurnEnded(int seat, var _) -> say("TurnEnded", Map.of("seat", seat));
            case ConcertEvent.TimeRanOut(int seat, var phase, var _) ->
                say(phase == Phase.REVEAL ? "TimeRanOut.opening" : "TimeRanOut", Map.of("seat", seat));
            case ConcertEvent.PenaltyCardPlaced(int seat, var card, int slot, var covered) ->
                say(
                        "PenaltyCardPlaced",
                        Map.of("seat", seat, "card", card.code(), "slot", slot, "covered", covered.code()));
            case ConcertEvent.FinalConcertHeld(var bills) ->
                say(
                        "FinalConcertHeld",
                        Map.of("scores", bills.stream().map(FinalBill::score).toList()));
            case ConcertEvent.GameEnded(var standings) -> ended(standings);
        };
    }

    private static Sentence played(ConcertEvent.InfluenceCardPlayed played) {
        return say(
                "InfluenceCardPlayed",
                Map.of(
                        "seat", played.seat(),
                        "card", played.card().code(),
                        "target", played.target(),
                        "slot", played.slot(),
                        "covered", played.covered().code()));
    }

    private static Sentence moved(ConcertEvent.ArtistMoved moved) {
        Integer from = moved.from();
        return from == null
                ? say(
                        "ArtistMoved.fromCentre",
                        Map.of("artist", moved.artist().name(), "to", moved.to(), "value", moved.value()))
                : say(
                        "ArtistMoved",
                        Map.of(
                                "artist",
                                moved.artist().name(),
                                "from",
                                from,
                                "to",
                                moved.to(),
                                "value",
                                moved.value()));
    }

    private static Sentence ended(List<Standing> standings) {
        var winners = standings.stream()
                .filter(standing -> standing.place() == 1)
                .map(Standing::seat)
                .toList();
        var totals = standings.stream().map(Standing::total).toList();
        return say(
                winners.size() == 1 ? "GameEnded" : "GameEnded.shared", Map.of("winners", winners, "totals", totals));
    }

    private static List<String> codes(List<InfluenceCard> cards) {
        return cards.stream().map(InfluenceCard::code).toList();
    }

    private static Sentence say(String key, Map<String, Object> params) {
        return new Sentence(EvergreenConcert.ID + "." + key, params);
    }
}
