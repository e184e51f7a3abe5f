import { callAs } from '../../testing/page/server';
import { cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { objectOf, textOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import { watchWords } from '../../testing/page/watch-words';

test('a post with a muted word is one line that names it, shows it on demand and hides it again [2.2.069, 2.3.021]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Nothing but a ZUGZWANG in the end.' });
  await storeSettings(page, { muteWords: ['zugzwang'] });
  await signIn(page, 'alice');
  const card = cardWith(page, 'muted word “zugzwang”');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Nothing but');
  await card.getByRole('button', { name: /^Show/ }).click();
  await expect(card).toContainText('Nothing but a ZUGZWANG');
  await expect(card.getByRole('button', { name: 'Reply' })).toBeVisible();
  await card.getByRole('button', { name: /again$/ }).click();
  await expect(card).not.toContainText('Nothing but');
});

test('what leaves no trace is never drawn, and comes back when the setting is taken back [2.3.021]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Nothing but a zugzwang in the end.' });
  await sandbox.post({ as: 'carol', text: 'A quiet move.' });
  await storeSettings(page, {
    muteWords: ['zugzwang'],
    hideWordFilteredPosts: true,
    thirdColumnMode: 'none',
  });
  const wasSeen = watchWords('zugzwang');
  await signIn(page, 'alice');
  await expect(cardWith(page, 'A quiet move.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(wasSeen()).toBe(false);

  await storeSettings(page, { hideWordFilteredPosts: false });
  await page.reload();
  await expect(cardWith(page, 'muted word “zugzwang”')).toBeVisible();
});

test('one’s own posts are never muted', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'alice', text: 'My own zugzwang.' });
  await storeSettings(page, {
    muteWords: ['zugzwang'],
    hideWordFilteredPosts: true,
    hideFilteredStatuses: true,
  });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'My own zugzwang.')).toBeVisible();
});

test('what a muted person wrote stands folded on the first page already, and not at all where one wants it so', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.post({ as: 'carol', text: 'What carol says.' });
  await sandbox.post({ as: 'bob', text: 'What bob says.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  const carol = objectOf(await alice('/api/v1/accounts/lookup?acct=carol'));
  await alice(`/api/v1/accounts/${textOf(carol['id'])}/mute`, { method: 'POST' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'What bob says.')).toBeVisible();
  const folded = cardWith(page, 'muted person');
  await expect(folded.first()).toBeVisible();
  await page.reload();
  await expect(folded.first()).toBeVisible();
  await folded.first().getByRole('button', { name: /^Show/ }).press('Enter');
  await expect(cardWith(page, 'What carol says.')).toBeVisible();
  const homes = (await sandbox.log()).filter(({ path }) => path === '/api/v1/timelines/home');
  expect(homes.every(({ query }) => query.includes('with_muted=true'))).toBe(true);

  await storeSettings(page, { hideMutedPosts: true });
  await page.reload();
  await expect(cardWith(page, 'What bob says.')).toBeVisible();
  await expect(folded).toHaveCount(0);
});

test('a muted conversation is away from home, and whole where it is opened [2.4.003]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'A long quarrel begins.' });
  await sandbox.post({ as: 'carol', text: 'A word more of it.', inReplyTo: id });
  await sandbox.post({ as: 'carol', text: 'Something else.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice(`/api/v1/statuses/${id}/mute`, { method: 'POST' });
  const wasSeen = watchWords('A long quarrel');
  await signIn(page, 'alice');
  await expect(cardWith(page, 'Something else.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(wasSeen()).toBe(false);
  await page.goto(`/notice/${id}`);
  await expect(cardWith(page, 'A long quarrel begins.')).toBeVisible();
  await expect(cardWith(page, 'A word more of it.')).toBeVisible();
});

test('who hides muted people and not muted conversations sees a line for these alone', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A long quarrel begins.' });
  await sandbox.post({ as: 'carol', text: 'What carol says.' });
  await sandbox.post({ as: 'bob', text: 'What bob says.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice(`/api/v1/statuses/${id}/mute`, { method: 'POST' });
  const carol = objectOf(await alice('/api/v1/accounts/lookup?acct=carol'));
  await alice(`/api/v1/accounts/${textOf(carol['id'])}/mute`, { method: 'POST' });
  await storeSettings(page, { hideMutedPosts: true, hideMutedThreads: false, thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'What bob says.')).toBeVisible();
  await expect(cardWith(page, 'muted conversation')).toHaveCount(1);
  await expect(cardWith(page, 'muted person')).toHaveCount(0);
  // When both are to be hidden completely, the server leaves them out.
  await storeSettings(page, { hideMutedThreads: true });
  await page.reload();
  await expect(cardWith(page, 'What bob says.')).toBeVisible();
  await expect(cardWith(page, 'muted conversation')).toHaveCount(0);
});
