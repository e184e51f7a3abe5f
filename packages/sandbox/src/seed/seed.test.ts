import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireStatus } from '@linnet/api/wire';
import { expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox';
import { Database } from '../store/database';
import { TestSandbox, startSandbox } from '../testing/start-sandbox';

const NOW = Date.UTC(2026, 4, 14, 15, 0);

test('thirty people and six hundred statuses of every kind', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'linnet-seed-'));
  await (await createSandbox({ dataDir: dir, quietLife: true, now: () => NOW })).close();
  const db = new Database(join(dir, 'sandbox.db'));
  const count = (sql: string) => db.one<{ n: number }>(`select count(*) as n from ${sql}`)?.n ?? 0;
  expect(count('accounts')).toBe(30);
  expect(count('accounts where host is not null')).toBe(15);
  expect(count('statuses')).toBe(600);
  expect(count('(select distinct text from statuses where reblog_of_id is null)')).toBeGreaterThan(430);
  const kinds = [
    `statuses where reblog_of_id is not null`,
    `statuses where has_media = 1`,
    `statuses where sensitive = 1`,
    `statuses where spoiler_text <> ''`,
    `statuses where quote_id is not null`,
    `statuses where content_type = 'text/markdown'`,
    `statuses where content_type = 'text/html'`,
    `statuses where visibility = 'direct'`,
    `statuses where text glob '*[אא-ת]*'`,
  ];
  expect(kinds.filter((kind) => count(kind) === 0)).toEqual([]);
  const deepest = db.one<{ n: number }>(
    `with recursive deep (id, n) as (select id, 0 from statuses where in_reply_to_id is null
     union all select s.id, n + 1 from statuses s join deep on s.in_reply_to_id = deep.id) select max(n) as n from deep`,
  );
  expect(deepest?.n).toBe(8);
  const miscounted =
    count(`statuses s where favourites_count <> (select count(*) from favourites f where f.status_id = s.id)
    or reblogs_count <> (select count(*) from statuses r where r.reblog_of_id = s.id)
    or replies_count <> (select count(*) from statuses c where c.in_reply_to_id = s.id and c.visibility in ('public', 'unlisted'))`);
  expect(miscounted).toBe(0);
  expect(count(`statuses where created_at > ${NOW} or created_at < ${NOW - 22 * 24 * 60 * 60 * 1000}`)).toBe(
    0,
  );
  db.close();
  rmSync(dir, { recursive: true });
});

test('is the same every time, and has a lively home for everyone who signs in', async () => {
  const [first, second] = [
    await startSandbox({ seed: 'demo', now: () => NOW }),
    await startSandbox({ seed: 'demo', now: () => NOW }),
  ];
  const path = '/api/v1/timelines/public?limit=40';
  expect((await first.get(path)).text).toBe((await second.get(path)).text);
  for (const name of ['alice', 'bob', 'carol']) {
    const token = await first.signIn(name);
    const home = (await first.get('/api/v1/timelines/home?limit=40', token)).json<WireStatus[]>();
    expect(home).toHaveLength(40);
    expect(new Set(home.map((status) => status.account.acct)).size).toBeGreaterThan(8);
  }
});

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
