package dev.perennial.pairing.dutch.model;

/** Which rule of C.04.3, article 5.2, decided the colours. */
public enum ColourRule {
    NO_PREFERENCE("neither has a preference yet, so the place of the higher-ranked in the initial order decides"),
    ONLY_ONE("only one of them has a preference"),
    BOTH_MET("both get the colour they prefer"),
    STRONGER("the stronger preference is met"),
    ALTERNATION("equal preferences: the colours of the last round in which they differed are swapped"),
    HIGHER_RANKED("equal preferences and histories: the higher-ranked gets the preferred colour");

    private final String meaning;

    ColourRule(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }
}
