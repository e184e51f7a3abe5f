import { accountFeatures } from './account-features';
import { liveFeatures } from './live-features';
import { peopleFeatures } from './people-features';
import { postingFeatures } from './posting-features';
import { readingFeatures } from './reading-features';
import type { Rule } from './rules';
import { type ServerDocuments, describeServer } from './server';

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

function isFeature(key: string): key is FeatureKey {
  return Object.hasOwn(features, key);
}

/** The features of a server, by its documents. Without any document, those that all servers have. */
export function offeredFeatures(documents: ServerDocuments): ReadonlySet<FeatureKey> {
  const server = describeServer(documents);
  return new Set(
    Object.keys(features).filter((key): key is FeatureKey => isFeature(key) && features[key](server)),
  );
}
