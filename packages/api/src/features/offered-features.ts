import { features, type FeatureKey } from './features';
import { describeServer, type ServerDocuments } from './server';

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
