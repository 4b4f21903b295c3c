const tables = new Map();

/** The parts a viewer has opened or chosen, by table. Events do not close them. */
export function viewStateOf({ table }) {
  if (!tables.has(table.id)) tables.set(table.id, {});
  return tables.get(table.id);
}
