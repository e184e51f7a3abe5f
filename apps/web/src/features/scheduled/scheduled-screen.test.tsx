import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
// The code of dialogs is there already: it is not what these tests wait for.
import '../../ui/floating/floating-parts';
import { fillIn } from '../../testing/fill-in';
import { signedInToPleroma, type ServedAnswers } from '../../testing/signed-in-to-pleroma';
import { until } from '../../testing/until';
import { ScheduledScreen } from './scheduled-screen';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const LIST = '/api/v1/scheduled_statuses';

const waiting = (id: string, at: string, params: object = {}) => ({
  id,
  scheduled_at: at,
  params: { text: `post ${id}`, spoiler_text: null, visibility: 'unlisted', poll: null, ...params },
  media_attachments: [],
});

const two = [waiting('2', '2126-12-24T17:30:00.000Z'), waiting('1', '2126-12-01T09:00:00.000Z')];

async function begin(answers: ServedAnswers) {
  const { client, requests, shown } = await signedInToPleroma(answers);
  const { container } = await shown(<ScheduledScreen />);
  const page = () => document.body.textContent ?? '';
  const posts = () => [...container.querySelectorAll('article')];
  const buttons = (name: string) =>
    [...document.querySelectorAll('button')].filter((each) => each.textContent === name);
  return {
    client,
    requests,
    place: container,
    page,
    posts,
    buttons,
    press: async (name: string) => act(async () => buttons(name).at(-1)?.click()),
    field: () => {
      const field = container.querySelector('input[type="datetime-local"]');
      if (!(field instanceof HTMLInputElement)) throw new Error('There is no field for the time.');
      return field;
    },
  };
}

test('where the server keeps the language of a post, the post tells it', async () => {
  const poll = { options: ['Roggen'], expires_in: 7200, multiple: false };
  const told = { text: 'Brot', spoiler_text: 'Küche', poll, language: 'de' };
  const { posts } = await begin({ [`GET ${LIST}`]: () => [waiting('3', '2126-12-02T09:00:00.000Z', told)] });
  const german = [...(posts()[0]?.querySelectorAll('[lang=de]') ?? [])];
  expect(german.map(({ textContent }) => textContent)).toEqual(['Küche', 'Brot', 'Roggen']);
});

test('lists what waits, the soonest first, as it was typed', async () => {
  const poll = { options: ['rye', 'oat'], expires_in: 7200, multiple: true };
  const { posts } = await begin({
    [`GET ${LIST}`]: () => [
      ...two,
      waiting('3', '2126-12-02T09:00:00.000Z', {
        spoiler_text: 'kitchen',
        poll,
        expires_in: 86_400,
        in_reply_to_id: '9',
      }),
    ],
  });
  await until(() => posts().length === 3);
  expect(posts().map((post) => post.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('December 1, 2126 at 10:00'),
    expect.stringContaining('December 2, 2126'),
    expect.stringContaining('December 24, 2126 at 6:30'),
  ]);
  const words = posts()[1]?.textContent;
  for (const part of [
    'kitchen',
    'post 3',
    'rye',
    'Poll open for 2 hours',
    'Deletes itself after 1 day',
    'Reply',
  ])
    expect(words).toContain(part);
});

test('says what would stand here when nothing waits', async () => {
  const { page } = await begin({ [`GET ${LIST}`]: () => [] });
  await until(() => page().includes('No scheduled posts yet'));
  expect(page()).toContain('Schedule a post to find it here until its time.');
});

test('says why they did not come, and tries again', async () => {
  let tries = 0;
  const { page, press, posts } = await begin({
    [`GET ${LIST}`]: () => {
      tries += 1;
      return tries === 1 ? Response.json({ error: 'Asleep' }, { status: 503 }) : two;
    },
  });
  await until(() => page().includes('Asleep'));
  await press('Try again');
  await until(() => posts().length === 2);
  expect(page()).not.toContain('Asleep');
});

test('a post is moved to another time', async () => {
  const { requests, posts, buttons, field, press } = await begin({
    [`GET ${LIST}`]: () => two,
    [`PUT ${LIST}/1`]: () => waiting('1', '2126-12-30T11:15:00.000Z'),
  });
  await until(() => posts().length === 2);
  await act(async () => buttons('Change time')[0]?.click());
  expect(field().value).toBe('2126-12-01T10:00');
  await fillIn(field(), '2126-12-30T12:15');
  await press('Save time');
  await until(() => posts()[1]?.textContent?.includes('post 1') === true);
  expect(requests.at(-1)).toEqual({
    call: `PUT ${LIST}/1`,
    body: { scheduled_at: '2126-12-30T11:15:00.000Z' },
  });
});

