import type { ParseHtml } from '@linnet/richtext';
import type { Cell } from './cell';

/** Pleroma and Akkoma have documents of their own, which every other server would refuse. */
export type ServerKind = 'pleroma' | 'other';

/** Text records that outlive the page. Never throws: a forbidden or full storage answers false. */
export interface RecordStorage {
  /** False when nothing will outlive the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Names of the records that begin so. */
  names(prefix: string): readonly string[];
}

/** The other pages of this browser at the same server: they share its storage. */
export interface OtherPages {
  /** Hears the name of each record that another page wrote or removed. */
  onRecord(listener: (name: string) => void): () => void;
  /** Does something once no other page does anything of that name; while it lasts none begins to. */
  alone(name: string, task: () => Promise<void>): Promise<void>;
}

/** Whether somebody looks at this page: true while it is seen. */
export type Attention = Pick<Cell<boolean>, 'get' | 'subscribe'>;

/** Pages that can say something to each other, not only leave records. */
export interface TalkingPages extends Pick<OtherPages, 'alone'> {
  /** A channel by its name. What is said reaches all pages that have it, not the one that says it. */
  channel(name: string, hear: (message: unknown) => void): Channel;
}

export interface Channel {
  /** Plain values only. */
  say(message: unknown): void;
  close(): void;
}

/** What only being live needs of the outside world; its code comes with it. */
export interface LiveEnvironment {
  /** Null where a browser cannot: then each page lives for itself. */
  pages: TalkingPages | null;
  attention: Attention;
  /** Hears that the network is back, or another one. */
  onNetwork(listener: () => void): () => void;
}

/** What only writing needs of the outside world; its code comes with it. */
export interface WritingEnvironment {
  otherPages: OtherPages;
  /** Language of the interface. */
  language: () => string | null;
  /** False only when the browser knows that nothing it sends can arrive. */
  isOnline: () => boolean;
}

export type Log = (level: 'info' | 'warn' | 'error', what: string, detail?: unknown) => void;

/** Everything of the outside world that the domain needs, given by whoever starts it. */
export interface Environment {
  /** Origin of the server, without a slash at the end. */
  baseUrl: string;
  /** Where the sign-in of OAuth comes back to. */
  origin: string;
  /** What kind of server it is, as far as is known before it was asked. */
  server?: ServerKind | null;
  fetch: typeof fetch;
  openSocket: (url: string) => WebSocket;
  storage: RecordStorage;
  parseHtml: ParseHtml;
  forWriting: () => Promise<WritingEnvironment>;
  forLive: () => Promise<LiveEnvironment>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A random UUID. */
  newKey: () => string;
  log: Log;
}
