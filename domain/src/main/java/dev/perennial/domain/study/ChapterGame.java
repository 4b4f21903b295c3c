package dev.perennial.domain.study;

import dev.perennial.domain.table.TableId;

/**
 * The finished game of a chapter.
 *
 * @param game its rules
 * @param last the table's last event when the chapter was added
 */
public record ChapterGame(TableId table, String game, int seats, long last) {}
