package dev.perennial.games.sevolution.component;

/** Effects of Obscurantism and Invasion in this round, and those waiting for the next. */
public record Shadows(boolean obscured, boolean invaded, boolean pendingObscurantism, boolean pendingInvasion) {
    public static final Shadows NONE = new Shadows(false, false, false, false);

    public Shadows withPending(Calamity calamity) {
        return new Shadows(
                obscured,
                invaded,
                pendingObscurantism || calamity == Calamity.OBSCURANTISM,
                pendingInvasion || calamity == Calamity.INVASION);
    }
}
