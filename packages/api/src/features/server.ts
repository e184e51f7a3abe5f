import type { InstanceDetails, Nodeinfo } from '../schema/instance-details';
import type { Instance } from '../schema/instance';

/** The documents that describe a server; null where one could not be loaded. */
export interface ServerDocuments {
  instance: Instance | null;
  /** From version 2 of the instance document, which Akkoma lacks. */
  details: InstanceDetails | null;
  nodeinfo: Nodeinfo | null;
}

/** `other` has Mastodon's API, in the version that it claims. */
export type ServerFamily = 'pleroma' | 'akkoma' | 'mastodon' | 'gotosocial' | 'hollo' | 'other';

/** A server as described by its documents. Its address plays no part. */
export interface Server extends ServerDocuments {
  family: ServerFamily;
  /** The Mastodon version that the server claims compatibility with: `[4, 3]`; empty when it claims none. */
  claims: readonly number[];
  /** Feature strings of the instance document and of nodeinfo. */
  flags: ReadonlySet<string>;
}

export function describeServer(documents: ServerDocuments): Server {
  const { instance, nodeinfo } = documents;
  const flags = new Set([...(instance?.features ?? []), ...(nodeinfo?.features ?? [])]);
  const family = familyOf(documents, flags);
  const speaksMastodon = family === 'mastodon' || family === 'other';
  return {
    ...documents,
    family,
    flags,
    claims: speaksMastodon ? leadingNumbers(instance?.version ?? '') : [],
  };
}

const byName: Readonly<Record<string, ServerFamily | undefined>> = {
  pleroma: 'pleroma',
  akkoma: 'akkoma',
  mastodon: 'mastodon',
  gotosocial: 'gotosocial',
  hollo: 'hollo',
};

/** Decides by feature strings before names: forks of Pleroma have names of their own but keep the strings. */
function familyOf(documents: ServerDocuments, flags: ReadonlySet<string>): ServerFamily {
  if (flags.has('akkoma_api')) return 'akkoma';
  if (flags.has('pleroma_api')) return 'pleroma';
  const { instance, nodeinfo } = documents;
  const name = nodeinfo?.softwareName ?? instance?.version.match(/compatible; ([\w-]+)/)?.[1];
  return name === undefined ? guessFamily(documents, flags) : (byName[name.toLowerCase()] ?? 'other');
}

/** For a server without a software name. */
function guessFamily({ instance, details }: ServerDocuments, flags: ReadonlySet<string>): ServerFamily {
  if (flags.has('feature_quote')) return 'hollo';
  if (instance !== null && /\+git-/.test(instance.version)) return 'gotosocial';
  return details !== null && details.mastodonApi > 0 ? 'mastodon' : 'other';
}

/** `4.3.1+glitch` → `[4, 3, 1]`. */
function leadingNumbers(version: string): readonly number[] {
  return (version.match(/^\d+(\.\d+)*/)?.[0] ?? '').split('.').filter(Boolean).map(Number);
}
