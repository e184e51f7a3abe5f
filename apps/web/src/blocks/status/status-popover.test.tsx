import type { StatusId } from '@linnet/api';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { type TestAnswers, testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { StatusPopoverContent } from './status-popover';

const id = 's1' as StatusId;
const STATUS = `GET /api/v1/statuses/${id}`;
const wire = {
  id,
  uri: 'https://nest.example/objects/s1',
  url: 'https://nest.example/notice/s1',
  account: {
    id: 'a2',
    username: 'robin',
    acct: 'robin',
    display_name: 'Robin',
    url: 'https://nest.example/robin',
  },
  content: '<p>The kettle has opinions.</p>',
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
};

async function shownContent(answers: TestAnswers) {
  const client = testClient({ answers });
  const left: string[] = [];
  const { container } = await show(
    <ClientProvider value={client}>
      <StatusPopoverContent id={id} onNavigate={() => left.push('left')} />
    </ClientProvider>,
  );
  const words = () => container.textContent ?? '';
  return { place: container, words, left, answers };
}

test('a status that is not known comes from the server, and leads to its conversation', async () => {
  const { place, words, left } = await shownContent({ [STATUS]: wire });
  await until(() => words().includes('The kettle has opinions.'));
  expect(words()).toContain('Robin');
  const ways = [...place.querySelectorAll('a')];
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/users/robin',
    '/users/robin',
    '/notice/s1',
    '/notice/s1',
  ]);
  await act(async () => ways[3]?.click());
  expect(left).toEqual(['left']);
  expect(place.querySelector('article')).toBeNull();
});

test('one that is not there, or not for the reader, is unavailable [2.2.062, 2.8.005]', async () => {
  const { place, words } = await shownContent({});
  await until(() => words().includes('Post unavailable'));
  expect(words()).toContain('doesn’t exist, or you can’t see it');
  expect(place.querySelector('button')).toBeNull();
});

test('one that could not be fetched is unavailable, and can be asked for again [2.8.005]', async () => {
  const { place, words, answers } = await shownContent({ [STATUS]: new Response('', { status: 500 }) });
  await until(() => words().includes('Post unavailable'));
  answers[STATUS] = wire;
  await act(async () => place.querySelector('button')?.click());
  await until(() => words().includes('The kettle has opinions.'));
  expect(words()).not.toContain('Post unavailable');
});
