import type { StatusId } from '@linnet/api';
import type { PostRow, ThreadRow } from '@linnet/domain/conversation';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import '../../blocks/status/card-parts';
import { StatusCard } from '../../blocks/status/status-card';
import { ClientProvider } from '../../platform/client/client-provider';
import { type OpenAllChoices, OpenAllChoicesProvider } from '../../platform/client/filter-context';
import { SlotsProvider } from '../../platform/slots/slots';
import { show } from '../../testing/show';
import { cardStatus, eventually } from '../../testing/show-card';
import { testClient } from '../../testing/test-client';
import { OpenAll, useOpenable } from './open-all';

const picture = {
  id: 'p1',
  type: 'image',
  url: 'https://nest.example/media/p1.png',
  preview_url: 'https://nest.example/media/p1.png',
  description: 'A heron',
};

function Posts({ rows }: { readonly rows: readonly ThreadRow[] }) {
  const [opened, setOpened] = useState<OpenAllChoices>({ warnings: null, media: null });
  return (
    <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
      <header>
        <OpenAll openable={useOpenable(rows)} opened={opened} onOpen={setOpened} />
      </header>
      <OpenAllChoicesProvider value={opened}>
        {rows.map((row) => row.kind === 'post' && <StatusCard key={row.id} id={row.id} />)}
      </OpenAllChoicesProvider>
    </SlotsProvider>
  );
}

async function begin(statuses: readonly object[], settings: Readonly<Record<string, unknown>> = {}) {
  const client = testClient({
    answers: { 'GET /api/v1/timelines/public': statuses },
    records: { 'linnet-settings': JSON.stringify(settings) },
  });
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  const rows = [...feed.ids()].map((id: StatusId): PostRow => ({
    kind: 'post',
    id,
    position: 'reply',
    level: 0,
    rails: [],
    replyCount: 0,
    depth: 0,
    open: true,
    otherReplyCount: 0,
  }));
  const { container } = await show(
    <ClientProvider value={client}>
      <Posts rows={rows} />
    </ClientProvider>,
  );
  const named = (name: string) =>
    [...container.querySelectorAll('button')].filter((one) =>
      [one.getAttribute('aria-label'), one.textContent].includes(name),
    );
  const press = (name: string, at = 0) => act(async () => named(name)[at]?.click());
  return { place: container, named, press };
}

test('all content warnings of a conversation open with one button, and close with it', async () => {
  const warned = (id: string) =>
    cardStatus({ id, spoiler_text: 'Ending', content: `<p>the butler ${id}</p>`, sensitive: true });
  const { place, named, press } = await begin([warned('s9'), warned('s8')], {
    collapseMessageWithSubject: true,
  });
  expect(named('Show all sensitive media')).toEqual([]);
  await press('Open all content warnings');
  expect(place.textContent).toContain('the butler s9');
  expect(place.textContent).toContain('the butler s8');

  await act(() => eventually(() => named('Show less').length === 2));
  await press('Show less');
  expect(place.textContent).not.toContain('the butler s9');
  expect(place.textContent).toContain('the butler s8');

  await press('Close all content warnings');
  expect(place.textContent).not.toContain('the butler');
  await press('Open all content warnings');
  expect(place.textContent).toContain('the butler s9');
});

test('all sensitive media of a conversation are shown with one button', async () => {
  const covered = (id: string) => cardStatus({ id, sensitive: true, media_attachments: [picture] });
  const { named, press } = await begin([covered('s9'), covered('s8')]);
  await act(() => eventually(() => named('Show').length === 2));
  expect(named('Open all content warnings')).toEqual([]);
  await press('Show all sensitive media');
  expect(named('Hide sensitive media')).toHaveLength(2);
  await press('Hide sensitive media');
  expect(named('Hide sensitive media')).toHaveLength(1);
  await press('Hide all sensitive media');
  expect(named('Hide sensitive media')).toEqual([]);
});

test('where nothing waits there is no such button', async () => {
  const { place } = await begin([cardStatus({ spoiler_text: 'Ending' }), cardStatus({ id: 's2' })]);
  expect(place.querySelector('header')?.textContent).toBe('');
  expect(place.querySelectorAll('header button')).toHaveLength(0);
});
