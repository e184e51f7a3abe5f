import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Only the beginning is checked: longer passwords are strong anyway, and slow to check. */
const MAX_LENGTH = 64;

/** How strong a password is, from 0 (guessed at once) to 4. Words of `about`, such as the username, make it weaker. */
export function estimateStrength(password: string, ...about: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, MAX_LENGTH), [...about, 'linnet', 'pleroma']).score;
}
