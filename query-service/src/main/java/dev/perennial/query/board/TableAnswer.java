package dev.perennial.query.board;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;

/** What {@link NamedView} writes, for the description. */
record TableAnswer(@JsonUnwrapped TableView view, Map<String, String> names) {}
