import type { DraftContent } from '@linnet/domain/drafts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../blocks/media/status-media';
import '../../../blocks/status/card-parts';
import { signalFirstContent } from '../../../platform/start/first-content';
import { signedInToPleroma, wren } from '../../../testing/signed-in-to-pleroma';
import { until } from '../../../testing/until';
import { Preview } from './preview';

// What comes later on a page is there already: tests wait for what it does, not for its code.

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const empty: DraftContent = {
  text: '',
  subject: '',
  scope: 'unlisted',
  sensitive: false,
  contentType: 'text/markdown',
  language: 'en',
  attachments: [],
  poll: null,
  inReplyToId: null,
  quoteId: null,
  scheduledAt: null,
  expiresIn: null,
  quotePolicy: null,
  following: [],
  confirmed: [],
};

const previewOf = (content: string, changes: object = {}) => ({
  id: 'pleroma:fakeid',
  uri: 'pleroma:fake_object_id',
  url: 'https://nest.example/notice/pleroma%3Afakeid',
  account: wren,
  content,
  created_at: '2026-11-21T09:00:00.000Z',
  visibility: 'unlisted',
  ...changes,
});

type Answer = (response: unknown) => void;

async function begin(content: Partial<DraftContent>) {
  const held: Answer[] = [];
  const { client, requests, shown } = await signedInToPleroma({
    'POST /api/v1/statuses': () => new Promise((resolve) => held.push(resolve)),
  });
  const onClose = vi.fn<() => void>();
  const form = (changes: Partial<DraftContent>) => (
    <Preview content={{ ...empty, ...changes }} onClose={onClose} />
  );
  const { container, rerender } = await shown(form(content));
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await pass(0);
  return {
    client,
    requests,
    onClose,
    held,
    place: container,
    pass,
    words: () => container.textContent ?? '',
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    press: (name: string) =>
      act(async () =>
        [...container.querySelectorAll('button')]
          .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
          ?.click(),
      ),
    write: (changes: Partial<DraftContent>) => rerender(form(changes)),
    answer: async (index: number, response: unknown) => {
      await act(async () => held[index]?.(response));
      await pass(0);
    },
  };
}

test('shows a post as the server would show it, and nothing is posted', async () => {
  const { client, requests, held, words, place, answer } = await begin({ text: '*first* frost' });
  expect(held).toHaveLength(1);
  expect(requests[0]?.body).toMatchObject({
    status: '*first* frost',
    preview: true,
    visibility: 'unlisted',
    content_type: 'text/markdown',
    language: 'en',
  });
  await answer(0, previewOf('<p><em>first</em> frost</p>'));
  expect(place.querySelector('em')?.textContent).toBe('first');
  expect(words()).toContain('Wren');
  expect([...client.graph.statuses.ids()]).toEqual([]);
});

test('nothing is kept for later by looking at it', async () => {
  const { requests } = await begin({ text: 'x', scheduledAt: '2030-01-01T00:00:00.000Z' });
  expect(requests[0]?.body).not.toHaveProperty('scheduled_at');
});

test('asks again once half a second was quiet, and for the last words only [2.4.009, 2.9.012]', async () => {
  const { held, pass, write, requests, answer, words } = await begin({ text: 'a' });
  await answer(0, previewOf('<p>a</p>'));
  await write({ text: 'ab' });
  await pass(400);
  await write({ text: 'abc' });
  await pass(499);
  expect(held).toHaveLength(1);
  await pass(1);
  expect(held).toHaveLength(2);
  expect(requests[1]?.body).toMatchObject({ status: 'abc' });
  await answer(1, previewOf('<p>abc</p>'));
  expect(words()).toContain('abc');
});

test('an answer that comes too late is dropped', async () => {
  const { write, pass, answer, words } = await begin({ text: 'old' });
  await write({ text: 'new' });
  await pass(500);
  await answer(1, previewOf('<p>new</p>'));
  await answer(0, previewOf('<p>old</p>'));
  expect(words()).toContain('new');
  expect(words()).not.toContain('old');
});

test('without text and subject there is nothing to preview, and nothing is asked [2.5.010]', async () => {
  const { held, alert, press, onClose, write, pass } = await begin({ text: '  ' });
  expect(alert()).toBe('Error: Nothing to preview');
  expect(held).toEqual([]);
  await press('Dismiss');
  expect(onClose).toHaveBeenCalledOnce();
  await write({ subject: 'weather' });
  await pass(500);
  expect(held).toHaveLength(1);
  expect(alert()).toBeUndefined();
});

test('says why there is no preview, keeps the one before, and can be tried again', async () => {
  const { answer, write, pass, alert, words, press, held } = await begin({ text: 'mild' });
  await answer(0, previewOf('<p>mild</p>'));
  await write({ text: 'chili' });
  await pass(500);
  await answer(1, Response.json({ error: 'Too spicy' }, { status: 422 }));
  expect(alert()).toMatch(/^Error: .*Too spicy/);
  expect(words()).toContain('mild');
  await press('Try again');
  await pass(0);
  expect(held).toHaveLength(3);
  await answer(2, previewOf('<p>chili</p>'));
  expect(alert()).toBeUndefined();
  expect(words()).toContain('chili');
});

test('shows subject, poll and pictures', async () => {
  // Media come after the first words of a page.
  signalFirstContent();
  const poll = { options: ['rye', 'oat'], multiple: true, amount: 1, unit: 'days' } as const;
  const { requests, answer, words, place } = await begin({ text: 'bread?', subject: 'kitchen', poll });
  expect(requests[0]?.body).toMatchObject({
    poll: { options: ['rye', 'oat'], expires_in: 86_400, multiple: true },
  });
  const picture = {
    id: 'm1',
    type: 'image',
    url: 'https://nest.example/media/loaf.png',
    preview_url: 'https://nest.example/media/loaf.png',
    description: 'A loaf',
    pleroma: { mime_type: 'image/png' },
  };
  const told = {
    id: 'p1',
    options: [
      { title: 'rye', votes_count: 0 },
      { title: 'oat', votes_count: 0 },
    ],
    multiple: true,
    expired: false,
    expires_at: '2126-11-22T09:00:00.000Z',
  };
  await answer(
    0,
    previewOf('<p>bread?</p>', { spoiler_text: 'kitchen', poll: told, media_attachments: [picture] }),
  );
  expect(words()).toContain('kitchen');
  expect([...place.querySelectorAll('[aria-label="Poll"] li')].map((option) => option.textContent)).toEqual([
    'rye',
    'oat',
  ]);
  expect(place.querySelector('[aria-label="Poll"] input')).toBeNull();
  await until(() => place.querySelector('img[alt="A loaf"]') !== null);
});

test('a poll that cannot be sent yet is told beside the preview', async () => {
  const poll = { options: ['rye', ''], multiple: false, amount: 1, unit: 'days' } as const;
  const { requests, answer, alert } = await begin({ text: 'bread?', poll });
  expect(requests[0]?.body).not.toHaveProperty('poll');
  await answer(0, previewOf('<p>bread?</p>'));
  expect(alert()).toBe('Error: Add at least two different options to the poll');
});
