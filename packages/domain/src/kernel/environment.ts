import type { ParseHtml } from '@linnet/richtext';
import type { Cell } from './cell';

/** Pleroma and Akkoma have documents of their own, which every other server answers with an error. */
export type ServerKind = 'pleroma' | 'other';

/** Text records that outlive the page. Never throws: where storage is forbidden or full, `write` returns false. */
export interface RecordStorage {
  /** False when no record will outlive the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record could not be stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Names of the records that begin with the prefix. */
  keys(prefix: string): readonly string[];
}

/** The other tabs of this browser at the same server, which share its storage. */
export interface OtherPages {
  /** Calls the listener with the name of each record that another tab wrote or removed. */
  onRecord(listener: (name: string) => void): () => void;
  /** Runs the task while holding the lock of this name: no two tabs run a task of the same name at once. */
  withLock(name: string, task: () => Promise<void>): Promise<void>;
}

/** Whether the page is visible. */
export type Attention = Pick<Cell<boolean>, 'get' | 'subscribe'>;

/** Tabs that can send each other messages, besides sharing storage. */
export interface TabChannels extends Pick<OtherPages, 'withLock'> {
  /** Opens the channel of this name. A message reaches all tabs that have it open, but not its sender. */
  channel(name: string, onMessage: (message: unknown) => void): Channel;
}

export interface Channel {
  /** Sends a message; plain values only. */
  send(message: unknown): void;
  close(): void;
}

/** What live updates need of the browser; loaded with them. */
export interface LiveEnvironment {
  /** Null where the browser lacks channels or locks: then each tab has its own socket. */
  pages: TabChannels | null;
  attention: Attention;
  /** Calls the listener when the network is back or has changed. */
  onNetwork(listener: () => void): () => void;
}

/**
 * Larger texts of imports and exports, by name. Never rejects: where the browser has no database, they last as long as
 * the page.
 */
export interface TextStorage {
  read(name: string): Promise<string | null>;
  /** False when the text could not be stored. */
  write(name: string, text: string): Promise<boolean>;
  /** Removes all texts whose names begin with the prefix. */
  remove(prefix: string): Promise<void>;
}

/** What writing needs of the browser; loaded with the code for it. */
export interface WritingEnvironment {
  otherPages: OtherPages;
  texts: TextStorage;
  /** Language of the interface. */
  language: () => string | null;
  /** False only when the browser knows that it is offline. */
  isOnline: () => boolean;
}

export type Log = (level: 'info' | 'warn' | 'error', what: string, detail?: unknown) => void;

/**
 * Larger texts that outlive the page, by name. Never rejects: where the browser has no database, or no room in it,
 * `read` resolves with null and `write` with false.
 */
export interface SnapshotStorage {
  read(name: string): Promise<string | null>;
  /** False when the text could not be stored. */
  write(name: string, text: string): Promise<boolean>;
  /** Removes all texts but those with these names. */
  removeOthers(names: readonly string[]): Promise<void>;
}

/** Everything that the domain needs of the outside world, given by the code that starts it. */
export interface Environment {
  /** Origin of the server, without a slash at the end. */
  baseUrl: string;
  /** Origin to which OAuth redirects after signing in. */
  origin: string;
  /** Kind of the server, if it is known before its documents are loaded. */
  server?: ServerKind | null;
  fetch: typeof fetch;
  openSocket: (url: string) => WebSocket;
  storage: RecordStorage;
  /** Without it no snapshots are stored. */
  snapshots?: SnapshotStorage;
  /** Id of the build that runs. */
  build?: string;
  parseHtml: ParseHtml;
  forWriting: () => Promise<WritingEnvironment>;
  forLive: () => Promise<LiveEnvironment>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A random UUID. */
  newKey: () => string;
  log: Log;
}
