import { EVERY_CALL } from '@linnet/api/every-call';
import { expect, test } from 'vitest';
import { READINGS } from './parameters/effects';
import { SENDINGS } from './parameters/fields';
import { LACKED, UNSHOWN } from './parameters/unshown';
import { UNWRITTEN } from './unwritten';
import { WRITES } from './writes';

const calls = Object.values(EVERY_CALL).flat();

/** The parts of an address that stand for whatever is asked about; some are plain words in the list of calls. */
const SOMETHING = /^(.*[{%].*|12|7|9|b|k|l|cats|wren)$/;

const isLacked = (name: string) => LACKED.includes(name.slice(0, name.lastIndexOf(' ')));

function routeOf(line: string): string {
  const [method = '', path = ''] = line.split(' ');
  const parts = (path.split('?')[0] ?? '').split('/');
  return `${method} ${parts.map((part) => (SOMETHING.test(part) ? ':id' : part)).join('/')}`;
}

const linesOf = (list: Readonly<Record<string, readonly string[]>>) => Object.values(list).flat();

test('every changing call of the client is taken to the server, or it is said why not', () => {
  const changing = calls.filter(({ method }) => method !== 'GET');
  const made = changing.map(({ method, path }) => routeOf(`${method} ${path}`));
  const taken = new Set(WRITES.map(({ write }) => routeOf(write.call)));
  const excused = linesOf(UNWRITTEN);
  const open = [...new Set(made)].filter((route) => !taken.has(route) && !excused.includes(route));
  // What is missing belongs in tools/contract/writes.ts, or with its reason in unwritten.ts.
  expect(open).toEqual([]);
  expect(excused.filter((route) => taken.has(route) || !made.includes(route))).toEqual([]);
});

test('every parameter of a reading call is shown to have an effect, or it is said why not', () => {
  const sent = calls.flatMap(({ method, path, query }) =>
    method === 'GET' ? Object.keys(query ?? {}).map((name) => `${routeOf(`GET ${path}`)} ${name}`) : [],
  );
  const shown = new Set(
    READINGS.flatMap(({ call, sends, pages }) => {
      const paging = {
        none: [],
        'by link': ['limit', 'max_id', 'min_id'],
        'by ids': ['limit', 'max_id', 'min_id', 'since_id'],
      };
      return [...Object.keys(sends), ...paging[pages ?? 'none']].map(
        (name) => `${routeOf(call)} ${name.replace('[]', '')}`,
      );
    }),
  );
  const excused = linesOf(UNSHOWN);
  const open = [...new Set(sent)].filter(
    (name) => !shown.has(name) && !excused.includes(name) && !isLacked(name),
  );
  // What is missing belongs in tools/contract/parameters/effects.ts, or with its reason in unshown.ts.
  expect(open).toEqual([]);
});

test('every field of a changing call is shown to be taken, or it is said why not', () => {
  const sent = calls.flatMap(({ method, path, body }) => {
    if (method === 'GET' || body?.kind !== 'json') return [];
    return Object.keys(Object(body.value)).map((name) => `${routeOf(`${method} ${path}`)} ${name}`);
  });
  const shown = new Set([
    ...SENDINGS.flatMap(({ call, fields, always = {} }) =>
      [...fields.map(({ name }) => name), ...Object.keys(always)].map((name) => `${routeOf(call)} ${name}`),
    ),
    ...WRITES.flatMap(({ write }) => {
      const json = typeof write.json === 'object' && write.json !== null ? Object.keys(write.json) : [];
      return json.map((name) => `${routeOf(write.call)} ${name}`);
    }),
  ]);
  const unwritten = linesOf(UNWRITTEN);
  const excused = linesOf(UNSHOWN);
  const open = [...new Set(sent)].filter((name) => {
    const route = name.slice(0, name.lastIndexOf(' '));
    return !shown.has(name) && !excused.includes(name) && !unwritten.includes(route);
  });
  // What is missing belongs in tools/contract/parameters/fields.ts, or with its reason in unshown.ts.
  expect(open).toEqual([]);
});
