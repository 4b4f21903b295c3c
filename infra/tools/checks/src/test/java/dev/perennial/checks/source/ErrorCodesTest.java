package dev.perennial.checks.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The page of error codes lists every code there is, with its statuses, and no other. */
class ErrorCodesTest {
    private static final Path ROOT = ProjectFiles.root();

    @Test
    void thePageHasEveryCodeAndNoOther() {
        var listed = ErrorCodes.onPage(ProjectFiles.read(ROOT.resolve("docs/reference/errors.md")));
        assertThat(listed).containsExactlyEntriesOf(ErrorCodes.inSources(ROOT));
    }

    @Test
    void codesOfAllKindsAreFound() {
        assertThat(ErrorCodes.inSources(ROOT))
                .hasSizeGreaterThan(190)
                .containsEntry("UNKNOWN_TABLE", Set.of(404))
                .containsEntry("STALE_MOVE", Set.of(409))
                .containsEntry("NOT_ORGANISER", Set.of(403))
                .containsEntry("MUST_FOLLOW_SUIT", Set.of(422))
                .containsEntry("BAD_CURSOR", Set.of(400))
                .containsEntry("EXTERNAL_STATE", Set.of(302))
                .containsEntry("SERVICE_DOWN", Set.of(502));
    }

    /** A code twice on the page would have two meanings. */
    @Test
    void everyCodeHasOneMeaning() {
        String page = ProjectFiles.read(ROOT.resolve("docs/reference/errors.md"));
        for (String code : ErrorCodes.onPage(page).keySet()) {
            assertThat(page.split("\n\\| `" + code + "` \\|", -1)).as(code).hasSize(2);
        }
    }

    @Test
    void theGuideLeadsToThePage() {
        assertThat(ProjectFiles.read(ROOT.resolve("docs/reference/http-api.md")))
                .contains("](errors.md)");
    }

    /** Each operation lists the codes it answers; those of every operation are listed once. */
    @Test
    void everyCodeIsListedByAnOperationAndNoOther() {
        String page = ProjectFiles.read(ROOT.resolve("docs/reference/errors.md"));
        assertThat(OperationErrors.listed(ROOT, page))
                .isEqualTo(ErrorCodes.onPage(page).keySet());
    }
}