test('a time that is too near is not asked for; what the server refuses is told', async () => {
  const { requests, page, posts, buttons, field, press } = await begin({
    [`GET ${LIST}`]: () => two,
    [`PUT ${LIST}/1`]: () => Response.json({ error: 'must be at least 5 minutes from now' }, { status: 422 }),
  });
  await until(() => posts().length === 2);
  await act(async () => buttons('Change time')[0]?.click());
  await fillIn(field(), '2020-01-01T12:15');
  await press('Save time');
  expect(requests.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
  expect(page()).toContain('Choose a time that is more than five minutes ahead.');
  await fillIn(field(), '2126-01-01T12:15');
  await press('Save time');
  await until(() => page().includes('must be at least 5 minutes from now'));
  expect(posts()).toHaveLength(2);
});

test('a post is taken back after a question, and what it says becomes a draft', async () => {
  const { client, page, posts, buttons, press } = await begin({
    [`GET ${LIST}`]: () => two,
    [`DELETE ${LIST}/1`]: () => two[1],
  });
  await until(() => posts().length === 2);
  await act(async () => buttons('Cancel scheduling')[0]?.click());
  await until(() => page().includes('Cancel this post?'));
  await press('Keep post');
  await until(() => !page().includes('Cancel this post?'));
  expect(posts()).toHaveLength(2);
  await act(async () => buttons('Cancel scheduling')[0]?.click());
  await until(() => page().includes('Cancel this post?'));
  await press('Cancel scheduling');
  await until(() => posts().length === 1);
  const drafts = await client.drafts.load();
  expect(drafts.entries().map(({ content }) => content.text)).toEqual(['post 1']);
});

test('what could not be taken back is told, and stays', async () => {
  const { page, posts, buttons, press } = await begin({
    [`GET ${LIST}`]: () => two,
    [`DELETE ${LIST}/1`]: () => Response.json({ error: 'Asleep' }, { status: 503 }),
  });
  await until(() => posts().length === 2);
  await act(async () => buttons('Cancel scheduling')[0]?.click());
  await until(() => page().includes('Cancel this post?'));
  await press('Cancel scheduling');
  await until(() => page().includes('Couldn’t cancel the post.'));
  expect(page()).toContain('Asleep');
  await press('Keep post');
  expect(posts()).toHaveLength(2);
});

test('one that has gone out meanwhile leaves the list, and that is told', async () => {
  const { page, posts, buttons, press } = await begin({ [`GET ${LIST}`]: () => two });
  await until(() => posts().length === 2);
  await act(async () => buttons('Cancel scheduling')[0]?.click());
  await until(() => page().includes('Cancel this post?'));
  await press('Cancel scheduling');
  await until(() => posts().length === 1);
  expect(page()).toContain('This post is no longer scheduled');
});

test('what was refused after its question was closed is told by a notice, and is tried again from there', async () => {
  const asleep = () => Response.json({ error: 'Asleep' }, { status: 503 });
  let tries = 0;
  let letGo: (() => void) | undefined;
  const { client, page, posts, buttons, press } = await begin({
    [`GET ${LIST}`]: () => two,
    [`DELETE ${LIST}/1`]: async () => {
      tries += 1;
      if (tries === 1) await new Promise<void>((resolve) => (letGo = resolve));
      return tries < 3 ? asleep() : two[1];
    },
  });
  await until(() => posts().length === 2);
  await act(async () => buttons('Cancel scheduling')[0]?.click());
  await until(() => page().includes('Cancel this post?'));
  await press('Cancel scheduling');
  await until(() => letGo !== undefined);
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await until(() => !page().includes('Cancel this post?'));
  letGo?.();
  const told = () => client.notices.list.get().find(({ key }) => key === 'scheduled.not_cancelled');
  await until(() => told() !== undefined);
  expect(told()?.values['time']).toContain('December 1, 2126 at 10:00');
  expect(told()?.reason).toMatchObject({ text: 'Asleep' });
  // Refused again, it is told again.
  const first = told();
  first?.action?.run();
  await until(() => told() !== undefined && told() !== first);
  expect(posts()).toHaveLength(2);
  told()?.action?.run();
  await until(() => posts().length === 1);
  expect(told()).toBeUndefined();
});

test('what was refused after the page was left is told by a notice, whatever was done', async () => {
  const held: (() => void)[] = [];
  const answers: ServedAnswers = {
    [`GET ${LIST}`]: () => two,
    [`PUT ${LIST}/1`]: async () => {
      await new Promise<void>((resolve) => void held.push(resolve));
      return Response.json({ error: 'Too soon' }, { status: 422 });
    },
  };
  const { client, shown } = await signedInToPleroma(answers);
  const { container, rerender } = await shown(<ScheduledScreen />);
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === name);
  await until(() => button('Change time') !== undefined);
  await act(async () => button('Change time')?.click());
  await act(async () => button('Save time')?.click());
  await until(() => held.length === 1);
  await rerender(null);
  held[0]?.();
  await until(() => client.notices.list.get().length === 1);
  expect(client.notices.list.get()[0]).toMatchObject({ key: 'scheduled.not_moved' });
});
