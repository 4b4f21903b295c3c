/*
 * The content of the first file of the bundle: the pages that nearly all visitors open, the boards, and modules that
 * several parts share. Nothing imports this module where the app is served without a bundle.
 */
import './account/language.js';
import './account/return-path.js';
import * as arboretum from './boards/arboretum.js';
import * as concert from './boards/evergreen-concert.js';
import * as planet from './boards/evergreen-planet.js';
import * as evolution from './boards/s-evolution.js';
import { bring } from './parts.js';
import * as play from './parts/play.js';
import './theme.js';

bring('play', play);
bring('arboretum', arboretum);
bring('evergreen-concert', concert);
bring('evergreen-planet', planet);
bring('s-evolution', evolution);
