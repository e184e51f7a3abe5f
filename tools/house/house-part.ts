import { failedPart, passedPart } from '../report/part';
import type { Part } from '../report/part';
import { measureHouse } from './house';

/** Checks that no number of `npm run house` is worse than its limit. */
export const housePart: Part = {
  name: 'house',
  async run() {
    const { complaints } = await measureHouse();
    return complaints.length === 0 ? passedPart : failedPart(complaints.join('\n'));
  },
};
