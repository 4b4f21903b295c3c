package dev.perennial.domain.table.command;

import dev.perennial.games.RefusalCode;

/** Why a table refuses a command, besides the refusals of its game. */
public enum TableRefusal implements RefusalCode {
    UNKNOWN_GAME("There is no such game."),
    BAD_SEAT_COUNT("The game does not have that many seats."),
    BAD_OPTIONS("These options do not fit the game."),
    BAD_CLIENT_SEED("A client seed has at most 64 letters, digits, _ or -."),
    BAD_CLOCK("This game cannot use that clock."),
    BAD_TERMS("These table settings exclude each other."),
    BAD_PLACES("Give every seat a place. After a shared place, skip as many: 1, 1, 3."),
    REASON_MISSING("Give a reason of at most 500 characters."),
    TABLE_EXISTS("This table already exists."),
    TABLE_NOT_OPEN("The table has already started."),
    CARDS_DEALT("The cards are dealt. Resign, or offer to void the game."),
    CARDS_DEALT_IN_TOURNAMENT("The cards are dealt. Resign, or ask an organiser to decide the game."),
    UNKNOWN_SEAT("The table has no such seat."),
    SEAT_TAKEN("Someone else has the seat."),
    ALREADY_SEATED("You already sit at this table."),
    UNKNOWN_BOT("There is no such bot."),
    INVITATION_NEEDED("This table is for invited players. Ask its owner for the link."),
    BLOCKED("A player at this table has blocked you, or you have blocked one."),
    GUESTS_NOT_RATED("Guests cannot play rated games."),
    OFFICIALS_ONLY("At a tournament table only organisers can do that."),
    NOT_OFFICIAL("Only an organiser of the tournament or an admin can do that."),
    OWN_TABLE("You play at this table. Ask another organiser or an admin to decide."),
    TOO_MANY_PHRASES("You have used up your phrases at this table."),
    NOT_COMMENTATOR("You are not a commentator at this table. Ask its owner to appoint you."),
    COMMENTATOR_SEATED("A player of the table cannot comment on it."),
    TOO_MANY_COMMENTATORS("This table already has five commentators. Dismiss one first."),
    BAD_COMMENT("A comment has 1 to 280 characters."),
    TOO_MANY_COMMENTS("This table has reached its limit of 300 comments."),
    TOO_MANY_VOTES("You have changed your vote too often at this table."),
    SEAT_FORFEITED("Your seat was forfeited."),
    TIME_EXPIRED("Your time was up."),
    NO_PLANS("This table was opened before plans were played on time-out."),
    NOT_OVER("The game is still running."),
    NO_SUCH_MOMENT("The game has no such moment."),
    BAD_DEAL("A redeal needs a perspective, and a seed has 1 to 64 letters, digits, _ or -."),
    TOO_DEEP("Games continue each other at most five times. Continue an earlier one."),
    SEATS_FIXED("A table that continues a game has the seats of that game. Fill them with bots."),
    NOT_SEATED("You do not sit at this table."),
    NOT_OWNER("Only the table's owner can do that."),
    NOT_PLAYING("No game is running at this table."),
    GAME_OVER("The game is over."),
    STALE_MOVE("This move is too late: it was already made, or your time was up."),
    FUTURE_MOVE("A move before this seatMove is missing."),
    KEY_REUSED("This Idempotency-Key was used for another move. Send each move with a key of its own."),
    NOT_YOUR_TURN("It is not your turn."),
    NO_HINTS_RATED("There are no hints in rated games."),
    NO_HINTS_TOURNAMENT("There are no hints in tournaments."),
    NO_HINTS_AGAINST_PEOPLE("There are hints only against bots."),
    MALFORMED("The move cannot be read. Compare it with legalMoves.");

    private final String sentence;

    TableRefusal(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
