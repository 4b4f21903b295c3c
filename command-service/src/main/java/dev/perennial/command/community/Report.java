package dev.perennial.command.community;

import dev.perennial.domain.PlayerId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A report with the names as they are now. */
public record Report(
        long report,
        PlayerId reporter,
        @Nullable String reporterName,
        PlayerId reported,
        @Nullable String reportedName,
        String reason,
        @Nullable String remark,
        @Nullable String table,
        Instant reportedAt,
        @Nullable Instant closedAt) {}
