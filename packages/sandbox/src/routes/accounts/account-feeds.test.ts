import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

test('what somebody posts for everybody is told as Atom and as RSS, the newest first', async () => {
  await postStatus(server, alice, { status: 'first & foremost' });
  await postStatus(server, alice, { status: 'not for everybody', visibility: 'private' });
  await postStatus(server, alice, { status: 'second' });
  const atom = await server.get('/users/alice/feed');
  expect(atom.headers.get('content-type')).toContain('application/atom+xml');
  expect([...atom.text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    "alice's timeline",
    'second',
    'first &amp; foremost',
  ]);
  expect((await server.get('/users/alice/feed.atom')).text).toBe(atom.text);
  const rss = await server.get('/users/alice/feed.rss');
  expect(rss.headers.get('content-type')).toContain('application/rss+xml');
  expect(rss.text.match(/<item>/g)).toHaveLength(2);
  expect(rss.text).not.toContain('not for everybody');
});

test('nobody, and those whom visitors may not see, have no feed', async () => {
  expect((await server.get('/users/nobody/feed')).status).toBe(404);
  await server.door('settings', { private: true });
  expect((await server.get('/users/alice/feed')).status).toBe(404);
});
