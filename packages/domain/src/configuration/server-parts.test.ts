import type { EditedRule } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startServer, type VisitOptions } from '../testing/start-server';
import { documentsOf } from './documents';
import { frontEndsOf, primaryOf } from './front-ends';
import { relaysOf } from './relays';
import { moved, newPriorities, rulesOf } from './rules';
import { serverConfigurationOf } from './server-configuration';

async function administrator(options: VisitOptions = {}) {
  const server = await startServer();
  return { ...server, client: await server.visitAs('alice', options) };
}

test('rules are added at the end, changed, moved and deleted', async () => {
  const { client } = await administrator();
  const rules = rulesOf(client);
  await rules.load();
  const shown = () => rules.state.get().value?.map(({ text }) => text);
  expect(await rules.add({ text: 'No ducks', hint: 'Geese may pass' })).toBeNull();
  expect(shown()).toEqual(['Be kind', 'Describe your pictures', 'No ducks']);
  const id = rules.state.get().value?.[2]?.id ?? '';
  expect(await rules.move(id, 0)).toBeNull();
  expect(shown()).toEqual(['No ducks', 'Be kind', 'Describe your pictures']);
  const [mine, first] = rules.state.get().value ?? [];
  if (mine === undefined || first === undefined) throw new Error('There are no rules.');
  expect(await rules.edit(mine, { text: 'No geese', hint: '' })).toMatchObject({ kind: 'done' });
  expect(await rules.remove(first)).toMatchObject({ kind: 'done' });
  expect(shown()).toEqual(['No geese', 'Describe your pictures']);
  expect(await rules.remove(first)).toMatchObject({ kind: 'already' });
  expect(await rules.edit(first, { text: 'x', hint: '' })).toMatchObject({ kind: 'changed', now: null });
});

test('a rule that another administrator has changed is neither overwritten nor deleted', async () => {
  const { client, visitAs } = await administrator();
  const rules = rulesOf(client);
  await rules.load();
  const [seen] = rules.state.get().value ?? [];
  if (seen === undefined) throw new Error('There are no rules.');
  const theirs = { text: 'Be very kind', hint: 'Always' };
  expect(await rulesOf(await visitAs('alice')).edit(seen, theirs)).toMatchObject({ kind: 'done' });
  const changed = { kind: 'changed', now: theirs };
  expect(await rules.edit(seen, { text: 'Be kind, please', hint: '' })).toMatchObject(changed);
  expect(await rules.remove(seen)).toMatchObject(changed);
  expect(rules.state.get().value?.[0]).toMatchObject(theirs);
});

test('a rule whose answer is lost is looked for before anybody adds a second one', async () => {
  let lose: 'nothing' | 'answer' | 'request' = 'nothing';
  const { client } = await administrator({
    async between(request, next) {
      if (lose === 'nothing' || request.method === 'GET') return next(request);
      if (lose === 'answer') await next(request);
      throw new TypeError('lost');
    },
  });
  const rules = rulesOf(client);
  const texts = { text: 'Be kind', hint: '' };
  lose = 'request';
  expect(await rules.add(texts)).toMatchObject({ kind: 'offline' });
  lose = 'answer';
  expect(await rules.add(texts)).toBeNull();
  const [, , added] = rules.state.get().value ?? [];
  if (added === undefined) throw new Error('The rule is not there.');
  expect(added.text).toBe('Be kind');
  expect(await rules.edit(added, { text: 'Be brief', hint: '' })).toMatchObject({ kind: 'done' });
  lose = 'request';
  expect(await rules.remove({ ...added, text: 'Be brief' })).toMatchObject({ kind: 'failed' });
});

test('whatever the priorities were, a moved rule stands where it was moved to', () => {
  const rule = fc.record({ priority: fc.nat({ max: 5 }) });
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (some, from, to) => {
      const rules: EditedRule[] = some
        .toSorted((a, b) => a.priority - b.priority)
        .map(({ priority }, index) => ({ id: String(index), text: '', hint: '', priority }));
      const wished = moved(rules, String(from % rules.length), to % rules.length);
      const changed = new Map(newPriorities(wished).map((each) => [each.id, each.priority]));
      const priorities = wished.map(({ id, priority }) => changed.get(id) ?? priority);
      expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
      expect(new Set(priorities).size).toBe(priorities.length);
      expect(
        newPriorities(wished.map((each) => ({ ...each, priority: changed.get(each.id) ?? each.priority }))),
      ).toEqual([]);
    }),
  );
});

test('a document is saved as written, kept while it is not, and goes back to the default', async () => {
  const { client, visit } = await administrator();
  const panel = documentsOf(client).get('instance-panel');
  await panel.load();
  panel.write('<p>Our panel</p>');
  expect(panel.state.get().value).toContain('Welcome to the Hedge');
  expect(await panel.save()).toEqual({ error: null, kind: 'same' });
  expect([panel.draft.get(), panel.state.get().value]).toEqual([null, '<p>Our panel</p>']);
  expect(await panel.restoreDefault()).toBeNull();
  expect(await panel.restoreDefault()).toBeNull();
  expect(panel.state.get().value).toContain('Welcome to the Hedge');
  expect(visit).toBeTypeOf('function');
});

