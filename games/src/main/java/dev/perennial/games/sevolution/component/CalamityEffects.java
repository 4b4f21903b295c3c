package dev.perennial.games.sevolution.component;

/** Effects of Obscurantism and Invasion in this round, and those waiting for the next. */
public record CalamityEffects(boolean obscured, boolean invaded, boolean pendingObscurantism, boolean pendingInvasion) {
    public static final CalamityEffects NONE = new CalamityEffects(false, false, false, false);

    public CalamityEffects withPending(Calamity calamity) {
        return new CalamityEffects(
                obscured,
                invaded,
                pendingObscurantism || calamity == Calamity.OBSCURANTISM,
                pendingInvasion || calamity == Calamity.INVASION);
    }
}
