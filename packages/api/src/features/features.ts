import { accountFeatures } from './account-features';
import { liveFeatures } from './live-features';
import { peopleFeatures } from './people-features';
import { postingFeatures } from './posting-features';
import { readingFeatures } from './reading-features';
import type { Rule } from './rules';

/**
 * Everything that only some servers can do. Each entry says what it gives people and which call or parameter it is
 * about, and has the rule that decides it.
 */
export const features = {
  ...readingFeatures,
  ...postingFeatures,
  ...peopleFeatures,
  ...liveFeatures,
  ...accountFeatures,
} as const satisfies Record<string, Rule>;

export type FeatureKey = keyof typeof features;