test('a document that another administrator has saved meanwhile is not overwritten', async () => {
  const { client, visitAs } = await administrator();
  const mine = documentsOf(client).get('instance-panel');
  const theirs = documentsOf(await visitAs('alice')).get('instance-panel');
  await Promise.all([mine.load(), theirs.load()]);
  mine.write('<p>Mine</p>');
  theirs.write('<p>Theirs</p>');
  expect(await theirs.save()).toEqual({ error: null, kind: 'same' });
  // The page has it anew, as after another screen was looked at.
  await mine.load();
  expect(await mine.save()).toEqual({ error: null, kind: 'changed' });
  expect([mine.draft.get(), mine.state.get().value]).toEqual(['<p>Mine</p>', '<p>Theirs</p>']);
  // Decided again, on what the server has now.
  expect(await mine.save()).toEqual({ error: null, kind: 'same' });
  expect(mine.state.get().value).toBe('<p>Mine</p>');
});

test('a text that the server takes and does not keep is said to be another', async () => {
  const { client } = await administrator({
    between: (request, next) =>
      request.method === 'PATCH' ? Promise.resolve(Response.json({ url: 'http://x' })) : next(request),
  });
  const terms = documentsOf(client).get('terms-of-service');
  await terms.load();
  terms.write('<p>Ours</p>');
  expect(await terms.save()).toEqual({ error: null, kind: 'different' });
});

const source = { name: 'linnet', ref: 'v2', buildUrl: '', buildDir: '' };

test('a front end is installed without being shown to anybody, then switched to, and back [3.7.050, 3.7.053]', async () => {
  const { client } = await administrator();
  const frontEnds = frontEndsOf(client);
  const configuration = serverConfigurationOf(client);
  await Promise.all([frontEnds.load(), configuration.load()]);
  const primary = () => primaryOf({ rows: configuration.state.get().value?.rows ?? [] });
  const installation = frontEnds.install(source);
  expect(frontEnds.installation.get()).toMatchObject({ state: 'running' });
  await installation;
  expect(frontEnds.installation.get()).toMatchObject({ state: 'done', error: null });
  expect(frontEnds.state.get().value?.[0]).toMatchObject({ name: 'linnet', installedRefs: ['stable', 'v2'] });
  expect(primary()).toBeNull();
  expect(await frontEnds.switchTo({ name: 'linnet', ref: 'v2' })).toBeNull();
  expect([primary(), frontEnds.previous.get()]).toEqual([{ name: 'linnet', ref: 'v2' }, null]);
  expect(await frontEnds.switchTo(null)).toBeNull();
  expect([primary(), frontEnds.previous.get()]).toEqual([null, undefined]);
});

test('a switch whose answer is lost is done when the server has it so', async () => {
  let lose: 'nothing' | 'answer' | 'request' = 'nothing';
  const { client } = await administrator({
    async between(request, next) {
      if (lose === 'nothing' || request.method === 'GET') return next(request);
      if (lose === 'answer') await next(request);
      throw new TypeError('lost');
    },
  });
  const frontEnds = frontEndsOf(client);
  await Promise.all([frontEnds.load(), serverConfigurationOf(client).load()]);
  const version = { name: 'linnet', ref: 'stable' };
  for (const [wanted, before] of [
    [version, null],
    [null, undefined],
  ] as const) {
    lose = 'request';
    expect(await frontEnds.switchTo(wanted)).toMatchObject({ kind: 'offline' });
    lose = 'answer';
    expect(await frontEnds.switchTo(wanted)).toBeNull();
    expect(frontEnds.previous.get()).toEqual(before);
  }
});

test('a failed installation says why, and its leftovers are not shown', async () => {
  const { client } = await administrator();
  const frontEnds = frontEndsOf(client);
  await frontEnds.install({ ...source, ref: 'missing' });
  expect(frontEnds.installation.get()).toMatchObject({
    state: 'failed',
    error: { status: 400, text: 'Could not download or unzip the frontend' },
  });
  await frontEnds.install({ ...source, buildDir: 'nowhere' });
  expect(frontEnds.installation.get()).toMatchObject({ state: 'failed', error: { status: 500 } });
  expect(frontEnds.state.get().value?.map(({ name }) => name)).toEqual(['linnet', 'hedge-fe']);
});

test('an installation whose answer is lost is done when the version is there', async () => {
  const { client } = await administrator({
    async between(request, next) {
      const answer = await next(request);
      if (request.url.endsWith('/install')) throw new TypeError('lost');
      return answer;
    },
  });
  const frontEnds = frontEndsOf(client);
  await frontEnds.load();
  await frontEnds.install(source);
  expect(frontEnds.installation.get()).toMatchObject({ state: 'done' });
  await frontEnds.install(source);
  expect(frontEnds.installation.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
});

test('a relay is added and removed; where an answer is lost, the list decides', async () => {
  let isLost = false;
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice', {
    async between(request, next) {
      const answer = await next(request);
      if (isLost && request.method !== 'GET' && request.url.endsWith('/relay')) throw new TypeError('lost');
      return answer;
    },
  });
  const relays = relaysOf(client);
  await relays.load();
  const peers: string[] = await (await server.send(`${server.base}/api/v1/instance/peers`)).json();
  const actor = `https://${peers[0]}/actor`;
  expect(await relays.add(actor)).toBeNull();
  expect(relays.state.get().value).toEqual([{ actor, followedBack: false }]);
  expect(await relays.add('https://nobody.example/actor')).toMatchObject({ kind: 'http', status: 500 });
  isLost = true;
  expect(await relays.remove(actor)).toBeNull();
  expect(relays.state.get().value).toEqual([]);
});
