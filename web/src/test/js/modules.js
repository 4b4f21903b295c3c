/**
 * How a page's modules find each other, as in a browser: bare names by the packages of the import map. Every page has
 * modules of its own, told apart by the query of their addresses.
 */
const PACKAGES = new URL('../../../node_modules/', import.meta.url);
const ENTRIES = {
  'lit-html': 'lit-html/lit-html.js',
  'chart.js': 'chart.js/dist/chart.js',
  '@kurkle/color': '@kurkle/color/dist/color.esm.js',
};

export async function resolve(specifier, context, next) {
  const page = /\?page=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (!page || specifier.includes('?page=')) return next(specifier, context);
  const url = specifier.startsWith('.')
    ? new URL(specifier, context.parentURL)
    : new URL(ENTRIES[specifier] ?? specifier, PACKAGES);
  return { url: url.href + page, format: 'module', shortCircuit: true };
}
