package dev.perennial.checks.prose;

import java.util.regex.Pattern;

/** The words that documentation, screens and messages avoid, and how long their sentences may be. */
final class Words {
    static final int MOST_IN_A_SENTENCE = 35;

    /** Words that sound translated, or that name a person as a man. */
    private static final Pattern AVOIDED = Pattern.compile(String.join(
            "|",
            "^Who(?:ever)? [^?]*$",
            "\\b[Ww]hoever\\b",
            "\\b(?:[Ss]ome|[Aa]ny)body\\b",
            "\\b[Aa]new\\b",
            "\\bany more\\b",
            "\\bis to be had\\b",
            "\\bby (?:itself|themselves)\\b",
            "\\b[Ss]o many\\b",
            "\\bsuch a\\b",
            "\\blet off\\b",
            "\\bis good for\\b",
            "\\b(?:is|are|was|were) told\\b",
            "\\btaken back\\b",
            "\\bcalled off\\b",
            "\\bthe house\\b",
            "\\bstands? (?:in|for|there|beside|above)\\b",
            "\\bmended\\b",
            "\\bamid\\b",
            "\\bbr(?:oke|oken|eaks?) off\\b",
            "\\bthe asker\\b",
            "\\blies in a (?:table|topic|folder)\\b",
            "\\blater chance\\b",
            "\\bfor ever\\b",
            "\\bcomes? about\\b",
            "\\bsees? to it\\b",
            "\\b(?:he|him|his|himself)\\b"));

    private Words() {}

    static boolean areAvoided(String sentence) {
        return AVOIDED.matcher(sentence).find();
    }
}
