import type { AccountId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { browserPages } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { newListOf } from '../lists';
import { ownTextsOf } from '../own-profile';
import { reportDraftsOf } from '../reports';
import { formDraftsOf } from './form-drafts';
import { isFormName, reportOf } from './form-name';
import { unfinishedFormsOf } from './unfinished-forms';

const bob = reportOf('b1' as AccountId);
const carol = reportOf('c1' as AccountId);

type Options = Parameters<typeof memoryStorage>[0];

async function begin(options: Options = {}) {
  const server = await startServer();
  const storage = memoryStorage(options);
  const client = await server.visitAs('alice', { storage });
  const now = client.session.state.get();
  if (now.state === 'visitor') throw new Error('Nobody is signed in.');
  const prefix = `linnet-draft ${now.accountId} `;
  const later = () => server.visit({ storage });
  const notices = () => client.notices.list.get().map(({ key }) => key);
  return { server, storage, client, account: now.accountId, prefix, later, notices };
}

test('what is begun in one form outlives the page, and others take nothing from it', async () => {
  const { client, later, storage } = await begin();
  const forms = formDraftsOf(client);
  expect(forms.read(bob)).toBeNull();
  forms.write(bob, { comment: 'Rude.' });
  forms.write('profile', { note: 'Owls' });
  expect(formDraftsOf(later()).read(bob)).toEqual({ comment: 'Rude.' });
  expect(formDraftsOf(later()).names().toSorted()).toEqual(['profile', bob]);
  forms.write(bob, null);
  expect(formDraftsOf(later()).names()).toEqual(['profile']);
  forms.write('profile', {});
  expect(storage.keys('linnet-draft')).toEqual([]);
});

test('what is not worth keeping yet stays in its page, and takes away what was kept before', async () => {
  const { client, later } = await begin();
  const forms = formDraftsOf(client);
  forms.write(bob, { comment: 'Rude.' });
  forms.keepInPage(bob, { comment: '', forward: true });
  expect(forms.read(bob)).toEqual({ comment: '', forward: true });
  expect(forms.names()).toEqual([]);
  expect(formDraftsOf(later()).read(bob)).toBeNull();
});

test('without room for it, what is written stays while the page is open, told once; with room again it is kept', async () => {
  let hasRoom = false;
  const { client, later, notices } = await begin({
    hasRoom: (name) => hasRoom || !name.includes(' form '),
  });
  const forms = formDraftsOf(client);
  forms.write(bob, { comment: 'R' });
  await vi.waitFor(() => expect(notices()).toEqual(['drafts.not_stored']));
  client.notices.list.set([]);
  forms.write(bob, { comment: 'Rude' });
  await Promise.resolve();
  expect(notices()).toEqual([]);
  expect(forms.read(bob)).toEqual({ comment: 'Rude' });
  expect(forms.names()).toEqual([bob]);
  hasRoom = true;
  forms.write(bob, { comment: 'Rude.' });
  expect(formDraftsOf(later()).read(bob)).toEqual({ comment: 'Rude.' });
});

test('no more forms are kept than somebody writes, nor longer ones: the rest stays in the page, and that is told', async () => {
  const { client, later, notices } = await begin();
  const forms = formDraftsOf(client);
  for (let at = 0; at < 100; at += 1) forms.write(reportOf(`p${at}` as AccountId), { comment: 'Rude.' });
  await Promise.resolve();
  expect(notices()).toEqual([]);
  forms.write(bob, { comment: 'Rude.' });
  await vi.waitFor(() => expect(notices()).toEqual(['drafts.not_stored']));
  expect(forms.read(bob)).toEqual({ comment: 'Rude.' });
  forms.write(reportOf('p0' as AccountId), { comment: 'x'.repeat(200_001) });
  expect(formDraftsOf(later()).read(bob)).toBeNull();
  expect(formDraftsOf(later()).read(reportOf('p0' as AccountId))).toEqual({ comment: 'Rude.' });
});

test('two tabs that write in turns, before either hears of the other, have what was written last in each form', async () => {
  const server = await startServer();
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    form: fc.constantFrom(bob, carol, 'profile' as const),
    words: fc.option(fc.string({ minLength: 1 })),
    holds: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const browser = browserPages();
      browser.records.write('linnet-session', '{"token":"t","accountId":"a1","username":"alice"}');
      const tabs = [browser.open(), browser.open()].map((page) =>
        formDraftsOf(server.visit({ storage: page.storage, writing: page.writing })),
      );
      const kept = new Map<string, object>();
      for (const { tab, form, words, holds } of steps) {
        const begun = words === null ? null : { comment: words };
        if (holds && begun !== null) tabs[tab]?.keepInPage(form, begun);
        else tabs[tab]?.write(form, begun);
        if (begun === null || holds) kept.delete(form);
        else kept.set(form, begun);
      }
      for (const each of tabs) {
        expect(each.names().toSorted()).toEqual([...kept.keys()].toSorted());
        for (const [form, begun] of kept) expect(each.read(form as typeof bob)).toEqual(begun);
      }
    }),
    { numRuns: 60 },
  );
});

