export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone to choose from, including the chosen one under its own name. */
export const zones = (chosen) => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ownZone(), chosen])].sort();
