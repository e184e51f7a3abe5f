import { readFieldLimits } from './instance';
import {
  type ModelOf,
  objectReader,
  isObject,
  readCount,
  readCountOrNull,
  readFlag,
  readFlagOrNull,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
} from './read';

const readLink = objectReader((json) => {
  const version = readText(json, 'rel').match(/\/schema\/(2\.\d)$/)?.[1];
  // Only the path is used: no other host may be called.
  const path = readText(json, 'href').match(/^https?:\/\/[^/\\\s]+(\/[\w./-]+)$/)?.[1];
  if (version === undefined || path === undefined || path.includes('..')) return undefined;
  return { version, path };
});

/** The path of the newest nodeinfo that `/.well-known/nodeinfo` links to. Undefined when it links to none. */
export const readNodeinfoPath = objectReader((json) => {
  const links = readRows(json, 'links', { limit: 20, row: readLink });
  return [...links].sort((one, other) => other.version.localeCompare(one.version))[0]?.path;
});

export type Nodeinfo = ModelOf<typeof readNodeinfo>;

/** Undefined without the name of the software. */
export const readNodeinfo = objectReader((json) => {
  const software = readObject(json, 'software');
  const softwareName = readText(software, 'name');
  if (softwareName === '') return undefined;
  const metadata = readObject(json, 'metadata');
  return {
    softwareName,
    softwareVersion: readText(software, 'version'),
    openRegistrations: readFlag(json, 'openRegistrations'),
    nodeName: readTextOrNull(metadata, 'nodeName') || null,
    private: readFlag(metadata, 'private'),
    /** Null when the server does not say. */
    federating: readFlagOrNull(readObject(metadata, 'federation'), 'enabled'),
    features: readTexts(metadata, 'features'),
    postFormats: readTexts(metadata, 'postFormats'),
    restrictedNicknames: readTexts(metadata, 'restrictedNicknames'),
    staffAccounts: readTexts(metadata, 'staffAccounts'),
    mailerEnabled: readFlag(metadata, 'mailerEnabled'),
    suggestionsEnabled: readFlag(readObject(metadata, 'suggestions'), 'enabled'),
    /** Names of the policies that posts are run through; empty when the server does not list them. */
    policies: readTexts(readObject(metadata, 'federation'), 'mrf_policies'),
    /** The server lists the privileges of its staff roles, and those of staff accounts. */
    namesPrivileges: isObject(metadata['roles']),
  };
});

/** What only version 2 of the instance document has. */
export type InstanceDetails = ModelOf<typeof readInstanceDetails>;

/** Reads version 2 of the instance document. Undefined without a title and a version, like version 1. */
export const readInstanceDetails = objectReader((json) => {
  if (readTextOrNull(json, 'title') === null && readTextOrNull(json, 'version') === null) return undefined;
  const configuration = readObject(json, 'configuration');
  const metadata = readObject(readObject(json, 'pleroma'), 'metadata');
  return {
    /** Mastodon's API version number, 2 for 4.3; 0 when not sent. */
    mastodonApi: readCount(readObject(json, 'api_versions'), 'mastodon'),
    translates: readFlag(readObject(configuration, 'translation'), 'enabled'),
    hasPolls: isObject(configuration['polls']),
    /** Largest length of the description of an attachment; null when not sent. */
    descriptionLimit:
      readCountOrNull(metadata, 'description_limit') ??
      readCountOrNull(readObject(configuration, 'media_attachments'), 'description_limit'),
    maxPinnedStatuses: readCountOrNull(readObject(configuration, 'accounts'), 'max_pinned_statuses'),
    /** For the fields of a profile; null when not sent. */
    fieldLimits: readFieldLimits(metadata, configuration),
    vapidPublicKey: readText(readObject(configuration, 'vapid'), 'public_key') || null,
  };
});
