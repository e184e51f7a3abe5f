import type { Locator } from '../../testing/page/locator';
import { objectOf } from '../../testing/page/json';
import { cardWith, openPicker } from '../../testing/page/parts';
import { readJson } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const NEW = 'A kiln opened this morning.';
const reactions = (card: Locator) => card.getByRole('group', { name: 'Reactions' });
const chip = (card: Locator, name: string | RegExp) => reactions(card).getByRole('button', { name });

test('joins a reaction, leaves it again, and the server knows [2.4.004, 2.4.005, 2.7.017]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  const party = chip(card, /^🎉/);
  await expect(party).toHaveAccessibleName('🎉, 1 reaction');
  await expect(party).toHaveAttribute('aria-pressed', 'false');
  await party.click();
  await expect(party).toHaveAttribute('aria-pressed', 'true');
  await expect(party).toHaveText(/^🎉2/);
  await expect.poll(() => asked(sandbox, 'PUT')).toBe(1);
  await page.reload();
  await expect(party).toHaveAttribute('aria-pressed', 'true');
  await party.click();
  await expect(party).toHaveText(/^🎉1/);
  await expect.poll(() => asked(sandbox, 'DELETE')).toBe(1);
});

test('begins a reaction with what is picked, and takes it back by picking it again', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: NEW });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await expect(reactions(card)).toHaveCount(0);
  for (const shown of [1, 0]) {
    const picker = await openPicker(page, card);
    await picker.getByRole('searchbox').fill('honeybee');
    await picker.getByRole('button', { name: 'honeybee' }).click();
    await expect(chip(card, /^🐝/)).toHaveCount(shown);
  }
});

test('what the server refuses goes away again and is told; trying again works', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await sandbox.fail({ path: '/reactions/', status: 400, body: { error: 'The nest is full' } });
  await chip(card, /^🎉/).click();
  await expect(card.getByText('Couldn’t add the reaction')).toBeVisible();
  await expect(chip(card, /^🎉/)).toHaveText(/^🎉1/);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(chip(card, /^🎉/)).toHaveAttribute('aria-pressed', 'true');
});

test('twelve are shown, and the rest behind their number [2.9.012]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  const many = [
    '👍',
    '❤️',
    '😂',
    '🎉',
    '🌱',
    '🍞',
    '🚂',
    '🔥',
    '🪶',
    '☕',
    '👀',
    '🙌',
    '⭐',
    ':linnet:',
    '🧶',
  ];
  for (const emoji of many) await sandbox.act({ as: 'bob', action: 'react', status: id, emoji });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await expect(reactions(card).locator('[aria-pressed]')).toHaveCount(12);
  await reactions(card).getByRole('button', { name: 'Show 3 more reactions' }).click();
  await expect(reactions(card).locator('[aria-pressed]')).toHaveCount(15);
  await expect(chip(card, /^:linnet:/).locator('img')).toHaveAttribute('alt', ':linnet:');
  await reactions(card).getByRole('button', { name: 'Show fewer reactions' }).click();
  await expect(reactions(card).locator('[aria-pressed]')).toHaveCount(12);
});

test('says who reacted, when a member asks [2.7.016, 2.2.050]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'alice', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await sandbox.act({ as: 'carol', action: 'react', status: id, emoji: ':linnet:' });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await expect(chip(card, /^🎉/)).toBeVisible();
  expect(await asked(sandbox, 'GET')).toBe(0);
  await reactions(card).getByRole('button', { name: 'Who reacted' }).click();
  const people = page.getByRole('dialog', { name: 'Who reacted' });
  await expect(people.locator('a[href^="/users/"]')).toHaveCount(2);
  await expect(people).toContainText('@bob');
  await expect(people).toContainText('@carol');
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
});

test('visitors see them, have no buttons, and cause no such call [2.2.050, 2.2.061, 2.6.001]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await page.goto('/main/all');
  const card = cardWith(page, NEW);
  await expect(reactions(card)).toBeVisible();
  await expect(reactions(card).getByRole('img', { name: '🎉, 1 reaction' })).toBeVisible();
  await expect(reactions(card).getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'React with an emoji' })).toHaveCount(0);
  expect((await sandbox.log()).filter(({ path }) => /reactions/.test(path))).toEqual([]);
});

test('in timelines they stand if that is wanted, in conversations always', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await expect(reactions(card)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('linnet-settings', '{"emojiReactionsOnTimeline":false}'));
  await page.reload();
  await expect(card.getByRole('button', { name: 'React with an emoji' })).toBeVisible();
  await expect(reactions(card)).toHaveCount(0);
  await page.goto(`/notice/${id}`);
  await expect(reactions(cardWith(page, NEW))).toBeVisible();
});

test('those that the stream tells of appear', async ({ page, sandbox, baseURL }) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  await expect(card).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  const payload = objectOf(await readJson(`${baseURL}/api/v1/statuses/${id}`));
  await sandbox.event({ event: 'status.update', payload, stream: 'user' });
  await expect(chip(card, /^🎉/)).toBeVisible();
});

test('an emoji of another server can be joined where somebody used it', async ({ page, sandbox }) => {
  await signIn(page, 'alice');
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  const pictureUrl = new URL('/emoji/hedge/loaf.png', page.url()).href;
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: 'kettle@kumo.example', pictureUrl });
  await page.goto(`/notice/${id}`);
  const kettle = chip(cardWith(page, NEW), /^:kettle@kumo\.example:/);
  await kettle.click();
  await expect(kettle).toHaveText(/^2/);
  await expect.poll(() => asked(sandbox, 'PUT')).toBe(1);
  await page.reload();
  await expect(kettle).toHaveAttribute('aria-pressed', 'true');
});

async function asked(
  sandbox: { log(): Promise<{ method: string; path: string }[]> },
  wanted: string,
): Promise<number> {
  return (await sandbox.log()).filter(({ method, path }) => method === wanted && /\/reactions/.test(path))
    .length;
}

test('the reactions that somebody chose are one press away, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: NEW });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  const picker = await openPicker(page, card);
  const atHand = picker.getByRole('group', { name: 'Quick reactions' }).getByRole('button');
  await expect(atHand).toHaveCount(6);
  await picker.getByRole('button', { name: 'thumbs up' }).first().click();
  await expect(chip(card, /^👍/)).toHaveCount(1);

  await page.goto('/settings?tab=general&at=quickReactions');
  const add = page.getByRole('textbox', { name: 'Quick reactions' });
  await add.fill('🐝');
  await add.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 🐝' })).toBeVisible();
  for (const again of [false, true]) {
    await page.goto('/main/friends');
    if (again) await page.reload();
    await openPicker(page, card);
    await expect(atHand).toHaveCount(7);
    await page.keyboard.press('Escape');
  }
});
