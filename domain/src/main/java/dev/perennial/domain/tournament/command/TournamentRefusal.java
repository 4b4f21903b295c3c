package dev.perennial.domain.tournament.command;

import dev.perennial.domain.Refusal;

/** Why a tournament command is refused. */
public enum TournamentRefusal implements Refusal {
    UNKNOWN_GAME(Kind.WRONG, "There is no such game."),
    BAD_TITLE(Kind.WRONG, "A name has 1 to 100 characters."),
    BAD_TABLE_SIZE(Kind.WRONG, "The game does not have that many seats."),
    BAD_ROUNDS(Kind.WRONG, "A tournament has 1 to 50 rounds."),
    BAD_OPTIONS(Kind.WRONG, "These options do not fit the game."),
    BAD_CLOCK(Kind.WRONG, "This game cannot use that clock."),
    BAD_POINTS(Kind.WRONG, "Give points for each place and table size; no place may earn less than the next."),
    BAD_TIE_BREAK(Kind.WRONG, "This tie-break does not exist in this system."),
    BAD_SCHEDULE(Kind.WRONG, "The times of the rounds do not fit the schedule."),
    BAD_LIMITS(Kind.WRONG, "These limits contradict each other."),
    BAD_PLAYOFF(Kind.WRONG, "A playoff is for 2, 4, 8, 16 or 32 players, or for one final table."),
    BAD_TEXT(Kind.WRONG, "A reason has at most 500 characters, prizes at most 5000."),
    BAD_CLIENT_SEED(Kind.WRONG, "A client seed has at most 64 letters, digits, _ or -."),
    BAD_SEEDING(Kind.WRONG, "The order must name every player once."),
    BAD_TABLES(Kind.WRONG, "Give each present player one table or a bye."),
    BAD_PLACES(Kind.WRONG, "Give every seat a place. After a shared place, skip as many: 1, 1, 3."),
    BAD_ROUND(Kind.WRONG, "This is not the next round."),
    BAD_BYE(Kind.WRONG, "Round-robins have no half-point byes."),
    UNKNOWN_BOT(Kind.WRONG, "There is no such bot."),
    UNKNOWN_LEAGUE(Kind.WRONG, "There is no such league."),
    UNKNOWN_PLAYER(Kind.ABSENT, "This player is not in the tournament."),
    UNKNOWN_TABLE(Kind.ABSENT, "The tournament has no such table."),
    REASON_MISSING(Kind.WRONG, "Give a reason: it is recorded in the tournament's log."),
    NOT_ORGANISER(Kind.FORBIDDEN, "Only organisers can do that."),
    OWN_TABLE(Kind.FORBIDDEN, "You play at this table. Ask another organiser to decide."),
    OWN_BYE(Kind.FORBIDDEN, "You cannot give yourself a bye with points. Ask another organiser."),
    NOT_YOURSELF(Kind.FORBIDDEN, "You can do this only for yourself. Ask an organiser."),
    GUESTS_NOT_ADMITTED(Kind.FORBIDDEN, "Tournaments and leagues need an account."),
    NOT_INVITED(Kind.FORBIDDEN, "This tournament is for invited players."),
    CONSENT_MISSING(Kind.FORBIDDEN, "Nobody is entered without their consent. Invite the player."),
    NOT_INVITABLE(Kind.FORBIDDEN, "This player cannot be invited now. Players can register themselves."),
    RATING_LIMIT(Kind.FORBIDDEN, "Your rating is outside the limits of this tournament."),
    TOO_MANY_COMMENTATORS(Kind.TIME, "A tournament has at most 20 commentators. Dismiss one first."),
    TOO_MANY_BOTS(Kind.TIME, "A tournament has at most 256 bots."),
    REGISTRATION_CLOSED(Kind.TIME, "Registration is not open."),
    ALREADY_REGISTERED(Kind.TIME, "This player is already registered."),
    ALREADY_INVITED(Kind.TIME, "This player is already invited and has not answered yet."),
    INVITATION_DECLINED(Kind.TIME, "This player has declined. They can still change their mind and register."),
    NO_INVITATION(Kind.ABSENT, "This player has no open invitation."),
    NOT_REGISTERED(Kind.TIME, "This player is not in the tournament."),
    NO_BYE(Kind.TIME, "This player has no bye in that round."),
    TOO_FEW_PLAYERS(Kind.TIME, "There are not enough players."),
    GAMES_UNFINISHED(Kind.TIME, "Games are still running. Wait, or give a reason to pair now."),
    PREVIEW_OUTDATED(Kind.TIME, "The tournament has changed since the preview. Load it again."),
    PLAYOFF_WENT_ON(Kind.TIME, "The next playoff round is published, so its players are fixed."),
    NO_VALID_PAIRING(Kind.TIME, "No valid pairing exists. Set the tables by hand, or finish the tournament."),
    OWN_GAME_RUNNING(
            Kind.TIME, "You are still playing here. Finish your game or resign, or ask another organiser to cancel."),
    WRONG_STATE(Kind.TIME, "The tournament is not in the state for that. Load it again.");

    private final Kind kind;
    private final String sentence;

    TournamentRefusal(Kind kind, String sentence) {
        this.kind = kind;
        this.sentence = sentence;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /** Throws this refusal unless it holds. */
    public void unless(boolean condition) {
        if (!condition) {
            throw new TournamentRefused(this);
        }
    }
}
