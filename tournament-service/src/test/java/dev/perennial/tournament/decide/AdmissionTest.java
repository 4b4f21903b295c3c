package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Admission of players, and the rules a tournament may have. */
class AdmissionTest {
    private static final PlayerId ANN = new PlayerId("ann");

    private static TournamentCommand.Factory register(int rating) {
        return (id, request) -> new RegisterPlayer(id, request, ANN, null, rating, "");
    }

    private static Cup cup(String admission) {
        return Cup.with(0, 2, Cup.rules("{\"admission\":{" + admission + "}}"));
    }

    @Test
    void registrationOpensAndCloses() {
        var cup = cup("\"opens\":\"2026-03-01T11:00:00Z\",\"closes\":\"2026-03-01T12:00:00Z\"");
        cup.refuses(ANN, null, register(1500), TournamentRefusal.REGISTRATION_CLOSED);
        cup.wait(Duration.ofHours(2)).refuses(ANN, null, register(1500), TournamentRefusal.REGISTRATION_CLOSED);
        // The organiser is not bound by the registration hours.
        cup.olga((id, request) -> new InvitePlayer(id, request, ANN, true)).send(ANN, null, register(1500));
        assertThat(cup.state().entry(ANN)).isPresent();
        var open = cup("\"opens\":\"2026-03-01T11:00:00Z\",\"closes\":\"2026-03-01T12:00:00Z\"");
        open.wait(Duration.ofHours(1)).send(ANN, null, register(1500));
        assertThat(open.state().entry(ANN)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"1399, false", "1400, true", "1600, true", "1601, false"})
    void ratingsHaveLimits(int rating, boolean admitted) {
        var cup = cup("\"minRating\":1400,\"maxRating\":1600");
        if (admitted) {
            cup.send(ANN, null, register(rating));
        } else {
            cup.refuses(ANN, null, register(rating), TournamentRefusal.RATING_LIMIT);
        }
        assertThat(cup.state().entry(ANN).isPresent()).isEqualTo(admitted);
    }

    @Test
    void aTournamentHasAtMost256Bots() {
        var cup = cup("");
        for (int number = 1; number <= 256; number++) {
            cup.olga(bot(number));
        }
        cup.refuses(Cup.OLGA, "a call", bot(257), TournamentRefusal.TOO_MANY_BOTS);
    }

    private static TournamentCommand.Factory bot(int number) {
        return (id, request) ->
                new RegisterPlayer(id, request, new PlayerId("bot-greedy-" + number), "greedy", 1500, "");
    }

    @Test
    void onlyThoseInvitedMayCome() {
        cup("\"invited\":[\"ben\"]").refuses(ANN, null, register(1500), TournamentRefusal.NOT_INVITED);
        var cup = cup("\"invited\":[\"ben\",\"ann\"]").send(ANN, null, register(1500));
        assertThat(cup.state().entry(ANN)).isPresent();
    }

    /** Coming back is no way round the hours, the list of invitations and the limits. */
    @Test
    void whoComesBackBeforeTheStartIsAdmittedLikeAnybodyNew() {
        var closing = cup("\"closes\":\"2026-03-01T12:00:00Z\"").send(ANN, null, register(1500));
        closing.send(ANN, null, (id, request) -> new WithdrawPlayer(id, request, ANN))
                .send(ANN, null, (id, request) -> new ReenterPlayer(id, request, ANN));
        closing.send(ANN, null, (id, request) -> new WithdrawPlayer(id, request, ANN))
                .wait(Duration.ofHours(3));
        closing.refuses(
                ANN, null, (id, request) -> new ReenterPlayer(id, request, ANN), TournamentRefusal.REGISTRATION_CLOSED);
        closing.refuses(
                Cup.OLGA,
                "she called",
                (id, request) -> new ReenterPlayer(id, request, ANN),
                TournamentRefusal.CONSENT_MISSING);
        closing.olga((id, request) -> new InvitePlayer(id, request, ANN, true))
                .send(ANN, null, (id, request) -> new ReenterPlayer(id, request, ANN));
        assertThat(closing.state().known(ANN).active()).isTrue();
        var invited =
                asked("\"invited\":[\"ben\"]").send(ANN, null, (id, request) -> new WithdrawPlayer(id, request, ANN));
        invited.refuses(ANN, null, (id, request) -> new ReenterPlayer(id, request, ANN), TournamentRefusal.NOT_INVITED);
        var limited =
                asked("\"maxRating\":1400").send(ANN, null, (id, request) -> new WithdrawPlayer(id, request, ANN));
        limited.refuses(
                ANN, null, (id, request) -> new ReenterPlayer(id, request, ANN), TournamentRefusal.RATING_LIMIT);
    }

