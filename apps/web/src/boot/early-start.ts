import type { ServerKind } from './server-kind';

/** The outcome of an early request. An error is a value, because nobody handles a rejected promise that early. */
export type EarlyAnswer =
  | { readonly state: 'answered'; readonly response: Response }
  | { readonly state: 'failed'; readonly error: unknown };

export interface EarlyRequest {
  /** Path and query, exactly as the main script will request it. */
  readonly path: string;
  /** The bearer token; null for a public request. */
  readonly token: string | null;
}

export interface StartedRequest extends EarlyRequest {
  readonly answer: Promise<EarlyAnswer>;
}

/** The session record as stored; the client validates everything but the token. */
export interface StoredSession {
  readonly token: string;
  readonly [field: string]: unknown;
}

export interface BuiltLocale {
  /** As it is chosen in the settings. */
  readonly code: string;
  /** The language tag for browsers; if missing, the code is the tag. */
  readonly tag?: string;
  /** Further tags that mean this language. */
  readonly also?: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  /** Address of the messages of the first screens; that file contains the address of the others. */
  readonly first: string;
}

/** A status, and the distance of its upper edge from the top of the window, in pixels. */
export interface StoredPosition {
  readonly id: string;
  readonly offset: number;
}

/** What the start script passes to the main script. */
export interface EarlyStart {
  readonly session: StoredSession | null;
  locale: BuiltLocale;
  readonly locales: readonly BuiltLocale[];
  /** Responses that the server embedded in the page: request path → base64 of UTF-8 JSON. */
  readonly embedded: Readonly<Record<string, string>>;
  readonly requests: StartedRequest[];
  /** Null while unknown. */
  readonly server: ServerKind | null;
  /** Id of the build that runs. */
  readonly build: string;
  /** Where the viewer read when they left the timeline that the page begins with; null at its top. */
  readonly startPosition: StoredPosition | null;
  /** Address of the Unicode emoji with their names; empty until the first messages have loaded. */
  emoji: string;
  /** The stylesheet of lazy parts, if the start script loads it. */
  laterStyles: Promise<void> | null;
  /** Removes what is shown of the last visit, once the application shows the same. */
  removePreview: () => void;
  /** To be called when the application has rendered: stops watching the start. */
  markRendered(): void;
  /** Shows the notice in the page that the application could not start. */
  showStartError(): void;
}

declare global {
  interface Window {
    linnetEarly?: EarlyStart;
  }
}
