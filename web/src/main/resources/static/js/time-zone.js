export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone one may choose; the one chosen is among them, however it is called. */
export const zones = (chosen) => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ownZone(), chosen])].sort();
