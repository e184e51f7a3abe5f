import { verifyCredentials, type AccountId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { PageClient } from './create-client';
import { recentCommandsOf } from '../commands/recent-commands';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { createPushRecords } from '../push/push-record';
import { recentSearchesOf } from '../search/recent-searches';
import { allSettings } from '../settings/list';
import { startSyncedSettings } from '../synced';
import { browserPages } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { recordsOfLastRelease } from '../testing/last-release-records';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Opens a page over what is stored, and everything in it that reads a record. */
async function open({ visit }: Server, records: ReadonlyMap<string, string>) {
  const storage = memoryStorage();
  for (const [name, text] of records) storage.write(name, text);
  const client = visit({ storage });
  const drafts = await client.drafts.load();
  const forms = formDraftsOf(client);
  const synced = await startSyncedSettings({
    ...client,
    loadAccount: () => client.send(verifyCredentials()),
  });
  synced.end();
  drafts.flush();
  return { client, storage, drafts, forms, found: await read(client) };
}

/** What a person finds again. */
async function read(client: PageClient) {
  const { settings, session, environment, records } = client;
  const drafts = await client.drafts.load();
  const forms = formDraftsOf(client);
  return {
    viewer: session.state.get(),
    texts: drafts
      .entries()
      .map(({ context, content }) => `${context.kind}: ${content.text}`)
      .toSorted(),
    jobs: drafts.outbox.all().map(({ id, content, steps }) => [id, content.text, steps[0]?.key]),
    forms: ['profile' as const, 'new-list' as const].map((form) => forms.read(form)),
    settings: [
      settings.get('hideNsfw'),
      settings.get('muteWords'),
      settings.valueOf('keys', allSettings.keys),
    ],
    searches: recentSearchesOf(client).texts.get(),
    commands: recentCommandsOf(client).read(),
    push: createPushRecords(environment.storage, records, environment.now).read()?.endpoint ?? null,
  };
}

const ACCOUNT = 'A8Yhue6g26jqjhisb2' as AccountId;
const before = recordsOfLastRelease(ACCOUNT, 'token');
const whole: Awaited<ReturnType<typeof open>>['found'] = {
  viewer: { state: 'signed-in', accountId: ACCOUNT, username: 'alice', own: null },
  texts: ['new: half a thought', 'reply: an answer'],
  jobs: [['j1', 'on its way', 'j1']],
  forms: [{ displayName: 'Alice' }, { title: 'Birds', members: [], begun: null }],
  settings: [false, ['rain'], { reply: 'z' }],
  searches: ['gorse'],
  commands: ['go.home'],
  push: 'https://push.example/1',
};

/** What each record holds of that; the others hold nothing that is asked for here. */
const holds: readonly [name: RegExp, part: keyof typeof whole][] = [
  [/^linnet-session$/, 'viewer'],
  [/^linnet-(settings|synced)$/, 'settings'],
  [/^linnet-draft \S+ (new|reply 5)$/, 'texts'],
  [/^linnet-draft \S+ form /, 'forms'],
  [/^linnet-job /, 'jobs'],
  [/^linnet-searches /, 'searches'],
  [/^linnet-commands /, 'commands'],
  [/^linnet-push /, 'push'],
];

/** A record as no version would store it: cut, of another kind, or with a wrong value in one of its fields. */
function damaged(text: string): string[] {
  const cut = [0, 1, Math.floor(text.length / 2), text.length - 1].map((end) => text.slice(0, end));
  const others = ['null', '[]', '7', '"owl"', '{}', '{', '{"account":{}}', '\u0000'];
  if (!text.startsWith('{')) return [...cut, ...others];
  const record: Record<string, unknown> = JSON.parse(text);
  const wrong = Object.keys(record).flatMap((field) =>
    [null, 7, 'owl', [{}]].map((value) => JSON.stringify({ ...record, [field]: value })),
  );
  return [...cut, ...others, ...wrong];
}

test('everything that the release before has stored is found again', async () => {
  const { found } = await open(await startServer(), before);
  expect(found).toEqual(whole);
});

test.each([...before])('a damaged %s takes nothing else along', async (name, text) => {
  const server = await startServer();
  const part = holds.find(([pattern]) => pattern.test(name))?.[1];
  for (const damage of damaged(text)) {
    const { found, storage } = await open(server, new Map(before).set(name, damage));
    // To a visitor, or to another account, nothing of it is shown; it stays for the next sign-in.
    const isTheirs = found.viewer.state !== 'visitor' && found.viewer.accountId === ACCOUNT;
    const expected = { ...(isTheirs ? whole : found), ...(part !== undefined && { [part]: found[part] }) };
    expect([damage, found]).toEqual([damage, expected]);
    // Lost uploads are told once, settings are shared anew, and a job that can still be read is sent.
    for (const [other, stored] of new Map(before).set(name, damage)) {
      if (/^linnet-(uploads|settings|synced)/.test(other)) continue;
      if (other === name && found.jobs.length > 0 && part === 'jobs') continue;
      // A draft that cannot be read is put aside as it is.
      const isDamagedDraft = other === name && part === 'texts' && storage.read(other) === null;
      const where = isDamagedDraft ? (storage.keys('linnet-damaged ')[0] ?? '') : other;
      expect([damage, other, storage.read(where)]).toEqual([damage, other, stored]);
    }
  }
});

/** The types of a record's fields. */
function shapeOf(text: string | null): Record<string, string> {
  const record: Record<string, unknown> = JSON.parse(text ?? '{}');
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, typeof value]));
}

