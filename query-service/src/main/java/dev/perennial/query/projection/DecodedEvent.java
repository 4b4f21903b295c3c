package dev.perennial.query.projection;

import dev.perennial.contract.Envelope;

/** An event ready to be applied. */
public record DecodedEvent(Envelope envelope, Object event) {}
