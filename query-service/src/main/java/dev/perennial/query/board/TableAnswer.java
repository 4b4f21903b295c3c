package dev.perennial.query.board;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;

/** Describes the output of {@link NamedView} for the API description. */
record TableAnswer(@JsonUnwrapped TableView view, Map<String, String> names) {}
