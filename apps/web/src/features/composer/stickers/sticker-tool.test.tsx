import { expect, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { signalFirstContent } from '../../../platform/start/first-content';
import { show } from '../../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { stickerFoldersOf } from './sticker-packs';
import { StickerTool } from './sticker-tool';

const features = { pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } } };
const pleroma = { title: 'Nest', version: '2.7.2 (compatible; Pleroma 2.7.0)', ...features };
const stickers = { 'GET /static/stickers.json': { zoo: '/static/stickers/zoo/' } };

async function shownTool(answers: TestAnswers) {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const client = testClient({ answers, records: wrenSignedIn });
  signalFirstContent();
  const { container } = await show(
    <ClientProvider value={client}>
      <StickerTool disabled={false} onPick={() => undefined} />
    </ClientProvider>,
  );
  await until(() => ['ready', 'failed'].includes(stickerFoldersOf(client).state().state));
  logged.mockRestore();
  return container.querySelector('button')?.getAttribute('aria-label');
}

test('stickers are offered where the server has some', async () => {
  expect(await shownTool({ 'GET /api/v1/instance': pleroma, ...stickers })).toBe('Add sticker');
});

test.each([
  ['has none', { 'GET /api/v1/instance': pleroma }],
  ['has no packs', { 'GET /api/v1/instance': pleroma, 'GET /static/stickers.json': {} }],
  [
    'answers with a page',
    { 'GET /api/v1/instance': pleroma, 'GET /static/stickers.json': new Response('<p>') },
  ],
  ['knows of no such thing', { 'GET /api/v1/instance': { title: 'Nest', version: '4.3.0' }, ...stickers }],
])('they are not offered where the server %s [1.8.018]', async (_what, answers) => {
  expect(await shownTool(answers)).toBeUndefined();
});
