import { act, useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { fillIn } from '../../testing/fill-in';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { SettingsContent } from './settings-content';
import { useSettingsAddress } from './shown-settings';

interface Opened {
  readonly search?: string;
  readonly own?: Readonly<Record<string, unknown>>;
  readonly instance?: Readonly<Record<string, unknown>>;
  readonly hasRoom?: () => boolean;
  readonly isSignedIn?: boolean;
}

function Settings({ search }: { readonly search: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const startAt = useRef(0);
  return (
    <SettingsContent
      address={useSettingsAddress(search, {})}
      contents={{}}
      scroller={scroller}
      initialScroll={startAt}
    />
  );
}

async function open({
  search = 'tab=general',
  own = {},
  instance = {},
  hasRoom = () => true,
  isSignedIn = false,
}: Opened = {}) {
  const records = { 'linnet-settings': JSON.stringify(own), ...(isSignedIn && wrenSignedIn) };
  const client = testClient({ records, hasRoom });
  client.settings.setInstanceDefaults(instance);
  const { container, rerender } = await show(
    <ClientProvider value={client}>
      <Settings search={search} />
    </ClientProvider>,
  );
  return { client, settings: client.settings, place: container, again: rerender };
}

function row(label: string): HTMLElement {
  const found = [...document.querySelectorAll('li')].find((item) =>
    [...item.querySelectorAll('[id$=-label]')].some(({ textContent }) => textContent === label),
  );
  if (found === undefined) throw new Error(`There is no setting "${label}".`);
  return found;
}

function field<Kind extends Element>(label: string, kind: new () => Kind): Kind {
  const found = [...row(label).querySelectorAll('input, select')].find((each) => each instanceof kind);
  if (!(found instanceof kind)) throw new Error(`"${label}" has another control.`);
  return found;
}

function button(within: ParentNode, words: string): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((each) => each.textContent === words);
  if (found === undefined) throw new Error(`There is no button "${words}".`);
  return found;
}

const press = (target: HTMLElement) => act(async () => target.click());

async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const labels = () => [...document.querySelectorAll('[id$=-label]')].map(({ textContent }) => textContent);

test('a switch writes at once, and what the server says can be followed again', async () => {
  const { settings } = await open({ instance: { hidePostStats: true } });
  const counts = row('Hide counts on posts');
  expect(field('Hide counts on posts', HTMLInputElement).checked).toBe(true);
  expect(counts.textContent).toContain('Set by this server');
  await press(field('Hide counts on posts', HTMLInputElement));
  expect(settings.get('hidePostStats')).toBe(false);
  expect(counts.textContent).not.toContain('Set by this server');
  await press(button(counts, 'Use server default (on)'));
  expect(settings.get('hidePostStats')).toBe(true);
  expect(settings.own.get()).toEqual({});
});

test('what the server says as everybody does is not pointed out', async () => {
  await open({ instance: { hidePostStats: false } });
  expect(row('Hide counts on posts').textContent).not.toContain('Set by this server');
});

test('a setting of the person alone goes back to its default', async () => {
  const { settings } = await open({ own: { stopGifs: false } });
  await press(button(row('Pause animated pictures'), 'Reset to default (on)'));
  expect(settings.own.get()).toEqual({});
  expect(field('Pause animated pictures', HTMLInputElement).checked).toBe(true);
});

test('a number outside its range is named, and nothing is stored', async () => {
  const { settings } = await open();
  const levels = 'Conversation levels shown at first';
  for (const wrong of ['2', '51', '6.5', 'many', '']) {
    await fillIn(field(levels, HTMLInputElement), wrong);
    expect(alerts()).toEqual(['Enter a whole number from 3 to 50.']);
    expect(settings.own.get()).toEqual({});
  }
  await fillIn(field(levels, HTMLInputElement), '12');
  expect(alerts()).toEqual([]);
  expect(settings.own.get()).toEqual({ maxDepthInThread: 12 });
});

test('a size keeps its unit, and takes another', async () => {
  const { settings } = await open({ search: 'tab=appearance' });
  await fillIn(field('Text size', HTMLInputElement), '200');
  expect(alerts()).toEqual(['Enter a number from 8 to 40.']);
  await fillIn(field('Text size', HTMLInputElement), '16');
  expect(settings.own.get()).toEqual({ textSize: '16px' });
  await choose(field('Text size', HTMLSelectElement), 'rem');
  expect(settings.own.get()).toEqual({ textSize: '0.5rem' });
});

test('a choice is one of its options', async () => {
  const { settings } = await open({ search: 'tab=composing' });
  await choose(field('Content warning in replies', HTMLSelectElement), 'noop');
  expect(settings.own.get()).toEqual({ subjectLineBehavior: 'noop' });
});

test('words are added and taken out one by one', async () => {
  const { settings } = await open({ search: 'tab=filtering', own: { muteWords: ['rain'] } });
  const words = row('Muted words');
  await press(button(words, 'Add'));
  expect(alerts()).toEqual(['Enter something to add.']);
  await fillIn(field('Muted words', HTMLInputElement), ' rain ');
  await press(button(words, 'Add'));
  expect(alerts()).toEqual(['rain is already in the list.']);
  await fillIn(field('Muted words', HTMLInputElement), 'snow');
  await press(button(words, 'Add'));
  expect(settings.own.get()).toEqual({ muteWords: ['rain', 'snow'] });
  const remove = words.querySelector('button[aria-label="Remove rain"]');
  if (!(remove instanceof HTMLElement)) throw new Error('Rain cannot be removed.');
  await press(remove);
  expect(settings.own.get()).toEqual({ muteWords: ['snow'] });
});

test('one kind of notification is left out, the others stay', async () => {
  const { settings } = await open({ search: 'tab=notifications' });
  const likes = [...row('Kinds of notification').querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Favourites',
  );
  if (likes === undefined) throw new Error('There is no box for favourites.');
  await press(likes);
  expect(settings.own.get()['notificationVisibility']).toMatchObject({ likes: false, mentions: true });
});

test('rarely needed settings come on demand, and a search finds them in any case', async () => {
  const { settings } = await open();
  expect(labels()).not.toContain('Logging out');
  await act(async () => void settings.write('expertLevel', 1));
  expect(labels()).toContain('Logging out');
  await act(async () => void settings.write('expertLevel', undefined));
  await open({ search: 'tab=general&query=logging' });
  expect(labels()).toContain('Logging out');
});

/** What somebody types who knows another client, and what they mean. */
const meant: readonly (readonly [typed: string, found: string])[] = [
  ['avatar', 'Avatar'],
  ['avatra', 'Avatar'],
  ['banner', 'Banner'],
  ['bio', 'Bio'],
  ['blocked', 'Muted and blocked'],
  ['domain', 'Muted and blocked'],
  ['export', 'Settings file'],
  ['highlight', 'Highlighted people'],
  ['push', 'Alerts while no page is open'],
  ['streaming', 'Get live updates'],
  ['nsfw', 'Hide media marked as sensitive'],
  ['boost', 'Repeating a post'],
  ['thread', 'Conversations'],
  ['autoplay', 'Loop videos'],
  ['gif', 'Pause animated pictures'],
  ['greentext', 'Colour quoted lines'],
  ['content warning', 'Collapse posts with a content warning'],
  ['dark mode', 'Palette'],
  ['theme', 'Palette'],
  ['hideNsfw', 'Hide media marked as sensitive'],
  ['collapseMessageWithSubject', 'Collapse posts with a content warning'],
  ['collapse message', 'Collapse posts with a content warning'],
];

test.each(meant)('a search for “%s” finds “%s”', async (typed, found) => {
  const { place } = await open({ search: `query=${encodeURIComponent(typed)}`, isSignedIn: true });
  const names = [...place.querySelectorAll('li a span:first-child, li [id$=-label]')];
  expect(names.map(({ textContent }) => textContent)).toContain(found);
});

test('what is found beside the settings leads to its place', async () => {
  const { place } = await open({ search: 'query=avatar', isSignedIn: true });
  const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent.startsWith('Avatar'));
  expect(link?.getAttribute('href')).toBe('/settings?tab=profile&part=avatar');
});

