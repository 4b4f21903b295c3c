package dev.perennial.standalone.browser;

import java.util.List;

/** A screen anyone may open. */
record Screen(String name, String path) {
    static final List<Screen> PUBLIC = List.of(
            new Screen("home", "/"),
            new Screen("account", "/account"),
            new Screen("recover", "/recover"),
            new Screen("rules", "/rules"),
            new Screen("rules-arboretum", "/rules/arboretum"),
            new Screen("rules-concert", "/rules/evergreen-concert"),
            new Screen("rules-evolution", "/rules/s-evolution"),
            new Screen("rules-planet", "/rules/evergreen-planet"),
            new Screen("ladder", "/ladders/arboretum"),
            new Screen("games", "/games"),
            new Screen("television", "/tv"),
            new Screen("status", "/status"),
            new Screen("tournaments", "/tournaments"),
            new Screen("leagues", "/leagues"),
            new Screen("studies", "/studies"),
            new Screen("nowhere", "/nowhere"));
}
