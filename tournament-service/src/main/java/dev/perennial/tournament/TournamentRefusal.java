package dev.perennial.tournament;

/** Why a tournament command is refused. */
enum TournamentRefusal {
    UNKNOWN_GAME("There is no such game."),
    BAD_NAME("A tournament's name has 1 to 100 characters."),
    BAD_TABLE_SIZE("This game cannot be played by that many."),
    BAD_ROUNDS("A tournament has 1 to 50 rounds.");

    private final String sentence;

    TournamentRefusal(String sentence) {
        this.sentence = sentence;
    }

    String sentence() {
        return sentence;
    }
}
