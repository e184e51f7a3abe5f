import { ROUTES } from '../routes/routes';
import { AREAS } from './cases';
import type { ServerName } from './contract-case';
import { NOT_REPRODUCED, WITHOUT_RECORDING } from './exceptions';
import { readShapes, routeKey, routeOfCall } from './recorded-routes';

const MAIN_SERVER: ServerName = 'pleroma-2.7';

export interface Coverage {
  /** Routes that no step calls. */
  untried: string[];
  /** Recorded outcomes of our routes that no step expects and that are not listed in `NOT_REPRODUCED`. */
  unexpected: string[];
  /** Routes whose successful answer is neither recorded nor documented. */
  unknown: string[];
  /** Entries of the lists in `exceptions.ts` that are wrong or outdated. */
  stale: string[];
}

const isSuccess = (outcome: string) => /^[23]\d\d$/.test(outcome);

/** Measures how much of the routes the cases cover, and whether the lists of exceptions are still right. */
export function measureCoverage(): Coverage {
  const { routes } = readShapes(MAIN_SERVER);
  const ours = [...new Set(ROUTES.map(routeKey))].sort();
  const tried = new Set<string>();
  for (const { steps, recording } of AREAS) {
    if (recording !== MAIN_SERVER) continue;
    for (const { call, outcome } of steps) tried.add(`${routeOfCall(call, ROUTES)} ${outcome ?? '200'}`);
  }
  const triedRoutes = new Set([...tried].map((line) => line.split(' ').slice(0, 2).join(' ')));
  const excused = new Set(NOT_REPRODUCED.map(({ route, outcome }) => `${route} ${outcome}`));
  const recorded = ours.flatMap((route) =>
    Object.keys(routes[route] ?? {}).map((outcome) => `${route} ${outcome}`),
  );
  const documented = WITHOUT_RECORDING.map(({ route, outcome }) => ({ route, outcome: outcome ?? '200' }));
  return {
    untried: ours.filter((route) => !triedRoutes.has(route)),
    unexpected: recorded.filter((line) => !tried.has(line) && !excused.has(line)),
    unknown: ours.filter(
      (route) =>
        !Object.keys(routes[route] ?? {}).some(isSuccess) &&
        !documented.some((entry) => entry.route === route),
    ),
    stale: [
      ...documented
        .filter(({ route, outcome }) => routes[route]?.[outcome] !== undefined)
        .map(({ route, outcome }) => `exceptions.ts: ${route} ${outcome} was recorded`),
      ...documented
        .filter(({ route }) => !ours.includes(route))
        .map(({ route }) => `exceptions.ts: ${route} is no route of ours`),
      ...NOT_REPRODUCED.filter(({ route, outcome }) => tried.has(`${route} ${outcome}`)).map(
        ({ route, outcome }) => `exceptions.ts: ${route} ${outcome} is expected by a step`,
      ),
      ...NOT_REPRODUCED.filter(({ route, outcome }) => !recorded.includes(`${route} ${outcome}`)).map(
        ({ route, outcome }) => `exceptions.ts: ${route} ${outcome} is no recorded answer of a route of ours`,
      ),
    ],
  };
}