test('somebody who came for a part of a tab stands there, also when it comes late', async () => {
  const { place } = await open({ search: 'tab=data&part=settings-file' });
  expect(document.activeElement?.textContent).toBe('Save file');
  expect(place.contains(document.activeElement)).toBe(true);
});

test('a search without a match says so', async () => {
  const { place } = await open({ search: 'query=xyzzy' });
  expect(place.textContent).toContain('No settings found');
});

test('an unknown tab is the first one', async () => {
  const { place } = await open({ search: 'tab=nowhere' });
  expect(place.querySelector('[aria-current=page]')?.textContent).toBe('General');
});

test('what a full browser does not keep is said with its cause, for as long as the settings are open', async () => {
  const room = { is: false };
  const { client, again } = await open({ hasRoom: () => room.is });
  await press(field('Hide counts on posts', HTMLInputElement));
  expect(alerts()).toEqual([expect.stringContaining('your browser has no space left')]);
  await again(<p>Another page</p>);
  await again(
    <ClientProvider value={client}>
      <Settings search="tab=general" />
    </ClientProvider>,
  );
  expect(alerts()).toEqual([]);
  await press(field('Hide counts on posts', HTMLInputElement));
  room.is = true;
  await press(field('Hide counts on posts', HTMLInputElement));
  expect(alerts()).toEqual([]);
});

test('on the list of tabs of a phone it is said too', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { place } = await open({ search: '', hasRoom: () => false });
  const expert = place.querySelector<HTMLInputElement>('[role="switch"]');
  if (expert === null) throw new Error('There is no switch for the rarely needed ones.');
  await press(expert);
  expect(alerts()).toEqual([expect.stringContaining('Couldn’t save the settings')]);
});
