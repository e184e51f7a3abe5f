import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, type TestAnswers } from '../../testing/test-client';
import { ServerPages } from './server-pages';

const instance = (version: string): TestAnswers => ({
  'GET /api/v1/instance': { title: 'Den', version },
  'GET /.well-known/nodeinfo': {
    links: [
      {
        rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0',
        href: 'https://nest.example/nodeinfo/2.0',
      },
    ],
  },
  'GET /nodeinfo/2.0': { software: { name: 'gotosocial', version }, metadata: {} },
});

test.for([
  ['GoToSocial', instance('0.20.1+git-1a2b3c4'), 'https://nest.example/settings'],
  ['a server about which nothing is known', {}, 'https://nest.example/'],
] as const)('on %s a page of its own is linked', async ([, answers, address]) => {
  const client = testClient({ answers });
  await client.features.load().catch(() => undefined);
  const { container } = await show(
    <ClientProvider value={client}>
      <ServerPages />
    </ClientProvider>,
  );
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([['Account settings', address]]);
});
