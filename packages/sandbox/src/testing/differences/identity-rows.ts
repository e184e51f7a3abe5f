import { BASE } from '../start-sandbox';
import { type DifferenceRow, part, json } from './row';

export const identityRows: readonly DifferenceRow[] = [
  {
    title: 'the version of the instance document',
    observe: async ({ server }) => json(await server.get('/api/v1/instance'))['version'],
    expected: {
      pleroma: '2.7.2 (compatible; Pleroma 2.7.0)',
      akkoma: '2.7.2 (compatible; Akkoma 3.15.2)',
      mastodon: '4.5.0',
      hollo: '0.10.0',
    },
  },
  {
    title: 'the software that nodeinfo names, found by its links',
    observe: async ({ server }) => {
      const links = part(json(await server.get('/.well-known/nodeinfo')), 'links');
      const hrefs = Array.isArray(links) ? links.map((link) => String(part(link, 'href'))) : [];
      const answer = await server.get(new URL(hrefs.at(-1) ?? '', BASE).pathname);
      return part(json(answer), 'software', 'name');
    },
    expected: { pleroma: 'pleroma', akkoma: 'akkoma', mastodon: 'mastodon', hollo: 'hollo' },
  },
  {
    title: 'nodeinfo at the place where Pleroma has it',
    observe: async ({ server }) => (await server.get('/nodeinfo/2.0.json')).status,
    expected: { pleroma: 200, akkoma: 200, mastodon: 404, hollo: 302 },
  },
  {
    title: 'an object of extensions in the instance document',
    observe: async ({ server }) => 'pleroma' in json(await server.get('/api/v1/instance')),
    expected: { pleroma: true, akkoma: true, mastodon: false, hollo: false },
  },
  {
    title: 'the level of the interface in the second instance document',
    observe: async ({ server }) => {
      const answer = await server.get('/api/v2/instance');
      return answer.status === 404 ? 404 : part(json(answer), 'api_versions', 'mastodon');
    },
    expected: { pleroma: undefined, akkoma: 404, mastodon: 7, hollo: 7 },
  },
  {
    title: 'an address of the socket in the instance document',
    observe: async ({ server }) => part(json(await server.get('/api/v1/instance')), 'urls', 'streaming_api'),
    expected: {
      pleroma: 'ws://localhost:8080',
      akkoma: 'ws://localhost:8080',
      mastodon: 'ws://localhost:8080/streaming-server',
      hollo: undefined,
    },
  },
];
