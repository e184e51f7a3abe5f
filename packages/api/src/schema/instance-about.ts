import type {
  FederationPolicies,
  HostRule,
  InstanceAbout,
  InstanceDetails,
  Nodeinfo,
  PolicyHost,
  PolicyReplacement,
} from '../model/instance';
import { readAccount } from './account';
import { readFieldLimits, readRule } from './instance';
import {
  type JsonObject,
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

/** The largest number of hosts that is read; servers list hundreds. */
const limit = 5_000;

/** Most severe first. */
const rules: readonly Exclude<HostRule, 'quarantine'>[] = [
  'accept',
  'reject',
  'federated_timeline_removal',
  'media_removal',
  'media_nsfw',
  'followers_only',
  'report_removal',
  'avatar_removal',
  'banner_removal',
  'reject_deletes',
];

/** A host name, or a pair of host name and reason. */
function readHost(json: unknown): PolicyHost | undefined {
  const [host, reason]: unknown[] = Array.isArray(json) ? json : [json];
  if (typeof host !== 'string' || host === '') return undefined;
  return { host, reason: typeof reason === 'string' && reason !== '' ? reason : null };
}

/** The hosts of one rule; the reasons are in a separate list. */
function readHosts(lists: JsonObject, rule: string, reasons: JsonObject): readonly PolicyHost[] {
  const told = readObject(reasons, rule);
  const rows = readRows(lists, rule, { limit, row: readHost });
  return rows.map(({ host, reason }) => ({
    host,
    reason: reason ?? (readText(readObject(told, host), 'reason') || null),
  }));
}

function readReplacement(json: unknown): PolicyReplacement | undefined {
  if (!isObject(json)) return undefined;
  const pattern = readText(json, 'pattern');
  return pattern === '' ? undefined : { pattern, replacement: readText(json, 'replacement') };
}

function readWords(policy: JsonObject) {
  return {
    reject: readTexts(policy, 'reject'),
    federatedTimelineRemoval: readTexts(policy, 'federated_timeline_removal'),
  };
}

/** The `federation` part of the instance document. Operators may hide everything but `enabled`. */
export function readFederationPolicies(json: unknown): FederationPolicies | undefined {
  if (!isObject(json)) return undefined;
  const simple = readObject(json, 'mrf_simple');
  const reasons = readObject(json, 'mrf_simple_info');
  const quarantined = readObject(json, 'quarantined_instances_info');
  const keyword = readObject(json, 'mrf_keyword');
  const hashtag = readObject(json, 'mrf_hashtag');
  const lists: FederationPolicies['hosts'] = [
    ...rules.map((rule) => ({ rule, hosts: readHosts(simple, rule, reasons) })),
    { rule: 'quarantine', hosts: readHosts(json, 'quarantined_instances', quarantined) },
  ];
  return {
    enabled: readFlag(json, 'enabled'),
    names: readTexts(json, 'mrf_policies'),
    hasExclusions: readFlag(json, 'exclusions'),
    hosts: lists.filter(({ hosts }) => hosts.length > 0),
    keywords: {
      ...readWords(keyword),
      replace: readRows(keyword, 'replace', { limit, row: readReplacement }),
    },
    hashtags: { ...readWords(hashtag), sensitive: readTexts(hashtag, 'sensitive') },
  };
}

/** Reads the part of the instance document that is for people. Undefined without a title and a version. */
export function readInstanceAbout(json: unknown): InstanceAbout | undefined {
  if (!isObject(json)) return undefined;
  const title = readTextOrNull(json, 'title');
  if (title === null && readTextOrNull(json, 'version') === null) return undefined;
  const metadata = readObject(readObject(json, 'pleroma'), 'metadata');
  return {
    title: title ?? '',
    description: readText(json, 'description') || readText(json, 'short_description'),
    email: readText(json, 'email'),
    contact: readAccount(json['contact_account']) ?? null,
    rules: readRows(json, 'rules', { limit: 200, row: readRule }),
    federation: readFederationPolicies(metadata['federation']) ?? null,
  };
}

function readLink(json: unknown): { version: string; path: string } | undefined {
  if (!isObject(json)) return undefined;
  const version = readText(json, 'rel').match(/\/schema\/(2\.\d)$/)?.[1];
  // Only the path is used: no other host may be called.
  const path = readText(json, 'href').match(/^https?:\/\/[^/\\\s]+(\/[\w./-]+)$/)?.[1];
  if (version === undefined || path === undefined || path.includes('..')) return undefined;
  return { version, path };
}

/** The path of the newest nodeinfo that `/.well-known/nodeinfo` links to. Undefined when it links to none. */
export function readNodeinfoPath(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const links = readRows(json, 'links', { limit: 20, row: readLink });
  return [...links].sort((one, other) => other.version.localeCompare(one.version))[0]?.path;
}

/** Undefined without the name of the software. */
export function readNodeinfo(json: unknown): Nodeinfo | undefined {
  if (!isObject(json)) return undefined;
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
    federating: readFlagOrNull(readObject(metadata, 'federation'), 'enabled'),
    features: readTexts(metadata, 'features'),
    postFormats: readTexts(metadata, 'postFormats'),
    restrictedNicknames: readTexts(metadata, 'restrictedNicknames'),
    staffAccounts: readTexts(metadata, 'staffAccounts'),
    mailerEnabled: readFlag(metadata, 'mailerEnabled'),
    suggestionsEnabled: readFlag(readObject(metadata, 'suggestions'), 'enabled'),
    policies: readTexts(readObject(metadata, 'federation'), 'mrf_policies'),
    namesPrivileges: isObject(metadata['roles']),
  };
}

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
