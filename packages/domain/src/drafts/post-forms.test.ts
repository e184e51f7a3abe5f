import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import type { DraftContext } from '../post-content/draft-context';

const fresh: DraftContext = { kind: 'new' };

/** Alice reads a post of Bob's that names Carol. */
async function begin() {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'hello @carol' });
  const client = await server.visitAs('alice');
  await client.feeds.get({ kind: 'public' }).open();
  const drafts = await client.drafts.load();
  const reply: DraftContext = { kind: 'reply', to: id };
  const quote: DraftContext = { kind: 'quote', of: id };
  const standing = () => {
    const context = drafts.openUnder(id);
    return context && { ...drafts.form(context), kind: drafts.kindUnder(id) };
  };
  const type = (text: string) => {
    const context = drafts.openUnder(id);
    if (context === null) throw new Error('No form stands open.');
    drafts.change(context, { text });
  };
  return { ...server, client, drafts, id, reply, quote, standing, type };
}

test('quoting while a reply stands open turns the form, with every letter of it', async () => {
  const { drafts, id, reply, quote, standing, type } = await begin();
  drafts.open(reply, id);
  type('@bob @carol so true');
  drafts.open(quote, id);
  expect(standing()).toMatchObject({
    kind: 'quote',
    content: { text: '@bob @carol so true', quoteId: id, inReplyToId: null },
  });
  drafts.open(reply, id);
  expect(standing()).toMatchObject({
    kind: 'reply',
    content: { text: '@bob @carol so true', quoteId: null, inReplyToId: id },
  });
});

test('a form in which nothing was written begins as a form of its new kind begins', async () => {
  const { drafts, id, reply, quote, standing } = await begin();
  drafts.open(reply, id);
  drafts.open(quote, id);
  expect(standing()).toMatchObject({ kind: 'quote', touched: false, content: { text: '', quoteId: id } });
  drafts.open(reply, id);
  expect(standing()).toMatchObject({
    kind: 'reply',
    touched: false,
    content: { text: '@bob @carol ', quoteId: null },
  });
});

test('a quote that becomes a reply names whom it answers, once', async () => {
  const { drafts, id, reply, quote, standing, type } = await begin();
  drafts.open(quote, id);
  type('as @carol says');
  drafts.open(reply, id);
  expect(standing()?.content.text).toBe('@bob as @carol says');
});

test('turning a form never shows a post to more people than before', async () => {
  const { drafts, id, reply, quote, standing } = await begin();
  drafts.open(reply, id);
  drafts.change(reply, { text: '@bob psst', scope: 'direct' });
  drafts.open(quote, id);
  expect(standing()?.content.scope).toBe('direct');
});

test('what was turned is kept as what it became: the next reply does not send a quote', async () => {
  const { drafts, id, reply, quote, standing, type } = await begin();
  drafts.open(reply, id);
  type('worth reading');
  drafts.open(quote, id);
  const open = drafts.openUnder(id);
  if (open !== null) drafts.close(open);
  expect(drafts.entries().map(({ context }) => context)).toEqual([quote]);
  drafts.open(reply, id);
  expect(standing()).toMatchObject({ kind: 'reply', content: { text: '@bob @carol ', quoteId: null } });
  drafts.close(reply);
  drafts.open(quote, id);
  expect(standing()).toMatchObject({ kind: 'quote', content: { text: 'worth reading' } });
});

test('a quote kept from before is not overwritten by a reply that becomes one', async () => {
  const { drafts, id, reply, quote, type } = await begin();
  drafts.open(quote, id);
  type('the older one');
  drafts.close(quote);
  drafts.open(reply, id);
  type('the newer one');
  drafts.open(quote, id);
  const open = drafts.openUnder(id);
  if (open !== null) drafts.close(open);
  const texts = drafts.entries().map(({ content }) => `${content.quoteId === id} ${content.text}`);
  expect(texts.toSorted()).toEqual(['true the newer one', 'true the older one']);
});

test('a turned form sends what it says it sends', async () => {
  const { client, drafts, id, reply, quote, type } = await begin();
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  drafts.open(reply, id);
  type('so true');
  drafts.open(quote, id);
  const open = drafts.openUnder(id) ?? fresh;
  expect(await drafts.send(open)).toBe('posted');
  await vi.waitFor(() => {
    const [[own] = []] = home.state.get().segments;
    expect(own && client.graph.statuses.get(own)).toMatchObject({ quote: { id }, inReplyToId: null });
  });
});

test('forms in which nothing was written go when their page is left; the others stay', async () => {
  const { door, client, drafts, id, reply } = await begin();
  const other = await door<{ id: StatusId }>('post', { as: 'bob', text: 'and another' });
  await client.feeds.get({ kind: 'public' }).open();
  drafts.open(reply, id);
  drafts.open({ kind: 'reply', to: other.id }, other.id);
  drafts.change({ kind: 'reply', to: other.id }, { text: 'not yet' });
  drafts.closeUntouched();
  expect(drafts.openUnder(id)).toBeNull();
  expect(drafts.openUnder(other.id)).toEqual({ kind: 'reply', to: other.id });
});

test('a form that begins anew takes the place of one that was opened and emptied', async () => {
  const { drafts } = await begin();
  drafts.change(fresh, { text: 'never mind', scope: 'public' });
  drafts.change(fresh, { text: '' });
  drafts.begin(fresh, { text: '@bob ', scope: 'direct' });
  expect(drafts.form(fresh).content).toMatchObject({ text: '@bob ', scope: 'direct' });
});
