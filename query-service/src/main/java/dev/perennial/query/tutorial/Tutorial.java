package dev.perennial.query.tutorial;

import java.util.List;
import java.util.Optional;

/** The lessons of a game in their order. */
record Tutorial(String game, List<Lesson> lessons) {
    Tutorial {
        lessons = List.copyOf(lessons);
    }

    Optional<Lesson> lesson(String id) {
        return lessons.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
    }
}
