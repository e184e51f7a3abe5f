import { beforeAll, expect, test } from 'vitest';
import { cardStatus, eventually, showCard } from '../../testing/show-card';

beforeAll(() => Promise.all([import('../inline-parts/inline-parts'), import('./status-popover')]));

const RELATIONSHIPS = 'GET /api/v1/accounts/relationships';

const person = (name: string) => ({
  id: name,
  username: name,
  acct: name,
  url: `https://nest.example/users/${name}`,
});

const reply = { in_reply_to_id: 's0', in_reply_to_account_id: 'jay' };
const toWren =
  '<p><a class="u-url mention" href="https://nest.example/users/wren">@<span>wren</span></a> sings</p>';

test('says whom it answers, and shows in passing what it answers [2.2.058]', async () => {
  const { find, press } = await showCard({
    status: cardStatus({ ...reply, mentions: [person('jay')] }),
    answers: {
      [RELATIONSHIPS]: [{ id: person('jay').id }],
      'GET /api/v1/statuses/s0': cardStatus({
        id: 's0',
        account: person('jay'),
        content: '<p>who sings?</p>',
      }),
    },
  });
  await press('button', '@jay');
  await eventually(() => find('dialog', 'Reply to @jay') !== undefined);
  await expect.poll(() => find('dialog', 'Reply to @jay')?.textContent).toContain('who sings?');
});

test('what it answers and cannot be read is called unavailable [2.2.062]', async () => {
  const { find, press } = await showCard({ status: cardStatus({ ...reply, mentions: [person('jay')] }) });
  await press('button', '@jay');
  await eventually(() => find('dialog', 'Reply to @jay') !== undefined);
  await expect.poll(() => find('dialog', 'Reply to @jay')?.textContent).toMatch(/unavailable/i);
});

test('names those whom neither the text nor the reply tells of: five, and the others on demand [2.2.058]', async () => {
  const names = ['owl', 'rook', 'coot', 'smew', 'teal', 'knot', 'ruff'];
  const mentions = ['jay', 'wren', ...names].map(person);
  const { card, find, press } = await showCard({
    status: cardStatus({ ...reply, mentions, content: toWren }),
  });
  const list = () => card.querySelector('[aria-label="Also mentioned"]');
  const said = () => [...(list()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  await eventually(() => said().length === 5);
  expect(said()).toEqual(['@owl', '@rook', '@coot', '@smew', '@teal']);
  await press('button', 'Show 2 more names');
  await eventually(() => said().length === 7);
  await press('button', 'Hide 2 names');
  await eventually(() => said().length === 5);
  expect(find('button', 'Show 2 more names')?.textContent).toBe('+2');
});

test('has no line for people whom the text names [2.2.058]', async () => {
  const edited = { edited_at: '2026-11-20T10:00:00.000Z' };
  const { card } = await showCard({
    status: cardStatus({ mentions: [person('wren')], content: toWren, ...edited }),
  });
  // What comes with it has come.
  await eventually(() => card.textContent?.includes('Edited') === true);
  expect(card.querySelector('[aria-label="Also mentioned"]')).toBeNull();
});

test('says that it was changed, and leads to its versions [2.2.058]', async () => {
  const { find, press } = await showCard({ status: cardStatus({ edited_at: '2026-11-20T10:00:00.000Z' }) });
  await press('button', /^Edited /);
  await expect.poll(() => find('dialog', /./), { timeout: 10_000 }).toBeDefined();
});

test('shows what answers it without leaving the list, and hides it again [2.2.058]', async () => {
  const answer = cardStatus({
    id: 's2',
    account: person('jay'),
    in_reply_to_id: 's1',
    content: '<p>me too</p>',
  });
  const { card, find, press } = await showCard({
    status: cardStatus({ replies_count: 1 }),
    answers: {
      [RELATIONSHIPS]: [{ id: person('jay').id }],
      'GET /api/v1/statuses/s1': cardStatus({ replies_count: 1 }),
      'GET /api/v1/statuses/s1/context': { ancestors: [], descendants: [answer] },
    },
  });
  await press('button', 'Show 1 reply');
  await eventually(() => card.querySelector('[aria-label="Replies:"]')?.textContent === '@jay');
  await press('button', '@jay');
  await eventually(() => find('dialog', 'Reply by @jay')?.textContent?.includes('me too') === true);
  await press('button', 'Hide replies');
  await expect.poll(() => card.querySelector('[aria-label="Replies:"]')).toBeNull();
});

test('replies that do not come say so, and can be asked for again', async () => {
  const { card, press, answers } = await showCard({
    status: cardStatus({ replies_count: 1 }),
    answers: { 'GET /api/v1/statuses/s1': cardStatus({ replies_count: 1 }) },
  });
  await press('button', 'Show 1 reply');
  await eventually(() => card.querySelector('[role="alert"] button') !== null);
  answers['GET /api/v1/statuses/s1/context'] = { ancestors: [], descendants: [] };
  card.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
  await expect.poll(() => card.textContent).toContain('No replies you can see.');
});
