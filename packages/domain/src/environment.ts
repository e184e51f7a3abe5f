import type { ParseHtml } from '@linnet/richtext';

/** Text records that outlive the page. Never throws: a forbidden or full storage answers false. */
export interface RecordStorage {
  /** False when nothing will outlive the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export type Log = (level: 'info' | 'warn' | 'error', what: string, detail?: unknown) => void;

/** Everything of the outside world that the domain needs, given by whoever starts it. */
export interface Environment {
  /** Origin of the server, without a slash at the end. */
  baseUrl: string;
  /** Where the sign-in of OAuth comes back to. */
  origin: string;
  fetch: typeof fetch;
  openSocket: (url: string) => WebSocket;
  storage: RecordStorage;
  parseHtml: ParseHtml;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A random UUID. */
  newKey: () => string;
  log: Log;
}
