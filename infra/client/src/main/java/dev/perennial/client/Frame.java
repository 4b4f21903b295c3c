package dev.perennial.client;

import tools.jackson.databind.JsonNode;

/**
 * One piece of a stream.
 *
 * @param id the sequence of the event, to go on from
 */
public record Frame(long id, String event, JsonNode data) {}