test('another tab hears which form was written in', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [one, other] = [browser.open(), browser.open()];
  const here = await server.visitAs('alice', { storage: one.storage, writing: one.writing });
  const heard: string[] = [];
  const there = formDraftsOf(server.visit({ storage: other.storage, writing: other.writing }));
  there.onOtherTab((form) => heard.push(form));
  await vi.waitFor(() => {
    formDraftsOf(here).write('profile', { note: `Owls ${heard.length}` });
    expect(heard).toContain('profile');
  });
  formDraftsOf(here).write('profile', null);
  await vi.waitFor(() => expect(there.read('profile')).toBeNull());
});

test('a new list that is thought of in two tabs is one: a letter in either keeps what the other one has', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [one, other] = [browser.open(), browser.open()];
  const client = await server.visitAs('alice', { storage: one.storage, writing: one.writing });
  const second = server.visit({ storage: other.storage, writing: other.writing });
  const [here, there] = [newListOf(client), newListOf(second)];
  here.change({ title: 'Birds' });
  // Before the other one has heard of it.
  there.change({ exclusive: true });
  expect(there.fields.get()).toEqual({ title: 'Birds', exclusive: true });
  await vi.waitFor(() => expect(here.fields.get()).toEqual({ title: 'Birds', exclusive: true }));
  here.discard();
  await vi.waitFor(() => expect(there.fields.get()).toEqual({ title: '' }));
});

test.each([
  ['nothing that can be read', 'owl'],
  ['a list of things', '[1]'],
  ['nothing', '{}'],
  ['a number', '7'],
  ['null', 'null'],
  ['too much', JSON.stringify({ comment: 'x'.repeat(200_001) })],
])('a record with %s in it is as good as none', async (_what, text) => {
  const { client, storage, prefix } = await begin();
  for (const form of ['profile', 'new-list', bob]) storage.write(`${prefix}form ${form}`, text);
  expect(formDraftsOf(client).names()).toEqual([]);
  expect(unfinishedFormsOf(client)).toEqual({
    profile: 0,
    report: 0,
    chat: 0,
    'new-list': 0,
    theme: 0,
    server: 0,
  });
});

