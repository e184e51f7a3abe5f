import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { liveHubOf } from '../events/live-hub';
import { startSyncedSettings } from '../synced';
import { browserPages } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { tabChannels } from '../testing/tab-channels';
import { ownProfileOf } from './own-profile';
import { ownTextsOf } from './own-texts';
import { profileOptions, acceptsValue } from './profile-options';

/** For the first load of the code. */
const PATIENCE = { timeout: 5000 };

async function aliceAt(between?: (request: Request, next: typeof fetch) => Promise<Response>) {
  const server = await startServer();
  const storage = memoryStorage();
  const logged: string[] = [];
  const onLog = (what: string): void => void logged.push(what);
  const client = await server.visitAs('alice', { storage, onLog, ...(between && { between }) });
  const profile = ownProfileOf(client);
  await profile.load();
  const { options } = profile.state.get();
  if (options === null) throw new Error('The options did not come.');
  return { server, client, storage, profile, options, logged };
}

const flags = Object.entries(profileOptions).filter(
  ([name, { read }]) =>
    !['defaultNSFW', 'defaultLanguage', 'defaultQuotePolicy'].includes(name) && typeof read === 'function',
);

test('every option is saved by its own call, wiped meanwhile and confirmed by what the server then says [3.3.005, 3.3.006, 3.3.007, 3.3.008, 3.3.009]', async () => {
  const { client, options, server } = await aliceAt();
  for (const [name] of flags) {
    const option = name as keyof typeof profileOptions;
    const before = options.values.get()[option];
    const wanted = option === 'defaultScope' ? 'private' : option === 'actorType' ? 'Group' : before !== true;
    const saving = options.set(option, wanted);
    expect([name, options.values.get()[option]]).toEqual([name, undefined]);
    expect([name, await saving, options.values.get()[option]]).toEqual([name, null, wanted]);
    expect(client.session.state.get()).toMatchObject({ own: { chatToken: expect.any(String) } });
  }
  const again = await server.visitAs('alice');
  await ownProfileOf(again).load();
  expect(ownProfileOf(again).state.get().options?.values.get()).toEqual(options.values.get());
  const now = client.session.state.get();
  expect(now).toMatchObject({
    own: { defaultScope: 'private', actorType: 'Group', chatToken: expect.any(String) },
  });
});

test('a choice that is being saved while the profile is read again holds once it is confirmed', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { profile, options } = await aliceAt(async (request, next) => {
    if (request.method === 'PATCH') await held;
    return next(request);
  });
  const before = options.values.get().locked;
  const reading = profile.load();
  const saving = options.set('locked', before !== true);
  const again = profile.load();
  await reading;
  expect(profile.state.get().options?.values.get().locked).toBeUndefined();
  release();
  await Promise.all([saving, again]);
  expect(profile.state.get().options?.values.get().locked).toBe(before !== true);
  // What is changed otherwise is seen there too.
  await profile.change({ locked: before === true });
  expect(profile.state.get().options?.values.get().locked).toBe(before === true);
});

test.each([
  ['pleroma', ['profileOfPleroma', 'localScope', 'groups'], ['Group', 'direct', 'local']],
  ['mastodon', [], []],
] as const)('a %s server is offered the values that it takes', (_, can, only) => {
  const has = (feature: string): boolean => can.some((one) => one === feature);
  const takes = [
    ...['Person', 'Service', 'Group'].filter((kind) => acceptsValue('actorType', kind, has)),
    ...['public', 'private', 'direct', 'local'].filter((scope) => acceptsValue('defaultScope', scope, has)),
  ];
  expect(takes.toSorted()).toEqual(['Person', 'Service', 'public', 'private', ...only].toSorted());
});

