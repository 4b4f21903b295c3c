import { merge } from './merge.js';

/* Each service describes what it owns; the page shows them as the one interface they are. */
const SERVICES = ['command', 'query', 'tournament'];

async function description(service) {
  const response = await fetch(`/api/docs/${service}`);
  if (!response.ok) throw new Error(`${service}: ${response.status}`);
  return response.json();
}

const place = document.getElementById('docs');
try {
  const spec = merge(await Promise.all(SERVICES.map(description)));
  place.textContent = '';
  window.SwaggerUIBundle({ spec, domNode: place, validatorUrl: null, docExpansion: 'list', tagsSorter: 'alpha' });
} catch (failure) {
  place.textContent = `The documentation could not be loaded (${failure.message}).`;
}
