/** What this server offers besides tables; a smaller installation may lack some of it, and then shows no way there. */
const ASKED = { tournaments: '/leagues', leagues: '/leagues', ladders: '/ladders', tv: '/tv', lobby: '/lobby', replay: '/ladders', ways: '/auth/ways' };
const KEY = 'perennial.features';

let there = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

export const has = (feature) => there?.[feature] ?? false;

export async function askFeatures() {
  if (there) return;
  const answers = await Promise.all(Object.entries(ASKED).map(async ([name, path]) => {
    const response = await fetch(`/api/v1${path}`).catch(() => null);
    return [name, response?.ok ?? false];
  }));
  there = Object.fromEntries(answers);
  sessionStorage.setItem(KEY, JSON.stringify(there));
}
