const SCHEMA = '#/components/schemas/';

/** Merges several API descriptions into one. Different schemas with the same name get a number. */
export function merge(descriptions) {
  const [first] = descriptions;
  const merged = { ...first, servers: [], tags: [], paths: {}, components: { ...first.components, schemas: {} } };
  descriptions.forEach((each, index) => {
    const renamed = rename(each, merged.components.schemas, index);
    Object.assign(merged.components.schemas, renamed.components?.schemas);
    for (const [path, methods] of Object.entries(renamed.paths ?? {})) {
      merged.paths[path] = { ...merged.paths[path], ...methods };
    }
    for (const tag of renamed.tags ?? []) {
      if (!merged.tags.some((known) => known.name === tag.name)) merged.tags.push(tag);
    }
  });
  return merged;
}

function rename(description, taken, index) {
  const own = description.components?.schemas ?? {};
  const names = new Map(Object.keys(own).map((name) => {
    const clashes = taken[name] && JSON.stringify(taken[name]) !== JSON.stringify(own[name]);
    return [name, clashes ? `${name}${index + 1}` : name];
  }));
  const copy = JSON.parse(JSON.stringify(description), (key, value) => (
    key === '$ref' && typeof value === 'string' && value.startsWith(SCHEMA)
      ? SCHEMA + (names.get(value.slice(SCHEMA.length)) ?? value.slice(SCHEMA.length))
      : value));
  if (copy.components?.schemas) {
    copy.components.schemas = Object.fromEntries(
      Object.entries(copy.components.schemas).map(([name, schema]) => [names.get(name), schema]));
  }
  return copy;
}
