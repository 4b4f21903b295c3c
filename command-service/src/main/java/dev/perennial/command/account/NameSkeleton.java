package dev.perennial.command.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.VersionInfo;

/**
 * A name reduced to one letter for each group of look-alike letters (UTS 39, section 4). Two names are copies of each
 * other if either part is the same: {@code I} looks like {@code l} as it is typed, and is the same letter as {@code i}.
 *
 * @param typed of the name as it is typed, then without case
 * @param folded of the name without case
 */
record NameSkeleton(String typed, String folded) {
    /** Which letters look alike is data of the library; another version of it may say something else. */
    static final int VERSION = VersionInfo.ICU_VERSION.getMajor();

    private static final SpoofChecker LOOKS =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    static NameSkeleton of(String displayName) {
        return new NameSkeleton(
                UCharacter.foldCase(LOOKS.getSkeleton(displayName), true),
                LOOKS.getSkeleton(UCharacter.foldCase(displayName, true)));
    }
}
