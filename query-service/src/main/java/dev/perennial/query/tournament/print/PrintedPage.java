package dev.perennial.query.tournament.print;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A page for the notice board: the data of one template. */
sealed interface PrintedPage permits PrintedPairings, PrintedStandings {
    String html();

    /** Reads a template. It escapes every value, and refuses a name that its data does not have. */
    static Template template(String name) {
        return Mustache.compiler()
                .strictSections(true)
                .withLoader(PrintedPage::open)
                .loadTemplate(name);
    }

    private static Reader open(String name) {
        String file = "/print/" + name + ".mustache";
        var stream = Objects.requireNonNull(PrintedPage.class.getResourceAsStream(file), file);
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }
}
