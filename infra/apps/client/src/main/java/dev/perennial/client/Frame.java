package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/**
 * One message of a table's stream.
 *
 * @param id the sequence of the event; pass it to {@link Tables#watch(String, long)} to continue after it
 * @param event the kind of message: {@code snapshot} for the whole table, or another kind for a change
 * @param data the message, as this viewer may see it
 */
public record Frame(long id, String event, JsonNode data) {}
