import type { WireOriginalStatus } from '@linnet/api/wire';
import { beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import { walkWorld, type Walk } from '../testing/walk-world';
import { ACCOUNTS, KINDS, WRITTEN_STATUSES } from './manifest';
import type { Kind } from './manifest/kind';

interface Named {
  key: string;
  what: string;
  ids: string[];
}

let sandbox: TestSandbox;
let walk: Walk;
let named: Map<string, Named>;

beforeAll(async () => {
  sandbox = await startSandbox({ seed: 'demo' });
  walk = await walkWorld(sandbox);
  const { kinds } = (await sandbox.get('/sandbox/world')).json<{ kinds: Named[] }>();
  named = new Map(kinds.map((kind) => [kind.key, kind]));
}, 120_000);

async function countExamples(ids: string[], is: (id: string) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (const id of ids) if (await is(id)) count += 1;
  return count;
}

async function count({ key, counted }: Kind): Promise<number> {
  const { world, fetchAs } = walk;
  switch (counted.among) {
    case 'statuses':
      return [...world.statuses.values()].filter((status) => counted.is(status, world)).length;
    case 'repeats':
      return world.repeats.filter(counted.is).length;
    case 'accounts':
      return world.accounts.filter(counted.is).length;
    case 'examples':
      return countExamples(named.get(key)?.ids ?? [], (id) => counted.is(id, fetchAs));
    case 'answer': {
      const items = (await fetchAs(counted.path, counted.as)) as Record<string, unknown>[];
      return items.filter((item) => counted.is?.(item) ?? true).length;
    }
  }
}

test('everybody is there, and everything that was written, nothing twice', () => {
  expect(new Set(walk.world.accounts.map(({ id }) => id)).size).toBe(ACCOUNTS);
  expect(walk.world.statuses.size).toBe(WRITTEN_STATUSES);
});

test.each(KINDS.map((kind): [string, Kind] => [kind.what, kind]))('enough of: %s', async (_what, kind) => {
  expect(await count(kind)).toBeGreaterThanOrEqual(kind.atLeast);
});

/**
 * What is counted one by one, or in an answer of alice’s, is looked at where it is counted. What a filter keeps out
 * of alice’s timelines was seen by somebody else, and has marks of hers only when she asks for it by itself.
 */
async function isExample({ counted }: Kind, id: string): Promise<boolean> {
  const { world, fetchAs } = walk;
  switch (counted.among) {
    case 'statuses': {
      const status = world.statuses.get(id);
      if (status === undefined) return false;
      if (counted.is(status, world)) return true;
      return counted.is((await fetchAs(`/api/v1/statuses/${id}`)) as WireOriginalStatus, world);
    }
    case 'repeats':
      return world.repeats.some((repeat) => repeat.id === id && counted.is(repeat));
    case 'accounts':
      return world.accounts.some((account) => account.id === id && counted.is(account));
    default:
      return world.statuses.has(id) || world.accounts.some((account) => account.id === id);
  }
}

test('what the control door names as an example is one', async () => {
  const wrong: string[] = [];
  for (const kind of KINDS as readonly Kind[]) {
    for (const id of named.get(kind.key)?.ids ?? []) {
      if (!(await isExample(kind, id))) wrong.push(`${kind.key} ${id}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the control door names an example of every kind of status and account', () => {
  const without = (KINDS as readonly Kind[]).filter(
    ({ key, counted }) => counted.among !== 'answer' && (named.get(key)?.ids.length ?? 0) === 0,
  );
  expect(without.map(({ key }) => key)).toEqual([]);
});
