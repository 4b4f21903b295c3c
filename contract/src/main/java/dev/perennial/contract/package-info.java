/** The wire format of Kafka and HTTP: the envelope and the topics. No framework. */
@NullMarked
package dev.perennial.contract;

import org.jspecify.annotations.NullMarked;
