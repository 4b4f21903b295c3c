package dev.perennial.query.analysis;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much work this process does for analyses.
 *
 * @param share of one processor, from 0 to 1; 0 leaves the work to other nodes
 * @param automatic whether games of tournaments are analysed without a request
 * @param perHour how many games one account may ask for; 0 for any number
 */
@ConfigurationProperties("perennial.query.analysis")
record AnalysisSettings(
        @DefaultValue("0.5") double share,
        @DefaultValue("true") boolean automatic,
        @DefaultValue("30") int perHour) {}
