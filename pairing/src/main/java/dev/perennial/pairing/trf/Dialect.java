package dev.perennial.pairing.trf;

/** How settings are written; reading understands both at once. */
public enum Dialect {
    /** TRF16 with the extension lines XXR, XXC, XXP, XXA and BBW to BBU. */
    TRF16,
    /** The records of TRF-2026. */
    TRF2026
}
