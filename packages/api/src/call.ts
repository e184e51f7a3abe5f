import type { FeatureKey } from './features/features';
import type { ErrorReason } from './error';
import { type ResponseFacts, isObject } from './schema/read';

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
  read: (body: unknown, facts: ResponseFacts) => T;
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

/** The same call with its JSON body as a form: nested fields become `name[part]`, lists of objects `name[0][part]`. */
export function asForm<T>(call: Call<T>): Call<T> {
  if (call.body?.kind !== 'json' || !isObject(call.body.value)) return call;
  return { ...call, body: { kind: 'form', fields: Object.fromEntries(fieldsOf(call.body.value)) } };
}

function fieldsOf(value: object, under?: string): [string, Parameter][] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, Parameter][] => {
    const name = under === undefined ? key : `${under}[${key}]`;
    if (Array.isArray(part) && part.every((row) => typeof row === 'string')) return [[name, part]];
    if (typeof part === 'object' && part !== null) return fieldsOf(part, name);
    return isParameter(part) ? [[name, part]] : [];
  });
}

function isParameter(part: unknown): part is string | number | boolean {
  return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean';
}

/**
 * Whether an error means that the server has no such route, rather than that an object is missing. Pleroma answers an
 * unknown GET with `{"error":"Not implemented"}` and anything else with `{"errors":{"detail":"Page not found"}}`; other
 * servers answer with plain text or a page. If the call's path contains no object that could be missing, every 404
 * means a missing route.
 */
export function isMissingRoute(reason: ErrorReason, { notFound }: Pick<Call<unknown>, 'notFound'>): boolean {
  if (reason.kind !== 'http') return false;
  const { status, body } = reason;
  if (status !== 404) return status === 501;
  if (notFound === 'route' || !isObject(body)) return true;
  return (
    body['error'] === 'Not implemented' ||
    (isObject(body['errors']) && body['errors']['detail'] === 'Page not found')
  );
}
