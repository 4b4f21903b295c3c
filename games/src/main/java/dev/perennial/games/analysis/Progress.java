package dev.perennial.games.analysis;

import dev.perennial.games.analysis.Analyst.Listener;

/** Counts decisions and deals. */
final class Progress {
    private final int parts;
    private final Listener listener;
    private int part;

    Progress(Course course, Listener listener) {
        long moves = course.steps().stream().filter(step -> step.move() != null).count();
        this.parts = (int) moves * Knowledge.values().length + (course.dealt() ? Luck.DEALS : 0);
        this.listener = listener;
    }

    void advance() {
        part++;
        listener.done(part, parts);
    }
}
