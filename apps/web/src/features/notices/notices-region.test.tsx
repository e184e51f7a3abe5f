import type { ErrorReason } from '@linnet/api';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { pageKeysOf } from '../../platform/hotkeys/page-keys';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { NoticesRegion } from './notices-region';

async function region() {
  const client = testClient();
  const { container } = await show(
    <ClientProvider value={client}>
      <NoticesRegion />
    </ClientProvider>,
  );
  function button(name: string) {
    return [...container.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
  }
  return { notices: client.notices, keys: pageKeysOf(client), place: container, button };
}

function refusal(status: number, text: string | null): ErrorReason {
  return { kind: 'http', status, text, identifier: null, body: null };
}

const reasons: [name: string, reason: ErrorReason, words: string][] = [
  ['no network', { kind: 'offline', timedOut: false }, 'Couldn’t reach the server.'],
  ['no answer in time', { kind: 'offline', timedOut: true }, 'The server didn’t respond in time.'],
  ['a call that was given up', { kind: 'aborted' }, 'It was cancelled.'],
  ['a page of HTML', { kind: 'malformed', what: 'HTML' }, 'The server sent an invalid response.'],
  ['the words of the server', refusal(403, 'Not for you'), 'The server said: \u2068Not for you\u2069'],
  ['a refusal without words', refusal(403, null), 'The server refused it (error 403).'],
  ['blank words', refusal(404, '  '), 'The server refused it (error 404).'],
  ['a server in trouble', refusal(502, null), 'The server has a problem (error 502).'],
  ['a limit', refusal(429, null), 'Too many requests. Wait a moment, then try again.'],
];

test.each(reasons)('says in words what happened: %s [3.8.002]', async (_, reason, words) => {
  const { notices, place } = await region();
  await act(async () => void notices.add({ level: 'error', key: 'timeline.error', reason }));
  expect(place.textContent).toContain(`Couldn’t load this timeline${words}`);
});

test('cuts what a server says when it does not end', async () => {
  const { notices, place } = await region();
  const reason = refusal(500, '🐦'.repeat(5000));
  await act(async () => void notices.add({ level: 'error', key: 'timeline.error', reason }));
  expect(place.textContent?.length).toBeLessThan(400);
  expect(place.textContent).not.toMatch(/[\uD800-\uDBFF]…/);
});

test.each([
  ['favourite', 'true', 'Couldn’t favourite the post'],
  ['favourite', 'false', 'Couldn’t remove the favourite'],
  ['repeat', 'true', 'Couldn’t repeat the post'],
  ['repeat', 'false', 'Couldn’t undo the repeat'],
  ['bookmark', 'true', 'Couldn’t bookmark the post'],
  ['bookmark', 'false', 'Couldn’t remove the bookmark'],
] as const)('names the step that failed: %s %s', async (name, on, words) => {
  const { notices, place } = await region();
  await act(
    async () => void notices.add({ level: 'error', key: `status.action_failed.${name}`, values: { on } }),
  );
  expect(place.querySelector('li')?.textContent).toContain(words);
});

test('tries again once, and takes the old notice away', async () => {
  const { notices, place, button } = await region();
  const retry = vi.fn<() => void>();
  await act(async () => void notices.add({ level: 'error', key: 'timeline.error', retry }));
  await act(async () => button('Try again')?.click());
  expect(retry).toHaveBeenCalledOnce();
  expect(place.querySelectorAll('li')).toHaveLength(0);
});

test('leads to the posts that wait, of which it tells', async () => {
  history.replaceState(null, '', '/main/friends');
  const { notices, place, button } = await region();
  await act(async () => void notices.add({ level: 'success', key: 'post_status.scheduled' }));
  await act(async () => button('Scheduled posts')?.click());
  expect(location.pathname).toBe('/scheduled');
  expect(place.querySelectorAll('li')).toHaveLength(0);
});

test('goes when it is dismissed, and offers no retry that there is not', async () => {
  const { notices, place, button } = await region();
  await act(async () => void notices.add({ level: 'info', key: 'status.link_copied' }));
  expect(button('Try again')).toBeUndefined();
  await act(async () => button('Dismiss')?.click());
  expect(place.querySelectorAll('li')).toHaveLength(0);
});

describe('those that go by themselves', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  test('go after their time, and no other with them', async () => {
    const { notices, place } = await region();
    await act(async () => {
      notices.add({ level: 'success', key: 'status.link_copied', duration: 5000 });
      notices.add({ level: 'error', key: 'session.expired' });
    });
    await pass(4999);
    expect(place.querySelectorAll('li')).toHaveLength(2);
    await pass(1);
    expect(place.querySelectorAll('li')).toHaveLength(1);
    expect(place.textContent).toContain('Your session has ended');
  });

  test('wait while the focus is among them, and go on where they were', async () => {
    const { notices, place, button } = await region();
    await act(async () => void notices.add({ level: 'info', key: 'status.link_copied', duration: 5000 }));
    await pass(3000);
    await act(async () => button('Dismiss')?.focus());
    await pass(60_000);
    expect(place.querySelectorAll('li')).toHaveLength(1);
    await act(async () => button('Dismiss')?.blur());
    await pass(1999);
    expect(place.querySelectorAll('li')).toHaveLength(1);
    await pass(1);
    expect(place.querySelectorAll('li')).toHaveLength(0);
  });

  test('wait while the page cannot be seen', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { notices, place } = await region();
    await act(async () => void notices.add({ level: 'info', key: 'status.link_copied', duration: 5000 }));
    await pass(60_000);
    expect(place.querySelectorAll('li')).toHaveLength(1);
    seen.mockRestore();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(5000);
    expect(place.querySelectorAll('li')).toHaveLength(0);
  });
});

