import { coveragePart } from '../coverage/coverage-part';
import { housePart } from '../house/house-part';
import { layersPart } from '../layers/layers-part';
import { isFirst } from '../run/shard';
import type { Shard } from '../run/shard';
import type { Part } from './part';
import { toolPart } from './tool-part';
import { vitestPart } from './vitest-part';

/** What is checked as a whole. */
const wholeParts: readonly Part[] = [
  toolPart('types', 'node_modules/typescript-native/bin/tsc', ['-b']),
  toolPart('lint', 'node_modules/oxlint/bin/oxlint', []),
  layersPart,
  coveragePart,
  housePart,
  toolPart('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  toolPart('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
];

/** What is checked on every change, the longest first, so that two lanes end together. */
export function checkParts(shard?: Shard): readonly Part[] {
  return [vitestPart(shard), ...(isFirst(shard) ? wholeParts : [])];
}