test('what the server refuses has its old value back, and the error is logged [3.4.016, 3.8.021]', async () => {
  let refuses = false;
  const { options, logged } = await aliceAt((request, next) =>
    refuses && request.method === 'PATCH'
      ? Promise.resolve(Response.json({ error: 'Invalid request' }, { status: 403 }))
      : next(request),
  );
  refuses = true;
  const before = options.values.get().locked;
  expect(await options.set('locked', before !== true)).toMatchObject({ kind: 'http', status: 403 });
  expect(options.values.get().locked).toBe(before);
  expect(logged).toEqual([expect.stringContaining('locked')]);
});

test('what notifications may do goes through a call of its own, each choice with the other as it is [3.3.011]', async () => {
  const wishes: unknown[] = [];
  const { options, server } = await aliceAt((request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/notification_settings')) wishes.push(Object.fromEntries(searchParams));
    return next(request);
  });
  await Promise.all([
    options.set('webPushHideContents', true),
    options.set('blockNotificationsFromStrangers', true),
  ]);
  expect(options.values.get()).toMatchObject({
    webPushHideContents: true,
    blockNotificationsFromStrangers: true,
  });
  await options.set('webPushHideContents', false);
  expect(options.values.get()).toMatchObject({
    webPushHideContents: false,
    blockNotificationsFromStrangers: true,
  });
  // A server takes what is left out for what it likes: each wish says both.
  const wish = (hides: boolean, blocks: boolean) => ({
    hide_notification_contents: String(hides),
    block_from_strangers: String(blocks),
  });
  expect(wishes).toEqual([wish(true, false), wish(true, true), wish(false, true)]);
  const asked = (await server.requests()).map(({ method, path }) => `${method} ${path}`);
  expect(asked).not.toContain('PATCH /api/v1/accounts/update_credentials');
});

test('what is written about oneself outlives the page until it is saved as a whole [3.3.012]', async () => {
  const { client, storage, server } = await aliceAt();
  const texts = ownTextsOf(client);
  const fields = [
    { name: 'pronouns', value: 'she/her' },
    { name: '', value: '' },
  ];
  texts.write({ displayName: 'Alice of the woods', note: 'Likes :owl:', fields, birthday: '1990-02-03' });

  const later = server.visit({ storage });
  await ownProfileOf(later).load();
  expect(ownTextsOf(later).state.get().typed).toMatchObject({ note: 'Likes :owl:', fields });
  expect(await ownTextsOf(later).save()).toBe(true);
  expect(ownTextsOf(later).state.get().typed).toEqual({});
  expect(storage.keys('linnet-draft')).toEqual([]);
  expect(ownProfileOf(later).state.get().facts).toMatchObject({
    account: { displayName: 'Alice of the woods', birthday: '1990-02-03' },
    own: { note: 'Likes :owl:', fields: [fields[0]] },
  });
});

test('one thing that is refused keeps all of it from being saved, and nothing typed is lost', async () => {
  const { client, profile } = await aliceAt();
  const name = profile.state.get().facts?.account.displayName;
  const texts = ownTextsOf(client);
  texts.write({ displayName: 'Another', fields: [{ name: 'x', value: 'y'.repeat(3000) }] });
  expect(await texts.save()).toBe(false);
  expect(texts.state.get()).toMatchObject({
    typed: { displayName: 'Another' },
    error: { kind: 'http', status: 413 },
  });
  await profile.load();
  expect(profile.state.get().facts?.account.displayName).toBe(name);
});

test('what is written on while it is being saved stays', async () => {
  const { client } = await aliceAt();
  const texts = ownTextsOf(client);
  texts.write({ displayName: 'One', note: 'first' });
  const saving = texts.save();
  texts.write({ note: 'second' });
  await saving;
  expect(texts.state.get().typed).toEqual({ note: 'second' });
});

