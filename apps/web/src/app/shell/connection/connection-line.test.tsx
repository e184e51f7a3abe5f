import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { testClient } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { ConnectionLine } from './connection-line';

const TIMELINE = 'GET /api/v1/timelines/public';
const posts = [
  {
    id: 's1',
    uri: 'https://nest.example/objects/s1',
    url: 'https://nest.example/notice/s1',
    account: { id: 'wren', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' },
    content: '<p>a song</p>',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  },
];
const down = () => Response.json({ error: 'down' }, { status: 503 });

async function marked() {
  const answers: Record<string, unknown> = { [TIMELINE]: posts };
  const client = testClient({ answers });
  const feed = client.feeds.get({ kind: 'public' });
  onTestFinished(client.feeds.show({ kind: 'public' }));
  await feed.open();
  const { container } = await show(
    <ClientProvider value={client}>
      <ConnectionLine />
    </ClientProvider>,
  );
  const tryNow = () => [...container.querySelectorAll('button')].find((one) => one.textContent === 'Try now');
  return { answers, client, feed, place: container, tryNow };
}

test('nothing is shown while all is well', async () => {
  const { place } = await marked();
  expect(place.textContent).toBe('');
});

test('a failed update is shown with the time of the last one, until trying again succeeds', async () => {
  const { answers, feed, place, tryNow, client } = await marked();
  answers[TIMELINE] = down();
  await act(async () => feed.catchUp());
  expect(place.querySelector('[role="status"]')?.textContent).toContain('Couldn’t update.');
  expect(place.textContent).toMatch(/Last updated \d{1,2}:\d{2}/);
  // The time changes while nothing else does: it is not read out.
  expect(place.querySelector('[role="status"]')?.textContent).not.toContain('Last updated');
  expect(client.notices.list.get()).toEqual([]);
  await act(async () => tryNow()?.click());
  await until(() => tryNow()?.getAttribute('aria-busy') === null);
  expect(place.textContent).toContain('Couldn’t update.');
  answers[TIMELINE] = posts;
  await act(async () => tryNow()?.click());
  await until(() => place.textContent === '');
});

test('without a network the line says so, and that what was written is stored', async () => {
  const { place } = await marked();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(place.querySelector('[role="status"]')?.textContent).toBe(
    'You’re offline. What you write is saved.',
  );
  online.mockRestore();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(place.textContent).toBe('');
});
