import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords are strong, and take long to measure. */
const MAX_LENGTH = 64;

/** How strong a password is, from 0 (guessed at once) to 4. */
export function estimateStrength(password: string, ...about: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, MAX_LENGTH), [...about, 'linnet', 'pleroma']).score;
}