test('what is written about oneself in two tabs is there in both, and saved as a whole', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [one, other] = [browser.open(), browser.open()];
  const client = await server.visitAs('alice', { storage: one.storage, writing: one.writing });
  const second = server.visit({ storage: other.storage, writing: other.writing });
  for (const each of [client, second]) await ownProfileOf(each).load();
  const [here, there] = [ownTextsOf(client), ownTextsOf(second)];
  here.write({ note: 'Likes owls' });
  // Before the other one has heard of it.
  there.write({ displayName: 'Alice of the woods' });
  const both = { note: 'Likes owls', displayName: 'Alice of the woods' };
  expect(there.state.get().typed).toEqual(both);
  await vi.waitFor(() => expect(here.state.get().typed).toEqual(both));
  there.write({ fields: [{ name: 'pronouns', value: 'she/her' }] });
  const saving = here.save();
  // Written on elsewhere meanwhile.
  there.write({ birthday: '1990-02-03' });
  expect(await saving).toBe(true);
  await vi.waitFor(() => expect(there.state.get().typed).toEqual({ birthday: '1990-02-03' }));
  expect(ownProfileOf(client).state.get().facts).toMatchObject({
    account: { displayName: both.displayName },
    own: { note: both.note },
  });
  expect(await there.save()).toBe(true);
  expect(browser.records.keys('linnet-draft')).toEqual([]);
});

test('where the browser has no room, what is written about oneself holds while the page is open', async () => {
  const server = await startServer();
  const storage = memoryStorage({ hasRoom: (key) => !key.startsWith('linnet-draft') });
  const client = await server.visitAs('alice', { storage });
  await ownProfileOf(client).load();
  ownTextsOf(client).write({ note: 'Likes owls' });
  ownTextsOf(client).write({ displayName: 'Alice of the woods' });
  expect(ownTextsOf(client).state.get().typed).toEqual({
    note: 'Likes owls',
    displayName: 'Alice of the woods',
  });
});

test('who signs out leaves nothing unsaved behind, and who reads next is shown nothing of it', async () => {
  const { client, storage } = await aliceAt();
  ownTextsOf(client).write({ note: 'secret' });
  expect(storage.keys('linnet-draft')).toHaveLength(1);
  await client.accounts.signOut();
  await (await client.accounts.access()).byPassword('bob', 'bob');
  const bob = client.accounts.shown.get();
  expect(ownTextsOf(bob).state.get().typed).toEqual({});
  expect(ownProfileOf(bob).state.get().facts).toBeNull();
  expect(storage.keys('linnet-draft')).toEqual([]);
});

test('a field that was added stands there before anything is in it', async () => {
  const { client, profile } = await aliceAt();
  const saved = profile.state.get().facts?.own.fields ?? [];
  ownTextsOf(client).write({ fields: [...saved, { name: '', value: '' }] });
  expect(ownTextsOf(client).state.get().typed.fields).toHaveLength(saved.length + 1);
  ownTextsOf(client).write({ fields: saved });
  expect(ownTextsOf(client).state.get().typed).toEqual({});
});

/** What a new post of this page begins with. */
async function scopeAt(client: Awaited<ReturnType<typeof aliceAt>>['client']) {
  return (await client.drafts.load()).form({ kind: 'new' }).content.scope;
}

test('what one page changes of the account holds on the others of the browser at once: a new post there is for whom it says', async () => {
  const server = await startServer();
  const browser = tabChannels();
  const storage = memoryStorage();
  const open = async () => {
    const live = { pages: browser.open().pages, attention: createCell(true), onNetwork: () => () => {} };
    const client = await server.visitAs('alice', { storage, live });
    client.start();
    await expect.poll(() => liveHubOf(client.graph).otherTabs, PATIENCE).not.toBeNull();
    return { client, profile: ownProfileOf(client) };
  };
  const [here, there] = [await open(), await open()];
  expect(await scopeAt(there.client)).toBe('public');
  await here.profile.load();
  expect(await here.profile.state.get().options?.set('defaultScope', 'private')).toBeNull();
  await expect.poll(() => scopeAt(there.client), { timeout: 1000 }).toBe('private');
  expect(there.client.session.state.get()).toMatchObject({ own: { chatToken: expect.any(String) } });
  expect(there.profile.state.get().options?.values.get().defaultScope).toBe('private');
  // Texts of the profile are part of the account too.
  await there.profile.change({ displayName: 'Alice of the hedge' });
  const name = () => here.profile.state.get().facts?.account.displayName;
  await expect.poll(name, { timeout: 1000 }).toBe('Alice of the hedge');
  // Nobody answers an answer.
  await browser.settled();
  const patches = (await server.requests()).filter(({ method }) => method === 'PATCH');
  expect(patches).toHaveLength(2);
});

