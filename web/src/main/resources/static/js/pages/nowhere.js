import { html } from 'lit-html';
import { show } from '../lit.js';
import { t } from '../messages.js';

export function open(main) {
  const redraw = () => show(main, html`<h1>${t('nowhere.title')}</h1><p>${t('nowhere.text')}</p><p><a href="/">${t('table.home')}</a></p>`);
  redraw();
  return { redraw };
}
