package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Sentence;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.Phase;
import dev.perennial.games.concert.model.Standing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lines of the event log that have variants, or numbers a reader needs. */
class SentencesTest {

    @Test
    void aCardTellsWhereItWentAndWhatItCovered() {
        assertThat(said(new ConcertEvent.InfluenceCardPlayed(0, Cards.card("N1"), 1, 2, Cards.card("B8"), 1)))
                .isEqualTo(line(
                        "InfluenceCardPlayed",
                        Map.of("seat", 0, "card", "N1", "target", 1, "slot", 2, "covered", "B8")));
    }

    @Test
    void aDiscComesFromAPlayerOrFromTheCentre() {
        assertThat(said(new ConcertEvent.ArtistMoved(Colour.BLUE, 1, 2, 6)))
                .isEqualTo(line("ArtistMoved", Map.of("artist", "BLUE", "from", 1, "to", 2, "value", 6)));
        assertThat(said(new ConcertEvent.ArtistMoved(Colour.BROWN, null, 1, 5)))
                .isEqualTo(line("ArtistMoved.fromCentre", Map.of("artist", "BROWN", "to", 1, "value", 5)));
    }

    @Test
    void aGalaIsNoPlainConcert() {
        assertThat(said(new ConcertEvent.ConcertHeld(2, 1, Colour.BLUE, List.of(), false, 24)))
                .isEqualTo(line("ConcertHeld", Map.of("seat", 2, "number", 1, "score", 24)));
        assertThat(said(new ConcertEvent.ConcertHeld(2, 1, Colour.BLUE, List.of(), true, 48))
                        .key())
                .isEqualTo("evergreen-concert.ConcertHeld.gala");
    }

    @Test
    void timeRunsOutInTheOpeningOrInATurn() {
        assertThat(said(new ConcertEvent.TimeRanOut(1, Phase.REVEAL, 0)))
                .isEqualTo(line("TimeRanOut.opening", Map.of("seat", 1)));
        assertThat(said(new ConcertEvent.TimeRanOut(1, Phase.AFTER_HIT, 2)))
                .isEqualTo(line("TimeRanOut", Map.of("seat", 1)));
    }

    @Test
    void theEndNamesItsWinners() {
        var alone = List.of(new Standing(0, 70, 26, 1), new Standing(1, 70, 20, 2));
        assertThat(said(new ConcertEvent.GameEnded(alone)))
                .isEqualTo(line("GameEnded", Map.of("winners", List.of(0), "totals", List.of(70, 70))));
        var shared = List.of(new Standing(0, 70, 26, 1), new Standing(1, 70, 26, 1));
        assertThat(said(new ConcertEvent.GameEnded(shared)))
                .isEqualTo(line("GameEnded.shared", Map.of("winners", List.of(0, 1), "totals", List.of(70, 70))));
    }

    private static Sentence said(ConcertEvent event) {
        return new EvergreenConcert().describe(event);
    }

    private static Sentence line(String key, Map<String, Object> params) {
        return new Sentence("evergreen-concert." + key, params);
    }
}
