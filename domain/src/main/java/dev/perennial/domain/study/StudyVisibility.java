package dev.perennial.domain.study;

/** The readers of a study, besides its editors. */
public enum StudyVisibility {
    /** None. */
    PRIVATE,
    /** Everyone who has the address. */
    LINK,
    /** Everyone; lists show it. */
    PUBLIC
}
