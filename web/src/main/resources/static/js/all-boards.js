/* The boards for the first file of a bundle. Nothing imports this module where the app is served without a bundle. */
import * as arboretum from './boards/arboretum.js';
import * as concert from './boards/evergreen-concert.js';
import * as planet from './boards/evergreen-planet.js';
import * as evolution from './boards/s-evolution.js';
import { bring } from './parts.js';

bring('arboretum', arboretum);
bring('evergreen-concert', concert);
bring('evergreen-planet', planet);
bring('s-evolution', evolution);
