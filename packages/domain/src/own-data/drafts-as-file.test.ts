import { expect, test } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { exported, imported, previewOf } from '../testing/own-data';
import { startServer } from '../testing/start-server';

/** A draft of a new post, and a reply that is not finished. */
async function write(client: PageClient, to: string) {
  const drafts = await client.drafts.load();
  const poll = { options: ['Tea', 'Cake'], multiple: true, amount: 2, unit: 'days' } as const;
  drafts.change({ kind: 'new' }, { text: 'A walk,\n"tomorrow"', subject: 'Rain', scope: 'unlisted', poll });
  drafts.change({ kind: 'reply', to: to as never }, { text: '@bob not yet' });
  drafts.flush();
  return drafts;
}

const textsOf = (drafts: Awaited<ReturnType<typeof write>>) =>
  drafts
    .entries()
    .map(({ content: { text, subject, inReplyToId } }) => ({ text, subject, inReplyToId }))
    .toSorted((one, other) => one.text.localeCompare(other.text));

test('drafts that were exported come back into their forms, and nothing comes twice', async () => {
  const server = await startServer();
  const { id } = await server.door<{ id: string }>('post', { as: 'bob', text: 'Come along?' });
  const client = await server.visitAs('alice');
  const drafts = await write(client, id);
  const before = textsOf(drafts);
  const file = await exported(client, 'drafts');
  expect(JSON.parse(file)).toMatchObject([{ server: 'localhost:8080' }, {}]);
  // All of it is there.
  expect((await previewOf(client, 'drafts', file)).fresh).toEqual([]);
  for (const { context } of drafts.entries()) drafts.discard(context);
  drafts.flush();
  expect(await imported(client, 'drafts', file)).toMatchObject({ done: 2, failed: 0 });
  expect(textsOf(drafts)).toEqual(before);
  expect(drafts.form({ kind: 'new' }).content).toMatchObject({
    scope: 'unlisted',
    poll: { options: ['Tea', 'Cake'] },
  });
  expect((await previewOf(client, 'drafts', file)).fresh).toEqual([]);
});

test('a draft whose form has other words by now becomes a saved one beside it', async () => {
  const server = await startServer();
  const { id } = await server.door<{ id: string }>('post', { as: 'bob', text: 'Come along?' });
  const client = await server.visitAs('alice');
  const drafts = await write(client, id);
  const file = await exported(client, 'drafts');
  drafts.change({ kind: 'reply', to: id as never }, { text: '@bob yes' });
  drafts.flush();
  expect(await imported(client, 'drafts', file)).toMatchObject({ done: 1, failed: 0 });
  expect(drafts.form({ kind: 'reply', to: id as never }).content.text).toBe('@bob yes');
  const saved = drafts.entries().filter(({ context }) => context.kind === 'saved');
  expect(saved).toMatchObject([{ content: { text: '@bob not yet', inReplyToId: id } }]);
});

test('at another server a draft loses what only the first one knew', async () => {
  const [one, other] = [await startServer(), await startServer({ listens: true })];
  const { id } = await one.door<{ id: string }>('post', { as: 'bob', text: 'Come along?' });
  const here = await one.visitAs('alice');
  await write(here, id);
  const file = await exported(here, 'drafts');
  const there = await other.visitAs('carol');
  expect(await imported(there, 'drafts', file)).toMatchObject({ done: 2, failed: 0 });
  const drafts = await there.drafts.load();
  expect(textsOf(drafts)).toEqual(
    expect.arrayContaining([
      { text: 'A walk,\n"tomorrow"', subject: 'Rain', inReplyToId: null },
      { text: '@bob not yet', subject: '', inReplyToId: null },
    ]),
  );
});

test('what is no draft is told, line by line', async () => {
  const client = await (await startServer()).visitAs('alice');
  const rows = [{ draft: 'new', text: 'good' }, { draft: 'new' }, { draft: 'somewhere', text: 'x' }, 7];
  const preview = await previewOf(client, 'drafts', JSON.stringify(rows));
  expect(preview.fresh).toHaveLength(1);
  expect(preview.broken.map(({ line, why }) => [line, why])).toEqual([
    [2, 'draft'],
    [3, 'draft'],
    [4, 'draft'],
  ]);
  expect((await previewOf(client, 'drafts', 'just words')).broken).toMatchObject([{ line: 1, why: 'draft' }]);
});
