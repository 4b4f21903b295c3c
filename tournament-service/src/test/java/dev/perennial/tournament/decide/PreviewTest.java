package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PairingPreview;
import dev.perennial.games.Sentence;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The next round before it is published, and why it is that one. */
class PreviewTest {
    private static final String BY_HAND = "{\"timing\":{\"byHand\":true}}";

    private static NextRound.Paired preview(Cup cup) {
        return (NextRound.Paired) PairingPreview.of(cup.state());
    }

    @Test
    void previewsSayWhy() {
        var cup = Cup.with(4, 2, Cup.rules(BY_HAND)).olga(StartTournament::new);
        assertThat(preview(cup).tables())
                .hasSize(2)
                .allSatisfy(table -> assertThat(table.reasons()).isNotEmpty());
        assertThat(cup.state().played()).isEmpty();
        cup.pair(1);
        assertThat(cup.last())
                .first()
                .isInstanceOfSatisfying(
                        RoundPaired.class, round -> assertThat(round.by()).isEqualTo(OLGA));
    }

    @Test
    void whatWasLookedAtIsPublishedOrNothingIs() {
        var cup = Cup.with(6, 2, Cup.rules(BY_HAND)).olga(StartTournament::new);
        String fingerprint = preview(cup).fingerprint();
        TournamentCommand.Factory seen = (id, request) -> new PairRound(id, request, 1, fingerprint);
        var p6 = new PlayerId("p6");
        cup.send(p6, null, (id, request) -> new WithdrawPlayer(id, request, p6));
        cup.refuses(OLGA, null, seen, TournamentRefusal.PREVIEW_OUTDATED);
        assertThat(cup.state().played()).isEmpty();
        cup.send(p6, null, (id, request) -> new ReenterPlayer(id, request, p6)).send(OLGA, null, seen);
        assertThat(cup.round(1).tables()).hasSize(3);
    }

    @Test
    void anotherByeIsAnotherRound() {
        var cup = Cup.with(6, 2, Cup.rules(BY_HAND)).olga(StartTournament::new);
        var p6 = new PlayerId("p6");
        cup.send(p6, null, (id, request) -> new RequestBye(id, request, p6, 1, ByeKind.ZERO));
        var before = preview(cup);
        cup.olga((id, request) -> new RequestBye(id, request, p6, 1, ByeKind.HALF));
        assertThat(preview(cup).tables()).isEqualTo(before.tables());
        assertThat(preview(cup).fingerprint()).isNotEqualTo(before.fingerprint());
    }

    /** All are level: another bye leaves other pairs, and the number of the player decides. */
    @Test
    void theByeSaysWhoWasNextAndWhatIsWorseThen() {
        var cup = Cup.with(5, 3, Cup.rules(BY_HAND)).olga(StartTournament::new);
        var bye = preview(cup).byes().getFirst();
        assertThat(bye.player()).isEqualTo(new PlayerId("p5"));
        assertThat(bye.reasons())
                .extracting(Sentence::key)
                .containsExactly("pairing.byeGroup", "pairing.why.lowest", "pairing.detail.next");
        assertThat(bye.reasons().get(1).params()).containsEntry("player", "#5");
        assertThat(bye.reasons().getLast().params()).containsKeys("instead", "criterion", "meaning");
    }

    @Test
    void aPairSaysWhyNotTheObviousOne() {
        var cup = Cup.with(4, 3, Cup.rules(BY_HAND)).olga(StartTournament::new);
        cup.pair(1).favouritesWin();
        var reasons = preview(cup).tables().getFirst().reasons();
        assertThat(reasons)
                .extracting(Sentence::key)
                .contains("pairing.group", "pairing.due", "pairing.detail.met", "pairing.detail.colour")
                .anyMatch(key -> key.startsWith("pairing.why."));
        assertThat(reasons.stream().filter(reason -> reason.key().equals("pairing.due")))
                .hasSize(2)
                .allSatisfy(reason -> assertThat(reason.params())
                        .hasEntrySatisfying(
                                "due", due -> assertThat(due.toString()).startsWith("@pairing.seat."))
                        .containsEntry("strength", "@pairing.strength.STRONG"));
    }

    /** The two others had the byes of the rounds before, and have not met yet. */
    @Test
    void theByeOfTheOnlyOneIsCalledSo() {
        var cup = Cup.with(3, 3, Cup.rules(BY_HAND)).olga(StartTournament::new);
        cup.pair(1).favouritesWin();
        cup.pair(2).favouritesWin();
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye ->
                        assertThat(bye.reasons()).extracting(Sentence::key).contains("pairing.byeOnly"));
    }

    @Test
    void aByeOneAskedForNeedsNoReason() {
        var cup = Cup.with(5, 3, Cup.rules(BY_HAND)).olga(StartTournament::new);
        var p1 = new PlayerId("p1");
        cup.send(p1, null, (id, request) -> new RequestBye(id, request, p1, 1, ByeKind.ZERO));
        assertThat(preview(cup).byes()).containsExactly(new NextRound.Bye(p1, ByeKind.ZERO, List.of()));
    }

    @Test
    void byesAtLargerTablesSayHowManyOneHad() {
        var cup = new Cup(4, 3, Cup.rules(BY_HAND));
        IntStream.rangeClosed(1, 5).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new);
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye -> assertThat(bye.reasons())
                        .containsExactly(new Sentence("pod.bye", Map.of("player", "#5", "before", 0L))));
        cup.pair(1);
        assertThat(cup.round(1).byes()).containsExactly(new RoundBye(new PlayerId("p5"), ByeKind.PAIRING));
    }

    @Test
    void whoCannotBeKeptApartIsNamed() {
        var cup = new Cup(3, 2, Cup.rules("{\"timing\":{\"byHand\":true},\"forbidden\":[[\"p1\",\"p3\"]]}"));
        IntStream.rangeClosed(1, 3).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new);
        assertThat(PairingPreview.of(cup.state()))
                .isInstanceOfSatisfying(
                        NextRound.Impossible.class,
                        none -> assertThat(none.together())
                                .containsExactly(List.of(new PlayerId("p1"), new PlayerId("p3"))));
    }

    @Test
    void theFreeRoundOfARoundRobinIsFromTheSchedule() {
        var cup = Cup.with(3, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\",\"timing\":{\"byHand\":true}}"))
                .olga(StartTournament::new);
        assertThat(preview(cup).byes())
                .singleElement()
                .satisfies(bye ->
                        assertThat(bye.reasons()).extracting(Sentence::key).containsExactly("pairing.schedule"));
    }
}
