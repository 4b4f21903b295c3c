package dev.perennial.checks.deploy;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.source.TrackedFiles;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What our own code measures: names of ours in the sources that know the library for it. */
final class MetricNames {
    private static final Pattern NAME = Pattern.compile("\"(perennial\\.[a-z.]+)\"");

    private MetricNames() {}

    /** As Prometheus calls them, without the endings it adds. */
    static Set<String> ofTheSources() {
        var names = new TreeSet<String>();
        TrackedFiles.below(ProjectFiles.root()).stream()
                .filter(MetricNames::isMainSource)
                .map(ProjectFiles::read)
                .filter(text -> text.contains("import io.micrometer."))
                .forEach(text -> NAME.matcher(text)
                        .results()
                        .forEach(name -> names.add(name.group(1).replace('.', '_'))));
        return names;
    }

    private static boolean isMainSource(Path file) {
        return file.toString().endsWith(".java") && file.toString().contains("/src/main/");
    }
}
