/* The pages for other sites with all boards. Nothing imports this module where the app is served without a bundle. */
import './all-boards.js';
import * as arboretum from './boards/arboretum/move-words.js';
import * as concert from './boards/evergreen-concert/move-words.js';
import * as planet from './boards/evergreen-planet/move-words.js';
import * as evolution from './boards/s-evolution/move-words.js';
import './embed.js';
import { bring } from './parts.js';

bring('arboretum/move-words', arboretum);
bring('evergreen-concert/move-words', concert);
bring('evergreen-planet/move-words', planet);
bring('s-evolution/move-words', evolution);
