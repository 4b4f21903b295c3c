import { html } from 'lit-html';
import { playerName } from '../names.js';

/** A player's name, linked to their profile. */
export const playerLink = (player) => html`<a href="/players/${player}">${playerName(player)}</a>`;
