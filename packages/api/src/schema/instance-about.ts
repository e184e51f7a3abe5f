import { readAccount } from './account';
import { readFieldLimits, readRule } from './instance';
import {
  type ModelOf,
  objectReader,
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

/** Rules for whole servers, most severe first. */
const rules = [
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
] as const;
export type HostRule = (typeof rules)[number] | 'quarantine';

/** A server to which a rule applies, with the reason if the operator gives one. */
export type PolicyHost = ModelOf<typeof readHost>;

/** A host name, or a pair of host name and reason. */
function readHost(json: unknown) {
  const [host, reason]: unknown[] = Array.isArray(json) ? json : [json];
  if (typeof host !== 'string' || host === '') return undefined;
  return { host, reason: typeof reason === 'string' && reason !== '' ? reason : null };
}

/** The hosts of one rule; the reasons are in a separate list. */
function readHosts(lists: JsonObject, rule: string, reasons: JsonObject): readonly PolicyHost[] {
  const reasonsOfRule = readObject(reasons, rule);
  const rows = readRows(lists, rule, { limit, row: readHost });
  return rows.map(({ host, reason }) => ({
    host,
    reason: reason ?? (readText(readObject(reasonsOfRule, host), 'reason') || null),
  }));
}

/** A word or pattern as the operator wrote it. */
export type PolicyReplacement = ModelOf<typeof readReplacement>;

const readReplacement = objectReader((json) => {
  const pattern = readText(json, 'pattern');
  return pattern === '' ? undefined : { pattern, replacement: readText(json, 'replacement') };
});

function readWords(policy: JsonObject) {
  return {
    reject: readTexts(policy, 'reject'),
    federatedTimelineRemoval: readTexts(policy, 'federated_timeline_removal'),
  };
}

/** The federation policies of a server. Lists are empty when it has none. */
export type FederationPolicies = ModelOf<typeof readFederationPolicies>;

/** The `federation` part of the instance document. Operators may hide everything but `enabled`. */
export const readFederationPolicies = objectReader((json) => {
  const simple = readObject(json, 'mrf_simple');
  const reasons = readObject(json, 'mrf_simple_info');
  const quarantined = readObject(json, 'quarantined_instances_info');
  const keyword = readObject(json, 'mrf_keyword');
  const hashtag = readObject(json, 'mrf_hashtag');
  const lists: readonly { rule: HostRule; hosts: readonly PolicyHost[] }[] = [
    ...rules.map((rule) => ({ rule, hosts: readHosts(simple, rule, reasons) })),
    { rule: 'quarantine', hosts: readHosts(json, 'quarantined_instances', quarantined) },
  ];
  return {
    enabled: readFlag(json, 'enabled'),
    /** Names of the policies, as the server has them. */
    names: readTexts(json, 'mrf_policies'),
    /** Some servers are left out of the lists. */
    hasExclusions: readFlag(json, 'exclusions'),
    /** Only rules that apply to at least one server. */
    hosts: lists.filter(({ hosts }) => hosts.length > 0),
    keywords: {
      ...readWords(keyword),
      replace: readRows(keyword, 'replace', { limit, row: readReplacement }),
    },
    /** Without `#`. */
    hashtags: { ...readWords(hashtag), sensitive: readTexts(hashtag, 'sensitive') },
  };
});

/** The description of a server for people. */
export type InstanceAbout = ModelOf<typeof readInstanceAbout>;

/** Reads the part of the instance document that is for people. Undefined without a title and a version. */
export const readInstanceAbout = objectReader((json) => {
  const title = readTextOrNull(json, 'title');
  if (title === null && readTextOrNull(json, 'version') === null) return undefined;
  const metadata = readObject(readObject(json, 'pleroma'), 'metadata');
  return {
    title: title ?? '',
    /** HTML. */
    description: readText(json, 'description') || readText(json, 'short_description'),
    /** Empty when the server has none. */
    email: readText(json, 'email'),
    contact: readAccount(json['contact_account']) ?? null,
    rules: readRows(json, 'rules', { limit: 200, row: readRule }),
    /** Null when the server does not say. */
    federation: readFederationPolicies(metadata['federation']) ?? null,
  };
});

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
