import type { ParameterShapes, RouteParameters } from '@linnet/api/wire';
import described from '../../../../shapes/pleroma-2.7-parameters.json';
import { Params, type ParamTree } from './params';
import { invalidRequest } from './problem';

const CALLS: ParameterShapes = described;

/** Who asks may say so in any query. */
const ALWAYS = new Set(['access_token']);

/** A call as the interface description of the server has it; pages of the server are not read by it. */
function describedCall(line: string): RouteParameters | undefined {
  return line.includes(' /api/') ? CALLS[line.replace(/:[a-zA-Z_]+(\{[^}]*\})?/g, ':id')] : undefined;
}

const namesOf = (shape: object | undefined) =>
  Object.keys(shape ?? {}).map((name) => name.replace(/\?$/, ''));

/** What was sent with a request, before it is put together. */
export interface SentParameters {
  query: ParamTree;
  body: ParamTree;
}

/**
 * What the server reads of a request: a body only where the call has one. One name in the query that it does not know
 * is passed over, two are refused. What may stand in the body may stand in the query as well.
 */
export function describedParams(line: string, { query, body }: SentParameters): Params {
  const call = describedCall(line);
  if (call === undefined) return new Params({ ...query, ...body });
  const known = new Set([...namesOf(call.query), ...bodyNames(call.body), ...ALWAYS]);
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