test.each(['pleroma', 'mastodon'] as const)(
  'what another device changed of the account at %s holds from the next look at the page',
  async (character) => {
    const server = await startServer({ character });
    const attention = createCell(true);
    const live = { pages: null, attention, onNetwork: () => () => {} };
    const client = await server.visitAs('alice', { live });
    client.start();
    await client.features.load();
    const clock = { now: Date.now() };
    const synced = await startSyncedSettings({
      ...client,
      environment: { ...client.environment, now: () => clock.now },
      loadAccount: ownProfileOf(client).reload,
    });
    expect(await scopeAt(client)).toBe('public');
    const far = ownProfileOf(await server.visitAs('alice'));
    expect(await far.change({ defaultScope: 'private' })).toBeNull();
    clock.now += 60_000;
    attention.set(false);
    attention.set(true);
    await expect.poll(() => scopeAt(client)).toBe('private');
    synced.end();
  },
);

/** Defaults of new posts that only some servers keep. */
const ofPosts = {
  hollo: [['defaultLanguage', 'de']],
  mastodon: [
    ['defaultLanguage', 'de'],
    ['defaultQuotePolicy', 'followers'],
  ],
  akkoma: [],
} as const;

test.each(['hollo', 'mastodon', 'akkoma'] as const)(
  'texts, fields and choices are kept by a server of the kind %s as they were saved',
  async (character) => {
    const server = await startServer({ character });
    const client = await server.visitAs('alice');
    const profile = ownProfileOf(client);
    await profile.load();
    const texts = ownTextsOf(client);
    texts.write({
      displayName: 'Alice of the hedge',
      note: 'Herons.',
      fields: [{ name: 'Cats', value: '2' }],
    });
    expect(await texts.save()).toBe(true);
    expect(await profile.state.get().options?.set('locked', true)).toBeNull();
    expect(await profile.state.get().options?.set('defaultScope', 'private')).toBeNull();
    for (const [option, value] of ofPosts[character]) {
      expect(await profile.state.get().options?.set(option, value)).toBeNull();
    }
    const again = await server.visitAs('alice');
    await ownProfileOf(again).load();
    const { facts, options } = ownProfileOf(again).state.get();
    expect(options?.values.get()).toMatchObject(Object.fromEntries(ofPosts[character]));
    expect(facts).toMatchObject({
      account: { displayName: 'Alice of the hedge', locked: true, defaultScope: 'private' },
      own: { note: 'Herons.', fields: [{ name: 'Cats', value: '2' }] },
    });
  },
);

test('texts that the server took and did not keep stay written, and that is said', async () => {
  const { client } = await aliceAt(async (request, next) => {
    if (request.method !== 'PATCH') return next(request);
    const { note: _lost, ...kept } = await request.json();
    return next(new Request(request, { method: 'PATCH', body: JSON.stringify(kept) }));
  });
  const texts = ownTextsOf(client);
  texts.write({ displayName: 'Alice of the hedge', note: 'Herons.' });
  expect(await texts.save()).toBe(false);
  expect(texts.state.get()).toMatchObject({ typed: { note: 'Herons.' }, error: { kind: 'ignored' } });
  expect(texts.state.get().typed).not.toHaveProperty('displayName');
});
