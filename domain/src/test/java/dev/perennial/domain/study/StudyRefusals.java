package dev.perennial.domain.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.study.command.StudyRefused;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Expects refusals of commands to studies. */
final class StudyRefusals {
    private StudyRefusals() {}

    static void assertRefused(StudyRefusal refusal, ThrowingCallable act) {
        assertThatThrownBy(act)
                .isInstanceOfSatisfying(
                        StudyRefused.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(refusal));
    }
}
