/* The pages for other sites with all boards. Nothing imports this module where the app is served without a bundle. */
import './all-boards.js';
import './embed.js';
