import { type StatusId, uploadMedia } from '@linnet/api';
import { expect, test } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { startServer } from '../testing/start-server';

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** Alice, and what her page sends as JSON. */
async function begin() {
  const server = await startServer();
  const sent: Sent[] = [];
  const client = await server.visitAs('alice', {
    async between(request, next) {
      if (request.method !== 'GET' && request.headers.get('content-type')?.includes('json') === true) {
        const key = request.headers.get('idempotency-key');
        sent.push({ path: new URL(request.url).pathname, key, body: await request.clone().json() });
      }
      return next(request);
    },
  });
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'tea?' });
  const sentTo = (path: RegExp) => sent.filter((one) => path.test(one.path));
  return { client, drafts: await client.drafts.load(), id, sentTo };
}

test('all that a post is made of is in its draft and goes out with it [2.3.007]', async () => {
  const { client, drafts, id, sentTo } = await begin();
  const file = new File(['GIF89a and more'], 'owl.gif', { type: 'image/gif' });
  const attachment = await client.send(uploadMedia({ file, description: '', idempotencyKey: 'owl' }));
  const reply: DraftContext = { kind: 'reply', to: id };
  drafts.change(reply, {
    text: '@bob yes',
    subject: 'tea',
    sensitive: true,
    attachments: [{ attachment, name: 'owl.gif', description: 'An owl with a cup' }],
    scope: 'unlisted',
    contentType: 'text/markdown',
  });
  expect(await drafts.send(reply)).toBe('posted');
  drafts.change({ kind: 'quote', of: id }, { text: 'worth a cup' });
  expect(await drafts.send({ kind: 'quote', of: id })).toBe('posted');
  const poll = { options: ['milk', 'lemon'], multiple: true, amount: 2, unit: 'hours' } as const;
  drafts.change({ kind: 'new' }, { text: 'with what?', poll });
  expect(await drafts.send({ kind: 'new' })).toBe('posted');

  const described = sentTo(new RegExp(`/media/${attachment.id}$`)).map(({ body }) => body);
  expect(described).toEqual([{ description: 'An owl with a cup' }]);
  const posts = sentTo(/\/statuses$/);
  expect(posts.map(({ body }) => body)).toMatchObject([
    {
      status: '@bob yes',
      spoiler_text: 'tea',
      sensitive: true,
      media_ids: [attachment.id],
      visibility: 'unlisted',
      content_type: 'text/markdown',
      in_reply_to_id: id,
    },
    { status: 'worth a cup', quote_id: id },
    { status: 'with what?', poll: { options: ['milk', 'lemon'], multiple: true, expires_in: 7200 } },
  ]);
  // Each has a key of its own.
  expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
  expect(posts.every(({ key }) => key !== null && key !== '')).toBe(true);
});
