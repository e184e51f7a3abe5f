import type { FeatureKey } from './features/features';
import type { AnswerFacts } from './schema/read';

/** A parameter that is undefined or null is left out; an array becomes `name[]=a&name[]=b`. */
export type Parameter = string | number | boolean | readonly string[] | null | undefined;
export type Parameters = Readonly<Record<string, Parameter>>;

export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: Parameters }
  | { kind: 'multipart'; fields: Parameters; files: Readonly<Record<string, Blob>> };

/**
 * A request as a value; creating it sends nothing. The transport adds the base address, the token and the time limit,
 * and passes the JSON of the response to `read`, which returns a model or throws an `ApiError` of kind `malformed`.
 */
export interface Call<T> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the root, with ids already percent-encoded. */
  path: string;
  query?: Parameters;
  body?: Body;
  /** When the server has this feature, a JSON body is sent as a form with the same fields. */
  asForm?: FeatureKey;
  headers?: Readonly<Record<string, string>>;
  /** `token` (default): the bearer token when there is one. `none`: never. */
  auth?: 'token' | 'none';
  /** The type of the response's body; `text` for HTML fragments, `none` for empty responses. */
  answer?: 'json' | 'text' | 'none';
  timeoutMs?: number;
  /** The request continues when the page is closed; for small requests at the end of a visit. */
  keepalive?: true;
  /** The operator may change the file at any time: a cached copy is revalidated. */
  revalidates?: true;
  /** The feature that this call belongs to. When the server has no such route, the feature is off for the session. */
  feature?: FeatureKey;
  /**
   * What a 404 means. `thing` (default): the object in the path is missing, unless the response says otherwise.
   * `route`: for paths without an object, the server has no such call.
   */
  notFound?: 'thing' | 'route';
  read: (body: unknown, facts: AnswerFacts) => T;
}

/** The body of a call as JSON. */
export const json = (value: unknown) => ({ kind: 'json', value }) as const;

/** The reader of calls whose response says nothing. */
export const nothing = (): undefined => undefined;

const method =
  (name: Call<unknown>['method']) =>
  <T>(
    path: string,
    read: Call<T>['read'],
    rest: Omit<Call<T>, 'method' | 'path' | 'read'> = {},
  ): Call<T> => ({ method: name, path, ...rest, read });

/** Make calls; the last argument is for what is not the default, such as a query or a body. */
export const get = method('GET');
export const post = method('POST');
export const put = method('PUT');
export const patch = method('PATCH');
export const del = method('DELETE');
