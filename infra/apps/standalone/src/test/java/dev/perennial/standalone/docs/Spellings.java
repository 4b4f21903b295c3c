package dev.perennial.standalone.docs;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Ways to write the address of an operation so that one reader takes it for another place than the next. */
final class Spellings {
    private Spellings() {}

    static Map<String, String> of(String path) {
        int last = path.lastIndexOf('/');
        String below = path.substring("/api/v1/".length());
        var all = new LinkedHashMap<String, String>();
        all.put("parameter at the end", path + ";x=1");
        all.put("parameter in front", "/api;x=1/v1/" + below);
        all.put("parameter that looks like a path", "/api/v1/tables;/../" + below);
        all.put("two slashes in front", "/" + path);
        all.put("two slashes inside", "/api/v1//" + below);
        all.put("slash at the end", path + "/");
        all.put("encoded slash", path.substring(0, last) + "%2F" + path.substring(last + 1));
        all.put("twice encoded slash", path.substring(0, last) + "%252f" + path.substring(last + 1));
        all.put("backslash", path.substring(0, last) + "%5C" + path.substring(last + 1));
        all.put("dot", "/api/v1/./" + below);
        all.put("dots behind another place", "/api/v1/tables/../" + below);
        all.put("encoded dots", "/api/v1/tables/%2e%2e/" + below);
        all.put("encoded letter of the resource", "/api/v1/" + encoded(below));
        all.put("encoded letter at the end", path.substring(0, last + 1) + encoded(path.substring(last + 1)));
        all.put("encoded letter of the base", "/%61pi/v1/" + below);
        all.put("twice encoded letter", "/api/v1/" + encoded(below).replace("%", "%25"));
        all.put("upper case", path.toUpperCase(Locale.ROOT));
        all.put(
                "upper-case resource",
                "/api/v1/" + below.substring(0, 1).toUpperCase(Locale.ROOT) + below.substring(1));
        all.put("null character", path + "%00");
        all.put("file ending", path + ".json");
        return all;
    }

    private static String encoded(String text) {
        return "%%%02x%s".formatted((int) text.charAt(0), text.substring(1));
    }
}
