/** What crosses Kafka and HTTP: the envelope, the topics, ids. No framework. */
@NullMarked
package dev.perennial.contract;

import org.jspecify.annotations.NullMarked;
