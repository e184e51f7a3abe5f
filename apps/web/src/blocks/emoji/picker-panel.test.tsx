import type { PickedEmoji } from '@linnet/domain/emoji';
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildEmoji } from '../../../build/build-emoji';
import { ClientProvider } from '../../platform/client/client-provider';
import { fillIn, typeInto } from '../../testing/fill-in';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../testing/test-client';
import { until } from '../../testing/until';
import { PickerPanel } from './picker-panel';

// What was picked is kept on the device.
beforeEach(() => localStorage.clear());

const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } },
};
const owls = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `owl_${number}`,
      { image_url: `/emoji/owls/${number}.png`, tags: ['pack:owls'] },
    ]),
  );

interface Given {
  answers?: TestAnswers;
  custom?: boolean;
  quick?: boolean;
  /** Settings of the person. */
  own?: object;
  /** Attempts at the names of emoji that fail. */
  errors?: number;
}

/** The panel. The names of emoji are fetched by the first that is opened, and kept. */
async function shownPanel({ answers = {}, custom = true, quick = false, own = {}, errors = 0 }: Given = {}) {
  const { source } = await buildEmoji({ code: 'en' });
  let attempts = 0;
  vi.stubGlobal('fetch', async () => {
    attempts += 1;
    return attempts > errors ? new Response(source) : new Response('', { status: 502 });
  });
  vi.stubGlobal('linnetEarly', { emoji: '/assets/emoji-en.json' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = testClient({
    answers: { 'GET /api/v1/instance': instance, 'GET /api/v1/pleroma/emoji': owls(3), ...answers },
    records: { ...wrenSignedIn, 'linnet-settings': JSON.stringify(own) },
  });
  await client.features.load();
  const picked: PickedEmoji[] = [];
  const closed: string[] = [];
  const { container } = await show(
    <ClientProvider value={client}>
      <PickerPanel
        quick={quick}
        custom={custom}
        onPick={(emoji) => picked.push(emoji)}
        onClose={() => closed.push('closed')}
      />
    </ClientProvider>,
  );
  const names = () =>
    [...container.querySelectorAll('[role="gridcell"] button')].map((one) => one.getAttribute('aria-label'));
  const press = async (name: string) => {
    const button = [...container.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    );
    await act(async () => button?.click());
  };
  const search = async (query: string) => {
    const field = container.querySelector('input');
    if (field === null) throw new Error('Nothing to search with.');
    await fillIn(field, query);
  };
  return { place: container, names, press, search, picked, closed };
}

test('names that do not come are said not to have come, and can be asked for again [2.7.033]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { place, names, press } = await shownPanel({ errors: 1 });
  await until(() => place.querySelector('[role="alert"]') !== null);
  expect(place.textContent).toContain('Couldn’t load emoji');
  expect(warned).toHaveBeenCalled();
  await press('Try again');
  await until(() => names().length > 0);
});

test('picks from the server’s own, and closes [2.9.022]', async () => {
  const { names, press, picked, closed } = await shownPanel();
  await until(() => names().length > 0);
  expect(names().slice(0, 4)).toEqual([':owl_0:', ':owl_1:', ':owl_2:', 'grinning face']);
  await press(':owl_1:');
  expect(picked).toEqual([{ kind: 'custom', shortcode: 'owl_1', url: '/emoji/owls/1.png' }]);
  expect(closed).toEqual(['closed']);
});

const burrow = { title: 'Burrow', version: '0.10.0', feature_quote: true };

test('where the server takes emoji of one character alone as reactions, no others are offered for that', async () => {
  const answers = { 'GET /api/v1/instance': burrow };
  const reacting = await shownPanel({ answers, custom: false, quick: true });
  await until(() => reacting.names().length > 0);
  await reacting.search('rainbow');
  await until(() => reacting.names().length === 1);
  expect(reacting.names()).toEqual(['rainbow']);

  const writing = await shownPanel({ answers, custom: false });
  await until(() => writing.names().length > 0);
  await writing.search('rainbow');
  await until(() => writing.names().includes('rainbow flag'));
});

test('offers only the nine groups where the server’s own are no use', async () => {
  const { place, names } = await shownPanel({ custom: false });
  await until(() => names().length > 0);
  expect(names()[0]).toBe('grinning face');
  expect(place.querySelectorAll('[role="toolbar"] button')).toHaveLength(9);
});

test('draws a screenful of ten thousand, and finds one of them', async () => {
  const { place, names, search } = await shownPanel({
    answers: { 'GET /api/v1/pleroma/emoji': owls(10_000) },
  });
  await until(() => names().length > 0);
  expect(Number(place.querySelector('[role="grid"]')?.getAttribute('aria-rowcount'))).toBeGreaterThan(1000);
  expect(names().length).toBeLessThan(200);
  await search('owl_9876');
  await until(() => names().length === 1);
  expect(names()).toEqual([':owl_9876:']);
});

test('what was used is first the next time', async () => {
  const first = await shownPanel();
  await until(() => first.names().length > 0);
  await first.search('honeybee');
  await until(() => first.names().length === 1);
  await first.press('honeybee');
  expect(first.picked).toEqual([{ kind: 'unicode', text: '🐝' }]);
  const second = await shownPanel();
  await until(() => second.names().length > 0);
  expect(second.names().slice(0, 2)).toEqual(['honeybee', ':owl_0:']);
});

test('Enter picks what was typed, also where the grid has not come to it yet', async () => {
  const { place, names, search, picked } = await shownPanel();
  await until(() => names().length > 0);
  await search('honey');
  await until(() => names().includes('honeybee'));
  const field = place.querySelector('input');
  await act(async () => {
    if (field !== null) typeInto(field, 'grinning cat');
    expect(names()).toContain('honeybee');
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(picked).toEqual([{ kind: 'unicode', text: '😺' }]);
});

test('the arrow leads to what was typed, also where the grid has not come to it yet', async () => {
  const { place, names, search } = await shownPanel();
  await until(() => names().length > 0);
  await search('Nothing found');
  await until(() => names().length === 0);
  const field = place.querySelector('input');
  await act(async () => {
    if (field !== null) typeInto(field, 'grinning cat');
    expect(names()).toEqual([]);
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await until(() => names().includes('grinning cat'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('grinning cat');
});

test('without the server’s own it says so, and shows the others [2.7.033]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { place, names } = await shownPanel({
    answers: { 'GET /api/v1/pleroma/emoji': new Response('{}', { status: 500 }) },
  });
  await until(() => names().length > 0);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain(
    'Couldn’t load this server’s own emoji',
  );
  expect(names()[0]).toBe('grinning face');
  expect(warned).toHaveBeenCalled();
});

const atHand = (place: HTMLElement) =>
  [...place.querySelectorAll('[role="group"][aria-label="Quick reactions"] button')].map((one) =>
    one.getAttribute('aria-label'),
  );

test('where somebody reacts, the reactions that they chose come first', async () => {
  const usual = await shownPanel({ quick: true });
  expect(atHand(usual.place)).toHaveLength(6);
  expect(atHand(usual.place)[0]).toBe('thumbs up');
  const own = { quickReactions: [':owl_1:', '🐝', ':gone:'] };
  const chosen = await shownPanel({ quick: true, own });
  expect(atHand(chosen.place)).toEqual([':owl_1:', 'honeybee']);
  await chosen.press('honeybee');
  expect(chosen.picked).toEqual([{ kind: 'unicode', text: '🐝' }]);
  expect(atHand((await shownPanel({ own })).place)).toEqual([]);
});
