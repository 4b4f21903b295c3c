const tables = new Map();

/** What somebody has opened or chosen to look at, by table. Events do not close it. */
export function memoryOf({ table }) {
  if (!tables.has(table.id)) tables.set(table.id, {});
  return tables.get(table.id);
}
