package dev.perennial.tournament.life;

import static dev.perennial.tournament.life.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.RoundBye;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.games.Sentence;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The next round before it is published, and why it is that one. */
class PreviewTest {
    private static final String BY_HAND = "{\"timing\":{\"byHand\":true}}";

    private static Proposal.Tables preview(Cup cup) {
        return (Proposal.Tables) NextRound.preview(cup.state());
    }

    @Test
    void previewsSayWhy() {
        var cup = Cup.with(4, 2, Cup.rules(BY_HAND)).olga(new Act.Start());
        assertThat(preview(cup).tables())
                .hasSize(2)
                .allSatisfy(table -> assertThat(table.reasons()).isNotEmpty());
        assertThat(cup.state().played()).isEmpty();
        cup.olga(Act.Pair.byTheRules(1));
        assertThat(cup.last())
                .first()
                .isInstanceOfSatisfying(
                        RoundPaired.class, round -> assertThat(round.by()).isEqualTo(OLGA));
    }

    @Test
    void whatWasLookedAtIsPublishedOrNothingIs() {
        var cup = Cup.with(6, 2, Cup.rules(BY_HAND)).olga(new Act.Start());
        var seen = new Act.Pair(1, null, List.of(), preview(cup).fingerprint());
        var p6 = new PlayerId("p6");
        cup.act(p6, null, new Act.Withdraw(p6));
        cup.refuses(OLGA, null, seen, TournamentRefusal.PREVIEW_OUTDATED);
        assertThat(cup.state().played()).isEmpty();
        cup.act(p6, null, new Act.Reenter(p6)).act(OLGA, null, seen);
        assertThat(cup.round(1).tables()).hasSize(3);
    }

    @Test
    void anotherByeIsAnotherRound() {
        var cup = Cup.with(6, 2, Cup.rules(BY_HAND)).olga(new Act.Start());
        var p6 = new PlayerId("p6");
        cup.act(p6, null, new Act.RequestBye(p6, 1, ByeKind.ZERO));
        var before = preview(cup);
        cup.olga(new Act.RequestBye(p6, 1, ByeKind.HALF));
        assertThat(preview(cup).tables()).isEqualTo(before.tables());
        assertThat(preview(cup).fingerprint()).isNotEqualTo(before.fingerprint());
    }

    /** All are level: another bye leaves other pairs, and the number of the player decides. */
    @Test
    void theByeSaysWhoWasNextAndWhatIsWorseThen() {
        var cup = Cup.with(5, 3, Cup.rules(BY_HAND)).olga(new Act.Start());
        var bye = preview(cup).byes().getFirst();
        assertThat(bye.player()).isEqualTo(new PlayerId("p5"));
        assertThat(bye.reasons()).singleElement().satisfies(reason -> {
            assertThat(reason.key()).isEqualTo("pairing.best");
            assertThat(reason.params()).containsEntry("first", 5).containsEntry("second", 0);
            assertThat(reason.params().get("criterion")).isNotNull();
        });
    }

    /** The two others had the byes of the rounds before, and have not met yet. */
    @Test
    void theByeOfTheOnlyOneIsCalledSo() {
        var cup = Cup.with(3, 3, Cup.rules(BY_HAND)).olga(new Act.Start());
        cup.olga(Act.Pair.byTheRules(1)).favouritesWin();
        cup.olga(Act.Pair.byTheRules(2)).favouritesWin();
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye ->
                        assertThat(bye.reasons()).extracting(Sentence::key).containsExactly("pairing.byeOnly"));
    }

    @Test
    void aByeOneAskedForNeedsNoReason() {
        var cup = Cup.with(5, 3, Cup.rules(BY_HAND)).olga(new Act.Start());
        var p1 = new PlayerId("p1");
        cup.act(p1, null, new Act.RequestBye(p1, 1, ByeKind.ZERO));
        assertThat(preview(cup).byes()).containsExactly(new Proposal.ProposedBye(p1, ByeKind.ZERO, List.of()));
    }

    @Test
    void byesAtLargerTablesSayHowManyOneHad() {
        var cup = new Cup(4, 3, Cup.rules(BY_HAND));
        IntStream.rangeClosed(1, 5).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(new Act.Start());
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye -> assertThat(bye.reasons())
                        .containsExactly(new Sentence("pod.bye", Map.of("player", 5, "before", 0L))));
        cup.olga(Act.Pair.byTheRules(1));
        assertThat(cup.round(1).byes()).containsExactly(new RoundBye(new PlayerId("p5"), ByeKind.PAIRING));
    }

    @Test
    void whoCannotBeKeptApartIsNamed() {
        var cup = new Cup(3, 2, Cup.rules("{\"timing\":{\"byHand\":true},\"forbidden\":[[\"p1\",\"p3\"]]}"));
        IntStream.rangeClosed(1, 3).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(new Act.Start());
        assertThat(NextRound.preview(cup.state()))
                .isInstanceOfSatisfying(
                        Proposal.Impossible.class,
                        none -> assertThat(none.together())
                                .containsExactly(List.of(new PlayerId("p1"), new PlayerId("p3"))));
    }

    @Test
    void theFreeRoundOfARoundRobinIsFromTheSchedule() {
        var cup = Cup.with(3, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\",\"timing\":{\"byHand\":true}}"))
                .olga(new Act.Start());
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye ->
                        assertThat(bye.reasons()).extracting(Sentence::key).containsExactly("pairing.schedule"));
    }
}
