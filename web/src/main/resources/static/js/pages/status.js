import { html, nothing } from 'lit-html';
import { get } from '../api.js';
import { show } from '../lit.js';
import { hasText, number, refusalText, t } from '../messages.js';

const AGAIN = 5_000;
const RELAYS = ['tables', 'tournaments'];

/** How far everything that is read lags behind what has happened. */
export async function open(main) {
  let status = null;
  let refusal = '';
  const redraw = () => {
    document.title = t('status.title');
    show(
      main,
      html`<h1>${t('status.title')}</h1>
        <p class="muted">${t('status.text')}</p>
        ${
          refusal
            ? html`<p class="notice bad" role="alert">${refusal}</p>`
            : status
              ? table(status)
              : html`<div class="skeleton"></div>`
        }`,
    );
  };
  const look = async () => {
    try {
      const [shown, ...relays] = await Promise.all([get('/status'), ...RELAYS.map(relay)]);
      status = { ...shown, relays };
      refusal = '';
    } catch (failure) {
      refusal = refusalText(failure);
    }
    redraw();
  };
  redraw();
  await look();
  const timer = setInterval(look, AGAIN);
  return { redraw, close: () => clearInterval(timer) };
}

/** Each service reports its own relay; one that does not answer is shown as unhealthy. */
const relay = (name) =>
  get(`/relay/${name}`).then(
    (found) => ({ name, ...found }),
    () => ({ name, healthy: false, behind: null, missing: 0 }),
  );

/** The progress of a rebuild: the public gets percent, admins get records. */
const rebuilding = ({ state, done, total }) =>
  `${t(`status.rebuild.${state}`)}${
    state === 'RUNNING' && total ? ` ${number(done / total, { style: 'percent' })}` : ''
  }`;

/** The name of a projection in words; a new one by its own name. */
const partName = (name) => (hasText(`status.part.${name}`) ? t(`status.part.${name}`) : name);

const figure = (key, value) =>
  html`<td class="number" data-label=${t(`status.${key}`)}>
    ${value === null || value === undefined ? '–' : number(value)}
  </td>`;

const verdict = (healthy) =>
  html`<p class="notice ${healthy ? 'good' : 'bad'}" role="status">
    ${healthy ? `✓ ${t('status.fine')}` : `✗ ${t('status.bad')}`}
  </p>`;

const relayRow = (each) =>
  html`<tr>
    <th scope="row">${t(`status.relay.${each.name}`)}</th>
    ${lagging(each.behind)}${figure('stopped', each.missing)}${figure('deadLetters', null)}
    <td data-label=${t('status.rebuild')}>–</td>
  </tr>`;

const lagging = (lag) =>
  lag === null
    ? html`<td class="number" data-label=${t('status.lag')}>${t('status.unknown')}</td>`
    : figure('lag', lag);

const missingEvents = (relays) => relays.reduce((sum, each) => sum + each.missing, 0);

const difference = (count) =>
  count ? html`<p class="notice bad" role="alert">${t('status.missing', { count: number(count) })}</p>` : nothing;

const table = ({ healthy, projections, relays }) =>
  html`${verdict(healthy && relays.every((each) => each.healthy))} ${difference(missingEvents(relays))}
    <div class="card scroll" tabindex="0">
      <table class="data stacking labelled">
        <thead>
          <tr>
            <th>${t('status.part')}</th>
            <th class="number">${t('status.lag')}</th>
            <th class="number">${t('status.stopped')}</th>
            <th class="number">${t('status.deadLetters')}</th>
            <th>${t('status.rebuild')}</th>
          </tr>
        </thead>
        <tbody>
          ${projections.map(
            (each) =>
              html`<tr>
                <th scope="row">${partName(each.name)}</th>
                ${lagging(each.lag)}${figure('stopped', each.stopped)}${figure('deadLetters', each.deadLetters)}
                <td data-label=${t('status.rebuild')}>${each.rebuild ? rebuilding(each.rebuild) : '–'}</td>
              </tr>`,
          )}${relays.map(relayRow)}
        </tbody>
      </table>
    </div>`;
