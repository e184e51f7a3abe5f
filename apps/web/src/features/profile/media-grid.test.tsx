import type { AccountId } from '@linnet/api';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mediaViewerOf } from '../../blocks/media/viewer-request';
import { ClientProvider } from '../../platform/client/client-provider';
import { useFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { AccountMedia } from './media-grid';

vi.mock(import('../../platform/start/first-content'), async (original) => {
  const actual = await original();
  return { ...actual, useFirstContent: vi.fn<() => void>(actual.useFirstContent) };
});

const STATUSES = 'GET /api/v1/accounts/a2/statuses';

beforeEach(() => history.replaceState(null, '', '/users/robin?tab=media'));

const file = (id: string, changes: object = {}) => ({
  id,
  type: 'image',
  url: `https://nest.example/media/${id}.png`,
  preview_url: `https://nest.example/media/${id}-small.png`,
  remote_url: null,
  description: `Picture ${id}`,
  pleroma: { mime_type: 'image/png' },
  ...changes,
});

const post = (id: string, files: object[], changes: object = {}) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: { id: 'a2', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' },
  content: `<p>song ${id}</p>`,
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
  media_attachments: files,
  ...changes,
});

const video = file('v', { type: 'video', pleroma: { mime_type: 'video/mp4' } });
const sound = file('s', { type: 'audio', pleroma: { mime_type: 'audio/ogg' } });

async function grid(statuses: unknown, settings: object = {}) {
  const client = testClient({
    answers: { [STATUSES]: statuses },
    records: { 'linnet-settings': JSON.stringify(settings) },
  });
  const { container } = await show(
    <ClientProvider value={client}>
      <AccountMedia
        source={{ kind: 'media', accountId: 'a2' as AccountId }}
        title="Robin"
        empty={{ title: 'No media yet', text: 'Nothing here.' }}
        isLocked={false}
      />
    </ClientProvider>,
  );
  const tiles = () => [...container.querySelectorAll<HTMLElement>('[data-tile]')];
  return {
    place: container,
    /** The request of the media viewer; null while it is closed. */
    viewed: () => mediaViewerOf(client).opened.get(),
    tiles,
    names: () => tiles().map((tile) => tile.getAttribute('aria-label')),
    press: (at: number) => act(async () => tiles()[at]?.click()),
    key: (key: string) =>
      act(async () => {
        const init = { key, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
  };
}

test('the media of somebody are squares, each leading to its post, and say what they are', async () => {
  const { tiles, names, place } = await grid([post('p1', [file('a'), video]), post('p2', [sound])]);
  await until(() => tiles().length === 3);
  expect(names()).toEqual(['Picture a', 'Video, Picture v', 'Audio, Picture s']);
  // What stands beside them has waited for them.
  expect(useFirstContent).toHaveBeenCalled();
  expect(tiles().map((tile) => tile.getAttribute('href'))).toEqual([
    '/notice/p1',
    '/notice/p1',
    '/notice/p2',
  ]);
  expect([...place.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    'https://nest.example/media/a-small.png',
    'https://nest.example/media/v-small.png',
  ]);
});

test('a press opens the viewer on the media of that post, with the way to it', async () => {
  const { tiles, viewed, press } = await grid([post('p1', [file('a'), file('b')]), post('p2', [file('c')])]);
  await until(() => tiles().length === 3);
  await press(1);
  const { attachments, first, post: way, opener } = viewed() ?? {};
  expect(attachments?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([first, way]).toEqual([1, '/notice/p1']);
  expect(opener === tiles()[1]).toBe(true);
});

test('arrows lead through the squares, which are one stop for the Tab key', async () => {
  const { tiles, key, place } = await grid([
    post(
      'p1',
      ['a', 'b', 'c', 'd', 'e'].map((id) => file(id)),
    ),
  ]);
  await until(() => tiles().length === 5);
  const stops = () => tiles().map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1, -1, -1]);
  place
    .querySelector<HTMLElement>('[role="group"]')
    ?.style.setProperty('grid-template-columns', '1fr 1fr 1fr');
  const at = () => tiles().findIndex((tile) => tile === document.activeElement);
  await act(async () => tiles()[0]?.focus());
  const reached: number[] = [];
  for (const name of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home']) {
    await key(name);
    reached.push(at());
  }
  expect(reached).toEqual([1, 4, 4, 3, 0, 4, 0]);
  await key('End');
  expect(stops()).toEqual([-1, -1, -1, -1, 0]);
});

test('sensitive media are covered, and a press uncovers those of the post before another one opens them', async () => {
  const { tiles, viewed, names, press, place } = await grid([
    post('p1', [file('a'), file('b')], { sensitive: true }),
    post('p2', [file('c')], { sensitive: true }),
  ]);
  await until(() => tiles().length === 3);
  expect(names()[0]).toBe('Sensitive media, Picture a');
  expect(place.querySelectorAll('img')).toHaveLength(0);
  await press(0);
  expect(viewed() === null).toBe(true);
  expect(names()).toEqual(['Picture a', 'Picture b', 'Sensitive media, Picture c']);
  await press(0);
  expect(viewed()?.first).toBe(0);
});

test('sensitive media stand open for who wants that', async () => {
  const { tiles, names } = await grid([post('p1', [file('a')], { sensitive: true })], { hideNsfw: false });
  await until(() => tiles().length === 1);
  expect(names()).toEqual(['Picture a']);
});

test('where data are saved a square is loaded with one press and opened with the next', async () => {
  const { tiles, viewed, names, press, place } = await grid([post('p1', [file('saved')])], {
    saveData: 'always',
  });
  await until(() => tiles().length === 1);
  expect(names()).toEqual(['Load picture, Picture saved']);
  expect(place.querySelectorAll('img')).toHaveLength(0);
  await press(0);
  expect(place.querySelectorAll('img')).toHaveLength(1);
  await press(0);
  expect(viewed()?.first).toBe(0);
});

test('what cannot be seen large leads to its post', async () => {
  const { tiles, viewed, press } = await grid([post('p1', [file('x', { type: 'unknown', pleroma: {} })])]);
  await until(() => tiles().length === 1);
  await press(0);
  expect(location.pathname).toBe('/notice/p1');
  expect(viewed() === null).toBe(true);
});

test('no media are said to be none, and an error is told and can be tried again', async () => {
  const none = await grid([]);
  await until(() => none.place.textContent.includes('Nothing here.'));
  const answers = new Response('', { status: 500 });
  const failed = await grid(answers);
  await until(() => failed.place.querySelector('[role="alert"], button') !== null);
  expect([...failed.place.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    'Try again',
  );
});
