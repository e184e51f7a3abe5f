import { features, type FeatureKey } from './features';
import { describeServer, type ServerDocuments } from './server';

function isFeature(key: string): key is FeatureKey {
  return Object.hasOwn(features, key);
}

/** The features that a server of these documents offers. Without any document it offers what all servers do. */
export function offeredFeatures(documents: ServerDocuments): ReadonlySet<FeatureKey> {
  const server = describeServer(documents);
  return new Set(
    Object.keys(features).filter((key): key is FeatureKey => isFeature(key) && features[key](server)),
  );
}
