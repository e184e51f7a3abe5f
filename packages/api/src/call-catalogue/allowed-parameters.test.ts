import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BEYOND_DESCRIPTION } from '../testing/beyond-description';
import { describedParameters } from '../testing/described-parameters';
import { EVERY_CALL } from '../testing/every-call/index';
import { faultsOfCall } from '../testing/faults-of-call';

const facts = describedParameters();
const calls = Object.entries(EVERY_CALL).flatMap(([name, list]) => list.map((call) => ({ name, call })));
const faults = new Set(calls.flatMap(({ call }) => faultsOfCall(facts, call)));
const excused = BEYOND_DESCRIPTION.flatMap((entry) => entry.faults);

/** The exported functions of this package that describe a call: they make one, or have an endpoint over them. */
function describing(): string[] {
  const folder = new URL('..', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(calls|access|features)\/(?!.*\.test\.ts$).*\.ts$/.test(file),
  );
  return sources.flatMap((file) => {
    const comments = readFileSync(new URL(file, folder), 'utf8').split('/**').slice(1);
    return comments.flatMap((text) => {
      const [comment = '', code = ''] = text.split('*/');
      const isCall =
        /^[\s*]*(?:GET|POST|PUT|PATCH|DELETE)\b/.test(comment) ||
        /\b(?:get|post|put|patch|del)\(|\): Call<.*> \{/.test(code);
      return isCall ? (/^\s*export (?:const|function) (\w+)/.exec(code)?.[1] ?? []) : [];
    });
  });
}

test('every function that describes a call is in the list of calls', () => {
  expect(Object.keys(EVERY_CALL).sort()).toEqual(describing().sort());
});

test('no call carries what Pleroma would ignore or refuse, nor leaves out what it asks for', () => {
  expect([...faults].filter((fault) => !excused.includes(fault))).toEqual([]);
});

test('no exception is listed that no call needs', () => {
  expect(excused.filter((fault) => !faults.has(fault))).toEqual([]);
});

test('no call has two names in its query that Pleroma does not know, which it refuses', () => {
  const unknown = ({ call }: (typeof calls)[number]) =>
    faultsOfCall(facts, call).filter((fault) => / query \w+$/.test(fault)).length;
  expect(calls.filter((one) => unknown(one) > 1).map(({ name }) => name)).toEqual([]);
});
