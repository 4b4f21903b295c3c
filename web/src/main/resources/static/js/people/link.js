import { html } from 'lit-html';
import { playerName } from '../names.js';

/** A player's name, leading to the page about him. */
export const playerLink = (player) => html`<a href="/players/${player}">${playerName(player)}</a>`;
