import { html, nothing } from 'lit-html';
import { hasText, number, t } from '../messages.js';
import { playerName } from '../names.js';

const DETAIL = 'pairing.detail.';

/** A value of a sentence in words: `#7` is the player with that number, `@key` a text of its own. */
function words(value, nameOf) {
  if (Array.isArray(value)) return value.map((each) => words(each, nameOf)).join(', ');
  if (typeof value === 'number') return number(value);
  return value.startsWith('@') ? t(value.slice(1)) : value.replace(/#(\d+)/g, (_, found) => nameOf(found));
}

/** A reason as a sentence; one of a newer server that this page does not know shows its values. */
export function sentence({ key, params = {} }, entries) {
  const nameOf = (found) => {
    const entry = entries.find((each) => String(each.number) === found);
    return entry ? playerName(entry.player) : found;
  };
  const named = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : words(value, nameOf)]),
  );
  if (hasText(key)) return t(key, named);
  return Object.entries(named)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

/** The reasons of a table: sentences, and on demand the rules of FIDE and the history behind them. */
export function reasonList(reasons, entries) {
  const isDetail = ({ key }) => key.startsWith(DETAIL);
  const details = reasons.filter(isDetail);
  return html`${reasons.filter((each) => !isDetail(each)).map((each) => html`<p>${sentence(each, entries)}</p>`)}
  ${
    details.length
      ? html`<details>
          <summary>${t('pairing.details')}</summary>
          ${details.map((each) => html`<p>${sentence(each, entries)}</p>`)}
        </details>`
      : nothing
  }`;
}
