import { html } from 'lit-html';
import { has } from '../features.js';
import { playerName } from '../names.js';

/** A player's name, leading to the page about him where there is one. */
export const playerLink = (player) => (has('ladders') ? html`<a href="/players/${player}">${playerName(player)}</a>` : playerName(player));
