import { failedPart, passedPart } from '../report/part';
import type { Part } from '../report/part';
import { inRoot, root } from '../run/root';
import { judgePlanted, judgeTree } from './judge';
import { planted } from './planted-violations';
import { readTree } from './read-tree';

/** Checks that the real tree has no violations, and that each rule still finds those planted for it. */
export const layersPart: Part = {
  name: 'layers',
  async run() {
    const complaints = judgeTree(await readTree(root));
    complaints.push(...judgePlanted(await readTree(inRoot('tools', 'layers', 'planted')), planted));
    return complaints.length === 0 ? passedPart : failedPart(complaints.join('\n'));
  },
};
