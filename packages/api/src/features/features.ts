import { accountFeatures } from './account-features';
import { liveFeatures } from './live-features';
import { peopleFeatures } from './people-features';
import { postingFeatures } from './posting-features';
import { readingFeatures } from './reading-features';
import type { Rule } from './rules';

/**
 * Everything that only some servers can. Each entry says what a person has of it and which call or parameter it
 * speaks of, and holds the rule by which it is decided.
 */
export const features = {
  ...readingFeatures,
  ...postingFeatures,
  ...peopleFeatures,
  ...liveFeatures,
  ...accountFeatures,
} as const satisfies Record<string, Rule>;

export type FeatureKey = keyof typeof features;
