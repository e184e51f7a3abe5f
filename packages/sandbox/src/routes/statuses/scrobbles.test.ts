import type { WireScrobble } from '@linnet/api/wire';
import { expect, test } from 'vitest';
import { startSandbox } from '../../testing/start-sandbox';

test('what somebody listens to is listed, the latest first, for anybody', async () => {
  const server = await startSandbox();
  const alice = await server.signIn('alice');
  for (const title of ['The Lark Ascending', 'The Swan of Tuonela']) {
    const added = await server.post('/api/v1/pleroma/scrobble', { title, artist: 'Somebody' }, alice);
    expect(added.json<WireScrobble>()).toMatchObject({
      title,
      externalLink: null,
      account: { acct: 'alice' },
    });
  }
  const list = await server.get('/api/v1/pleroma/accounts/alice/scrobbles?limit=1');
  expect(list.json<WireScrobble[]>().map(({ title }) => title)).toEqual(['The Swan of Tuonela']);
  expect(list.headers.get('link')).toContain('max_id=');
});

test('without a title there is nothing to tell', async () => {
  const server = await startSandbox();
  const refused = await server.post('/api/v1/pleroma/scrobble', {}, await server.signIn('alice'));
  expect(refused.status).toBe(400);
});
