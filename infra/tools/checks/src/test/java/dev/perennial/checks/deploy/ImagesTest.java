package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A tag may be given to another image tomorrow; a digest cannot. */
class ImagesTest {
    private static final Pattern IMAGE = Pattern.compile("(?m)^(?: *(?:- )?image: |FROM )(\\S+)");
    private static final List<String> OURS = List.of("perennial/", "runtime");
    private static final List<String> FILES = List.of(
            "compose.yaml",
            "Dockerfile",
            "kubernetes/front-door.yaml",
            "kubernetes/command-service.yaml",
            "kubernetes/query-service.yaml",
            "kubernetes/tournament-service.yaml");

    @Test
    void whatIsNotOursIsNamedByItsDigestAndByOneOnly() {
        Map<String, String> digests = new HashMap<>();
        for (String file : FILES) {
            String text = ProjectFiles.read(
                    ProjectFiles.root().resolve("infra/deploy").resolve(file));
            IMAGE.matcher(text)
                    .results()
                    .map(match -> match.group(1))
                    .filter(image -> OURS.stream().noneMatch(image::startsWith))
                    .forEach(image -> {
                        assertThat(image).as(file).matches("[a-z/.-]+:[\\w.-]+@sha256:[0-9a-f]{64}");
                        String[] parts = image.split("@");
                        assertThat(digests.getOrDefault(parts[0], parts[1]))
                                .as(file)
                                .isEqualTo(parts[1]);
                        digests.put(parts[0], parts[1]);
                    });
        }
        assertThat(digests).hasSize(7);
    }

    @Test
    void theGuideSaysHowOurOwnArePinnedAndHowDigestsAreRenewed() {
        assertThat(ProjectFiles.read(ProjectFiles.root().resolve("docs/how-to/update-dependencies.md")))
                .contains("docker buildx imagetools inspect", "kustomize edit set image perennial/command-service=");
    }
}
