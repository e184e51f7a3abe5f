import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireStatus } from '@linnet/api/wire';
import { expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox';
import { Database } from '../store/database';
import { TestSandbox, startSandbox } from '../testing/start-sandbox';
import { buildSeed } from './built-seed';
import { WRITTEN_STATUSES } from './manifest';

const NOW = Date.UTC(2026, 4, 14, 15, 0);
const NIGHT = NOW + 11.3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const SLOW = 90_000;

interface Told {
  /** Every row of every table. */
  rows: Map<string, string>;
  /** What was said, by whom, how long before the present, with its counts. */
  story: string;
  count(sql: string): number;
}

function tell(now: number): Told {
  const dir = mkdtempSync(join(tmpdir(), 'linnet-seed-'));
  const file = join(dir, 'world.db');
  buildSeed(file, { kind: 'demo', idForm: 'flake' }, now);
  const db = new Database(file, 'memory');
  const tables = db.all<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  );
  const rows = new Map(tables.map(({ name }) => [name, JSON.stringify(db.all(`select * from ${name}`))]));
  const story = db.all(
    `select a.username, s.text, s.visibility, s.created_at - ? as ago, s.favourites_count, s.reblogs_count, s.replies_count
     from statuses s join accounts a on a.id = s.account_id order by s.id`,
    now,
  );
  const kinds = new Map<string, number>();
  const count = (sql: string) => db.one<{ n: number }>(`select count(*) as n from ${sql}`)?.n ?? 0;
  for (const sql of COUNTED) kinds.set(sql, count(sql));
  db.close();
  rmSync(dir, { recursive: true });
  return { rows, story: JSON.stringify(story), count: (sql) => kinds.get(sql) ?? Number.NaN };
}

const WRITTEN = 'statuses where reblog_of_id is null';
const DISTINCT = `(select distinct text from ${WRITTEN})`;
const OUTSIDE = `statuses where created_at > ${NOW} or created_at < ${NOW - 366 * DAY_MS}`;
const MISCOUNTED = `statuses s where reblog_of_id is null and (
    favourites_count <> (select count(*) from favourites f where f.status_id = s.id)
    or reblogs_count <> (select count(*) from statuses r where r.reblog_of_id = s.id)
    or replies_count <> (select count(*) from statuses c where c.in_reply_to_id = s.id and c.visibility in ('public', 'unlisted')))`;
const COUNTED = [WRITTEN, DISTINCT, OUTSIDE, MISCOUNTED];

test(
  'the same moment gives the same rows, and another moment the same story',
  () => {
    const [first, second, later] = [tell(NOW), tell(NOW), tell(NIGHT)];
    const different = [...first.rows].filter(([table, rows]) => second.rows.get(table) !== rows);
    expect(different.map(([table]) => table)).toEqual([]);
    expect(first.rows.size).toBeGreaterThan(20);
    expect(later.story).toBe(first.story);
  },
  SLOW,
);

test(
  'three thousand statuses of a year, hardly two of them alike, and counted right',
  () => {
    const { count } = tell(NOW);
    expect(count(WRITTEN)).toBe(WRITTEN_STATUSES);
    expect(count(DISTINCT)).toBeGreaterThan(WRITTEN_STATUSES * 0.85);
    expect(count(OUTSIDE)).toBe(0);
    expect(count(MISCOUNTED)).toBe(0);
  },
  SLOW,
);

test(
  'everybody who signs in has a lively home',
  async () => {
    const sandbox = await startSandbox({ seed: 'demo', now: () => NOW });
    for (const name of ['alice', 'bob', 'carol']) {
      const token = await sandbox.signIn(name);
      const home = (await sandbox.get('/api/v1/timelines/home?limit=40', token)).json<WireStatus[]>();
      expect(home).toHaveLength(40);
      expect(new Set(home.map((status) => status.account.acct)).size).toBeGreaterThan(8);
    }
    await sandbox.sandbox.close();
  },
  SLOW,
);

test('a database on disk is kept over a restart, and thrown away on demand', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'linnet-kept-'));
  const start = async (reset: boolean) =>
    new TestSandbox(
      await createSandbox({ dataDir, quietLife: true, control: true, seed: 'empty', port: 8080, reset }),
    );
  const before = await start(false);
  await before.door('post', { as: 'alice', text: 'still here?' });
  await before.sandbox.close();
  const kept = await start(false);
  expect((await kept.get('/api/v1/timelines/public')).json()).toMatchObject([{ content: 'still here?' }]);
  await kept.door('reset');
  expect((await kept.get('/api/v1/timelines/public')).json()).toEqual([]);
  await kept.door('post', { as: 'alice', text: 'and now?' });
  await kept.sandbox.close();
  const anew = await start(true);
  expect((await anew.get('/api/v1/timelines/public')).json()).toEqual([]);
  await anew.sandbox.close();
  rmSync(dataDir, { recursive: true });
});