test('no notice interrupts who listens or writes: errors, too, wait for their turn [1.8.023]', async () => {
  const { notices, place } = await region();
  await act(async () => {
    notices.add({ level: 'error', key: 'session.expired' });
    notices.add({ level: 'warning', key: 'timeline.error' });
  });
  const regions = [...place.querySelectorAll('[aria-live]')].map((part) => part.getAttribute('aria-live'));
  expect(new Set(regions)).toEqual(new Set(['polite']));
  const lists = [...place.querySelectorAll('ul[aria-live]')].map(({ textContent }) => textContent);
  expect(lists[0]).toContain('Your session has ended');
  expect(lists[1]).toBe('Couldn’t load this timeline');
});

test('three are seen, the others are counted and can be had [2.2.027]', async () => {
  const { notices, place, button } = await region();
  const keys = [
    'session.expired',
    'timeline.error',
    'lists.error',
    'errors.storage_unavailable',
    'status.link_copied',
  ] as const;
  await act(async () => keys.forEach((key) => notices.add({ level: 'info', key })));
  expect(place.querySelectorAll('li')).toHaveLength(3);
  expect(place.textContent).not.toContain('Your session has ended');
  await act(async () => button('2 more notices')?.click());
  expect(place.querySelectorAll('li')).toHaveLength(5);
  await act(async () => keys.slice(1).forEach((key) => notices.dismiss(key)));
  expect(place.textContent).toBe(
    'Your session has ended. Log in again to continue. Nothing you wrote is lost.',
  );
});

test('one by one they are put away by Escape, and the focus goes back to where it was', async () => {
  const { notices, keys, place } = await region();
  const before = document.createElement('button');
  document.body.append(before);
  onTestFinished(() => before.remove());
  before.focus();
  await act(async () => {
    notices.add({ level: 'info', key: 'timeline.error' });
    notices.add({ level: 'info', key: 'lists.error' });
  });
  const press = (key: string) =>
    act(async () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  await act(async () => void keys.run('notices'));
  expect(document.activeElement?.closest('li')?.textContent).toContain('list');
  await press('Escape');
  expect(document.activeElement?.closest('li')?.textContent).toContain('timeline');
  await press('Escape');
  expect(place.querySelectorAll('li')).toHaveLength(0);
  expect(document.activeElement).toBe(before);
});
