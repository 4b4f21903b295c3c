import { input } from '../../form.js';

/** How long one glass of sand runs. */
export const choices = {
  fields: () => input('evergreen-concert.choose.hourglass', 'hourglass', { type: 'number', least: 0, most: 600 }),
  of: ({ hourglass }) => (hourglass === undefined ? {} : { hourglassSeconds: hourglass }),
};
