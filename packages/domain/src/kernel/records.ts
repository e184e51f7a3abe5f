import type { AccountId } from '@linnet/api';
import type { Environment, RecordStorage } from './environment';

/**
 * Names of what is stored on this device. A record belongs to the device (`linnet-settings`), to a server
 * (`linnet-app`) or to an account (`linnet-searches ACCOUNT`); those of servers other than the home server end in
 * `@HOST`.
 */

/** Part of the names of a server's records: empty for the home server, from which the page was loaded. */
export interface ServerScope {
  readonly suffix: string;
}

export const homeServer: ServerScope = { suffix: '' };

export function serverScope({ baseUrl, origin }: Pick<Environment, 'baseUrl' | 'origin'>): ServerScope {
  return baseUrl === '' || baseUrl === origin ? homeServer : { suffix: `@${new URL(baseUrl).host}` };
}

/** Kinds of which a server has one record each. The start script reads all but the first at the home server. */
type ServerRecordKind = 'app' | 'session' | 'server' | 'timeline' | 'preview';

export function serverRecord(kind: ServerRecordKind, { suffix }: ServerScope): string {
  return `linnet-${kind}${suffix}`;
}

/**
 * Until when an account's records stay: until it signs out (`signedIn`), until it signs out without keeping its drafts
 * (`writing`), or until its push subscription ends (`pushed`).
 */
type RecordLifetime = 'signedIn' | 'writing' | 'pushed';

/** Kinds of which an account has one record each. */
const singleKinds = {
  /** Commands chosen in the command bar. */
  commands: 'signedIn',
  /** Emoji they have used. */
  emoji: 'signedIn',
  filters: 'signedIn',
  /** Their reading preferences on the server. */
  preferences: 'signedIn',
  /** Their recent searches. */
  searches: 'signedIn',
  /** Their seen notifications, at servers that store less of them. */
  seen: 'signedIn',
  /** The note of the snapshot of their home timeline. */
  timeline: 'signedIn',
  /** The preview of the page with that timeline. */
  preview: 'signedIn',
  /** The note of the snapshot of their notifications. */
  notifications: 'signedIn',
  /** Which job has made which post. */
  posted: 'writing',
  /** The form for a new list, as earlier versions stored it. */
  'new-list': 'writing',
  /** The windows beside the page: the shoutbox, and chats. */
  windows: 'signedIn',
  /** The front end that people got before the latest switch, which is offered again. */
  'front-end': 'signedIn',
  /** The push subscription that was last sent to the server, so that it can be ended. */
  push: 'pushed',
} as const satisfies Record<string, RecordLifetime>;

/** Kinds of which an account has several records, whose names begin with a common prefix. */
const severalKinds = {
  /** Drafts of posts and forms, and settings that are stored nowhere else. */
  draft: 'writing',
  /** Drafts of posts that could not be read, as they were found. */
  damaged: 'writing',
  /** Posts on their way to the server. */
  job: 'writing',
  /** Chat messages on their way to the server. */
  message: 'writing',
  /** Imports and exports of the account's data. */
  'own-data': 'signedIn',
  /** Running uploads, of each tab. */
  uploads: 'writing',
} as const satisfies Record<string, RecordLifetime>;

export type SingleKind = keyof typeof singleKinds;
export type SeveralKind = keyof typeof severalKinds;

/** Names of the records of one account. */
export interface AccountRecords {
  /** Identifies the account among those of all servers. */
  readonly id: string;
  name(kind: SingleKind): string;
  prefix(kind: SeveralKind): string;
}

/** Names of all accounts' records of a kind. */
export const allRecords = (storage: RecordStorage, kind: SingleKind | SeveralKind): readonly string[] =>
  storage.keys(`linnet-${kind} `);

/** Names of the records of the account with this `AccountRecords.id`. */
export function recordsNamed(id: string): AccountRecords {
  return {
    id,
    name: (kind) => `linnet-${kind} ${id}`,
    prefix: (kind) => `linnet-${kind} ${id} `,
  };
}

export function accountRecords(server: ServerScope, account: AccountId): AccountRecords {
  return recordsNamed(plainId(account) + server.suffix);
}

/** Account ids of all known servers are plain. In any other, characters that could end it in a record's name are escaped. */
function plainId(account: AccountId): string {
  return account.replace(/[^\w.-]/g, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Removes the records of an account that signs out. */
export function removeAccountRecords(
  storage: RecordStorage,
  records: AccountRecords,
  { keepsDrafts }: { keepsDrafts: boolean },
): void {
  const isRemoved = (lifetime: RecordLifetime): boolean =>
    lifetime === 'signedIn' || (lifetime === 'writing' && !keepsDrafts);
  for (const kind of kindsOf(singleKinds))
    if (isRemoved(singleKinds[kind])) storage.remove(records.name(kind));
  for (const kind of kindsOf(severalKinds)) {
    if (!isRemoved(severalKinds[kind])) continue;
    for (const name of storage.keys(records.prefix(kind))) storage.remove(name);
  }
}

function kindsOf<K extends string>(kinds: Readonly<Record<K, RecordLifetime>>): K[] {
  // The keys of an object are typed as strings.
  return Object.keys(kinds) as K[];
}
