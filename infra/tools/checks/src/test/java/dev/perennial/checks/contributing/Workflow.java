package dev.perennial.checks.contributing;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.perennial.checks.deploy.StrictYaml;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A workflow of hosted runners, with the fields ours uses: a field that nobody checked is refused. */
record Workflow(
        String name,
        Map<String, Trigger> on,
        Map<String, String> permissions,
        Concurrency concurrency,
        Map<String, Job> jobs) {

    record Trigger(List<String> branches) {}

    record Concurrency(
            String group,
            @JsonProperty("cancel-in-progress") String cancelInProgress) {}

    record Job(
            String name,
            @JsonProperty("runs-on") String runsOn,
            @JsonProperty("timeout-minutes") int timeoutMinutes,
            Strategy strategy,
            List<Step> steps) {

        /** The action with this name, which the job must use once. */
        Step action(String name) {
            List<Step> found = steps.stream()
                    .filter(step -> step.uses() != null && step.uses().startsWith(name + "@"))
                    .toList();
            if (found.size() != 1) {
                throw new IllegalArgumentException(name + " is used " + found.size() + " times");
            }
            return found.getFirst();
        }

        List<String> commands() {
            return steps.stream().map(Step::run).filter(run -> run != null).toList();
        }
    }

    record Strategy(Map<String, List<String>> matrix) {}

    record Step(String name, @JsonProperty("if") String condition, String uses, Map<String, String> with, String run) {}

    static Workflow parse(String text) {
        List<Map<String, Object>> documents = StrictYaml.parse(text);
        if (documents.size() != 1) {
            throw new IllegalArgumentException("holds " + documents.size() + " documents");
        }
        return StrictYaml.as(documents.getFirst(), Workflow.class);
    }

    Stream<Step> steps() {
        return jobs.values().stream().flatMap(job -> job.steps().stream());
    }
}
