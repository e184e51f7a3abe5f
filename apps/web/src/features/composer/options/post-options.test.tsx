import type { DraftContent } from '@linnet/domain/drafts';
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fillIn } from '../../../testing/fill-in';
import { signedInToPleroma } from '../../../testing/signed-in-to-pleroma';
import { PostOptions } from './post-options';

type Content = Pick<
  DraftContent,
  'scheduledAt' | 'expiresIn' | 'language' | 'following' | 'quotePolicy' | 'scope'
>;

const plain: Content = {
  scheduledAt: null,
  expiresIn: null,
  language: 'en',
  following: [],
  quotePolicy: null,
  scope: 'public',
};
const NOW = Date.parse('2026-11-21T12:00:20.000Z');
const zone = process.env['TZ'];

beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

async function begin(content: Partial<Content> = {}, { open = true, isEdit = false, instance = {} } = {}) {
  const seen = { content: plain };
  function Form() {
    const [value, setValue] = useState<Content>({ ...plain, ...content });
    useEffect(() => {
      seen.content = value;
    }, [value]);
    return (
      <PostOptions
        content={value}
        open={open}
        disabled={false}
        isEdit={isEdit}
        onChange={(change) => setValue({ ...value, ...change })}
      />
    );
  }
  const { client, shown } = await signedInToPleroma({}, { instance });
  const { container } = await shown(<Form />);
  const input = (selector: string): HTMLInputElement => {
    const found = container.querySelector(selector);
    if (!(found instanceof HTMLInputElement)) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const box = (words: string) =>
    [...container.querySelectorAll('label')]
      .find((label) => label.textContent === words)
      ?.querySelector('input');
  return {
    client,
    place: container,
    input,
    box,
    content: () => seen.content,
    words: () => container.textContent ?? '',
    tick: (words: string) => act(async () => box(words)?.click()),
    open: () => act(async () => container.querySelector<HTMLButtonElement>('button[aria-expanded]')?.click()),
    key: (name: string) =>
      act(async () => {
        const init = { key: name, bubbles: true, cancelable: true };
        input('[role="combobox"]').dispatchEvent(new KeyboardEvent('keydown', init));
      }),
    options: () => [...container.querySelectorAll('[role="option"]')].map((option) => option.textContent),
    active: () => {
      const id = input('[role="combobox"]').getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    },
  };
}

test('a post for later names its time in the zone of the device', async () => {
  const { tick, input, words, content } = await begin();
  await tick('Post later');
  expect(content().scheduledAt).toBe('2026-11-21T13:07:00.000Z');
  expect(input('[type="datetime-local"]').value).toBe('2026-11-21T14:07');
  await fillIn(input('[type="datetime-local"]'), '2026-12-24T18:30');
  expect(content().scheduledAt).toBe('2026-12-24T17:30:00.000Z');
  expect(words()).toContain('December 24, 2026');
  expect(words()).toContain('6:30 PM (Europe/Berlin)');
  await tick('Post later');
  expect(content().scheduledAt).toBeNull();
});

test('a time that is too near is named as such, also when it becomes so', async () => {
  const { tick, input, words } = await begin();
  await tick('Post later');
  await fillIn(input('[type="datetime-local"]'), '2026-11-21T13:04');
  expect(words()).toContain('Choose a time that is more than five minutes ahead.');
  await fillIn(input('[type="datetime-local"]'), '2026-11-21T13:06');
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(words()).not.toContain('Select a time');
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(words()).toContain('Choose a time that is more than five minutes ahead.');
});

test('a date that is half typed changes nothing', async () => {
  const { input, content } = await begin({ scheduledAt: '2026-12-24T17:30:00.000Z' });
  await fillIn(input('[type="datetime-local"]'), '');
  expect(content().scheduledAt).toBe('2026-12-24T17:30:00.000Z');
  await act(async () => input('[type="datetime-local"]').blur());
  expect(input('[type="datetime-local"]').value).toBe('2026-12-24T18:30');
});

test('a post can delete itself, after more than ten minutes', async () => {
  const { tick, input, place, content } = await begin();
  await tick('Delete automatically');
  expect(content().expiresIn).toBe(7 * 86_400);
  const unit = place.querySelector('select');
  if (unit === null) throw new Error('There is no unit.');
  const choose = async (value: string) => {
    unit.value = value;
    await act(async () => unit.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await choose('hours');
  await fillIn(input('[type="number"]'), '24');
  await act(async () => input('[type="number"]').blur());
  expect(content().expiresIn).toBe(86_400);
  expect([input('[type="number"]').value, unit.value]).toEqual(['24', 'hours']);
  await choose('minutes');
  await fillIn(input('[type="number"]'), '3');
  expect(content().expiresIn).toBe(660);
  await tick('Delete automatically');
  expect(content().expiresIn).toBeNull();
});

test('what will happen to a post stands there also when the options are closed', async () => {
  expect((await begin({}, { open: false })).words()).toBe('');
  const waiting = await begin({ scheduledAt: '2026-12-24T17:30:00.000Z' }, { open: false });
  expect(waiting.box('Post later')?.checked).toBe(true);
  expect(waiting.words()).not.toContain('Delete automatically');
  const ending = await begin({ expiresIn: 7200 }, { open: false });
  expect(ending.box('Delete automatically')?.checked).toBe(true);
  expect(ending.words()).not.toContain('Post later');
});

test('a thread and a post that is there already cannot wait for their time', async () => {
  const part = { id: 'a', text: 'and then', attachments: [] };
  expect((await begin({ following: [part] })).box('Post later')).toBeUndefined();
  const edited = await begin({ expiresIn: 7200 }, { isEdit: true });
  expect(edited.box('Post later')).toBeUndefined();
  expect(edited.box('Delete automatically')).toBeUndefined();
  expect(edited.words()).toContain('Written in: English');
});

test('what the server cannot do is not offered', async () => {
  const hollo = { version: '4.0.0 (compatible; Hollo 0.6.0)', pleroma: undefined };
  const { box } = await begin({}, { instance: hollo });
  expect(box('Delete automatically')).toBeUndefined();
});

const hollo = { version: '4.0.0 (compatible; Hollo 0.6.0)', feature_quote: true, pleroma: undefined };

test('who may quote a post is chosen where the server asks, and stands there also when the options are closed', async () => {
  const { place, content } = await begin({}, { instance: hollo });
  const choice = [...place.querySelectorAll('select')].find(
    (each) => each.labels?.[0]?.textContent === 'Who can quote this post',
  );
  if (choice === undefined) throw new Error('Nobody asks who may quote.');
  expect(choice.value).toBe('');
  await act(async () => {
    choice.value = 'followers';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(content().quotePolicy).toBe('followers');
  const closed = await begin({ quotePolicy: 'nobody' }, { instance: hollo, open: false });
  expect(closed.words()).toContain('Who can quote this post');
});

test.each([
  ['only followers read', { scope: 'private' }, hollo],
  ['is on a server that does not ask', {}, {}],
] as const)('of a post that %s nobody is asked who may quote it', async (_which, content, instance) => {
  expect((await begin(content, { instance })).words()).not.toContain('Who can quote this post');
});

test('a language is found by typing and chosen with the keyboard, and remembered for the next post', async () => {
  const { client, words, open, input, key, active, content } = await begin();
  expect(words()).toContain('Written in: English');
  await open();
  await fillIn(input('[role="combobox"]'), 'ger');
  expect(active()).toContain('German');
  await key('Enter');
  expect(content().language).toBe('de');
  expect(words()).toContain('Written in: German');
  expect(document.activeElement?.textContent).toBe('Written in: German');
  expect(client.settings.own.get()['postLanguages']).toEqual(['de']);
});

test('the chosen language and those of earlier posts stand first, and no language is a choice too', async () => {
  const { client, open, options, key, active, content } = await begin();
  await act(async () => void client.settings.write('postLanguages', ['nn', 'de']));
  await open();
  expect(options().slice(0, 3)).toEqual([
    expect.stringContaining('English'),
    expect.stringContaining('Nynorsk'),
    expect.stringContaining('German'),
  ]);
  expect(options().at(-1)).toBe('no language');
  await key('ArrowDown');
  expect(active()).toContain('Nynorsk');
  for (let step = 0; step < 40; step += 1) await key('PageDown');
  expect(active()).toBe('no language');
  await key('Enter');
  expect(content().language).toBeNull();
});

test.each(['[role="combobox"]', 'button[aria-expanded]'])(
  'Escape closes the list of languages and nothing else, pressed in %s',
  async (where) => {
    const heard = vi.fn<() => void>();
    document.addEventListener('keydown', heard);
    onTestFinished(() => document.removeEventListener('keydown', heard));
    const { place, open } = await begin();
    await open();
    await act(async () => {
      const init = { key: 'Escape', bubbles: true, cancelable: true };
      place.querySelector(where)?.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(place.querySelector('[role="listbox"]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    expect(heard).not.toHaveBeenCalled();
  },
);
