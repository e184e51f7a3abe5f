import type { Instance, Nodeinfo } from '../model/instance';
import type { InstanceDetails } from '../model/instance-details';

/** The documents that say what a server is; null where one could not be read. */
export interface ServerDocuments {
  instance: Instance | null;
  /** Of the second version of the instance document, which Akkoma lacks. */
  details: InstanceDetails | null;
  nodeinfo: Nodeinfo | null;
}

/** `other` speaks Mastodon's interface, of the version that it claims. */
export type ServerFamily = 'pleroma' | 'akkoma' | 'mastodon' | 'gotosocial' | 'hollo' | 'other';

/** A server as its documents tell of it. Where it lives plays no part. */
export interface Server extends ServerDocuments {
  family: ServerFamily;
  /** Version of Mastodon whose interface it claims to speak: `[4, 3]`; empty where that says nothing. */
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

/** Feature strings come before names: forks of Pleroma have names of their own and keep the strings. */
function familyOf(documents: ServerDocuments, flags: ReadonlySet<string>): ServerFamily {
  if (flags.has('akkoma_api')) return 'akkoma';
  if (flags.has('pleroma_api')) return 'pleroma';
  const { instance, nodeinfo } = documents;
  const name = nodeinfo?.softwareName ?? instance?.version.match(/compatible; ([\w-]+)/)?.[1];
  return name === undefined ? guessFamily(documents, flags) : (byName[name.toLowerCase()] ?? 'other');
}

/** Of a server that does not say its name. */
function guessFamily({ instance, details }: ServerDocuments, flags: ReadonlySet<string>): ServerFamily {
  if (flags.has('feature_quote')) return 'hollo';
  if (instance !== null && /\+git-/.test(instance.version)) return 'gotosocial';
  return details !== null && details.mastodonApi > 0 ? 'mastodon' : 'other';
}

/** `4.3.1+glitch` → `[4, 3, 1]`. */
function leadingNumbers(version: string): readonly number[] {
  return (version.match(/^\d+(\.\d+)*/)?.[0] ?? '').split('.').filter(Boolean).map(Number);
}
