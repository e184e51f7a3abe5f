import type { FeatureKey } from './features/features';

/** A parameter that is undefined or null is left out; an array becomes `name[]=a&name[]=b`. */
export type Parameter = string | number | boolean | readonly string[] | null | undefined;
export type Parameters = Readonly<Record<string, Parameter>>;

export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: Parameters }
  | { kind: 'multipart'; fields: Parameters; files: Readonly<Record<string, Blob>> };

/** What a reader may want to know of the answer beside its JSON. */
export interface AnswerFacts {
  status: number;
  /** The Link header as sent; null when absent. */
  link: string | null;
}

/**
 * A request as a value: describing it sends nothing. The transport adds the base address, the token and
 * the time limit, and gives the answer's JSON to `read`, which returns a model or throws `ApiError` malformed.
 */
export interface Call<T> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, ids already percent-encoded. */
  path: string;
  query?: Parameters;
  body?: Body;
  /** Where the server has this, a JSON body goes out as a form with the same fields. */
  asForm?: FeatureKey;
  headers?: Readonly<Record<string, string>>;
  /** `token` (default): the bearer token when there is one. `none`: never. */
  auth?: 'token' | 'none';
  /** How the body of the answer is understood; `text` for HTML fragments, `none` for empty answers. */
  answer?: 'json' | 'text' | 'none';
  timeoutMs?: number;
  /** Goes on when the page is left meanwhile; for small things that are told at the end. */
  keepalive?: true;
  /** An operator may change the file at any time: what the browser keeps of it is asked for again. */
  revalidates?: true;
  /** What this call belongs to. When the answer says that there is no such route, it is off for the session. */
  feature?: FeatureKey;
  /**
   * What a 404 means: `thing` (default) that what the path names is missing, unless the answer says otherwise;
   * `route` for paths that name nothing, where it can only mean that the server has no such call.
   */
  notFound?: 'thing' | 'route';
  read: (body: unknown, facts: AnswerFacts) => T;
}
