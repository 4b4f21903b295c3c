package dev.perennial.query.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.core.io.ClassPathResource;

/**
 * A few files in place of the modules and style sheets of a page.
 *
 * @param module the first module of the page
 * @param folder where the files are
 * @param script the first of them
 * @param preloads elements for the files that the first one cannot run without
 */
record PageBundle(String module, String folder, String script, String preloads) {
    private static final Map<String, String> FOLDERS = Map.of("app.js", "/bundle/", "embed.js", "/bundle/embed/");
    private static final Pattern STYLE = Pattern.compile("<link rel=\"stylesheet\" href=\"/css/[^\"]+\" />");
    private static final Pattern NEEDED = Pattern.compile("(?:from|import)\"\\./([\\w-]+\\.js)\"");

    /** None where the app was built without a bundler. */
    static List<PageBundle> ofClassPath() throws IOException {
        var bundles = new ArrayList<PageBundle>();
        for (var each : FOLDERS.entrySet()) {
            var first = new ClassPathResource("static" + each.getValue() + each.getKey());
            if (first.exists()) {
                bundles.add(of(each.getKey(), each.getValue(), first.getContentAsString(StandardCharsets.UTF_8)));
            }
        }
        return List.copyOf(bundles);
    }

    /** The browser asks for needed files at once, not only when it has read the file that names them. */
    static PageBundle of(String name, String folder, String content) {
        String preloads = NEEDED.matcher(content)
                .results()
                .map(each -> "<link rel=\"modulepreload\" href=\"" + folder + each.group(1) + "\" />")
                .distinct()
                .collect(Collectors.joining());
        return new PageBundle("\"/js/" + name + "\"", folder, "\"" + folder + name + "\"", preloads);
    }

    /** The page with these files, or as it is if its module is another one. */
    String in(String page) {
        if (!page.contains(module)) {
            return page;
        }
        String joined = STYLE.matcher(page).replaceFirst("<link rel=\"stylesheet\" href=\"" + folder + "page.css\" />");
        return STYLE.matcher(joined).replaceAll("").replace(module, script).replace("</head>", preloads + "</head>");
    }
}
