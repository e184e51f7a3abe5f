import { wholeView } from '@linnet/domain/feeds';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { ActiveFilters, FilterChoices } from './filter-choices';

test('a choice of replies that the browser has no room for is told of, and holds on this page', async () => {
  const client = testClient({ hasRoom: () => false });
  const { container } = await show(
    <ClientProvider value={client}>
      <FilterChoices kind="home" filters={['replies']} />
    </ClientProvider>,
  );
  const choices = [...container.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  await act(async () => choices[1]?.click());
  expect(client.settings.get('replyVisibility')).toBe('following');
  expect(client.notices.list.get().map(({ key }) => key)).toEqual(['errors.storage_full']);
});

test('what a timeline leaves out is kept for its kind; with and without media exclude each other', async () => {
  const client = testClient();
  const { container } = await show(
    <ClientProvider value={client}>
      <FilterChoices kind="home" filters={['onlyMedia', 'withoutMedia', 'withoutRepeats']} />
    </ClientProvider>,
  );
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  for (const at of [0, 2, 1]) await act(async () => boxes()[at]?.click());
  expect(client.settings.get('timelineFilters')).toEqual(['home:withoutRepeats', 'home:withoutMedia']);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
  expect(client.feeds.get({ kind: 'home' }).state.get().view).toMatchObject({
    onlyMedia: false,
    withoutMedia: true,
    withoutRepeats: true,
  });
  expect(client.feeds.get({ kind: 'public' }).state.get().view).toEqual(wholeView);
  await act(async () => boxes()[1]?.click());
  expect(client.settings.get('timelineFilters')).toEqual(['home:withoutRepeats']);
});

test('where filters hide everything each is named, with a button that drops it alone', async () => {
  const client = testClient();
  client.settings.set('timelineFilters', ['public:withoutRepeats', 'home:onlyMedia', 'home:withoutRepeats']);
  client.settings.set('replyVisibility', 'self');
  const view = { ...wholeView, replies: 'self', onlyMedia: true, withoutRepeats: true } as const;
  const { container } = await show(
    <ClientProvider value={client}>
      <ActiveFilters kind="home" view={view} />
    </ClientProvider>,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Only replies to youShow all replies',
    'Only posts with mediaShow posts without media',
    'Without repeatsShow repeats',
  ]);
  const press = (at: number) => act(async () => container.querySelectorAll('button')[at]?.click());
  await press(1);
  expect(client.settings.get('timelineFilters')).toEqual(['public:withoutRepeats', 'home:withoutRepeats']);
  expect(client.settings.get('replyVisibility')).toBe('self');
  await press(0);
  expect(client.settings.get('replyVisibility')).toBe('all');
});
