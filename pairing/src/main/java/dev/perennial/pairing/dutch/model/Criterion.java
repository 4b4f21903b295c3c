package dev.perennial.pairing.dutch.model;

/** The quality criteria of the FIDE Dutch system (2025) in their order, then the order in which pairings are tried. */
public enum Criterion {
    C5("score of the player with the bye"),
    C6("number of downfloaters"),
    C7("scores of the downfloaters"),
    C8("pairs and floaters of the next bracket"),
    C9("unplayed rounds of the player with the bye"),
    C10("colour differences beyond two"),
    C11("third equal colour in a row"),
    C12("colour preferences not met"),
    C13("strong colour preferences not met"),
    C14("downfloaters who floated down in the last round"),
    C15("opponents of downfloaters who floated up in the last round"),
    C16("downfloaters who floated down two rounds before"),
    C17("opponents of downfloaters who floated up two rounds before"),
    C18("score differences of players who floated down in the last round"),
    C19("score differences of players who floated up in the last round"),
    C20("score differences of players who floated down two rounds before"),
    C21("score differences of players who floated up two rounds before"),
    MOVED_DOWN_SET("which of the players moved down are paired"),
    MOVED_DOWN_OPPONENTS("opponents of the players moved down"),
    EXCHANGES("exchanges between the halves"),
    TRANSPOSITION("transposition of the lower half");

    private final String meaning;

    Criterion(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }
}
