import type { StatusId } from '@linnet/api';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { TimelineView } from './timeline-view';

const drawn = vi.hoisted((): { around: number | undefined; times: number } => ({
  around: undefined,
  times: 0,
}));

// What it draws depends on sizes, which there are none of here.
vi.mock('virtua', () => ({
  WindowVirtualizer: ({ bufferSize }: { bufferSize: number }) => {
    Object.assign(drawn, { around: bufferSize, times: drawn.times + 1 });
    return null;
  },
}));

const TIMELINE = 'GET /api/v1/timelines/public';

const statusOf = (id: string) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: { id: 'wren', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' },
  content: `<p>song ${id}</p>`,
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
});

test('posts that wait behind the button are counted, and the list is not drawn again for them', async () => {
  const answers = { [TIMELINE]: [statusOf('s2'), statusOf('s1')] };
  const client = testClient({ answers });
  const feed = client.feeds.get({ kind: 'public' });
  signalFirstContent();
  const { container } = await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <TimelineView source={{ kind: 'public' }} title="Known network" empty={{ title: '', text: '' }} />
      </SlotsProvider>
    </ClientProvider>,
  );
  // The last that it does by itself is to make ready what is around the window.
  await until(() => (drawn.around ?? 0) > 0);
  answers[TIMELINE].unshift(statusOf('s4'), statusOf('s3'));
  await client.feeds.get({ kind: 'local' }).open();
  const before = drawn.times;
  await act(async () => ['s3', 's4'].forEach((id) => feed.receive(id as StatusId)));
  await until(() => container.textContent?.includes('2 new') === true);
  expect(drawn.times).toBe(before);
  await act(async () => feed.showQueue());
  expect(drawn.times).toBeGreaterThan(before);
});
