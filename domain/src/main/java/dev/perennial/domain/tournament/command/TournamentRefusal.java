package dev.perennial.domain.tournament.command;

/** Why a tournament command is refused. */
public enum TournamentRefusal {
    UNKNOWN_GAME(Kind.WRONG, "There is no such game."),
    BAD_NAME(Kind.WRONG, "A tournament's name has 1 to 100 characters."),
    BAD_TABLE_SIZE(Kind.WRONG, "This game cannot be played by that many."),
    BAD_ROUNDS(Kind.WRONG, "A tournament has 1 to 50 rounds."),
    BAD_OPTIONS(Kind.WRONG, "These options do not fit the game."),
    BAD_CLOCK(Kind.WRONG, "There is no such clock."),
    BAD_POINTS(Kind.WRONG, "Every table size needs points for each place, none below the next."),
    BAD_TIE_BREAK(Kind.WRONG, "There is no such tie-break."),
    BAD_SCHEDULE(Kind.WRONG, "The times of the rounds do not fit the schedule."),
    BAD_LIMITS(Kind.WRONG, "These limits contradict each other."),
    BAD_PLAYOFF(Kind.WRONG, "A playoff is for 2, 4, 8, 16 or 32 players, or for one final table."),
    BAD_TEXT(Kind.WRONG, "A reason has at most 500 characters, prizes at most 5000."),
    BAD_CLIENT_SEED(Kind.WRONG, "A client seed has at most 64 letters, digits, _ or -."),
    BAD_SEEDING(Kind.WRONG, "The order must name every player once."),
    BAD_TABLES(Kind.WRONG, "Every player who is there has to sit at one table or have a bye."),
    BAD_PLACES(Kind.WRONG, "Places are 1, 2, 3 and so on, one for each seat; shared ones use up those they cover."),
    BAD_ROUND(Kind.WRONG, "This is not the round that comes next."),
    BAD_BYE(Kind.WRONG, "In a round-robin there are no half-point byes."),
    UNKNOWN_BOT(Kind.WRONG, "There is no such bot."),
    UNKNOWN_LEAGUE(Kind.WRONG, "There is no such league."),
    UNKNOWN_PLAYER(Kind.ABSENT, "This player is not in the tournament."),
    UNKNOWN_TABLE(Kind.ABSENT, "The tournament has no such table."),
    REASON_MISSING(Kind.WRONG, "Say why: it stands in the tournament's log."),
    NOT_ORGANISER(Kind.FORBIDDEN, "Only the organisers may do that."),
    OWN_TABLE(Kind.FORBIDDEN, "Nobody decides about a table he sits at: ask another organiser."),
    OWN_BYE(Kind.FORBIDDEN, "Nobody gives himself points without a game: ask another organiser."),
    NOT_YOURSELF(Kind.FORBIDDEN, "Players act only for themselves."),
    GUESTS_NOT_ADMITTED(Kind.FORBIDDEN, "Tournaments and leagues are for people with an account."),
    NOT_INVITED(Kind.FORBIDDEN, "This tournament is for invited players."),
    CONSENT_MISSING(Kind.FORBIDDEN, "Players say themselves that they take part: invite this player."),
    NOT_INVITABLE(Kind.FORBIDDEN, "This player cannot be invited now. Players can register themselves."),
    RATING_LIMIT(Kind.FORBIDDEN, "Your rating is outside the limits of this tournament."),
    TOO_MANY_BOTS(Kind.TIME, "A tournament has at most 256 bots."),
    REGISTRATION_CLOSED(Kind.TIME, "Registration is not open."),
    ALREADY_REGISTERED(Kind.TIME, "This player is registered already."),
    ALREADY_INVITED(Kind.TIME, "This player is invited already and has not answered yet."),
    INVITATION_DECLINED(Kind.TIME, "This player has declined. They can still change their mind and register."),
    NO_INVITATION(Kind.ABSENT, "This player has no open invitation."),
    NOT_REGISTERED(Kind.TIME, "This player is not taking part."),
    NO_BYE(Kind.TIME, "This player is not away in that round."),
    TOO_FEW_PLAYERS(Kind.TIME, "There are not enough players."),
    GAMES_UNFINISHED(Kind.TIME, "Games are still being played: give a reason to pair all the same."),
    PREVIEW_OUTDATED(Kind.TIME, "Since you looked something has changed: the round would be another one now."),
    PLAYOFF_WENT_ON(Kind.TIME, "The next round of the playoff is published: its players stay who they are."),
    NO_VALID_PAIRING(Kind.TIME, "The rules allow no pairing: set the tables by hand, or finish."),
    OWN_GAME_RUNNING(
            Kind.TIME, "You are still playing here. Finish your game or resign, or ask another organiser to cancel."),
    WRONG_STATE(Kind.TIME, "The tournament is past that, or not there yet.");

    /** The kind of fault: the request itself, its sender, its time, or a missing object. */
    public enum Kind {
        WRONG,
        FORBIDDEN,
        TIME,
        ABSENT
    }

    private final Kind kind;
    private final String sentence;

    TournamentRefusal(Kind kind, String sentence) {
        this.kind = kind;
        this.sentence = sentence;
    }

    public Kind kind() {
        return kind;
    }

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
