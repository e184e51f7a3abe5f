import type { ServerKind } from './server-kind';

/** An answer as plain values, so that an early failure is kept for its taker and reported nowhere else. */
export type EarlyAnswer =
  | { readonly state: 'answered'; readonly response: Response }
  | { readonly state: 'failed'; readonly error: unknown };

export interface EarlyRequest {
  /** Path and query, as the main script will ask for it. */
  readonly path: string;
  /** The bearer token that goes with it; null for a public request. */
  readonly token: string | null;
}

export interface StartedRequest extends EarlyRequest {
  readonly answer: Promise<EarlyAnswer>;
}

/** The session as it was stored; everything but the token is read by the owner of the record. */
export interface StoredSession {
  readonly token: string;
  readonly [field: string]: unknown;
}

export interface BuiltLocale {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  /** Address of the messages of the first screens. */
  readonly first: string;
  /** Address of all other messages. */
  readonly rest: string;
  /** Address of the Unicode emoji with their names. */
  readonly emoji: string;
}

/** What the start script hands over to the main script. */
export interface EarlyStart {
  readonly session: StoredSession | null;
  readonly locale: BuiltLocale;
  readonly locales: readonly BuiltLocale[];
  /** Answers that the server put into the page: request path → base64 of UTF-8 JSON. */
  readonly embedded: Readonly<Record<string, string>>;
  readonly requests: StartedRequest[];
  /** Null when nothing says it yet. */
  readonly server: ServerKind | null;
  /** The application stands: the watch over its start ends. */
  appeared(): void;
  /** Shows the page's own notice that the application could not start. */
  failed(): void;
}

declare global {
  interface Window {
    linnetEarly?: EarlyStart;
  }
}
