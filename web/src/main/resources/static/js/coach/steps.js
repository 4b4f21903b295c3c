/**
 * The five things a newcomer is shown, by game: what to do first, what the numbers mean, what ends the turn, how points
 * are made, where the rules are. Each names the part of the screen it is about; of several the first that is shown.
 */
export const STEPS = ['first', 'numbers', 'end', 'points', 'rules'];

const PARTS = {
  arboretum: {
    first: ['.sources'],
    numbers: ['.arboretum-dock .hand'],
    end: ['.first-garden .garden'],
    points: ['.gardens .garden', '.first-garden .garden'],
  },
  'evergreen-concert': {
    first: ['.concert-dock .hand'],
    numbers: ['.centre .stage', '.record-strip'],
    end: ['.concert-dock .actions-slot'],
    points: ['.promoter.own .concerts'],
  },
  's-evolution': {
    first: ['.dock .tray', '.dock'],
    numbers: ['.civ.own .stores'],
    end: ['.trick'],
    points: ['.civ.own .needs'],
  },
  'evergreen-planet': {
    first: ['.dock .draft', '.dock .turn'],
    numbers: ['.zone'],
    end: ['.dock .turn', '.dock .draft'],
    points: ['.own .forecast'],
  },
};

const RULES = ['[data-key^=rules]', '.side', '[data-key=tab-more]'];

export const partsOf = (game, step) => (step === 'rules' ? RULES : (PARTS[game]?.[step] ?? []));

export const isCoached = (game) => game in PARTS;
