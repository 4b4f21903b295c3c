package dev.perennial.pairing.dutch.model;

/** The quality criteria of the FIDE Dutch system (2025) in their order, then the order in which pairings are tried. */
public enum Criterion {
    C5("2.3.1", "score of the player with the bye"),
    C6("2.4.1", "number of downfloaters"),
    C7("2.4.2", "scores of the downfloaters"),
    C8("2.4.3", "pairs and floaters of the next bracket"),
    C9("2.4.4", "unplayed rounds of the player with the bye"),
    C10("2.4.5", "colour differences beyond two"),
    C11("2.4.6", "third equal colour in a row"),
    C12("2.4.7", "colour preferences not met"),
    C13("2.4.8", "strong colour preferences not met"),
    C14("2.4.9", "downfloaters who floated down in the last round"),
    C15("2.4.10", "opponents of downfloaters who floated up in the last round"),
    C16("2.4.11", "downfloaters who floated down two rounds before"),
    C17("2.4.12", "opponents of downfloaters who floated up two rounds before"),
    C18("2.4.13", "score differences of players who floated down in the last round"),
    C19("2.4.14", "score differences of players who floated up in the last round"),
    C20("2.4.15", "score differences of players who floated down two rounds before"),
    C21("2.4.16", "score differences of players who floated up two rounds before"),
    MOVED_DOWN_SET("4.4", "which of the players moved down are paired"),
    MOVED_DOWN_OPPONENTS("4.2", "opponents of the players moved down"),
    EXCHANGES("4.3", "exchanges between the halves"),
    TRANSPOSITION("4.2", "transposition of the lower half");

    private final String article;
    private final String meaning;

    Criterion(String article, String meaning) {
        this.article = article;
        this.meaning = meaning;
    }

    /** The article of C.04.3, as of February 2026, with the name that it gives to a criterion. */
    public String article() {
        return name().matches("C\\d+") ? article + " [" + name() + "]" : article;
    }

    public String meaning() {
        return meaning;
    }
}
