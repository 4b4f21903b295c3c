package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.tournament.http.TournamentNode.Answer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every command of tournaments and leagues, tried by everybody over HTTP. */
class EveryRoleIT {
    private static final TournamentNode node = TournamentNode.shared();

    enum Who {
        /** Founded the league and made the tournament. */
        ORGANISER,
        SECOND_ORGANISER,
        OF_ANOTHER_LEAGUE,
        /** The player it is about. */
        SELF,
        OTHER_PLAYER,
        /** Signed in and looking on. */
        SPECTATOR,
        ADMIN,
        NOBODY,
        EXPIRED,
        FORGED,
        /** A program of the organiser, made for organising: it neither plays nor decides. */
        PROGRAM_ORGANISE,
        /** A program of the organiser, made for playing: it acts for the organiser as a player. */
        PROGRAM_PLAY,
        /** Plays without an account. */
        GUEST
    }

    private static final Map<Who, String> TOKENS = new EnumMap<>(Who.class);

    @BeforeAll
    static void everybody() {
        TOKENS.put(Who.ORGANISER, node.keys().token("lena", "player"));
        TOKENS.put(Who.SECOND_ORGANISER, node.keys().token("sven", "player"));
        TOKENS.put(Who.OF_ANOTHER_LEAGUE, node.keys().token("omar", "player", "organiser"));
        TOKENS.put(Who.SELF, node.keys().token("pia", "player"));
        TOKENS.put(Who.OTHER_PLAYER, node.keys().token("paul", "player"));
        TOKENS.put(Who.SPECTATOR, node.keys().token("spectator", "player"));
        TOKENS.put(Who.ADMIN, node.keys().token("ada", "player", "admin"));
        TOKENS.put(Who.EXPIRED, node.keys().expired("lena"));
        TOKENS.put(Who.FORGED, TestKeys.forged("lena"));
        TOKENS.put(Who.PROGRAM_ORGANISE, node.keys().program("lena", "organise"));
        TOKENS.put(Who.PROGRAM_PLAY, node.keys().program("lena", "play"));
        TOKENS.put(Who.GUEST, node.keys().guest("gast"));
        node.send("POST", "/api/v1/leagues", TOKENS.get(Who.OF_ANOTHER_LEAGUE), "{\"name\":\"South\"}");
    }

    @ParameterizedTest
    @CsvSource({
        // organiser, second, of another league, self, other, spectator, admin, nobody, expired, forged, programs, guest
        "CREATE,          201, 201, 201, 201, 201, 201, 201, 401, 401, 401, 201, 403, 403",
        "CREATE_IN,       201, 201, 403, 403, 403, 403, 201, 401, 401, 401, 201, 403, 403",
        "RULES,           200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "REGISTER,        200, 200, 200, 409, 409, 200, 200, 401, 401, 401, 403, 200, 403",
        // A player who has agreed to it is entered by the organisers of the league; nobody else is by anyone.
        "REGISTER_AGREED, 200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "REGISTER_UNASKED, 403, 403, 403, 403, 403, 403, 403, 401, 401, 401, 403, 403, 403",
        "INVITE,          200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "DECLINE,         403, 403, 403, 200, 403, 403, 403, 401, 401, 401, 403, 403, 403",
        "UNINVITE,        200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "APPOINT,         200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        // Commentators can resign.
        "DISMISS,         200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "BOTS,            200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "WITHDRAW,        200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        // Taken out by an organiser, one comes back through an organiser.
        "REENTER,         200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "CHECK_IN,        200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "ZERO_BYE,        200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "HALF_BYE,        200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "TAKE_BACK_BYE,   200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "SEEDING,         200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "START,           200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        // A program may read what its owner sees.
        "PREVIEW,         200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 200, 403",
        "PAIR,            200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "PAIR_BY_HAND,    200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "RESULT,          200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 403, 403, 403",
        // Only who sits at the table can arrive there.
        "ARRIVAL,         403, 403, 403, 200, 200, 403, 403, 401, 401, 401, 403, 403, 403",
        "PAUSE,           200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "RESUME,          200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "FINISH,          200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "CANCEL,          200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "FOUND,           201, 201, 201, 201, 201, 201, 201, 401, 401, 401, 201, 403, 403",
        "LEAGUE_RULES,    200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "ADD_ORGANISER,   200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "DROP_ORGANISER,  200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "JOIN,            200, 200, 200, 409, 200, 200, 200, 401, 401, 401, 403, 200, 403",
        "JOIN_OTHER,      200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "LEAVE,           200, 200, 403, 200, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        // Not even an administrator agrees for others.
        "AGREE,           403, 403, 403, 200, 403, 403, 403, 401, 401, 401, 403, 403, 403",
        "REVOKE,          403, 403, 403, 200, 403, 403, 403, 401, 401, 401, 403, 403, 403",
        "OPEN_SEASON,     200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
        "CLOSE_SEASON,    200, 200, 403, 403, 403, 403, 200, 401, 401, 401, 200, 403, 403",
    })
    void onlyThoseMayWhoMay(
            LeagueOrders command,
            int organiser,
            int second,
            int another,
            int self,
            int other,
            int spectator,
            int admin,
            int nobody,
            int expired,
            int forged,
            int programOrganise,
            int programPlay,
            int guest) {
        int[] expected = {
            organiser,
            second,
            another,
            self,
            other,
            spectator,
            admin,
            nobody,
            expired,
            forged,
            programOrganise,
            programPlay,
            guest
        };
        for (Who who : Who.values()) {
            var league = new TestLeague(node, TOKENS.get(Who.ORGANISER));
            command.prepare(league);
            long before = node.events();
            Answer answer = command.send(league, TOKENS.get(who));
            assertThat(answer.status())
                    .as("%s by %s: %s", command, who, answer.body())
                    .isEqualTo(expected[who.ordinal()]);
            if (answer.status() >= 400) {
                assertThat(node.events()).as("stored by %s of %s", command, who).isEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(LeagueOrders.class)
    void whatIsDecidedForOthersNeedsAReason(LeagueOrders command) {
        if (!command.needsReason()) {
            return;
        }
        var league = new TestLeague(node, TOKENS.get(Who.ORGANISER));
        command.prepare(league);
        Answer answer = command.sendWithoutReason(league, TOKENS.get(Who.ORGANISER));
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(422);
        assertThat(answer.code()).isEqualTo("REASON_MISSING");
    }

    /** A command that is added later has to be tried too. */
    @Test
    void noOperationIsForgotten() {
        String forEverybody = "GET /api/v1/relay/tournaments"; // see RelayStatusIT
        List<String> tried = Stream.concat(
                        Arrays.stream(LeagueOrders.values()).map(LeagueOrders::operation), Stream.of(forEverybody))
                .distinct()
                .sorted()
                .toList();
        assertThat(tried)
                .containsExactlyElementsOf(
                        node.operations().stream().map(Object::toString).toList());
    }
}