test('a tab of the release before finds what this one writes, under the names and in the shape that it knows', async () => {
  const { client, storage, drafts, forms } = await open(await startServer(), before);
  drafts.change({ kind: 'new' }, { text: 'a whole thought' });
  drafts.flush();
  forms.write('profile', { displayName: 'Alice in spring' });
  recentSearchesOf(client).add('broom');
  recentCommandsOf(client).add('go.local');
  client.settings.write('muteWords', ['rain', 'snow']);
  for (const [name, text] of before) {
    if (!text.startsWith('{') || name.startsWith('linnet-uploads')) continue;
    const { over: _over, ...shape } = shapeOf(storage.read(name));
    expect([name, shape]).toEqual([name, shapeOf(text)]);
  }
  const added = storage.keys().filter((name) => !before.has(name));
  expect(added.filter((name) => !name.startsWith(`linnet-uploads ${ACCOUNT} `))).toEqual([]);
  expect(storage.keys(`linnet-draft ${ACCOUNT} new`).map((name) => storage.read(name))).toEqual([
    expect.stringContaining('a whole thought'),
  ]);
});

test('what a tab of the release before writes meanwhile is neither lost nor written over', async () => {
  const { visit } = await startServer();
  const browser = browserPages();
  const [page, earlier] = [browser.open(), browser.open()];
  for (const [name, text] of before) browser.records.write(name, text);
  const client = visit({ storage: page.storage, writing: page.writing });
  const drafts = await client.drafts.load();
  drafts.change({ kind: 'new' }, { text: 'from here' });
  const name = `linnet-draft ${ACCOUNT} new`;
  const stored: object = JSON.parse(before.get(name) ?? '');
  earlier.storage.write(name, JSON.stringify({ ...stored, text: 'from there', key: 'n2', over: 'n1' }));
  drafts.flush();
  await vi.waitFor(() =>
    expect(drafts.entries().map(({ content }) => content.text)).toEqual(
      expect.arrayContaining(['from here', 'from there', 'an answer']),
    ),
  );
  earlier.storage.write(`linnet-searches ${ACCOUNT}`, '{"searches":["heather","gorse"]}');
  recentSearchesOf(client).add('broom');
  expect(recentSearchesOf(client).texts.get()).toEqual(['broom', 'heather', 'gorse']);
});
