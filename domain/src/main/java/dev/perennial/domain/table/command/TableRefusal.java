package dev.perennial.domain.table.command;

import dev.perennial.games.RefusalCode;

/** Why a table refuses a command, besides the refusals of its game. */
public enum TableRefusal implements RefusalCode {
    UNKNOWN_GAME("There is no such game."),
    BAD_SEAT_COUNT("This game cannot be played by that many."),
    BAD_OPTIONS("These options do not fit the game."),
    BAD_CLIENT_SEED("A client seed has at most 64 letters, digits, _ or -."),
    BAD_CLOCK("That clock cannot be used here."),
    BAD_TERMS("A table cannot be opened on these terms."),
    BAD_PLACES("Name the place of every seat; equal ones use up those they cover, as in 1, 1, 3."),
    REASON_MISSING("Give a reason of at most 500 characters."),
    TABLE_EXISTS("There is such a table already."),
    TABLE_NOT_OPEN("The table has started already."),
    CARDS_DEALT("The cards are dealt. Resign, or offer to void the game."),
    CARDS_DEALT_IN_TOURNAMENT("The cards are dealt. Resign, or ask an organiser to decide the game."),
    UNKNOWN_SEAT("The table has no such seat."),
    SEAT_TAKEN("Somebody sits there already."),
    ALREADY_SEATED("You sit at this table already."),
    UNKNOWN_BOT("There is no such bot."),
    INVITATION_NEEDED("This table is only for people who are invited or have the link to it."),
    BLOCKED("Somebody at this table does not want to play with you."),
    GUESTS_NOT_RATED("Guests cannot play for a rating."),
    OFFICIALS_ONLY("At a tournament only its organisers may do that."),
    NOT_OFFICIAL("Only an organiser of the tournament or an admin may do that."),
    OWN_TABLE("Nobody decides about a table he sits at: ask another organiser or an admin."),
    TOO_MANY_PHRASES("You have said enough at this table."),
    TOO_MANY_VOTES("You have changed your mind often enough at this table."),
    SEAT_FORFEITED("Your seat was given up."),
    TIME_EXPIRED("Your time was up."),
    NOT_OVER("The game is not over."),
    NOT_SEATED("You do not sit at this table."),
    NOT_OWNER("Only the owner of the table may do that."),
    NOT_PLAYING("No game is running at this table."),
    GAME_OVER("The game is over."),
    STALE_MOVE("The turn of this number is over: a move was made, or your time was up."),
    FUTURE_MOVE("Your moves must be numbered one after the other."),
    KEY_REUSED("This Idempotency-Key was used for another move. Send each move with a key of its own."),
    MALFORMED("This is not a move of this game.");

    private final String sentence;

    TableRefusal(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
