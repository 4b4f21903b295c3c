package dev.perennial.command.table;

import dev.perennial.games.RefusalCode;

/** Why a table refuses a command, besides the refusals of its game. */
public enum TableRefusal implements RefusalCode {
    UNKNOWN_GAME("There is no such game."),
    BAD_SEAT_COUNT("This game cannot be played by that many."),
    BAD_OPTIONS("These options do not fit the game."),
    BAD_CLIENT_SEED("A client seed has at most 64 letters, digits, _ or -."),
    TABLE_NOT_OPEN("The table has started already."),
    UNKNOWN_SEAT("The table has no such seat."),
    SEAT_TAKEN("Somebody sits there already."),
    ALREADY_SEATED("You sit at this table already."),
    UNKNOWN_BOT("There is no such bot."),
    NOT_SEATED("You do not sit at this table."),
    NOT_OWNER("Only the owner of the table may do that."),
    NOT_PLAYING("No game is running at this table."),
    GAME_OVER("The game is over."),
    STALE_MOVE("Another move with this number was made already."),
    FUTURE_MOVE("Your moves must be numbered one after the other."),
    MALFORMED("This is not a move of this game.");

    private final String sentence;

    TableRefusal(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
