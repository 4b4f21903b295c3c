package dev.perennial.standalone.browser;

import java.util.List;

/** A screen anybody may open. */
record Screen(String name, String path) {
    static final List<Screen> PUBLIC = List.of(
            new Screen("home", "/"),
            new Screen("account", "/account"),
            new Screen("rules", "/rules"),
            new Screen("nowhere", "/nowhere"));
}
