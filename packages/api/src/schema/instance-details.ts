import type { InstanceDetails } from '../model/instance-details';
import { readFieldLimits } from './field-limits';
import { isObject, readCount, readCountOrNull, readFlag, readObject, readText, readTextOrNull } from './read';

/** Reads version 2 of the instance document. Undefined without a title and a version, like version 1. */
export function readInstanceDetails(json: unknown): InstanceDetails | undefined {
  if (!isObject(json)) return undefined;
  if (readTextOrNull(json, 'title') === null && readTextOrNull(json, 'version') === null) return undefined;
  const configuration = readObject(json, 'configuration');
  const metadata = readObject(readObject(json, 'pleroma'), 'metadata');
  return {
    mastodonApi: readCount(readObject(json, 'api_versions'), 'mastodon'),
    translates: readFlag(readObject(configuration, 'translation'), 'enabled'),
    hasPolls: isObject(configuration['polls']),
    descriptionLimit:
      readCountOrNull(metadata, 'description_limit') ??
      readCountOrNull(readObject(configuration, 'media_attachments'), 'description_limit'),
    maxPinnedStatuses: readCountOrNull(readObject(configuration, 'accounts'), 'max_pinned_statuses'),
    fieldLimits: readFieldLimits(metadata, configuration),
    vapidPublicKey: readText(readObject(configuration, 'vapid'), 'public_key') || null,
  };
}
