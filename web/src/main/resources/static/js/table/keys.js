import { showShortcuts } from './shortcuts.js';

const ACTIVE = 'a, button, summary, [role=button]';

const ofBoard = (key) => document.querySelector(`.board [data-key=${key}]:not([disabled])`);

/**
 * Enter confirms and Escape undoes what a player has planned on the board, wherever the focus is. Enter on something
 * that can be pressed presses it. The question mark lists all keys.
 */
export function tableKeys(event) {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.('input, select, textarea, dialog')) return;
  if (event.key === '?') {
    event.preventDefault();
    showShortcuts();
    return;
  }
  const undo = ofBoard('undo'); // where there is nothing to undo, nothing is planned
  if (event.key === 'Enter' && !event.target.closest?.(ACTIVE)) press(event, undo && ofBoard('confirm'));
  else if (event.key === 'Escape') press(event, undo);
}

function press(event, button) {
  if (!button) return;
  event.preventDefault();
  button.click();
}
