import type { FederationPolicies, HostRule, PolicyHost, PolicyReplacement } from '../model/instance-about';
import { type JsonObject, isObject, readFlag, readObject, readRows, readText, readTexts } from './read';

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