test('whatever stands in storage, the forms open, and what was not theirs is not counted', async () => {
  const { storage, prefix, later } = await begin();
  const names = ['form profile', 'form new-list', `form ${bob}`, 'form report ', 'form other', 'profile'];
  const anything = fc.tuple(fc.constantFrom(...names, 'complaints'), fc.json());
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 6 }), (records) => {
      for (const name of storage.keys(prefix)) storage.remove(name);
      for (const [name, text] of records) storage.write(prefix + name, text);
      const client = later();
      expect(ownTextsOf(client).state.get().isSaving).toBe(false);
      expect(typeof newListOf(client).fields.get().title).toBe('string');
      for (const draft of reportDraftsOf(client).all.get().values())
        expect(draft.comment).toBeTypeOf('string');
      expect(unfinishedFormsOf(client)['new-list']).toBeLessThanOrEqual(1);
      expect(formDraftsOf(client).names().every(isFormName)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('what earlier versions kept is taken over into its form, once', async () => {
  const { storage, prefix, account, later } = await begin();
  storage.write(`${prefix}profile`, '{"note":"Owls","displayName":"Alice"}');
  storage.write(
    `${prefix}complaints`,
    '{"b1":{"comment":"Rude.","forward":true},"c1":{"comment":"Loud."},"d1":7}',
  );
  storage.write(`linnet-new-list ${account}`, '{"title":"Birds","members":[],"begun":null}');
  const client = later();
  expect(unfinishedFormsOf(client)).toEqual({
    profile: 2,
    report: 2,
    chat: 0,
    'new-list': 1,
    theme: 0,
    server: 0,
  });
  expect(ownTextsOf(client).state.get().typed).toEqual({ note: 'Owls', displayName: 'Alice' });
  expect(reportDraftsOf(client).of('b1' as AccountId)).toMatchObject({ comment: 'Rude.', forward: true });
  expect(newListOf(client).fields.get()).toEqual({ title: 'Birds' });
  const kept = ['form new-list', 'form profile', `form ${bob}`, `form ${carol}`];
  expect(storage.keys('linnet-draft').toSorted()).toEqual(kept.map((name) => prefix + name));
  expect(storage.keys('linnet-new-list')).toEqual([]);

  // A tab of that version writes once more.
  storage.write(`${prefix}profile`, '{"note":"Owls, mostly"}');
  expect(ownTextsOf(later()).state.get().typed).toEqual({ note: 'Owls, mostly' });
});

test('who signs out takes everything along that was begun; who reads next begins anew and is kept apart', async () => {
  const { client, storage, server } = await begin();
  const present = client.accounts.shown.get;
  reportDraftsOf(present()).change('b1' as AccountId, { comment: 'Rude.' });
  ownTextsOf(present()).write({ note: 'Owls' });
  newListOf(present()).change({ title: 'Birds' });
  expect(unfinishedFormsOf(present())).toEqual({
    profile: 1,
    report: 1,
    chat: 0,
    'new-list': 1,
    theme: 0,
    server: 0,
  });
  await client.accounts.signOut();
  expect(storage.keys('linnet-draft')).toEqual([]);
  await (await client.accounts.access()).byPassword('bob', 'bob');
  expect(unfinishedFormsOf(present())).toEqual({
    profile: 0,
    report: 0,
    chat: 0,
    'new-list': 0,
    theme: 0,
    server: 0,
  });
  reportDraftsOf(present()).change('c1' as AccountId, { comment: 'Loud.' });
  expect(unfinishedFormsOf(await server.visitAs('alice', { storage })).report).toBe(0);
  expect(unfinishedFormsOf(await server.visitAs('bob', { storage })).report).toBe(1);
});

test('what this page alone has is not shown to who reads next', async () => {
  const { client } = await begin({ hasRoom: (name) => !name.includes(' form ') });
  const present = client.accounts.shown.get;
  ownTextsOf(present()).write({ note: 'Owls' });
  reportDraftsOf(present()).change('b1' as AccountId, { forward: true });
  await client.accounts.signOut();
  await (await client.accounts.access()).byPassword('bob', 'bob');
  expect(ownTextsOf(present()).state.get().typed).toEqual({});
  expect(reportDraftsOf(present()).of('b1' as AccountId).forward).toBe(false);
  reportDraftsOf(present()).change('b1' as AccountId, { comment: 'Rude.' });
  expect(reportDraftsOf(present()).of('b1' as AccountId)).toMatchObject({ comment: 'Rude.', forward: false });
});

test('what was begun stays on the device for who wants that, and is there when they are back', async () => {
  const { client } = await begin();
  const present = client.accounts.shown.get;
  ownTextsOf(present()).write({ note: 'Owls' });
  await client.accounts.signOut({ keepsDrafts: true });
  expect(ownTextsOf(present()).state.get().typed).toEqual({});
  await (await client.accounts.access()).byPassword('bob', 'bob');
  expect(ownTextsOf(present()).state.get().typed).toEqual({});
  await client.accounts.signOut();
  await (await client.accounts.access()).byPassword('alice', 'alice');
  expect(ownTextsOf(present()).state.get().typed).toEqual({ note: 'Owls' });
});