    /** Hours, lists and limits do not hold for a player the organiser has invited. */
    private static Cup asked(String admission) {
        return cup(admission)
                .olga((id, request) -> new InvitePlayer(id, request, ANN, true))
                .send(ANN, null, register(1500));
    }

    @Test
    void nobodyRegistersTwice() {
        var cup = cup("").send(ANN, null, register(1500));
        cup.refuses(ANN, null, register(1500), TournamentRefusal.ALREADY_REGISTERED);
    }

    /** Those who wait when numbers are drawn up are not in the tournament. */
    @Test
    void whoStillWaitsAtTheStartIsOut() {
        var cup =
                Cup.with(3, 1, Cup.rules("{\"admission\":{\"maxPlayers\":2}}")).olga(StartTournament::new);
        assertThat(cup.state().known(new PlayerId("p3")).presence()).isEqualTo(Entry.Presence.WITHDRAWN);
        assertThat(cup.state().numbered()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'scoring':{'tieBreaks':['BH','XX']}} | BAD_TIE_BREAK",
                "{'scoring':{'edition':'FIDE_1999'}} | BAD_TIE_BREAK",
                "{'scoring':{'points':{'2':[0,10]}}} | BAD_POINTS",
                "{'scoring':{'bye':-1}} | BAD_POINTS",
                "{'acceleration':'BAKU','scoring':{'points':{'2':[30,0]},'draw':10}} | BAD_POINTS",
                "{'timing':{'timeZone':'Mars/Base'}} | BAD_SCHEDULE",
                "{'timing':{'schedule':'FIXED','roundTimes':['2026-03-01T10:00:00Z']}} | BAD_SCHEDULE",
                "{'timing':{'schedule':'WEEKLY'}} | BAD_SCHEDULE",
                "{'timing':{'forfeitMinutes':0}} | BAD_LIMITS",
                "{'admission':{'minRating':1600,'maxRating':1500}} | BAD_LIMITS",
                "{'admission':{'maxPlayers':1}} | BAD_LIMITS",
                "{'playoff':{'size':3,'kind':'SINGLE_ELIMINATION'}} | BAD_PLAYOFF",
                "{'playoff':{'size':9,'kind':'FINAL_TABLE'}} | BAD_PLAYOFF",
                "{'clock':{'type':'Sundial'}} | BAD_CLOCK",
                "{'clock':{'type':'Live','perMoveSeconds':0,'bankSeconds':0,'incrementSeconds':0}} | BAD_CLOCK",
                "{'clock':{'type':'Hourglass','seconds':60}} | BAD_CLOCK",
                "{'clock':{'type':'Correspondence','days':1,'hours':0,'weekends':true,'zone':'X/Y'}} | BAD_CLOCK",
                "{'options':{'nonsense':true}} | BAD_OPTIONS",
                "{'tables':{'smallest':2,'largest':3}} | BAD_TABLE_SIZE",
            })
    void rulesThatCannotBePlayedAreRefused(String rules, String code) {
        assertThatThrownBy(() -> Cup.with(0, 2, Cup.rules(rules.replace('\'', '"'))))
                .hasMessage(code);
    }

    @Test
    void tablesOfTwoAndLargerOnesHaveTieBreaksOfTheirOwn() {
        var ofTwo = Cup.rules("{\"scoring\":{\"tieBreaks\":[\"TPR\"]}}");
        var ofMore = Cup.rules("{\"scoring\":{\"tieBreaks\":[\"OAS\"]}}");
        assertThat(new Cup(2, 2, ofTwo).state().rules().scoring().tieBreaks()).containsExactly("TPR");
        assertThat(new Cup(4, 2, ofMore).state().rules().scoring().tieBreaks()).containsExactly("OAS");
        var ofBoth = Cup.rules("{\"scoring\":{\"tieBreaks\":[\"BH/C1\"]}}");
        assertThat(new Cup(2, 2, ofBoth).state().rules().scoring().tieBreaks()).containsExactly("BH/C1");
        assertThat(new Cup(4, 2, ofBoth).state().rules().scoring().tieBreaks()).containsExactly("BH/C1");
        assertThatThrownBy(() -> new Cup(4, 2, ofTwo)).hasMessage("BAD_TIE_BREAK");
        assertThatThrownBy(() -> new Cup(2, 2, ofMore)).hasMessage("BAD_TIE_BREAK");
    }

    @Test
    void prizesAreATextOfSomeLength() {
        var cup = Cup.with(0, 2, Cup.rules("{\"prizes\":\"A tree for the winner\"}"));
        assertThat(cup.state().rules().prizes()).isEqualTo("A tree for the winner");
        assertThatThrownBy(() -> Cup.with(0, 2, Cup.rules("{\"prizes\":\"" + "x".repeat(5_001) + "\"}")))
                .hasMessage("BAD_TEXT");
    }
}
