import type { Call } from '../call';
import type { ParameterShapes } from '../wire/shape';
import { describedRoute, missingKeys, notAllowed, unknownKeys } from './described-parameters';

const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined && value !== null;

/** The parameter names of a query or form, without the brackets of arrays and nested values. */
function namesOf(parameters: object | undefined): string[] {
  return Object.entries(parameters ?? {})
    .filter(isGiven)
    .map(([name]) => name.replace(/\[.*$/, ''));
}

function faultsOfBody({ body }: Call<unknown>, allowed: ParameterShapes[string]): string[] {
  if (body === undefined) return missingKeys(allowed.body, []);
  if (allowed.body === undefined) return ['is not read'];
  if (body.kind === 'json') {
    return [
      ...notAllowed(allowed.body, body.value, ''),
      ...missingKeys(allowed.body, namesOf(Object(body.value))),
    ];
  }
  // Values of forms are always strings, so only names are checked.
  const names = [...namesOf(body.fields), ...namesOf(body.kind === 'multipart' ? body.files : {})];
  return [...unknownKeys(allowed.body, names), ...missingKeys(allowed.body, names)];
}

/** What a call sends that the description does not allow, and what it lacks that is required. */
export function faultsOfCall(facts: ParameterShapes, call: Call<unknown>): string[] {
  const route = describedRoute(facts, call.method, call.path);
  const allowed = route === undefined ? undefined : facts[route];
  if (allowed === undefined) return [`${call.method} ${call.path}: no such call`];
  const query = namesOf(call.query);
  return [
    ...unknownKeys(allowed.query, query).map((name) => `query ${name}`),
    ...missingKeys(allowed.query, query).map((name) => `query ${name}`),
    ...faultsOfBody(call, allowed).map((fault) => `body ${fault}`),
  ].map((fault) => `${route}: ${fault}`);
}
