import { html } from 'lit-html';
import { hasText, number, t } from '../messages.js';

/**
 * The tie-breaks offered at tables of two and at larger ones. Other cuts and limits can be added by hand, as KS/L+1.
 */
export const OFFERED = {
  two: [
    'BH/C1',
    'BH',
    'BH/M1',
    'FB',
    'AOB',
    'SB',
    'SB/C1',
    'DE',
    'WIN',
    'WON',
    'BPG',
    'BWG',
    'PS',
    'REP',
    'STD',
    'KS',
    'ARO',
    'ARO/C1',
    'TPR',
    'PTP',
    'APRO',
    'APPO',
    'RTNG',
    'RTNG/A',
    'TPN',
    'TPN/D',
  ],
  more: [
    'OAS',
    'OAS/F20',
    'H2H',
    'PLACES',
    'GPS',
    'AVGSEAT',
    'BH',
    'BH/C1',
    'SB',
    'KS',
    'WIN',
    'WON',
    'PS',
    'AOB',
    'ARO',
  ],
};

/** The modifiers after a slash, in words. */
const MODIFIERS = [
  [/^C(\d)$/, (count) => [t('tiebreak.cutLow', { count })]],
  [/^M(\d)$/, (count) => [t('tiebreak.cutLow', { count }), t('tiebreak.cutHigh', { count })]],
  [/^L([+-]\d)$/, (halves) => [t('tiebreak.limit', { points: number(halves / 2, { signDisplay: 'always' }) })]],
  [/^F(\d+)$/, (percent) => [t('tiebreak.floor', { percent })]],
  [/^(F)$/, () => [t('tiebreak.fore')]],
  [/^(P)$/, () => [t('tiebreak.forfeits')]],
];

/** A tie-break in a sentence or two; at larger tables than those of two many are means. */
export function meaning(code, twos = true) {
  const [kind, ...modifiers] = code.toUpperCase().split('/');
  const plain = `tiebreak.${twos ? '' : 'pods.'}${kind}`;
  const turned = modifiers.map((each) => `${plain}.${each}`).find(hasText);
  const about = turned ?? plain;
  if (!hasText(about)) return code;
  const more = modifiers.flatMap((each) =>
    MODIFIERS.flatMap(([form, words]) => (form.test(each) ? words(form.exec(each)[1]) : [])),
  );
  return [t(about), ...more].join(' ');
}

/** Says nothing where everybody meets everybody. */
const BUCHHOLZ = /^(BH|FB|AOB)/;
const offered = (twos, system) =>
  twos ? OFFERED.two.filter((code) => !system?.endsWith('ROUND_ROBIN') || !BUCHHOLZ.test(code)) : OFFERED.more;

/** The codes in their order, and a list to add from. */
export function tieBreakFields(chosen, seats, system) {
  const add = ({ target }) => {
    const { tieBreaks } = target.form.elements;
    tieBreaks.value = [...codes(tieBreaks.value), target.value].join(', ');
    target.value = '';
  };
  const twos = seats <= 2;
  return html`<div class="whole stack close">
    <label
      >${t('rule.tieBreaks')}<input
        name="tieBreaks"
        maxlength="200"
        autocomplete="off"
        aria-describedby="tie-break-hint"
        .value=${chosen.join(', ')}
    /></label>
    <label
      >${t('rule.addTieBreak')}<select data-key="add-tie-break" @change=${add}>
        <option value="">–</option>
        ${offered(twos, system).map((code) => html`<option value=${code}>${code}: ${meaning(code, twos)}</option>`)}
      </select></label
    >
    <p class="small muted" id="tie-break-hint">${t('rule.tieBreaksHint')}</p>
  </div>`;
}

export const codes = (text = '') => text.split(/[\s,]+/).filter(Boolean);
