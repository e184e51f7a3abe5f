import { readAccount } from './account';
import { readRule } from './instance';
import {
  type ModelOf,
  objectReader,
  type JsonObject,
  readFlag,
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
