package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What programs of an organiser (lena) and of an entrant (pia) may do in a tournament and its league. */
class ProgramScopesIT {
    private static final TournamentNode node = TournamentNode.shared();

    @ParameterizedTest
    @CsvSource({
        // A player's own acts need play.
        "REGISTER,       lena, play,      200",
        "REGISTER,       lena, organise,  403",
        "REGISTER,       lena, arbitrate, 403",
        "REGISTER,       lena, read,      403",
        "WITHDRAW,       pia,  play,      200",
        "WITHDRAW,       pia,  organise,  403",
        "CHECK_IN,       pia,  play,      200",
        "CHECK_IN,       pia,  arbitrate, 403",
        "ZERO_BYE,       pia,  play,      200",
        "ZERO_BYE,       pia,  organise,  403",
        "TAKE_BACK_BYE,  pia,  play,      200",
        "ARRIVAL,        pia,  play,      200",
        "ARRIVAL,        pia,  organise,  403",
        "LEAVE,          pia,  play,      200",
        "LEAVE,          pia,  organise,  403",
        "JOIN,           lena, play,      200",
        "JOIN,           lena, organise,  403",
        // For others they need organise, also by who organises.
        "REGISTER_AGREED, lena, play,     403",
        "REGISTER_AGREED, lena, organise, 200",
        "WITHDRAW,       lena, play,      403",
        "WITHDRAW,       lena, organise,  200",
        "CHECK_IN,       lena, play,      403",
        "ZERO_BYE,       lena, play,      403",
        "HALF_BYE,       lena, play,      403",
        "HALF_BYE,       lena, organise,  200",
        "REENTER,        lena, play,      403",
        "LEAVE,          lena, play,      403",
        "JOIN_OTHER,     lena, play,      403",
        "JOIN_OTHER,     lena, organise,  200",
        "START,          lena, play,      403",
        "START,          lena, arbitrate, 403",
        "PAIR,           lena, arbitrate, 403",
        "RULES,          lena, arbitrate, 403",
        // Results have a scope of their own.
        "RESULT,         lena, arbitrate, 200",
        "RESULT,         lena, organise,  403",
        "RESULT,         lena, play,      403",
        "RESULT,         pia,  arbitrate, 403",
    })
    void aProgramDoesWhatItWasMadeFor(LeagueOrders command, String owner, String scope, int status) {
        var league = new TestLeague(node, node.keys().token("lena", "player"));
        command.prepare(league);
        long before = node.events();
        var answer = command.send(league, node.keys().program(owner, scope));
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(status);
        if (status >= 400) {
            assertThat(answer.code()).isIn("SCOPE", "NOT_ORGANISER");
            assertThat(node.events()).isEqualTo(before);
        }
    }
}
