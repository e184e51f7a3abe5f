import { coveragePart } from '../coverage/coverage-part';
import { wordsPart } from '../words/words-part';
import { housePart } from '../house/house-part';
import { layersPart } from '../layers/layers-part';
import { isFirst } from '../run/shard';
import type { Shard } from '../run/shard';
import type { Part } from './part';
import { toolPart } from './tool-part';
import { typesPart } from './types-part';
import { vitestPart } from './vitest-part';

/** Checks that cannot be split among machines. */
const wholeParts: readonly Part[] = [
  typesPart,
  toolPart('lint', 'node_modules/oxlint/bin/oxlint', []),
  layersPart,
  coveragePart,
  wordsPart,
  housePart,
  toolPart('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  toolPart('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
];

/** The parts of `npm run check`, longest first, so that two lanes end at about the same time. */
export function checkParts(shard?: Shard): readonly Part[] {
  return [vitestPart(shard), ...(isFirst(shard) ? wholeParts : [])];
}
