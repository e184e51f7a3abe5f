import type { ParameterShapes, RouteParameters } from '@linnet/api/wire';
import described from '../../../../shapes/pleroma-2.7-parameters.json';
import { Params, type ParamTree } from './params';
import { invalidRequest } from './problem';

const CALLS: ParameterShapes = described;

/** Parameters that are allowed in any query. */
const ALWAYS_ALLOWED = new Set(['access_token']);

/** The parameters of a route in the real server's API description; undefined for pages, which don't use it. */
function describedCall(endpoint: string): RouteParameters | undefined {
  return endpoint.includes(' /api/') ? CALLS[endpoint.replace(/:[a-zA-Z_]+(\{[^}]*\})?/g, ':id')] : undefined;
}

const namesOf = (shape: object | undefined) =>
  Object.keys(shape ?? {}).map((name) => name.replace(/\?$/, ''));

/** The parameters of a request before they are merged. */
export interface SentParameters {
  query: ParamTree;
  body: ParamTree;
}

/**
 * The parameters that the server reads: the body only where the route has one. One unknown name in the query is
 * ignored, two are an error. Parameters of the body are also accepted in the query.
 */
export function describedParams(endpoint: string, { query, body }: SentParameters): Params {
  const call = describedCall(endpoint);
  if (call === undefined) return new Params({ ...query, ...body });
  const known = new Set([...namesOf(call.query), ...bodyNames(call.body), ...ALWAYS_ALLOWED]);
  const unknown = Object.keys(query).filter((name) => !known.has(name));
  const [first] = unknown;
  if (first !== undefined && unknown.length > 1) {
    throw invalidRequest([{ field: first, message: `Unexpected field: ${first}` }]);
  }
  const missing = Object.keys(call.query ?? {}).filter((name) => !name.endsWith('?') && !(name in query));
  if (missing.length > 0) {
    throw invalidRequest(missing.map((field) => ({ field, message: `Missing field: ${field}` })));
  }
  return new Params({ ...query, ...(call.body === undefined ? {} : body) });
}

function bodyNames(body: RouteParameters['body']): string[] {
  if (body === undefined || typeof body === 'string') return [];
  return Array.isArray(body) ? body.flatMap(bodyNames) : namesOf(body);
}
