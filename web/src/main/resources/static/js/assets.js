const base = document.documentElement.dataset.assets ?? '';

/** The address of a file of the app. It carries the app's version, so that browsers can keep the file. */
export const asset = (path) => base + path;
