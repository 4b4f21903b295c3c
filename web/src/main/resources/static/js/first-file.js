/*
 * The content of the first file of the bundle: the pages that nearly all visitors open, the boards, and modules that
 * several parts share. Nothing imports this module where the app is served without a bundle.
 */
import './account/language.js';
import './account/return-path.js';
import './all-boards.js';
import { bring } from './parts.js';
import * as play from './parts/play.js';
import './theme.js';

bring('play', play);
