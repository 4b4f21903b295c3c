/** Parts of the app that came with the first file, by name: nobody asks for them again. */
const here = new Map();
const RESTARTED = 'perennial.restarted';

export const bring = (name, module) => here.set(name, module);

/**
 * A part of the app that is loaded when it is first needed.
 *
 * @param name under which the first file may have brought it
 * @param load an import() of the module
 */
export async function part(name, load) {
  return here.get(name) ?? (await load().catch(replaced));
}

/** After an upgrade the server lacks the parts of an older page: the page starts again, once, as the new one. */
async function replaced(failure) {
  const { assets } = document.documentElement.dataset;
  if (assets && sessionStorage.getItem(RESTARTED) !== assets) {
    const answer = await fetch('/', { cache: 'no-cache' });
    if (answer.ok && !(await answer.text()).includes(assets)) {
      sessionStorage.setItem(RESTARTED, assets);
      location.reload();
    }
  }
  throw failure;
}
