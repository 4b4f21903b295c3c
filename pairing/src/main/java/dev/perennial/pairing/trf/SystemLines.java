package dev.perennial.pairing.trf;

import java.util.Locale;
import java.util.regex.Pattern;

/** By which rules the tournament is paired (192, 092), and records of tournaments that cannot be paired here. */
final class SystemLines {
    private static final Pattern DUTCH = Pattern.compile("FIDE_DUTCH(_2025|_2026)?(?<baku>_BAKU)?");
    private static final Pattern OTHER_TYPE = Pattern.compile(
            "round.?robin|dubov|burstein|\\blim\\b|double.?swiss|knock.?out|scheveningen|schiller",
            Pattern.CASE_INSENSITIVE);
    private static final String OURS = "Perennial pairs by the FIDE Dutch system of 2025 only, not by ";

    private boolean baku;

    /** The code of the system; the last one holds. */
    void readCode(TrfLine line) {
        var word = line.only("the code of the pairing system");
        var code = DUTCH.matcher(word.text().toUpperCase(Locale.ROOT));
        if (!code.matches()) {
            throw line.error(word.column(), OURS + word.text());
        }
        baku = code.group("baku") != null;
    }

    /** The type in free words: only a name that is certainly another system's counts. */
    void readType(TrfLine line) {
        var other = OTHER_TYPE.matcher(line.text());
        if (other.find(Math.min(3, line.length()))) {
            throw line.error(other.start() + 1, OURS + other.group());
        }
    }

    static MalformedTrf team(TrfLine line) {
        return line.error(1, "Perennial pairs single players only, not teams (record " + line.code() + ")");
    }

    static MalformedTrf extraPoints(TrfLine line) {
        return line.error(
                1,
                "points given beside the results (record 299) are not supported; without the line results alone count");
    }

    boolean baku() {
        return baku;
    }
}
