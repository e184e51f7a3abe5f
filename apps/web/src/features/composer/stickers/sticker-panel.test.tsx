import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { StickerPanel } from './sticker-panel';
import { stickerFoldersOf } from './sticker-packs';

const INSTANCE = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } },
};
const usual: TestAnswers = {
  'GET /api/v1/instance': INSTANCE,
  'GET /static/stickers.json': {
    zoo: '/static/stickers/zoo/',
    pond: '/static/stickers/pond/',
    evil: '//far.example/stickers/',
  },
  'GET /static/stickers/zoo/pack.json': { title: 'Ants', tabIcon: 'i.png', stickers: ['ant_hill.png'] },
  'GET /static/stickers/pond/pack.json': {
    title: 'Ponds',
    tabIcon: 'i.png',
    stickers: ['a.png', '../b.png', 'c.png'],
  },
};

async function shownPanel(answers: TestAnswers = {}, pictures: () => Response = picture) {
  const client = testClient({ answers: { ...usual, ...answers }, records: wrenSignedIn });
  vi.stubGlobal('fetch', async () => pictures());
  onTestFinished(() => void vi.unstubAllGlobals());
  const folders = stickerFoldersOf(client);
  folders.start();
  await until(() => folders.state().state === 'ready' || folders.state().state === 'failed');
  const picked: File[] = [];
  const { container } = await show(
    <ClientProvider value={client}>
      <StickerPanel onPick={(file) => picked.push(file)} />
    </ClientProvider>,
  );
  await until(() => container.querySelector('output') === null);
  const packs = () =>
    [...container.querySelectorAll('[type="radio"]')].map((one) => one.getAttribute('aria-label'));
  const names = () =>
    [...container.querySelectorAll('li button')].map((one) => one.getAttribute('aria-label'));
  const press = (name: string) =>
    act(async () => container.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  return { place: container, picked, packs, names, press };
}

function picture(): Response {
  return new Response(new Blob(['picture'], { type: 'image/png' }));
}

test('packs stand by their titles, and each shows its own [1.7.013]', async () => {
  const { packs, names, press } = await shownPanel();
  expect(packs()).toEqual(['Ants', 'Ponds']);
  expect(names()).toEqual(['ant hill']);
  await press('Ponds');
  expect(names()).toEqual(['a', 'c']);
});

test('one that is picked comes as a file to be uploaded', async () => {
  const { picked, press } = await shownPanel();
  await press('ant hill');
  await until(() => picked.length > 0);
  expect(picked.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['ant_hill.png', 'image/png', 7],
  ]);
});

test.each([
  ['does not come', () => Response.error()],
  ['is a page', () => new Response(new Blob(['<p>'], { type: 'text/html' }))],
  ['is missing', () => new Response(new Blob(['x'], { type: 'image/png' }), { status: 404 })],
])('a picture that %s is told, and can be picked again', async (_what, answer) => {
  let isBroken = true;
  const { place, picked, press } = await shownPanel({}, () => (isBroken ? answer() : picture()));
  await press('ant hill');
  await until(() => place.querySelector('[role="alert"]') !== null);
  expect(place.textContent).toContain('Couldn’t load the sticker “ant hill”.');
  expect(picked).toEqual([]);
  isBroken = false;
  await press('ant hill');
  await until(() => picked.length === 1);
});

test('a pack that does not come is left out [1.8.018]', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { packs } = await shownPanel({
    'GET /static/stickers/zoo/pack.json': new Response('{}', { status: 500 }),
  });
  expect(packs()).toEqual(['Ponds']);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('where no pack comes that is told', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const broken = () => new Response('{}', { status: 500 });
  const { place } = await shownPanel({
    'GET /static/stickers/zoo/pack.json': broken(),
    'GET /static/stickers/pond/pack.json': broken(),
  });
  expect(place.textContent).toContain('Couldn’t load stickers');
  expect(place.querySelector('button')?.textContent).toBe('Try again');
  logged.mockRestore();
});
