import type { AnswerShape, PagingForm, RouteShapes, ServerShapes, Shape } from '@linnet/api/wire';
import { pagingForm } from '@linnet/sandbox/paging-form';
import { collectEntities } from './collect-entities';
import { WHOLE_MAPS } from './free-keys';
import { infer, inferKeys } from './infer';
import { isObject, parseJson } from './object';
import type { JsonObject } from './object';
import type { RecordedServer, Recording } from './recording';
import { plainRoute, routeFinder } from './route-of';

/** The outcome of a recording: its status, or an error with status 200, which is a separate outcome. */
function outcomeOf({ status, json }: Recording): string {
  const isError = status < 400 && isObject(json) && 'error' in json;
  return isError ? `${status} error` : String(status);
}

function jsonShape(route: string, bodies: readonly unknown[]): Shape {
  const whole = WHOLE_MAPS[route];
  if (whole === 'any') return 'any';
  if (whole === 'map') return { '{}': infer(bodies.filter(isObject).flatMap(Object.values), '') };
  return infer(bodies, '');
}

/** The errors of one route have several forms: each set of keys is an alternative. */
function errorShape(bodies: readonly unknown[]): Shape {
  const signature = (body: unknown) =>
    isObject(body) ? `${Object.keys(body).sort().join()} ${Array.isArray(body['errors'])}` : typeof body;
  const forms = groupBy(bodies, signature).map(([, alike]) => infer(alike, ''));
  return forms.length === 1 ? (forms[0] ?? 'unknown') : forms;
}

function pagings(recordings: readonly Recording[]): PagingForm[] {
  const forms = recordings.map(({ link }) => JSON.stringify(pagingForm(link)));
  return [...new Set(forms)].sort().map((form): PagingForm => JSON.parse(form));
}

function answerShape(route: string, recordings: readonly Recording[]): AnswerShape {
  const bodies = recordings.map(({ json }) => json).filter((json) => json !== undefined);
  const forms = pagings(recordings);
  const failed = recordings.every(({ status }) => status >= 400);
  return {
    type: (recordings[0]?.type ?? '').split(';')[0] ?? '',
    ...(bodies.length > 0 ? { json: failed ? errorShape(bodies) : jsonShape(route, bodies) } : {}),
    ...(forms.some((form) => form !== null) ? { paging: forms } : {}),
  };
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function routeShapes(route: string, recordings: readonly Recording[]): RouteShapes {
  return Object.fromEntries(
    groupBy(recordings, outcomeOf).map(([outcome, rows]) => [outcome, answerShape(route, rows)]),
  );
}

/** A frame with its payload parsed; a payload that is not JSON stays a string. */
function parseFrame(frame: JsonObject): JsonObject {
  const { payload } = frame;
  return typeof payload === 'string' ? { ...frame, payload: parseJson(payload) ?? payload } : frame;
}

/** Derives the shapes of one server from its recordings. */
export function deriveShapes(server: RecordedServer): ServerShapes {
  const findRoute = routeFinder(server.described);
  const routeOf = ({ method, path }: Recording) => `${method} ${findRoute(path)}`;
  const frames = server.frames.filter((frame) => typeof frame['event'] === 'string').map(parseFrame);
  const recordings = server.recordings.filter((recording) => WHOLE_MAPS[routeOf(recording)] !== 'any');
  const routes = Object.fromEntries(
    groupBy(server.recordings, routeOf).map(([route, rows]) => [route, routeShapes(route, rows)]),
  );
  const described = server.described.map((line) => plainRoute(line.split(' ')[1] ?? ''));
  const methods = server.described.map((line) => line.split(' ')[0] ?? '');
  return {
    entities: collectEntities([...recordings.map(({ json }) => json), ...frames, ...server.loose]),
    routes,
    frames: Object.fromEntries(
      groupBy(frames, (frame) => String(frame['event'])).map(([event, rows]) => [event, inferKeys(rows)]),
    ),
    described: described
      .map((path, index) => `${methods[index]} ${path}`)
      .filter((route) => !(route in routes))
      .sort(),
  };
}
