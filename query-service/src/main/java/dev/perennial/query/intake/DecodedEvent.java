package dev.perennial.query.intake;

import dev.perennial.contract.Envelope;

/** An event ready to be applied. */
public record DecodedEvent(Envelope envelope, Object event) {}
