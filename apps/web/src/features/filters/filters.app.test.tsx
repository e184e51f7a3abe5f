import { callAs } from '../../testing/page/server';
import { cardWith } from '../../testing/page/parts';
import { signIn, signInByCode } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { watchWords } from '../../testing/page/watch-words';

const EVERYWHERE = ['home', 'public', 'thread', 'notifications'];

test('a filter of the first version makes a line of what it meets, as soon as it is there', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.post({ as: 'carol', text: 'It will rain all day.' });
  await sandbox.post({ as: 'carol', text: 'The train is late.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/filters', {
    method: 'POST',
    body: { phrase: 'rain', context: ['home'], whole_word: true },
  });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();
  await expect(cardWith(page, 'It will rain')).toBeHidden();
  await expect(cardWith(page, 'The train is late.')).toBeVisible();
  await page.goto('/main/public');
  await expect(cardWith(page, 'It will rain')).toBeVisible();
});

interface Wished {
  title: string;
  action: string;
  keyword: string;
  context?: readonly string[];
}

/** Makes filters of alice's on a server that applies them itself. */
async function filtersOfAlice(url: string): Promise<(wished: Wished) => Promise<unknown>> {
  const alice = await callAs(url, 'alice');
  return ({ title, action, keyword, context = EVERYWHERE }) =>
    alice('/api/v2/filters', {
      method: 'POST',
      body: { title, context, filter_action: action, keywords_attributes: [{ keyword, whole_word: true }] },
    });
}

test('filters that warn, hide and blur are obeyed from the first render on', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.character('mastodon');
  const filter = await filtersOfAlice(baseURL);
  await filter({ title: 'Weather', action: 'warn', keyword: 'rain' });
  await filter({ title: 'Chess', action: 'hide', keyword: 'zugzwang' });
  await filter({ title: 'Elsewhere', action: 'hide', keyword: 'kettle', context: ['notifications'] });
  await sandbox.post({ as: 'carol', text: 'A zugzwang in the end.' });
  await sandbox.post({ as: 'carol', text: 'Rain all day.' });
  await sandbox.post({ as: 'carol', text: 'The kettle is on.' });
  const wasSeen = watchWords('zugzwang');
  await signInByCode(page, { url: baseURL, username: 'alice', path: '/main/friends' });
  const warned = cardWith(page, 'filter “Weather”');
  await expect(warned).toBeVisible();
  await expect(cardWith(page, 'The kettle is on.')).toBeVisible();
  expect(wasSeen()).toBe(false);
  await warned.getByRole('button', { name: /^Show/ }).click();
  await expect(warned).toContainText('Rain all day.');
});

test('a filter that is made while somebody reads counts at once', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.character('mastodon');
  const filter = await filtersOfAlice(baseURL);
  await sandbox.post({ as: 'carol', text: 'Rain all day.' });
  await signInByCode(page, { url: baseURL, username: 'alice', path: '/main/friends' });
  await expect(cardWith(page, 'Rain all day.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await filter({ title: 'Weather', action: 'warn', keyword: 'rain' });
  await expect(cardWith(page, 'filter “Weather”')).toBeVisible();
  await expect(cardWith(page, 'Rain all day.')).toBeHidden();
});
